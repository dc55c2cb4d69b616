import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts

/// Lists the sessions and script tokens of a person, and ends them.
enum DevicesPage {
  static let routes = [
    HubRoute(page: "/settings/devices", title: { WebText.devices.text(in: $0) }) { call in
      .shown(try template.content(showing: await values(call)))
    },
    HubRoute(form: "/settings/devices/end", summary: "Log out of a browser") { form, call in
      guard let person = call.caller.person, let id = form["id"] else { return .missing }
      try await call.services.gate.sessions.end(id, of: person.id)
      return .moved(to: "/settings/devices")
    },
    HubRoute(form: "/settings/tokens/end", summary: "Revoke a script's token") { form, call in
      guard let person = call.caller.person, let name = form["name"] else { return .missing }
      try await call.services.gate.scriptTokens.revoke(name, of: person.id)
      return .moved(to: "/settings/devices")
    },
    makeToken, addDevice,
    HubRoute(form: "/log-out", summary: "Log out") { _, call in
      if let person = call.caller.person, case .session(let id, _) = call.caller.credential {
        try await call.services.gate.sessions.end(id, of: person.id)
      }
      return .file(.leaving(to: "/", call))
    },
  ]

  /// Responds with the token, which is shown only once.
  private static let makeToken = HubRoute(
    unstoredForm: "/settings/tokens/add", title: { WebText.devices.text(in: $0) },
    summary: "Make a script's token"
  ) { form, call in
    guard let person = call.caller.person else { return .missing }
    let name = form["name"]?.trimmingWhitespace() ?? ""
    guard (1...100).contains(name.count) else { throw AccessError.badName }
    let typed = form["days"]?.trimmingWhitespace() ?? ""
    let days = Int(typed)
    guard days.map((1...36_500).contains) ?? typed.isEmpty else { throw AccessError.badDays }
    let text = try await call.services.gate.scriptTokens.add(
      name, for: person, scopes: [form["scope"] == "write" ? "write" : "read"], days: days)
    var shown = try await values(call)
    shown["made"] = [
      "token": text, "name": name, "hint": AccessText.shownOnce.text(in: call.world.language),
    ]
    return try .shown(template.content(showing: shown))
  }

  /// Responds with a one-time link for another device, as a code to scan as well.
  private static let addDevice = HubRoute(
    unstoredForm: "/settings/devices/add", title: { WebText.devices.text(in: $0) },
    summary: "Add a device"
  ) { _, call in
    guard let person = call.caller.person, case .session = call.caller.credential else {
      return .missing
    }
    let address = call.services.address(of: call)
    let link = address + (try await call.services.gate.welcomeLinks.make(for: person))
    let isLocal =
      call.services.options.publicURL == nil && call.request.head.isForLoopback
    func text(_ sentence: WebText) -> String { sentence.text(in: call.world.language) }
    var shown = try await values(call)
    var invitation: PageValues = [
      "link": link, "hint": text(.linkHint), "label": text(.addDevice),
      "local": isLocal ? text(.linkIsLocal) : "",
    ]
    if let code = QRCode(link) {
      invitation["code"] = ["width": code.width, "path": code.path] as PageValues
    }
    shown["invitation"] = invitation.withoutEmptyTexts
    return try .shown(template.content(showing: shown))
  }

  private static func values(_ call: HubRequest) async throws -> [String: any Sendable] {
    let (world, gate) = (call.world, call.services.gate)
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    func own(_ sentence: PeopleText) -> String { sentence.text(in: world.language) }
    func day(_ instant: Instant) -> String {
      world.calendar.day(containing: instant).longText(in: world.language)
    }
    let person = call.caller.person?.id ?? ""
    var current = ""
    if case .session(let id, _) = call.caller.credential { current = id }
    let sessions = try await gate.sessions.list(of: person)
    let tokens = try await gate.scriptTokens.list(of: person).filter { !$0.isWall }
    return [
      "title": text(.devices), "hint": text(.devicesHint), "addDevice": text(.addDevice),
      "thisDevice": text(.thisDevice),
      "logOutThere": text(.logOutThere), "tokens": text(.tokens), "revoke": text(.revoke),
      "noTokens": tokens.isEmpty ? (call.services.options.isMultiUser ? "–" : text(.noTokens)) : "",
      "makeToken": own(.makeToken),
      "tokenName": own(.tokenName), "reads": own(.reads), "writes": own(.writes),
      "tokenDays": own(.tokenDays),
      "sessions": sessions.map { session in
        [
          "id": session.id, "device": BrowserName(session.device).text,
          "day": text(.deviceUsed(day(session.usedAt))),
          "since": text(
            .deviceSince(
              day(session.createdAt), time: world.calendar.timeOfDay(at: session.createdAt))),
          "isCurrent": session.id == current,
        ] as [String: any Sendable]
      },
      "scripts": tokens.map { token in
        [
          "name": token.name, "scopes": token.scopes.sorted().joined(separator: ", "),
          "day": day(token.createdAt),
        ]
      },
    ]
  }

  private static let template = PageTemplate(Content.Pages.devices)
}

/// A short name for a browser's `User-Agent`.
struct BrowserName {
  /// Such as `Firefox, Linux`; the beginning of the `User-Agent` if it is unknown.
  let text: String

  init(_ agent: String) {
    // Most browsers also contain the names of others, so the first match wins.
    let browsers = [
      ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"),
      ("Safari", "Safari"),
    ]
    let systems = [
      ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
      ("Mac OS", "macOS"), ("Linux", "Linux"),
    ]
    let names = [browsers, systems].compactMap { known in
      known.first { agent.contains($0.0) }?.1
    }
    text = names.isEmpty ? String(agent.prefix(60)) : names.joined(separator: ", ")
  }
}
