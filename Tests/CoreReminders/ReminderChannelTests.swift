import CoreModels
import CoreReminders
import CoreStorage
import Testing

@Suite("The way that reminders take") struct ReminderChannelTests {
  private let store: Store
  private let secrets = Secrets(environment: [:], vault: .inMemory())

  init() throws {
    store = try .inMemory(
      effects: Store.Effects(now: { Instant(milliseconds: 0) }, device: { "device" }))
  }

  @Test(
    arguments: [
      ("desktop", ReminderChannel.desktop), ("file:/a:b", .file("/a:b")),
      ("webhook:https://a.org/x?y=1", .webhook("https://a.org/x?y=1")),
      ("ntfy:https://ntfy.sh/topic", .ntfy("https://ntfy.sh/topic")),
    ])
  func `is chosen, and chosen again`(text: String, channel: ReminderChannel) async throws {
    #expect(try ReminderChannel(text) == channel)
    try await ReminderChannel.file("/before").choose(in: store, secrets: secrets)
    try await channel.choose(in: store, secrets: secrets)
    #expect(try await ReminderChannel(in: store, secrets: secrets) == channel)
    #expect(ReminderChannel.Kind(setting: text) == channel.kind)
  }

  @Test(arguments: [
    "", "desktop:", "desk", "file:", "file", "ntfy:", "https://ntfy.sh/a", "mail:a",
  ])
  func `is nothing else`(text: String) {
    #expect(throws: ReminderError.badChannel) { try ReminderChannel(text) }
  }

  @Test func `keeps its address out of what is exported and logged`() async throws {
    try await ReminderChannel.webhook("https://a.org/secret").choose(in: store, secrets: secrets)
    #expect(try await store.setting(ReminderChannel.setting) == "webhook")
    #expect(try await !store.history().contains { $0.body?.contains("secret") ?? false })
  }

  @Test func `is each person's own`() async throws {
    let eva = store.profile(named: "Éva")
    try await ReminderChannel.webhook("https://a.org/me").choose(in: store, secrets: secrets)
    try await ReminderChannel.webhook("https://a.org/eva").choose(in: eva, secrets: secrets)
    #expect(try await ReminderChannel(in: store, secrets: secrets) == .webhook("https://a.org/me"))
    #expect(try await ReminderChannel(in: eva, secrets: secrets) == .webhook("https://a.org/eva"))
  }

  @Test func `says so where its address is kept on another machine`() async throws {
    try await ReminderChannel.ntfy("https://a.org/b").choose(in: store, secrets: secrets)
    let elsewhere = Secrets(environment: [:], vault: .inMemory())
    await #expect(throws: ReminderError.noAddress) {
      try await ReminderChannel(in: store, secrets: elsewhere)
    }
  }

  @Test func `is the desktop until the person chooses`() async throws {
    #expect(try await ReminderChannel(in: store, secrets: secrets) == .desktop)
  }
}
