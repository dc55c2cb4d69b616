public import ArgumentParser
public import CorePlugin
public import CoreStorage
import CoreModels
import CoreTerminal
import Logging

/// The products of a server; an app names them in one line.
public protocol ServedSuite: Sendable {
  /// The products in the order of Today.
  static var plugins: [any Plugin] { get }
  /// The suite's own commands, which are served like those of a product.
  static var ownCommands: [any PluginCommand.Type] { get }
}

/// `daybook serve`: the web app and the APIs of all products.
public struct ServeCommand<Products: ServedSuite>: PluginCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: "Serve the web app and the APIs of all products.")
  }

  public static var storeAccess: Store.Access { .server }

  @OptionGroup public var shared: SharedOptions

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "host:port"))
  var listen = "127.0.0.1:5001"

  /// Parsing makes it.
  public init() {}

  public func run(in world: World) async throws {
    var options = HubOptions()
    let parts = listen.split(separator: ":")
    if parts.count == 2, let port = Int(parts[1]) {
      (options.host, options.port) = (String(parts[0]), port)
    }
    let server = HubServer(
      hub: Hub(Products.plugins, commands: Products.ownCommands, in: world, options: options), logger: world.log,
      whenListening: { [host = options.host] port in
        world.terminal.line("http://\(host):\(port)/")
      })
    try await server.run()
  }
}
