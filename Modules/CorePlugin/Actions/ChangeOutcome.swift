public import CoreModels

/// A value after a change, with the sentence that describes the change.
public struct ChangeOutcome<Value: JSONRepresentable, Sentence: CatalogText>: Outcome {
  /// The changed value.
  public let value: Value
  private let sentence: Sentence
  private let details: [String]

  /// Creates an outcome; on a terminal the details follow the sentence.
  public init(_ value: Value, _ sentence: Sentence, details: [String] = []) {
    (self.value, self.sentence, self.details) = (value, sentence, details)
  }

  public static var shape: Shape { Value.shape }
  public var json: JSONValue { value.json }

  public func lines(in world: World) -> [String] { [world.text(sentence)] + details }
}
