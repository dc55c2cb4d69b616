/// What a product shows of itself on Today.
public struct Card: Hashable, Sendable {
  /// The product's id, as `lesson`.
  public let product: String
  /// The product's name, as people read it.
  public let title: String
  /// The few lines that matter today, unwrapped and without colour.
  public let lines: [String]
  /// The same for scripts.
  public let data: JSONValue

  /// A card with at least one line.
  public init(product: String, title: String, lines: [String], data: JSONValue = [:]) {
    self.product = product
    self.title = title
    self.lines = lines
    self.data = data
  }

  /// `{"product":…,"title":…,"lines":[…],"data":{…}}`.
  public var json: JSONValue {
    [
      "product": .string(product), "title": .string(title),
      "lines": .array(lines.map(JSONValue.string)), "data": data,
    ]
  }
}
