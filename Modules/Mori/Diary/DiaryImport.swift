import CoreModels
import CoreStorage

/// Imports the entries of a file into the diary. Importing them again changes nothing.
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

  /// The number of entries that were skipped entirely.
  var leftOutCount: Int { skipped.count { ![.badTag, .badMood].contains($0.problem) } }
}
