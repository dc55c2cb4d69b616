import AclioModeration
import CoreModels

/// A harmful goal or message, which is not planned.
struct SafetyError: ExplainedError, Hashable {
  /// The kind of harm.
  let reason: Moderation.Reason

  /// A `badInput` failure whose hint says where to find help.
  func failure(in language: Language) -> Failure {
    Failure(
      .badInput, code: "inappropriate", SafetyText.refused(reason), SafetyText.help(reason),
      in: language)
  }
}

extension Moderation {
  /// The response to a message of harm or despair, with sources of help; `nil` for any other
  /// message.
  static func care(for message: String, in language: Language) -> String? {
    let texts: (SafetyText, SafetyText)
    switch verdict(on: message) {
    case .refused(let reason): texts = (.refused(reason), .help(reason))
    case .fine where isDespair(message): texts = (.despair, .help(.selfHarm))
    case .fine, .recovery: return nil
    }
    return "\(texts.0.text(in: language))\n\n\(texts.1.text(in: language))"
  }

  /// Throws ``SafetyError`` if any of the texts is refused; returns a note to show with the plan,
  /// `nil` for none.
  @discardableResult
  static func require(_ texts: [String], age: Int? = nil) throws(SafetyError) -> SafetyText? {
    var note: SafetyText?
    for text in texts {
      switch verdict(on: text, age: age) {
      case .fine: break
      case .recovery: note = .recovery
      case .refused(let reason): throw SafetyError(reason: reason)
      }
    }
    return note
  }
}
