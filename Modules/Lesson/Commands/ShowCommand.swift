import ArgumentParser
import CorePlugin
import CoreStorage

/// `lesson`: shows the stored lesson at once, then the refreshed one.
struct ShowCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }

  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let source = try await world.lessonSource()
    let stored = try await world.lesson(from: source)
    guard !world.isOffline else {
      return try world.answer(stored.json) { LessonScreen(state: stored).lines(in: world) }
    }
    let state = try await world.refreshing(
      stored, within: World.lessonPatience,
      refresh: { () async throws(StoreError) in try await world.refreshed(stored, from: source) },
      tooLate: stored.failed(LessonError.tooLate, at: source, in: world.language)
    ) { state, isRefreshing in
      LessonScreen(state: state, isRefreshing: isRefreshing).lines(in: world)
    }
    state.log(to: world.log)
    if world.answers == .json { try world.answer(state.json) { [] } }
  }
}
