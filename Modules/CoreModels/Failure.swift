/// A failure as it is shown to a person: what happened, and how to fix it.
public struct Failure: Error, Hashable, Sendable {
  /// The kind of failure, which alone determines exit code and HTTP status.
  public enum Kind: String, CaseIterable, Sendable {
    case usage, badInput, notFound, unavailable, cannotCreate, inputOutput, busy, rateLimited
    case unauthenticated, notAllowed, misconfigured
    /// Another server rejects this program or its key.
    case upstreamDenied

    /// The exit code of a command, as in `sysexits.h`.
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

    /// The status of an HTTP response (RFC 9110, RFC 6585).
    public var httpStatus: Int {
      switch self {
      case .usage, .badInput: 400
      case .unauthenticated: 401
      case .notAllowed: 403
      case .notFound: 404
      // The configuration conflicts with the request, which will succeed once it is fixed.
      case .misconfigured: 409
      case .rateLimited: 429
      case .cannotCreate, .inputOutput: 500
      case .unavailable, .busy: 503
      // A 401 or 403 would tell the person to log in here.
      case .upstreamDenied: 502
      }
    }
  }

  /// The kind of failure.
  public let kind: Kind
  /// A stable snake_case word for scripts.
  public let code: String
  /// A sentence that describes what happened.
  public let message: String
  /// A sentence that describes how to fix it; empty if that is impossible.
  public var hint: String
  /// Seconds to wait before a retry, if known.
  public let retryAfter: Int?

  /// Creates a failure for people and scripts.
  public init(
    _ kind: Kind, code: String, message: String, hint: String = "", retryAfter: Int? = nil
  ) {
    self.kind = kind
    self.code = code
    self.message = message
    self.hint = hint
    self.retryAfter = retryAfter
  }

  /// Creates a failure with the texts of catalogs in a language.
  public init(
    _ kind: Kind, code: String, _ message: some CatalogText, _ hint: some CatalogText,
    in language: Language, retryAfter: Int? = nil
  ) {
    self.init(
      kind, code: code, message: message.text(in: language), hint: hint.text(in: language),
      retryAfter: retryAfter)
  }

  /// Creates a failure from its kind, its code, what happened and how to fix it.
  public init(
    _ explanation: (Kind, String, some CatalogText, some CatalogText), in language: Language,
    retryAfter: Int? = nil
  ) {
    let (kind, code, message, hint) = explanation
    self.init(kind, code: code, message, hint, in: language, retryAfter: retryAfter)
  }

  /// `{"error":{"code":…,"message":…,"hint":…}}`, with `retry_after` if known.
  public var json: JSONValue {
    var error: [String: JSONValue] = [
      "code": .string(code), "message": .string(message), "hint": .string(hint),
    ]
    error["retry_after"] = retryAfter.map { .integer(Int64($0)) }
    return ["error": .object(error)]
  }
}

/// An error that can be explained in a person's language.
public protocol ExplainedError: Error {
  /// Returns the failure in that language.
  func failure(in language: Language) -> Failure
}

/// An error whose message and hint are texts of one catalog.
public protocol CatalogError: ExplainedError {
  /// The catalog's type of texts.
  associatedtype Text: CatalogText
  /// The kind of failure, its code, what happened, and how to fix it.
  var explanation: (Failure.Kind, String, Text, Text) { get }
  /// Seconds to wait before a retry, if known.
  var retryAfter: Int? { get }
}

extension CatalogError {
  public var retryAfter: Int? { nil }

  public func failure(in language: Language) -> Failure {
    Failure(explanation, in: language, retryAfter: retryAfter)
  }
}

extension Error {
  /// The part of an error that is safe to log: its failure's code, else its type's name. Anything
  /// else may contain what a person wrote.
  public var loggedCode: String {
    (self as? any ExplainedError)?.failure(in: .english).code ?? "\(type(of: self))"
  }
}

extension Failure: ExplainedError {
  /// Returns the failure itself, which is already in words.
  public func failure(in language: Language) -> Failure { self }
}
