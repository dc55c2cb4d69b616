import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook bring-back`: restores an earlier state of a record.
struct BringBackCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("bring-back", HelpText.bringBack, more: HelpText.bringBackMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.bringBackState, valueName: "id@n"))
  var state: String

  func run(in world: World) async throws {
    guard let at = state.lastIndex(of: "@"), let number = Int(state[state.index(after: at)...])
    else { throw LogError.noState(state) }
    let states = try await Array(
      world.store.history(id: String(state[..<at]), stubs: false).reversed())
    guard states.indices.contains(number - 1) else { throw LogError.noState(state) }
    let change = states[number - 1]
    let isNew = try await world.store.bringBack(change)
    if isNew { await world.renewTimers(of: Products.plugins) }
    let json: JSONValue = [
      "kind": .string(change.kind), "id": .string(change.id), "state": .integer(Int64(number)),
      "changed": .bool(isNew),
    ]
    try world.answer(json) {
      let time = world.shortTime(of: change.writtenAt)
      return [world.text(LogText.broughtBack(change.id.terminalSafe, asOf: time))]
    }
  }
}
