import HummingbirdCore
import Logging
import NIOCore

/// An HTTP/1.1 connection whose requests are handled on its own event loop, because two thread
/// switches would cost more than most handlers.
private struct LoopChannel: ServerChildChannel {
  let http: HTTP1Channel

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http.setup(channel: channel, logger: logger)
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    let executor = LoopExecutor(loop: value.channel.eventLoop)
    await withTaskExecutorPreference(executor) { await http.handle(value: value, logger: logger) }
  }
}

/// An event loop as a task executor.
private final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension HTTPServerBuilder {
  /// HTTP/1.1 with handlers on the connection's event loop.
  static func onEventLoops(_ configuration: HTTP1Channel.Configuration) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      LoopChannel(http: HTTP1Channel(responder: responder, configuration: configuration))
    }
  }
}
