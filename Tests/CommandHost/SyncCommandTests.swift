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
        == "Sent: 1 change. Received: 0 changes.\n")
    #expect(
      await phone.daybook("sync", "folder", folder.path).output
        == "Sent: 1 change. Received: 1 change.\n")
    #expect(
      try await laptop.daybook("sync", "--json").json
        == ["sent": 0, "received": 1, "damaged": []])
    for stage in [laptop, phone] {
      let kept = try await stage.store().collection(of: Kept.self).list().map(\.id)
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
    #expect(await laptop.daybook("sync", "off").output == "No folder is shared.\n")
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
        == "Sent: 0 changes. Received: 1 change.\n")
  }

  @Test func `a folder that is not there is told`() async {
    #expect(await laptop.daybook("sync", "folder", folder.path + "/gone").status == 69)
  }
}
