import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daybook mercy`: shows and sets the pause of all products.
struct MercyCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "mercy", HelpText.mercy, more: HelpText.mercyMore,
      subcommands: [ShowMercy.command, StartMercy.command, EndMercy.command],
      defaultSubcommand: ShowMercy.command)
  }

  @OptionGroup var shared: SharedOptions
}

/// `daybook mercy status`: shows the current pause.
struct ShowMercy: Action {
  static var configuration: CommandConfiguration { .init("status", HelpText.mercyStatus) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> Mercy {
    let today = world.today
    return Mercy(span: try await world.store.read { try $0.pausedDays().span(containing: today) })
  }
}

/// `daybook mercy until DAY`: pauses from today until a day.
struct StartMercy: StoredAction {
  static var configuration: CommandConfiguration { .init("until", HelpText.mercyUntil) }
  static var inputs: [Input<Self>] { [.argument("day", \.day, HelpText.mercyUntilDay)] }

  var day = ""

  func perform(in transaction: Transaction, of world: World) throws -> Mercy {
    let last = try world.lastDay(day)
    guard last >= world.today else { throw HostError.mercyInThePast(last) }
    return Mercy(span: try transaction.pause(from: world.today, until: last))
  }
}

/// `daybook mercy off`: ends the pause.
struct EndMercy: StoredAction {
  static var configuration: CommandConfiguration { .init("off", HelpText.mercyOff) }

  func perform(in transaction: Transaction, of world: World) throws -> Mercy {
    try transaction.endPause(on: world.today)
    return Mercy(span: nil)
  }
}

/// The current pause, if there is one.
struct Mercy: Outcome, JSONObject {
  let span: MercySpan?

  static let fields: [Field<Self>] = [
    Field("paused", "Whether the user pauses.") { $0.span != nil },
    Field("from", "The first day of the pause.", \.span?.from),
    Field("until", "Its last day.", \.span?.until),
  ]

  func lines(in world: World) -> [String] {
    [world.text(span.map { HostText.mercyUntil($0.until.inWords) } ?? .noMercy)]
  }
}
