import CoreModels
import CorePlugin
import HTTPTypes

extension FormToken {
  /// What forms have to carry today, and whose they are: writes that waited ask for it first.
  static let route = HubRoute(
    method: .get, path: "/form-token", access: .person, summary: "What forms have to carry",
    isListed: false
  ) { call in
    guard let token = call.caller.formToken, let person = call.caller.person else {
      throw AccessError.notLoggedIn
    }
    return try .json(["token": .string(token), "person": .string(person.browserName)])
  }
}

extension Person {
  /// What browsers know them by, which tells nobody who they are.
  var browserName: String { String(("browser." + id).sha256.prefix(16)) }
}

extension HTTPFields {
  private static let person = HTTPField.Name("Daybook-Person")

  /// Whose page an answer is; `none` for nobody's.
  var daybookPerson: String? {
    get { Self.person.flatMap { self[$0] } }
    set { if let name = Self.person { self[name] = newValue } }
  }
}
