import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension Page {
  /// The morning page: greeting, weather, upcoming events, nameday.
  static let brief = BriefTab.home.page(template: Content.Pages.brief) { _, world in
    let look = try await BriefLook(in: world)
    let source = try await world.briefSource()
    guard let stored = try await source.stored() else {
      return BriefPage.missing(in: world)
    }
    return BriefPage(state: stored, look: look, world: world).values
  }
}

/// The morning page in a browser.
struct BriefPage {
  let state: BriefState
  let look: BriefLook
  let world: World

  /// The number of events shown; the rest are on a page of their own.
  private static let shownEvents = 5

  /// A server's page before its first response.
  static func missing(in world: World) -> [String: any Sendable] {
    [
      "heading": world.text(BriefText.greeting),
      "subheading": world.today.longText(in: world.language), "isDue": true, "noWeather": true,
    ]
  }

  var values: [String: any Sendable] {
    let brief = state.brief
    let screen = BriefScreen(state: state, units: look.units)
    let head = screen.head(in: world)
    var values: [String: any Sendable] = [
      "heading": head[0], "subheading": head[1], "isDue": state.isDue,
      "isUnset": screen.isUnset,
      "noWeather": brief.modules.weather && brief.weather == nil,
      "needsPlace": state.gaps.contains(.place),
      "hasReminders": brief.modules.reminder && !brief.reminders.isEmpty,
      "reminders": brief.reminders.map { ["text": $0.text, "time": "\($0.time)"] },
      "isStale": state.isDue && state.fetchedAt != nil,
      "age": state.fetchedAt.map { _ in
        world.text(
          WeatherText.updated(
            AgeText(seconds: state.age(at: world.now())).text(in: world.language))) + "."
      } ?? "",
    ]
    values["logIn"] = look.endOfLogIn.map { end in
      world.text(AccountText.endsOn(world.longText(of: end)))
    }
    if brief.modules.weather, let weather = brief.weather {
      var today = WeatherValues(weather: weather, units: look.units, world: world).today
      today["advice"] = brief.advice(units: look.units, showing: world.language)
      values["weather"] = today
    }
    if brief.modules.countdown { values.merge(events) { $1 } }
    if brief.nameday != nil || !state.followed.isEmpty { values["nameday"] = nameday }
    return values
  }

  private var events: [String: any Sendable] {
    let upcoming = state.brief.countdowns.filter { !$0.isPast }
    var values: [String: any Sendable] = [
      "hasEvents": true, "anyEvents": !state.brief.countdowns.isEmpty,
      "events": upcoming.prefix(Self.shownEvents).map { countdown in
        EventsPage.values(of: countdown, in: world).merging([
          "day": countdown.nextOccurrence.longText(in: world.language)
        ]) { $1 }
      },
      "yearly": world.text(EventText.yearly),
    ]
    values["noUpcoming"] =
      upcoming.isEmpty && !state.brief.countdowns.isEmpty
      ? world.text(BriefText.noUpcoming) : nil
    return values
  }

  private var nameday: [String: any Sendable] {
    let names = state.brief.nameday?.names ?? []
    return [
      "title": world.text(BriefText.nameday),
      "names": names.isEmpty
        ? world.text(BriefText.noNames) : names.joined(separator: ", "),
      "followed": state.followed.map { $0.text(in: world.language) },
    ]
  }
}
