import CoreModels
import CorePlugin
import CoreStorage

/// What a person wrote, and how to take it back.
enum HistoryPage {
  static let routes = [
    HubRoute(page: "/history", title: { WebText.history.text(in: $0) }) { call in
      .shown(try await content(call))
    },
    HubRoute(form: "/undo", summary: "Undo the last change") { form, call in
      // What is shown where it was pressed need not be the last any more.
      try await call.world.store.undo(form["batch"])
      return .moved(to: form["back"] ?? "/history")
    },
  ]

  /// Transactions on a page.
  static let pageSize = 50
  private static let mostPages = 100

  private static func content(_ call: HubCall) async throws -> PageContent {
    let world = call.world
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let number = call.request.pageNumber(upTo: mostPages)
    let batches = try await world.store.undoable(
      limit: pageSize + 1, after: (number - 1) * pageSize)
    let last = try await world.store.read { try $0.lastUndoable() }
    let words = ChangeWords(store: world.store, plugins: call.hub.plugins)
    let names = Dictionary(call.hub.plugins.map { ($0.id, $0.name) }) { first, _ in first }
    var days: [(day: Day, rows: [PageValues])] = []
    for batch in batches.prefix(pageSize) {
      guard let first = batch.first else { continue }
      let isSetting = first.kind == "suite.setting"
      let product = String((isSetting ? first.id : first.kind).prefix { $0 != "." })
      let told: String? = try await isSetting ? text(.settings) : words.text(of: batch)
      let day = world.calendar.wallClock(at: first.writtenAt).date
      if days.last?.day != day { days.append((day, [])) }
      let row: PageValues = [
        "product": names[product] ?? "Daybook",
        "time": world.calendar.timeOfDay(at: first.writtenAt), "told": told ?? "",
        "what": told == nil || batch.count > 1 ? text(.changes(batch.count)) : "",
      ]
      days[days.count - 1].rows.append(row.withoutEmptyTexts)
    }
    let hasOlder = batches.count > pageSize && number < mostPages
    return PageContent(
      try template.html(
        showing: ([
          "title": text(.history), "hint": text(.historyHint), "takeBack": text(.takeBackLast),
          "undone": text(.undone), "last": last ?? "",
          "nothing": days.isEmpty && number == 1 ? text(.nothingWritten) : "",
          "newer": number > 1 ? address(number - 1) : "", "newerWord": text(.newer),
          "older": hasOlder ? address(number + 1) : "", "olderWord": text(.older),
          "days": days.map { day, rows in
            [
              "day": day.description, "date": day.longText(in: world.language).withCapital,
              "rows": rows,
            ] as PageValues
          },
        ] as PageValues).withoutEmptyTexts))
  }

  private static func address(_ page: Int) -> String { "/history?page=\(page)" }

  private static let template = PageTemplate(Content.Pages.history)
}
