import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts

/// `/wall`: what is worth a look from across the room, for a television, a tablet or an e-ink frame.
enum WallPage {
  static let path = "/wall"
  static let style = WebAsset("wall", .style, "\(Content.Style.wall)")
  static let script = WebAsset("wall", .script, "\(Content.Script.wall)")

  static let route = HubRoute(
    method: .get, path: path, access: .anyone, summary: "Today from across the room",
    isListed: false, handle: answer)

  @Sendable private static func answer(_ call: HubRequest) async throws -> RouteResponse {
    let screens = WallScreens(call.services)
    let cookie = call.request.head.headerFields[.cookie].flatMap(WallCookie.init(inField:))
    if let cookie, let (code, secret) = cookie.code {
      switch try await screens.progress(of: code, secret) {
      case .paired(let token): return paired(WallCookie(token), call)
      case .waits: return try waiting(code, call)
      case .ended: break
      }
    } else if let cookie, let (person, look) = try await screens.find(cookie.value) {
      return try await shown(person, look, call)
    }
    // A script's token may be for less than the wall shows.
    if let person = call.caller.person, case .session = call.caller.credential {
      let asked = call.request.queryValue("look").flatMap(WallLook.init(rawValue:))
      return try await shown(person, asked ?? .day, call)
    }
    // Every new code is stored, so that an address may ask for some only.
    try await call.services.gate.limits.require(
      RouteLimit("wall", .authentication), of: call.caller.address)
    let (code, secret) = try await screens.begin()
    var response = try waiting(code, call)
    set(WallCookie(code: code, secret: secret), in: &response, call)
    return response
  }

  private static func paired(_ cookie: WallCookie, _ call: HubRequest) -> RouteResponse {
    var response = RouteResponse.moved(to: path)
    set(cookie, in: &response, call)
    return response
  }

  private static func set(
    _ cookie: WallCookie, in response: inout RouteResponse, _ call: HubRequest
  ) {
    response.head.headerFields[.setCookie] = cookie.field(isSecure: call.isSecure)
  }

  /// The code that a screen shows until its owner has typed it elsewhere.
  private static func waiting(_ code: String, _ call: HubRequest) throws -> RouteResponse {
    let language = call.entryLanguage
    let address = call.services.address(of: call) + WallSettings.path
    return try document(
      codeTemplate,
      showing: [
        "title": WallText.waiting.text(in: language), "code": code,
        "hint": WallText.waitingHint(address).text(in: language),
      ], in: language, look: "light", reload: 10, call)
  }

  private static func shown(
    _ person: Person, _ look: WallLook, _ call: HubRequest
  ) async throws -> RouteResponse {
    let world = try await call.services.worlds.world(of: person)
    let moment = world.moment
    let parts = try await world.store.read { snapshot in
      try call.services.plugins.wall(from: snapshot, at: moment)
    }
    let asked = call.request.queryValue("show").flatMap { Int($0) }
    let values = WallValues(parts, asked: asked, at: moment)
    let isDay = (7..<20).contains(values.hour)
    return try document(
      template, showing: values.values, in: world.language,
      look: look == .day ? (isDay ? "light" : "dark") : look.rawValue, reload: 900, call)
  }

  private static func document(
    _ template: PageTemplate, showing values: PageValues, in language: Language, look: String,
    reload: Int, _ call: HubRequest
  ) throws -> RouteResponse {
    var values = values
    values["language"] = language.rawValue
    values["name"] = WallText.title.text(in: language)
    (values["look"], values["reload"]) = (look, reload)
    (values["style"], values["script"]) = (style.path, script.path)
    let icons = call.services.web.icons
    (values["vectorIcon"], values["appleIcon"]) = (icons.vector.path, icons.apple.path)
    return .html(try template.html(showing: values.withoutEmptyTexts), cached: "no-store")
  }

  private static let template = PageTemplate(Content.Pages.Wall.wall, parts: Content.file)
  private static let codeTemplate = PageTemplate(Content.Pages.Wall.code, parts: Content.file)
}
