import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daybook sync`: brings the devices of a person together.
struct SyncCommand<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync", abstract: "Bring your devices together through a folder or a hub.",
      discussion: """
        Any folder will do: Syncthing's, a network drive, iCloud, Dropbox, a stick. Each device
        writes its own files there and reads the others'; nothing is lost when both change things
        offline.
        """,
      subcommands: [
        Now.self, Folder.self, SyncHubCommand<Products>.self, Schedule.self, Status.self, Off.self,
      ],
      defaultSubcommand: Now.self)
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
      let report = try await world.syncAll(Products.sealing)
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
      let report = try await world.beginSync(
        with: world.files.absolutePath(path), Products.sealing)
      if report.received > 0 { await world.renewTimers(of: Products.plugins) }
      try world.showSync(report, advice: await world.syncAdvice())
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
      try await HubSync(world.store).end()
      for secret in SyncSecret.all { try world.secrets.remove(secret) }
      world.noteSharedFolder(nil)
      // What a machine without timers cannot do needs not be taken back.
      do { try await world.removeSyncTimer() } catch is ReminderError {}
      try world.answer(["folder": nil]) { [world.text(DataText.noSync)] }
    }
  }
}

/// What a device needs to know to share.
enum SyncSecret {
  /// The passphrase of a folder, which all devices know.
  static let name = "daybook.sync-passphrase"
  /// The passphrase of a hub.
  static let hubPassphrase = "daybook.hub-passphrase"
  /// What lets this device into the hub.
  static let hubToken = "daybook.hub-token"

  static let all = [name, hubPassphrase, hubToken]
}

extension World {
  fileprivate func folderSync(_ sealing: Sealing?) throws -> FolderSync {
    let words = try secrets.find(SyncSecret.name)
    let seal = sealing.flatMap { sealing in
      words.map { FolderSync.Seal(sealing, passphrase: $0) }
    }
    return FolderSync(store, seal: seal)
  }

  /// Chooses the folder, and brings the devices together.
  @discardableResult
  func beginSync(with folder: String, _ sealing: Sealing?) async throws -> FolderSync.Report {
    let sync = try folderSync(sealing)
    try await sync.begin(folder: folder)
    noteSharedFolder(folder)
    return try await sync.run()
  }

  /// Brings the devices together through whatever was chosen; throws ``SyncError/notSetUp`` where
  /// nothing was.
  fileprivate func syncAll(_ sealing: Sealing?) async throws -> FolderSync.Report {
    let isShared = try await FolderSync(store).status() != nil
    guard let hub = try await syncWithHub(sealing) else {
      return try await folderSync(sealing).run()
    }
    guard isShared else { return hub }
    var report = try await folderSync(sealing).run()
    report.sent += hub.sent
    report.received += hub.received
    return report
  }

  func showSync(_ report: FolderSync.Report, advice: [String] = []) throws {
    let json: JSONValue = [
      "sent": .integer(Int64(report.sent)), "received": .integer(Int64(report.received)),
      "damaged": .array(report.damaged.map(JSONValue.string)),
    ]
    try answer(json) {
      [text(DataText.synced(sent: report.sent, received: report.received))]
        + report.damaged.map { text(DataText.notWhole($0.terminalSafe)) } + advice
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
