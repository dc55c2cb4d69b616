import AclioModeration
import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Synchronization

/// `aclio chat [GOAL] [MESSAGE…]`: a conversation with the coach.
struct Chat: Action {
  static var configuration: CommandConfiguration {
    .init("chat", HelpText.chat, more: HelpText.chatMore)
  }
  static var purpose: CommandPurpose { .either }
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.chatGoal),
      .argument("message", \.message, HelpText.chatMessage, isRequired: false),
      .flag("history", \.history, HelpText.chatHistory),
      .flag("clear", \.clear, HelpText.chatClear),
    ]
  }

  var goal: String?
  var message: [String] = []
  var history = false
  var clear = false

  func validate() throws {
    if clear && (history || !message.isEmpty) || history && !message.isEmpty {
      throw ValidationError("--history and --clear stand alone, after a goal or none.")
    }
  }

  func perform(in world: World) async throws -> ChatOutcome {
    let (goal, words) = try await addressed(in: world)
    if clear { return try await deleteConversation(about: goal, in: world) }
    if history { return try await conversation(about: goal, in: world) }
    if !words.isEmpty {
      return try await exchange(words.joined(separator: " "), about: goal, in: world)
    } else if world.files.isInputGiven() {
      let text = try world.files.text(of: "-", limit: 64 << 10)
      return try await exchange(text, about: goal, in: world)
    } else if world.canAsk {
      return try await converse(about: goal, in: world)
    } else {
      throw ChatError.noMessage
    }
  }

  var asks: Bool { !history && !clear && message.isEmpty }

  /// Undo skips conversations, so the store alone would not refuse to write them.
  var showsOnly: Bool { history || !isSentence }

  /// Resolves the arguments to a goal and a message.
  private func addressed(in world: World) async throws -> (Goal?, [String]) {
    guard let name = goal else { return (nil, message) }
    do {
      return (try await world.store.read { try $0.goal(named: name) }, message)
    } catch GoalError.noSuchGoal where !(history || clear) && isSentence {
      return (nil, [name] + message)
    }
  }

  private var isSentence: Bool {
    !message.isEmpty || goal?.contains(where: \.isWhitespace) == true
  }

  /// Sends one message and receives its answer, which is printed as it arrives.
  @discardableResult
  private func exchange(
    _ text: String, about goal: Goal?, with known: (any Coach)? = nil, in world: World
  ) async throws -> ChatOutcome {
    let coach = if let known { known } else { try await world.coach() }
    let begun = try await world.beginExchange(text, about: goal, with: coach.name)
    let isLive = world.isDrawn && world.terminal.isInteractive
    let screen = Mutex(
      StreamedText(
        columns: world.columns, isUnicode: world.terminal.isUnicode,
        paint: { world.styled($0, $1) }))
    let show: @Sendable (String) -> Void = { piece in
      guard isLive else { return }
      let written = screen.withLock { $0.add(piece) }
      if !written.isEmpty { world.terminal.write(written) }
    }
    let (ended, problem) = try await world.receive(begun, from: coach, show: show)
    let isBrokenOff = ended.answer.state == .interrupted
    let recovery = Moderation.verdict(on: ended.message.text) == .recovery
    if isLive {
      world.terminal.write(screen.withLock { $0.finish() })
    } else if world.isDrawn || world.answers == .plain {
      if !ended.answer.text.isEmpty {
        world.terminal.lines(MarkdownLines(text: ended.answer.text).lines(in: world))
      }
    }
    if world.answers != .json {
      if isBrokenOff, !ended.answer.text.allSatisfy(\.isWhitespace) {
        world.terminal.lines([world.styled(world.text(ChatText.interrupted), .dim)])
      }
      if recovery { world.terminal.lines(note(in: world)) }
    }
    if let problem { throw problem }
    if isBrokenOff && known == nil { throw CancellationError() }
    return .exchange(ended)
  }

  private func note(in world: World) -> [String] {
    MarkdownLines(text: world.text(SafetyText.recovery)).lines(in: world)
  }

  /// Exchanges messages until an empty line or the end of input.
  private func converse(about goal: Goal?, in world: World) async throws -> ChatOutcome {
    let coach = try await world.coach()
    world.terminal.lines(ConversationScreen.greeting(about: goal, coach: coach.name, in: world))
    let prompt = world.terminal.isUnicode ? "›" : ">"
    while let text = world.ask(prompt), !text.isEmpty {
      do {
        try await exchange(text, about: goal, with: coach, in: world)
      } catch let error as any ExplainedError {
        if error is StoreError { throw error }
        let failure = error.failure(in: world.language)
        world.terminal.lines(
          [failure.message, failure.hint].filter { !$0.isEmpty }
            .flatMap { $0.terminalSafe.wrapped(to: world.columns) })
      }
      world.terminal.line()
    }
    return .conversed
  }

  private func conversation(about goal: Goal?, in world: World) async throws -> ChatOutcome {
    let (id, now) = (goal?.id, world.now())
    return .conversation(
      try await world.store.transaction(automatic: true) {
        try $0.settledConversation(about: id, at: now)
      }, goal: id)
  }

  private func deleteConversation(about goal: Goal?, in world: World) async throws -> ChatOutcome {
    let (id, now) = (goal?.id, world.now())
    return .deleted(
      try await world.store.transaction { try $0.removeConversation(about: id, at: now) }, goal: id)
  }
}

/// The result of a conversation.
enum ChatOutcome: Outcome {
  /// A message and its answer, already printed.
  case exchange(ChatExchange)
  /// A conversation that a person at the terminal has ended.
  case conversed
  case conversation(Conversation, goal: String?)
  case deleted(Int, goal: String?)

  static var shape: Shape {
    .anyOf([
      ChatExchange.shape,
      .object(["goal": String?.shape, "messages": [ChatMessage].shape]),
      .object(["goal": String?.shape, "deleted": .integer]),
    ])
  }

  var json: JSONValue {
    switch self {
    case .exchange(let exchange): exchange.json
    case .conversed: [:]
    case .conversation(let conversation, let goal):
      ["goal": goal.json, "messages": conversation.messages.json]
    case .deleted(let count, let goal): ["goal": goal.json, "deleted": count.json]
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .exchange, .conversed: []
    case .conversation(let conversation, _):
      ConversationScreen(conversation: conversation).lines(in: world)
    case .deleted(let count, _): [world.text(ChatText.cleared(count))]
    }
  }
}
