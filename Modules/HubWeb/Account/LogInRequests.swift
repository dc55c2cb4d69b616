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
      let agent = BrowserName(request.head.headerFields[.userAgent] ?? "").text
      services.mail.tell(account, of: .newDevice(agent), in: entryLanguage)
    }
    return account
  }

  /// Returns the origin of a log-in, without an address that may be a proxy's.
  package func logInPlace(_ device: BearerSecret? = nil) -> LogInPlace {
    let isOwn = !caller.address.isEmpty && !services.options.mayBeProxy(caller.address)
    return LogInPlace(address: isOwn ? caller.address : nil, device: device)
  }
}
