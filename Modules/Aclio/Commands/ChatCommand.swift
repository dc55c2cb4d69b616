import AclioModeration
import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Synchronization

/// `aclio chat [GOAL] [MESSAGE…]`: a conversation with the coach.
struct ChatCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("chat", HelpText.chat, more: HelpText.chatMore)
  }

  static var purpose: CommandPurpose { .either }
  static var limits: [RouteLimit] { [.coach] }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.chatGoal))
  var goal: String?

  @Argument(help: ArgumentHelp(HelpText.chatMessage))
  var message: [String] = []

  @Flag(help: ArgumentHelp(HelpText.chatHistory))
  var history = false

  @Flag(help: ArgumentHelp(HelpText.chatClear))
  var clear = false

  func validate() throws {
    if clear && (history || !message.isEmpty) || history && !message.isEmpty {
      throw ValidationError("--history and --clear stand alone, after a goal or none.")
    }
  }

  func run(in world: World) async throws {
    let (goal, words) = try await addressed(in: world)
    if clear { return try await deleteConversation(about: goal, in: world) }
    if history { return try await showHistory(of: goal, in: world) }
    if !words.isEmpty {
      try await exchange(words.joined(separator: " "), about: goal, in: world)
    } else if world.files.isInputGiven() {
      try await exchange(world.files.text(of: "-", limit: 64 << 10), about: goal, in: world)
    } else if world.canAsk {
      try await converse(about: goal, in: world)
    } else {
      throw ChatError.noMessage
    }
  }

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

  /// Sends one message and receives its answer; returns `true` if the person interrupted it.
  @discardableResult
  private func exchange(
    _ text: String, about goal: Goal?, with known: (any Coach)? = nil, in world: World
  ) async throws -> Bool {
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
    } else if problem == nil {
      try world.answer(ended.json) { [] }
    }
    if world.answers != .json {
      if isBrokenOff, !ended.answer.text.allSatisfy(\.isWhitespace) {
        world.terminal.lines([world.styled(world.text(ChatText.interrupted), .dim)])
      }
      if recovery { world.terminal.lines(note(in: world)) }
    }
    if let problem { throw problem }
    if isBrokenOff && known == nil { throw CancellationError() }
    return isBrokenOff
  }

  private func note(in world: World) -> [String] {
    MarkdownLines(text: world.text(SafetyText.recovery)).lines(in: world)
  }

  /// Exchanges messages until an empty line or the end of input.
  private func converse(about goal: Goal?, in world: World) async throws {
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
  }

  private func showHistory(of goal: Goal?, in world: World) async throws {
    let (id, now) = (goal?.id, world.now())
    let conversation = try await world.store.transaction(automatic: true) {
      try $0.settledConversation(about: id, at: now)
    }
    try world.answer([
      "goal": id.map { .string($0) } ?? .null,
      "messages": .array(conversation.messages.map(\.json)),
    ]) { ConversationScreen(conversation: conversation).lines(in: world) }
  }

  private func deleteConversation(about goal: Goal?, in world: World) async throws {
    let (id, now) = (goal?.id, world.now())
    let count = try await world.store.transaction {
      try $0.removeConversation(about: id, at: now)
    }
    try world.answer([
      "goal": id.map { .string($0) } ?? .null, "deleted": .integer(Int64(count)),
    ]) { [world.text(ChatText.cleared(count))] }
  }
}
