public import ArgumentParser

/// `--force`, for commands that write a file named by the user and are no actions.
public struct OverwriteOption: ParsableArguments {
  @Flag(help: ArgumentHelp(HelpText.force))
  public var force = false

  /// Creates the option for the parser.
  public init() {}
}
