import CoreModels

extension PlanFacts {
  /// The plan's steps: eight to fifteen, fewer for a week or less. The first is due today.
  var steps: [PlannerStep] { stepsAndLeftOut.steps }

  /// The plan with notes in the reader's language.
  var plan: PlannerPlan {
    let (steps, leftOut) = stepsAndLeftOut
    let notes = notes + (leftOut.isEmpty ? [] : [.leftOut(leftOut.joined(separator: "; "))])
    return PlannerPlan(
      part: reading.part, steps: steps, notes: notes.map { $0.text(in: reader.language) },
      confidence: reading.confidence, isNeutral: isNeutral)
  }

  /// The steps, and what the goal tells that none of them mentions.
  private var stepsAndLeftOut: (steps: [PlannerStep], leftOut: [String]) {
    let script = script
    let (drafts, leftOut) = withDetails(chosen(from: script), script.answered)
    let steps = onFittingDays(drafts).map { draft in
      PlannerStep(
        title: draft.title, description: draft.text,
        duration: PlanningText.span(draft.span).text(in: textLanguage), due: draft.day,
        mapSearch: draft.mapSearch.map(nearReader))
    }
    return (steps, leftOut)
  }

  private func nearReader(_ term: String) -> String {
    reader.place.isEmpty ? term : "\(term), \(reader.place)"
  }

  /// The placeholders that the steps use, in conditions too.
  var used: Set<PlanPlaceholder.Name> {
    chosen(from: script).reduce(into: []) { $0.formUnion($1.used) }
  }

  private func chosen(from script: PlanScript) -> [PlanScript.Draft] {
    script.chosen(for: reading.text, on: today)
  }

  /// Adds steps that follow from circumstances, and to the first one the answers that no step
  /// mentions; with the details of the goal that none does. What a branch of the plan answers to
  /// counts as mentioned.
  private func withDetails(
    _ drafts: [PlanScript.Draft], _ answered: Set<String>
  ) -> (drafts: [PlanScript.Draft], leftOut: [String]) {
    let steps = drafts.map { draft in
      "\(draft.title) \(draft.text) \(PlanningText.span(draft.span).text(in: textLanguage))"
    }
    let text = FoldedText(steps.joined(separator: " "))
    let known = Set(text.words)
    func isAnswered(_ words: String) -> Bool {
      let words = FoldedText(CountryNames.added(toAnswer: words))
      return answered.contains { words.position(of: $0, in: textLanguage) != nil }
    }
    guard !reading.isRestrictive, !reading.isAboutCalories, let first = drafts.first else {
      return (drafts, [])
    }
    // A topic says what to do with a number in the wish itself, and is about a remark in its words.
    func isOfTopic(_ detail: String) -> Bool {
      reading.topic.map { topic in
        GoalClauses(essence).main.contains(detail) || topic.knowsMost(of: detail, in: textLanguage)
      } ?? false
    }
    // *On a budget of 2500* is in the plan as its shares.
    func isBudget(_ detail: String) -> Bool {
      budget != nil && drafts.contains { $0.used.contains(.budget) }
        && GoalAmount.all(in: detail).map(\.whole) == [budget]
    }
    let left = reading.details.filter { detail in
      guard !isAnswered(detail), !isOfTopic(detail), !isBudget(detail) else { return false }
      let words = detail.foldedWords
      let counts = words.filter { $0.contains(where: \.isNumber) }
      if !counts.isEmpty {
        // *15 pounds* to lose are in the plan as kilograms.
        let isRead =
          reading.kind != .general && reading.topic == nil && !reading.amounts.isEmpty
          && words.dropFirst().first.flatMap(GoalAmount.Unit.named) != nil
        // *It's 540* tells nothing alone.
        let isBare = words.allSatisfy { $0.utf8.count < 4 || counts.contains($0) }
        return !reading.kind.isAboutSum && !isRead && !isBare
          && !counts.allSatisfy(known.contains)
      }
      return !words.allSatisfy { word in
        word.utf8.count < 4 || known.contains { GoalContent.isForm(word, of: $0) }
      }
    }
    // A plan for the back already minds the back.
    let circumstances = Circumstance.all(in: self).filter { circumstance in
      !circumstance.stems.contains {
        reading.topic?.isRecognized(by: $0, in: textLanguage) == true
      }
    }
    let told = circumstances.filter { circumstance in
      !circumstance.stems.contains {
        isAnswered($0) || text.position(of: $0, in: textLanguage) != nil
      }
    }
    let isOutcomeSaid = !isNeutral || drafts.contains { $0.used.contains(.outcome) }
    let answers = reading.answers.others + (isOutcomeSaid ? [] : [outcome].compactMap(\.self))
    func isOpen(_ detail: String) -> Bool {
      let words = FoldedText(detail)
      return !circumstances.contains { circumstance in
        circumstance.stems.contains { words.position(of: $0, in: textLanguage) != nil }
      }
    }
    var drafts = drafts
    let room = (isNeutral ? 8 : schedule.days <= 7 ? 9 : 15) - drafts.count
    for (index, circumstance) in told.prefix(2).enumerated() {
      if index < room {
        var step = circumstance.step
        step.day = min(step.day, drafts.dropFirst(index + 1).first?.day ?? first.day)
        drafts.insert(step, at: index + 1)
      } else {
        drafts[0].text += " " + circumstance.step.text
      }
    }
    let said = answers.filter { !isAnswered($0) && isOpen($0) }.prefix(3)
    if !said.isEmpty {
      let words = said.joined(separator: "; ")
      drafts[0].text += " " + PlanningText.youSaid(words).text(in: textLanguage)
    }
    return (drafts, left.filter(isOpen))
  }

  /// Notes on the plan: how the goal was understood, the origin of the last day, and the parts that
  /// cannot be reached by then.
  var notes: [PlanningText] {
    let end = schedule.end.inSentence(on: today)
    let origin: PlanningText? =
      switch schedule.origin {
      case .named: nil
      case .usual where reading.start != nil: nil
      case .usual where reading.answers.isSeason || reading.answers.isWeek: nil
      case .usual where isTimeless: nil
      case .usual: .usualTime(weeks, until: end)
      case .impossible(let words): .impossibleDay(words, weeks: weeks, until: end)
      case .passed(let day): .passed(day.inSentence(on: today), weeks: weeks, until: end)
      case .far(let day): .far(day.inSentence(on: today), until: end)
      }
    let within: PlanningText? = reading.within.flatMap { within in
      isNeutral ? nil : .withinMonth(within.words, until: end)
    }
    let tight = tightness.map { PlanningText.tight($0, reading.money?.currency) }
    let language: PlanningText? = isOnlyInEnglish && isNeutral ? .onlyInEnglish : nil
    let weekday: PlanningText? = isOnOddWeekday ? .oddWeekday(schedule.end.withWeekday) : nil
    return remarks + [language, origin, within, weekday, tight].compactMap(\.self)
  }

  /// `true` for a talk or an office on a weekend, and for a party on a workday.
  private var isOnOddWeekday: Bool {
    guard reading.isOnNamedDay, schedule.origin == .named, !isNeutral else { return false }
    let weekday = schedule.end.weekday
    return reading.kind.isForWorkdays && weekday >= .saturday
      || [.event, .wedding].contains(reading.kind) && weekday < .friday
  }

  /// Remarks on words that were not understood, or read as other words.
  var remarks: [PlanningText] {
    let list = several.joined(separator: "; ")
    let isUnknown = isNeutral && !isOnlyInEnglish
    return (several.isEmpty ? (isUnknown ? [.unsure] : []) : [.several(list)])
      + reading.corrections.map { .readAs($0.typed, meant: $0.meant) }
  }
}
