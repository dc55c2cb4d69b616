import ArgumentParser
public import CoreNet
public import CorePlugin
import CoreStorage
import Foundation

/// Runs a product, or the suite of all, as the command of this process, and ends it.
public enum Host {
  /// The transport of an app that uses the network, made when a command starts.
  public typealias Transport = @Sendable (_ environment: [String: String]) -> HTTPClient

  /// Runs one product: `await Host.run(LessonPlugin.self, network: …)`.
  public static func run<Product: Plugin>(
    _ product: Product.Type, network: Transport? = nil
  ) async -> Never {
    await run(Product.root, records: Product().records, network: network)
  }

  /// Runs the suite: `await Host.run(AllProducts.self, network: …)`.
  public static func run<Products: Suite>(
    _ suite: Products.Type, network: Transport? = nil
  ) async -> Never {
    await run(
      SuiteRoot<Products>.self, records: Products.plugins.flatMap(\.records), network: network)
  }

  private static func run(
    _ root: any ParsableCommand.Type, records: [any Record.Type], network: Transport?
  ) async -> Never {
    Signals.keepTerminalClean()
    let process = ProcessFacts.live
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(
      await Session(process: process, records: records, network: network)
        .run(root, arguments: arguments))
  }
}
