import CoreModels

/// Goals that involve an illness: planned like any other, but a doctor is asked first.
package enum BodyCare {
  /// `true` if a goal names an illness, unless it is about helping others or learning.
  package static func isIllness(_ goal: String) -> Bool {
    let words = goal.foldedWords
    return !BodyWords.care.has("elsewhere", in: words) && BodyWords.care.has("illness", in: words)
  }

  /// `true` if a text names a doctor.
  package static func namesDoctor(_ text: String) -> Bool {
    BodyWords.care.has("doctor", in: text.foldedWords)
  }

  /// `true` if a message mentions pain.
  package static func isPain(_ message: String) -> Bool {
    BodyWords.care.has("pain", in: message.foldedWords)
  }

  /// `true` if a message mentions heavy daily drinking.
  package static func isHeavyDrinking(_ message: String) -> Bool {
    let words = message.foldedWords
    return BodyWords.care.has("drink", in: words) && BodyWords.care.has("daily", in: words)
      && !BodyWords.care.has("mild", in: words)
  }
}
