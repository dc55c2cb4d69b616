import CoreModels
import Foundation

/// A change's place in its device's chain, as in ``Change/hash``: the hash of the device's previous
/// change, if its author knew that, and the change's own hash over both.
///
/// Only the author links a change. Whoever else gets one without a hash, from an earlier version,
/// stores a hash of its content alone.
struct ChainHash: Hashable {
  /// The previous change's own hash.
  var previous: String?
  /// The change's own hash.
  var own: String

  /// A ``StableHash`` in Base64. Only accidents have to be noticed: forgery is what sealing prevents,
  /// and a cryptographic hash would make every executable link its library.
  private static let length = 11

  init(previous: String?, own: String) { (self.previous, self.own) = (previous, own) }

  init?(_ text: String?) {
    guard let text, [Self.length, 2 * Self.length].contains(text.utf8.count) else { return nil }
    let previous = text.dropLast(Self.length)
    self.init(
      previous: previous.isEmpty ? nil : String(previous), own: String(text.suffix(Self.length)))
  }

  var text: String { (previous ?? "") + own }

  /// Merges the hashes of one change, so that all devices converge: the author's counts.
  static func merged(_ texts: [String?]) -> String? {
    let hashes = texts.compactMap { ChainHash($0) }
    let linked = hashes.filter { $0.previous != nil }
    return (linked.isEmpty ? hashes : linked).map(\.text).min()
  }

  fileprivate static func digest(_ members: [String]) -> String {
    var hash = StableHash()
    // No member contains NUL.
    hash.combine(members.joined(separator: "\0"))
    return String(
      withUnsafeBytes(of: hash.value.bigEndian) { Data($0) }.base64EncodedString().prefix(length))
  }
}

extension Change {
  /// Returns the change's hash after that of another; `nil` for a stub, whose content is unknown.
  ///
  /// Leaves out what merging completes or corrects (clock, origin, predecessor) and the state that
  /// a mark repeats.
  func hashed(after previous: String?) -> String? {
    guard !isForgotten else { return nil }
    let state =
      marked == nil
      ? ["\(version)", day.map { "\($0.epochDay)" } ?? "", body == nil ? "" : "=", body ?? ""] : []
    let own = ChainHash.digest(
      [
        previous ?? "", device, "\(number)", "\(batch)", undoes ?? "", automatic ? "1" : "0", kind,
        id,
      ] + state)
    return ChainHash(previous: previous, own: own).text
  }

  /// `false` if the content is not what was hashed.
  var isIntact: Bool {
    guard let hash = ChainHash(hash), let expected = hashed(after: hash.previous) else {
      return true
    }
    return hash.text == expected
  }

  /// Returns `false` if the author's previous change was another one than the log's. A hash of
  /// content alone cannot tell.
  func continues(_ previous: String?) -> Bool {
    guard let expected = ChainHash(hash)?.previous, let there = ChainHash(previous),
      there.previous != nil
    else { return true }
    return expected == there.own
  }
}
