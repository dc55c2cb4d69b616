import CoreModels

extension GoalDay {
  /// The words of a day's clause that precede it.
  struct Clause {
    private let words: [String]
    private let isFirst: Bool
    private let text: String

    init(before end: String.Index, in whole: String) {
      let start = whole[..<end].lastIndex { ",;.–—".contains($0) }
      text = String(whole[(start.map(whole.index(after:)) ?? whole.startIndex)..<end])
      words = text.foldedWords
      isFirst = start == nil
    }

    /// `true` for a clause that tells how things are: *I smoke a pack a day*.
    var isRemark: Bool { (!isFirst || isOfSelf && isPast) && GoalClauses.isRemark(text) }

    /// `true` for what happens then, whatever is wanted: *I go back to work in March*.
    var isLaterRemark: Bool { !isFirst && GoalClauses.isRemark(text) }

    /// `true` for a clause about the past: *I moved here*.
    var isPast: Bool {
      (!isFirst || isOfSelf) && hasAny(of: "past")
    }

    /// `true` for *the quilt I started*.
    var tellsPast: Bool { words.suffix(4).contains(where: Words.time["past"].contains) }

    /// `true` for *after trying* before *for a year*.
    var endsInPast: Bool { words.last.map(Words.time["past"].contains) == true }

    /// `true` for what did not happen for so long: *we have not spoken in*.
    var isOmission: Bool {
      FoldedText(text).containsAny(of: Words.time["omissions"])
    }

    /// `true` for a clause after the first.
    var isLater: Bool { !isFirst }

    /// `true` for *after my operation in*, which nobody plans many months ahead.
    var isAfterBlow: Bool {
      let near = words.suffix(5)
      return near.contains(where: Words.time["after"].contains)
        && FoldedText(near.joined(separator: " ")).containsAny(of: Words.time["blows"])
    }

    /// `true` for *my mother died*.
    var isDeath: Bool { words.suffix(2).contains(where: Words.time["deaths"].contains) }

    /// `true` for *since our quarrel in summer* after the goal.
    var isSinceEvent: Bool { !isFirst && hasAny(of: "since-event") }

    /// `true` for *seit drei Jahren*.
    func isSince(_ day: [String]) -> Bool {
      (self.words.suffix(1) + day.prefix(1)).contains(where: Words.time["since"].contains)
    }

    /// `true` for what has to be ready before something happens.
    var isBefore: Bool {
      let near = words.suffix(6)
      if near.contains(where: Words.time["earlier"].contains) { return true }
      return near.contains(where: Words.time["purpose"].contains)
        && near.contains(where: GoalDay.isOccasion)
    }

    /// `true` for *my exam* before *in April*.
    var endsWithOccasion: Bool { words.suffix(3).contains(where: GoalDay.isOccasion) }

    private var isOfSelf: Bool { words.first.map(["i", "ive", "we", "weve"].contains) == true }

    private func hasAny(of section: String) -> Bool {
      words.contains(where: Words.time[section].contains)
    }
  }
}
