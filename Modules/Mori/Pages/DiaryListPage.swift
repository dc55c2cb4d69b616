import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page with the diary, newest entries first, or with search results.
  static let moriDiary = MoriTab.diary.page(
    "/mori/diary", template: Content.Pages.diary
  ) { request, world in
    let choice = DiaryListPage.Choice(request)
    let (today, draw) = (world.today, world.random)
    let number = draw()
    return try await world.store.read { snapshot in
      let list = try DiaryListPage(choice, snapshot: snapshot, today: today, random: number)
      let top = try DiaryTop(choice, snapshot: snapshot, world: world)
      return list.values(in: world).merging(top.values) { $1 }
    }
  }

  /// The page with a day's entry and its form.
  static let moriDiaryDay = MoriTab.diary.page(
    "/mori/diary/{day}", template: Content.Pages.diaryDay
  ) { request, world in
    guard let day = request.parameters["day"].flatMap({ Day($0) }) else { return nil }
    let entry = try await world.store.read { try DiaryShelf(snapshot: $0).entry(on: day) }
    let title = day.longText(in: world.language)
    let form = DiaryForm(day: day, entry: entry, back: "/mori/diary/\(day)", world: world).values
    return form.merging(["title": title, "name": title, "isKept": entry != nil]) { $1 }
  }
}

/// A page of diary entries.
struct DiaryListPage {
  /// The query's choices.
  struct Choice {
    var search: String?
    var tag: String?
    var shown: String?
    /// The month of the calendar, such as `2026-11`.
    var month: String?
    /// The page number, from 1.
    var page = 1

    /// `true` for the whole diary, newest first.
    var isAll: Bool { search == nil && tag == nil && shown == nil }

    init(_ request: RouteRequest) {
      search = request.asked("search")
      tag = request.asked("tag")
      shown = request.asked("show")
      month = request.asked("month")
      page = request.pageNumber()
    }
  }

  private struct Found {
    var entry: GratitudeEntry
    /// The text, split into matching and other parts.
    var parts: [(text: String, isMatch: Bool)]
  }

  private let choice: Choice
  private let today: Day
  private let found: [Found]
  private let hasOlder: Bool

  /// The number of entries per page.
  static let pageSize = 20

  init(_ choice: Choice, snapshot: Snapshot, today: Day, random: UInt64) throws {
    let shelf = DiaryShelf(snapshot: snapshot)
    (self.choice, self.today) = (choice, today)
    let skipped = (choice.page - 1) * Self.pageSize
    if let words = choice.search {
      let matches = try snapshot.search(
        GratitudeEntry.self, for: words, limit: skipped + Self.pageSize + 1
      ).dropFirst(skipped)
      found = matches.prefix(Self.pageSize).map {
        Found(entry: $0.value, parts: $0.excerpt.map { ($0.text, $0.isMatch) })
      }
      hasOlder = matches.count > Self.pageSize
      return
    }
    let entries: [GratitudeEntry]
    if let tag = choice.tag {
      entries = Array(try shelf.newest(skipped + Self.pageSize + 1, tag: tag).dropFirst(skipped))
    } else if choice.shown == "years" {
      entries = try shelf.onThisDay(today)
    } else if choice.shown == "memory" {
      entries = try shelf.entry(by: random).map { [$0] } ?? []
    } else {
      entries = try snapshot.list(
        GratitudeEntry.self, order: .newestFirst, limit: Self.pageSize + 1, offset: skipped)
    }
    // The entries of one date in all years fit on one page.
    let most = choice.shown == "years" ? entries.count : Self.pageSize
    found = entries.prefix(most).map { entry in
      Found(entry: entry, parts: [(entry.text, false)])
    }
    hasOlder = entries.count > most
  }

  func values(in world: World) -> [String: any Sendable] {
    var values: [String: any Sendable] = [
      "search": choice.search ?? "", "today": "\(today)",
      "isChosen": !choice.isAll, "months": months(in: world),
      "canExport": !found.isEmpty && choice.search == nil,
    ]
    // Quoted in the page's language.
    values["sought"] = choice.search
    values["choice"] = choice.search == nil ? heading(in: world) : nil
    values["nothing"] = found.isEmpty ? absence(in: world) : nil
    values["newer"] = choice.page > 1 ? address(page: choice.page - 1) : nil
    values["older"] = hasOlder ? address(page: choice.page + 1) : nil
    return values
  }

  /// The entries by month. What was searched for comes in another order, with whole dates.
  private func months(in world: World) -> [[String: any Sendable]] {
    let isLoose = choice.search != nil || choice.shown != nil
    var months: [(title: String, entries: [[String: any Sendable]])] = []
    for found in found {
      let day = found.entry.day
      let title = isLoose ? "" : day.map { world.language.title(ofMonth: $0) } ?? ""
      if months.last?.title != title { months.append((title, [])) }
      var values = self.values(of: found, in: world)
      if let day, !isLoose {
        values["number"] = "\(day.day)"
        values["weekday"] = world.language.shortWeekdayNames[day.weekday.rawValue - 1]
      }
      months[months.count - 1].entries.append(values)
    }
    return months.map { month in
      var values: [String: any Sendable] = ["entries": month.entries]
      values["title"] = month.title.isEmpty ? nil : month.title
      return values
    }
  }

  private func values(of found: Found, in world: World) -> [String: any Sendable] {
    let entry = found.entry
    var values: [String: any Sendable] = [
      "day": entry.id, "name": entry.day?.longText(in: world.language) ?? entry.id,
      "parts": found.parts.map {
        ["text": $0.text, "isMatch": $0.isMatch] as [String: any Sendable]
      },
      "isMarked": entry.mood != nil || !entry.tags.isEmpty,
      "tags": entry.tags.map { ["tag": $0, "query": $0.percentEncoded] },
    ]
    values["mood"] = entry.mood.map { mood in
      ["name": world.text(DiaryText.mood(mood)), "face": DiaryForm.face(of: mood)]
    }
    return values
  }

  private func heading(in world: World) -> String? {
    if let tag = choice.tag { return "#" + tag }
    switch choice.shown {
    case "years": return world.text(MoriPageWord.onThisDay)
    case "memory": return world.text(MoriPageWord.memory)
    default: return nil
    }
  }

  private func absence(in world: World) -> String {
    if let words = choice.search { return world.text(DiaryText.noMatches(words)) }
    if let tag = choice.tag { return world.text(DiaryText.noneTagged(tag)) }
    if choice.shown == "years" { return world.text(DiaryText.noneOnThisDay) }
    return world.text(MoriPageWord.noEntries)
  }

  private func address(page: Int) -> String {
    let choices = [("search", choice.search), ("tag", choice.tag), ("page", "\(page)")]
    let query = choices.compactMap { name, value in value.map { "\(name)=\($0.percentEncoded)" } }
    return "/mori/diary?" + query.joined(separator: "&")
  }
}
