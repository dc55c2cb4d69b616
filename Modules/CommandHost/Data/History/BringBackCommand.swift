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
    let id = try await world.store.recordID(String(state[..<at]))
    let states = try await Array(world.store.history(id: id, stubs: false).reversed())
    guard states.indices.contains(number - 1) else { throw LogError.noState(state) }
    let change = states[number - 1]
    let isNew = try await world.store.bringBack(change)
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    return BroughtBack(
      change: change, title: try await words.text(of: [change]), number: number, isNew: isNew)
  }

  func follow(in world: World) async { await world.renewTimers(of: Products.plugins) }
}

/// An earlier state of a record that is the current one again.
struct BroughtBack: Outcome, JSONObject {
  let change: Change
  let title: String?
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
    let name = (title ?? change.id).onOneLine.terminalSafe
    return [
      world.text(isNew ? .broughtBack(name, asOf: time) : LogText.isAsItWas(name, asOf: time))
    ]
  }
}
