import CoreModels

// What single kinds of goals count.
extension PlanFacts {
  // MARK: Money

  /// What is to be saved or paid, without what is there already.
  var total: Int { max((reading.money?.sum ?? 1000) - (reading.answers.saved ?? 0), 1) }
  var weekly: Instalments { Instalments(of: total, in: weeks) }
  var firstPart: String { money(weekly.count == 1 ? total : weekly.amount) }
  var monthly: Instalments { Instalments(of: total, in: max(schedule.days / 30, 1)) }
  /// Put aside by then, when the first part is put aside today.
  func saved(at percent: Int) -> String { money(weekly.sum(after: schedule.week(at: percent))) }
  func paid(at percent: Int) -> String {
    let months = today.distance(to: schedule.day(at: percent)) / 30
    return money(monthly.sum(after: max(months, 1)))
  }
  func budgetShare(_ percent: Int) -> String? { budget.map { money($0 * percent / 100) } }

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
      distance: distance, from: reading.answers.longestRun ?? usual, weeks: weeks)
  }
  /// The long run of that Sunday: while they rise the longest so far, else that of its week.
  func longRun(_ percent: Int) -> Int {
    let all = runs.longRuns
    let week = min(today.distance(to: schedule.sunday(at: percent)) / 7, all.count - 1)
    let longest = all.firstIndex(of: runs.longest) ?? 0
    return week <= longest ? all[...week].max() ?? 2 : all[week]
  }

  // MARK: Learning and making

  /// Words of a language worth knowing by the end: as named, else what the weeks allow.
  var vocabulary: Int {
    reading.amount(of: .words).map { Int($0) } ?? min(max(weeks * 35, 60), 1500)
  }
  var vocabularyParts: Instalments { Instalments(of: vocabulary, in: weeks) }
  /// New words on each of five days a week.
  var vocabularyADay: Int { max((vocabularyParts.amount + 4) / 5, 1) }

  var bookCount: Int { max(Int(reading.amount(of: .books) ?? reading.amount(of: .plain) ?? 6), 1) }
  /// Pages a day when a book has 300.
  var pagesADay: Int {
    max((bookCount * 300 + max(schedule.days, 1) - 1) / max(schedule.days, 1), 1)
  }
  var daysABook: Int { max(schedule.days / bookCount, 1) }

  var novelWords: Int { max(Int(reading.amount(of: .words) ?? 50_000), 100) }
  /// Writing days: five a week in four fifths of the time, the rest being for revision.
  var writingDays: Int { max(schedule.days * 4 / 5 * 5 / 7, 1) }
  var wordsADay: Instalments { Instalments(of: novelWords, in: writingDays) }

  // MARK: Body

  var kilos: Double { min(reading.amount(of: .kilograms) ?? 5, 200) }
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
    guard let amount = reading.amounts.first?.whole, amount > 1 else { return nil }
    return Instalments(of: amount, in: weeks)
  }

  /// What a plan has to admit, `nil` where the time is enough.
  var tightness: Tightness? {
    guard schedule.origin == .named else { return nil }
    switch reading.kind {
    case .run where !runs.isEnough: return .running(reach: runs.longest, weeks: weeks)
    case .loseWeight, .gainWeight:
      return kilos > Double(schedule.days) / 7 * 0.8 + 0.5 ? .weight(possibleKilos) : nil
    case .novel: return wordsADay.amount > 2000 ? .writing(wordsADay.amount) : nil
    case .books: return pagesADay > 90 ? .reading(pagesADay) : nil
    case .save, .debt:
      guard let spare = reading.answers.spare, spare > 0 else { return nil }
      let possible = spare * max(schedule.days, 1) / 30
      return possible < total ? .saving(possible: possible) : nil
    case .language, .instrument, .coding, .changeCareer, .business, .study, .exam, .endurance,
      .findJob, .app:
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
