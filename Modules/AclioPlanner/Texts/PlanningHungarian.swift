import CoreModels

extension PlanningText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .question(let topic): questionInHungarian(topic)
    case .placeholder(let topic): placeholderInHungarian(topic)
    case .span(let span): spanInHungarian(span)
    case .usualTime(let weeks, let until, let today):
      """
      Napot nem mondtál, ezért a terv hossza \(language.weeks(weeks)), a vége: \
      \(language.date(until, from: today))
      """
    case .impossibleDay(let words, _, let until, let today):
      """
      „\(words)” nincs a naptárban, ezért a terv eddig tart: \
      \(language.date(until, from: today))
      """
    case .passed(let day, let weeks, let until, let today):
      """
      Ez a nap már elmúlt: \(language.date(day, from: today)) A terv hossza mától \
      \(language.weeks(weeks)), a vége: \(language.date(until, from: today))
      """
    case .far(let day, let until, let today):
      """
      Több mint tíz év van hátra eddig: \(language.date(day, from: today)) Ezért ez az első év \
      terve, a vége: \(language.date(until, from: today))
      """
    case .tight(let tightness, let currency): tightInHungarian(tightness, currency)
    }
  }

  private func questionInHungarian(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "Mikorra szeretnéd elérni?"
    case .hours: "Heti hány órát tudsz rászánni?"
    case .level: "Mennyi tapasztalatod van benne?"
    case .longestRun: "Mennyi volt eddig a leghosszabb futásod?"
    case .saved: "Mennyit tettél már félre?"
    case .spare: "Havonta mennyit tudsz gond nélkül félretenni?"
    case .budget: "Mennyibe kerülhet?"
    case .obstacle: "Mi jött közbe legutóbb?"
    }
  }

  private func placeholderInHungarian(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "április végéig"
    case .hours: "3 órát, főleg este"
    case .level: "semennyi, vagy egy kevés évekkel ezelőtt"
    case .longestRun: "4 km múlt vasárnap"
    case .saved: "100 000 Ft"
    case .spare: "60 000 Ft"
    case .budget: "150 000 Ft"
    case .obstacle: "fáradtság munka után"
    }
  }

  private func spanInHungarian(_ span: PlanSpan) -> String {
    let language = Language.hungarian
    return switch span {
    case .minutes(let count): "\(count) perc"
    case .hours(let count): "\(count) óra"
    case .days(let count): language.days(count)
    case .weekly(let times, let minutes): "hetente \(times) × \(minutes) perc"
    }
  }

  private func tightInHungarian(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> String
  {
    let language = Language.hungarian
    return switch tightness {
    case .running(let reach, let weeks):
      """
      Őszintén: \(language.weeks(weeks)) alatt a test körülbelül \(reach) km-re edzhető fel \
      egyhuzamban. A többit sétáld le, válassz rövidebb versenyt, vagy tedd későbbre a napot.
      """
    case .weight(let kilos):
      """
      Őszintén: ennyi idő alatt egészségesen körülbelül \(language.decimal(kilos)) kg \
      lehetséges. A terv erre céloz, a többi utána jön.
      """
    case .writing(let words):
      """
      Őszintén: ez minden írással töltött napra \(language.grouped(words)) szó, amit kevesen \
      bírnak sokáig. Célozz fele ekkorára, vagy tedd későbbre a napot.
      """
    case .reading(let pages):
      """
      Őszintén: ez napi \(language.grouped(pages)) oldal. Válassz rövid könyveket, vagy \
      kevesebbet.
      """
    case .saving(let sum):
      """
      Őszintén: abból, amit félre tudsz tenni, addig \(language.money(sum, currency)) lesz. A \
      különbséget eladással vagy többletmunkával szerezd meg, vagy tedd későbbre a napot.
      """
    case .short(let days):
      """
      Őszintén: \(language.days(days)) erre kevés. A terv addig jó kezdetet ad; tartsd meg a \
      ritmusát, és folytasd.
      """
    }
  }
}
