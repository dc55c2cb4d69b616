/// The description of an input for the API.
public struct InputDescription: Sendable {
  /// The name in JSON.
  public let name: String
  /// The purpose in a sentence, formatted on demand.
  public var summary: String { sentence() }
  /// The kind of the value, or of each value of a list.
  public let kind: InputKind
  /// The valid range of a number.
  public let range: ClosedRange<Int>?
  /// `true` if the action requires it.
  public let isRequired: Bool
  /// `true` for a list.
  public let isRepeating: Bool
  /// The value used without it.
  public let defaultValue: String?
  /// `true` for an input that needs no name on the command line.
  public internal(set) var isPositional = false
  private let sentence: @Sendable () -> String

  init(
    name: String, summary: @autoclosure @escaping @Sendable () -> String, kind: InputKind,
    range: ClosedRange<Int>? = nil, isRequired: Bool = false, isRepeating: Bool = false,
    defaultValue: String? = nil
  ) {
    (self.name, self.kind, self.range, sentence) = (name, kind, range, summary)
    (self.isRequired, self.isRepeating) = (isRequired, isRepeating)
    self.defaultValue = defaultValue
  }
}
