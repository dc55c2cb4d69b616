import CorePlugin
import CoreStorage
import Foundation
import HubAccounts
import HubConfiguration
import HubWeb
import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

/// Runs a server from start to shutdown.
///
/// The first SIGTERM or SIGINT shuts it down gracefully: `/ready` reports it, no new connections
/// are accepted, and open requests have a bounded time. A second signal or the end of that time
/// exits at once.
struct ServerLife: Sendable {
  let hub: Hub
  let logger: Logger

  func run(_ application: some ApplicationProtocol) async throws {
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let group = ServiceGroup(
      configuration: .init(
        services: services + [application], logger: logger))
    let watching = Task {
      for await _ in signals {
        if hub.operation.isEnding { exitNow() }
        hub.operation.log.message("ending: what runs is finished", at: .notice)
        hub.operation.end()
        await hub.services.changes.end()
        await group.triggerGracefulShutdown()
        Task {
          try await Task.sleep(for: .seconds(hub.services.options.settings.shutdownSeconds))
          exitNow()
        }
      }
    }
    defer { watching.cancel() }
    try await group.run()
    // A copy of the file made now is complete and contains no deleted data.
    _ = try await hub.services.operatorWorld.store.clearTraces()
  }

  /// The background services. The application starts last and stops first.
  private var services: [any Service] {
    [HubService { await flushLog() }, HubService { await JobLoop(hub: hub).run() }]
  }

  private func flushLog() async {
    while !Task.isCancelled {
      hub.operation.log.flush()
      do { try await Task.sleep(for: .milliseconds(200)) } catch { return }
    }
  }

  /// Exits the process; acknowledged writes are already on disk.
  private func exitNow() -> Never {
    hub.operation.log.flush()
    exit(0)
  }
}

/// A service that runs until the server shuts down.
struct HubService: Service {
  let work: @Sendable () async -> Void

  func run() async throws {
    await cancelWhenGracefulShutdown { await work() }
  }
}
