import CoreModels
import CorePlugin
import HubAccounts

extension RouteRequest {
  /// The normalized email address of the request's path, body or query, in that order.
  var accountEmail: String? {
    (parameters["email"] ?? bodyEmail ?? asked("email")).map { AccountRules.normalized($0) }
  }

  private var bodyEmail: String? {
    guard !body.isEmpty, let email = (try? lenientJSON())?["email"]?.string,
      !email.isEmpty
    else { return nil }
    return email
  }
}
