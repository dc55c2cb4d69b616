public import CoreStorage

/// A product's question to a new user, asked on the first Today and answered by one of its forms.
public struct FirstQuestion: Hashable, Sendable {
  /// The kind of the answer.
  public enum Answer: Hashable, Sendable {
    /// A day up to today.
    case day
    /// A line of text, with an example.
    case text(example: String, limit: Int)
  }

  /// The question.
  public let text: String
  /// The kind of the answer.
  public let answer: Answer
  /// The path of the form action, which leads back to `/` or on to what it began.
  public let path: String
  /// The name of the field with the answer.
  public let field: String
  /// Other fields of the form.
  public let hidden: [String: String]

  /// Creates a question.
  public init(
    _ text: String, _ answer: Answer, path: String, field: String, hidden: [String: String] = [:]
  ) {
    (self.text, self.answer, self.path) = (text, answer, path)
    (self.field, self.hidden) = (field, hidden)
  }
}

extension Plugin {
  public func firstQuestion(from snapshot: Snapshot, at moment: Moment) throws -> FirstQuestion? {
    nil
  }
}
