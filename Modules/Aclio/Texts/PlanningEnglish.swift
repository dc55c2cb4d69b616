import CoreModels

extension PlanningText {
  var english: String {
    let language = Language.english
    return switch self {
    case .question(let topic): questionInEnglish(topic)
    case .placeholder(let topic): placeholderInEnglish(topic)
    case .span(let span): spanInEnglish(span)
    case .usualTime(let weeks, let until, let today):
      """
      You named no day, so this plan takes \(language.weeks(weeks)), until \
      \(language.date(until, from: today)).
      """
    case .impossibleDay(let words, let weeks, let until, let today):
      """
      “\(words)” is in no calendar, so this plan takes \(language.weeks(weeks)), until \
      \(language.date(until, from: today)).
      """
    case .passed(let day, let weeks, let until, let today):
      """
      \(language.date(day, from: today)) has passed, so this plan takes \(language.weeks(weeks)) \
      from today, until \(language.date(until, from: today)).
      """
    case .far(let day, let until, let today):
      """
      \(language.date(day, from: today)) is more than ten years away, so this is the plan of the \
      first year, until \(language.date(until, from: today)).
      """
    case .tight(let tightness, let currency): tightInEnglish(tightness, currency)
    }
  }

  private func questionInEnglish(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "By when would you like to have it?"
    case .hours: "How many hours a week can you give it?"
    case .level: "How much of it have you done before?"
    case .longestRun: "What is your longest run so far?"
    case .saved: "How much have you put aside already?"
    case .spare: "How much can you spare a month without strain?"
    case .budget: "How much may it cost?"
    case .obstacle: "What got in the way last time?"
    }
  }

  private func placeholderInEnglish(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "by the end of April"
    case .hours: "3 hours, mostly evenings"
    case .level: "never, or a little years ago"
    case .longestRun: "4 km last Sunday"
    case .saved: "250 euros"
    case .spare: "200 euros"
    case .budget: "500 euros"
    case .obstacle: "too tired after work"
    }
  }

  private func spanInEnglish(_ span: PlanSpan) -> String {
    let language = Language.english
    return switch span {
    case .minutes(let count): language.counted(count, one: "minute", many: "minutes")
    case .hours(let count): language.counted(count, one: "hour", many: "hours")
    case .days(let count): language.days(count)
    case .weekly(let times, let minutes): "\(times) × \(minutes) minutes a week"
    }
  }

  private func tightInEnglish(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> String {
    let language = Language.english
    return switch tightness {
    case .running(let reach, let weeks):
      """
      Honestly: in \(language.weeks(weeks)) a body can be brought to about \(reach) km at a \
      stretch. Walk the rest of the distance, take a shorter race, or move the day.
      """
    case .weight(let kilos):
      """
      Honestly: without harm the time allows about \(language.decimal(kilos)) kg. This plan aims \
      at that and leaves the rest for after.
      """
    case .writing(let words):
      """
      Honestly: it would take \(language.grouped(words)) words a writing day, more than most \
      people keep up. Aim at a draft of half the length, or move the day.
      """
    case .reading(let pages):
      "Honestly: that is \(language.grouped(pages)) pages a day. Choose short books, or fewer."
    case .saving(let sum):
      """
      Honestly: what you can spare makes \(language.money(sum, currency)) by then. Find the \
      difference by selling or earning something, or move the day.
      """
    case .short(let days):
      """
      Honestly: \(language.days(days)) are short for this. The plan makes a good beginning by \
      then; keep its rhythm and go on after.
      """
    }
  }
}
