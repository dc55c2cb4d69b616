import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import HTTPTypes

/// `aclio coach`: shows and chooses the coach and its connection.
struct ChooseCoach: Action {
  static var configuration: CommandConfiguration {
    .init("coach", HelpText.coach, more: HelpText.coachMore)
  }
  static var purpose: CommandPurpose { .either }
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] {
    [
      .argument("choice", \.choice, HelpText.coachChoice),
      .option("model", \.model, HelpText.coachChoiceModel),
      .option("url", \.url, HelpText.coachChoiceUrl),
      .flag("key_stdin", \.readsKey, HelpText.coachChoiceKeyStdin).ofThisMachine,
      .flag("new_key", \.asksKey, HelpText.coachChoiceNewKey).ofThisMachine,
      .flag("forget_key", \.forgetsKey, HelpText.coachChoiceForgetKey),
    ]
  }

  /// A coach, or the test.
  enum Choice: String, CaseIterable, InputValue {
    case offline, anthropic, openai, hub, test
    var coach: CoachName? { CoachName(rawValue: rawValue) }
  }

  var choice: Choice?
  var model: String?
  var url: String?
  var readsKey = false
  var asksKey = false
  var forgetsKey = false
  /// A key from a form.
  var typedKey: String?

  var showsOnly: Bool { choice != .test }

  func perform(in world: World) async throws -> ChosenCoach {
    if choice == .test { return try await greeting(in: world) }
    let current = try await world.store.setting(CoachChoice.coach)
    let coach = choice?.coach ?? current
    let former = try await world.coachHost(coach)
    try await choose(coach, in: world)
    var sentences: [CoachText] = []
    // A key belongs to the server that it was given for.
    if let key = coach.key, let former, try await world.coachHost(coach) != former,
      try world.secrets.find(key.secret) != nil
    {
      try world.secrets.remove(key.secret)
      sentences.append(.keyForgotten)
    }
    if let choice = choice?.coach {
      sentences.append(.chosen(choice))
      if let host = try await world.coachHost(choice) { sentences.append(.sends(host)) }
    }
    if let change = try await changeKey(of: coach, in: world) { sentences.append(change) }
    // Queued plans are requested from the new coach.
    let arrived = try await world.renewPending()
    if !arrived.isEmpty { sentences.append(.arrived(arrived.count)) }
    return .state(try await CoachState(coach, in: world), sentences)
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
    guard choice != nil || model != nil || url != nil else { return }
    try await world.store.transaction { transaction in
      if let choice = choice?.coach { try transaction.set(CoachChoice.coach, to: choice) }
      if let model, let setting = coach.modelSetting { try transaction.set(setting, to: model) }
      if let url, let setting = coach.addressSetting { try transaction.set(setting, to: url) }
    }
  }

  var asks: Bool { asksKey }

  private func changeKey(of coach: CoachName, in world: World) async throws -> CoachText? {
    guard let key = coach.key else {
      guard !readsKey, !asksKey, !forgetsKey else {
        throw ValidationError("The offline planner needs no key.")
      }
      return nil
    }
    if forgetsKey {
      try world.secrets.remove(key.secret)
      return .keyForgotten
    }
    if let typedKey {
      try world.keep(typedKey, asKeyOf: coach)
      return .keyKept
    }
    if readsKey {
      try world.keep(world.files.text(of: "-", limit: 10_000), asKeyOf: coach)
      return .keyKept
    }
    let isMissing = choice != nil ? try await CoachState(coach, in: world).isKeyMissing : false
    guard asksKey || isMissing, world.canAsk,
      let typed = world.askSecret(world.text(CoachText.askKey(coach.label))), !typed.isEmpty
    else { return nil }
    try world.keep(typed, asKeyOf: coach)
    return .keyKept
  }

  /// Asks the chosen coach to say hello.
  private func greeting(in world: World) async throws -> ChosenCoach {
    let coach = try await world.coach()
    let request = ChatRequest(
      message: world.text(CoachText.testMessage), history: [],
      reader: CoachReader(today: world.today, language: world.language))
    var answer = ""
    for try await piece in coach.chat(request) { answer += piece }
    // Cancelling the reader ends the stream without an error.
    try Task.checkCancellation()
    return .greeting(
      CoachGreeting(coach: coach.name, answer: answer.terminalSafe.trimmingWhitespace()))
  }
}

/// The coach after a change, with the sentences that describe it, or its greeting.
enum ChosenCoach: Outcome {
  case state(CoachState, [CoachText])
  case greeting(CoachGreeting)

  static var shape: Shape { .anyOf([CoachState.shape, CoachGreeting.shape]) }

  var json: JSONValue {
    switch self {
    case .state(let state, _): state.json
    case .greeting(let greeting): greeting.json
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .state(let state, let sentences):
      sentences.flatMap { $0.lines(in: world) } + (sentences.isEmpty ? [] : [""])
        + state.lines(in: world)
    case .greeting(let greeting):
      [world.styled(world.text(CoachText.name(greeting.coach)), .bold)]
        + greeting.answer.wrapped(to: world.columns)
    }
  }
}

/// A coach's answer to a test.
struct CoachGreeting: JSONObject {
  let coach: CoachName
  let answer: String

  static let fields: [Field<Self>] = [
    Field("coach", "The coach.", \.coach), Field("answer", "What it says.", \.answer),
  ]
}
