import Dispatch

/// Where a transaction waits until a story lets it go on.
final class Gate: Sendable {
  private let opened = DispatchSemaphore(value: 0)
  private let arrivals = AsyncStream<Void>.makeStream()

  /// Waits, on a thread that may be blocked.
  func pass() {
    arrivals.continuation.yield()
    opened.wait()
  }

  /// Waits until that many stand before it.
  func arrival(of count: Int = 1) async {
    var left = count
    for await _ in arrivals.stream {
      left -= 1
      if left == 0 { return }
    }
  }

  func open(for count: Int = 1) { for _ in 0..<count { opened.signal() } }
}
