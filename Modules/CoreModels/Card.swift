/// A product's card on Today.
public struct Card: Hashable, Sendable {
  /// The product's id, such as `lesson`.
  public let product: String
  /// The product's displayed name.
  public let title: String
  /// Today's most important lines, unwrapped and without colour.
  public let lines: [String]
  /// The card's content, for scripts.
  public let data: JSONValue

  /// A card with at least one line.
  public init(product: String, title: String, lines: [String], data: JSONValue = [:]) {
    self.product = product
    self.title = title
    self.lines = lines
    self.data = data
  }
}
