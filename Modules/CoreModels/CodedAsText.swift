/// A type whose JSON is a string: its description, which it parses.
public protocol CodedAsText: Codable, LosslessStringConvertible {}

extension CodedAsText {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not the text of a \(Self.self)")
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
