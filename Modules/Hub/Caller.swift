import CoreModels
import CoreStorage

/// Somebody with records of their own.
struct Person: Codable, Hashable, Sendable {
  /// The name of their profile in the store.
  var id: String
  /// Their address, where they have an account.
  var email: String?

  /// Somebody who has nothing and writes nothing.
  static let nobody = Person(id: "")
}

/// Who makes a call.
struct Caller: Sendable {
  /// By what the hub knows them.
  enum Credential: Hashable, Sendable {
    case none
    /// A browser's cookie, and the value that forms have to carry.
    case session(id: String, formToken: String)
    /// A token of a script, with what it may do.
    case script(id: String, scopes: Set<String>)
    /// A JWT.
    case token(id: String)
  }

  /// The client's address, as `203.0.113.7`.
  var address: String
  /// The person, `nil` for nobody in particular.
  var person: Person?
  /// How they showed who they are.
  var credential = Credential.none
  /// The program whose API key came with the call.
  var application: Application?
  /// Why what was shown does not tell who they are; `nil` where nothing was shown.
  var problem: AccessError?

  /// A program with an API key.
  struct Application: Codable, Hashable, Sendable {
    /// Its name.
    var name: String
    /// Whether it may act for every person.
    var isOperator: Bool
  }
}

extension Caller {
  /// Where what they write comes in.
  func origin(isForPage: Bool) -> Origin {
    switch credential {
    case .session: Origin(.page)
    case .script(let name, _): Origin(.api, client: name)
    case .token: Origin(.api, client: application?.name)
    case .none: isForPage ? Origin(.page) : Origin(.api, client: application?.name)
    }
  }
}
