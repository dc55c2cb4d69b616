import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `mori diary`: lists entries, newest first, or searches them.
struct ListDiary: Action {
  static var configuration: CommandConfiguration {
    .init("diary", HelpText.diary, more: HelpText.diaryMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .option("days", \.days, HelpText.diaryDays, valueName: "n", in: 1...100_000),
      .option("search", \.words, HelpText.diarySearch, valueName: "text"),
      .flag("on_this_day", \.isOnThisDay, HelpText.diaryOnThisDay),
      .flag("random", \.isRandom, HelpText.diaryRandom),
      .option("tag", \.tag, HelpText.diaryTag, valueName: "tag"),
    ]
  }

  var days: Int?
  var words: String?
  var isOnThisDay = false
  var isRandom = false
  var tag: String?

  /// The default number of entries on a terminal.
  static let usualCount = 30
  private static let mostMatches = 50

  func validate() throws {
    let chosen = [days != nil, words != nil, isOnThisDay, isRandom].filter(\.self)
    guard chosen.count < 2 else {
      throw ValidationError("Give one of --days, --search, --on-this-day and --random.")
    }
  }

  func perform(in world: World) async throws -> DiaryListing {
    let tag = try tag.map { tag in try GratitudeEntry.tag(tag) }
    if let words {
      guard !words.isBlank else { throw OptionError.empty("--search <text>") }
      let matches = try await world.store.read { try Self.matches(for: words, tag: tag, in: $0) }
      return .matches(matches, words: words)
    }
    let (today, draw) = (world.today, world.random)
    let number = isRandom ? draw() : nil
    let most = world.isDrawn ? Self.usualCount : nil
    var entries = try await world.store.read { [isOnThisDay, days] snapshot in
      let shelf = DiaryShelf(snapshot: snapshot)
      if isOnThisDay { return try shelf.onThisDay(today).filter { tag.map($0.isTagged) ?? true } }
      if let number { return try shelf.entry(by: number, tag: tag).map { [$0] } ?? [] }
      guard let days else { return try shelf.newest(most.map { $0 + 1 }, tag: tag) }
      return try shelf.newest(days: today.advanced(by: 1 - days)...today, tag: tag)
    }
    let isCut = days == nil && !isOnThisDay && most.map { entries.count > $0 } ?? false
    if isCut { entries.removeLast() }
    return .entries(entries, isCut: isCut, none: absence(tag: tag))
  }

  private static func matches(
    for words: String, tag: String?, in snapshot: Snapshot
  ) throws -> [SearchMatch<GratitudeEntry>] {
    // A tag filters all matches, so their number is not limited yet.
    let limit = tag == nil ? mostMatches : Int(Int32.max)
    return try snapshot.search(GratitudeEntry.self, for: words, limit: limit)
      .filter { match in tag.map { match.value.isTagged($0) } ?? true }
      .prefix(mostMatches).map(\.self)
  }

  /// Explains why there are no entries to show.
  private func absence(tag: String?) -> DiaryText {
    if let tag { return .noneTagged(tag) }
    if isOnThisDay { return .noneOnThisDay }
    return days.map(DiaryText.noneInDays) ?? .noEntries
  }
}

/// Entries of the diary.
enum DiaryListing: Outcome {
  /// Entries, cut if there are older ones; `none` explains an empty list.
  case entries([GratitudeEntry], isCut: Bool, none: DiaryText)
  case matches([SearchMatch<GratitudeEntry>], words: String)

  static var shape: Shape { [GratitudeEntry].shape }

  var json: JSONValue {
    switch self {
    case .entries(let entries, _, _): entries.json
    case .matches(let matches, _): matches.map(\.value).json
    }
  }

  func lines(in world: World) -> [String] {
    let screen = DiaryScreen(world: world)
    switch self {
    case .entries(let entries, let isCut, let none):
      guard !entries.isEmpty else { return [world.text(none)] }
      let more = isCut ? ["", world.styled(world.text(DiaryText.olderEntries), .dim)] : []
      return screen.lines(of: entries) + more
    case .matches(let matches, let words):
      return matches.isEmpty
        ? [world.text(DiaryText.noMatches(words.terminalSafe))] : screen.lines(of: matches)
    }
  }
}
