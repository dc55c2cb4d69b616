import CoreModels

/// Texts about accounts.
struct AccountText: CatalogText {
  let message: Message

  static func error(_ error: AccountError) -> Self {
    switch error {
    case .badEmail: .errorBadEmail
    case .badPassword: .errorBadPassword
    case .commonPassword: .errorCommonPassword
    case .personalPassword: .errorPersonalPassword
    case .badName: .errorBadName
    case .taken: .errorTaken
    case .wrongCredentials: .errorWrongCredentials
    case .wrongPassword: .errorWrongPassword
    case .codeNeeded: .errorCodeNeeded
    case .wrongCode: .errorWrongCode
    case .logInOver: .errorLogInOver
    case .badPasskey: .errorBadPasskey
    case .noProvider: .errorNoProvider
    case .noVerifiedEmail: .errorNoVerifiedEmail
    case .connectFirst: .errorConnectFirst
    case .notFound: .errorNotFound
    case .badLink: .errorBadLink
    case .usedLink: .errorUsedLink
    case .expiredLink: .errorExpiredLink
    case .otherAccount: .errorOtherAccount
    case .noMail: .errorNoMail
    case .mailFailed: .errorMailFailed
    }
  }

  static func advice(_ error: AccountError) -> Self {
    switch error {
    case .badEmail: .adviceBadEmail
    case .badPassword: .adviceBadPassword
    case .commonPassword, .personalPassword: .adviceBadPassword
    case .badName: .adviceBadName
    case .taken: .adviceTaken
    case .wrongCredentials: .adviceWrongCredentials
    case .wrongPassword: .adviceWrongPassword
    case .codeNeeded: .adviceCodeNeeded
    case .wrongCode: .adviceWrongCode
    case .logInOver: .adviceLogInOver
    case .badPasskey: .adviceBadPasskey
    case .noProvider: .adviceNoProvider
    case .noVerifiedEmail: .adviceNoVerifiedEmail
    case .connectFirst: .adviceConnectFirst
    case .notFound: .adviceNotFound
    case .badLink: .adviceBadLink
    case .usedLink: .adviceUsedLink
    case .expiredLink: .adviceExpiredLink
    case .otherAccount: .adviceOtherAccount
    case .noMail: .adviceNoMail
    case .mailFailed: .adviceMailFailed
    }
  }
}
