import CorePlugin
import CoreStorage

/// The source of affirmations, in addition to the user's own.
enum AffirmationSource: Hashable, Sendable {
  /// The product itself.
  case bundled
  /// A server that returns an ``AffirmationList``.
  case remote(String)
  /// A file, by its absolute path or, from the environment, by its path as given.
  case file(String)

  /// Parses `bundled`, a web address, or a path.
  init(_ text: String) {
    if text == AffirmationSource.bundled.name {
      self = .bundled
    } else {
      self = text.contains("://") ? .remote(text) : .file(text)
    }
  }

  /// The word, address or path.
  var name: String {
    switch self {
    case .bundled: "bundled"
    case .remote(let address): address
    case .file(let path): path
    }
  }

  /// The kind of source, as a word for scripts.
  var kind: String {
    switch self {
    case .bundled: "bundled"
    case .remote: "remote"
    case .file: "file"
    }
  }

  /// The origin of its affirmations while it has not just responded.
  var origin: AffirmationOrigin {
    switch self {
    case .bundled: .bundled
    case .remote: .cache
    case .file: .own
    }
  }

  /// `bundled`, a web address or the absolute path of a file.
  static let setting = Setting(
    "grounding-sun.source", default: AffirmationSource.bundled.name, isOfMachine: true,
    fits: "bundled, https://…, /…"
  ) {
    $0 == AffirmationSource.bundled.name || $0.contains("://") || $0.hasPrefix("/")
  }

  /// The current source: `GROUNDING_SUN_URL`, otherwise the user's choice.
  init(in snapshot: Snapshot, environment: [String: String]) throws {
    let named = environment["GROUNDING_SUN_URL"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(try named ?? snapshot.setting(AffirmationSource.setting))
  }

  /// Saves it as the user's choice; a file needs an absolute path.
  func choose(in transaction: Transaction) throws {
    try transaction.set(AffirmationSource.setting, to: self == .bundled ? nil : name)
  }
}

extension World {
  func affirmationSource() async throws -> AffirmationSource {
    let environment = environment
    return try await store.read { try AffirmationSource(in: $0, environment: environment) }
  }

  /// Returns the source with an absolute path, as it is shown and saved.
  func absolute(_ source: AffirmationSource) -> AffirmationSource {
    guard case .file(let path) = source else { return source }
    return .file(files.absolutePath(path))
  }
}
