import CoreModels

/// The time span of a plan, and the distribution of work over it.
struct PlanSchedule: Hashable, Sendable {
  /// The origin of the last day.
  enum Origin: Hashable, Sendable {
    case named
    /// No day was named.
    case usual
    /// The words name an impossible day, such as 31 February.
    case impossible(String)
    /// The named day is in the past.
    case passed(Day)
    /// More than ten years ahead, so the plan covers the first year.
    case far(Day)
  }

  let today: Day
  /// The last day, today or later.
  let end: Day
  let origin: Origin
  /// The day on which work resumes after the first preparations: spring, for what grows.
  private var resumption: Day?
  /// The day by which all is done but the last check, where much time is left.
  private var lastWorked: Day?

  init(_ reading: GoalReading, today: Day, isNeutral: Bool, language: Language) {
    let today = max(reading.start ?? today, today)
    guard let deadline = reading.deadline, deadline >= today else {
      let impossible = reading.impossibleDay.map { Origin.impossible($0) }
      let isSoon = reading.deadline == nil && reading.answers.isSoon
      let origin =
        reading.deadline.map { Origin.passed($0) } ?? impossible ?? (isSoon ? .named : .usual)
      // Steps that fit any goal are few, so they do not last.
      let usual =
        isNeutral ? today.advanced(by: 28) : PlanSchedule.usualEnd(for: reading, today: today)
      let half = max(today.distance(to: usual) / 2, PlanSchedule.fewestDays)
      let isHurried = isSoon && (reading.isDoneEarly || isNeutral)
      self.init(
        today: today, end: isHurried ? today.advanced(by: half) : usual, origin: origin)
      if reading.kind == .garden, reading.variant == nil, reading.topic == nil, !isNeutral {
        resumption = today.next(month: reading.isSouthern ? 9 : 3, day: 1)
      } else if reading.topic?.season != nil, !isNeutral {
        // A seasonal plan starts with its research today and resumes for its season.
        let worked = PlanSchedule.usualWeeks(for: reading) * 7
        if days > worked + PlanSchedule.leastToWait { resumption = end.advanced(by: -worked) }
      }
      return
    }
    self.init(from: today, to: deadline)
    // Nobody packs half a year before moving; what takes long is spread over the time.
    let usual = PlanSchedule.usualWeeks(for: reading) * 7
    let isShort =
      reading.topic != nil
      && (usual <= PlanSchedule.mostForLateWork || reading.isOnToldDay && !reading.isJourney)
    if isShort || [.move, .event].contains(reading.kind), days > usual * 4 {
      resumption = end.advanced(by: -usual * 2)
    } else if !isNeutral, days > usual + PlanSchedule.leastToWait,
      reading.topic != nil, let season = reading.season, season.contains(end.month)
    {
      // The season's first day, if it leaves time enough.
      resumption = min(end.advanced(by: -usual), season.start(upTo: end) ?? end)
    } else if !isNeutral, days > usual * 3, reading.isDoneEarly {
      if reading.endsWithWork(in: language) {
        self.init(from: today, to: today.advanced(by: usual * 2))
      } else {
        lastWorked = today.advanced(by: usual * 2)
      }
    }
  }

  private init(today: Day, end: Day, origin: Origin) {
    (self.today, self.end, self.origin) = (today, end, origin)
  }

  init(from today: Day, to end: Day) {
    let isFar = end > today.adding(years: 10)
    self.init(
      today: today, end: isFar ? today.adding(years: 1) : max(today, end),
      origin: isFar ? .far(end) : .named)
  }

  /// Returns the part of a whole that belongs to this time span: all of it, unless the goal is
  /// years ahead.
  func share(of whole: Double) -> Double {
    guard case .far(let last) = origin else { return whole }
    return whole * Double(days) / Double(today.distance(to: last))
  }
  func share(of whole: Int) -> Int {
    guard case .far = origin else { return whole }
    return max(Int(share(of: Double(whole)).rounded(.up)), 1)
  }

  /// `true` where work is resumed after a pause, as in spring.
  var pauses: Bool { resumption != nil }

  var days: Int { today.distance(to: end) }
  /// The number of whole weeks, at least 1.
  var weeks: Int { max(1, days / 7) }

  /// Returns the day at a percentage of the time, 0…100, which is not at Christmas. Before the work
  /// resumes, as in spring, come only the first preparations.
  func day(at percent: Int) -> Day { afterChristmas(evenDay(at: percent)) }

  /// Moves a day at Christmas to the 27th, unless the plan ends before.
  func afterChristmas(_ day: Day) -> Day {
    let later = day.advanced(by: 27 - day.day)
    guard day > today, day.month == 12, (24...26).contains(day.day), end > later else {
      return day
    }
    return later
  }

  private func evenDay(at percent: Int) -> Day {
    let percent = min(max(percent, 0), 100)
    guard let resumption, resumption > today, resumption < end else {
      let worked = lastWorked.map { today.distance(to: $0) } ?? days
      return percent == 100 ? end : today.advanced(by: worked * percent / 100)
    }
    let early = PlanSchedule.earlyPercent
    guard percent > early else {
      return today.advanced(by: min(21, today.distance(to: resumption)) * percent / early)
    }
    return resumption.advanced(by: resumption.distance(to: end) * (percent - early) / (100 - early))
  }

  /// The fewest days for which a seasonal plan waits.
  private static let leastToWait = 14

  /// The fewest days of a plan that is wanted as soon as possible.
  private static let fewestDays = 7

  /// The most usual days of a plan that is not started long before its end.
  private static let mostForLateWork = 21

  /// The percentage of a plan that precedes the resumption.
  private static let earlyPercent = 12

  /// Returns the part of a whole done at a percentage of the time, at an even pace; at least 1.
  func part(of whole: Int, at percent: Int) -> Int {
    guard percent < 100 else { return whole }
    let part = max(min(1, whole), Int(Double(whole) * Double(percent) / 100))
    return whole >= 200 && part >= 20 ? part / 10 * 10 : part
  }

  private static func usualEnd(for reading: GoalReading, today: Day) -> Day {
    let isSouthern = reading.isSouthern
    let weeks = usualWeeks(for: reading)
    let month = isSouthern ? today.monthOfOtherHalf : today.month
    func next(_ month: Int, _ day: Int) -> Day {
      today.next(month: isSouthern ? (month + 5) % 12 + 1 : month, day: day)
    }
    if reading.kind == .event, let season = GoalDays.season(of: reading.text) {
      return next(season.month, season.day)
    }
    if let season = reading.season {
      let end = today.advanced(by: weeks * 7)
      return season.contains(end.month) ? end : today.next(month: season.first, day: 15)
    }
    let isFeast = [.wedding, .event].contains(reading.kind)
    if let topic = reading.topic, !isFeast {
      let end = today.advanced(by: weeks * 7)
      return topic.weekday.map(end.first) ?? end
    }
    if reading.kind == .christmas { return today.next(month: 12, day: 24) }
    // High mountains are climbed in summer; lawns are sown and trees cut in their season.
    switch reading.variant?.name {
    case "endurance-mountain":
      let summer = next(7, 25)
      return today.distance(to: summer) >= 84 ? summer : summer.adding(years: 1)
    case "garden-lawn" where month >= 9 || month <= 2: return next(7, 15)
    case "garden-winter": return today.advanced(by: 21)
    case "garden-plant" where [10, 11, 12, 3].contains(month): return today.advanced(by: 21)
    case "garden-prune" where month >= 9 || month <= 2: return next(3, 15)
    default: break
    }
    if reading.kind == .run { return today.advanced(by: weeks * 7).raceDay }
    // People celebrate on Saturdays.
    if isFeast { return today.advanced(by: weeks * 7).first(.saturday) }
    guard reading.isOutdoors else { return today.advanced(by: weeks * 7) }
    let isSown = reading.kind == .garden && reading.variant == nil
    // A garden that is planned before spring bears in late summer; work outdoors is done by spring.
    if month >= 10 || month <= (isSown ? 3 : 2) {
      let end = isSown ? (month: 8, day: 15) : (month: 4, day: 30)
      return today.next(month: isSouthern ? end.month % 12 + 6 : end.month, day: end.day)
    }
    return today.advanced(by: (isSown && month <= 6 ? 16 : weeks) * 7)
  }

  private static func usualWeeks(for reading: GoalReading) -> Int {
    let isBySum = [.save, .debt, .emergencyFund].contains(reading.kind) && reading.money != nil
    let topic = isBySum ? nil : reading.topic
    if let weeks = topic?.shape.usualWeeks ?? reading.variant?.weeks { return weeks }
    switch reading.kind {
    case .save, .debt, .emergencyFund:
      guard let money = reading.money else { return reading.kind.usualWeeks }
      if let count = reading.paymentCount {
        return max(Int((Double(count - 1) * 30.44 / 7).rounded(.up)), 1)
      }
      if let spare = reading.answers.spare, spare > 0 {
        let left = max(money.sum - (reading.answers.saved ?? 0), 1)
        return min(max((left * 13 + spare * 3 - 1) / (spare * 3), 1), 520)
      }
      if let income = reading.income, income > 0 {
        let left = max(money.sum - (reading.answers.saved ?? 0), 1)
        return min(max(left * 13 * 100 / (3 * PlanFacts.shareOfIncome * income), 8), 520)
      }
      let euros = Double(money.sum) / (money.currency ?? .eur).perEuro
      return euros <= 500 ? 10 : min(max(Int(euros / 125), 16), 104)
    case .invest where reading.answers.spare != nil, .books where reading.answers.spare != nil:
      return 52
    case .run:
      let distance = reading.amount(of: .kilometres) ?? 5
      guard distance > 12 else { return distance > 6 ? 10 : 8 }
      // Somebody who is no runner yet needs a month longer.
      let isTrained = reading.level == .regular || (reading.answers.longestRun ?? 0) >= distance / 4
      return (distance > 30 ? 20 : 14) + (isTrained ? 0 : 4)
    case .loseWeight, .gainWeight:
      return reading.amount(of: .kilograms).map { min(max(Int($0 * 2.2), 6), 104) } ?? 16
    case .books:
      return reading.amount(of: .books).map { min(max(Int($0 * 3), 4), 52) } ?? 26
    case .novel:
      return reading.amount(of: .words).map { min(max(Int($0 / 2000) + 2, 3), 24) } ?? 24
    default: return reading.usualWeeks
    }
  }
}

extension Day {
  /// The last Sunday up to and including this day; races are run on Sundays.
  var raceDay: Day { advanced(by: -(weekday.rawValue % 7)) }

  var isLastOfMonth: Bool { self == lastOfMonth }

  var lastOfMonth: Day { advanced(by: Day.daysInMonth(month, ofYear: year) - day) }

  /// The month of the same season on the other half of the earth.
  var monthOfOtherHalf: Int { (month + 5) % 12 + 1 }

  /// Returns the next day with this date.
  fileprivate func next(month: Int, day: Int) -> Day {
    let found = Day(year: year, month: (month - 1) % 12 + 1, day: day) ?? self
    return found > self ? found : found.adding(years: 1)
  }
}
