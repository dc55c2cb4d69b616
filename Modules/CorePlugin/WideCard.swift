public import CoreModels
public import CoreStorage
import CoreTerminal

extension Plugin {
  public func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] { [] }
}

extension Sequence<any Plugin> {
  /// Returns the cards' rows for a wide terminal by product id. A product with unreadable records
  /// has none; its card explains why.
  public func cardRows(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [String: [CardRow]] {
    try reduce(into: [:]) { rows, plugin in
      do {
        rows[plugin.id] = try plugin.cardRows(from: snapshot, at: moment)
      } catch let error as StoreError where !error.isAboutOneRecord {
        throw error
      } catch {}
    }
  }
}

extension World {
  /// The minimum width for two columns.
  public static let wideColumns = 120

  /// `true` if output is laid out for a terminal at least that wide.
  public var isWide: Bool { isDrawn && columns >= World.wideColumns }

  /// Styles a text by what it means; plain and JSON answers have no styles.
  public func styled(_ text: String, _ tone: CardRow.Tone) -> String {
    isDrawn ? tone(text, terminal.colors) : text
  }

  /// Returns the signs of several days, one after the other.
  public func signs(of days: [DayMark]) -> String {
    days.map { styled($0.sign(isUnicode: terminal.isUnicode), $0.tone) }.joined(separator: " ")
  }
}
