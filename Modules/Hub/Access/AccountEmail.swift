import CoreModels
import CorePlugin

extension RouteRequest {
  /// The address that a call names in its path, else in its body, else in its query, as accounts
  /// spell it.
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
