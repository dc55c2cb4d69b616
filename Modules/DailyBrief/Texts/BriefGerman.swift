extension BriefText {
  var german: String {
    switch self {
    case .greeting(let name?): "Hallo, \(name)! 👋"
    case .greeting(nil): "Hallo! 👋"
    case .events: "Ereignisse"
    case .nameday: "Namenstag"
    case .reminders: "Erinnerungen"
    case .weather: "Wetter"
    case .noWeather: "Im Moment gibt es keine Wetterdaten."
    case .noUpcoming: "Nichts steht an."
    case .noNames: "Heute kein Namenstag."
    case .more(let count): "und \(count) weitere: daily-brief events"
    case .retry: "daily-brief --refresh versucht es noch einmal."
    case .asking: "Der Server wird gefragt …"
    case .noPage: "Vom Server ist noch nichts da; daily-brief holt es."
    case .begin: "Noch ist nichts eingerichtet. Fang an, womit du willst:"
    case .beginPlace: "daily-brief place Wien: das Wetter dort"
    case .beginEvent: #"daily-brief events add "Weihnachten" 2026-12-25 --yearly: ein Countdown"#
    case .beginNameday:
      "daily-brief nameday --calendar pl: wer heute Namenstag hat (sk, cs, hu, pl)"
    }
  }
}
