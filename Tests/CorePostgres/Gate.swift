import Dispatch

/// Holds transactions until a test lets them continue.
final class Gate: Sendable {
  private let opened = DispatchSemaphore(value: 0)
  private let arrivals = AsyncStream<Void>.makeStream()

  /// Blocks the thread until the gate opens.
  func pass() {
    arrivals.continuation.yield()
    opened.wait()
  }

  /// Waits until that many threads have arrived.
  func arrival(of count: Int = 1) async {
    var left = count
    for await _ in arrivals.stream {
      left -= 1
      if left == 0 { return }
    }
  }

  func open(for count: Int = 1) { for _ in 0..<count { opened.signal() } }
}
