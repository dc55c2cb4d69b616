import CoreModels
import CorePlugin
import CoreTerminal

/// The screen of a past conversation.
struct ConversationScreen {
  let conversation: Conversation

  func lines(in world: World) -> [String] {
    guard !conversation.messages.isEmpty else { return [world.text(ChatText.nothingSaid)] }
    var lines: [String] = []
    for message in conversation.messages {
      if !lines.isEmpty { lines.append("") }
      lines.append(head(of: message, in: world))
      lines += body(of: message, in: world)
      switch message.state {
      case .complete: break
      case .streaming: lines.append(world.styled(world.text(ChatText.streaming), .dim))
      case .interrupted: lines.append(world.styled(world.text(ChatText.interrupted), .dim))
      }
    }
    return lines
  }

  private func head(of message: ChatMessage, in world: World) -> String {
    let (day, calendar) = (world.calendar.wallClock(at: message.createdAt).date, world.calendar)
    let name: String =
      switch message.role {
      case .user: world.text(ChatText.you)
      case .assistant: message.coach.map { world.text(ChatText.coach($0)) } ?? "Daybook"
      }
    let time = "\(day.shortText(in: world.language)) \(calendar.timeOfDay(at: message.createdAt))"
    return world.styled(name, .bold) + world.styled(world.separator + time, .dim)
  }

  private func body(of message: ChatMessage, in world: World) -> [String] {
    if message.text.isEmpty { return [] }
    if message.role == .assistant { return MarkdownLines(text: message.text).lines(in: world) }
    return message.text.terminalSafe.wrapped(to: world.columns)
  }

  /// The lines above a new conversation.
  static func greeting(about goal: Goal?, coach: CoachName, in world: World) -> [String] {
    let title = goal.map(\.name.terminalSafe) ?? world.text(ChatText.allGoals)
    let how =
      world.text(ChatText.coach(coach)) + world.separator + world.text(ChatText.emptyLineEnds)
    return title.wrapped(to: world.columns).map { world.styled($0, .bold) }
      + how.wrapped(to: world.columns).map { world.styled($0, .dim) } + [""]
  }
}
