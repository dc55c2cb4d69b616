/// What a person is told when something did not work: what happened, and what to do about it.
public struct Failure: Error, Hashable, Sendable {
  /// What sort of failure it is; exit code and HTTP status follow from it alone.
  public enum Kind: String, CaseIterable, Sendable {
    case usage, badInput, notFound, unavailable, cannotCreate, inputOutput, busy, rateLimited
    case unauthenticated, notAllowed, misconfigured
    /// Another server refuses this program or its key.
    case upstreamDenied

    /// The exit code of a command, in the range of `sysexits.h`.
    public var exitCode: Int32 {
      switch self {
      case .usage: 64
      case .badInput: 65
      case .notFound: 66
      case .unavailable: 69
      case .cannotCreate: 73
      case .inputOutput: 74
      case .busy, .rateLimited: 75
      case .unauthenticated, .notAllowed, .upstreamDenied: 77
      case .misconfigured: 78
      }
    }

    /// The status of an HTTP answer (RFC 9110, RFC 6585).
    public var httpStatus: Int {
      switch self {
      case .usage, .badInput: 400
      case .unauthenticated: 401
      case .notAllowed: 403
      case .notFound: 404
      // What has to be chosen first is not: the same call works afterwards.
      case .misconfigured: 409
      case .rateLimited: 429
      case .cannotCreate, .inputOutput: 500
      case .unavailable, .busy: 503
      // A 401 or 403 would say that the person has to log in here.
      case .upstreamDenied: 502
      }
    }
  }

  /// The sort of failure.
  public let kind: Kind
  /// A stable snake_case word for scripts.
  public let code: String
  /// One sentence that says what happened.
  public let message: String
  /// One sentence that says what to do, empty where nothing can be done.
  public let hint: String
  /// Seconds after which another try makes sense, where known.
  public let retryAfter: Int?

  /// A failure as people and scripts see it.
  public init(
    _ kind: Kind, code: String, message: String, hint: String = "", retryAfter: Int? = nil
  ) {
    self.kind = kind
    self.code = code
    self.message = message
    self.hint = hint
    self.retryAfter = retryAfter
  }

  /// `{"error":{"code":…,"message":…,"hint":…}}`, with `retry_after` where known.
  public var json: JSONValue {
    var error: [String: JSONValue] = [
      "code": .string(code), "message": .string(message), "hint": .string(hint),
    ]
    error["retry_after"] = retryAfter.map { .integer(Int64($0)) }
    return ["error": .object(error)]
  }
}

/// An error of a module that can say itself in a person's language.
public protocol ExplainedError: Error {
  /// The failure in that language.
  func failure(in language: Language) -> Failure
}

extension Error {
  /// What a log may have of it: the code of its failure, else the name of its type. Whatever else it
  /// says may be what somebody wrote.
  public var loggedCode: String {
    (self as? any ExplainedError)?.failure(in: .english).code ?? "\(type(of: self))"
  }
}

extension Failure: ExplainedError {
  /// Itself: it was already put into words.
  public func failure(in language: Language) -> Failure { self }
}
