import CoreModels

/// Why a remote coach did not answer; nothing is charged for any of them.
enum CoachError: ExplainedError, Hashable {
  case noKey(CoachName)
  case badKey(CoachName)
  /// The address of a hub, or of another server, is not set.
  case noAddress
  /// Credit or quota is used up.
  case noCredit
  case notAllowed
  case noModel(String)
  /// 400, with what the server said about it.
  case badRequest(String)
  /// More than the model can read, also with a shorter history.
  case tooLong
  /// 429, with the seconds to wait where the server named them.
  case rateLimited(retryAfter: Int?)
  /// 503 and 529.
  case overloaded(retryAfter: Int?)
  /// Another 5xx.
  case serverTrouble(status: Int)
  case timedOut
  /// The answer broke off; what had come is there.
  case interrupted
  /// There is no network, or it is not to be used.
  case offline
  /// The server cannot be reached: why, in the network's words.
  case unreachable(host: String)
  /// The model declined.
  case refused
  /// A hub refused what was asked for, in its words.
  case moderated(String)
  /// The answer was cut at its longest length, also the second time.
  case tooLongAnswer
  /// The answer is no plan, also the second time; what is wrong with it.
  case unusable(AnswerProblem)
  /// The reply is none of the interface: HTML, a proxy's page.
  case garbage
  case noSuchPending(String)
  case ambiguousPending(String)
  case nothingToRetry(String)

  /// Whether the same plan may come later, when there is a network.
  var isWorthQueueing: Bool {
    switch self {
    case .offline, .unreachable: true
    default: false
    }
  }

  func failure(in language: Language) -> Failure {
    Failure(.unavailable, code: "coach", message: "\(self)")
  }
}

/// What is wrong with a model's answer.
enum AnswerProblem: Hashable, Sendable {
  case notJSON
}
