import CoreModels
import CorePlugin
import CoreStorage

/// The person's changes, with undo and a way back to earlier states.
enum HistoryPage {
  static let routes = [
    HubRoute(page: "/history", title: { WebText.history.text(in: $0) }) { call in
      .shown(try await content(call))
    },
    HubRoute(form: "/undo", summary: "Undo the last change, or the one named") { form, call in
      if let batch = form["batch"] {
        try await call.world.store.undo(batches: [batch])
      } else {
        try await call.world.store.undo()
      }
      return .moved(to: form["back"] ?? "/history")
    },
    HubRoute(form: "/redo", summary: "Bring back what was undone last") { _, call in
      guard try await !call.world.store.redo().isEmpty else { throw StoreError.nothingToUndo }
      return .moved(to: "/history")
    },
    HubRoute(form: "/history/put-back", summary: "Put an earlier state back") { form, call in
      let store = call.world.store
      let states = try await store.history(kind: form["kind"] ?? "", id: form["id"] ?? "")
      guard let state = states.first(where: { $0.stateName == form["state"] }) else {
        return .missing
      }
      try await store.bringBack(state)
      return .moved(to: "/history")
    },
  ]

  /// Transactions per page.
  static let pageSize = 50
  private static let mostPages = 100
  /// The number of recent transactions that a search looks at.
  private static let searched = 500
  /// The number of records shown for a large transaction such as an import.
  private static let mostStories = 3

  private static func content(_ call: HubRequest) async throws -> PageContent {
    let world = call.world
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let number = call.request.pageNumber(upTo: mostPages)
    let plugins = call.services.plugins
    let app = call.request.queryValue("app").flatMap { id in plugins.first { $0.id == id }?.id }
    let typed = String((call.request.queryValue("q") ?? "").prefix(200))
    let isSearch = !typed.foldedWords.isEmpty
    let batches = try await world.store.undoable(
      by: app, onAnyDevice: true, limit: isSearch ? searched : pageSize + 1,
      after: isSearch ? 0 : (number - 1) * pageSize)
    let canRedo = try await world.store.read { try $0.lastUndo() != nil }
    let words = ChangeWords(store: world.store, plugins: plugins)
    let merged = try await MergedEntries(in: world)
    let mergedLine = number == 1 && app == nil && !isSearch ? merged.line(in: world.language) : nil
    let mergedRows =
      mergedLine == nil ? [] : try await merged.rows(words, plugins, in: world)
    var rows: [HistoryRow] = []
    // A search tells the stories of a page at a time, until it has found enough.
    for start in stride(from: 0, to: isSearch ? batches.count : 1, by: pageSize) {
      let told = try await Self.rows(
        of: batches.dropFirst(start).prefix(pageSize), words, plugins, in: world)
      rows += isSearch ? told.filter { $0.contains(typed.foldedWords) } : told
      if rows.count >= pageSize { break }
    }
    var days: [(day: Day, rows: [HistoryRow])] = []
    for row in rows {
      if days.last?.day != row.day { days.append((row.day, [])) }
      days[days.count - 1].rows.append(row)
    }
    let hasOlder = !isSearch && batches.count > pageSize && number < mostPages
    let nothing = isSearch ? text(.nothingFound) : number == 1 ? text(.nothingWritten) : ""
    let ways =
      [("/history", text(.allApps), app == nil)]
      + plugins.map { (address(app: $0.id), $0.name, $0.id == app) }
    return try template.content(
      showing: [
        "title": text(.history), "undo": text(.undo),
        "undone": text(.undone),
        "putBack": text(.putBack), "putBackDone": text(.putBackDone),
        "redo": text(.redo), "canRedo": canRedo, "redone": text(.redone), "before": text(.before),
        "after": text(.after), "tabs": PageTabs.value(label: text(.history), ways),
        "nothing": days.isEmpty ? nothing : "", "words": typed, "app": app ?? "",
        "search": text(.search), "settings": text(.settings),
        "newer": number > 1 ? address(number - 1, app: app) : "", "newerWord": text(.newer),
        "older": hasOlder ? address(number + 1, app: app) : "", "olderWord": text(.older),
        "merged": mergedLine ?? "",
        "mergedRows": mergedRows,
        "days": days.map { day, rows in
          [
            "day": day.description, "date": day.longText(in: world.language).withCapital,
            "rows": HistoryRow.folded(rows),
          ] as PageValues
        },
      ])
  }

  /// Tells the stories of transactions, with one look at the store for all of them.
  static func rows(
    of batches: some Collection<[Change]>, _ words: ChangeWords, _ plugins: [any Plugin],
    in world: World
  ) async throws -> [HistoryRow] {
    let told = batches.filter { !$0.isEmpty }.map { ($0, $0.prefix(mostStories)) }
    var stories = try await ChangeStory.all(told.flatMap(\.1), words, in: world.store)[...]
    return told.map { batch, shown in
      defer { stories = stories.dropFirst(shown.count) }
      return HistoryRow(
        batch: batch, stories: Array(stories.prefix(shown.count)), plugins: plugins, world: world)
    }
  }

  private static func address(_ page: Int = 1, app: String?) -> String {
    let query = (app.map { ["app=\($0)"] } ?? []) + (page > 1 ? ["page=\(page)"] : [])
    return "/history" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private static let template = PageTemplate(Content.Pages.history, parts: Content.file)
}
