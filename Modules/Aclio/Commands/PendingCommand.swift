import ArgumentParser
import CorePlugin

/// `aclio pending`: plans requested from a remote coach that have not arrived.
struct PendingCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "pending", HelpText.pending, more: HelpText.pendingMore,
      subcommands: [
        ListPending.command, SendPending.command, CancelPending.command, RetryPending.command,
      ], defaultSubcommand: ListPending.command)
  }

  @OptionGroup var shared: SharedOptions

  /// Never called: the default subcommand runs instead.
  func run(in world: World) async throws {}
}
