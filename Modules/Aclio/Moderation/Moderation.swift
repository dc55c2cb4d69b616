import CoreModels

/// What may be done with a text.
enum Verdict: Hashable, Sendable {
  /// Nothing stands against it.
  case fine
  /// It is about getting over self-harm: planned and answered like any other, with help named.
  case recovery
  /// It is about harm to oneself or others: neither planned nor sent to a model.
  case refused(Moderation.Reason)
}

/// Tells goals of harm from all others, by what they mean and not by single words.
///
/// It judges goals, and for coaches on another machine answers to questions and messages too.
enum Moderation {
  /// What the harm is.
  enum Reason: String, CaseIterable, Hashable, Sendable {
    case selfHarm = "self_harm"
    /// Less food than a body can live on.
    case underEating = "under_eating"
    /// To people or animals.
    case violence
    /// Sexual violence, and all abuse of children.
    case abuse
    /// Crime that hurts others: trafficking, stalking, breaking into accounts, dealing in drugs.
    case crime
    /// Stopping, changing or dosing medicine without a doctor.
    case medicine
    /// A weight that is too low for the body's height, or already is.
    case lowWeight = "low_weight"
    /// Losing weight while still growing.
    case growing
  }

  /// The verdict on a text of any of our languages.
  static func verdict(on text: String, age: Int? = nil) -> Verdict {
    let verdict = Lexicons.all.verdict(on: text)
    if case .refused = verdict { return verdict }
    return BodyFigures(text, age: age).reason.map { .refused($0) } ?? verdict
  }

  /// Whether somebody tells of despair, which is answered with kindness and help wherever people talk;
  /// as a goal it is none of harm: *stop feeling hopeless* is planned.
  static func isDespair(_ text: String) -> Bool { Lexicons.all.isDespair(text) }

  /// What a message of harm or despair is answered with, help named; `nil` for every other.
  static func care(for message: String, in language: Language) -> String? {
    let texts: (SafetyText, SafetyText)
    switch verdict(on: message) {
    case .refused(let reason): texts = (.refused(reason), .help(reason))
    case .fine where isDespair(message): texts = (.despair, .help(.selfHarm))
    case .fine, .recovery: return nil
    }
    return "\(texts.0.text(in: language))\n\n\(texts.1.text(in: language))"
  }

  /// Throws ``SafetyError`` where any of the texts is refused; answers what to say along with the
  /// plan, `nil` for nothing.
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

/// A goal or message is about harm, and is not planned.
struct SafetyError: ExplainedError, Hashable {
  /// What the harm is.
  let reason: Moderation.Reason

  /// A `badInput` failure whose hint names where to find help.
  func failure(in language: Language) -> Failure {
    Failure(
      .badInput, code: "inappropriate", message: SafetyText.refused(reason).text(in: language),
      hint: SafetyText.help(reason).text(in: language))
  }
}
