/// A flaw in a model's answer.
enum AnswerProblem: Error, Hashable, Sendable {
  /// Cut off at its maximum length.
  case cut
  case empty
  /// It contains no JSON object.
  case notJSON
  /// It does not even contain the beginning of one.
  case prose
  /// A member is missing or has the wrong type, such as `steps[2].title`.
  case wrong(member: String)
  case noSteps
  case tooManySteps(Int)
  case unknownCategory

  /// The correction for the model, in English and without any external text.
  var advice: String {
    switch self {
    case .cut: "it was cut off, so be briefer"
    case .empty: "it was empty"
    case .notJSON, .prose: "there is no complete JSON object in it"
    case .wrong(let member): "\(member) is missing or has the wrong type"
    case .noSteps: "it has no steps"
    case .tooManySteps(let most): "it has more than \(most) steps"
    case .unknownCategory: "category is none of those that the schema lists"
    }
  }
}
