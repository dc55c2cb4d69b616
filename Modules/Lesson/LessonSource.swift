import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation

/// The source of lessons.
enum LessonSource: Hashable, Sendable {
  /// A server with the wire format of ``RemoteLesson``.
  case remote(String)
  /// A text file, by its absolute path.
  case file(String)

  /// Parses a web address or a path.
  init(_ text: String) {
    let isAddress = text.contains("://")
    self = isAddress ? .remote(text) : .file(text)
  }

  /// `true` if it needs the network.
  var isRemote: Bool {
    if case .remote = self { true } else { false }
  }

  /// The address or path.
  var name: String {
    switch self {
    case .remote(let address): address
    case .file(let path): path
    }
  }

  static let original = "https://rohand.app/lifelesson/quote.json"
  /// A web address or the absolute path of a file.
  static let setting = Setting(
    "lesson.source", default: original, isOfMachine: true, fits: "https://…, /…"
  ) {
    $0.contains("://") || $0.hasPrefix("/")
  }

  /// The current source: `LESSON_URL`, otherwise the user's choice.
  init(in snapshot: Snapshot, environment: [String: String]) throws {
    let named = environment["LESSON_URL"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(try named ?? snapshot.setting(LessonSource.setting))
  }
}

/// The lessons last read from a file, cached for when it is unavailable.
struct LessonPool: Codable, Hashable, Sendable {
  var lessons: [LifeLesson]

  private static func key(_ path: String) -> String { "lesson.pool \(path)" }

  init(_ lessons: [LifeLesson]) { self.lessons = lessons }

  /// Reads the cached lessons of a file; empty if there are none.
  init(of path: String, in snapshot: Snapshot) throws {
    let known = try snapshot.cached(LessonPool.key(path))
    // An undecodable cache counts as empty.
    self = known.flatMap { try? JSONDecoder().decode(LessonPool.self, from: $0) } ?? LessonPool([])
  }

  /// Reads the file; throws `FileError`, or ``LessonError/emptySource`` if it has no lessons.
  static func read(_ path: String, in world: World) throws -> LessonPool {
    let text = try world.files.text(of: path, limit: FortuneFile.largestFile)
    let contents = FortuneFile.parse(text, timestamp: world.today.basicDescription)
    guard !contents.lessons.isEmpty else { throw LessonError.emptySource(path) }
    return LessonPool(contents.lessons)
  }

  func keep(for path: String, in store: Store) async throws {
    try await store.cache(JSON.data(self), for: LessonPool.key(path))
  }
}
