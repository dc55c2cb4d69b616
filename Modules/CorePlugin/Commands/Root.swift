public import ArgumentParser

/// A product as a command: `mori …` when it stands alone, `daybook mori …` in the suite.
public struct Root<Product: Plugin>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    let product = Product()
    let main = product.mainCommand
    return CommandConfiguration(
      commandName: product.id, abstract: product.abstract, version: Daybook.version,
      // Each by itself: converting the whole array looks every conformance up again.
      subcommands: ([main].compactMap(\.self) + product.commands.filter { $0 != main })
        .map { $0 as any ParsableCommand.Type },
      defaultSubcommand: main)
  }

  @OptionGroup public var shared: SharedOptions

  /// Parsing makes it.
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
