/// What may be done with a text.
package enum Verdict: Hashable, Sendable {
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
package enum Moderation {
  /// What the harm is; but for the last two a section of the rules of harm.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
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

  /// Whether somebody tells of despair, which is answered with kindness and help wherever people talk;
  /// as a goal it is none of harm: *stop feeling hopeless* is planned.
  package static func isDespair(_ text: String) -> Bool {
    !Rules.despair.matches(in: JudgedText(PlainWords(text).words)).isEmpty
  }
}
