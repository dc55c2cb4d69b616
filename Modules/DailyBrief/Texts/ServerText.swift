import CoreModels
import CoreNet
import CoreTerminal

extension ServerError {
  /// The error's message, and a hint how to fix it.
  func sentences(in language: Language) -> (message: String, hint: String) {
    let message: ServerText
    let hint: ServerText
    switch self {
    case .invalidURL(let error), .network(let error):
      let failure = error.failure(in: language)
      return (failure.message, failure.hint)
    case .invalidResponse(let status):
      message = status.map { .errorInvalidStatus($0) } ?? .errorInvalidResponse
      hint = .adviceCheckAddress
    case .decoding(let path):
      (message, hint) = (.errorDecoding(path.terminalSafe), .adviceCheckAddress)
    case .unauthorized(.password):
      (message, hint) = (.errorUnauthorizedPassword, .adviceUnauthorizedPassword)
    case .unauthorized(.apiKey):
      (message, hint) = (.errorUnauthorizedApiKey, .adviceUnauthorizedApiKey)
    case .unauthorized(.token):
      (message, hint) = (.errorUnauthorizedToken, .adviceUnauthorizedToken)
    case .message(let text, let status, let isLogIn):
      let refusal = ServerRefusal(rawValue: text)
      message = refusal?.text ?? .errorMessage(text.said)
      hint =
        switch refusal {
        case .emailTaken: .adviceEmailTaken
        case _ where status >= 500: .adviceTrouble
        default: isLogIn ? .adviceLogInRefused : .adviceMessage
        }
    case .unreadableDate(let date, let name):
      message = .errorUnreadableDate(name.oneLine, date: date.oneLine)
      hint = .adviceUnreadableDate
    case .rateLimited(let isLogIn, let seconds):
      message = isLogIn ? .errorTooManyLogIns : .errorSlowDown
      hint =
        seconds.map(Self.minutes).map { minutes in
          minutes < 120 ? .adviceTryIn(minutes) : .adviceTryInHours((minutes + 59) / 60)
        }
        ?? (isLogIn ? .adviceTooManyLogIns : .adviceSlowDown)
    }
    return (message.text(in: language), hint.text(in: language))
  }

  /// Seconds as minutes, rounded up.
  private static func minutes(_ seconds: Int) -> Int { (min(max(seconds, 1), 1_000_000) + 59) / 60 }
}

extension ServerRefusal {
  fileprivate var text: ServerText {
    switch self {
    case .emailTaken: .refusalEmailTaken
    case .notAllowed: .refusalNotAllowed
    case .trouble: .refusalTrouble
    case .noSuchPage: .refusalNoSuchPage
    case .noSuchUser: .refusalNoSuchUser
    case .noWeather: .refusalNoWeather
    case .badPlace: .refusalBadPlace
    case .noSuchEvent: .refusalNoSuchEvent
    case .duplicateEvent: .refusalDuplicateEvent
    }
  }
}
