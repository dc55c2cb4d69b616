import CoreStorage
import CorePlugin
import Foundation
import HubConfiguration
import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

/// A server from its start to its end.
///
/// The first SIGTERM or SIGINT ends it gently: `/ready` says so, nothing new is accepted, and what
/// runs has a bounded time. The second one, or the end of that time, ends it at once.
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
        await hub.changes.end()
        await group.triggerGracefulShutdown()
        Task {
          try await Task.sleep(for: .seconds(hub.options.settings.shutdownSeconds))
          exitNow()
        }
      }
    }
    defer { watching.cancel() }
    try await group.run()
    // A file that is copied now has everything, and nothing that was removed.
    _ = try await hub.operatorWorld.store.clearTraces()
  }

  /// What works beside the answers; the last to start, which is the application, ends first.
  private var services: [any Service] {
    [HubService { await flushLog() }, HubService { await JobLoop(hub: hub).run() }]
  }

  private func flushLog() async {
    while !Task.isCancelled {
      hub.operation.log.flush()
      do { try await Task.sleep(for: .milliseconds(200)) } catch { return }
    }
  }

  /// Ends the process; what was acknowledged is on the disk already.
  private func exitNow() -> Never {
    hub.operation.log.flush()
    exit(0)
  }
}

/// Work that runs until the server ends.
struct HubService: Service {
  let work: @Sendable () async -> Void

  func run() async throws {
    await cancelWhenGracefulShutdown { await work() }
  }
}
