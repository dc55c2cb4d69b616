import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

extension Page {
  /// A place's forecast for seven days, and the list of places.
  static let briefWeather = BriefTab.weather.page(template: Content.Pages.weather) {
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
          "short": places.count { $0.name == place.name } > 1 ? place.fullName : place.name,
          "isFirst": place.isPrimary,
          "isShown": place.id == (chosen ?? places.first)?.id,
        ] as [String: any Sendable]
      },
      "hasPlaces": !places.isEmpty, "search": request.asked("search") ?? "",
    ]
    values["chosen"] = chosen?.id
    if places.isEmpty || request.asked("search") != nil { values["inline"] = ["isInline": true] }
    values.merge(await WeatherPage.found(request.asked("search"), in: world)) { $1 }
    values.merge(try await WeatherPage.week(of: chosen?.id ?? "", as: reader, in: world)) { $1 }
    // An automatic refresh would hide the search results.
    if request.asked("search") != nil { values["isDue"] = false }
    return values
  }
}

/// The weather in a browser.
enum WeatherPage {
  /// The results of a search, each with the number that selects it.
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

  /// The forecast of one of the person's places, or of the primary one; otherwise the reason why
  /// there is none.
  static func week(
    of place: String, as reader: WeatherReader, in world: World
  ) async throws -> [String: any Sendable] {
    do {
      let source = try await world.weatherSource(place, number: nil, as: reader)
      guard let local = try await source.stored() else {
        let fresh = try await world.first(
          of: { try await source.refreshed() }, orAfter: World.briefPatience)
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
    let range = RangeBar(week: weather.week)
    let present = all.present(as: shown)
    var week: [String: any Sendable] = [
      "title": weather.location, "advice": reader.words.advice(on: weather.today),
      "label": world.text(WeatherText.week(weather.location)),
      "days": weather.week.map { day in
        let degrees = day == weather.today ? weather.current(at: world.now())?.temperature : nil
        return all.row(of: day, as: shown)
          .merging(["bar": range.svg(of: day, now: degrees)]) { own, _ in own }
      },
      "age": world.text(WeatherText.updated(world.text(age))) + ".",
      "highTitle": world.text(WeatherText.high), "lowTitle": world.text(WeatherText.low),
      "sign": weather.today.sign.rawValue,
      "figure": reader.units.short(weather.today.high),
      "range": WeatherCard(weather: weather, reader: shown).facts(isUnicode: false).prefix(2)
        .joined(separator: " · "),
      "tiles": WeatherTiles(weather: weather, reader: shown, now: world.now()).all,
    ]
    week.merge(present ?? [:]) { $1 }
    week["hours"] = all.hours
    return ["isStale": local.isStale, "isDue": local.isStale, "week": week]
  }
}
