import ArgumentParser
import CorePlugin

/// `aclio pending`: plans requested from a remote coach that have not arrived.
struct PendingCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "pending", HelpText.pending, more: HelpText.pendingMore,
      subcommands: [
        ListPending.command, SendPending.command, CancelPending.command, RetryPending.command,
      ], defaultSubcommand: ListPending.command)
  }

  @OptionGroup var shared: SharedOptions
}
