import CorePlugin
import Foundation
import HTTPTypes
package import HubAccounts

extension HubRequest {
  /// Logs in and mails a notice if the device is new: the browser, or for a program without cookies
  /// its address.
  package func tellingOfNewDevice(
    _ email: String, _ place: LogInPlace, logIn: () async throws -> Account
  ) async throws -> Account {
    let (accounts, mark) = (services.accounts, place.marks.last ?? "")
    let known = try await accounts.account(of: AccountRules.normalized(email))
    let wasKnown =
      if let known { try await accounts.tries.knows(mark, of: known) } else { false }
    let account = try await logIn()
    // A log-in that still needs a code does not count yet.
    if !wasKnown, try await accounts.tries.knows(mark, of: account) {
      services.mail.tell(account, of: .newDevice(deviceName), in: entryLanguage)
    }
    return account
  }

  /// Starts a session in this browser and returns a redirect to a page with its cookie.
  func enter(as person: Person, at path: String) async throws -> RouteResponse {
    let cookie = try await services.gate.sessions.begin(for: person, device: userAgent)
    var response = RouteResponse.moved(to: path)
    response.head.headerFields[.setCookie] = cookie.field(isSecure: isSecure)
    return response
  }

  /// `true` if cookies are restricted to TLS.
  var isSecure: Bool { services.gate.isSecure(request.head) }

  /// A short name of the browser.
  var deviceName: String { BrowserName(userAgent).text }

  private var userAgent: String { request.head.headerFields[.userAgent] ?? "" }

  /// Returns the origin of a log-in, without an address that may be a proxy's.
  package func logInPlace(_ device: BearerSecret? = nil) -> LogInPlace {
    let isOwn = !caller.address.isEmpty && !services.options.mayBeProxy(caller.address)
    return LogInPlace(address: isOwn ? caller.address : nil, device: device)
  }
}
