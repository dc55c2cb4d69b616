import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook sync") struct SyncCommandTests {
  private let laptop = HostStage()
  private let phone = HostStage()
  private let folder = TemporaryFolder()

  @Test func `two devices come to have the same`() async throws {
    _ = await laptop.daybook("probe", "keep", "one")
    _ = await phone.daybook("probe", "keep", "two")
    #expect(
      await laptop.daybook("sync", "folder", folder.path).output
        == """
        Sent: 1 change. Received: 0 changes.
        Nothing syncs automatically; daybook sync schedule --every 30 turns that on.

        """)
    #expect(
      await phone.daybook("sync", "folder", folder.path).output
        .hasPrefix("Sent: 1 change. Received: 1 change.\n"))
    #expect(
      try await laptop.daybook("sync", "--json").json
        == [
          "sent": 0, "received": 1, "damaged": [], "left_out": [], "not_sealed": [],
          "dated_ahead": 0, "merged": 0, "diverged": [], "too_large": [], "errors": [],
        ])
    for stage in [laptop, phone] {
      let kept = try await stage.store().collection(of: DayEntry.self).list().map(\.id)
      #expect(kept.sorted() == ["one", "two"])
    }
    let status = try await laptop.daybook("sync", "status", "--json").json
    #expect(status["folder"] == .string(folder.path))
    #expect(status["waiting"] == 0)
    guard case .array(let devices) = status["devices"] else {
      Issue.record("no devices: \(status)")
      return
    }
    #expect(devices.map { $0["own"] } == [true, false])
    #expect(devices.map { $0["changes"] } == [1, 1])
    #expect(await laptop.daybook("sync", "off").output == "No shared folder or hub is set up.\n")
    #expect(await laptop.daybook("sync").status == 78)
  }

  @Test func `sealed files need the passphrase that they were sealed with`() async throws {
    var (laptop, phone) = (laptop, phone)
    _ = await laptop.daybook("probe", "keep", "one")
    laptop.facts.readLine = { "slow morning" }
    #expect(await laptop.daybook("sync", "folder", folder.path, "--passphrase").status == 0)
    let refused = await phone.daybook("sync", "folder", folder.path, "--json")
    #expect(refused.status == 77)
    #expect(try refused.json["error"]?["code"] == "sync_passphrase")
    phone.facts.readLine = { "slow morning" }
    #expect(
      await phone.daybook("sync", "folder", folder.path, "--passphrase").output
        .hasPrefix("Sent: 0 changes. Received: 1 change.\n"))
  }

  @Test func `a folder that is not there is told`() async {
    #expect(await laptop.daybook("sync", "folder", folder.path + "/gone").status == 69)
  }

  @Test func `a restored backup shares what the home shares, not what it shared`() async throws {
    _ = await laptop.daybook("probe", "keep", "one")
    let file = laptop.folder.path + "/copy.sqlite"
    #expect(await laptop.daybook("sync", "folder", folder.path).status == 0)
    #expect(await laptop.daybook("backup", file).status == 0)
    _ = await laptop.daybook("probe", "keep", "two")
    #expect(await laptop.daybook("sync").status == 0)
    let old = try laptop.store().device
    // Another device starts without the backup's shared folder.
    #expect(await phone.daybook("restore", file).status == 0)
    #expect(await phone.daybook("sync").status == 78)
    #expect(try phone.store().device != old)
    #expect(await phone.daybook("sync", "folder", folder.path).status == 0)
    // The original device keeps its own folder, under a new name, and gets everything again.
    #expect(await laptop.daybook("restore", file).status == 0)
    #expect(await laptop.daybook("sync").status == 0)
    #expect(try laptop.store().device != old)
    for stage in [laptop, phone] {
      let kept = try await stage.store().collection(of: DayEntry.self).list().map(\.id)
      #expect(kept.sorted() == ["one", "two"])
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + old)
    #expect(files.sorted() == ["000001.segment", "000002.segment"])
  }

  @Test func `a person who was removed stays away until they are added again`() async throws {
    _ = await laptop.daybook("profile", "add", "anna")
    _ = await laptop.daybook("probe", "keep", "one", "--profile", "anna")
    #expect(await laptop.daybook("sync", "folder", folder.path, "--everyone").status == 0)
    #expect(await phone.daybook("sync", "folder", folder.path, "--everyone").status == 0)
    let removed = await phone.daybook("profile", "remove", "anna")
    #expect(
      removed.output.hasSuffix(
        "The devices that share \(folder.path) keep what they have of anna’s.\n"))
    _ = await laptop.daybook("probe", "keep", "two", "--profile", "anna")
    #expect(await laptop.daybook("sync").status == 0)
    #expect(await phone.daybook("sync").status == 0)
    #expect(try await phone.store().profiles().map(\.name).contains("anna") == false)
    #expect(await phone.daybook("profile", "add", "anna").status == 0)
    #expect(await phone.daybook("sync").status == 0)
    let kept = try await phone.store(profile: "anna").collection(of: DayEntry.self).list().map(\.id)
    #expect(kept.sorted() == ["one", "two"])
  }

  @Test func `a hub that fails does not stop the folder`() async throws {
    _ = await laptop.daybook("probe", "keep", "one")
    #expect(await laptop.daybook("sync", "folder", folder.path).status == 0)
    _ = await laptop.daybook("probe", "keep", "two")
    try await HubSync(laptop.store()).begin(url: "https://hub.example")
    let outcome = await laptop.daybook("sync")
    #expect(outcome.status == 77)
    #expect(
      outcome.output
        == """
        Sent: 1 change. Received: 0 changes.
        Hub: The hub does not let this device in.
        Log in again with daybook sync hub URL.

        """)
    let json = try await laptop.daybook("sync", "--json").json
    #expect(
      json["errors"] == [
        [
          "through": "hub", "code": "sync_not_logged_in",
          "message": "The hub does not let this device in.",
        ]
      ])
    try FileManager.default.removeItem(atPath: folder.path)
    let both = try await laptop.daybook("sync", "--json").json["errors"]
    guard case .array(let errors) = both else {
      Issue.record("no errors: \(both ?? nil)")
      return
    }
    #expect(errors.map { $0["through"] } == ["folder", "hub"])
  }

  @Test func `only the person that it is for is shared, and status says so`() async throws {
    _ = await laptop.daybook("profile", "add", "eva")
    _ = await laptop.daybook("probe", "keep", "mine")
    _ = await laptop.daybook("probe", "keep", "hers", "--profile", "eva")
    #expect(
      await laptop.daybook("sync", "folder", folder.path).output
        .hasPrefix("Sent: 1 change. Received: 0 changes.\n"))
    #expect(await laptop.daybook("sync", "status").output.contains("\nShared: me.\n"))
    #expect(
      await laptop.daybook("sync", "folder", folder.path, "--profile", "eva").output
        .hasPrefix("Sent: 1 change. Received: 0 changes.\n"))
    #expect(await laptop.daybook("sync", "status").output.contains("\nShared: eva, me.\n"))
  }

  @Test func `a folder is sealed later, and gets another passphrase`() async throws {
    var (laptop, phone) = (laptop, phone)
    _ = await laptop.daybook("probe", "keep", "one")
    _ = await phone.daybook("probe", "keep", "two")
    for stage in [laptop, phone] { _ = await stage.daybook("sync", "folder", folder.path) }
    laptop.facts.readLine = { "slow morning" }
    let sealed = await laptop.daybook("sync", "folder", folder.path, "--passphrase")
    #expect(
      sealed.output.hasPrefix(
        """
        Sent: 0 changes. Received: 1 change.
        Unencrypted files of other devices: 1. Add --seal-all
        """))
    #expect(await phone.daybook("sync").status == 77)
    #expect(await laptop.daybook("sync", "folder", folder.path, "--seal-all").status == 0)
    #expect(try await laptop.daybook("sync", "status", "--json").json["not_sealed"] == 0)
    laptop.facts.readLine = { "slow evening" }
    _ = await laptop.daybook("probe", "keep", "three")
    #expect(await laptop.daybook("sync", "passphrase").status == 0)
    phone.facts.readLine = { "slow morning" }
    #expect(await phone.daybook("sync", "passphrase").status == 77)
    phone.facts.readLine = { "slow evening" }
    #expect(
      await phone.daybook("sync", "passphrase").output
        == "Sent: 0 changes. Received: 1 change.\n")
  }

  @Test func `a timer is asked for, and needs a folder`() async throws {
    #expect(
      await laptop.daybook("sync", "schedule").output
        == "Nothing syncs automatically; daybook sync schedule --every 30 turns that on.\n")
    #expect(await laptop.daybook("sync", "schedule", "--every", "30").status == 78)
    #expect(await laptop.daybook("sync", "schedule", "--every", "1").status == 64)
  }
}
