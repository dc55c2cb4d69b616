import CoreModels

/// What touches an illness: planned like any other goal, but a doctor is asked first.
package enum BodyCare {
  /// Whether a goal names an illness, and nothing that is done for others or with the head.
  package static func isIllness(_ goal: String) -> Bool {
    let words = goal.foldedWords
    return !BodyWords.care.has("elsewhere", in: words) && BodyWords.care.has("illness", in: words)
  }

  /// Whether somebody says that something hurts.
  package static func isPain(_ message: String) -> Bool {
    BodyWords.care.has("pain", in: message.foldedWords)
  }

  /// Whether somebody says that they drink much every day.
  package static func isHeavyDrinking(_ message: String) -> Bool {
    let words = message.foldedWords
    return BodyWords.care.has("drink", in: words) && BodyWords.care.has("daily", in: words)
      && !BodyWords.care.has("mild", in: words)
  }
}
