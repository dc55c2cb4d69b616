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
      "The answer is not one of a DailyBrief server\(Self.number(status))."
    case .error(.decoding(let path)):
      "The server's answer cannot be understood at \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Invalid email or password."
    case .error(.unauthorized(.apiKey)): "The server does not accept the API key."
    case .error(.unauthorized(.token)): "Please log in again."
    case .error(.message(let text, _)): "The server says: \(text.terminalSafe)"
    case .error(.rateLimited(isLogIn: true, _)): "Too many attempts. Try again later."
    case .error(.rateLimited(isLogIn: false, _)): "The server asks us to slow down."
    case .advice(.invalidResponse), .advice(.decoding):
      "Check the server's address, or try again later."
    case .advice(.unauthorized(.password)): "Check both; daily-brief register makes an account."
    case .advice(.unauthorized(.apiKey)): "Give the key with --api-key, or in DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login asks for your password."
    case .advice(.message(_, status: 500...)): "The server has trouble of its own; try again later."
    case .advice(.message): "daily-brief whoami shows who is logged in where."
    case .advice(.rateLimited(_, let seconds?)):
      "Try again in "
        + language.counted(Self.minutes(seconds), one: "minute", many: "minutes")
        + "."
    case .advice(.rateLimited(_, nil)):
      "The server counts by the hour; what is stored stays on screen."
    }
  }
}
