public import ArgumentParser
public import CoreNet
public import CorePlugin
import CoreStorage
import Dispatch
import Foundation

/// Runs a product, or the suite of all, as the command of this process, and ends it.
public enum Host {
  /// The transport of an app that uses the network, made when a command starts.
  public typealias Transport = @Sendable (_ environment: [String: String]) -> HTTPClient

  /// Runs one product: `Host.run(LessonPlugin.self)`.
  public static func run<Product: Plugin>(
    _ product: Product.Type, network: Transport? = nil
  ) -> Never {
    run(
      Product.root, products: [Product()], network: network, direct: Product.directCommand)
  }

  /// Runs the suite: `Host.run(AllProducts.self)`.
  public static func run<Products: Suite>(
    _ suite: Products.Type, network: Transport? = nil
  ) -> Never {
    run(
      SuiteRoot<Products>.self, products: Products.plugins, network: network,
      suite: SuiteReminders<Products>(), direct: Products.directCommand)
  }

  /// Runs other commands over those products: `Host.run(HubRoot<Main>.self, products: …)`.
  public static func run(
    _ root: any ParsableCommand.Type, products: [any Plugin], network: Transport? = nil
  ) -> Never {
    run(root, products: products, network: network, direct: { _ in nil })
  }

  /// Does the work on the main thread, and without leaving it where nothing has to be waited for:
  /// another thread, or an `async` main, would cost a short command half of its time.
  private static func run(
    _ root: any ParsableCommand.Type, products: [any Plugin], network: Transport?,
    suite: (any Plugin)? = nil, direct: ([String]) -> DirectCommand?
  ) -> Never {
    Signals.keepTerminalClean()
    Signals.outliveBrokenPipes()
    let session = Session(process: .live, products: products, network: network, suite: suite)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let command = direct(arguments)
    start { exit(await session.run(root, arguments: arguments, direct: command)) }
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
