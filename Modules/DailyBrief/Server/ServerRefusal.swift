import CoreTerminal

/// A known refusal of the API, by the server's message. It is shown in the person's language.
enum ServerRefusal: String, CaseIterable, Sendable {
  case emailTaken = "Email already registered"
  case notAllowed = "Not allowed"
  case trouble = "Internal server error"
  case noSuchPage = "Endpoint not found"
  case noSuchUser = "User not found"
  case noWeather = "Subscription not found"
  case badPlace = "Invalid location or geocoding failed"
  case noSuchEvent = "Countdown not found"
  case duplicateEvent = "Countdown already exists"
}

extension String {
  /// The maximum number of characters shown of a server's message.
  private static let mostSaid = 200

  /// A server's message, as a sentence on one line that is safe for the terminal.
  var said: String {
    let line = terminalSafe.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count <= String.mostSaid else { return line.prefix(String.mostSaid - 1) + "…" }
    guard let last = line.last else { return "–" }
    return ".!?…".contains(last) ? line : line + "."
  }
}
