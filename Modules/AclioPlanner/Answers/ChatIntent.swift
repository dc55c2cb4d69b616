/// What a message to the planner wants, as far as its words tell.
enum ChatIntent: String, CaseIterable, Sendable {
  case changePlan, missed, stuck, done, timeLeft, today, next, progress, thanks, hello, unknown

  init(_ text: FoldedText) {
    // Greetings and thanks come with questions; whatever is asked goes before them.
    let name = Words.chat.first { text.containsAny(of: $0) }
    self = ChatIntent.allCases.first { $0.contentName == name } ?? .unknown
  }
}
