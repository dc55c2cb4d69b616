import CoreModels

// What single kinds of goals count.
extension PlanFacts {
  // MARK: Money

  /// What is to be saved or paid, without what is there already.
  var total: Int {
    schedule.share(of: max((reading.money?.sum ?? 1000) - (reading.answers.saved ?? 0), 1))
  }
  var weekly: PaymentTable { payments(every: .week) }
  var monthly: PaymentTable { payments(every: .month) }
  private func payments(every unit: CalendarWords.Unit) -> PaymentTable {
    PaymentTable(of: total, before: reading.answers.saved ?? 0, every: unit, in: schedule)
  }
  /// What is there, or paid, by then.
  func saved(at percent: Int) -> String { money(weekly.sum(by: schedule.day(at: percent))) }
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
  /// The time that so many kilometres take, easily, as scripts write it.
  func runSpan(_ kilometres: Double) -> String {
    let minutes = max(Int(kilometres * 7.5), 10)
    return minutes <= 60 ? "\(minutes / 5 * 5)m" : "\((minutes + 30) / 60)h"
  }
  /// A test before the race: a quarter of the way, or half of a short one.
  var testShare: Int { distance < 8 ? 2 : 4 }
  var testDistance: String { decimal((distance / Double(testShare) * 2).rounded() / 2) }
  /// The middle of the time, but not a long run's Sunday.
  var testDay: Day {
    let day = schedule.day(at: 50)
    return day.weekday.rawValue % 7 == 0 ? day.advanced(by: -3) : day
  }

  // MARK: Learning and making

  /// Words of a language worth knowing by the end: as named, else what the weeks allow.
  var vocabulary: Int {
    reading.amount(of: .words).map { schedule.share(of: Int($0)) } ?? min(max(weeks * 35, 60), 1500)
  }
  /// New words on each of five days a week.
  var vocabularyADay: Int { max((vocabulary + weeks * 5 - 1) / (weeks * 5), 1) }
  var vocabularyAWeek: Int { min(vocabularyADay * 5, vocabulary) }

  var bookCount: Int {
    let count = reading.amount(of: .books) ?? reading.amount(of: .plain) ?? 6
    return max(schedule.share(of: Int(count)), 1)
  }
  /// The days in which books count: of a goal for a coming year only that year's.
  var readingTime: PlanSchedule {
    guard let first = reading.yearOfItsOwn, first > today, first < schedule.end else {
      return schedule
    }
    return PlanSchedule(from: first, to: schedule.end)
  }
  func bookDate(_ percent: Int) -> String {
    words(for: readingTime.day(at: percent))
  }
  /// Pages a day when a book has 300.
  var pagesADay: Int {
    let days = max(readingTime.days, 1)
    return max((bookCount * 300 + days - 1) / days, 1)
  }
  /// A page takes a minute and a half.
  var readingMinutes: Int { max((pagesADay * 3 / 2 + 4) / 5 * 5, 5) }
  var daysABook: Int { max(readingTime.days / bookCount, 1) }

  var novelWords: Int {
    max(schedule.share(of: Int(reading.amount(of: .words) ?? 50_000)), 100)
  }
  /// Writing days: five a week in four fifths of the time, the rest being for revision.
  var writingDays: Int { max(schedule.days * 4 / 5 * 5 / 7, 1) }
  var wordsADay: Instalments { Instalments(of: novelWords, in: writingDays) }

  // MARK: Body

  var kilos: Double { schedule.share(of: min(reading.amount(of: .kilograms) ?? 5, 200)) }
  /// What a body gives without harm: half a kilogram a week.
  var possibleKilos: Double { min(kilos, Double(weeks) * 0.5) }
  func kilos(at percent: Int) -> String {
    decimal((possibleKilos * Double(percent) / 100 * 10).rounded() / 10)
  }
  var repetitions: Int {
    max(Int(reading.amount(of: .repetitions) ?? reading.amount(of: .plain) ?? 30), 1)
  }
  func repetitions(at percent: Int) -> Int {
    max(repetitions * percent / 100, 1)
  }
  /// Minutes that a sitting grows to.
  var sittingMinutes: Int { min(Int(reading.amount(of: .minutes) ?? 15), 120) }
  var countryCount: Int {
    max(Int(reading.amount(of: .countries) ?? reading.amount(of: .plain) ?? 5), 1)
  }

  /// The number in a goal of no special kind, week by week.
  var quota: Instalments? {
    guard !reading.isAboutCalories, let amount = reading.amounts.first?.whole, amount > 1 else {
      return nil
    }
    return Instalments(of: schedule.share(of: amount), in: weeks)
  }

  /// What a plan has to admit, `nil` where the time is enough.
  var tightness: Tightness? {
    guard schedule.origin == .named, !reading.isRestrictive else { return nil }
    switch reading.kind {
    case .run where !runs.isEnough:
      return .running(reach: runs.longest?.kilometres ?? 3, weeks: weeks)
    case .loseWeight, .gainWeight:
      return kilos > Double(schedule.days) / 7 * 0.8 + 0.5 ? .weight(possibleKilos) : nil
    case .novel: return wordsADay.amount > 2000 ? .writing(wordsADay.amount) : nil
    case .books: return pagesADay > 60 ? .reading(pagesADay) : nil
    case .save, .debt:
      guard let spare = reading.answers.spare, spare > 0 else { return nil }
      let possible = spare * max(schedule.days, 1) / 30
      return possible < total ? .saving(possible: possible) : nil
    case .couchTo5k: return schedule.days < 56 ? .short(schedule.days) : nil
    case .language, .instrument, .coding, .changeCareer, .business, .study, .exam, .endurance,
      .findJob, .app, .languageExam, .drivingLicence, .thesis:
      return schedule.days < 28 ? .short(schedule.days) : nil
    default: return schedule.days < 10 ? .short(schedule.days) : nil
    }
  }
}

/// Why a plan cannot reach all of its goal in time, with what it can.
enum Tightness: Hashable, Sendable {
  case running(reach: Int, weeks: Int)
  case weight(Double)
  case writing(Int)
  case reading(Int)
  case saving(possible: Int)
  case short(Int)
}
