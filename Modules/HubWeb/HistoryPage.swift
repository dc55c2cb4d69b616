import CoreModels
import CorePlugin
import CoreStorage
import HubAccounts

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
  /// The number of records shown for a large transaction such as an import.
  private static let mostStories = 3

  private static func content(_ call: HubRequest) async throws -> PageContent {
    let world = call.world
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let number = call.request.pageNumber(upTo: mostPages)
    let plugins = call.services.plugins
    let app = call.request.queryValue("app").flatMap { id in plugins.first { $0.id == id }?.id }
    let batches = try await world.store.undoable(
      by: app, limit: pageSize + 1, after: (number - 1) * pageSize)
    let canRedo = try await world.store.read { try $0.lastUndo() != nil }
    let words = ChangeWords(store: world.store, plugins: plugins)
    let merged = try await MergedEntries(in: world)
    let mergedLine = number == 1 && app == nil ? merged.line(in: world.language) : nil
    let mergedRows =
      mergedLine == nil ? [] : try await merged.rows(words, plugins, in: world)
    var days: [(day: Day, rows: [PageValues])] = []
    for batch in batches.prefix(pageSize) {
      guard let first = batch.first else { continue }
      let day = world.calendar.wallClock(at: first.writtenAt).date
      if days.last?.day != day { days.append((day, [])) }
      let stories = try await ChangeStory.all(
        Array(batch.prefix(mostStories)), words, in: world.store)
      days[days.count - 1].rows.append(
        HistoryRow(batch: batch, stories: stories, plugins: plugins, world: world).values)
    }
    let hasOlder = batches.count > pageSize && number < mostPages
    let ways =
      [("/history", text(.allApps), app == nil)]
      + plugins.map { (address(app: $0.id), $0.name, $0.id == app) }
    return PageContent(
      try template.html(
        showing: ([
          "title": text(.history), "hint": text(.historyHint), "undo": text(.undo),
          "undone": text(.undone), "putBack": text(.putBack), "putBackDone": text(.putBackDone),
          "redo": canRedo ? text(.redo) : "", "redone": text(.redone), "before": text(.before),
          "after": text(.after), "tabs": PageTabs.value(label: text(.history), ways),
          "nothing": days.isEmpty && number == 1 ? text(.nothingWritten) : "",
          "newer": number > 1 ? address(number - 1, app: app) : "", "newerWord": text(.newer),
          "older": hasOlder ? address(number + 1, app: app) : "", "olderWord": text(.older),
          "merged": mergedLine ?? "",
          "mergedRows": mergedRows,
          "days": days.map { day, rows in
            [
              "day": day.description, "date": day.longText(in: world.language).withCapital,
              "rows": rows,
            ] as PageValues
          },
        ] as PageValues).withoutEmptyTexts))
  }

  private static func address(_ page: Int = 1, app: String?) -> String {
    let query = (app.map { ["app=\($0)"] } ?? []) + (page > 1 ? ["page=\(page)"] : [])
    return "/history" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private static let template = PageTemplate(
    Content.Pages.history,
    parts: [
      "tabs": PageTabs.template, "row": PageTemplate(Content.Pages.historyRow),
      "put-back": PageTemplate(Content.Pages.putBack),
    ])
}

/// A transaction in the list, which can be opened, undone or reverted to the state before it.
struct HistoryRow {
  let batch: [Change]
  let stories: [ChangeStory]
  let plugins: [any Plugin]
  let world: World

  var values: PageValues {
    guard let first = batch.first, let story = stories.first else { return [:] }
    let isSetting = first.kind == "suite.setting"
    // For new records the sentence is enough.
    let changes = isSetting ? [] : stories.filter { $0.isReadable && $0.before?.body != nil }
    var told: [String] = []
    for sentence in stories.map({ $0.sentence(in: world) }) where !told.contains(sentence) {
      told.append(sentence)
    }
    return
      ([
        "product": story.product(among: plugins), "batch": first.batchName,
        "time": world.calendar.timeOfDay(at: first.writtenAt),
        // The values of settings may be private.
        "told": isSetting
          ? WebText.settings.text(in: world.language) : told.joined(separator: ", "),
        "what": batch.count > stories.count
          ? WebText.changes(batch.count).text(in: world.language) : "",
        "hasChanges": !changes.isEmpty, "changes": changes.map(values),
      ] as PageValues).withoutEmptyTexts
  }

  private func values(of story: ChangeStory) -> PageValues {
    var values: PageValues = [
      "title": story.title,
      "members": story.changedMembers.map { member in
        [
          "name": member.label(in: world.language), "old": member.before ?? "",
          "new": member.after ?? "",
        ] as PageValues
      },
    ]
    if let before = story.before, before.body != nil { values["earlier"] = before.putBackFields }
    return values
  }
}

extension Change {
  /// Identifies this state among those of its record.
  fileprivate var stateName: String { "\(device)/\(number)" }

  /// The fields of the form that puts this state back.
  var putBackFields: PageValues { ["kind": kind, "id": id, "state": stateName] }
}
