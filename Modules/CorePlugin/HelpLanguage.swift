public import ArgumentParser
public import CoreModels

/// The language of command help, which the parser reads each time it builds the help.
public enum HelpLanguage {
  /// The current language: English, as in a hub's API, except while a host shows help to the user.
  @TaskLocal public static var current = Language.english
}

extension CatalogText {
  /// The text in the language of command help.
  public var help: String { text(in: HelpLanguage.current) }
}

extension CommandConfiguration {
  /// Creates a configuration from a name, a one-line abstract and a discussion. Commands compute
  /// their configuration, because it depends on the language.
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
  /// The help of an option or argument, with the name of its value.
  public init(_ text: some CatalogText, valueName: String? = nil) {
    self.init(text.help, valueName: valueName)
  }
}
