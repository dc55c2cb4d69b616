public import CoreStorage

/// A product's part of the wall: a page to read from across the room, on a television or an e-ink
/// frame.
public enum WallPart: Hashable, Sendable {
  /// A sentence in large type, with a line below such as its author.
  case words(String, detail: String = "")
  /// A current figure with its sign and meaning: `9°`, `☁️`, `Bratislava: cloudy`.
  case figure(String, sign: String = "", detail: String)
  /// Something to look forward to: `Dentist`, `in 3 days`.
  case coming(String, when: String)
}

extension Plugin {
  public func wall(from snapshot: Snapshot, at moment: Moment) throws -> [WallPart] { [] }
}

extension Sequence<any Plugin> {
  /// Returns the products' parts of the wall. A product with unreadable records has none.
  public func wall(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [(plugin: any Plugin, part: WallPart)] {
    try flatMap { plugin in
      do {
        return try plugin.wall(from: snapshot, at: moment).map { (plugin, $0) }
      } catch let error as StoreError where !error.isAboutOneRecord {
        throw error
      } catch {
        return []
      }
    }
  }
}
