import CoreModels
import CorePlugin
import HubAccounts

/// `/settings/wall`: pairs screens with the wall and removes them.
enum WallSettings {
  static let path = "/settings/wall"
  /// The most letters of a screen's name.
  private static let longestName = 40

  static let routes = [
    HubRoute(page: path, title: { WallText.title.text(in: $0) }) { call in
      .shown(try await content(call))
    },
    HubRoute(form: path, summary: "Pair a screen with the wall") { form, call in
      guard let person = call.caller.person else { return .missing }
      let typed = form["name"]?.trimmingWhitespace() ?? ""
      let name = typed.isEmpty ? WallText.title.text(in: call.world.language) : typed
      guard name.count <= longestName else { throw AccessError.badName }
      let isPaired = try await WallScreens(call.services).pair(
        form["code"] ?? "", with: person, name: name,
        look: form["look"].flatMap(WallLook.init(rawValue:)) ?? .day)
      guard isPaired else { throw WebError.unknownCode }
      return .moved(to: path + "?paired=1")
    },
    HubRoute(form: path + "/end", summary: "Remove a screen from the wall") { form, call in
      guard let person = call.caller.person, let name = form["name"],
        try await WallScreens(call.services).list(of: person.id).contains(where: { $0.name == name }
        )
      else { return .missing }
      try await call.services.gate.scriptTokens.revoke(name, of: person.id)
      return .moved(to: path)
    },
  ]

  private static func content(_ call: HubRequest) async throws -> PageContent {
    let world = call.world
    func text(_ sentence: WallText) -> String { sentence.text(in: world.language) }
    let screens = try await WallScreens(call.services).list(of: call.caller.person?.id ?? "")
    let looks: [(WallLook, String)] = [
      (.day, text(.lookDay)), (.light, WebText.light.text(in: world.language)),
      (.dark, WebText.dark.text(in: world.language)), (.paper, text(.lookPaper)),
    ]
    return try template.content(
      showing: [
        "title": text(.title), "hint": text(.hint), "look": text(.look),
        "address": call.services.address(of: call) + WallPage.path, "open": text(.open),
        "openHere": text(.openHere), "code": text(.code), "name": text(.name),
        "example": text(.example), "pair": text(.pair), "screens": text(.screens),
        "remove": text(.remove),
        "paired": call.request.queryValue("paired") == nil ? "" : text(.paired),
        "looks": looks.map { look, label in
          ["value": look.rawValue, "label": label, "isChosen": look == .day] as PageValues
        },
        "hasScreens": !screens.isEmpty,
        "rows": screens.map { screen in
          [
            "name": screen.name,
            "day": world.calendar.day(containing: screen.createdAt).longText(in: world.language),
          ]
        },
      ])
  }

  private static let template = PageTemplate(Content.Pages.Wall.settings, parts: Content.file)
}
