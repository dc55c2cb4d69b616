import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// The affirmations last received from a source: `[{"id":"a1","text":"I begin."}]`, on the wire, in
/// a file and in the cache.
struct AffirmationList: Hashable, Sendable {
  var affirmations: [Affirmation]

  /// The size limit of responses and files in bytes.
  static let largest = 256 << 10

  /// Parses a response; throws ``GroundingSunError/badReply`` unless every entry is an affirmation
  /// with a unique id.
  init(wire: Data) throws(GroundingSunError) {
    guard let entries = try? JSONDecoder().decode([Affirmation].self, from: wire) else {
      throw .badReply
    }
    var ids: Set<String> = []
    affirmations = []
    for entry in entries {
      guard let id = try? Affirmation.idRule.validate(entry.id), id == entry.id,
        !id.contains(where: \.isNewline), ids.insert(id).inserted,
        let text = try? Affirmation.textRule.validate(entry.text)
      else { throw .badReply }
      affirmations.append(Affirmation(id: id, text: text))
    }
  }

  /// Reads a file: the same JSON, or plain text with one affirmation per line. Throws `FileError`,
  /// ``GroundingSunError`` or `TextViolation`.
  static func read(_ path: String, in world: World) throws -> AffirmationList {
    let text = try world.files.text(of: path, limit: largest)
    let list: AffirmationList
    if text.trimmingWhitespace().hasPrefix("[") {
      do { list = try AffirmationList(wire: Data(text.utf8)) } catch {
        throw GroundingSunError.badFile(path)
      }
    } else {
      list = try AffirmationList(lines: text)
    }
    guard !list.affirmations.isEmpty else { throw GroundingSunError.emptySource(path) }
    return list
  }

  private init(lines text: String) throws(TextViolation) {
    var ids: Set<String> = []
    affirmations = []
    for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
      let text = try Affirmation.textRule.validate(String(line))
      let id = Affirmation.id(of: text)
      if ids.insert(id).inserted { affirmations.append(Affirmation(id: id, text: text)) }
    }
  }

  private static func key(_ source: AffirmationSource) -> String {
    "grounding-sun.list \(source.name)"
  }

  /// Reads the cached list of a source; `nil` if there is none or it cannot be decoded.
  init?(of source: AffirmationSource, in snapshot: Snapshot) throws {
    guard let kept = try snapshot.cached(AffirmationList.key(source)),
      let affirmations = try? JSONDecoder().decode([Affirmation].self, from: kept)
    else { return nil }
    self.affirmations = affirmations
  }

  /// Caches the list for when the source is unavailable; writes nothing if it is unchanged.
  func keep(for source: AffirmationSource, in store: Store) async throws {
    let known = try await store.read { try AffirmationList(of: source, in: $0) }
    guard known != self else { return }
    try await store.cache(JSON.data(affirmations), for: AffirmationList.key(source))
  }
}
