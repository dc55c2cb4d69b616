package import CoreStorage

/// A person with records of their own.
package struct Person: Codable, Hashable, Sendable {
  /// The name of the person's profile in the store.
  package var id: String
  /// The email address of the account, if any.
  package var email: String?

  package init(id: String, email: String? = nil) { (self.id, self.email) = (id, email) }

  /// A person without data, who never writes.
  package static let nobody = Person(id: "")
}

/// The sender of a request.
package struct Caller: Sendable {
  /// The caller's means of authentication.
  package enum Credential: Hashable, Sendable {
    case none
    /// A browser session with the token that its forms must carry.
    case session(id: String, formToken: String)
    /// A script's token with its scopes.
    case script(id: String, scopes: Set<String>)
    /// A JWT.
    case token(id: String)
  }

  /// The client's address, such as `203.0.113.7`.
  package var address: String
  /// The authenticated person, if any.
  package var person: Person?
  package var credential = Credential.none
  /// The program whose API key came with the request.
  package var application: Application?
  /// The reason why a credential was refused; `nil` if there was none.
  package var problem: AccessError?

  package init(
    address: String, person: Person? = nil, credential: Credential = .none,
    application: Application? = nil
  ) {
    (self.address, self.person) = (address, person)
    (self.credential, self.application) = (credential, application)
  }

  package struct Application: Codable, Hashable, Sendable {
    package var name: String
    /// `true` if it may act for every person.
    package var isOperator: Bool

    package init(name: String, isOperator: Bool) {
      (self.name, self.isOperator) = (name, isOperator)
    }
  }
}

extension Caller {
  /// The origin recorded with the caller's writes.
  package func origin(isForPage: Bool) -> Origin {
    switch credential {
    case .session: Origin(.page)
    case .script(let name, _): Origin(.api, client: name)
    case .token: Origin(.api, client: application?.name)
    case .none: isForPage ? Origin(.page) : Origin(.api, client: application?.name)
    }
  }
}
