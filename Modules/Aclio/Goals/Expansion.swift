/// A detailed explanation of a step.
struct Expansion: Codable, Hashable, Sendable {
  /// A resource that helps with a step.
  struct Resource: Codable, Hashable, Sendable {
    var name: String
    var description: String?
    /// `book`, `website`, `app`, `video`, …
    var type: String
    /// As given by the coach; not checked to exist.
    var url: String?
    /// In words, such as `free`.
    var cost: String?
  }

  /// The instructions, in light Markdown.
  var guide: String
  var resources: [Resource]
  var tips: [String]
  /// A query for a search engine.
  var searchQuery: String
}
