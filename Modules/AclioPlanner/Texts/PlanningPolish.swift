import CoreModels

extension PlanningText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .question(let topic): questionInPolish(topic)
    case .placeholder(let topic): placeholderInPolish(topic)
    case .span(let span): spanInPolish(span)
    case .usualTime(let weeks, let until, let today):
      """
      Nie podano terminu, więc plan trwa \(language.weeks(weeks)), do \
      \(language.date(until, from: today)).
      """
    case .impossibleDay(let words, _, let until, let today):
      """
      „\(words)” nie ma w kalendarzu, dlatego ten plan trwa do \
      \(language.date(until, from: today)).
      """
    case .passed(let day, let weeks, let until, let today):
      """
      Ten dzień już minął: \(language.date(day, from: today)). Plan trwa od dziś \
      \(language.weeks(weeks)), do \(language.date(until, from: today)).
      """
    case .far(let day, let until, let today):
      """
      Do terminu (\(language.date(day, from: today))) jest ponad dziesięć lat, więc to plan na \
      pierwszy rok, do \(language.date(until, from: today)).
      """
    case .tight(let tightness, let currency): tightInPolish(tightness, currency)
    }
  }

  private func questionInPolish(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "Na kiedy chcesz to mieć?"
    case .hours: "Ile godzin tygodniowo możesz na to przeznaczyć?"
    case .level: "Ile masz w tym doświadczenia?"
    case .longestRun: "Jaki był dotąd twój najdłuższy bieg?"
    case .saved: "Ile już masz odłożone?"
    case .spare: "Ile możesz bez trudu odkładać miesięcznie?"
    case .budget: "Ile to może kosztować?"
    case .obstacle: "Co ostatnio stanęło na przeszkodzie?"
    }
  }

  private func placeholderInPolish(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "do końca kwietnia"
    case .hours: "3 godziny, głównie wieczorem"
    case .level: "żadnego albo trochę sprzed lat"
    case .longestRun: "4 km w zeszłą niedzielę"
    case .saved: "1000 zł"
    case .spare: "800 zł"
    case .budget: "2000 zł"
    case .obstacle: "zmęczenie po pracy"
    }
  }

  private func spanInPolish(_ span: PlanSpan) -> String {
    let language = Language.polish
    return switch span {
    case .minutes(let count):
      language.counted(count, one: "minuta", few: "minuty", many: "minut")
    case .hours(let count): language.counted(count, one: "godzina", few: "godziny", many: "godzin")
    case .days(let count): language.days(count)
    case .weekly(let times, let minutes): "\(times) × \(minutes) minut tygodniowo"
    }
  }

  private func tightInPolish(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> String {
    let language = Language.polish
    return switch tightness {
    case .running(let reach, let weeks):
      """
      Szczerze: w \(language.weeks(weeks)) ciało przygotuje się na około \(reach) km bez \
      przerwy. Resztę przejdź, wybierz krótszy bieg albo przesuń termin.
      """
    case .weight(let kilos):
      """
      Szczerze: bez szkody dla zdrowia ten czas pozwala na około \(language.decimal(kilos)) kg. \
      Plan zakłada właśnie tyle, a resztę zostawia na później.
      """
    case .writing(let words):
      """
      Szczerze: to \(language.grouped(words)) słów na dzień pisania, co mało kto długo wytrzyma. \
      Celuj w połowę albo przesuń termin.
      """
    case .reading(let pages):
      """
      Szczerze: to \(language.grouped(pages)) stron dziennie. Wybierz krótkie książki albo mniej \
      książek.
      """
    case .saving(let sum):
      """
      Szczerze: z tego, co możesz odłożyć, będzie do tego czasu \
      \(language.money(sum, currency)). Różnicę zdobądź sprzedażą lub dodatkową pracą albo \
      przesuń termin.
      """
    case .short(let days):
      """
      Szczerze: \(language.days(days)) to na to mało. Plan zrobi do tego czasu dobry początek; \
      zachowaj rytm i idź dalej.
      """
    }
  }
}
