import CoreModels

// The figures of particular kinds of goals.
extension PlanFacts {
  // MARK: Money

  /// The sum to save or pay, without what is already saved; 1 if the goal tells none.
  var total: Int {
    if let months = reading.months { return schedule.share(of: months.total) }
    return schedule.share(of: max((reading.money?.sum ?? 0) - (reading.answers.saved ?? 0), 1))
  }
  var monthly: PaymentTable { payments(every: .month) }
  /// `true` if the person told what can be put aside a month.
  var savesByMonth: Bool { reading.answers.spare != nil && monthly.count > 1 }
  /// The weekly or monthly payments into savings.
  var savings: PaymentTable { savesByMonth ? monthly : payments(every: .week) }
  /// The percentage of an income that can be put aside.
  static let shareOfIncome = 15
  /// `true` if a month's payment is much of what is earned.
  var isTight: Bool { reading.income.map { monthly.amount * 5 > $0 } ?? false }
  private func payments(every unit: CalendarWords.Unit) -> PaymentTable {
    PaymentTable(
      of: total, before: reading.answers.saved ?? 0, every: unit, in: schedule,
      paying: unit == .month ? reading.answers.spare : nil)
  }
  /// Returns the sum saved, or paid, at a percentage of the time.
  func saved(at percent: Int) -> String { money(savings.sum(by: schedule.day(at: percent))) }
  func paid(at percent: Int) -> String { money(monthly.sum(by: schedule.day(at: percent))) }

  // MARK: Running

  var distance: Double { reading.amount(of: .kilometres) ?? 5 }
  var runs: RunSchedule {
    let usual: Double =
      switch reading.level {
      case .new?: 2
      case .regular?: 9
      default: distance > 12 ? 5 : 3
      }
    return RunSchedule(
      distance: distance, from: reading.answers.longestRun ?? usual, in: schedule)
  }
  var hasRunBefore: Bool { (reading.answers.longestRun ?? 0) >= 5 || reading.level == .regular }
  /// Returns the time that a distance takes at an easy pace, in the notation of plans.
  func runSpan(_ kilometres: Double) -> String {
    let minutes = max(Int(kilometres * 7.5), 10)
    return minutes <= 100 ? "\(minutes / 5 * 5)m" : "\((minutes + 30) / 60)h"
  }
  /// The divisor of the test distance before a race: a quarter of it, or half of a short one.
  var testShare: Int { distance < 8 ? 2 : 4 }
  var testDistance: String { decimal((distance / Double(testShare) * 2).rounded() / 2) }
  /// The middle of the time, avoiding the Sundays of long runs.
  var testDay: Day {
    let day = schedule.day(at: 50)
    return day.weekday.rawValue % 7 == 0 ? day.advanced(by: -3) : day
  }

  // MARK: Learning and making

  /// The vocabulary to learn by the end: as named, otherwise as the weeks allow.
  var vocabulary: Int {
    reading.amount(of: .words).map { schedule.share(of: Int($0)) } ?? min(max(weeks * 35, 60), 1500)
  }
  /// The new words per day, five days a week.
  var vocabularyADay: Int { max((vocabulary + weeks * 5 - 1) / (weeks * 5), 1) }
  var vocabularyAWeek: Int { min(vocabularyADay * 5, vocabulary) }

  var bookCount: Int {
    let count = reading.amount(of: .books) ?? reading.amount(of: .plain) ?? 6
    return max(schedule.share(of: Int(count)), 1)
  }
  /// The time in which books count: for a goal for a coming year, only that year.
  var readingTime: PlanSchedule {
    guard let first = reading.yearOfItsOwn, first > today, first < schedule.end else {
      return schedule
    }
    return PlanSchedule(from: first, to: schedule.end)
  }
  /// The day on which the book that is reached at a percentage of the time is due.
  func bookDay(_ percent: Int) -> Day {
    let book = schedule.part(of: bookCount, at: percent)
    return readingTime.day(at: book * 100 / bookCount)
  }
  /// The pages per day, at 300 per book.
  var pagesADay: Int {
    let days = max(readingTime.days, 1)
    return max((bookCount * 300 + days - 1) / days, 1)
  }
  /// The reading time per day, at one and a half minutes per page.
  var readingMinutes: Int { max((pagesADay * 3 / 2 + 4) / 5 * 5, 5) }
  var daysABook: Int { max(readingTime.days / bookCount, 1) }

  var novelWords: Int {
    max(schedule.share(of: Int(reading.amount(of: .words) ?? 50_000)), 100)
  }
  /// The writing days: five a week in four fifths of the time, leaving the rest for revision.
  var writingDays: Int { max(schedule.days * 4 / 5 * 5 / 7, 1) }
  var wordsADay: Instalments { Instalments(of: novelWords, in: writingDays) }

  // MARK: Body

  /// The weight to lose or gain; `nil` if the goal tells none.
  var kilos: Double? {
    reading.amount(of: .kilograms).map { schedule.share(of: min($0, 200)) }
  }
  /// The change of weight that is possible without harm: half a kilogram a week.
  var possibleKilos: Double? { kilos.map { min($0, Double(weeks) * 0.5) } }
  func weight(at percent: Int) -> String? {
    possibleKilos.map { weight($0 * Double(percent) / 100) }
  }
  /// Returns a weight in kilograms, or in pounds for a goal in pounds or stone.
  private func weight(_ kilos: Double) -> String {
    let isInPounds = reading.text.foldedWords.contains { word in
      Words.amounts["pounds"].contains(String(word.drop(while: \.isNumber)))
    }
    let value =
      isInPounds ? (kilos / GoalAmount.kilosInPound).rounded() : (kilos * 10).rounded() / 10
    return "\(decimal(value))\u{A0}\(isInPounds ? "lb" : "kg")"
  }
  var repetitions: Int {
    max(Int(reading.amount(of: .repetitions) ?? reading.amount(of: .plain) ?? 30), 1)
  }
  func repetitions(at percent: Int) -> Int {
    max(repetitions * percent / 100, 1)
  }
  /// The minutes that a meditation session grows to.
  var sittingMinutes: Int { min(Int(reading.amount(of: .minutes) ?? 15), 120) }
  var countryCount: Int {
    max(Int(reading.amount(of: .countries) ?? reading.amount(of: .plain) ?? 5), 1)
  }

  /// The number in a goal of the general kind, divided into weeks.
  var quota: Instalments? {
    guard !reading.isAboutCalories, reading.isCounted, let amount = reading.amounts.first?.whole,
      amount > 1
    else { return nil }
    return Instalments(of: schedule.share(of: amount), in: weeks)
  }

  /// A limitation that the plan has to admit, or `nil` if the time is sufficient.
  var tightness: Tightness? {
    guard schedule.origin == .named, schedule.days > 0, !reading.isRestrictive,
      !reading.isWeekendWork
    else { return nil }
    switch reading.kind {
    case .run where !runs.isEnough:
      return .running(reach: runs.longest?.kilometres ?? 3, weeks: weeks)
    case .loseWeight, .gainWeight:
      guard let kilos, let possibleKilos else { return nil }
      return kilos > Double(schedule.days) / 7 * 0.8 + 0.5 ? .weight(weight(possibleKilos)) : nil
    case .novel where reading.topic == nil:
      return wordsADay.amount > 2000 ? .writing(wordsADay.amount) : nil
    case .books where reading.topic == nil: return pagesADay > 60 ? .reading(pagesADay) : nil
    case .save, .debt, .emergencyFund:
      guard let spare = reading.answers.spare, spare > 0 else { return nil }
      let possible = spare * max(schedule.days, 1) / 30
      let saved = reading.answers.saved ?? 0
      return possible < total ? .saving(possible: possible + saved) : nil
    case .couchTo5k: return schedule.days < 56 ? .short(schedule.days) : nil
    case .language, .instrument, .coding, .changeCareer, .business, .study, .exam, .endurance,
      .findJob, .app, .languageExam, .drivingLicence, .thesis:
      return schedule.days < min(28, (reading.topic?.shape.usualWeeks ?? 4) * 7)
        ? .short(schedule.days) : nil
    default:
      let isLong = (reading.variant?.weeks ?? reading.usualWeeks) > 4
      return isLong && schedule.days < 10 ? .short(schedule.days) : nil
    }
  }
}

/// A reason why a plan cannot reach the whole goal in time, with what it can reach.
enum Tightness: Hashable, Sendable {
  case running(reach: Int, weeks: Int)
  /// In words, with its unit.
  case weight(String)
  case writing(Int)
  case reading(Int)
  case saving(possible: Int)
  case short(Int)
}
