import CoreModels

extension PlanFacts {
  /// The plan's steps: eight to fifteen, fewer for a week or less. The first is due today.
  var steps: [PlannerStep] {
    let drafts = script.chosen(for: reading.text, on: today)
    var last = today
    return drafts.map { draft in
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
    let tight = tightness.map { PlanningText.tight($0, reading.money?.currency) }
    let language: PlanningText? = isOnlyInEnglish && isNeutral ? .onlyInEnglish : nil
    return remarks + [language, origin, tight].compactMap(\.self)
  }

  /// Remarks on words that were not understood, or read as other words.
  var remarks: [PlanningText] {
    let list = several.joined(separator: "; ")
    let isUnknown = isNeutral && !isOnlyInEnglish
    return (several.isEmpty ? (isUnknown ? [.unsure] : []) : [.several(list)])
      + reading.corrections.map { .readAs($0.typed, meant: $0.meant) }
  }
}
