import CoreNet
import Synchronization

/// That a client goes away: calls of other servers on its behalf end then, for nobody waits for them
/// any more. What is being written is written all the same.
final class Departure: Sendable {
  private struct State {
    var hasHappened = false
    var lastNumber = 0
    var cancellations: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  /// The client has gone.
  func happen() {
    let cancellations = state.withLock { state in
      state.hasHappened = true
      return Array(state.cancellations.values)
    }
    for cancel in cancellations { cancel() }
  }

  /// What `work` brings while the client is there; throws ``NetError/cancelled`` when it has gone.
  func whileThere<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard !hasHappened else { throw NetError.cancelled }
    let task = Task { try await work() }
    let number = begin { task.cancel() }
    defer { end(number) }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    // A body whose reader is cancelled ends like one that is complete.
    if hasHappened { throw NetError.cancelled }
    return try result.get()
  }

  private var hasHappened: Bool { state.withLock { $0.hasHappened } }

  private func begin(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (number, isLate) = state.withLock { state in
      state.lastNumber += 1
      state.cancellations[state.lastNumber] = cancel
      return (state.lastNumber, state.hasHappened)
    }
    if isLate { cancel() }
    return number
  }

  private func end(_ number: Int) { state.withLock { $0.cancellations[number] = nil } }
}

extension HTTPClient {
  /// The same client, whose calls end when whoever they are made for goes away.
  func ending(with departure: @escaping @Sendable () async -> Departure) -> HTTPClient {
    HTTPClient(shutdown: shutdown) { call in
      let departure = await departure()
      var reply = try await departure.whileThere { try await execute(call) }
      let body = reply.body
      reply.body = ByteStream(pulling: {
        try await departure.whileThere {
          for try await piece in body { return piece }
          return nil
        }
      })
      return reply
    }
  }
}
