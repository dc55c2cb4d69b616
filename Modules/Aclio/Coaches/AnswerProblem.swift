/// What is wrong with a model's answer.
enum AnswerProblem: Error, Hashable, Sendable {
  /// It ends at its greatest length.
  case cut
  case empty
  /// There is no JSON object in it.
  case notJSON
  /// There is not even the beginning of one.
  case prose
  /// A member is missing or of another type: `steps[2].title`.
  case wrong(member: String)
  case noSteps
  case tooManySteps(Int)
  case unknownCategory

  /// What the model is told, in English; nothing that came from outside is in it.
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
