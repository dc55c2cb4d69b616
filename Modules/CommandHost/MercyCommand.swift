import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daybook mercy`: whether and until when everything pauses.
struct MercyCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "mercy", abstract: "Pause streaks, scores and reminders of every app.",
    discussion: """
      For days when you are ill, away or grieving. The days are marked and never count as missed.
      """,
    subcommands: [Status.self, Until.self, Off.self], defaultSubcommand: Status.self)

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await Status().run(in: world) }

  struct Status: PluginCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show whether everything is paused.")

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      let today = world.today
      let span = try await world.store.read { try $0.pausedDays().span(containing: today) }
      try world.showMercy(span)
    }
  }

  struct Until: PluginCommand {
    static let configuration = CommandConfiguration(
      commandName: "until", abstract: "Pause from today up to and including a day.")

    @OptionGroup var shared: SharedOptions

    @Argument(help: "The last day of the pause, for example 2026-11-28, Friday or in a week.")
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
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "End the pause; the days before today stay marked.")

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
