import AclioModeration
import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `aclio expand GOAL STEP`: a step in detail, requested from the coach once and then stored.
struct ExpandStep: Action {
  static var configuration: CommandConfiguration {
    .init("expand", HelpText.expand, more: HelpText.expandMore)
  }
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.goalNamed),
      .argument("step", \.step, HelpText.draftStep),
      .flag("again", \.isNew, HelpText.expandAgain),
    ]
  }

  var goal = ""
  var step = ""
  /// `true` to ask again for what is stored.
  var isNew = false

  func perform(in world: World) async throws -> StepExpansion {
    let asked = try await AskedStep(step, of: goal, in: world)
    if !isNew,
      let known = try await world.store.read({ try $0.find(StepExpansion.self, asked.step.id) })
    {
      return known
    }
    return try await asked.help(.expand, in: world) { coach, reader in
      StepExpansion(
        try await coach.expand(asked.step, of: asked.state, as: reader), of: asked.step,
        by: coach.name, at: world.now())
    }
  }
}

extension StepExpansion: Outcome {
  func lines(in world: World) -> [String] {
    MarkdownLines(text: markdown(in: world.language)).lines(in: world)
      + ["", world.styled(world.text(StepHelpText.from(coach)), .dim)]
  }
}

/// `aclio do GOAL STEP`: carries out the written part of a step.
struct DoStep: Action {
  static var configuration: CommandConfiguration {
    .init("do", HelpText.draft, more: HelpText.draftMore)
  }
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.goalNamed),
      .argument("step", \.step, HelpText.draftStep),
      .option("out", \.file, HelpText.draftOut, valueName: "file").ofThisMachine,
      .force(\.replacesFile),
      .flag("last", \.isLast, HelpText.draftLast),
    ]
  }

  var goal = ""
  var step = ""
  /// The file to write, or `-`.
  var file = "-"
  var replacesFile = false
  /// `true` for the stored document, if there is one.
  var isLast = false

  func perform(in world: World) async throws -> WrittenDocument {
    let path = file == "-" ? nil : try world.files.target(file, replacing: replacesFile)
    let document = try await document(in: world)
    if let path { try world.files.write(Data(document.text.utf8), path) }
    return WrittenDocument(document: document, path: path, name: file)
  }

  private func document(in world: World) async throws -> StepDocument {
    let asked = try await AskedStep(step, of: goal, in: world)
    if isLast,
      let known = try await world.store.read({ try $0.find(StepDocument.self, asked.step.id) })
    {
      return known
    }
    return try await asked.help(.doIt, in: world) { coach, reader in
      StepDocument(
        id: asked.step.id, coach: coach.name, at: world.now(),
        text: try await coach.doIt(asked.step, of: asked.state, as: reader))
    }
  }
}

/// A step's document with its file.
struct WrittenDocument: Outcome, JSONObject {
  let document: StepDocument
  /// The file's path, and its name as typed; `nil` and `-` for none.
  let path: String?, name: String

  static let fields: [Field<Self>] = [
    Field("step", "The id of the step.", \.document.id),
    Field("coach", "The coach that wrote it.", \.document.coach),
    Field("at", "When it did.", \.document.at),
    Field("text", "What it wrote, in Markdown.", \.document.text),
    Field("file", "The file’s path, if it was written to one.", \.path),
  ]

  func lines(in world: World) -> [String] {
    guard path == nil else { return [world.text(StepHelpText.written(name.terminalSafe))] }
    var lines = MarkdownLines(text: document.text).lines(in: world)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
      + (world.isDrawn
        ? ["", world.styled(world.text(StepHelpText.from(document.coach)), .dim)] : [])
  }
}

/// A step named by the person, with its goal.
struct AskedStep: Sendable {
  let state: GoalState
  let step: GoalStep
  let person: Profile

  /// Finds the named step.
  init(_ step: String, of goal: String, in world: World) async throws {
    (state, self.step, person) = try await world.store.read { snapshot in
      let state = try snapshot.state(of: snapshot.goal(named: goal))
      return (state, try state.step(named: step), try snapshot.person())
    }
  }

  /// Asks the coach about the step and stores the answer; only that counts as a use.
  fileprivate func help<Answer: Record>(
    _ action: PremiumGate.Action, in world: World,
    _ ask: @Sendable (any Coach, CoachReader) async throws -> Answer
  ) async throws -> Answer {
    _ = try Moderation.require([state.goal.name, step.title])
    let (moment, gate) = (world.moment, try await world.gate())
    // Check the limit before any request.
    try await world.store.read { try gate.require(action, in: $0, at: moment) }
    let coach = try await world.coach()
    let reader = CoachReader(person: person, today: moment.today, language: world.language)
    let answer = try await world.terminal.withSpinner(
      world.text(StepHelpText.asking), sleep: world.sleep
    ) {
      try await ask(coach, reader)
    }
    try await world.store.transaction { transaction in
      guard try transaction.find(GoalStep.self, step.id) != nil else {
        throw StepHelpError.stepGone(step.title)
      }
      try gate.require(action, in: transaction.snapshot, at: moment)
      try transaction.put(answer)
      try gate.charge(action, in: transaction, at: moment)
    }
    return answer
  }
}
