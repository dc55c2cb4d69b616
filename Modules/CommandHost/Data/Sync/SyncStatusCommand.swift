import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook sync status`: shows the state of the folder, the hub and each device.
struct SyncStatusCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("status", HelpText.syncStatus) }

  static var takesArguments: Bool { false }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let hub = try await HubSync(world.store).status()
    let folder = try await FolderSync(world.store).status()
    var json: [String: JSONValue] = ["folder": nil, "hub": hub?.json ?? nil]
    if case .object(let members) = folder?.json { json.merge(members) { _, own in own } }
    try world.answer(.object(json)) {
      let lines = (folder?.lines(in: world) ?? []) + (hub?.lines(in: world) ?? [])
      return lines.isEmpty ? [world.text(DataText.noSync)] : lines
    }
  }
}

extension HubSync.Status {
  fileprivate var json: JSONValue {
    ["url": .string(url), "sealed": .bool(isSealed), "waiting": .integer(Int64(waiting))]
  }

  fileprivate func lines(in world: World) -> [String] {
    [url.terminalSafe, world.text(DataText.waiting(waiting))]
  }
}

extension FolderSync.Status {
  fileprivate var json: JSONValue {
    [
      "folder": .string(folder), "sealed": .bool(isSealed), "waiting": .integer(Int64(waiting)),
      "shared": profiles.map { .array($0.map(JSONValue.string)) } ?? .null,
      "not_sealed": .integer(Int64(open)),
      "devices": .array(
        devices.map { device in
          [
            "device": .string(device.name), "own": .bool(device.isOwn),
            "changes": .integer(Int64(device.changes)),
            "missing_files": .integer(Int64(device.missing)),
            "latest": device.latest.map { .string($0.description) } ?? .null,
          ]
        }),
    ]
  }

  fileprivate func lines(in world: World) -> [String] {
    let rows = devices.map { device in
      let latest = device.latest.map { instant in
        "\(world.tabled(world.calendar.wallClock(at: instant).date)) \(world.calendar.timeOfDay(at: instant))"
      }
      let name = String(device.name.prefix(8)).terminalSafe
      return [
        device.isOwn ? "\(name) (\(world.text(DataText.thisDevice)))" : name,
        world.text(HostText.changes(device.changes)), latest ?? "",
        device.missing > 0 ? world.text(DataText.missingFiles(device.missing)) : "",
      ]
    }
    let table = Table(columns: [.init(), .init(), .init(), .init()], rows: rows)
    let names = profiles.map { $0.map(\.terminalSafe).joined(separator: ", ") }
    let shared = names.map { DataText.shared($0) } ?? .sharedEveryone
    return [folder.terminalSafe, world.text(shared), world.text(DataText.waiting(waiting))]
      + (open > 0 ? [world.text(DataText.notSealed(open))] : [])
      + table.lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
  }
}
