import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook sync`: brings the devices of a person together.
struct SyncCommand<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync", abstract: "Bring your devices together through a folder they share.",
      discussion: """
        Any folder will do: Syncthing's, a network drive, iCloud, Dropbox, a stick. Each device
        writes its own files there and reads the others'; nothing is lost when both change things
        offline.
        """,
      subcommands: [Now.self, Folder.self, Status.self, Off.self], defaultSubcommand: Now.self)
  }

  @OptionGroup var shared: SharedOptions

  struct Now: PluginCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "now", abstract: "Bring the devices together now.")
    }

    static var takesArguments: Bool { false }

    static var purpose: CommandPurpose { .local }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      let report = try await world.folderSync(Products.sealing).run()
      if report.received > 0 { await world.renewTimers(of: Products.plugins) }
      try world.showSync(report)
    }
  }

  struct Folder: PluginCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "folder", abstract: "Choose the folder, and bring the devices together.")
    }

    static var purpose: CommandPurpose { .local }

    @OptionGroup var shared: SharedOptions

    @Argument(help: "The folder, which has to be there.")
    var path: String

    @Flag(help: "Seal what is written with a passphrase that all devices know.")
    var passphrase = false

    func run(in world: World) async throws {
      if passphrase {
        _ = try Products.requiredSealing()
        try world.secrets.save(try world.newPassphrase(), as: SyncSecret.name)
      } else {
        try world.secrets.remove(SyncSecret.name)
      }
      let sync = try world.folderSync(Products.sealing)
      try await sync.begin(folder: world.files.absolutePath(path))
      let report = try await sync.run()
      if report.received > 0 { await world.renewTimers(of: Products.plugins) }
      try world.showSync(report)
    }
  }

  struct Status: PluginCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "status", abstract: "Tell what is known of each device.")
    }

    static var takesArguments: Bool { false }

    static var purpose: CommandPurpose { .local }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      guard let status = try await FolderSync(world.store).status() else {
        return try world.answer(["folder": nil]) { [world.text(DataText.noSync)] }
      }
      try world.answer(status.json) { status.lines(in: world) }
    }
  }

  struct Off: PluginCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "off", abstract: "Stop; the folder stays as it is.")
    }

    static var takesArguments: Bool { false }

    static var purpose: CommandPurpose { .local }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      try await FolderSync(world.store).end()
      try world.secrets.remove(SyncSecret.name)
      try world.answer(["folder": nil]) { [world.text(DataText.noSync)] }
    }
  }
}

/// The passphrase that all devices know.
private enum SyncSecret {
  static let name = "daybook.sync-passphrase"
}

extension World {
  fileprivate func folderSync(_ sealing: Sealing?) throws -> FolderSync {
    let words = try secrets.find(SyncSecret.name)
    let seal = sealing.flatMap { sealing in
      words.map { FolderSync.Seal(sealing, passphrase: $0) }
    }
    return FolderSync(store, seal: seal)
  }

  fileprivate func showSync(_ report: FolderSync.Report) throws {
    let json: JSONValue = [
      "sent": .integer(Int64(report.sent)), "received": .integer(Int64(report.received)),
      "damaged": .array(report.damaged.map(JSONValue.string)),
    ]
    try answer(json) {
      [text(DataText.synced(sent: report.sent, received: report.received))]
        + report.damaged.map { text(DataText.notWhole($0.terminalSafe)) }
    }
  }
}

extension FolderSync.Status {
  fileprivate var json: JSONValue {
    [
      "folder": .string(folder), "sealed": .bool(isSealed), "waiting": .integer(Int64(waiting)),
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
        "\(world.calendar.wallClock(at: instant).date) \(world.calendar.timeOfDay(at: instant))"
      }
      let name = String(device.name.prefix(8)).terminalSafe
      return [
        device.isOwn ? "\(name) (\(world.text(DataText.thisDevice)))" : name,
        world.text(HostText.changes(device.changes)), latest ?? "",
        device.missing > 0 ? world.text(DataText.missingFiles(device.missing)) : "",
      ]
    }
    let table = Table(columns: [.init(), .init(), .init(), .init()], rows: rows)
    return [folder.terminalSafe, world.text(DataText.waiting(waiting))]
      + table.lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
  }
}
