extension BriefText {
  var german: String {
    switch self {
    case .greeting(let name?): "Hallo, \(name)! 👋"
    case .greeting(nil): "Hallo! 👋"
    case .events: "Ereignisse"
    case .nameday: "Namenstag"
    case .reminders: "Erinnerungen"
    case .weather: "Wetter"
    case .noWeather: "Im Moment kein Wetter."
    case .noUpcoming: "Nichts steht an."
    case .noNames: "Heute kein Namenstag."
    case .more(let count): "und \(count) mehr: daily-brief events"
    case .retry: "daily-brief --refresh versucht es noch einmal."
    case .asking: "Der Server wird gefragt…"
    case .noPage: "Vom Server noch nichts; daily-brief fragt ihn."
    case .begin: "Noch ist nichts eingerichtet. Beginne womit du willst:"
    case .beginPlace: "daily-brief place Wien: das Wetter dort"
    case .beginEvent: #"daily-brief events add "Weihnachten" 2026-12-25 --yearly: ein Countdown"#
    case .beginNameday: "daily-brief settings language pl: wer Namenstag hat (sk, cs, hu, pl)"
    }
  }
}
