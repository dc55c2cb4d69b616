import CoreModels
import CoreStorage

/// A person with records of their own.
struct Person: Codable, Hashable, Sendable {
  /// The name of the person's profile in the store.
  var id: String
  /// The email address of the account, if any.
  var email: String?

  /// A person without data, who never writes.
  static let nobody = Person(id: "")
}

/// The sender of a request.
struct Caller: Sendable {
  /// The caller's means of authentication.
  enum Credential: Hashable, Sendable {
    case none
    /// A browser session with the token that its forms must carry.
    case session(id: String, formToken: String)
    /// A script's token with its scopes.
    case script(id: String, scopes: Set<String>)
    /// A JWT.
    case token(id: String)
  }

  /// The client's address, such as `203.0.113.7`.
  var address: String
  /// The authenticated person, if any.
  var person: Person?
  var credential = Credential.none
  /// The program whose API key came with the request.
  var application: Application?
  /// The reason why a credential was refused; `nil` if there was none.
  var problem: AccessError?

  struct Application: Codable, Hashable, Sendable {
    var name: String
    /// `true` if it may act for every person.
    var isOperator: Bool
  }
}

extension Caller {
  /// The origin recorded with the caller's writes.
  func origin(isForPage: Bool) -> Origin {
    switch credential {
    case .session: Origin(.page)
    case .script(let name, _): Origin(.api, client: name)
    case .token: Origin(.api, client: application?.name)
    case .none: isForPage ? Origin(.page) : Origin(.api, client: application?.name)
    }
  }
}
