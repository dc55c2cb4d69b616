import CoreModels

extension PlanningText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .question(let topic): questionInSlovak(topic)
    case .placeholder(let topic): placeholderInSlovak(topic)
    case .span(let span): spanInSlovak(span)
    case .usualTime(let weeks, let until, let today):
      """
      Termín ste neuviedli, plán preto trvá \(language.weeks(weeks)), do \
      \(language.date(until, from: today)).
      """
    case .impossibleDay(let words, _, let until, let today):
      """
      „\(words)“ v kalendári nie je, preto sa s týmto plánom počíta do \
      \(language.date(until, from: today)).
      """
    case .passed(let day, let weeks, let until, let today):
      """
      Termín \(language.date(day, from: today)) už uplynul, plán preto trvá \
      \(language.weeks(weeks)) odo dneška, do \(language.date(until, from: today)).
      """
    case .far(let day, let until, let today):
      """
      Do termínu (\(language.date(day, from: today))) je viac ako desať rokov, toto je preto plán \
      na prvý rok, do \(language.date(until, from: today)).
      """
    case .tight(let tightness, let currency): tightInSlovak(tightness, currency)
    }
  }

  private func questionInSlovak(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "Dokedy to chcete stihnúť?"
    case .hours: "Koľko hodín týždenne tomu môžete venovať?"
    case .level: "Koľko skúseností s tým už máte?"
    case .longestRun: "Koľko ste najviac zabehli v kuse?"
    case .saved: "Koľko už máte odložené?"
    case .spare: "Koľko môžete mesačne odložiť bez toho, aby vám to chýbalo?"
    case .budget: "Koľko to môže stáť?"
    case .obstacle: "Čo tomu minule stálo v ceste?"
    }
  }

  private func placeholderInSlovak(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "do konca apríla"
    case .hours: "3 hodiny, najmä večer"
    case .level: "žiadne, alebo trochu pred rokmi"
    case .longestRun: "4 km minulú nedeľu"
    case .saved: "250 eur"
    case .spare: "200 eur"
    case .budget: "500 eur"
    case .obstacle: "únava po práci"
    }
  }

  private func spanInSlovak(_ span: PlanSpan) -> String {
    let language = Language.slovak
    return switch span {
    case .minutes(let count):
      language.counted(count, one: "minúta", few: "minúty", many: "minút")
    case .hours(let count): language.counted(count, one: "hodina", few: "hodiny", many: "hodín")
    case .days(let count): language.days(count)
    case .weekly(let times, let minutes): "\(times) × \(minutes) minút týždenne"
    }
  }

  private func tightInSlovak(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> String {
    let language = Language.slovak
    return switch tightness {
    case .running(let reach, let weeks):
      """
      Úprimne: za \(language.weeks(weeks)) sa telo pripraví asi na \(reach) km v kuse. Zvyšok \
      prejdite krokom, zvoľte kratšie preteky alebo posuňte termín.
      """
    case .weight(let kilos):
      """
      Úprimne: bez ujmy na zdraví sa dá za ten čas zvládnuť asi \(language.decimal(kilos)) kg. \
      Plán počíta s týmto a zvyšok nechá na neskôr.
      """
    case .writing(let words):
      """
      Úprimne: vychádza to na \(language.grouped(words)) slov za pracovný deň, čo dlho vydrží \
      málokto. Mierte na polovičný rozsah alebo posuňte termín.
      """
    case .reading(let pages):
      """
      Úprimne: vychádza to na \(language.grouped(pages)) strán denne. Vyberte krátke knihy alebo \
      menej kníh.
      """
    case .saving(let sum):
      """
      Úprimne: z toho, čo viete odložiť, bude dovtedy \(language.money(sum, currency)). Rozdiel \
      získajte predajom či prácou navyše, alebo posuňte termín.
      """
    case .short(let days):
      """
      Úprimne: \(language.days(days)) je na to málo. Plán dovtedy urobí dobrý začiatok; rytmus \
      si udržte a pokračujte ďalej.
      """
    }
  }
}
