import CoreModels

extension WebText {
  var english: String {
    switch self {
    case .skipToContent: "Skip to content"
    case .navigation: "Daybook"
    case .today: "Today"
    case .settings: "Settings"
    case .toToday: "Go to Today"
    case .foreignForm: "This form was opened before you last logged in."
    case .foreignFormAdvice: "Nothing was changed. Load the page again, then send it once more."
    case .badForm: "The form did not arrive whole."
    case .badFormAdvice: "Go back and send it once more."
    case .missingPage: "Nothing is here."
    case .missingPageAdvice: "The page was moved or taken away, or its address has a typing error."
    case .notLoggedIn: "This Daybook is private."
    case .notLoggedInAdvice: "Run daybook serve on this machine and open the link that it prints."
    }
  }
}
