import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Synchronization
import TestSupport
import Testing

@Suite("A refresh") struct RefreshTests {
  /// Work that exceeds any bound; returns when cancelled.
  @Sendable private static func endless() async -> String {
    do { try await Task.sleep(for: .seconds(3600)) } catch {}
    return "stopped"
  }

  private func refreshed(
    _ stage: Stage, _ work: @escaping @Sendable () async -> String
  ) async -> String {
    await stage.world.refreshing(
      "old", within: .seconds(3), refresh: work, tooLate: "old, offline"
    ) { value, isRefreshing in
      ["<\(value)>", isRefreshing ? "refreshing" : "done"]
    }
  }

  @Test func `that is fast is all that a pipe gets to see`() async throws {
    let stage = try Stage()
    #expect(await refreshed(stage) { "new" } == "new")
    #expect(stage.output == "<new>\ndone\n")
  }

  @Test func `that is late leaves a pipe with what was stored`() async throws {
    let stage = try Stage()
    stage.clock.allow(sleeps: 1)
    #expect(await refreshed(stage, RefreshTests.endless) == "old, offline")
    #expect(stage.output == "<old, offline>\ndone\n")
    #expect(stage.clock.now == Instant("2026-11-21T09:30:03Z"))
  }

  @Test func `takes the place of what a terminal showed at once`() async throws {
    let stage = try Stage(isInteractive: true)
    #expect(await refreshed(stage) { "new" } == "new")
    #expect(stage.output == "<old>\nrefreshing\n\u{1B}[2A\r\u{1B}[J<new>\ndone\n")
  }

  @Test func `of more than a terminal holds is written once`() async throws {
    let stage = try Stage(isInteractive: true, rows: 2)
    #expect(await refreshed(stage) { "new" } == "new")
    #expect(stage.output == "<new>\ndone\n")
  }

  @Test func `shows what is stored before it has ended`() async throws {
    let stage = try Stage(isInteractive: true)
    let seen = Mutex("")
    _ = await refreshed(stage) {
      seen.withLock { $0 = stage.output }
      return "new"
    }
    #expect(seen.withLock { $0 } == "<old>\nrefreshing\n")
  }

  @Test func `that is late takes its mark from the terminal`() async throws {
    let stage = try Stage(isInteractive: true)
    stage.clock.allow(sleeps: 1)
    #expect(await refreshed(stage, RefreshTests.endless) == "old, offline")
    #expect(stage.output == "<old>\nrefreshing\n\u{1B}[2A\r\u{1B}[J<old, offline>\ndone\n")
  }

  @Test(arguments: [AnswerStyle.plain, .json])
  func `moves no cursor for a person who asked for bare lines or JSON`(
    style: AnswerStyle
  ) async throws {
    var stage = try Stage(isInteractive: true)
    stage.world.answers = style
    #expect(await refreshed(stage) { "new" } == "new")
    #expect(stage.output == (style == .json ? "" : "<new>\ndone\n"))
  }

  @Test func `that is late is stopped, and nobody goes on waiting`() async throws {
    let stage = try Stage()
    stage.clock.allow(sleeps: 1)
    let wasStopped = Mutex(false)
    let answer = await stage.world.first(
      of: {
        let end = await RefreshTests.endless()
        wasStopped.withLock { $0 = Task.isCancelled }
        return end
      }, orAfter: .seconds(3))
    #expect(answer == nil)
    #expect(wasStopped.withLock { $0 })
  }

  /// Runs work that exceeds the bound and then fails with the error.
  private func late(_ problem: any Error) async throws -> String? {
    let stage = try Stage()
    stage.clock.allow(sleeps: 1)
    return try await stage.world.first(
      of: { () async throws -> String in
        _ = await RefreshTests.endless()
        throw problem
      }, orAfter: .seconds(3))
  }

  @Test func `that fails because it was stopped is late, and no more`() async throws {
    #expect(try await late(CancellationError()) == nil)
    #expect(try await late(NetError.cancelled) == nil)
  }

  @Test func `that finds the store in trouble says so, however late`() async throws {
    await #expect(throws: StoreError.full) { try await late(StoreError.full) }
  }

  @Test func `that is in time does not wait for the bound`() async throws {
    let stage = try Stage()
    #expect(await stage.world.first(of: { "new" }, orAfter: .seconds(3600)) == "new")
    #expect(stage.clock.now == Instant("2026-11-21T09:30:00Z"))
  }

  @Test func `ends at once when the whole command is stopped`() async throws {
    let stage = try Stage()
    let task = Task { await refreshed(stage, RefreshTests.endless) }
    task.cancel()
    #expect(["stopped", "old, offline"].contains(await task.value))
  }
}
