public import ArgumentParser
public import CoreModels

/// The language of commands' help, which the parser asks for each time that it puts help together.
public enum HelpLanguage {
  /// English, as for a hub's API, but while the host shows help to a person.
  @TaskLocal public static var current = Language.english
}

extension CatalogText {
  /// The text within a command's help.
  public var help: String { text(in: HelpLanguage.current) }
}

extension CommandConfiguration {
  /// A command of that name, what it does in a line, and more about it. It is made anew for each
  /// language, so a command computes its configuration.
  public init(
    _ name: String, _ abstract: some CatalogText, more: (any CatalogText)? = nil,
    version: String = "", shouldDisplay: Bool = true, subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) {
    self.init(
      commandName: name, abstract: abstract.help, discussion: more?.help ?? "",
      version: version, shouldDisplay: shouldDisplay, subcommands: subcommands,
      defaultSubcommand: defaultSubcommand)
  }
}

extension ArgumentHelp {
  /// The help of an option or argument, and what its value is called there.
  public init(_ text: some CatalogText, valueName: String? = nil) {
    self.init(text.help, valueName: valueName)
  }
}
