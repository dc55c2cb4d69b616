import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daybook mercy`: shows and sets the pause of all products.
struct MercyCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "mercy", HelpText.mercy, more: HelpText.mercyMore,
      subcommands: [Status.self, Until.self, Off.self], defaultSubcommand: Status.self)
  }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await Status().run(in: world) }

  struct Status: PluginCommand {
    static var configuration: CommandConfiguration { .init("status", HelpText.mercyStatus) }

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      let today = world.today
      let span = try await world.store.read { try $0.pausedDays().span(containing: today) }
      try world.showMercy(span)
    }
  }

  struct Until: PluginCommand {
    static var configuration: CommandConfiguration { .init("until", HelpText.mercyUntil) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.mercyUntilDay))
    var day: String

    func run(in world: World) async throws {
      let last = try world.lastDay(day)
      let today = world.today
      guard last >= today else { throw HostError.mercyInThePast(last) }
      let span = try await world.store.transaction { try $0.pause(from: today, until: last) }
      try world.showMercy(span)
    }
  }

  struct Off: PluginCommand {
    static var configuration: CommandConfiguration { .init("off", HelpText.mercyOff) }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      let today = world.today
      try await world.store.transaction { try $0.endPause(on: today) }
      try world.showMercy(nil)
    }
  }
}

extension World {
  fileprivate func showMercy(_ span: MercySpan?) throws {
    let json: JSONValue = [
      "paused": .bool(span != nil), "from": span.map { .string($0.from.description) } ?? .null,
      "until": span.map { .string($0.until.description) } ?? .null,
    ]
    try answer(json) {
      [text(span.map { HostText.mercyUntil($0.until.inWords) } ?? .noMercy)]
    }
  }
}
