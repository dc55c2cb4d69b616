public import CoreStorage

/// A product's parts of the Today page. HTML in them has forms that lead back to `/`.
public struct TodayParts: Sendable {
  /// A short fact beside the date, such as the day's weather, with the page about it.
  public struct Fact: Sendable {
    let text: String
    let path: String
    let sign: String

    /// Creates a fact that links to a page, with the HTML of a sign before its text.
    public init(_ text: String, path: String, sign: String = "") {
      (self.text, self.path, self.sign) = (text, path, sign)
    }

    /// The values for a template.
    public var values: [String: any Sendable] { ["text": text, "path": path, "sign": sign] }
  }

  /// The content of its card.
  public enum Card: Sendable {
    /// The lines of the product's card.
    case lines
    /// Their first line, with HTML below.
    case lead(String)
    /// HTML instead of the lines.
    case content(String)
    /// No card, because the other parts show everything.
    case none
  }

  /// The facts beside the date.
  public var facts: [Fact]
  /// HTML of the things to do today.
  public var acts: String
  /// HTML of a field to write in, with its title.
  public var writing: (title: String, content: String)?
  /// The card.
  public var card: Card

  /// Creates the parts; nothing but the card's lines by default.
  public init(
    facts: [Fact] = [], acts: String = "", writing: (title: String, content: String)? = nil,
    card: Card = .lines
  ) {
    (self.facts, self.acts, self.writing, self.card) = (facts, acts, writing, card)
  }
}

extension Sequence<any Plugin> {
  /// Returns the products' parts of Today by product id. A product with unreadable records has
  /// none; its card explains why.
  public func todayParts(
    from snapshot: Snapshot, in world: World
  ) throws -> [String: TodayParts] {
    try reduce(into: [:]) { parts, plugin in
      do {
        parts[plugin.id] = try plugin.todayParts(from: snapshot, in: world)
      } catch let error as StoreError where !error.isAboutOneRecord {
        throw error
      } catch {}
    }
  }
}
