import CoreModels
import CoreNet
import Synchronization

/// The shared fetches in progress in this process, which complete independently of their waiters.
///
/// An `ExpiringCache` would keep the replies too, but these are in the store, for all processes; and
/// waiters need to know when a fetch began, to wait no longer than the first one.
final class FetchFlights: Sendable {
  struct Flight: Sendable {
    let begunAt: ContinuousClock.Instant
    let task: Task<Fetched, any Error>
  }

  private let flights = Mutex<[String: Flight]>([:])

  /// Returns the fetch with that name, starting it if necessary.
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
  /// Awaits the task's value. Throws ``NetError/timedOut`` at the deadline, while the task
  /// continues.
  func value(before deadline: ContinuousClock.Instant) async throws -> Success {
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
    let waiting = Task<Void, Never> { outcome.yield(await result) }
    let timer = Task<Void, Never> {
      // The sleep is cancelled once the result is there.
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
  /// Fetches a complete reply before the deadline. Otherwise cancels the request and throws
  /// ``NetError/timedOut``.
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
