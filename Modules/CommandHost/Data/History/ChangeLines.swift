import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension ChangeStory {
  /// The change for scripts, with the record's state after it.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "written_at": .string(change.writtenAt.description), "device": .string(change.device),
      "batch": .string(change.batchName),
      "by": change.origin.map { JSONValue.string($0.text) } ?? .null,
      "kind": .string(change.kind), "id": .string(change.id), "title": .string(title),
      "day": change.day.map { .string($0.description) } ?? .null,
      "action": .string(action.rawValue),
      "automatic": .bool(change.automatic), "taken_back": .bool(isTakenBack),
      "record": record ?? .null,
      "readable": .bool(isReadable),
    ]
    if let number { members["state"] = .integer(Int64(number)) }
    return .object(members)
  }

  /// Formats the change like ``line(of:in:)`` with the record's full state below; `+` marks changed
  /// members. Undecodable states are shown as stored.
  func fullLines(of plugins: [any Plugin], in world: World) -> [String] {
    let place = number.map { ["\($0)"] } ?? []
    let heading = (place + parts(of: plugins, in: world)).map(\.terminalSafe)
      .joined(separator: world.separator)
    guard isReadable else {
      return [world.styled(heading, .bold)] + lines(of: "  " + (change.body ?? ""), in: world)
    }
    let states = members.map { member in
      let name = member.label(in: world.language)
      guard let value = member.after else { return "- \(name): " + (member.before ?? "") }
      return "\(value == member.before ? "  " : "+ ")\(name): \(value)"
    }
    return [world.styled(heading, .bold)] + states.flatMap { lines(of: $0, in: world) }
  }

  private func lines(of text: String, in world: World) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).terminalSafe }
    return world.isDrawn ? lines.flatMap { $0.wrapped(to: world.columns) } : lines
  }

  /// Formats time, product and effect in one line.
  func line(of plugins: [any Plugin], in world: World) -> String {
    parts(of: plugins, in: world).map(\.terminalSafe).joined(separator: world.separator)
  }

  private func parts(of plugins: [any Plugin], in world: World) -> [String] {
    [
      world.shortTime(of: change.writtenAt), product(among: plugins), sentence(in: world),
      change.origin.flatMap { source($0, in: world) }, undoneMark(in: world),
    ].compactMap(\.self)
  }

  /// Returns the door and client of a change, or `nil` for a command. An API client is named alone.
  private func source(_ origin: Origin, in world: World) -> String? {
    let door = Origin.Door(rawValue: origin.door)
    if door == .command { return nil }
    let name = door.flatMap(LogText.door).map(world.text) ?? origin.door
    guard let client = origin.client else { return name }
    return door == .api ? client : name + world.separator + client
  }
}
