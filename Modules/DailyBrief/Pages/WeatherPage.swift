import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

extension Page {
  /// Seven days of a place, and the places.
  static let briefWeather = BriefTab.weather.page(template: WeatherPage.template) {
    request, world in
    let language = world.language
    let (reader, places) = try await world.store.read { snapshot in
      (try snapshot.weatherReader(showing: language), try snapshot.places())
    }
    let chosen = places.first { $0.id == request.asked("place") }
    var values: [String: any Sendable] = [
      "places": places.map { place in
        [
          "id": place.id, "path": place.id.percentEncoded, "name": place.fullName,
          "isFirst": place.isPrimary,
          "isShown": place.id == (chosen ?? places.first)?.id,
        ] as [String: any Sendable]
      },
      "hasPlaces": !places.isEmpty, "search": request.asked("search") ?? "",
    ]
    values["chosen"] = chosen?.id
    values.merge(await WeatherPage.found(request.asked("search"), in: world)) { $1 }
    values.merge(try await WeatherPage.week(of: chosen?.id ?? "", as: reader, in: world)) { $1 }
    // What is fetched by itself would take the found places away.
    if request.asked("search") != nil { values["isDue"] = false }
    return values
  }
}

/// The weather in a browser.
enum WeatherPage {
  static let template = """
    {{#isDue}}<form method="post" action="/daily-brief/refresh" data-due data-quiet \
    data-direct hidden><input type="hidden" name="auto" value="on">\(fields)</form>{{/isDue}}
    {{#week}}<section class="card sun stack"><h2>{{title}}</h2><p>{{advice}}</p>
    <div class="scroll" tabindex="0" role="region" aria-label="{{title}}"><table class="week">\
    <thead><tr><th scope="col">{{dayTitle}}</th><th scope="col">{{words.weather}}</th>\
    <th scope="col">{{highTitle}}</th><th scope="col">{{lowTitle}}</th>\
    <th scope="col">{{rainTitle}}</th><th scope="col">{{windTitle}}</th></tr></thead><tbody>\
    {{#days}}<tr><th scope="row">{{date}}</th><td><span aria-hidden="true">{{emoji}}</span> \
    {{condition}}</td><td class="warm">{{high}}</td><td class="cold">{{low}}</td>\
    <td>{{chance}} {{rain}}</td><td>{{wind}}</td></tr>{{/days}}</tbody></table></div>
    <figure><figcaption class="quiet">{{words.chart}}</figcaption>{{{chart}}}</figure>
    <div class="row age"><p class="quiet">{{age}}{{#isStale}} {{words.stale}}{{/isStale}} \
    <a href="https://open-meteo.com" rel="noreferrer">Open-Meteo.com</a></p>\
    \(BriefPage.refreshForm(fields: fields))</div></section>{{/week}}
    {{#problem}}<section class="card sun stack"><p>{{.}}</p>\
    \(BriefPage.refreshForm(fields: fields))</section>{{/problem}}
    <section class="card stack"><h2>{{words.places}}</h2>
    {{^hasPlaces}}<p class="empty">{{words.choosePlace}}</p>{{/hasPlaces}}
    <ul class="lines">{{#places}}<li><span class="what"><a href="/daily-brief/weather?place={{path}}"\
    {{#isShown}} aria-current="true"{{/isShown}}>{{name}}</a>\
    {{#isFirst}} <span class="quiet">{{words.shownFirst}}</span>{{/isFirst}}</span>
    {{^isFirst}}<form method="post" action="/daily-brief/places/first"><input type="hidden" \
    name="id" value="{{id}}"><button class="plain" aria-label="{{words.first}}: {{name}}">\
    {{words.first}}</button></form>{{/isFirst}}<form method="post" \
    action="/daily-brief/places/remove"><input type="hidden" name="id" value="{{id}}">\
    <button class="plain" aria-label="{{words.remove}}: {{name}}">{{words.remove}}</button></form>\
    </li>{{/places}}</ul>
    <form class="row ask" method="get" action="/daily-brief/weather"><label>{{words.findPlace}} \
    <input type="search" name="search" value="{{search}}" maxlength="100" required></label>\
    <button>{{words.search}}</button></form><p class="quiet">{{words.placeHint}}</p>
    {{#searchProblem}}<p role="status">{{.}}</p>{{/searchProblem}}
    <ul class="lines">{{#found}}<li><span class="what">{{name}}</span><form method="post" \
    action="/daily-brief/places"><input type="hidden" name="place" value="{{search}}">\
    {{#number}}<input type="hidden" name="number" value="{{.}}">{{/number}}\
    <button class="primary" aria-label="{{words.add}}: {{name}}">{{words.add}}</button></form></li>\
    {{/found}}</ul></section>
    """

  /// That it is this page which asks, and for which of the person's places where one was chosen.
  private static let fields = """
    <input type="hidden" name="back" value="/daily-brief/weather">{{#chosen}}<input type="hidden" \
    name="place" value="{{.}}">{{/chosen}}
    """

  /// What a search finds, each with the number by which it is chosen.
  static func found(_ search: String?, in world: World) async -> [String: any Sendable] {
    guard let search else { return [:] }
    do {
      let place = try await world.findPlace(search)
      return ["found": [["name": place.place.fullName]]]
    } catch WeatherError.ambiguousPlace(_, let choices) {
      let found = choices.enumerated().map { ["name": $1, "number": "\($0 + 1)"] }
      return ["found": found]
    } catch {
      let failure = (error as? any ExplainedError)?.failure(in: world.language)
      return ["searchProblem": failure?.message ?? search]
    }
  }

  /// The seven days of one of the person's places, or of the primary one; where there is nothing, why.
  static func week(
    of place: String, as reader: WeatherReader, in world: World
  ) async throws -> [String: any Sendable] {
    do {
      let source = try await world.weatherSource(place, number: nil, as: reader)
      guard let local = try await source.stored() else {
        let fresh = try await world.first(
          of: { try await source.refreshed() }, orAfter: World.weatherPatience)
        guard let fresh else { throw WeatherError.tooLate }
        return values(of: fresh, as: reader, in: world)
      }
      return values(of: local, as: reader, in: world)
    } catch WeatherError.noPlace {
      return [:]
    } catch let error as StoreError {
      throw error
    } catch let error as any ExplainedError {
      return ["problem": error.failure(in: world.language).message]
    }
  }

  private static func values(
    of local: LocalWeather, as reader: WeatherReader, in world: World
  ) -> [String: any Sendable] {
    let weather = local.weather
    let shown = reader.shown(in: world.language)
    let all = WeatherValues(weather: weather, units: reader.units, world: world)
    let age = AgeText(seconds: world.now().seconds(since: local.fetchedAt))
    return [
      "isStale": local.isStale, "isDue": local.isStale,
      "week": [
        "title": world.text(WeatherText.week(place: weather.location)),
        "advice": reader.words.advice(on: weather.today),
        "days": weather.week.map { all.values(of: $0) },
        "chart": WeekPicture(weather: weather, reader: shown).svg,
        "age": world.text(WeatherText.updated(world.text(age))) + ".",
        "dayTitle": world.text(WeatherText.day), "highTitle": world.text(WeatherText.high),
        "lowTitle": world.text(WeatherText.low), "rainTitle": world.text(WeatherText.rainTitle),
        "windTitle": world.text(WeatherText.windTitle),
      ] as [String: any Sendable],
    ]
  }
}
