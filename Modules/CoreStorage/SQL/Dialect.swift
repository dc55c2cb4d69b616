/// What the engines write differently in SQL that is otherwise the same.
package struct Dialect: Hashable, Sendable {
  /// A condition that a change is a person's, where it is its sequence that leads to it.
  package let isOfProfile: String
  /// What follows a query of rows that this transaction is going to write.
  package let forUpdate: String
  /// A query of how many bytes the database takes on its disk.
  package let size: String
  /// How many bytes of UTF-8 the body of a change has; 0 where there is none.
  package let bodySize: String

  package init(isOfProfile: String, forUpdate: String, size: String, bodySize: String) {
    (self.isOfProfile, self.forUpdate) = (isOfProfile, forUpdate)
    (self.size, self.bodySize) = (size, bodySize)
  }

  /// With the profile as a plain condition SQLite would choose another index, and read it whole.
  static let sqlite = Dialect(
    isOfProfile: "+profile = :profile", forUpdate: "",
    size: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    bodySize: "coalesce(length(CAST(body AS BLOB)), 0)")
}
