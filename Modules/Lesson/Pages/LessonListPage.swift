import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page with all lessons so far, or with search results.
  static let lessonHistory = LessonListPage(tab: .history, empty: .noHistory) { shelf, words in
    words.isEmpty ? try shelf.all() : try shelf.lessons(with: words)
  }.page

  /// The page with the favourites, latest mark first.
  static let lessonFavorites = LessonListPage(tab: .favorites, empty: .noFavorites) { shelf, _ in
    try shelf.snapshot.list(FavoriteLesson.self, order: .newestFirst).map {
      ListedLesson(lesson: $0.lesson, day: $0.day, origin: .stored, isFavorite: true)
    }
  }.page

  /// The page with the user's own lessons, newest first.
  static let ownLessons = LessonListPage(tab: .own, empty: .noOwn) { shelf, _ in
    let favorites = Set(try shelf.snapshot.list(FavoriteLesson.self).map(\.id))
    return try shelf.snapshot.list(OwnLesson.self, order: .newestFirst).map {
      ListedLesson(
        lesson: $0.lesson, day: $0.day, origin: .own, isFavorite: favorites.contains($0.id))
    }
  }.page
}

/// A paged list of lessons.
struct LessonListPage: Sendable {
  let tab: LessonParts.Tab
  let empty: LessonPageWord
  /// Returns all lessons of the list, or those matching the search words.
  let lessons: @Sendable (LessonShelf, String) throws -> [ListedLesson]

  /// The number of lessons per page.
  static let pageLength = 30

  var page: Page {
    Page(tab.rawValue, title: { tab.name(in: $0) }) { request, world in
      .shown(try await content(for: request, in: world))
    }
  }

  private static let template = PageTemplate(Content.Pages.list, parts: Content.file)

  func content(for request: RouteRequest, in world: World) async throws -> PageContent {
    let asked = tab == .history ? (request.queryValue("words") ?? "").trimmingWhitespace() : ""
    let source = try await world.lessonSource()
    let all = try await world.store.read { snapshot in
      try lessons(LessonShelf(snapshot: snapshot, source: source), asked)
    }
    let last = max((all.count + Self.pageLength - 1) / Self.pageLength, 1)
    let number = min(max(request.queryValue("page").flatMap { Int($0) } ?? 1, 1), last)
    let shown = all.dropFirst((number - 1) * Self.pageLength).prefix(Self.pageLength)
    var values = LessonParts.values(tab: tab, in: world)
    values["title"] = tab.name(in: world.language)
    values["path"] = tab.rawValue
    values["asked"] = asked
    values["search"] = tab == .history && (!all.isEmpty || !asked.isEmpty)
    values["write"] = tab == .own
    if all.isEmpty {
      values["empty"] = asked.isEmpty ? world.text(empty) : world.text(LessonText.noMatches(asked))
    }
    let back = address(of: number, asked: asked)
    values["lessons"] = shown.map { item($0, back: back, in: world) }
    if last > 1 {
      var pager: [String: any Sendable] = ["place": world.text(LessonText.page(number, of: last))]
      if number > 1 { pager["newer"] = address(of: number - 1, asked: asked) }
      if number < last { pager["older"] = address(of: number + 1, asked: asked) }
      values["pager"] = pager
    }
    return PageContent(try Self.template.html(showing: values))
  }

  private func item(_ listed: ListedLesson, back: String, in world: World)
    -> [String: any Sendable]
  {
    var values = LessonParts.item(
      listed.lesson, isFavorite: listed.isFavorite, back: back, in: world)
    values["text"] = listed.lesson.text
    values["author"] = listed.lesson.author
    values["own"] = tab == .own
    values["day"] = listed.day.map {
      ["iso": $0.description, "name": $0.longText(in: world.language)]
    }
    return values
  }

  /// Returns the address of a page of the list.
  private func address(of page: Int, asked: String) -> String {
    var query: [String] = []
    if !asked.isEmpty { query.append("words=\(asked.percentEncoded)") }
    if page > 1 { query.append("page=\(page)") }
    return tab.rawValue + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}
