import CoreModels
import CoreNet
import Synchronization

/// The shared fetches of a process that are on their way; they end by themselves, whoever waits.
final class FetchFlights: Sendable {
  struct Flight: Sendable {
    let begunAt: ContinuousClock.Instant
    let task: Task<Fetched, any Error>
  }

  private let flights = Mutex<[String: Flight]>([:])

  /// The flight of that name, begun where there is none.
  func flight(
    of name: String, fetch: @escaping @Sendable () async throws -> Fetched
  ) -> Flight {
    flights.withLock { flights in
      if let flight = flights[name] { return flight }
      let task = Task { [weak self] in
        defer { self?.end(name) }
        return try await fetch()
      }
      let flight = Flight(begunAt: .now, task: task)
      flights[name] = flight
      return flight
    }
  }

  private func end(_ name: String) { flights.withLock { $0[name] = nil } }
}

extension Task where Failure == any Error {
  /// What the task brings by then; throws ``NetError/timedOut`` when it takes longer, while the task
  /// goes on.
  func value(before deadline: ContinuousClock.Instant) async throws -> Success {
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
    let waiting = Task<Void, Never> { outcome.yield(await result) }
    let timer = Task<Void, Never> {
      // A cancelled sleep means that the outcome is there.
      do { try await Task<Never, Never>.sleep(until: deadline) } catch { return }
      outcome.yield(.failure(NetError.timedOut))
    }
    defer {
      waiting.cancel()
      timer.cancel()
    }
    for await result in outcomes { return try result.get() }
    throw NetError.cancelled
  }
}

extension HTTPClient {
  /// The reply, all of which is there before the deadline; ``NetError/timedOut`` where it is not,
  /// and the call ends.
  func reply(to call: HTTPCall, before deadline: ContinuousClock.Instant) async throws -> HTTPReply
  {
    let task = Task { try await fetch(call) }
    defer { task.cancel() }
    let reply = try await withTaskCancellationHandler {
      try await task.value(before: deadline)
    } onCancel: {
      task.cancel()
    }
    return HTTPReply(response: reply.response, body: ByteStream(reply.body), source: reply.source)
  }
}
