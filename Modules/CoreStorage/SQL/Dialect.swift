/// The differences between the engines' SQL.
package struct Dialect: Hashable, Sendable {
  /// The condition that a change belongs to a profile, in a query that walks the log by its
  /// sequence or its clock.
  package let isOfProfile: String
  /// The suffix of a query whose rows this transaction will write.
  package let forUpdate: String
  /// The query for the database's size on disk in bytes.
  package let size: String
  /// The size of a change's body in UTF-8 bytes; 0 without a body.
  package let bodySize: String
  /// The column to which a record's text is written; it is read from the column `text`.
  package let textColumn: String
  /// The value of ``textColumn`` for the arguments `:text` and `:body`.
  package let textValue: String

  package init(
    isOfProfile: String, forUpdate: String, size: String, bodySize: String, textColumn: String,
    textValue: String
  ) {
    (self.isOfProfile, self.forUpdate) = (isOfProfile, forUpdate)
    (self.size, self.bodySize) = (size, bodySize)
    (self.textColumn, self.textValue) = (textColumn, textValue)
  }

  /// With a plain condition on the profile, SQLite would choose another index and scan it.
  static let sqlite = Dialect(
    isOfProfile: "+profile = :profile", forUpdate: "",
    size: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    bodySize: "coalesce(length(CAST(body AS BLOB)), 0)",
    textColumn: "searched", textValue: SQLiteSchema.searched(":text", of: ":body"))
}
