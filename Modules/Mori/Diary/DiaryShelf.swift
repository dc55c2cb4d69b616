import CoreModels
import CorePlugin
import CoreStorage

/// Queries on the diary in a snapshot.
struct DiaryShelf {
  let snapshot: Snapshot

  func entry(on day: Day) throws -> GratitudeEntry? {
    try snapshot.findReadable(GratitudeEntry.self, day.description)
  }

  /// Returns the newest entries of those days, or all, optionally with a tag. Without a tag it
  /// reads no more than `limit`.
  func newest(
    _ limit: Int? = nil, days: ClosedRange<Day> = Day.first...Day.last, tag: String? = nil
  ) throws -> [GratitudeEntry] {
    guard let tag else { return try page(of: days, limit: limit) }
    var found: [GratitudeEntry] = []
    var rest = days
    while found.count < limit ?? .max {
      let page = try page(of: rest, limit: 200)
      found += page.filter { $0.isTagged(tag) }
      guard let oldest = page.last?.day, oldest > days.lowerBound else { break }
      rest = days.lowerBound...oldest.advanced(by: -1)
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }

  /// Returns the entries of the same date in other years, newest first. On 28 February of a common
  /// year they include those of 29 February.
  func onThisDay(_ today: Day) throws -> [GratitudeEntry] {
    guard let newest = try page(of: Day.first...Day.last, limit: 1).first?.day,
      let oldest = try snapshot.list(GratitudeEntry.self, limit: 1).first?.day
    else { return [] }
    let (thisYear, month, day) = today.civil
    let isEveOfMissingDay = month == 2 && day == 28 && !Day.isLeap(year: thisYear)
    return try (oldest.year...newest.year).reversed().filter { $0 != thisYear }.flatMap { year in
      try (isEveOfMissingDay ? [29, day] : [day])
        .compactMap { Day(year: year, month: month, day: $0) }
        .compactMap { try entry(on: $0) }
    }
  }

  /// Returns an entry chosen by a random number.
  func entry(by number: UInt64, tag: String? = nil) throws -> GratitudeEntry? {
    if let tag {
      let tagged = try newest(tag: tag)
      return tagged.isEmpty ? nil : tagged[Int(number % UInt64(tagged.count))]
    }
    let count = try snapshot.count(GratitudeEntry.self)
    guard count > 0 else { return nil }
    return try snapshot.list(
      GratitudeEntry.self, limit: 1, offset: Int(number % UInt64(count))
    ).first
  }

  private func page(of days: ClosedRange<Day>, limit: Int?) throws -> [GratitudeEntry] {
    try snapshot.list(GratitudeEntry.self, days: days, order: .newestFirst, limit: limit)
  }
}
