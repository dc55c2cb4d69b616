import CoreModels

/// A step told in detail.
struct Expansion: Codable, Hashable, Sendable {
  /// Something that helps with a step.
  struct Resource: Codable, Hashable, Sendable {
    var name: String
    var description: String?
    /// `book`, `website`, `app`, `video`, …
    var type: String
    /// As the coach gave it; nobody has looked whether it exists.
    var url: String?
    /// In words: `free`.
    var cost: String?
  }

  /// How to do it, in light Markdown.
  var guide: String
  var resources: [Resource]
  var tips: [String]
  /// What to type into a search engine.
  var searchQuery: String
}
