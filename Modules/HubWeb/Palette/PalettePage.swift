import CoreModels
import CorePlugin
import CoreStorage
import HubAccounts

/// `/do`: goes anywhere and does anything by words, also inside every page (Ctrl K or ⌘K).
enum PalettePage {
  static let path = "/do"
  private static let mostFound = 4

  static let routes = [
    HubRoute(page: path, title: { WebText.palette.text(in: $0) }) { call in
      .shown(try await content(call))
    },
    HubRoute(form: path, summary: "Do something by its words") { form, call in
      var (words, world) = (form.fields["word"] ?? [], call.world.unwatched)
      // An act of an earlier day ends with it, as its command does.
      if words.count > 2, words[words.count - 2] == "--date" {
        world.fixedDay = try Day(typed: words.removeLast())
        words.removeLast()
      }
      guard let act = act(words, call) else { return .missing }
      for limit in act.0.door.limits {
        try await call.services.gate.limits.require(
          limit, of: "person." + call.world.store.profile)
      }
      do {
        _ = try await act.0.door.perform(act.values, true, world)
      } catch is InputError {
        throw WebError.badForm
      }
      return .moved(to: form["back"] ?? "/")
    },
  ]

  /// Finds the action with the longest name that words begin with, and its inputs.
  private static func act(
    _ words: [String], _ call: HubRequest
  ) -> (PaletteAct, values: [String: JSONValue])? {
    PaletteAct.all(of: call.services.plugins, in: call.world.language)
      .filter { words.starts(with: [$0.plugin.id] + $0.words) }
      .max { $0.words.count < $1.words.count }
      .flatMap { act in
        act.values(from: Array(words.dropFirst(act.words.count + 1))).map { (act, $0) }
      }
  }

  private static func content(_ call: HubRequest) async throws -> PageContent {
    let (world, plugins) = (call.world, call.services.plugins)
    let typed = String((call.request.queryValue("q") ?? "").prefix(500))
    let moment = world.moment
    let rows = try await world.store.read { try plugins.cardRows(from: $0, at: moment) }
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let search = PaletteSearch(
      plugins: plugins, rows: rows, language: world.language, today: world.today,
      places: places(call))
    let shared = shared(call)
    let records = try await found(shared.isEmpty ? typed : "", call)
    let results =
      shared.isEmpty ? search.results(for: typed) + records : search.results(sharing: shared)
    return try template.content(
      showing: [
        "title": text(.palette), "words": typed, "example": text(.paletteExample),
        "back": call.request.queryValue("back") ?? "/", "results": results.map(values),
        "search": typed.isEmpty ? "" : text(.searchFor(typed)),
        "searchPath": "/search?q=" + typed.percentEncoded,
      ])
  }

  /// The person's records that have the words, as the search finds them.
  private static func found(_ words: String, _ call: HubRequest) async throws -> [PaletteResult] {
    let (world, plugins) = (call.world, call.services.plugins)
    let kinds = plugins.flatMap(\.records)
    guard words.count > 2, !kinds.isEmpty else { return [] }
    let matches = try await world.store.read {
      try $0.search(kinds, for: words, limit: mostFound)
    }.withoutTwins
    return matches.compactMap { match -> PaletteResult? in
      guard let plugin = plugins.first(where: { $0.id == match.value.product }) else { return nil }
      let day = match.value.day
      let date = day.map { " · " + $0.longText(in: world.language) } ?? ""
      return PaletteResult(
        label: match.excerpt.map(\.text).joined(), detail: plugin.name + date,
        icon: plugin.appearance.icon,
        effect: .goes(plugin.page(of: match.value)), score: 0)
    }
  }

  /// The text that another app shares, with its title and address.
  private static func shared(_ call: HubRequest) -> String {
    let parts = ["title", "text", "url"].compactMap { call.request.queryValue($0) }
    let texts = parts.map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
    return String(texts.joined(separator: " ").prefix(2000))
  }

  private static func values(_ result: PaletteResult) -> PageValues {
    var values: PageValues = [
      "label": result.label, "detail": result.detail, "icon": result.icon,
    ]
    switch result.effect {
    case .goes(let path): values["path"] = path
    case .acts(let words): values["act"] = ["words": words] as PageValues
    case .fills(let text):
      (values["path"], values["fills"]) = (path + "?q=" + text.percentEncoded, text)
    }
    return values.withoutEmptyTexts
  }

  private static func places(
    _ call: HubRequest
  ) -> [(path: String, title: String, more: String)] {
    let language = call.world.language
    func text(_ sentence: WebText) -> String { sentence.text(in: language) }
    let settings: [WebText] = [.language, .timeZone, .look, .reminders, .download, .dataTools]
    let account: [(path: String, title: String, more: String)] = [
      ("/settings/account", text(.account), text(.changePassword))
    ]
    return [
      ("/", text(.today), ""), ("/day", text(.aDay), ""),
      ("/history", text(.history), text(.undo) + " " + text(.redo)),
      ("/settings", text(.settings), settings.map(text).joined(separator: " ")),
      ("/settings/devices", text(.devices), text(.logOut)),
      (CalendarPage.path, CalendarFeedText.title.text(in: language), ""),
      (WallSettings.path, WallText.title.text(in: language), ""),
    ] + (call.services.options.isMultiUser ? account : [])
  }

  private static let template = PageTemplate(Content.Pages.palette)
}
