import HTTPTypes
import HubWeb
import NIOCore
import NIOHTTPTypes

/// Enforces time limits on clients for sending a request's head and body and for receiving the
/// response. Limits cover each phase as a whole, so that single bytes do not extend them.
final class ConnectionTimeouts: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  struct Bounds: Sendable {
    /// From the connection to the end of the first head.
    var firstHead = TimeAmount.seconds(15)
    /// From a response to the end of the next head, idle time included.
    var nextHead = TimeAmount.seconds(60)
    /// From a head to the end of its body.
    var body = TimeAmount.seconds(60)
    /// From the last response to the end of the connection.
    var parting = TimeAmount.milliseconds(500)
    /// How long a client may accept no part of a response.
    var writing = TimeAmount.seconds(30)
  }

  /// The event of the client's disconnect.
  let disconnect = ClientDisconnect()
  private let bounds: Bounds
  private let opened: HubMetrics.Count
  /// Receives the number of open connections after each new one.
  private let watch: @Sendable (Int) -> Void
  /// The time when the connection is closed, unless the client proceeds.
  private var deadline: NIODeadline?
  /// Checks the deadline. There is at most one timer, so that requests schedule none.
  private var timer: (at: NIODeadline, task: Scheduled<Void>)?
  private var writing: Scheduled<Void>?
  private var isCounted = false
  /// Requests without a complete response.
  private var open = 0
  /// `true` once a response has announced the end of the connection.
  private var isLast = false
  /// `true` once that response is written.
  private var isOver = false
  /// `true` if the last request used a transfer coding whose end only a proxy could determine
  /// (request smuggling).
  private var hasAmbiguousLength = false
  /// `true` while input is ignored, because it follows the last request or one of unknown length.
  private var ignoresInput = false

  init(
    _ bounds: Bounds, opened: HubMetrics.Count, watch: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    (self.bounds, self.opened, self.watch) = (bounds, opened, watch)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if ignoresInput { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      // Input after the last response is read and ignored, as is input that may belong to the
      // previous request's body, which has already been refused.
      ignoresInput = isLast || hasAmbiguousLength
      if ignoresInput { return }
      hasAmbiguousLength = !head.headerFields.hasKnownTransferCoding
      open += 1
      expect(bounds.body, context)
    case .body: break
    case .end where isLast: break
    case .end:
      deadline = nil
      // The response was complete before the request.
      if open <= 0 { expect(bounds.nextHead, context) }
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // A half-closed connection looks the same; its responses are still written if possible.
    if event as? ChannelEvent == .inputClosed { disconnect.happen() }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Drops responses to requests read before the last response was written.
    if isOver { return promise?.succeed() ?? () }
    switch unwrapOutboundIn(data) {
    case .head(let head): isLast = isLast || head.headerFields[.connection] == "close"
    case .body: break
    case .end:
      open -= 1
      if isLast {
        isOver = true
        // Keeps reading briefly, so that the client can receive the response.
        expect(bounds.parting, context)
      } else if open <= 0, deadline == nil {
        expect(bounds.nextHead, context)
      }
    }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    writing?.cancel()
    writing = context.channel.isWritable ? nil : closing(after: bounds.writing, context)
    context.fireChannelWritabilityChanged()
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard !isCounted else { return }
    isCounted = true
    opened.add()
    watch(opened.value)
    expect(bounds.firstHead, context)
  }

  private func end() {
    timer?.task.cancel()
    writing?.cancel()
    (timer, writing, deadline) = (nil, nil, nil)
    if isCounted { opened.add(-1) }
    isCounted = false
    disconnect.happen()
  }

  private func expect(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    let end = NIODeadline.now() + time
    deadline = end
    if let timer, timer.at <= end { return }
    timer?.task.cancel()
    look(at: end, context)
  }

  private func look(at time: NIODeadline, _ context: ChannelHandlerContext) {
    let watch = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timer = (
      time,
      context.eventLoop.scheduleTask(deadline: time) {
        let (watch, context) = watch.value
        watch.timer = nil
        guard let deadline = watch.deadline else { return }
        if deadline <= .now() { return context.channel.close(promise: nil) }
        watch.look(at: deadline, context)
      }
    )
  }

  private func closing(
    after time: TimeAmount, _ context: ChannelHandlerContext
  ) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
