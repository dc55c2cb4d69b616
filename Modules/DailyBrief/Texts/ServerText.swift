import CoreModels
import CoreNet

/// What a person reads about a DailyBrief server that did not give what it was asked for; the
/// network's own troubles are in its own words.
enum ServerText: CompleteTextCatalogue {
  case error(ServerError)
  case advice(ServerError)
  /// What is wrong with an event whose date cannot be read.
  case onlyRemovable

  static let samples: [ServerText] =
    [.onlyRemovable] + errors.flatMap { [.error($0), .advice($0)] }

  private static let errors: [ServerError] =
    [
      .invalidURL(.invalidURL), .network(.offline), .invalidResponse(status: 502),
      .decoding("brief.user"), .unauthorized(.password), .unauthorized(.apiKey),
      .unauthorized(.token), .message("User not found", status: 404),
      .message("Not allowed", status: 403), .message("Internal server error", status: 500),
      .rateLimited(isLogIn: true, retryAfter: nil), .rateLimited(isLogIn: false, retryAfter: 90),
      .rateLimited(isLogIn: false, retryAfter: nil), .message("No", status: 403, isLogIn: true),
      .message("No", status: 400), .unreadableDate("soon", of: "Tea"),
    ] + ServerRefusal.allCases.map { .message($0.rawValue, status: 400) }

  /// A status in brackets behind a sentence.
  static func number(_ status: Int?) -> String { status.map { " (\($0))" } ?? "" }

  /// Whole minutes that a number of seconds takes.
  static func minutes(_ seconds: Int) -> Int { (min(max(seconds, 1), 1_000_000) + 59) / 60 }
}
