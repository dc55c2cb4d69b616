import CoreModels
import CorePlugin
import CoreStorage

/// The parts shared by Grounding Sun's pages: the sky in the user's look, and the words.
enum SunPage {
  /// Creates a page; one with a word is plainer, with that heading and a way back.
  static func page(
    _ path: String, word: SunPageWord?, template: StaticString,
    values: @escaping @Sendable (RouteRequest, World) async throws -> [String: any Sendable]
  ) -> Page {
    let template = PageTemplate(template, parts: Content.file)
    return Page(path, title: { title($0, word) }) { request, world in
      let own = try await values(request, world)
      let all = try await world.skyValues(word).merging(own) { $1 }
      return .shown(PageContent(try template.html(showing: all)))
    }
  }

  private static func title(_ language: Language, _ word: SunPageWord?) -> String {
    let name = GroundingSunText.title.text(in: language)
    return word.map { $0.text(in: language) + " · " + name } ?? name
  }
}

extension World {
  /// The look, the hours of light, and the words.
  fileprivate func skyValues(_ word: SunPageWord?) async throws -> [String: any Sendable] {
    let (moment, language) = (moment, language)
    let choice = try await store.read { try ThemeChoice(in: $0) }
    let light = choice.lightHours(on: moment.clockDay, in: moment.calendar)
    let tabs: [(String, SunPageWord)] = [
      ("/grounding-sun", .today), ("/grounding-sun/list", .affirmations),
      ("/grounding-sun/history", .history), ("/grounding-sun/settings", .settings),
    ]
    return [
      "words": SunPageWord.all(in: language), "title": text(GroundingSunText.title),
      "heading": word.map { text($0) } ?? text(GroundingSunText.title),
      "look": choice.active(at: moment.now, in: moment.calendar).look.rawValue,
      "lightFrom": light.map { "\($0.lowerBound.milliseconds)" } ?? "",
      "lightUntil": light.map { "\($0.upperBound.milliseconds)" } ?? "",
      "tabs": PageTabs.value(
        label: text(SunPageWord.parts), tabs.map { ($0, text($1), $1 == word) }),
    ]
  }
}

extension ThemeChoice {
  /// Returns the hours of light on a day, or `nil` if the look does not change on it.
  func lightHours(on day: Day, in calendar: DayCalendar) -> Range<Instant>? {
    switch self {
    case .manual: return nil
    case .clock:
      let start = calendar.start(of: day)
      return start.adding(seconds: 6 * 3600)..<start.adding(seconds: 18 * 3600)
    case .sun(let place):
      guard case .rises(let rise, let set) = Sunlight.on(day, place) else { return nil }
      return rise..<set
    }
  }
}
