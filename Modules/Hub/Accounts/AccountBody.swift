import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

/// The JSON body of an account request.
struct AccountBody: Sendable {
  private let members: [String: JSONValue]

  /// A problem with the body, in the words that clients expect.
  enum Problem: Error, Hashable {
    case notJSON, malformed, noData
    /// The field has another type.
    case wrongType(String)
    /// A required field is missing, as a sentence.
    case missing(String)

    func response() throws -> RouteResponse {
      let (status, text): (HTTPResponse.Status, String) =
        switch self {
        case .notJSON: (.unsupportedMediaType, "Content-Type must be application/json")
        case .malformed: (.badRequest, "Malformed JSON")
        case .noData: (.badRequest, "No data provided")
        case .wrongType(let field): (.badRequest, "Invalid value: \(field)")
        case .missing(let text): (.badRequest, text)
        }
      return try .json(["error": .string(text)], status)
    }
  }

  /// Parses a body. A lenient body may lack a media type and may not be JSON.
  init(_ request: RouteRequest, isLenient: Bool = false) throws(Problem) {
    guard isLenient || request.isJSON else { throw .notJSON }
    guard let json = try? request.lenientJSON() else {
      throw isLenient ? .noData : .malformed
    }
    guard case .object(let members) = json else {
      throw Self.isFalsy(json) ? .noData : .wrongType("body")
    }
    guard !members.isEmpty else { throw .noData }
    self.members = members
  }

  /// Returns the text of a field; `nil` if it is missing or null.
  func text(_ field: String) throws(Problem) -> String? {
    switch members[field] {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw .wrongType(field)
    }
  }

  /// Returns the address and the password of an account. Throws ``Problem/missing(_:)``.
  func credentials() throws(Problem) -> (email: String, password: String) {
    guard let email = try text("email"), !email.trimmingWhitespace().isEmpty,
      let password = try text("password"), !password.isEmpty
    else { throw .missing("Email and password required") }
    return (email, password)
  }

  /// `true` if a field is truthy, as loosely as the API has always taken it.
  func isTrue(_ field: String) -> Bool { members[field].map { !Self.isFalsy($0) } ?? false }

  private static func isFalsy(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool(false), .integer(0), .string(""): true
    case .number(let number): number == 0
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}

extension HubRequest {
  /// Logs a program in with its password, and a code if the account requires one.
  func logIn(_ body: AccountBody) async throws -> Account {
    let (accounts, place) = (services.accounts, logInPlace())
    let (email, password) = try body.credentials()
    let code = try body.text("code")
    return try await tellingOfNewDevice(email, place) {
      let account = try await accounts.logIn(email: email, password: password, from: place)
      guard account.secondFactor != nil else { return account }
      guard let code else { throw AccountError.codeNeeded }
      try await accounts.useCode(code, of: account, from: place)
      return account
    }
  }
}
