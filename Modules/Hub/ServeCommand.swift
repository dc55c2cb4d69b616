public import ArgumentParser
import CoreModels
public import CorePlugin
public import CoreStorage
import CoreTerminal
import Foundation
import HubAccounts
import HubConfiguration
import HubWeb
import Logging

/// The products of a server, declared by an app.
public protocol ServedSuite: Sendable {
  /// The products, in the order of Today.
  static var plugins: [any Plugin] { get }
  /// The suite's own commands, served like those of a product.
  static var ownCommands: [any PluginCommand.Type] { get }
  /// Opens the store in a database by its address; by default databases are not supported.
  static var openDatabase: DatabaseOpening? { get }
}

/// Opens the store at `postgres://…`, instead of the one in the home folder.
public typealias DatabaseOpening =
  @Sendable (_ address: String, _ world: World) async throws -> Store

extension ServedSuite {
  public static var openDatabase: DatabaseOpening? { nil }
}

/// `daybook serve`: serves the web app and the APIs of all products.
public struct ServeCommand<Products: ServedSuite>: PluginCommand {
  public static var configuration: CommandConfiguration {
    .init("serve", HelpText.serve, more: HelpText.serveMore)
  }

  public static var storeAccess: Store.Access { .server }

  @OptionGroup public var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.serveListen, valueName: "host:port"))
  var listen: String?

  @Flag(help: ArgumentHelp(HelpText.serveMultiUser))
  var multiUser = false

  @Option(help: ArgumentHelp(HelpText.serveDatabase, valueName: "url"))
  var database: String?

  @Option(help: ArgumentHelp(HelpText.servePublicURL, valueName: "url"))
  var publicURL: String?

  @Flag(help: ArgumentHelp(HelpText.serveOpen))
  var open = false

  @Flag(help: ArgumentHelp(HelpText.serveCheck))
  var check = false

  public init() {}

  public func run(in world: World) async throws {
    let world = try await world.usingDatabase(database, opening: Products.openDatabase)
    let options = try await options(in: world)
    if check { return try await answerCheck(of: options, in: world) }
    let address = try HubCheck.allowedAddress(options)
    let log = HubLog(
      options.settings, isTerminal: world.terminal.isErrorInteractive, now: world.now,
      write: world.terminal.writeError)
    defer { log.flush() }
    var serverWorld = world
    serverWorld.log = log.logger
    let unknown = HubSettings.unknownVariables(in: world.environment)
    if !unknown.isEmpty {
      log.logger.warning("\(OperationText.unknown(unknown).text(in: .english))")
    }
    if options.hidesClients {
      log.logger.warning("\(OperationText.noTrustedProxy.text(in: .english))")
    }
    let hub = Hub(
      Products.plugins, commands: Products.ownCommands, in: serverWorld, options: options, log: log,
      mailer: try Mailer(options.settings.mail, in: world))
    let path = try await hub.services.entrance()
    let server = HubServer(
      hub: hub, logger: log.logger,
      whenListening: { port in
        let url = (options.publicURL?.text ?? address.url(port: port)) + path
        let place = OperationText.listening(url)
        if options.logsAddress, !world.terminal.isInteractive {
          log.message(place.text(in: .english), at: .info)
        } else {
          world.terminal.line(world.text(place))
        }
        if options.opensBrowser { Browser.open(url) }
      })
    try await server.run()
  }

  private func options(in world: World) async throws -> HubOptions {
    var options = HubOptions()
    let environment = world.environment
    do {
      options.settings = try await world.store.read {
        try HubSettings(in: $0, environment: environment)
      }
    } catch StoreError.badSetting(let name) {
      throw OperationError.badVariable(HubSettings.variable(of: name))
    }
    if let listen { options.settings.listen = listen }
    if let publicURL { options.settings.publicURL = publicURL }
    options.isMultiUser = multiUser
    options.opensBrowser = open
    if !options.settings.publicURL.isEmpty, options.publicURL == nil {
      throw OperationError.badPublicURL(options.settings.publicURL)
    }
    guard let address = ListenAddress(options.settings.listen) else {
      throw OperationError.badListen(options.settings.listen)
    }
    (options.host, options.port) = (address.host, address.port)
    return options
  }

  private func answerCheck(of options: HubOptions, in world: World) async throws {
    let problems = await HubCheck(options: options, world: world).problems()
    if !problems.isEmpty {
      throw OperationError.several(problems.map { $0.failure(in: world.language) })
    }
    let address = options.settings.listen
    let hasMail = !options.settings.mail.host.isEmpty
    var lines: [OperationText] = [.inOrder(address)]
    if !hasMail, options.isMultiUser { lines.append(.noMail) }
    let unknown = HubSettings.unknownVariables(in: world.environment)
    if !unknown.isEmpty { lines.append(.unknown(unknown)) }
    if options.hidesClients { lines.append(.noTrustedProxy) }
    let texts = lines.map { world.text($0) }
    try world.answer([
      "ok": true, "listen": .string(address), "multi_user": .bool(options.isMultiUser),
      "mail": .bool(hasMail), "warnings": .array(texts.dropFirst().map { .string($0) }),
    ]) { texts }
  }
}

extension World {
  /// Returns the world with the database named by the option or the environment.
  func usingDatabase(
    _ option: String? = nil, opening: DatabaseOpening?
  ) async throws -> World {
    guard let address = try option ?? secrets.find("hub.database"), !address.isEmpty else {
      return self
    }
    guard address.hasPrefix("postgres://") || address.hasPrefix("postgresql://") else {
      throw OperationError.badDatabase
    }
    guard let opening else { throw OperationError.noDatabase }
    var world = self
    world.store = try await opening(address, self).profile(named: store.profile)
    return world
  }
}
