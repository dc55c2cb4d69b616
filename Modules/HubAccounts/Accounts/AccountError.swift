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
    let (kind, code, message, hint, _) = words
    return Failure(kind, code: code, message, hint, in: language)
  }

  /// The error texts that API clients rely on.
  package var apiText: String { words.api }

  private var words:
    (kind: Failure.Kind, code: String, message: AccountText, hint: AccountText, api: String)
  {
    switch self {
    case .badEmail:
      (.badInput, "bad_email", .errorBadEmail, .adviceBadEmail, "Invalid email address")
    case .badPassword:
      (
        .badInput, "bad_password", .errorBadPassword, .adviceBadPassword,
        "Password must have 8 to 128 characters"
      )
    case .commonPassword:
      (
        .badInput, "common_password", .errorCommonPassword, .adviceBadPassword,
        "Password is too common"
      )
    case .personalPassword:
      (
        .badInput, "personal_password", .errorPersonalPassword, .adviceBadPassword,
        "Password is too close to the name or email address"
      )
    case .badName: (.badInput, "bad_name", .errorBadName, .adviceBadName, "Invalid name")
    case .taken: (.badInput, "email_taken", .errorTaken, .adviceTaken, "Email already registered")
    case .wrongCredentials:
      (
        .unauthenticated, "wrong_credentials", .errorWrongCredentials, .adviceWrongCredentials,
        "Invalid credentials"
      )
    case .wrongPassword:
      (.notAllowed, "wrong_password", .errorWrongPassword, .adviceWrongPassword, "Not allowed")
    case .codeNeeded:
      (.unauthenticated, "code_needed", .errorCodeNeeded, .adviceCodeNeeded, "Code required")
    case .wrongCode:
      (.unauthenticated, "wrong_code", .errorWrongCode, .adviceWrongCode, "Invalid code")
    case .logInOver:
      (.unauthenticated, "log_in_over", .errorLogInOver, .adviceLogInOver, "Log in again")
    case .badPasskey:
      (.unauthenticated, "bad_passkey", .errorBadPasskey, .adviceBadPasskey, "Invalid passkey")
    case .noProvider:
      (
        .unavailable, "no_provider", .errorNoProvider, .adviceNoProvider,
        "Identity provider unavailable"
      )
    case .noVerifiedEmail:
      (
        .unauthenticated, "no_verified_email", .errorNoVerifiedEmail, .adviceNoVerifiedEmail,
        "No verified email address"
      )
    case .connectFirst:
      (
        .unauthenticated, "connect_first", .errorConnectFirst, .adviceConnectFirst,
        "Email already registered"
      )
    case .notFound: (.notFound, "no_account", .errorNotFound, .adviceNotFound, "User not found")
    case .badLink:
      (.badInput, "bad_link", .errorBadLink, .adviceBadLink, "Invalid or expired token")
    case .usedLink: (.badInput, "used_link", .errorUsedLink, .adviceUsedLink, "Token already used")
    case .expiredLink:
      (.badInput, "expired_link", .errorExpiredLink, .adviceExpiredLink, "Token expired")
    case .otherAccount:
      (.notAllowed, "other_account", .errorOtherAccount, .adviceOtherAccount, "Not allowed")
    case .noMail:
      (.unavailable, "no_mail", .errorNoMail, .adviceNoMail, "This server sends no mail")
    case .mailFailed:
      (.unavailable, "mail_failed", .errorMailFailed, .adviceMailFailed, "Mail could not be sent")
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
