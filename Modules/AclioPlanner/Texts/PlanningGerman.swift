import CoreModels

extension PlanningText {
  var german: String {
    let language = Language.german
    return switch self {
    case .question(let topic): questionInGerman(topic)
    case .placeholder(let topic): placeholderInGerman(topic)
    case .span(let span): spanInGerman(span)
    case .usualTime(let weeks, let until, let today):
      """
      Du hast keinen Tag genannt, darum dauert der Plan \(language.weeks(weeks)), bis \
      \(language.date(until, from: today)).
      """
    case .impossibleDay(let words, _, let until, let today):
      """
      „\(words)“ steht in keinem Kalender, deshalb läuft dieser Plan bis \
      \(language.date(until, from: today)).
      """
    case .passed(let day, let weeks, let until, let today):
      """
      Der \(language.date(day, from: today)) ist vorbei, darum dauert der Plan ab heute \
      \(language.weeks(weeks)), bis \(language.date(until, from: today)).
      """
    case .far(let day, let until, let today):
      """
      Bis zum \(language.date(day, from: today)) sind es mehr als zehn Jahre, darum ist dies der \
      Plan für das erste Jahr, bis \(language.date(until, from: today)).
      """
    case .tight(let tightness, let currency): tightInGerman(tightness, currency)
    }
  }

  private func questionInGerman(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "Bis wann möchtest du es geschafft haben?"
    case .hours: "Wie viele Stunden pro Woche hast du dafür?"
    case .level: "Wie viel Erfahrung hast du damit?"
    case .longestRun: "Wie weit war dein längster Lauf bisher?"
    case .saved: "Wie viel hast du schon zurückgelegt?"
    case .spare: "Wie viel kannst du im Monat ohne Mühe zurücklegen?"
    case .budget: "Was darf es kosten?"
    case .obstacle: "Was stand beim letzten Mal im Weg?"
    }
  }

  private func placeholderInGerman(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "bis Ende April"
    case .hours: "3 Stunden, meist abends"
    case .level: "keine, oder ein wenig vor Jahren"
    case .longestRun: "4 km letzten Sonntag"
    case .saved: "250 Euro"
    case .spare: "200 Euro"
    case .budget: "500 Euro"
    case .obstacle: "zu müde nach der Arbeit"
    }
  }

  private func spanInGerman(_ span: PlanSpan) -> String {
    let language = Language.german
    return switch span {
    case .minutes(let count): language.counted(count, one: "Minute", many: "Minuten")
    case .hours(let count): language.counted(count, one: "Stunde", many: "Stunden")
    case .days(let count): language.days(count)
    case .weekly(let times, let minutes): "\(times) × \(minutes) Minuten pro Woche"
    }
  }

  private func tightInGerman(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> String {
    let language = Language.german
    return switch tightness {
    case .running(let reach, let weeks):
      """
      Ehrlich gesagt: In der Zeit (\(language.weeks(weeks))) schafft ein Körper etwa \(reach) km \
      am Stück. Geh den Rest, nimm einen kürzeren Lauf oder verschiebe den Tag.
      """
    case .weight(let kilos):
      """
      Ehrlich gesagt: Ohne Schaden sind in der Zeit etwa \(language.decimal(kilos)) kg möglich. \
      Der Plan zielt darauf und lässt den Rest für später.
      """
    case .writing(let words):
      """
      Ehrlich gesagt: Das sind \(language.grouped(words)) Wörter je Schreibtag, mehr als die \
      meisten durchhalten. Ziele auf die halbe Länge oder verschiebe den Tag.
      """
    case .reading(let pages):
      """
      Ehrlich gesagt: Das sind \(language.grouped(pages)) Seiten am Tag. Wähle kurze Bücher oder \
      weniger.
      """
    case .saving(let sum):
      """
      Ehrlich gesagt: Was du zurücklegen kannst, ergibt bis dahin \
      \(language.money(sum, currency)). Verkaufe oder verdiene den Unterschied, oder verschiebe \
      den Tag.
      """
    case .short(let days):
      """
      Ehrlich gesagt: \(language.days(days)), das ist dafür knapp. Der Plan macht bis dahin einen \
      guten Anfang; behalte den Rhythmus und mach weiter.
      """
    }
  }
}
