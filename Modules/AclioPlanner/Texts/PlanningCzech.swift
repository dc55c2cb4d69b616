import CoreModels

extension PlanningText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .question(let topic): questionInCzech(topic)
    case .placeholder(let topic): placeholderInCzech(topic)
    case .span(let span): spanInCzech(span)
    case .usualTime(let weeks, let until, let today):
      """
      Termín jste neuvedli, plán proto trvá \(language.weeks(weeks)), do \
      \(language.date(until, from: today)).
      """
    case .impossibleDay(let words, _, let until, let today):
      """
      „\(words)“ v kalendáři není, proto se s tímto plánem počítá do \
      \(language.date(until, from: today)).
      """
    case .passed(let day, let weeks, let until, let today):
      """
      Termín \(language.date(day, from: today)) už uplynul, plán proto trvá \
      \(language.weeks(weeks)) ode dneška, do \(language.date(until, from: today)).
      """
    case .far(let day, let until, let today):
      """
      Do termínu (\(language.date(day, from: today))) je víc než deset let, toto je proto plán na \
      první rok, do \(language.date(until, from: today)).
      """
    case .tight(let tightness, let currency): tightInCzech(tightness, currency)
    }
  }

  private func questionInCzech(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "Dokdy to chcete stihnout?"
    case .hours: "Kolik hodin týdně tomu můžete věnovat?"
    case .level: "Kolik zkušeností s tím už máte?"
    case .longestRun: "Kolik jste nejvíc uběhli v kuse?"
    case .saved: "Kolik už máte odloženo?"
    case .spare: "Kolik můžete měsíčně odložit, aby vám to nechybělo?"
    case .budget: "Kolik to může stát?"
    case .obstacle: "Co tomu minule stálo v cestě?"
    }
  }

  private func placeholderInCzech(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "do konce dubna"
    case .hours: "3 hodiny, hlavně večer"
    case .level: "žádné, nebo trochu před lety"
    case .longestRun: "4 km minulou neděli"
    case .saved: "5 000 Kč"
    case .spare: "3 000 Kč"
    case .budget: "10 000 Kč"
    case .obstacle: "únava po práci"
    }
  }

  private func spanInCzech(_ span: PlanSpan) -> String {
    let language = Language.czech
    return switch span {
    case .minutes(let count):
      language.counted(count, one: "minuta", few: "minuty", many: "minut")
    case .hours(let count): language.counted(count, one: "hodina", few: "hodiny", many: "hodin")
    case .days(let count): language.days(count)
    case .weekly(let times, let minutes): "\(times) × \(minutes) minut týdně"
    }
  }

  private func tightInCzech(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> String {
    let language = Language.czech
    return switch tightness {
    case .running(let reach, let weeks):
      """
      Upřímně: za \(language.weeks(weeks)) se tělo připraví asi na \(reach) km v kuse. Zbytek \
      dojděte krokem, zvolte kratší závod, nebo posuňte termín.
      """
    case .weight(let kilos):
      """
      Upřímně: bez újmy na zdraví se dá za tu dobu zvládnout asi \(language.decimal(kilos)) kg. \
      Plán počítá s tímto a zbytek nechá na později.
      """
    case .writing(let words):
      """
      Upřímně: vychází to na \(language.grouped(words)) slov za pracovní den, což dlouho vydrží \
      málokdo. Miřte na poloviční rozsah, nebo posuňte termín.
      """
    case .reading(let pages):
      """
      Upřímně: vychází to na \(language.grouped(pages)) stran denně. Vyberte krátké knihy, nebo \
      méně knih.
      """
    case .saving(let sum):
      """
      Upřímně: z toho, co můžete odložit, bude do té doby \(language.money(sum, currency)). \
      Rozdíl získejte prodejem či prací navíc, nebo posuňte termín.
      """
    case .short(let days):
      """
      Upřímně: \(language.days(days)) je na to málo. Plán do té doby udělá dobrý začátek; rytmus \
      si udržte a pokračujte dál.
      """
    }
  }
}
