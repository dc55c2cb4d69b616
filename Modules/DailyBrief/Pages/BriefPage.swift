import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension Page {
  /// The morning page: the greeting, the weather, what is ahead, whose nameday it is.
  static let brief = BriefTab.home.page(template: BriefPage.template) { _, world in
    let look = try await world.briefLook()
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

  static let template = """
    {{#isDue}}<form method="post" action="/daily-brief/refresh" data-due data-quiet \
    data-direct hidden>\
    <input type="hidden" name="auto" value="on"></form>{{/isDue}}
    {{#isUnset}}<p class="lead">{{words.begin}}</p>{{/isUnset}}
    <div class="brief">
    {{#weather}}<section class="card sun" aria-labelledby="weather"><h2 id="weather">{{place}}</h2>
    <div class="now"><span class="emoji" aria-hidden="true">{{emoji}}</span><p class="big">{{high}}\
    <span class="low">{{low}}</span></p><p class="facts">{{condition}}<br><span class="quiet">\
    {{facts}}</span></p></div>
    {{#summary}}<p>{{.}}</p>{{/summary}}
    <ol class="strip">{{#week}}<li><span class="quiet">{{day}}</span><span aria-hidden="true">\
    {{emoji}}</span><span class="visually-hidden">{{condition}}</span><span>{{high}}</span>\
    <span class="quiet">{{low}}</span></li>{{/week}}</ol>
    <p><a href="/daily-brief/weather">{{words.wholeWeek}}</a></p></section>{{/weather}}
    {{#noWeather}}<section class="card sun"><h2>{{words.weather}}</h2>{{#needsPlace}}\
    <p class="empty"><a class="button primary" href="/daily-brief/weather">{{words.choosePlace}}\
    </a></p>{{/needsPlace}}{{^needsPlace}}<p class="quiet">{{words.noWeather}}</p>{{/needsPlace}}\
    </section>{{/noWeather}}
    {{#hasEvents}}<section class="card event" aria-labelledby="events"><h2 id="events">\
    {{words.events}}</h2><ul class="lines">{{#events}}<li><span class="what">{{name}}\
    {{#isYearly}} <span class="pill">{{yearly}}</span>{{/isYearly}}\
    {{#message}}<span class="quiet">{{.}}</span>{{/message}}</span><strong>{{when}}</strong></li>\
    {{/events}}</ul>{{#noUpcoming}}<p class="quiet">{{.}}</p>{{/noUpcoming}}
    {{^anyEvents}}<p class="quiet">{{words.noEvents}}</p>{{/anyEvents}}
    <p><a href="/daily-brief/events">{{words.addEvent}}</a></p></section>{{/hasEvents}}
    {{#nameday}}<section class="card nameday" aria-labelledby="nameday"><h2 id="nameday">\
    {{title}}</h2><p class="names">{{names}}</p>{{#followed}}<p>{{.}}</p>{{/followed}}</section>\
    {{/nameday}}
    {{#hasReminders}}<section class="card reminder" aria-labelledby="reminders"><h2 \
    id="reminders">{{words.reminders}}</h2><ul class="lines">{{#reminders}}<li><span class="what">\
    {{text}}</span><strong>{{time}}</strong></li>{{/reminders}}</ul></section>{{/hasReminders}}
    </div>
    <footer class="row age"><span class="quiet">{{age}}{{#isStale}} {{words.stale}}{{/isStale}}\
    {{#logIn}} {{.}}{{/logIn}}</span><form method="post" \
    action="/daily-brief/refresh" data-quiet data-direct>\
    <button>{{words.refresh}}</button></form></footer>
    """

  /// More events than these are on a page of their own.
  private static let shownEvents = 5

  /// A server's page that nobody has seen yet.
  static func missing(in world: World) -> [String: any Sendable] {
    [
      "heading": world.text(BriefText.greeting(nil)),
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
      values["weather"] = WeatherValues(weather: weather, units: look.units, world: world).today
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
        EventsPage.values(of: countdown, in: world)
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
