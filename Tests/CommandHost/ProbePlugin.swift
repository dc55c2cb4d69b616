import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import HTTPTypes
import Logging

/// A product that prints what its host provides, and fails on request.
struct ProbePlugin: Plugin {
  let id = "probe"
  let name = "Probe"
  let abstract = "Tells what its host gave it."
  var records: [any Record.Type] { [DayEntry.self] }
  var mainCommand: (any PluginCommand.Type)? { TellCommand.self }
  var commands: [any PluginCommand.Type] {
    [TellCommand.self, FailCommand.self, CallCommand.self, KeepCommand.self]
  }

  func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CorePlugin.DayEntry] {
    days.contains(moment.today)
      ? try snapshot.list(DayEntry.self).map {
        .init(product: id, day: moment.today, text: "Kept \($0.id)")
      } : []
  }
}

/// The record that `probe keep` writes.
struct DayEntry: Record, Equatable {
  static let kind = "probe.kept"
  var id: String
  var searchText: String? { id }
}

/// `probe`: prints the world as a JSON value, regardless of the output style.
struct TellCommand: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "tell")

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let facts: JSONValue = [
      "today": .string("\(world.today)"), "now": .string("\(world.now())"),
      "language": .string(world.language.rawValue), "profile": .string(world.store.profile),
      "answers": .string("\(world.answers)"), "colors": .string("\(world.terminal.colors)"),
      "interactive": .bool(world.terminal.isInteractive),
      "unicode": .bool(world.terminal.isUnicode), "columns": .integer(Int64(world.columns)),
      "offline": .bool(world.isOffline),
    ]
    world.terminal.line(try JSON.text(facts))
  }
}

/// `probe fail HOW`: fails in a given way.
struct FailCommand: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "fail")

  struct Surprise: Error {
    let detail = "the disk was\u{1B}[2J purple"
  }

  @OptionGroup var shared: SharedOptions
  @Argument var how: String

  func run(in world: World) async throws {
    switch how {
    case "surprise": throw Surprise()
    case "cancelled": throw CancellationError()
    case "locked": throw StoreError.locked
    default:
      guard let kind = Failure.Kind(rawValue: how) else { return }
      throw Failure(kind, code: "told_to", message: "It failed.", hint: "Try something else.")
    }
  }
}

/// `probe call`: makes one HTTP request.
struct CallCommand: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "call")

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    world.log.info("calling")
    let reply = try await world.http.fetch(HTTPCall(.get, "https://example.org/"))
    world.terminal.line("\(reply.response.status.code)")
  }
}

/// `probe keep ID`: writes a record.
struct KeepCommand: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "keep")

  @OptionGroup var shared: SharedOptions
  @Argument var id: String

  func run(in world: World) async throws {
    try await world.store.collection(of: DayEntry.self).put(DayEntry(id: id))
    try world.answer(["kept": .string(id)]) { ["Kept \(id)."] }
  }
}
