import CoreModels
import CoreNet
import CoreTerminal

extension ServerText {
  var english: String {
    let language = Language.english
    return switch self {
    case .error(.invalidURL(let error)), .error(.network(let error)):
      error.failure(in: .english).message
    case .advice(.invalidURL(let error)), .advice(.network(let error)):
      error.failure(in: .english).hint
    case .error(.invalidResponse(let status)):
      "This is not how a DailyBrief server answers\(Self.number(status))."
    case .error(.decoding(let path)):
      "The server’s answer cannot be understood at \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Invalid email or password."
    case .error(.unauthorized(.apiKey)): "The server does not accept the API key."
    case .error(.unauthorized(.token)): "Please log in again."
    case .error(.message(let text, _, _)):
      ServerRefusal(rawValue: text)?.english ?? "The server says: \(text.said)"
    case .error(.unreadableDate(let date, of: let name)):
      "The date of “\(name.oneLine)” cannot be read: \(date.oneLine)."
    case .advice(.unreadableDate):
      "daily-brief events remove removes it; there is nothing else to do with it."
    case .onlyRemovable: "its date cannot be read; it can only be removed"
    case .error(.rateLimited(isLogIn: true, _)): "Too many attempts. Try again later."
    case .error(.rateLimited(isLogIn: false, _)): "The server asks us to slow down."
    case .advice(.invalidResponse), .advice(.decoding):
      "Check the server’s address, or try again later."
    case .advice(.unauthorized(.password)): "Check both; daily-brief register creates an account."
    case .advice(.unauthorized(.apiKey)): "Give the key with --api-key, or in DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login asks for your password."
    case .advice(.message(ServerRefusal.emailTaken.rawValue, _, _)):
      "daily-brief login logs in with it."
    case .advice(.message(_, status: 500..., _)):
      "The server has a problem; try again later."
    case .advice(.message(_, _, isLogIn: true)):
      "Check the server’s address, or ask whoever runs it."
    case .advice(.message): "daily-brief whoami shows who is logged in where."
    case .advice(.rateLimited(_, let seconds?)):
      "Try again in "
        + language.counted(Self.minutes(seconds), one: "minute", many: "minutes")
        + "."
    case .advice(.rateLimited(isLogIn: true, nil)):
      "The server counts by the hour; nothing has changed here."
    case .advice(.rateLimited(isLogIn: false, nil)):
      "The server counts by the hour; what is stored stays on screen."
    }
  }
}

extension ServerRefusal {
  fileprivate var english: String {
    switch self {
    case .emailTaken: "There is an account with this email already."
    case .notAllowed: "The server does not allow this."
    case .trouble: "The server has had an error."
    case .noSuchPage: "The server does not know this request."
    case .noSuchUser: "The server does not know this account."
    case .noWeather: "The server has no place set for your weather."
    case .badPlace: "The server cannot find this place."
    case .noSuchEvent: "The server does not have this event."
    case .duplicateEvent: "The server already has this event."
    }
  }
}
