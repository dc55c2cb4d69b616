public import ArgumentParser
public import CoreNet
public import CorePlugin
import CoreStorage
import Dispatch
import Foundation

/// Runs a product, or a suite of products, as this process's command, and exits.
public enum Host {
  /// Creates the HTTP client of an app that uses the network, when a command starts.
  public typealias Transport = @Sendable (_ environment: [String: String]) -> HTTPClient

  /// Runs one product: `Host.run(LessonPlugin.self)`.
  public static func run<Product: Plugin>(
    _ product: Product.Type, network: Transport? = nil
  ) -> Never {
    run(
      Product.root, products: [Product()], network: network, direct: Product.directCommand)
  }

  /// Runs a suite: `Host.run(AllProducts.self)`.
  public static func run<Products: Suite>(
    _ suite: Products.Type, network: Transport? = nil
  ) -> Never {
    run(
      SuiteRoot<Products>.self, products: Products.plugins, network: network,
      suite: SuiteReminders<Products>(), direct: Products.directCommand)
  }

  /// Runs another root command with these products: `Host.run(HubRoot<Main>.self, products: …)`.
  public static func run(
    _ root: any ParsableCommand.Type, products: [any Plugin], network: Transport? = nil
  ) -> Never {
    run(root, products: products, network: network, direct: { _ in nil })
  }

  /// Works on the main thread, without leaving it unless something has to be awaited. Another
  /// thread, or an `async` main, would cost a short command half of its time.
  private static func run(
    _ root: any ParsableCommand.Type, products: [any Plugin], network: Transport?,
    suite: (any Plugin)? = nil, direct: ([String]) -> DirectCommand?
  ) -> Never {
    Signals.keepTerminalClean()
    Signals.outliveBrokenPipes()
    let session = Session(process: .live, products: products, network: network, suite: suite)
    let arguments = Array(CommandLine.arguments.dropFirst())
    session.withTexts(for: arguments) {
      let command = direct(arguments)
      start { exit(await session.run(root, arguments: arguments, direct: command)) }
    }
    dispatchMain()
  }

  private static func start(_ work: sending @escaping @MainActor () async -> Never) {
    MainActor.assumeIsolated {
      if #available(macOS 26, *) {
        _ = Task.immediate { await work() }
      } else {
        _ = Task { await work() }
      }
    }
  }
}
