import CoreModels
import CoreStorage

/// Puts the entries of a file into the diary; doing so twice changes nothing the second time.
struct DiaryImport: Hashable, Sendable {
  private(set) var added = 0
  private(set) var merged = 0
  private(set) var alreadyThere = 0
  private(set) var skipped: [DiaryFile.Skipped]

  init(_ file: DiaryFile, in transaction: Transaction) throws {
    skipped = file.skipped
    var rest = file.entries[...]
    while let day = rest.first?.day {
      var page = DiaryPage(
        try DiaryShelf(snapshot: transaction.snapshot).entry(on: day), on: day)
      let ofDay = rest.prefix { $0.day == day }
      rest = rest[ofDay.endIndex...]
      for entry in ofDay { add(entry, to: &page) }
      if page.isChanged, let entry = page.entry { try transaction.put(entry) }
    }
    skipped.sort { $0.entry < $1.entry }
  }

  private mutating func add(_ entry: DiaryFile.Entry, to page: inout DiaryPage) {
    switch page.add(entry) {
    case .added: added += 1
    case .merged: merged += 1
    case .alreadyThere: alreadyThere += 1
    case .tooLong: skipped.append(DiaryFile.Skipped(entry: entry.number, problem: .tooLong))
    }
  }

  /// Entries that did not come in at all.
  var leftOutCount: Int { skipped.count { ![.badTag, .badMood].contains($0.problem) } }

  var json: JSONValue {
    [
      "added": .integer(Int64(added)), "merged": .integer(Int64(merged)),
      "already_there": .integer(Int64(alreadyThere)),
      "skipped": .array(
        skipped.map {
          ["entry": .integer(Int64($0.entry)), "reason": .string($0.problem.rawValue)]
        }),
    ]
  }
}

/// The entry of one day while others are joined to it by a blank line.
struct DiaryPage {
  enum Outcome { case added, merged, alreadyThere, tooLong }

  private let day: Day
  private var kept: GratitudeEntry?
  private var text: [UInt8]
  /// Where a joined text may begin, by its first line: looking a text up takes no longer on a full
  /// page.
  private var starts: [[UInt8]: [Int]] = [:]
  private(set) var isChanged = false

  private static let newline = UInt8(ascii: "\n")

  init(_ entry: GratitudeEntry?, on day: Day) {
    self.day = day
    kept = entry
    text = Array((entry?.text ?? "").utf8)
    indexStarts(from: 0)
  }

  /// The day's entry with all that was added.
  var entry: GratitudeEntry? {
    var entry = kept
    entry?.text = String(decoding: text, as: UTF8.self)
    return entry
  }

  mutating func add(_ other: DiaryFile.Entry) -> Outcome {
    guard var entry = kept else {
      kept = GratitudeEntry(day: day, text: "", mood: other.mood, lastSaved: other.savedAt)
      kept?.add(tags: other.tags)
      text = Array(other.text.utf8)
      indexStarts(from: 0)
      isChanged = true
      return .added
    }
    let isKnown = contains(Array(other.text.utf8))
    if !isKnown {
      let joined = other.text.utf8.count + 2
      guard text.count + joined <= GratitudeEntry.largestText else { return .tooLong }
      let end = text.count
      text += [Self.newline, Self.newline] + other.text.utf8
      indexStarts(from: end + 1)
    }
    entry.add(tags: other.tags)
    entry.mood = entry.mood ?? other.mood
    if isKnown && entry == kept { return .alreadyThere }
    entry.lastSaved = max(entry.lastSaved, other.savedAt)
    kept = entry
    isChanged = true
    return .merged
  }

  /// Whether the text stands on the page by itself: between blank lines, or at an end.
  private func contains(_ other: [UInt8]) -> Bool {
    (starts[firstLine(of: other[...])] ?? []).contains { start in
      let end = start + other.count
      return end <= text.count && text[start..<end].elementsEqual(other)
        && (end == text.count || isJoint(at: end))
    }
  }

  private func isJoint(at index: Int) -> Bool {
    index + 1 < text.count && text[index] == Self.newline && text[index + 1] == Self.newline
  }

  private mutating func indexStarts(from first: Int) {
    for start in first...text.count where start == 0 || (start > 1 && isJoint(at: start - 2)) {
      starts[firstLine(of: text[start...]), default: []].append(start)
    }
  }

  private func firstLine(of text: ArraySlice<UInt8>) -> [UInt8] {
    Array(text.prefix { $0 != Self.newline })
  }
}
