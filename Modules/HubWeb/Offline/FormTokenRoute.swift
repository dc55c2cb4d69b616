import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import HubAccounts

extension FormToken {
  /// Returns the current form token and its person, which queued writes need before they are sent.
  package static let route = HubRoute(
    method: .get, path: "/form-token", access: .ownAccount, summary: "What forms have to carry",
    isListed: false
  ) { call in
    guard let token = call.caller.formToken, let person = call.caller.person else {
      throw AccessError.notLoggedIn
    }
    return try .json(["token": .string(token), "person": .string(person.browserName)])
  }
}

extension Person {
  /// A pseudonym for browsers.
  var browserName: String { String(("browser." + id).sha256.prefix(16)) }
}

extension HTTPFields {
  private static let person = HTTPField.Name(known: "Daybook-Person")

  /// The pseudonym of a page's person; `none` for nobody's.
  var daybookPerson: String? {
    get { self[Self.person] }
    set { self[Self.person] = newValue }
  }
}
