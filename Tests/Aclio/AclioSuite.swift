import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Aclio

extension Stage {
  /// A stage for Aclio, 2026-11-21 09:30 UTC.
  static func aclio(
    isInteractive: Bool = false, columns: Int = 80, rows: Int = 24, colors: ColorDepth = .none,
    language: Language = .english, files: [String: String] = [:], typed: [String] = []
  ) throws -> Stage {
    try Stage(
      kinds: AclioPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns, rows: rows, colors: colors, files: files, typed: typed)
  }

  func aclio(_ arguments: String...) async throws -> String {
    try await run(AclioPlugin.self, arguments)
  }

  func aclioJSON(_ arguments: String...) async throws -> JSONValue {
    try await json(AclioPlugin.self, arguments)
  }

  /// The same person on another device, with a new store.
  func otherDevice(_ name: String) throws -> Stage {
    var other = self
    let clock = clock
    other.world.store = try .inMemory(
      kinds: AclioPlugin().records + [MercySpan.self],
      effects: Store.Effects(now: { clock.now }, device: { name }))
    return other
  }

  /// Merges all changes of another device.
  func merge(_ other: Stage) async throws {
    try await world.store.merge(try await other.world.store.changes(limit: .max).changes)
  }

  /// Stores a goal whose id is its name in lower case, with steps of the given titles.
  @discardableResult
  func keep(
    _ name: String, _ titles: [String], category: GoalCategory = .health, due: String? = nil
  ) async throws -> Goal {
    let (moment, makeID) = (world.moment, world.makeID)
    let steps = titles.map { Plan.Step(title: $0, description: "About \($0).") }
    return try await world.store.transaction {
      try $0.keep(
        Plan(category: category, steps: steps), name: name, due: due.flatMap { Day($0) },
        id: name.lowercased(), at: moment, makeID: makeID)
    }
  }

  /// Marks the step with that number as done or not done.
  func tick(_ goal: String, _ step: Int, _ isDone: Bool = true) async throws {
    let today = world.today
    try await world.store.transaction { transaction in
      let state = try transaction.snapshot.state(of: transaction.snapshot.goal(named: goal))
      guard state.steps.indices.contains(step - 1) else { return }
      if isDone {
        try transaction.complete(state.steps[step - 1], on: today)
      } else {
        try transaction.uncomplete(state.steps[step - 1])
      }
    }
  }

  func ledger() async throws -> Ledger {
    let today = world.today
    return try await world.store.read { try Ledger($0, on: today) }
  }

  func nextDay() { clock.advance(seconds: 86_400) }
}
