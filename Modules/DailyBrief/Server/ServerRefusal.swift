import CoreModels
import CoreTerminal

/// A refusal of the API that we know, by the server's own words; a person reads it in their
/// language.
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
  /// Most characters of what a server says that are shown.
  private static let mostSaid = 200

  /// What a server says, as a sentence on one line that cannot drive the terminal.
  var said: String {
    let line = terminalSafe.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count <= String.mostSaid else { return line.prefix(String.mostSaid - 1) + "…" }
    guard let last = line.last else { return "–" }
    return ".!?…".contains(last) ? line : line + "."
  }
}
