import CoreModels
import CorePlugin
import CoreStorage

/// The goals in the phone app's file, ready to be stored.
struct GoalImport: Sendable {
  /// A goal with its nested data.
  struct Entry: Sendable {
    var goal: Verbatim<Goal>
    var steps: [Verbatim<GoalStep>]
    var done: [StepCompletion]
  }

  let entries: [Entry]

  /// Parses a JSON array of goals, or an object with such an array as `goals`; `nil` for anything
  /// else.
  init?(_ json: JSONValue) {
    guard case .array(let goals) = json["goals"] ?? json else { return nil }
    do {
      entries = try goals.map { try Entry($0) }
    } catch {
      return nil
    }
  }

  /// Stores all new goals or none, and returns their number. Throws
  /// ``GoalError/badImport(goal:_:)`` for a goal with invalid texts, and ``GateError``.
  func keep(in transaction: Transaction, through gate: PremiumGate, at moment: Moment) throws -> Int
  {
    let day = moment.today
    for (number, entry) in zip(1..., entries) { try entry.check(number) }
    let new = try entries.filter { try transaction.find(Goal.self, $0.goal.id) == nil }
    let ids = Set(new.filter { !$0.goal.value.isArchived }.map(\.goal.id))
    try gate.require(.newGoal, times: ids.count, in: transaction.snapshot, at: moment)
    var count = 0
    for entry in new where try transaction.find(Goal.self, entry.goal.id) == nil {
      count += 1
      try transaction.put(entry.goal)
      for step in entry.steps { try transaction.put(step) }
      for done in entry.done { try transaction.put(done) }
      try transaction.noteCompletion(of: entry.goal.value, on: nil)
    }
    if count > 0 { try transaction.unlock(on: day) }
    return count
  }
}

extension GoalImport.Entry {
  fileprivate func check(_ number: Int) throws {
    do {
      try GoalRules.requireImported(goal.value, steps.map(\.value))
    } catch let violation as TextViolation {
      throw GoalError.badImport(goal: number, .text(violation))
    } catch let harm as SafetyError {
      throw GoalError.badImport(goal: number, .harm(harm))
    }
  }

  fileprivate init(_ json: JSONValue) throws {
    guard case .object(var members) = json, let id = members["id"]?.phoneID, !id.contains("/")
    else { throw GoalError.unknownImport("") }
    let (steps, done) = (
      members["steps"]?.elements ?? [], members["completedSteps"]?.elements ?? []
    )
    (members["steps"], members["completedSteps"]) = (nil, nil)
    goal = try Verbatim(Goal.migrations.upgraded(.object(members), from: 1))
    let doneIDs = Set(done.compactMap(\.phoneID))
    self.steps = []
    self.done = []
    for (index, step) in steps.enumerated() {
      guard case .object(var members) = step else { throw GoalError.unknownImport("") }
      let own = members["id"]?.phoneID ?? "\(index + 1)"
      let stepID = GoalStep.idPrefix(ofGoal: id) + own.replacing("/", with: "-")
      members["id"] = .string(stepID)
      members["goal"] = .string(id)
      members["position"] = .integer(Int64(index + 1))
      self.steps.append(try Verbatim(GoalStep.migrations.upgraded(.object(members), from: 1)))
      // The phone app does not record the day.
      if doneIDs.contains(own) { self.done.append(StepCompletion(id: stepID, goal: id, day: nil)) }
    }
  }
}

/// A record that preserves unknown members.
struct Verbatim<Value: Record>: Record {
  static var kind: String { Value.kind }
  static var version: Int { Value.version }

  let value: Value
  private let body: JSONValue

  init(_ body: JSONValue) throws {
    value = try body.decode(Value.self)
    self.body = body
  }

  init(from decoder: any Decoder) throws { try self.init(JSONValue(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }

  var id: String { value.id }
  var day: Day? { value.day }
  var searchText: String? { value.searchText }
}

extension JSONValue {
  /// The elements of an array; empty for any other value.
  fileprivate var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
