extension BriefText {
  var english: String {
    switch self {
    case .greeting(let name?): "Hello, \(name)! 👋"
    case .greeting(nil): "Hello! 👋"
    case .events: "Events"
    case .nameday: "Name day"
    case .reminders: "Reminders"
    case .weather: "Weather"
    case .noWeather: "No weather data right now."
    case .noUpcoming: "Nothing coming up."
    case .noNames: "No names today."
    case .more(let count): "and \(count) more: daily-brief events"
    case .retry: "daily-brief --refresh tries again."
    case .asking: "Asking the server…"
    case .noPage: "Nothing from the server yet; run daily-brief to fetch it."
    case .begin: "Nothing is set up yet. Start with any of these:"
    case .beginPlace: "daily-brief place Bratislava: the weather there"
    case .beginEvent: #"daily-brief events add "Christmas" 2026-12-25 --yearly: a countdown"#
    case .beginNameday: "daily-brief nameday --calendar sk: whose name day it is (sk, cs, hu, pl)"
    }
  }
}
