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
  /// read from them before, and the goal still begins in its season. A habit begins on the first day
  /// that was answered, `begun`, and what needs a season in that of a year which the goal names.
  init(
    _ days: GoalDays, kind: GoalKind, isJourney: Bool, given: Day?, weeks: Int, mayWait: Bool,
    feast: Day?, season: MonthSpan?, begun: Day?, today: Day
  ) {
    let ofYear = days.year.flatMap { $0 > today && feast == nil ? season?.days(of: $0.year) : nil }
    func window(isNamed: Bool) -> GoalWindow {
      GoalWindow(
        days, kind: kind, isJourney: isJourney, isNamed: isNamed, weeks: weeks, mayWait: mayWait,
        feast: feast, ofYear: ofYear, today: today)
    }
    if let begun, kind.isHabit {
      start = kind == .quit ? begun.advanced(by: -GoalWindow.daysToQuit) : begun
      return
    }
    self = window(isNamed: false)
    if let given, given != deadline { self = window(isNamed: true) }
  }

  /// `isNamed` is for a last day that is given beside the goal's words; `weeks` is how long such a
  /// goal usually takes, `mayWait` is for what is done in the month or season that it names, and
  /// `feast` is the day that it is for, whatever its words, and `ofYear` its season of a named year.
  private init(
    _ days: GoalDays, kind: GoalKind, isJourney: Bool, isNamed: Bool, weeks: Int, mayWait: Bool,
    feast: Day?, ofYear: ClosedRange<Day>?, today: Day
  ) {
    deadline = days.deadline
    let length = weeks * 7
    let isOnDay = kind.isOnDay || isJourney
    // Plants need preparing before their season, and time until they bear.
    let isSown = days.period.map { $0.lowerBound > today && $0.upperBound.month <= 5 } ?? false
    if let ofYear, !isNamed {
      // *Plant a hedge in 2027* begins with the season, and what takes long is ready at its end.
      start = weeks > GoalWindow.mostForYear ? nil : ofYear.lowerBound
      deadline =
        start.map { min($0.advanced(by: length * 2), ofYear.upperBound) } ?? ofYear.upperBound
    } else if kind == .run, !isNamed, let period = days.period {
      // Races are on a Sunday of the month.
      deadline = period.upperBound
    } else if days.isOneDay, !isNamed, weeks > GoalWindow.mostForOneDay {
      // *Move house in one day* tells of the day itself, which is prepared for weeks.
      deadline = nil
    } else if days.isEndOfMonth, let last = deadline, weeks > GoalWindow.mostForOneDay,
      today.distance(to: last) < GoalWindow.leastToMonthEnd
    {
      // *By the end of the month*, told on one of its last days, is the next month's.
      deadline = last.advanced(by: 1).lastOfMonth
    } else if kind.isAboutSum, days.isNextMonth, !isNamed {
      // Nobody saves for a fund within a month: it is that month of the next year.
      deadline = deadline.map { $0.adding(years: 1).adding(months: -1).lastOfMonth }
    } else if kind.isTest || isOnDay, days.year == nil, let range = days.range,
      range.lowerBound > today
    {
      // Exams and journeys begin on the first of their days.
      deadline = range.lowerBound
    } else if kind.isTest || kind.isForWorkdays, let week = days.week {
      // *My exam next week* is over on Friday.
      deadline = min(week.lowerBound.first(.friday), week.upperBound)
    } else if kind == .quit, feast == nil, days.isOnDay, !isNamed, let first = deadline,
      today.distance(to: first) > GoalWindow.daysToQuit
    {
      // *Stop smoking on New Year's Day* begins there.
      (start, deadline) = (first.advanced(by: -GoalWindow.daysToQuit), nil)
    } else if isJourney, let first = days.start {
      deadline = first
    } else if kind == .garden, days.start != nil || isSown && !isNamed {
      deadline = nil
    } else if let month = days.month ?? GoalWindow.monthToQuit(days, kind), kind.isHabit,
      kind != .loseWeight, !isNamed
    {
      start = month.lowerBound.advanced(by: -GoalWindow.daysToQuit)
      deadline = month.upperBound
    } else if let first = days.start, kind.mayBeginLater {
      start = kind == .quit ? first.advanced(by: -GoalWindow.daysToQuit) : first
      deadline = days.range?.upperBound
    } else if let year = days.year, year > today, !isNamed, feast == nil, !isOnDay,
      weeks <= GoalWindow.mostForYear, kind.mayWait, !kind.isAboutSum, !kind.isCounted
    {
      // *Be healthier in 2027* begins with the year, and takes no twelve months.
      start = year
      deadline = year.advanced(by: min(length * 2, 364))
    } else if days.weekend != nil, kind.isHabit {
      // *Stop drinking at the weekend* is about every weekend.
      deadline = nil
    } else if let weekend = days.weekend {
      isWeekendWork = kind.isForWeekend && !isNamed
      if isWeekendWork { start = weekend.lowerBound }
      if isOnDay { deadline = weekend.lowerBound }
    } else if let month = days.within, isOnDay, !isNamed {
      // *In winter*, told in late autumn, is before winter ends, and *in December*, told at the end of
      // November, about its middle.
      let last = days.period?.upperBound ?? month.first
      let isSeason = month.first.distance(to: last) > 31
      let isNear = today.distance(to: month.first) * 2 < length
      within = isNear && isSeason ? nil : month
      deadline = !isNear ? month.first : isSeason ? last : month.first.advanced(by: 14)
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
    // The Christmas dinner of a topic is on the 25th, whenever people begin to celebrate, and the
    // tree is taken down at Epiphany.
    if !isNamed, let feast,
      let said = days.feast, GoalWindow.daysAfterFeast.contains(said.distance(to: feast))
    {
      (start, deadline) = (start.map { _ in feast.advanced(by: -length) }, feast)
    }
  }

  /// The month of *no alcohol in January*.
  private static func monthToQuit(_ days: GoalDays, _ kind: GoalKind) -> ClosedRange<Day>? {
    guard kind == .quit, !days.isOfOccasion, let period = days.period,
      period.lowerBound.distance(to: period.upperBound) <= 30
    else { return nil }
    return period
  }

  /// The most weeks of what may be done in one day.
  private static let mostForOneDay = 2
  /// The most weeks of what is begun and done within a month or season.
  private static let mostForPeriod = 6
  /// The most weeks of what is begun when a year begins.
  private static let mostForYear = 12
  /// The most weeks of what is made ready for a feast.
  private static let mostForFeast = 8
  /// How many days after a feast what belongs to it may have its own day.
  private static let daysAfterFeast = 0...14

  /// The fewest days to the end of a month that somebody still means.
  private static let leastToMonthEnd = 3

  /// The days of preparation before the first one without.
  static let daysToQuit = 10
  /// The days until an answered one that is the first without.
  static let daysBeforeQuitting = daysToQuit + 1...42
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
    case .interview, .payTalk, .promotion, .speaking: false
    default: mayBeginLater && !isTest
    }
  }

  /// `true` for what offices decide, on no day that anybody knows.
  var isAboutPapers: Bool { [.papers, .visa, .citizenship, .moveAbroad].contains(self) }

  /// `true` for what is learnt before the day on which it is examined.
  var isTest: Bool { [.exam, .languageExam, .certificate].contains(self) }

  /// `true` for a number of things within a time.
  fileprivate var isCounted: Bool { [.books, .countries, .novel].contains(self) }

  /// `true` for what is changed over weeks.
  var isHabit: Bool {
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
  var isOnDay: Bool {
    [.trip, .camping, .event, .wedding, .countries].contains(self)
  }
}
