import CoreModels
import CoreNet
import CorePlugin
package import HTTPTypes
import HubAccounts

/// The token against forged requests from other sites (OWASP: synchronizer token).
package enum FormToken {
  /// The name of the form field.
  package static let field = "form_token"
  /// The header field used by scripts.
  package static let header = HTTPField.Name(known: "X-Form-Token")

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
