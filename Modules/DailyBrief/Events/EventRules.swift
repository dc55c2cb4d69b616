import CoreModels

// Validates the typed values of events and reminders.
extension Event {
  static let nameRule = TextRule("event_name", characters: 1...200)
  static let messageRule = TextRule("event_message", characters: 0...500)
  static let leadRange = 0...366
  static let mostLeads = 10

  /// Validates a name and puts it on one line; throws `TextViolation`.
  static func name(typed text: String) throws(TextViolation) -> String {
    try nameRule.validate(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Validates a message; `nil` for the default one. Throws `TextViolation`.
  static func message(typed text: String?) throws(TextViolation) -> String? {
    let message = try messageRule.validate(text ?? "")
    return message.isEmpty ? nil : message
  }

  /// Parses days before an event, such as `7,1,0`, furthest first, or the word `none`. Throws
  /// ``EventError/badLeadDays(_:)``.
  static func leadDays(typed text: String) throws(EventError) -> [Int] {
    if text.trimmingWhitespace().lowercased() == "none" { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let days = words.compactMap { Int($0.trimmingWhitespace()) }.filter(leadRange.contains)
    guard days.count == words.count, Set(days).count <= mostLeads else {
      throw .badLeadDays(text)
    }
    return Set(days).sorted(by: >)
  }
}

extension DailyReminder {
  static let textRule = TextRule("reminder_text", characters: 1...500)
}
