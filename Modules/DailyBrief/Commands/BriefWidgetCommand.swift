import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief widget`: weather, next event and nameday in one line, without network access.
struct BriefWidgetCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("widget", HelpText.briefWidget) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @OptionGroup var width: WidgetWidth

  func run(in world: World) async throws {
    let cut = try width.cut(in: world)
    let moment = world.moment
    let (state, units) = try await world.store.read {
      (try $0.storedBrief(at: moment), try $0.setting(Units.setting))
    }
    let line = state.map { BriefLine(state: $0, units: units) }
    try world.answer(
      line?.json ?? ["weather": nil, "event": nil, "nameday": nil, "followed_namedays": []]
    ) {
      guard let text = line?.text(in: world), !text.isEmpty else { return [] }
      return [cut(text)]
    }
  }
}
