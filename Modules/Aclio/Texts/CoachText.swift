import CoreModels
import CoreNet

/// Every sentence about remote coaches and the plans that wait for them.
enum CoachText: CompleteTextCatalogue {
  case title
  case name(CoachName)
  case model
  case address
  case key
  case keySet
  case keyMissing
  case keyNotNeeded
  case notChosen
  case chosen(CoachName)
  /// What a remote coach is sent, and where.
  case sends(host: String)
  case keyKept
  case keyForgotten
  case askKey(CoachName)
  /// What a test asks the coach.
  case testMessage
  case pendingTitle
  case nonePending
  case arrived(Int)
  case beingAsked
  case askedAgain(at: String)
  case failed
  case cancelled(String)
  case retried(String)
  case trouble(PendingTrouble)
  case error(CoachError)
  case advice(CoachError)

  static var samples: [CoachText] {
    let errors: [CoachError] = [
      .noKey(.anthropic), .badKey(.openai), .badKeyForm, .noAddress, .serverWithoutKey, .noCredit,
      .notAllowed, .noModel("a"), .noSuchService, .badRequest(""), .badRequest("a"), .tooLong,
      .rateLimited(retryAfter: nil), .rateLimited(retryAfter: 7), .overloaded(retryAfter: nil),
      .overloaded(retryAfter: 2), .serverTrouble(status: 500), .timedOut, .interrupted,
      .network(.offline), .refused, .declined(""), .declined("a"), .cutAnswer,
      .unusable(.notJSON), .garbage, .nothingToQueue, .noSuchPending("a"), .ambiguousPending("a"),
      .notFailed("a"),
    ]
    return [
      .title, .model, .address, .key, .keySet, .keyMissing, .keyNotNeeded, .notChosen,
      .sends(host: "a"), .keyKept, .keyForgotten, .askKey(.anthropic), .testMessage,
      .pendingTitle, .nonePending, .arrived(1), .arrived(2), .arrived(5), .beingAsked,
      .askedAgain(at: "09:30"), .failed, .cancelled("a"), .retried("a"),
    ] + CoachName.allCases.flatMap { [.name($0), .chosen($0)] }
      + PendingTrouble.allCases.map { .trouble($0) }
      + errors.flatMap { [.error($0), .advice($0)] }
  }
}

/// Why a plan that waits is not there yet, or does not come by itself.
enum PendingTrouble: String, CaseIterable, Hashable, Sendable {
  case network, busy, slow, key, money, model, declined, unusable, limit, notKept, other

  /// What a code of the outbox, of a coach or of the gate says.
  init(code: String) {
    self =
      switch code {
      case "offline", "host_not_found", "connection_refused", "connection_lost", "tls_failed",
        "cancelled", "not_sent":
        .network
      case "rate_limited", "overloaded", "http_500", "http_502", "http_503", "http_529": .busy
      case "timed_out", "http_408", "http_504": .slow
      case "secret_missing", "key_refused", "bad_key", "no_key", "http_401", "http_403",
        "not_allowed", "server_without_key":
        .key
      case "no_credit", "http_402": .money
      case "no_such_model", "no_such_service", "http_404", "http_405": .model
      case "refused": .declined
      case "answer_unusable", "answer_cut", "reply_unreadable", "reply_too_large": .unusable
      case "goal_limit": .limit
      case "reply_not_applied": .notKept
      default: .other
      }
  }
}

extension CoachName {
  /// The name that people know, the same in every language.
  var label: String {
    switch self {
    case .offline: "Aclio"
    case .anthropic: "Anthropic"
    case .openai: "OpenAI"
    case .hub: "Aclio hub"
    }
  }

  /// The environment variable of its key.
  var keyVariable: String { "ACLIO_\(rawValue.uppercased())_KEY" }
}
