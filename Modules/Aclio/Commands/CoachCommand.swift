import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import HTTPTypes

/// `aclio coach`: shows and chooses the coach and its connection.
struct CoachCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("coach", HelpText.coach, more: HelpText.coachMore)
  }

  /// The argument: a coach, or the test.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case offline, anthropic, openai, hub, test
    var coach: CoachName? { CoachName(rawValue: rawValue) }
  }

  static var purpose: CommandPurpose { .either }
  static var limits: [RouteLimit] { [.coach] }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.coachChoice))
  var choice: Choice?

  @Option(help: ArgumentHelp(HelpText.coachChoiceModel))
  var model: String?

  @Option(help: ArgumentHelp(HelpText.coachChoiceUrl))
  var url: String?

  @Flag(help: ArgumentHelp(HelpText.coachChoiceKeyStdin))
  var keyStdin = false

  @Flag(help: ArgumentHelp(HelpText.coachChoiceNewKey))
  var newKey = false

  @Flag(help: ArgumentHelp(HelpText.coachChoiceForgetKey))
  var forgetKey = false

  var showsOnly: Bool { choice != .test }

  func run(in world: World) async throws {
    if choice == .test { return try await world.testCoach() }
    let current = try await world.store.setting(CoachChoice.coach)
    let coach = choice?.coach ?? current
    let former = try await world.coachHost(coach)
    try await choose(coach, in: world)
    var words: [String] = []
    // A key belongs to the server that it was given for.
    if let key = coach.key, let former, try await world.coachHost(coach) != former,
      try world.secrets.find(key.secret) != nil
    {
      try world.secrets.remove(key.secret)
      words += CoachText.keyForgotten.lines(in: world)
    }
    if let choice = choice?.coach {
      words += CoachText.chosen(choice).lines(in: world)
      if let host = try await world.coachHost(choice) {
        words += CoachText.sends(host).lines(in: world)
      }
    }
    words += try await changeKey(of: coach, in: world)
    // Queued plans are requested from the new coach.
    let arrived = try await world.renewPending()
    if !arrived.isEmpty { words += CoachText.arrived(arrived.count).lines(in: world) }
    let state = try await CoachState(coach, in: world)
    try world.answer(state.json) { words + (words.isEmpty ? [] : [""]) + state.lines(in: world) }
  }

  /// Validates all options before storing any.
  private func choose(_ coach: CoachName, in world: World) async throws {
    if let url {
      guard coach.addressSetting != nil else {
        throw ValidationError("The offline planner has no address.")
      }
      try HTTPCall(.post, url).requireAllowedAddress()
      guard url.isCoachAddress else { throw NetError.invalidURL }
    }
    if let model {
      guard coach.modelSetting != nil else {
        throw ValidationError("A model can be chosen for anthropic and openai.")
      }
      guard model.isModelName else { throw CoachError.noModel(model) }
    }
    let (choice, model, url) = (choice?.coach, model, url)
    guard choice != nil || model != nil || url != nil else { return }
    try await world.store.transaction { transaction in
      if let choice { try transaction.set(CoachChoice.coach, to: choice) }
      if let model, let setting = coach.modelSetting { try transaction.set(setting, to: model) }
      if let url, let setting = coach.addressSetting { try transaction.set(setting, to: url) }
    }
  }

  private func changeKey(of coach: CoachName, in world: World) async throws -> [String] {
    guard let key = coach.key else {
      guard !keyStdin, !newKey, !forgetKey else {
        throw ValidationError("The offline planner needs no key.")
      }
      return []
    }
    if forgetKey {
      try world.secrets.remove(key.secret)
      return CoachText.keyForgotten.lines(in: world)
    }
    if keyStdin {
      try world.keep(world.files.text(of: "-", limit: 10_000), asKeyOf: coach)
      return CoachText.keyKept.lines(in: world)
    }
    let isMissing = choice != nil ? try await CoachState(coach, in: world).isKeyMissing : false
    guard newKey || isMissing, world.canAsk,
      let typed = world.askSecret(world.text(CoachText.askKey(coach.label))), !typed.isEmpty
    else { return [] }
    try world.keep(typed, asKeyOf: coach)
    return CoachText.keyKept.lines(in: world)
  }
}

extension World {
  /// Asks the chosen coach to say hello, and shows the answer.
  fileprivate func testCoach() async throws {
    let coach = try await coach()
    let request = ChatRequest(
      message: text(CoachText.testMessage), history: [],
      reader: CoachReader(today: today, language: language))
    var answer = ""
    for try await piece in coach.chat(request) { answer += piece }
    // Cancelling the reader ends the stream without an error.
    try Task.checkCancellation()
    let shown = answer.terminalSafe.trimmingWhitespace()
    try self.answer(["coach": .string(coach.name.rawValue), "answer": .string(shown)]) {
      [styled(text(CoachText.name(coach.name)), .bold)] + shown.wrapped(to: columns)
    }
  }
}
