import CoreModels
import CorePlugin

extension Conversation {
  /// The conversation in Markdown, below a title; empty without messages.
  func markdown(title: String, at moment: Moment) -> String {
    guard !messages.isEmpty else { return "" }
    return "\n## \(title)\n" + messages.map { $0.markdown(at: moment) }.joined()
  }
}

extension ChatMessage {
  /// The sender, the time and the text: the person's as plain text, the coach's as a quotation.
  fileprivate func markdown(at moment: Moment) -> String {
    let language = moment.language
    let name: String =
      switch role {
      case .user: ChatText.you.text(in: language)
      case .assistant: coach.map { ChatText.coach($0).text(in: language) } ?? "Daybook"
      }
    let day = moment.calendar.wallClock(at: createdAt).date.longText(in: language)
    let head = "\n**\(name)** *\(day), \(moment.calendar.timeOfDay(at: createdAt))*\n"
    let words =
      role == .user ? text.markdownParagraphs : text.markdownQuotation(headingsDeeper: 2)
    let isBroken = state == .interrupted
    return head + (text.isEmpty ? "" : "\n\(words)\n")
      + (isBroken ? "\n\(ChatText.interrupted.text(in: language))\n" : "")
  }
}
