import CoreModels

/// Every sentence about accounts.
enum AccountText: CompleteTextCatalogue {
  /// The subject and the text of the mail with the link to a new password.
  case resetSubject
  case resetMail(String)
  case error(AccountError)
  case advice(AccountError)

  static var samples: [AccountText] {
    let errors: [AccountError] = [
      .badEmail, .badPassword, .badName, .taken, .wrongCredentials, .wrongPassword, .notFound,
      .badLink, .usedLink, .expiredLink, .mailFailed,
    ]
    return [.resetSubject, .resetMail("a")] + errors.flatMap { [.error($0), .advice($0)] }
  }
}
