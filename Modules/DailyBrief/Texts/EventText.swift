import CoreModels

/// Texts about events, and about errors with reminders.
extension EventText {
  /// The distance of a day: 0 today, 1 tomorrow, −1 yesterday.
  static func days(_ days: Int) -> Self {
    switch days {
    case 0: .today
    case 1: .tomorrow
    case -1: .yesterday
    case 2...: .inDays(days)
    default: .daysAgo(-days)
    }
  }

  static func ambiguous(_ choices: [String]) -> Self {
    .adviceAmbiguous(choices.joined(separator: "; "))
  }

  /// A sentence, with the first few names if there are any.
  static func note(_ sentence: Self, names: [String]) -> Self {
    let list = list(names)
    return list.isEmpty ? .note(sentence) : .noteNamed(sentence, names: list)
  }

  /// The first five names, without empty ones.
  static func list(_ names: [String]) -> String {
    let shown = names.filter { !$0.isEmpty }
    let few = shown.prefix(5).joined(separator: ", ")
    return shown.count > 5 ? few + ", …" : few
  }
}

/// The reason why an event of a calendar file was skipped.
enum CalendarSkip: String, CaseIterable, Sendable {
  case cancelled, over, damaged
  case noDate = "no_date"
  case noName = "no_name"
  case longName = "long_name"
  case unknownRecurrence = "unknown_recurrence"

  var text: EventText {
    switch self {
    case .cancelled: .skippedCancelled
    case .over: .skippedOver
    case .damaged: .skippedDamaged
    case .noDate: .skippedNoDate
    case .noName: .skippedNoName
    case .longName: .skippedLongName
    case .unknownRecurrence: .skippedUnknownRecurrence
    }
  }
}

extension CalendarProblem {
  var text: EventText {
    switch self {
    case .notALine: .problemNotALine
    case .notText: .problemNotText
    case .unexpectedEnd: .problemUnexpectedEnd
    case .cutShort: .problemCutShort
    case .tooDeep: .problemTooDeep
    case .badDate: .problemBadDate
    case .badRecurrence: .problemBadRecurrence
    }
  }
}
