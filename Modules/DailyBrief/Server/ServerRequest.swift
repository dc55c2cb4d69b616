import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes

/// A request of the DailyBrief API.
struct ServerRequest: Hashable, Sendable {
  /// The credentials a request needs: an API key, a person's token, or both.
  struct Credentials: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let apiKey = Credentials(rawValue: 1)
    static let token = Credentials(rawValue: 2)
  }

  var method: HTTPRequest.Method
  /// The path and query, relative to the server's address.
  var path: String
  var needs: Credentials = []
  var body: JSONValue?
  /// `true` for a log-in, where a 401 means a wrong password.
  var isLogIn = false

  init(
    _ method: HTTPRequest.Method, _ path: String, needs: Credentials = [], body: JSONValue? = nil
  ) {
    (self.method, self.path, self.needs, self.body) = (method, path, needs, body)
  }

  /// Throws ``ServerError/invalidURL(_:)`` for a server address that is not allowed.
  func requireAllowedAddress(at server: String) throws(ServerError) {
    do throws(NetError) {
      try HTTPCall(method, server + path).requireAllowedAddress()
    } catch {
      throw .invalidURL(error)
    }
  }
}

extension ServerRequest {
  static func logIn(email: String, password: String) -> ServerRequest {
    var request = ServerRequest(
      .post, "/api/users/authenticate", needs: .apiKey,
      body: ["email": .string(email), "password": .string(password)])
    request.isLogIn = true
    return request
  }

  static func register(
    email: String, password: String, nickname: String?, emailConsent: Bool
  ) -> ServerRequest {
    var body: [String: JSONValue] = [
      "email": .string(email), "password": .string(password),
      "email_consent": .bool(emailConsent), "terms_accepted": true,
    ]
    body["nickname"] = nickname.map(JSONValue.string)
    var request = ServerRequest(
      .post, "/api/users/register", needs: .apiKey, body: .object(body))
    request.isLogIn = true
    return request
  }

  static func setPassword(_ password: String, of email: String) -> ServerRequest {
    ServerRequest(
      .put, "/api/users/\(email.pathEncoded)/password", needs: [.apiKey, .token],
      body: ["new_password": .string(password)])
  }

  static func setNickname(_ nickname: String, of email: String) -> ServerRequest {
    ServerRequest(
      .put, "/api/users/\(email.pathEncoded)/nickname", needs: [.apiKey, .token],
      body: ["nickname": .string(nickname)])
  }

  static let brief = ServerRequest(.get, "/api/v2/daily-brief", needs: .token)
  static let countdowns = ServerRequest(.get, "/api/v2/countdowns", needs: .token)

  static func nameday(on day: Day) -> ServerRequest {
    ServerRequest(.get, "/api/v2/nameday?date=\(day)", needs: .token)
  }

  static func events(of email: String) -> ServerRequest {
    ServerRequest(.get, "/api/countdowns/\(email.pathEncoded)", needs: [.apiKey, .token])
  }

  static func add(_ event: Event, for email: String) -> ServerRequest {
    ServerRequest(
      .post, "/api/countdowns", needs: [.apiKey, .token],
      body: .object(event.members.merging(["email": .string(email)]) { own, _ in own }))
  }

  static func update(_ event: Event) -> ServerRequest {
    ServerRequest(
      .put, "/api/countdowns/\(event.id.pathEncoded)", needs: [.apiKey, .token],
      body: .object(event.members))
  }

  static func removeEvent(_ id: String) -> ServerRequest {
    ServerRequest(.delete, "/api/countdowns/\(id.pathEncoded)", needs: [.apiKey, .token])
  }

  static func weather(of email: String) -> ServerRequest {
    ServerRequest(
      .get, "/api/weather/subscriptions/\(email.pathEncoded)", needs: [.apiKey, .token])
  }

  static func setWeather(_ settings: WeatherSettings) -> ServerRequest {
    ServerRequest(
      .put, "/api/weather/subscriptions/\(settings.email.pathEncoded)",
      needs: [.apiKey, .token], body: settings.request)
  }
}

extension Event {
  /// The event's members for the API's older routes. All are sent, because the original server
  /// overwrites omitted ones.
  var members: [String: JSONValue] {
    [
      "name": .string(name), "date": .string(date.description), "yearly": .bool(isYearly),
      "message_before": .string(messageBefore ?? ""), "message_after": .string(messageAfter ?? ""),
    ]
  }
}

extension String {
  /// The text as one path segment, with an `@` left unencoded.
  fileprivate var pathEncoded: String { percentEncoded.replacing("%40", with: "@") }
}
