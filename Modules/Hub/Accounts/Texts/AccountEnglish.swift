extension AccountText {
  var english: String {
    switch self {
    case .resetSubject: "A new password for Daybook"
    case .resetMail(let link):
      """
      Somebody, probably you, asked for a new password for Daybook.
      Choose it here within an hour:

      \(link)

      If it was not you, there is nothing to do: your password stays as it is.
      """
    case .error(let error): Self.english(error)
    case .advice(let error): Self.englishAdvice(error)
    }
  }

  private static func english(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "This is not an email address."
    case .badPassword: "A password must have 8 to 128 characters."
    case .badName: "A name can have at most 100 characters."
    case .taken: "This address is already registered."
    case .wrongCredentials: "Wrong address or password."
    case .wrongPassword: "The password is wrong."
    case .notFound: "There is no such account."
    case .badLink: "This link is not valid."
    case .usedLink: "This link has already been used."
    case .expiredLink: "This link has expired."
    case .mailFailed: "The email could not be sent."
    }
  }

  private static func englishAdvice(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Write it as name@example.org."
    case .badPassword: "A few words in a row are easy to remember and hard to guess."
    case .badName: "Choose a shorter one."
    case .taken: "Log in, or ask for a new password."
    case .wrongCredentials: "Try again, or ask for a new password."
    case .wrongPassword: "Type the password that you log in with."
    case .notFound: "Register first."
    case .badLink: "Ask for a new one."
    case .usedLink: "Ask for a new one if you need it."
    case .expiredLink: "Ask for a new one; it is good for an hour."
    case .mailFailed: "Try again later."
    }
  }
}
