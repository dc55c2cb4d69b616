import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio pending`: plans requested from a remote coach that have not arrived.
struct PendingCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "pending", HelpText.pending, more: HelpText.pendingMore,
      subcommands: [List.self, Send.self, Cancel.self, Retry.self], defaultSubcommand: List.self)
  }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await world.sendAndListPending() }

  /// `aclio pending list`: sends due requests, and lists the pending ones.
  struct List: PluginCommand {
    static var configuration: CommandConfiguration { .init("list", HelpText.pendingList) }
    static let takesArguments = false

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws { try await world.sendAndListPending() }
  }

  /// `aclio pending send`: sends all pending requests now, whenever they are due.
  struct Send: PluginCommand {
    static var configuration: CommandConfiguration { .init("send", HelpText.pendingSend) }
    static let takesArguments = false
    static var limits: [RouteLimit] { [.coach] }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws { try await world.sendAndListPending(isHurried: true) }
  }

  /// `aclio pending cancel ID`: cancels a pending plan.
  struct Cancel: PluginCommand {
    static var configuration: CommandConfiguration { .init("cancel", HelpText.pendingCancel) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.pendingCancelId))
    var id: String

    func run(in world: World) async throws {
      let waiting = try await world.cancelPending(id)
      try world.answer(["cancelled": waiting.json]) {
        CoachText.cancelled(waiting.plan.request.goal).lines(in: world)
      }
    }
  }

  /// `aclio pending retry ID`: requests a failed plan again.
  struct Retry: PluginCommand {
    static var configuration: CommandConfiguration { .init("retry", HelpText.pendingRetry) }

    static var limits: [RouteLimit] { [.coach] }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.pendingCancelId))
    var id: String

    func run(in world: World) async throws {
      let waiting = try await world.retryPending(id)
      try await world.sendAndListPending(
        saying: CoachText.retried(waiting.plan.request.goal).lines(in: world))
    }
  }
}

extension World {
  /// Sends due requests, or all, and shows the arrived and the pending plans.
  fileprivate func sendAndListPending(
    isHurried: Bool = false, saying words: [String] = []
  ) async throws {
    let report = try await sendPending(isHurried: isHurried)
    let now = now()
    let waiting = try await store.read { try $0.waitingPlans(at: now) }
    let json: JSONValue = [
      "arrived": .array(report.arrived.map { .string($0) }),
      "pending": .array(waiting.map(\.json)),
    ]
    try answer(json) {
      var lines = words
      if !report.arrived.isEmpty {
        lines += CoachText.arrived(report.arrived.count).lines(in: self)
      }
      if waiting.isEmpty {
        return lines.isEmpty ? CoachText.nonePending.lines(in: self) : lines
      }
      if isDrawn { lines += [styled(text(CoachText.pendingTitle), .bold), ""] }
      return lines
        + waiting.enumerated().flatMap { $0.element.lines(number: $0.offset + 1, in: self) }
    }
  }
}
