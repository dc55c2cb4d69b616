/// The intent of a message to the planner, judged by its words.
enum ChatIntent: String, CaseIterable, Sendable {
  case changePlan, missed, stuck, done, timeLeft, today, next, progress, thanks, hello, unknown

  init(_ message: String) {
    let text = FoldedText(message)
    // Greetings and thanks often accompany a question, which takes precedence.
    let name = Words.chat.first { text.containsAny(of: $0) }
    self = ChatIntent.allCases.first { $0.contentName == name } ?? .unknown
  }
}
