import CoreModels

extension PlanFacts {
  /// The plan's steps: eight to fifteen, fewer for a week or less. The first is due today.
  var steps: [PlannerStep] {
    let drafts = script.chosen(for: reading.text, on: today)
    let notes = notes.map { $0.text(in: textLanguage) }
    var last = today
    return drafts.enumerated().map { index, draft in
      last = min(max(last, draft.day), schedule.end)
      return PlannerStep(
        title: draft.title,
        description: ([draft.text] + (index == 0 ? notes : [])).joined(separator: " "),
        duration: PlanningText.span(draft.span).text(in: textLanguage),
        due: last,
        mapSearch: draft.mapSearch.map { term in
          reader.place.isEmpty ? term : "\(term), \(reader.place)"
        })
    }
  }

  /// The notes added to the first step: the origin of the last day, and what cannot be reached by
  /// then.
  private var notes: [PlanningText] {
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
    return [origin, tight].compactMap(\.self)
  }
}
