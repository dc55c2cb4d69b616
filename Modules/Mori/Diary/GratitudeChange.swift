import CoreModels

/// What a person asks to change in a day's entry; what they leave out stays.
struct GratitudeChange: Hashable, Sendable {
  enum Words: Hashable, Sendable {
    case kept
    case replaced(by: String)
    /// On a line of its own after what is there.
    case followed(by: String)
  }

  var words = Words.kept
  var mood: Int?
  var addedTags: [String] = []
  var removedTags: [String] = []

  var isEmpty: Bool { self == GratitudeChange() }

  /// The entry's text that is gone with the change; `nil` where none is.
  func replacedText(of entry: GratitudeEntry?) -> String? {
    guard case .replaced(let text) = words, let former = entry?.text else { return nil }
    return former.isEmpty || former.isIdentical(to: text) ? nil : former
  }

  /// The entry after the change; throws ``MoriError`` where its text would be empty or too long,
  /// and where there is no text at all.
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
  /// The text as it is; throws where it is longer than 1 MiB, or nothing but white space.
  static func validated(_ text: String) throws(MoriError) -> String {
    let bytes = text.utf8.count
    guard bytes <= largestText else { throw .entryTooLong(bytes: bytes) }
    guard !text.isBlank else { throw .emptyEntry }
    return text
  }

  /// A tag on one line, without the `#` or `@` that people put before it.
  static func tag(_ text: String) throws(TextViolation) -> String {
    // By code points: a space with a combining mark is white space, too, but one character.
    let line = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }.joined(separator: " ")
    return try tagRule.validate(String(line.drop { $0.isWhitespace || "#@".contains($0) }))
  }

  /// Puts the tags it does not have yet, whatever their case, after those it has.
  mutating func add(tags added: [String]) {
    for tag in added where !isTagged(tag) { tags.append(tag) }
  }

  func isTagged(_ tag: String) -> Bool {
    tags.contains { $0.lowercased() == tag.lowercased() }
  }
}

extension String {
  /// The text without the line end that an editor puts at a file's end, where the person's own had
  /// none.
  func withoutEditorsNewline(editing original: String) -> String {
    guard utf8.last == UInt8(ascii: "\n"), original.utf8.last != UInt8(ascii: "\n") else {
      return self
    }
    // Editors keep a text's own kind of line ends.
    let isCRLF = utf8.dropLast().last == UInt8(ascii: "\r") && original.contains("\r\n")
    return String(decoding: utf8.dropLast(isCRLF ? 2 : 1), as: UTF8.self)
  }

  /// Whether it is the same byte for byte; `==` takes canonically equivalent texts for equal.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
