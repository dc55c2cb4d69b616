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
      You gave no date, so this plan takes \(language.weeks(weeks)), until \
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
    case .level: "How much experience do you have with it?"
    case .longestRun: "What is your longest run so far?"
    case .saved: "How much have you already put aside?"
    case .spare: "How much can you put aside a month without strain?"
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
      Honestly: in \(language.weeks(weeks)) you can build up to about \(reach) km in one go. Walk \
      the rest of the distance, pick a shorter race, or move the date.
      """
    case .weight(let kilos):
      """
      Honestly: in that time about \(language.decimal(kilos)) kg is possible without harm. This \
      plan aims for that and leaves the rest for later.
      """
    case .writing(let words):
      """
      Honestly: that would take \(language.grouped(words)) words every writing day, more than most \
      people keep up. Aim for a draft of half the length, or move the date.
      """
    case .reading(let pages):
      "Honestly: that is \(language.grouped(pages)) pages a day. Choose short books, or fewer."
    case .saving(let sum):
      """
      Honestly: what you can put aside comes to \(language.money(sum, currency)) by then. Make up \
      the difference by selling or earning something, or move the date.
      """
    case .short(let days):
      """
      Honestly: \(language.days(days)) is not long for this. The plan makes a good start by then; \
      keep its rhythm and go on afterwards.
      """
    }
  }
}
