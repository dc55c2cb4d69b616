import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Bounds on how long a client may take: to send a call's head, its body, and to take its answer.
/// They are for the whole of each, so that a byte now and then does not help.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  /// The bounds.
  struct Bounds: Sendable {
    /// From the connection to the end of the first head.
    var firstHead = TimeAmount.seconds(15)
    /// From an answer to the end of the next head, silence included.
    var nextHead = TimeAmount.seconds(60)
    /// From a head to the end of its body.
    var body = TimeAmount.seconds(60)
    /// From an answer that ends its connection to the end of it.
    var parting = TimeAmount.milliseconds(500)
    /// How long nothing of an answer is taken.
    var writing = TimeAmount.seconds(30)
  }

  /// That the client goes away.
  let departure = Departure()
  private let bounds: Bounds
  private let opened: HubMetrics.Count
  /// Told how many connections are open after each that opens.
  private let watch: @Sendable (Int) -> Void
  /// When the connection is closed, unless something comes first.
  private var deadline: NIODeadline?
  /// Looks at the deadline; there is one at most, so that a call costs none.
  private var timer: (at: NIODeadline, task: Scheduled<Void>)?
  private var writing: Scheduled<Void>?
  private var isCounted = false
  /// Calls whose answers are not written yet.
  private var open = 0
  /// Whether an answer said that the connection ends with it.
  private var isLast = false
  /// Whether that answer is written.
  private var isOver = false
  /// Whether only a proxy would know where the call that was read last ends.
  private var isEndless = false
  /// Whether what comes now belongs to a call after one of these.
  private var isDeaf = false

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
    if isDeaf { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      // What comes after the last answer is read and not heard; nor is what might be a part of the
      // call before it, which gets no other answer than its refusal.
      isDeaf = isLast || isEndless
      if isDeaf { return }
      isEndless = !head.headerFields.hasKnownTransferCoding
      open += 1
      expect(bounds.body, context)
    case .body: break
    case .end where isLast: break
    case .end:
      deadline = nil
      // The answer was faster than the call.
      if open <= 0 { expect(bounds.nextHead, context) }
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // One that has only sent all it wanted looks the same, and is answered as well as that goes.
    if event as? ChannelEvent == .inputClosed { departure.happen() }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Answers to calls that were read before the last answer was written.
    if isOver { return promise?.succeed() ?? () }
    switch unwrapOutboundIn(data) {
    case .head(let head): isLast = isLast || head.headerFields[.connection] == "close"
    case .body: break
    case .end:
      open -= 1
      if isLast {
        isOver = true
        // What the client still sends is read for a moment, so that it can read the answer.
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
    departure.happen()
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
