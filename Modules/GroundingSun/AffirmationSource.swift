import CoreModels
import CorePlugin
import CoreStorage

/// Where affirmations come from, besides the person's own.
enum AffirmationSource: Hashable, Sendable {
  /// The product itself.
  case bundled
  /// A server that answers with an ``AffirmationList``.
  case remote(String)
  /// A file, by its absolute path, or by that in the environment as it stands there.
  case file(String)

  /// The word `bundled`, a web address, else a path.
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

  /// What it is, as a word for scripts.
  var kind: String {
    switch self {
    case .bundled: "bundled"
    case .remote: "remote"
    case .file: "file"
    }
  }

  /// What its affirmations are, as long as it has not just answered.
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

  /// The source in force: `GROUNDING_SUN_URL`, else the person's choice.
  init(in snapshot: Snapshot, environment: [String: String]) throws {
    let named = environment["GROUNDING_SUN_URL"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(try named ?? snapshot.setting(AffirmationSource.setting))
  }

  /// Makes it the person's choice; a file by its absolute path.
  func choose(in transaction: Transaction) throws {
    try transaction.set(AffirmationSource.setting, to: self == .bundled ? nil : name)
  }
}

extension World {
  func affirmationSource() async throws -> AffirmationSource {
    let environment = environment
    return try await store.read { try AffirmationSource(in: $0, environment: environment) }
  }

  /// The source with an absolute path, as a person is told it and it is kept as their choice.
  func absolute(_ source: AffirmationSource) -> AffirmationSource {
    guard case .file(let path) = source else { return source }
    return .file(files.absolutePath(path))
  }
}
