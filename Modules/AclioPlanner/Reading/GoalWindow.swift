import CoreModels

/// The days within which a goal is worked on, by its words and its kind.
struct GoalWindow {
  /// The first day, if the goal begins later.
  private(set) var start: Day?
  /// The last day.
  private(set) var deadline: Day?
  /// A month or season whose first day is the last.
  private(set) var within: GoalDays.Within?
  private(set) var isWeekendWork = false

  /// `given` is a last day told beside the goal's words. One that equals what the words tell was
  /// read from them before, and the goal still begins in its season.
  init(
    _ days: GoalDays, kind: GoalKind, given: Day?, weeks: Int, mayWait: Bool, feast: Day?,
    today: Day
  ) {
    func window(isNamed: Bool) -> GoalWindow {
      GoalWindow(
        days, kind: kind, isNamed: isNamed, weeks: weeks, mayWait: mayWait, feast: feast,
        today: today)
    }
    self = window(isNamed: false)
    if let given, given != deadline { self = window(isNamed: true) }
  }

  /// `isNamed` is for a last day that is given beside the goal's words; `weeks` is how long such a
  /// goal usually takes, `mayWait` is for what is done in the month or season that it names, and
  /// `feast` is the day that it is for, whatever its words.
  private init(
    _ days: GoalDays, kind: GoalKind, isNamed: Bool, weeks: Int, mayWait: Bool, feast: Day?,
    today: Day
  ) {
    deadline = days.deadline
    let length = weeks * 7
    // Plants need preparing before their season, and time until they bear.
    let isSown = days.period.map { $0.lowerBound > today && $0.upperBound.month <= 5 } ?? false
    if days.isOneDay, !isNamed, weeks > GoalWindow.mostForOneDay {
      // *Move house in one day* tells of the day itself, which is prepared for weeks.
      deadline = nil
    } else if kind == .garden, days.start != nil || isSown && !isNamed {
      deadline = nil
    } else if let month = days.month, kind.isHabit, kind != .loseWeight, !isNamed {
      start = month.lowerBound.advanced(by: -GoalWindow.daysToQuit)
      deadline = month.upperBound
    } else if let first = days.start, kind.mayBeginLater {
      start = kind == .quit ? first.advanced(by: -GoalWindow.daysToQuit) : first
      deadline = nil
    } else if days.weekend != nil, kind.isHabit {
      // *Stop drinking at the weekend* is about every weekend.
      deadline = nil
    } else if let weekend = days.weekend {
      isWeekendWork = kind.isForWeekend && !isNamed
      if isWeekendWork { start = weekend.lowerBound }
      if kind.isOnDay { deadline = weekend.lowerBound }
    } else if let month = days.within, kind.isOnDay, !isNamed {
      // *In winter*, told in late autumn, is before winter ends.
      let last = days.period?.upperBound ?? month.first
      let isNear =
        month.first.distance(to: last) > 31 && today.distance(to: month.first) * 2 < length
      (within, deadline) = isNear ? (nil, last) : (month, month.first)
    } else if let period = days.period ?? days.season, !isNamed, !days.isOfOccasion,
      weeks <= GoalWindow.mostForPeriod, kind != .garden, mayWait,
      days.season != nil || today.distance(to: period.lowerBound) > length
    {
      // *Paint the fence in spring* is not begun in autumn, and *keep the pipes from freezing this
      // winter* not at its end.
      if today.distance(to: period.lowerBound) > length { start = period.lowerBound }
      deadline = min((start ?? today).advanced(by: length), period.upperBound)
    } else if !isNamed,
      let feast = days.feast.flatMap({
        weeks <= GoalWindow.mostForFeast || kind == .event ? $0 : nil
      }) ?? (days.deadline == nil || days.year != nil ? feast : nil)
    {
      (start, deadline) = (feast.advanced(by: -length), feast)
    }
  }

  /// The most weeks of what may be done in one day.
  private static let mostForOneDay = 2
  /// The most weeks of what is begun and done within a month or season.
  private static let mostForPeriod = 6
  /// The most weeks of what is made ready for a feast.
  private static let mostForFeast = 8

  /// The days of preparation before the first one without.
  private static let daysToQuit = 10
}

extension GoalKind {
  /// `true` where a sum of money decides the plan.
  var isAboutSum: Bool { [.save, .debt, .invest, .emergencyFund].contains(self) }

  /// `false` for what has to be found or settled before it begins: *a nursery place from August*.
  fileprivate var mayBeginLater: Bool {
    switch self {
    case .papers, .move, .findJob, .firstJob, .schoolApplication, .parentCare, .buyHome, .visa,
      .moveAbroad, .citizenship, .trip, .camping, .event, .wedding:
      false
    default: true
    }
  }

  /// `false` for what has to be prepared before the month or season that the goal names: *my exam in
  /// March*.
  var mayWait: Bool {
    switch self {
    case .exam, .languageExam, .certificate, .interview, .payTalk, .promotion, .speaking: false
    default: mayBeginLater
    }
  }

  /// `true` for what is changed over weeks.
  fileprivate var isHabit: Bool {
    [.quit, .habit, .sleep, .eatWell, .lessScreen, .loseWeight, .meditation, .walking].contains(
      self)
  }

  /// `true` for chores that a weekend is long enough for.
  fileprivate var isForWeekend: Bool {
    switch self {
    case .declutter, .renovate, .repair, .garden, .digitalOrder, .photoArchive, .computerBuild,
      .taxes, .selling, .homeServer, .cooking, .general:
      true
    default: false
    }
  }

  /// `true` for what happens on days that everything has to be ready for.
  fileprivate var isOnDay: Bool {
    [.trip, .camping, .event, .wedding, .countries].contains(self)
  }
}
