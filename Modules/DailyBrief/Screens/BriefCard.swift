import CoreModels
import CorePlugin

extension DueReminder {
  /// The reminder in a line of the card.
  var cardLine: String { "\(time) \(text.oneLine)" }
}

extension Countdown {
  /// The event in a line of the card.
  func cardLine(in language: Language) -> String {
    "\(name.oneLine): \(EventText.days(daysLeft).text(in: language))"
  }
}

/// The brief's card on Today: weather, next events, nameday, reminders.
struct BriefCard {
  /// `nil` if a server has not sent a page yet.
  let state: BriefState?
  let units: Units

  /// The maximum number of events, and of reminders.
  private static let shown = 2

  func lines(at moment: Moment) -> [String] {
    let language = moment.language
    guard let state else { return [BriefText.noPage.text(in: language)] }
    let brief = state.brief
    var lines: [String] = []
    if brief.modules.weather {
      if let weather = brief.weather {
        lines.append(self.line(of: weather, in: language))
      } else if state.gaps.contains(.place) {
        lines.append(BriefText.beginPlace.text(in: language))
      }
    }
    lines += events(of: brief).map { countdown in
      countdown.cardLine(in: language)
    }
    lines += BriefNameday(state).lines(in: language)
    lines += brief.reminders.prefix(Self.shown).map(\.cardLine)
    // A card has at least one line.
    return lines.isEmpty ? [BriefText.beginEvent.text(in: language)] : lines
  }

  private func line(of weather: Weather, in language: Language) -> String {
    let reader = WeatherReader(language: language, personality: .neutral, units: units)
    let facts = WeatherCard(weather: weather, reader: reader).facts(isUnicode: false)
    return "\(weather.location.oneLine): " + facts.prefix(3).joined(separator: ", ")
  }

  private func events(of brief: Brief) -> [Countdown] {
    brief.modules.countdown ? Array(brief.countdowns.filter { !$0.isPast }.prefix(Self.shown)) : []
  }
}
