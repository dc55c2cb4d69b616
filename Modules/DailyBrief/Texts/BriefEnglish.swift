extension BriefText {
  var english: String {
    switch self {
    case .greeting(let name?): "Hello, \(name)! 👋"
    case .greeting(nil): "Hello! 👋"
    case .events: "Events"
    case .nameday: "Nameday"
    case .reminders: "Reminders"
    case .weather: "Weather"
    case .noWeather: "No weather for now."
    case .noUpcoming: "Nothing ahead."
    case .noNames: "No names today."
    case .more(let count): "and \(count) more: daily-brief events"
    case .retry: "daily-brief --refresh tries again."
    case .asking: "Asking the server…"
    case .noPage: "Nothing from the server yet; daily-brief asks it."
    case .begin: "Nothing is set up yet. Begin with any of these:"
    case .beginPlace: "daily-brief place Bratislava: the weather there"
    case .beginEvent: #"daily-brief events add "Christmas" 2026-12-25 --yearly: a countdown"#
    case .beginNameday: "daily-brief settings language sk: whose nameday it is (sk, cs, hu, pl)"
    }
  }
}
