import CoreModels

/// A requested change of a day's entry; unset members stay unchanged.
struct GratitudeChange: Hashable, Sendable {
  enum Words: Hashable, Sendable {
    case kept
    case replaced(by: String)
    /// Appends the text on a line of its own.
    case followed(by: String)
  }

  var words = Words.kept
  var mood: Int?
  var addedTags: [String] = []
  var removedTags: [String] = []

  var isEmpty: Bool { self == GratitudeChange() }

  /// Returns `true` if the change discards the entry's text.
  func replaces(_ entry: GratitudeEntry?) -> Bool {
    guard case .replaced(let text) = words, let entry else { return false }
    return !entry.text.isEmpty && !entry.text.isIdentical(to: text)
  }

  /// Returns the entry after the change; throws ``MoriError`` if its text would be missing, empty
  /// or too long.
  func applied(
    to entry: GratitudeEntry?, on day: Day, at now: Instant
  ) throws(MoriError) -> GratitudeEntry {
    var changed =
      entry ?? GratitudeEntry(day: day, text: "", mood: nil, lastSaved: now)
    switch words {
    case .kept:
      guard entry != nil else { throw .noSuchEntry(day) }
    case .replaced(let text):
      changed.text = try GratitudeEntry.validated(text)
    case .followed(let text):
      _ = try GratitudeEntry.validated(text)
      let isOnNewLine = changed.text.isEmpty || changed.text.utf8.last == UInt8(ascii: "\n")
      changed.text = try GratitudeEntry.validated(changed.text + (isOnNewLine ? "" : "\n") + text)
    }
    changed.mood = mood ?? changed.mood
    let removed = Set(removedTags.map { $0.lowercased() })
    changed.tags.removeAll { removed.contains($0.lowercased()) }
    changed.add(tags: addedTags)
    changed.lastSaved = now
    return changed
  }
}

extension GratitudeEntry {
  /// Returns the text unchanged; throws if it exceeds 1 MiB or is blank.
  static func validated(_ text: String) throws(MoriError) -> String {
    let bytes = text.utf8.count
    guard bytes <= largestText else { throw .entryTooLong(bytes: bytes) }
    guard !text.isBlank else { throw .emptyEntry }
    return text
  }

  /// Normalizes a tag to one line without the leading `#` or `@`.
  static func tag(_ text: String) throws(TextViolation) -> String {
    // Splits by code points, because a space with a combining mark is a single character.
    let line = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }.joined(separator: " ")
    return try tagRule.validate(String(line.drop { $0.isWhitespace || "#@".contains($0) }))
  }

  /// Appends the tags that the entry lacks, ignoring case.
  mutating func add(tags added: [String]) {
    for tag in added where !isTagged(tag) { tags.append(tag) }
  }

  func isTagged(_ tag: String) -> Bool {
    tags.contains { $0.lowercased() == tag.lowercased() }
  }
}

extension String {
  /// Removes the newline that an editor adds at the end of a file, unless the original ended in
  /// one.
  func withoutEditorsNewline(editing original: String) -> String {
    guard utf8.last == UInt8(ascii: "\n"), original.utf8.last != UInt8(ascii: "\n") else {
      return self
    }
    // Editors preserve the style of line endings.
    let isCRLF = utf8.dropLast().last == UInt8(ascii: "\r") && original.contains("\r\n")
    return String(decoding: utf8.dropLast(isCRLF ? 2 : 1), as: UTF8.self)
  }

  /// Compares bytes; `==` also accepts canonically equivalent texts.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
