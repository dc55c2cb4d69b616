import CoreModels

// The texts of the placeholders in plans.
extension PlanFacts {
  /// Returns the text of a placeholder, or `nil` if it is unknown or a condition that fails. A
  /// condition that holds has an empty text.
  func text(of placeholder: PlanPlaceholder) -> String? {
    let number = placeholder.number
    return switch placeholder.name {
    case .due: due
    case .date: date(number ?? 100)
    case .weeks: say(.spanWeeks(weeks))
    case .weekCount: self.number(weeks)
    case .workdays: self.number(weeks * 5)
    case .sessions: "\(sessions)"
    case .minutes: "\(minutes)"
    case .hours: reading.answers.hours.map { _ in "" }
    case .oneWeek: holds(schedule.days <= 7)
    case .quitDay: quitDay.map(words)
    case .says: holds(placeholder.words.contains(where: says))
    case .object: object
    case .goal: shortEssence
    case .wholeGoal: essence
    case .each: number.flatMap { several.indices.contains($0 - 1) ? several[$0 - 1] : nil }
    case .purpose: purpose
    case .place: place
    case .placeName: placeName
    case .obstacle: obstacle
    case .outcome: outcome
    case .subject: subject()
    case .subjectAccusative: subject(.accusative)
    case .subjectGenitive: subject(.genitive)
    case .subjectLocative: subject(.locative)
    case .subjectSpoken: subject(.spoken)
    case .outdoors: holds(isOutdoors)
    case .forMeals: holds(isForMeals)
    case .quota: ownQuota.map { self.number($0.amount) }
    case .quotaWhole: ownQuota.map { self.number($0.total) }
    case .quotaLast: ownQuota.map { self.number($0.last) }
    case .quotaWeeks: ownQuota.map { say(.spanWeeks($0.count)) }
    case .budget: budget.map { money(part(placeholder.share, of: $0)) }
    case .weight: weight(at: number ?? 100)
    case .repetitions: "\(repetitions(at: number ?? 100))"
    case .sittingMinutes: "\(max(sittingMinutes, 10))"
    case .countries: part(of: countryCount, at: number ?? 100)
    case .daysACountry: say(.spanDays(max(schedule.days / countryCount, 1)))
    default: moneyText(of: placeholder) ?? runText(of: placeholder) ?? learningText(of: placeholder)
    }
  }

  private func say(_ text: PlanningText) -> String { text.text(in: textLanguage) }

  private func holds(_ isTrue: Bool) -> String? { isTrue ? "" : nil }

  private func part(_ share: PlanPlaceholder.Share, of sum: Int) -> Int {
    switch share {
    case .percent(let percent): sum * percent / 100
    case .divided(let count): sum / count
    case .perCountry: sum / countryCount
    case .rest(let percents): percents.reduce(sum) { $0 - sum * $1 / 100 }
    }
  }

  private func moneyText(of placeholder: PlanPlaceholder) -> String? {
    let number = placeholder.number ?? 100
    switch placeholder.name {
    case .income: return reading.income.map(money)
    case .tight: return holds(isTight)
    default: break
    }
    guard reading.money != nil else { return nil }
    return switch placeholder.name {
    case .sum: ""
    case .total: money(total)
    case .savedBefore: savings.before > 0 ? money(savings.before) : nil
    case .savedWhole: money(savings.whole)
    case .saved: saved(at: number)
    case .paid: paid(at: number)
    case .byMonth: holds(savesByMonth)
    case .payment: money(savings.amount)
    case .paymentHalf: money(max(savings.amount / 2, 1))
    case .paymentQuarter: money(max(savings.amount / 4, 1))
    case .paymentCount: "\(savings.count)"
    case .firstPayment: money(savings.amount(at: 0))
    case .lastPayment: money(savings.last)
    case .halfDay: savings.halfDay.description
    case .halfDate: words(for: savings.halfDay)
    case .halfSum: money(savings.sum(by: savings.halfDay))
    case .interest: reading.months == nil ? nil : reading.interest.map(decimal)
    case .monthly: money(monthly.amount)
    case .monthlyCount: self.number(monthly.count)
    case .monthlyLast: money(monthly.last)
    case .severalMonths: holds(monthly.count > 1)
    default: nil
    }
  }

  private func runText(of placeholder: PlanPlaceholder) -> String? {
    func longRun() -> RunSchedule.LongRun? {
      let index = (placeholder.number ?? 1) - 1
      return runs.milestones.indices.contains(index) ? runs.milestones[index] : nil
    }
    func time(_ run: RunSchedule.LongRun) -> String { runSpan(Double(run.kilometres)) }
    return switch placeholder.name {
    case .runBefore: holds(hasRunBefore)
    case .shortOfTime: holds(runs.isShort)
    case .distance: decimal(distance)
    case .wholeDistance: holds(Double(runs.longest?.kilometres ?? 0) >= distance.rounded())
    case .raceTime: runSpan(distance)
    case .testDay: testDay.description
    case .testDistance: testDistance
    case .testShare: "\(testShare)"
    case .longRun: longRun().map { "\($0.kilometres)" }
    case .longRunDay: longRun().map(\.day.description)
    case .longRunTime: longRun().map(time)
    case .longestRun: runs.longest.map { "\($0.kilometres)" }
    case .longestRunDay: runs.longest.map(\.day.description)
    case .longestRunTime: runs.longest.map(time)
    case .lighterRun: runs.lighter.map { "\($0.kilometres)" }
    case .lighterRunDay: runs.lighter.map(\.day.description)
    case .lighterRunTime: runs.lighter.map(time)
    default: nil
    }
  }

  private func learningText(of placeholder: PlanPlaceholder) -> String? {
    let number = placeholder.number ?? 100
    return switch placeholder.name {
    case .words: part(of: vocabulary, at: number)
    case .wordsADay: self.number(vocabularyADay)
    case .wordsAWeek: self.number(vocabularyAWeek)
    case .books: part(of: bookCount, at: number)
    case .bookList: self.number(min(bookCount + 3, 40))
    case .bookDate: words(for: bookDay(number))
    case .bookDay: bookDay(number).description
    case .daysABook: say(.spanDays(daysABook))
    case .pagesADay: self.number(pagesADay)
    case .readingMinutes: "\(readingMinutes)"
    case .readingTime: self.number(readingMinutes)
    case .novelWords: self.number(novelWords * number / 100)
    case .novelWordsADay: self.number(wordsADay.amount)
    case .novelWordsLast: self.number(wordsADay.last)
    case .writingDays: self.number(wordsADay.count)
    default: nil
    }
  }
}
