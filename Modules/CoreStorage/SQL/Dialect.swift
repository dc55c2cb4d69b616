/// What the engines write differently in SQL that is otherwise the same.
package struct Dialect: Hashable, Sendable {
  /// A condition that a change is a person's, where it is its sequence that leads to it.
  package let isOfProfile: String
  /// What follows a query of rows that this transaction is going to write.
  package let forUpdate: String

  package init(isOfProfile: String, forUpdate: String) {
    (self.isOfProfile, self.forUpdate) = (isOfProfile, forUpdate)
  }

  /// With the profile as a plain condition SQLite would choose another index, and read it whole.
  static let sqlite = Dialect(isOfProfile: "+profile = :profile", forUpdate: "")
}
