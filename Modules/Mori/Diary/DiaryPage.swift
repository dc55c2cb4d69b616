import CoreModels

/// A day's entry while others are merged into it: joined by a blank line, or replacing it if Mori
/// wrote them later.
struct DiaryPage {
  enum Outcome { case added, merged, alreadyThere, tooLong }

  private let day: Day
  private var kept: GratitudeEntry?
  private var text: [UInt8]
  /// The possible starts of a joined text, indexed by its first paragraph, which keeps lookups fast
  /// on long pages.
  private var starts: [[UInt8]: [Int]] = [:]
  private var indexedCount = 0
  private(set) var isChanged = false

  private static let newline = UInt8(ascii: "\n")

  init(_ entry: GratitudeEntry?, on day: Day) {
    self.day = day
    kept = entry
    text = Array((entry?.text ?? "").utf8)
  }

  /// The day's entry including everything added.
  var entry: GratitudeEntry? {
    var entry = kept
    entry?.text = String(decoding: text, as: UTF8.self)
    return entry
  }

  mutating func add(_ other: DiaryFile.Entry) -> Outcome {
    guard var entry = kept else {
      replace(by: other)
      return .added
    }
    if other.isOwn {
      guard other.savedAt > entry.lastSaved else { return .alreadyThere }
      replace(by: other)
      return .merged
    }
    let isKnown = contains(Array(other.text.utf8))
    if !isKnown {
      let joined = other.text.utf8.count + 2
      guard text.count + joined <= GratitudeEntry.largestText else { return .tooLong }
      text += [Self.newline, Self.newline] + other.text.utf8
    }
    entry.add(tags: other.tags)
    entry.mood = entry.mood ?? other.mood
    if isKnown && entry == kept { return .alreadyThere }
    entry.lastSaved = max(entry.lastSaved, other.savedAt)
    kept = entry
    isChanged = true
    return .merged
  }

  private mutating func replace(by other: DiaryFile.Entry) {
    kept = GratitudeEntry(day: day, text: "", mood: other.mood, lastSaved: other.savedAt)
    kept?.add(tags: other.tags)
    text = Array(other.text.utf8)
    (starts, indexedCount) = ([:], 0)
    isChanged = true
  }

  /// Returns `true` if the page contains the text on its own, between blank lines or at an end.
  private mutating func contains(_ other: [UInt8]) -> Bool {
    if text == other { return true }
    indexStarts()
    return (starts[firstParagraph(of: other[...])] ?? []).contains { start in
      let end = start + other.count
      return end <= text.count && text[start..<end].elementsEqual(other)
        && (end == text.count || isJoint(at: end))
    }
  }

  private func isJoint(at index: Int) -> Bool {
    index + 1 < text.count && text[index] == Self.newline && text[index + 1] == Self.newline
  }

  private mutating func indexStarts() {
    for start in indexedCount..<text.count where start == 0 || (start > 1 && isJoint(at: start - 2))
    {
      starts[firstParagraph(of: text[start...]), default: []].append(start)
    }
    indexedCount = text.count
  }

  /// Returns the text up to the first blank line, without a trailing newline.
  private func firstParagraph(of text: ArraySlice<UInt8>) -> [UInt8] {
    var previous: UInt8?
    let paragraph = text.prefix { byte in
      defer { previous = byte }
      return byte != Self.newline || previous != Self.newline
    }
    return Array(paragraph.last == Self.newline ? paragraph.dropLast() : paragraph)
  }
}
