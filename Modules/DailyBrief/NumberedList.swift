import CoreModels

/// A list whose entries a person can refer to by number, id or name.
struct NumberedList<Value> {
  struct Entry {
    /// `nil` if unknown.
    let id: String?
    let name: String
    /// Distinguishes entries with the same name.
    let detail: String
    let value: Value
  }

  enum Match {
    case none
    case one(Value)
    /// The matching entries with their numbers, to choose from.
    case several([String])
  }

  let entries: [Entry]

  /// A shorter prefix could match another id by chance.
  private static var shortestIDPrefix: Int { 8 }

  /// Finds an entry: digits mean its number; other text means an id or name, else a unique prefix
  /// of one. Ignores case and diacritics.
  func match(_ text: String) -> Match {
    let name = text.foldedText
    guard !name.isEmpty else { return .none }
    if name.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      // Digits never match a name or an id: a number outside the list finds nothing.
      return entries.indices.first { "\($0 + 1)" == name }.map { .one(entries[$0].value) } ?? .none
    }
    let ways: [(Int, Entry) -> Bool] = [
      { $1.id == text },
      { $1.name.foldedText == name },
      { $1.name.foldedText.hasPrefix(name) },
      { text.count >= Self.shortestIDPrefix && $1.id?.hasPrefix(text) ?? false },
    ]
    for way in ways {
      let found = entries.enumerated().filter { way($0.offset, $0.element) }
      if found.isEmpty { continue }
      if found.count == 1 { return .one(found[0].element.value) }
      return .several(
        found.map { "\($0.offset + 1) \($0.element.name) (\($0.element.detail))" })
    }
    return .none
  }
}

extension NumberedList<Event> {
  /// Lists events in their order as of a day.
  init(_ events: [Event], on day: Day) {
    let inOrder = events.map {
      (event: $0, countdown: Countdown(of: $0, on: day, language: .english))
    }
    .sorted { Countdown.isInOrder($0.countdown, $1.countdown) }
    entries = inOrder.map { event, countdown in
      Entry(id: countdown.id, name: event.name, detail: event.date.description, value: event)
    }
  }
}

extension NumberedList<ListedReminder> {
  /// Lists reminders in the given order.
  init(_ listed: [ListedReminder]) {
    entries = listed.map {
      Entry(
        id: $0.reminder.id, name: $0.reminder.text,
        detail: "\($0.reminder.time) \($0.reminder.repetition.rawValue)", value: $0)
    }
  }

  /// Finds the reminder that a person named. Throws ``EventError/noSuchReminder(_:)`` or
  /// ``EventError/ambiguousReminder(_:choices:)``.
  func find(_ text: String) throws(EventError) -> ListedReminder {
    switch match(text) {
    case .one(let reminder): return reminder
    case .none: throw .noSuchReminder(text)
    case .several(let choices): throw .ambiguousReminder(text, choices: choices)
    }
  }
}
