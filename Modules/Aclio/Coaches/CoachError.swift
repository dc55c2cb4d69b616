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

  private var kindAndCode: (Failure.Kind, String) {
    switch self {
    case .noKey: (.misconfigured, "no_key")
    case .badKey: (.upstreamDenied, "key_refused")
    case .badKeyForm: (.badInput, "bad_key")
    case .noAddress: (.misconfigured, "no_address")
    case .serverWithoutKey: (.unavailable, "server_without_key")
    case .noCredit: (.upstreamDenied, "no_credit")
    case .notAllowed: (.upstreamDenied, "not_allowed")
    case .noModel: (.misconfigured, "no_such_model")
    case .noSuchService: (.misconfigured, "no_such_service")
    case .badRequest: (.unavailable, "request_refused")
    case .tooLong: (.badInput, "too_long")
    case .rateLimited: (.rateLimited, "rate_limited")
    case .overloaded: (.busy, "overloaded")
    case .serverTrouble(let status): (.unavailable, "http_\(status)")
    case .timedOut: (.unavailable, "timed_out")
    case .interrupted: (.unavailable, "interrupted")
    case .network(let error): (error.failure(in: .english).kind, error.code)
    case .refused, .declined: (.badInput, "refused")
    case .cutAnswer: (.unavailable, "answer_cut")
    case .unusable: (.unavailable, "answer_unusable")
    case .garbage: (.unavailable, "reply_unreadable")
    case .nothingToQueue: (.usage, "nothing_to_queue")
    case .noSuchPending: (.notFound, "no_such_pending")
    case .ambiguousPending: (.usage, "ambiguous_pending")
    case .notFailed: (.usage, "not_failed")
    }
  }

  /// A stable snake_case code for scripts, such as `no_key` or `overloaded`.
  var code: String { kindAndCode.1 }

  func failure(in language: Language) -> Failure {
    let message: any TextArgument
    let hint: CoachText
    var retryAfter: Int?
    switch self {
    case .noKey(let coach):
      (message, hint) = (CoachText.errorNoKey(coach.label), .noKeyAdvice(coach))
    case .badKey(let coach):
      (message, hint) = (CoachText.errorBadKey(coach.label), .adviceBadKey(coach.rawValue))
    case .badKeyForm: (message, hint) = (CoachText.errorBadKeyForm, .adviceBadKeyForm)
    case .noAddress: (message, hint) = (CoachText.errorNoAddress, .adviceNoAddress)
    case .serverWithoutKey:
      (message, hint) = (CoachText.errorServerWithoutKey, .adviceServerWithoutKey)
    case .noCredit: (message, hint) = (CoachText.errorNoCredit, .adviceNoCredit)
    case .notAllowed: (message, hint) = (CoachText.errorNotAllowed, .adviceNotAllowed)
    case .noModel(let model): (message, hint) = (CoachText.errorNoModel(model), .adviceNoModel)
    case .noSuchService: (message, hint) = (CoachText.errorNoSuchService, .adviceNoSuchService)
    case .badRequest(""): (message, hint) = (CoachText.errorBadRequest, .adviceBadRequest)
    case .badRequest(let words):
      (message, hint) = (CoachText.errorBadRequestSaying(words), .adviceBadRequest)
    case .tooLong: (message, hint) = (CoachText.errorTooLong, .adviceTooLong)
    case .rateLimited(let seconds):
      retryAfter = seconds
      (message, hint) = (CoachText.errorRateLimited, .waitAdvice(seconds))
    case .overloaded(let seconds):
      retryAfter = seconds
      (message, hint) = (CoachText.errorOverloaded, .waitAdvice(seconds))
    case .serverTrouble(let status):
      (message, hint) = (CoachText.errorServerTrouble(status), .adviceServerTrouble)
    case .timedOut: (message, hint) = (CoachText.errorTimedOut, .adviceServerTrouble)
    case .interrupted: (message, hint) = (CoachText.errorInterrupted, .adviceInterrupted)
    case .network(let error): return error.failure(in: language)
    case .refused, .declined(""): (message, hint) = (CoachText.errorRefused, .adviceRefused)
    case .declined(let words): (message, hint) = (words, .adviceRefused)
    case .cutAnswer: (message, hint) = (CoachText.errorCutAnswer, .adviceCutAnswer)
    case .unusable: (message, hint) = (CoachText.errorUnusable, .adviceUnusable)
    case .garbage: (message, hint) = (CoachText.errorGarbage, .adviceUnusable)
    case .nothingToQueue: (message, hint) = (CoachText.errorNothingToQueue, .adviceNothingToQueue)
    case .noSuchPending(let id):
      (message, hint) = (CoachText.errorNoSuchPending(id), .adviceNoSuchPending)
    case .ambiguousPending(let id):
      (message, hint) = (CoachText.errorAmbiguousPending(id), .adviceAmbiguousPending)
    case .notFailed(let goal): (message, hint) = (CoachText.errorNotFailed(goal), .adviceNotFailed)
    }
    return Failure(
      kindAndCode.0, code: code, message: message.text(in: language),
      hint: hint.text(in: language), retryAfter: retryAfter)
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
