package import CoreModels
package import CorePlugin
import HTTPTypes

/// Errors about accounts.
package enum AccountError: ExplainedError, Hashable {
  /// The email address is malformed.
  case badEmail
  /// The password has fewer than 8 or more than 128 characters.
  case badPassword
  /// The password is one of the most common ones.
  case commonPassword
  /// The password is too close to the person's name or address.
  case personalPassword
  /// The name is too long or not valid text.
  case badName
  /// The address is already registered.
  case taken
  /// The address or the password is wrong; the error does not reveal which.
  case wrongCredentials
  case wrongPassword
  case notFound
  /// The code of the second factor is missing or wrong.
  case codeNeeded, wrongCode
  /// The code came too long after the password.
  case logInOver
  /// A passkey's response is not valid, or no account has the passkey.
  case badPasskey
  /// The provider of log-ins is silent, or its answer is not valid.
  case noProvider
  /// The provider vouches for no address.
  case noVerifiedEmail
  /// Another account has the provider's address.
  case connectFirst
  /// The mailed link is unknown, used or expired.
  case badLink, usedLink, expiredLink
  /// The mailed link belongs to another account than the one that is logged in.
  case otherAccount
  /// The server cannot send mail.
  case noMail
  /// The mail server refused the message.
  case mailFailed

  package func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .badEmail: (.badInput, "bad_email")
      case .badPassword: (.badInput, "bad_password")
      case .commonPassword: (.badInput, "common_password")
      case .personalPassword: (.badInput, "personal_password")
      case .badName: (.badInput, "bad_name")
      case .taken: (.badInput, "email_taken")
      case .wrongCredentials: (.unauthenticated, "wrong_credentials")
      case .wrongPassword: (.notAllowed, "wrong_password")
      case .codeNeeded: (.unauthenticated, "code_needed")
      case .wrongCode: (.unauthenticated, "wrong_code")
      case .logInOver: (.unauthenticated, "log_in_over")
      case .badPasskey: (.unauthenticated, "bad_passkey")
      case .noProvider: (.unavailable, "no_provider")
      case .noVerifiedEmail: (.unauthenticated, "no_verified_email")
      case .connectFirst: (.unauthenticated, "connect_first")
      case .notFound: (.notFound, "no_account")
      case .badLink: (.badInput, "bad_link")
      case .usedLink: (.badInput, "used_link")
      case .expiredLink: (.badInput, "expired_link")
      case .otherAccount: (.notAllowed, "other_account")
      case .noMail: (.unavailable, "no_mail")
      case .mailFailed: (.unavailable, "mail_failed")
      }
    return Failure(
      kind, code: code, message: AccountText.error(self).text(in: language),
      hint: AccountText.advice(self).text(in: language))
  }

  /// The error texts that API clients rely on.
  package var apiText: String {
    switch self {
    case .badEmail: "Invalid email address"
    case .badPassword: "Password must have 8 to 128 characters"
    case .commonPassword: "Password is too common"
    case .personalPassword: "Password is too close to the name or email address"
    case .badName: "Invalid name"
    case .taken: "Email already registered"
    case .wrongCredentials: "Invalid credentials"
    case .wrongPassword: "Not allowed"
    case .codeNeeded: "Code required"
    case .wrongCode: "Invalid code"
    case .logInOver: "Log in again"
    case .badPasskey: "Invalid passkey"
    case .noProvider: "Identity provider unavailable"
    case .noVerifiedEmail: "No verified email address"
    case .connectFirst: "Email already registered"
    case .notFound: "User not found"
    case .badLink: "Invalid or expired token"
    case .usedLink: "Token already used"
    case .expiredLink: "Token expired"
    case .otherAccount: "Not allowed"
    case .noMail: "This server sends no mail"
    case .mailFailed: "Mail could not be sent"
    }
  }
}

extension AccountError {
  /// The error response for a program.
  package func response() throws -> RouteResponse {
    let status = HTTPResponse.Status(code: failure(in: .english).kind.httpStatus)
    var response = try RouteResponse.json(["success": false, "error": .string(apiText)], status)
    if status == .unauthorized { response.head.headerFields[.wwwAuthenticate] = "Bearer" }
    return response
  }
}
