import Dispatch
import Foundation

extension Signals {
  /// Waits for Ctrl-C, which does not end the process in the meantime.
  @Sendable static func interruption() async {
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    let (presses, continuation) = AsyncStream.makeStream(of: Void.self)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { continuation.yield() }
    source.resume()
    defer { source.cancel() }
    // Cancelling the task ends the stream too.
    for await _ in presses { return }
  }
}
