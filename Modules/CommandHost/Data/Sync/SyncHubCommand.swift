import ArgumentParser
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import HTTPTypes

/// `daybook sync hub`: sets up sync through a hub.
struct SyncHubCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("hub", HelpText.syncHub, more: HelpText.syncHubMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.syncHubUrl))
  var url: String

  @Option(help: ArgumentHelp(HelpText.syncHubEmail, valueName: "email"))
  var email: String?

  @Flag(help: ArgumentHelp(HelpText.syncHubPassphrase))
  var passphrase = false

  @Flag(help: ArgumentHelp(HelpText.syncHubSealAll))
  var sealAll = false

  func run(in world: World) async throws {
    let url = url.hasSuffix("/") ? String(url.dropLast()) : url
    // Rejects an unusable address before asking for a secret.
    try HTTPCall(.get, url).requireAllowedAddress()
    let token =
      if let email {
        try await HubClient.logIn(
          url, email: email, password: world.typedSecret(.password), over: world.http)
      } else {
        try world.typedSecret(.token)
      }
    let words = passphrase || sealAll ? try world.newPassphrase() : nil
    if words != nil { _ = try Products.requiredSealing() }
    var report = SyncReport()
    if sealAll {
      let open = HubSync(world.store)
      try await open.begin(url: url)
      report = try await open.close(at: world.remote(url, token: token))
    }
    if let words {
      try world.secrets.save(words, as: SyncSecret.hubPassphrase)
    } else {
      try world.secrets.remove(SyncSecret.hubPassphrase)
    }
    try world.secrets.save(token, as: SyncSecret.hubToken)
    try await world.hubSync(Products.sealing).begin(url: url)
    if let more = try await world.syncWithHub(Products.sealing) { report.add(more) }
    try await world.finishSync(
      of: Products.self, SyncOutcome(report), advice: await world.syncAdvice())
  }
}

extension World {
  fileprivate func typedSecret(_ prompt: DataText) throws -> String {
    let typed = terminal.isInputInteractive ? askSecret(text(prompt)) : terminal.readLine()
    guard let typed, !typed.isEmpty else { throw SyncError.notLoggedIn }
    return typed
  }

  func hubSync(_ sealing: Sealing?) throws -> HubSync {
    let words = try secrets.find(SyncSecret.hubPassphrase)
    let seal = sealing.flatMap { sealing in
      words.map { FolderSync.Seal(sealing, passphrase: $0) }
    }
    return HubSync(store, seal: seal)
  }

  /// Syncs the profile with its hub; returns `nil` if none is selected.
  func syncWithHub(_ sealing: Sealing?) async throws -> SyncReport? {
    let sync = try hubSync(sealing)
    guard let url = try await sync.status()?.url else { return nil }
    guard let token = try secrets.find(SyncSecret.hubToken) else { throw SyncError.notLoggedIn }
    return try await sync.run(with: remote(url, token: token))
  }

  fileprivate func remote(_ url: String, token: String) -> HubSync.Remote {
    HubClient(url: url, token: token, http: http).remote
  }
}
