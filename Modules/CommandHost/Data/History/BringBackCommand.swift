import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook bring-back`: restores an earlier state of a record.
struct BringBackState<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("bring-back", HelpText.bringBack, more: HelpText.bringBackMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] { [.argument("id@n", \.state, HelpText.bringBackState)] }

  var state = ""

  func perform(in world: World) async throws -> BroughtBack {
    guard let at = state.lastIndex(of: "@"), let number = Int(state[state.index(after: at)...])
    else { throw LogError.noState(state) }
    let states = try await Array(
      world.store.history(id: String(state[..<at]), stubs: false).reversed())
    guard states.indices.contains(number - 1) else { throw LogError.noState(state) }
    let change = states[number - 1]
    let isNew = try await world.store.bringBack(change)
    return BroughtBack(change: change, number: number, isNew: isNew)
  }

  func follow(in world: World) async { await world.renewTimers(of: Products.plugins) }
}

/// An earlier state of a record that is the current one again.
struct BroughtBack: Outcome, JSONObject {
  let change: Change
  let number: Int
  /// `true` if it was not the current one already.
  let isNew: Bool

  static let fields: [Field<Self>] = [
    Field("kind", "The record’s kind.", \.change.kind),
    Field("id", "The record’s id.", \.change.id),
    Field("state", "The number of the state, from 1.", \.number),
    Field("changed", "Whether the record was in another state.", \.isNew),
  ]

  func lines(in world: World) -> [String] {
    let time = world.shortTime(of: change.writtenAt)
    return [world.text(LogText.broughtBack(change.id.terminalSafe, asOf: time))]
  }
}
