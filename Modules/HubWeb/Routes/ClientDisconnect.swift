package import CoreNet
import HubAccounts
import Synchronization

/// Cancels upstream requests when the client disconnects. Local writes still complete.
package final class ClientDisconnect: Sendable {
  private struct State {
    var hasHappened = false
    var lastNumber = 0
    var cancellations: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Signals that the client has disconnected.
  package func happen() {
    let cancellations = state.withLock { state in
      state.hasHappened = true
      return Array(state.cancellations.values)
    }
    for cancel in cancellations { cancel() }
  }

  /// Runs `work` and cancels it on disconnect. Throws ``NetError/cancelled`` then.
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
    // A body whose reader is cancelled ends as if it were complete.
    if hasHappened { throw NetError.cancelled }
    return try result.get()
  }

  /// `true` once the client has disconnected.
  package var hasHappened: Bool { state.withLock { $0.hasHappened } }

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
  /// Returns a client whose requests are cancelled when the client of the server disconnects.
  package func ending(with disconnect: @escaping @Sendable () async -> ClientDisconnect)
    -> HTTPClient
  {
    HTTPClient(shutdown: shutdown) { call in
      let disconnect = await disconnect()
      var reply = try await disconnect.whileThere { try await execute(call) }
      let body = reply.body
      reply.body = ByteStream(pulling: {
        try await disconnect.whileThere {
          for try await piece in body { return piece }
          return nil
        }
      })
      return reply
    }
  }
}
