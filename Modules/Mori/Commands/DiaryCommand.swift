import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `mori diary`: lists entries, newest first, or searches them.
struct DiaryCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("diary", HelpText.diary, more: HelpText.diaryMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.diaryDays, valueName: "n"))
  var days: Int?

  @Option(help: ArgumentHelp(HelpText.diarySearch, valueName: "text"))
  var search: String?

  @Flag(help: ArgumentHelp(HelpText.diaryOnThisDay))
  var onThisDay = false

  @Flag(help: ArgumentHelp(HelpText.diaryRandom))
  var random = false

  @Option(help: ArgumentHelp(HelpText.diaryTag, valueName: "tag"))
  var tag: String?

  /// The default number of entries on a terminal.
  static let usualCount = 30
  private static let mostMatches = 50

  func validate() throws {
    let chosen = [days != nil, search != nil, onThisDay, random].filter(\.self)
    guard chosen.count < 2 else {
      throw ValidationError("Give one of --days, --search, --on-this-day and --random.")
    }
  }

  func run(in world: World) async throws {
    let tag = try tag.map { tag in try GratitudeEntry.tag(tag) }
    if let search { return try await find(search, tag: tag, in: world) }
    let days = try days.map { try (1...100_000).validated($0, option: "days") }
    let (today, draw) = (world.today, world.random)
    let number = random ? draw() : nil
    let most = world.isDrawn ? Self.usualCount : nil
    var entries = try await world.store.read { [onThisDay] snapshot in
      let shelf = DiaryShelf(snapshot: snapshot)
      if onThisDay { return try shelf.onThisDay(today).filter { tag.map($0.isTagged) ?? true } }
      if let number { return try shelf.entry(by: number, tag: tag).map { [$0] } ?? [] }
      guard let days else { return try shelf.newest(most.map { $0 + 1 }, tag: tag) }
      return try shelf.newest(days: today.advanced(by: 1 - days)...today, tag: tag)
    }
    let isCut = days == nil && !onThisDay && most.map { entries.count > $0 } ?? false
    if isCut { entries.removeLast() }
    try world.answer(.array(entries.map(\.json))) {
      guard !entries.isEmpty else { return [world.text(absence(days: days, tag: tag))] }
      let more = isCut ? ["", world.styled(world.text(DiaryText.olderEntries), .dim)] : []
      return DiaryScreen(world: world).lines(of: entries) + more
    }
  }

  private func find(_ words: String, tag: String?, in world: World) async throws {
    let matches = try await world.store.read { snapshot in
      // A tag filters all matches, so their number is not limited yet.
      let limit = tag == nil ? Self.mostMatches : Int(Int32.max)
      return try snapshot.search(GratitudeEntry.self, for: words, limit: limit)
        .filter { match in tag.map { match.value.isTagged($0) } ?? true }
        .prefix(Self.mostMatches).map(\.self)
    }
    try world.answer(.array(matches.map(\.value.json))) {
      matches.isEmpty
        ? [world.text(DiaryText.noMatches(words.terminalSafe))]
        : DiaryScreen(world: world).lines(of: matches)
    }
  }

  /// Explains why there are no entries to show.
  private func absence(days: Int?, tag: String?) -> DiaryText {
    if let tag { return .noneTagged(tag) }
    if onThisDay { return .noneOnThisDay }
    return days.map(DiaryText.noneInDays) ?? .noEntries
  }
}
