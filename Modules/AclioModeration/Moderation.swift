/// The result of moderating a text.
package enum Verdict: Hashable, Sendable {
  /// Not objectionable.
  case fine
  /// About recovering from self-harm: handled like any other text, with sources of help added.
  case recovery
  /// About harm to oneself or others: neither planned nor sent to a model.
  case refused(Moderation.Reason)
}

/// Detects harmful goals by meaning, not by single words.
///
/// It moderates goals and, for remote coaches, also answers to questions and messages.
package enum Moderation {
  /// The kind of harm; except for the last two, a section of the harmful rules.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    case selfHarm = "self_harm"
    /// Eating less than a body can live on.
    case underEating = "under_eating"
    /// Against people or animals.
    case violence
    /// Sexual violence, and any abuse of children.
    case abuse
    /// Crime that harms others: trafficking, stalking, breaking into accounts, dealing in drugs.
    case crime
    /// Stopping, changing or dosing medicine without a doctor.
    case medicine
    /// A target or current weight that is too low for the body's height.
    case lowWeight = "low_weight"
    /// Losing weight while still growing.
    case growing
  }

  /// Returns the verdict on a text in any of our languages.
  package static func verdict(on original: String, age: Int? = nil) -> Verdict {
    var text = JudgedText(PlainWords(original).words)
    let recovering = Rules.recovery.matches(in: text)
    for match in recovering { text.hide(match.words) }
    for match in Rules.harmless.matches(in: text) { text.hide(match.words) }
    text.mindsBreaks = false
    if let worst = Rules.harmful.matches(in: text).min(by: { $0.rule < $1.rule }),
      let reason = Reason(rawValue: Rules.harmful.rules[worst.rule].section)
    {
      return .refused(reason)
    }
    if let reason = BodyFigures(original, age: age).reason { return .refused(reason) }
    return recovering.isEmpty ? .fine : .recovery
  }

  /// `true` if a text expresses despair, which is answered with kindness and help in conversations.
  /// It is no harmful goal: *stop feeling hopeless* is planned.
  package static func isDespair(_ text: String) -> Bool {
    !Rules.despair.matches(in: JudgedText(PlainWords(text).words)).isEmpty
  }
}
