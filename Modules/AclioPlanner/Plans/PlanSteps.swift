import CoreModels

extension PlanFacts {
  /// The plan's steps: eight to fifteen, fewer for a week or less. The first is due today.
  var steps: [PlannerStep] {
    let drafts = script.chosen(for: reading.text, on: today)
    var last = schedule.today
    return withDetails(drafts).map { draft in
      last = min(max(last, workday(draft.day)), schedule.end)
      return PlannerStep(
        title: draft.title,
        description: draft.text,
        duration: PlanningText.span(draft.span).text(in: textLanguage),
        due: last,
        mapSearch: draft.mapSearch.map { term in
          reader.place.isEmpty ? term : "\(term), \(reader.place)"
        })
    }
  }

  /// Adds to the first step what the goal tells and none of the steps mentions.
  private func withDetails(_ drafts: [PlanScript.Draft]) -> [PlanScript.Draft] {
    let text = FoldedText(drafts.map { "\($0.title) \($0.text)" }.joined(separator: " "))
    let known = Set(text.words)
    guard !reading.isRestrictive, !reading.isAboutCalories else { return drafts }
    let left = reading.details.filter { detail in
      let words = detail.foldedWords
      let counts = words.filter { $0.contains(where: \.isNumber) }
      if !counts.isEmpty {
        // *15 pounds* to lose are in the plan as kilograms.
        let isRead =
          reading.kind != .general && reading.topic == nil && !reading.amounts.isEmpty
          && words.dropFirst().first.flatMap(GoalAmount.Unit.named) != nil
        return !reading.kind.isAboutSum && !isRead && !counts.allSatisfy(known.contains)
      }
      return !words.allSatisfy { $0.utf8.count < 4 || known.contains($0) }
    }
    guard !left.isEmpty, !drafts.isEmpty else { return drafts }
    var drafts = drafts
    let list = left.prefix(3).joined(separator: "; ")
    drafts[0].text += " " + PlanningText.keepInMind(list).text(in: textLanguage)
    return drafts
  }

  /// Returns the day, or the next Monday where offices and workplaces are closed on it.
  private func workday(_ day: Day) -> Day {
    guard reading.kind.isForWorkdays, day > today, day.weekday.rawValue > 5 else { return day }
    let monday = day.advanced(by: 8 - day.weekday.rawValue)
    let friday = day.advanced(by: 5 - day.weekday.rawValue)
    return monday <= schedule.end || friday <= today ? monday : friday
  }

  /// Notes on the plan: how the goal was understood, the origin of the last day, and the parts that
  /// cannot be reached by then.
  var notes: [PlanningText] {
    let end = schedule.end.inSentence(on: today)
    let origin: PlanningText? =
      switch schedule.origin {
      case .named: nil
      case .usual: .usualTime(weeks, until: end)
      case .impossible(let words): .impossibleDay(words, weeks: weeks, until: end)
      case .passed(let day): .passed(day.inSentence(on: today), weeks: weeks, until: end)
      case .far(let day): .far(day.inSentence(on: today), until: end)
      }
    let sum: PlanningText? =
      reading.kind.isAboutSum && reading.money == nil && !isNeutral
      ? .assumedSum(MoneyText.sum(1000, budgetCurrency)) : nil
    let within: PlanningText? = reading.within.flatMap { within in
      isNeutral ? nil : .withinMonth(within.words, until: end)
    }
    let tight = tightness.map { PlanningText.tight($0, reading.money?.currency) }
    let language: PlanningText? = isOnlyInEnglish && isNeutral ? .onlyInEnglish : nil
    return remarks + [language, origin, sum, within, tight].compactMap(\.self)
  }

  /// Remarks on words that were not understood, or read as other words.
  var remarks: [PlanningText] {
    let list = several.joined(separator: "; ")
    let isUnknown = isNeutral && !isOnlyInEnglish
    return (several.isEmpty ? (isUnknown ? [.unsure] : []) : [.several(list)])
      + reading.corrections.map { .readAs($0.typed, meant: $0.meant) }
  }
}
