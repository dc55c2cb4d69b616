import CoreModels
import Testing

@testable import CoreStorage

@Suite("A setting is the person's choice, else the default")
struct SettingsTests {
  enum Look: String, Codable, Sendable { case light, dark }
  let hour = Setting("test.hour", default: 0) { (0...6).contains($0) }
  let look = Setting("test.look", default: Look.light)
  let world: World
  init() throws { world = try World() }

  @Test("chosen, chosen again, and back to the default")
  func choose() async throws {
    #expect(try await world.store.setting(hour) == 0)
    try await world.store.set(hour, to: 4)
    try await world.store.set(look, to: .dark)
    #expect(try await world.store.setting(hour) == 4)
    #expect(try world.store.readNow { try $0.setting(look) } == .dark)
    try await world.store.undo()
    #expect(try await world.store.setting(look) == .light)
    try await world.store.set(hour, to: nil)
    #expect(try await world.store.setting(hour) == 0)
  }

  @Test("a value that is not allowed is refused")
  func refused() async throws {
    await #expect(throws: StoreError.badSetting(name: "test.hour")) {
      try await world.store.set(hour, to: 7)
    }
    #expect(try await world.store.history().isEmpty)
  }

  @Test(
    "what is stored and does not fit counts as not chosen",
    arguments: [#"{"id":"test.hour","value":9}"#, #"{"id":"test.hour","value":"x"}"#, "{}"])
  func unfit(body: String) async throws {
    var change = world.change("test.hour")
    (change.kind, change.body) = (SettingRecord.kind, body)
    try await world.store.merge([change])
    #expect(try await world.store.setting(hour) == 0)
    #expect(try world.store.readNow { try $0.setting(hour) } == 0)
    try await world.store.set(hour, to: 3)
    #expect(try await world.store.setting(hour) == 3)
  }
}
