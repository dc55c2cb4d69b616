import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daily-brief widget`: weather, next event and nameday in one line, without network access.
struct ShowBriefWidget: Action {
  static var configuration: CommandConfiguration { .init("widget", HelpText.briefWidget) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.width(\.width)] }

  var width: Int?

  func perform(in world: World) async throws -> BriefWidget {
    let moment = world.moment
    return try await world.store.read { snapshot in
      let units = try snapshot.setting(Units.setting)
      let state = try snapshot.storedBrief(at: moment)
      return BriefWidget(line: state.map { BriefLine(state: $0, units: units) }, width: width)
    }
  }
}

/// The page in one line.
struct BriefWidget: Outcome, JSONObject {
  /// `nil` before the first page.
  let line: BriefLine?
  let width: Int?

  static let fields: [Field<Self>] = [
    Field("weather", "Today’s weather.", weather.shape().orNull) { widget in
      widget.line?.brief.weather.map { weather.json(of: $0) } ?? .null
    },
    Field("event", "The next event.", \.line?.next),
    Field("nameday", "Today’s names.", \.line?.brief.nameday),
    Field("followed_namedays", "Name days to announce today.") { $0.line?.state.followed ?? [] },
  ]

  private static let weather: [Field<Weather>] = [
    Field("location", "The place.", \.location),
    Field("condition", "The weather in a word.", \.today.condition),
    Field("temp_max", "The highest temperature, in °C.", \.today.high?.tenths),
    Field("temp_min", "The lowest temperature, in °C.", \.today.low?.tenths),
  ]

  func lines(in world: World) -> [String] {
    guard let text = line?.text(in: world), !text.isEmpty else { return [] }
    return [world.cut(text, to: width)]
  }
}
