import CoreModels
import CorePlugin
import CoreStorage

/// What a person wrote, and how to take it back.
enum HistoryPage {
  static let routes = [
    HubRoute(page: "/history", title: { WebText.history.text(in: $0) }) { call in
      .shown(try await content(call))
    },
    HubRoute(form: "/undo", summary: "Take back the last change") { form, call in
      // What is shown where it was pressed need not be the last any more.
      try await call.world.store.undo(form["batch"])
      return .moved(to: form["back"] ?? "/history")
    },
  ]

  private static func content(_ call: HubCall) async throws -> PageContent {
    let world = call.world
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let batches = try await world.store.undoable(limit: 50)
    let names = Dictionary(call.hub.plugins.map { ($0.id, $0.name) }) { first, _ in first }
    var days: [(day: Day, rows: [PageValues])] = []
    for batch in batches {
      guard let first = batch.first else { continue }
      let product = String(first.kind.prefix { $0 != "." })
      let day = world.calendar.wallClock(at: first.writtenAt).date
      if days.last?.day != day { days.append((day, [])) }
      days[days.count - 1].rows.append([
        "product": names[product] ?? "Daybook",
        "time": world.calendar.timeOfDay(at: first.writtenAt),
        "what": text(.changes(batch.count)),
      ])
    }
    return PageContent(
      try template.html(
        showing: ([
          "title": text(.history), "hint": text(.historyHint), "takeBack": text(.takeBackLast),
          "undone": text(.undone), "last": batches.first?.first?.batchName ?? "",
          "nothing": days.isEmpty ? text(.nothingWritten) : "",
          "days": days.map { day, rows in
            [
              "day": day.description, "date": day.longText(in: world.language).withCapital,
              "rows": rows,
            ] as PageValues
          },
        ] as PageValues).withoutEmptyTexts))
  }

  private static let template = PageTemplate(
    """
    <main class="history stack">
    <h1>{{title}}</h1>
    <p class="quiet">{{hint}}</p>
    {{#nothing}}<p class="empty card">{{.}}</p>{{/nothing}}
    {{^nothing}}<form method="post" action="/undo" data-direct data-final data-done="{{undone}}">\
    <input type="hidden" name="batch" value="{{last}}">\
    <button class="danger">{{takeBack}}</button></form>{{/nothing}}
    {{#days}}<h2><a href="/day/{{day}}">{{date}}</a></h2>
    <ol class="card rows">{{#rows}}<li class="row"><time>{{time}}</time> \
    <strong>{{product}}</strong> <span class="quiet">{{what}}</span></li>
    {{/rows}}</ol>{{/days}}
    </main>
    """)
}
