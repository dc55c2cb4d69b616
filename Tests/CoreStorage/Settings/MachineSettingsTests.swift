import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("What is chosen for one machine stays there")
struct MachineSettingsTests {
  let listen = Setting("test.listen", default: "here", isOfMachine: true)
  let look = Setting("test.look", default: "light")
  let place: TemporaryHome

  init() throws { place = try TemporaryHome() }

  private func open() throws -> Store {
    try Store.open(
      in: place.home,
      effects: .init(
        now: { Instant(milliseconds: 1_700_000_000_000) }, device: { "laptop" }, machine: "m"))
  }

  @Test("it is in no history, no export and no file for other devices")
  func stays() async throws {
    let store = try open()
    try await store.set(listen, to: "there")
    try await store.set(look, to: "dark")
    #expect(try await store.setting(listen) == "there")
    #expect(try await Archive(of: store).changes.map(\.id) == ["test.look"])
    #expect(try open().readNow { try $0.setting(listen) } == "there")
    try await store.set(listen, to: nil)
    #expect(try await store.setting(listen) == "here")
  }

  @Test("each person of a home has their own")
  func people() async throws {
    let store = try open()
    try await store.set(listen, to: "there")
    #expect(try await store.profile(named: "eva").setting(listen) == "here")
  }

  @Test("what was chosen while it still travelled is taken over once, and never again")
  func takenOver() async throws {
    let before = try place.open()
    try await before.transaction { try $0.put(SettingRecord(id: "test.listen", value: "old")) }
    #expect(try await before.setting(listen) == "old")
    let store = try open()
    #expect(try await store.setting(listen) == "old")
    try await store.transaction { try $0.put(SettingRecord(id: "test.listen", value: "foreign")) }
    #expect(try await store.setting(listen) == "old")
    try await store.set(listen, to: nil)
    #expect(try await store.setting(listen) == "here")
  }

  @Test("a value that does not fit is refused here too")
  func refused() async throws {
    let hour = Setting("test.hour", default: 0, isOfMachine: true) { $0 < 7 }
    await #expect(throws: StoreError.badSetting(name: "test.hour")) {
      try await open().set(hour, to: 9)
    }
  }

  @Test("a restored backup brings the home's own choices with it only where there are none")
  func restored() async throws {
    let store = try open()
    try await store.set(listen, to: "there")
    let backup = try await store.backUp()
    try await store.set(listen, to: "elsewhere")
    _ = try await store.restore(backup, at: Instant(milliseconds: 1_700_000_000_000))
    #expect(try await store.setting(listen) == "elsewhere")
  }
}
