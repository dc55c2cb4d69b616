import CoreModels

/// A list whose entries a person names by what they see of it.
struct NumberedList<Value> {
  struct Entry {
    /// `nil` where nobody knows it.
    let id: String?
    let name: String
    /// What tells it from others of the same name.
    let detail: String
    let value: Value
  }

  enum Match {
    case none
    case one(Value)
    /// What fits, with its number, as it can be chosen from.
    case several([String])
  }

  let entries: [Entry]

  /// An id's beginning of fewer characters may be that of another id by chance.
  private static var shortestIDPrefix: Int { 8 }

  /// The entry of that number; of anything but digits the entry of that id or name, else the only one
  /// whose name or id begins so, whatever case and diacritics.
  func match(_ text: String) -> Match {
    let name = text.foldedText
    guard !name.isEmpty else { return .none }
    if name.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      // Never a name or id with these digits: what is not in the list is not meant.
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
  /// The events in the order in which they are listed on a day.
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
  /// The reminders as they are listed.
  init(_ listed: [ListedReminder]) {
    entries = listed.map {
      Entry(
        id: $0.reminder.id, name: $0.reminder.text,
        detail: "\($0.reminder.time) \($0.reminder.repetition.rawValue)", value: $0)
    }
  }

  /// The reminder that a person named; throws ``EventError/noSuchReminder(_:)`` or
  /// ``EventError/ambiguousReminder(_:choices:)``.
  func find(_ text: String) throws(EventError) -> ListedReminder {
    switch match(text) {
    case .one(let reminder): return reminder
    case .none: throw .noSuchReminder(text)
    case .several(let choices): throw .ambiguousReminder(text, choices: choices)
    }
  }
}
