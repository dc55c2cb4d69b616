import CoreModels
import CoreNet
import CoreTerminal

/// An error of a remote coach. None of them is charged as a use.
enum CoachError: ExplainedError, Hashable {
  case noKey(CoachName)
  case badKey(CoachName)
  /// A key with spaces or other invalid characters.
  case badKeyForm
  /// The hub's URL is not set.
  case noAddress
  /// The server has no key for its model.
  case serverWithoutKey
  /// Credit or quota is exhausted.
  case noCredit
  case notAllowed
  case noModel(String)
  /// The server responds, but not with this API.
  case noSuchService
  /// 400, with the server's message made safe to display; may be empty.
  case badRequest(String)
  /// The input is too long for the model, even with a shortened history.
  case tooLong
  /// 429, with the seconds to wait if the server named them.
  case rateLimited(retryAfter: Int?)
  /// 503 or 529.
  case overloaded(retryAfter: Int?)
  /// Any other 5xx.
  case serverTrouble(status: Int)
  case timedOut
  /// The answer broke off; the received part is kept.
  case interrupted
  /// The server cannot be reached.
  case network(NetError)
  /// The model declined.
  case refused
  /// A hub refused, with its own message made safe to display.
  case declined(String)
  /// The answer was cut off at its maximum length.
  case cutAnswer
  /// Neither the answer nor the repeated one can be used.
  case unusable(AnswerProblem)
  /// The response is not from this API: a proxy's page, broken JSON.
  case garbage
  /// The offline planner does not need a queue.
  case nothingToQueue
  case noSuchPending(String)
  case ambiguousPending(String)
  case notFailed(String)

  /// `true` if a later request may well succeed, with a network or a less busy coach.
  var isWorthQueueing: Bool {
    switch self {
    case .network(.offline), .network(.dns), .network(.refused), .network(.connectionLost),
      .rateLimited, .overloaded, .timedOut:
      true
    case .serverTrouble(let status): [500, 502].contains(status)
    default: false
    }
  }

  /// A stable snake_case code for scripts, such as `no_key` or `overloaded`.
  var code: String { failure(in: .english).code }

  func failure(in language: Language) -> Failure {
    func explained(
      _ kind: Failure.Kind, _ code: String, _ message: CoachText, _ hint: CoachText,
      retryAfter: Int? = nil
    ) -> Failure {
      Failure((kind, code, message, hint), in: language, retryAfter: retryAfter)
    }
    return switch self {
    case .noKey(let coach):
      explained(.misconfigured, "no_key", .errorNoKey(coach.label), .noKeyAdvice(coach))
    case .badKey(let coach):
      explained(
        .upstreamDenied, "key_refused", .errorBadKey(coach.label), .adviceBadKey(coach.rawValue))
    case .badKeyForm: explained(.badInput, "bad_key", .errorBadKeyForm, .adviceBadKeyForm)
    case .noAddress: explained(.misconfigured, "no_address", .errorNoAddress, .adviceNoAddress)
    case .serverWithoutKey:
      explained(.unavailable, "server_without_key", .errorServerWithoutKey, .adviceServerWithoutKey)
    case .noCredit: explained(.upstreamDenied, "no_credit", .errorNoCredit, .adviceNoCredit)
    case .notAllowed: explained(.upstreamDenied, "not_allowed", .errorNotAllowed, .adviceNotAllowed)
    case .noModel(let model):
      explained(.misconfigured, "no_such_model", .errorNoModel(model), .adviceNoModel)
    case .noSuchService:
      explained(.misconfigured, "no_such_service", .errorNoSuchService, .adviceNoSuchService)
    case .badRequest(""):
      explained(.unavailable, "request_refused", .errorBadRequest, .adviceBadRequest)
    case .badRequest(let words):
      explained(.unavailable, "request_refused", .errorBadRequestSaying(words), .adviceBadRequest)
    case .tooLong: explained(.badInput, "too_long", .errorTooLong, .adviceTooLong)
    case .rateLimited(let seconds):
      explained(
        .rateLimited, "rate_limited", .errorRateLimited, .waitAdvice(seconds), retryAfter: seconds)
    case .overloaded(let seconds):
      explained(.busy, "overloaded", .errorOverloaded, .waitAdvice(seconds), retryAfter: seconds)
    case .serverTrouble(let status):
      explained(.unavailable, "http_\(status)", .errorServerTrouble(status), .adviceServerTrouble)
    case .timedOut: explained(.unavailable, "timed_out", .errorTimedOut, .adviceServerTrouble)
    case .interrupted: explained(.unavailable, "interrupted", .errorInterrupted, .adviceInterrupted)
    case .network(let error): error.failure(in: language)
    case .refused, .declined(""): explained(.badInput, "refused", .errorRefused, .adviceRefused)
    case .declined(let words):
      Failure(
        .badInput, code: "refused", message: words,
        hint: CoachText.adviceRefused.text(in: language))
    case .cutAnswer: explained(.unavailable, "answer_cut", .errorCutAnswer, .adviceCutAnswer)
    case .unusable: explained(.unavailable, "answer_unusable", .errorUnusable, .adviceUnusable)
    case .garbage: explained(.unavailable, "reply_unreadable", .errorGarbage, .adviceUnusable)
    case .nothingToQueue:
      explained(.usage, "nothing_to_queue", .errorNothingToQueue, .adviceNothingToQueue)
    case .noSuchPending(let id):
      explained(.notFound, "no_such_pending", .errorNoSuchPending(id), .adviceNoSuchPending)
    case .ambiguousPending(let id):
      explained(.usage, "ambiguous_pending", .errorAmbiguousPending(id), .adviceAmbiguousPending)
    case .notFailed(let goal):
      explained(.usage, "not_failed", .errorNotFailed(goal), .adviceNotFailed)
    }
  }
}

extension CoachError {
  /// Maps a server's error; the result never contains `key`.
  init(_ trouble: ServerTrouble, from coach: CoachName, model: String, hiding key: String?) {
    let words = trouble.words
    self =
      switch trouble.status {
      case _ where trouble.isAboutMoney: .noCredit
      case _ where trouble.isTooLong: .tooLong
      case _ where words.contains("ai_refused"): .refused
      case _ where words.contains("inappropriate"):
        .declined(trouble.message.shownFromServer(hiding: key))
      case _ where words.contains("answer_unusable") || words.contains("parse_error"):
        .unusable(.notJSON)
      case _ where trouble.message.hasPrefix("API key not configured"): .serverWithoutKey
      case 401: .badKey(coach)
      case 403: .notAllowed
      case 404:
        coach == .hub || words.isEmpty && trouble.message.isEmpty
          ? .noSuchService : .noModel(model)
      case 408, 504: .timedOut
      case 429: .rateLimited(retryAfter: trouble.retryAfter)
      case 503, 529: .overloaded(retryAfter: trouble.retryAfter)
      case 400, 422: .badRequest(trouble.message.shownFromServer(hiding: key))
      case 500...599: .serverTrouble(status: trouble.status)
      default: .noSuchService
      }
  }
}

extension String {
  /// A server's message made safe to display: one short line, without control sequences and the
  /// key.
  fileprivate func shownFromServer(hiding key: String?) -> String {
    let bare = key.map { replacing($0, with: "…") } ?? self
    let words = bare.terminalSafe.split { $0.isWhitespace }.joined(separator: " ")
    return words.truncated(to: 200)
  }
}
