public import ArgumentParser

/// A product as a command: `mori …` on its own, `daybook mori …` in the suite.
public struct Root<Product: Plugin>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    let product = Product()
    let main = product.mainCommand
    return CommandConfiguration(
      commandName: product.id, abstract: product.abstract, version: Daybook.version,
      // Converted one by one: converting the whole array would look up every conformance again.
      subcommands: ([main].compactMap(\.self) + product.commands.filter { $0 != main })
        .map { $0 as any ParsableCommand.Type },
      defaultSubcommand: main)
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}
}

extension Plugin {
  /// The product as a command.
  public static var root: any ParsableCommand.Type { Root<Self>.self }
}

/// The suite itself.
public enum Daybook {
  /// The version of all products, by semantic versioning.
  public static let version = "0.1.0"
}
