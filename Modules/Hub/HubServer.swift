import CorePlugin
import Foundation
import HTTPTypes
import HubConfiguration
import Hummingbird
import Logging
import NIOCore

/// The hub as a server of HTTP/1.1.
struct HubServer: Sendable {
  let hub: Hub
  let logger: Logger
  /// Called with the port once it listens.
  var whenListening: @Sendable (Int) async -> Void = { _ in }

  /// Bounds on how long clients may take.
  var bounds = ConnectionWatch.Bounds()

  /// Serves until SIGTERM or SIGINT, then ends what has begun; throws
  /// ``OperationError/cannotListen(_:)``.
  func run() async throws {
    let options = hub.options
    let metrics = hub.operation.metrics
    // One connection too many for the system would end the server.
    let connections = min(options.settings.connections, OpenFiles.raised() - OpenFiles.reserve)
    let application = Application(
      responder: HubResponder(hub: hub),
      server: .onEventLoops(
        .init(
          additionalChannelHandlers: [
            ConnectionWatch(bounds, opened: metrics.connections) { open in
              guard open >= connections else { return }
              hub.operation.notices.say("hub.connections met: \(connections) are open")
            }
          ],
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))),
      configuration: .init(
        address: options.socketPath.map { .unixDomainSocket(path: $0) }
          ?? .hostname(options.host, port: options.port),
        backlog: 1024,
        availableConnectionsDelegate: .maximum(connections, logger: quiet)),
      onServerRunning: { channel in
        openSocket()
        await whenListening(channel.localAddress?.port ?? options.port)
      },
      logger: quiet)
    removeSocket()
    defer { removeSocket() }
    do {
      try await ServerLife(hub: hub, logger: quiet).run(application)
    } catch is IOError, is SocketAddressError, is SocketAddressError.UnknownHost {
      // Those of connections do not come here.
      throw OperationError.cannotListen(options.settings.listen)
    }
  }

  /// Lets the proxy in, whoever it runs as: as an address of this machine lets everybody in.
  private func openSocket() {
    guard let path = hub.options.socketPath else { return }
    do {
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    } catch { logger.warning("others cannot reach \(path)") }
  }

  /// Removes what a server left that ended at once, and its own.
  private func removeSocket() {
    let files = FileManager.default
    guard let path = hub.options.socketPath,
      let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType,
      type == .typeSocket
    else { return }
    do { try files.removeItem(atPath: path) } catch { logger.warning("\(path) is left behind") }
  }

  /// Hummingbird and its services speak of what is no news.
  private var quiet: Logger {
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .error)
    return quiet
  }
}

/// What the hub needs of a connection.
struct HubConnection: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel
  /// Asked for at the start: a closed connection knows it no more.
  private let remote: SocketAddress?
  private let local: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
    remote = channel.remoteAddress
    local = channel.localAddress
  }

  /// The address at the other end, empty where the client was gone at once; who comes by a socket of
  /// the file system is on this machine.
  var peer: String {
    if case .unixDomainSocket? = local { return "127.0.0.1" }
    return remote?.ipAddress ?? ""
  }

  /// What ends when the client goes away.
  func departure() async -> Departure {
    let channel = channel
    do {
      return try await channel.eventLoop.submit {
        try channel.pipeline.syncOperations.handler(type: ConnectionWatch.self).departure
      }.get()
    } catch {
      // Of a connection that is closed nothing is left.
      let departure = Departure()
      departure.happen()
      return departure
    }
  }
}

private struct HubResponder: HTTPResponder {
  let hub: Hub

  func respond(to request: Request, context: HubConnection) async throws -> Response {
    let answer = await hub.answer(
      IncomingCall(
        head: request.head, peer: { context.peer },
        body: { limit in
          if let field = request.head.headerFields[.contentLength], Int(field) ?? .max > limit {
            throw HubError.tooLarge(limit: limit)
          }
          return try await request.body.data(upTo: limit)
        }, departure: { await context.departure() }))
    let response = Response(
      status: answer.head.status, headers: answer.head.headerFields,
      body: answer.body.written(answering: request, counting: hub.operation.metrics.streams))
    return request.method == .head ? response.createHeadResponse() : response
  }
}

extension RequestBody {
  /// The whole body; throws ``HubError``.
  fileprivate func data(upTo limit: Int) async throws -> Data {
    var bytes = Data()
    do {
      for try await part in self {
        guard bytes.count + part.readableBytes <= limit else {
          throw HubError.tooLarge(limit: limit)
        }
        bytes.append(contentsOf: part.readableBytesView)
      }
    } catch let error as HubError {
      throw error
    } catch {
      // What goes wrong while a client sends is the client's.
      throw HubError.brokenBody
    }
    return bytes
  }
}

extension RouteResponse.Body {
  /// The body as Hummingbird writes it; a stream ends when the client goes away.
  fileprivate func written(
    answering request: Request, counting streams: HubMetrics.Count
  ) -> ResponseBody {
    switch self {
    case .bytes(let data):
      data.isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: data))
    case .stream(let stream):
      ResponseBody { writer in
        streams.add()
        defer { streams.add(-1) }
        // A client that went away is noticed at the next part, and what is asked of others for it
        // has ended by then. Hummingbird's `consumeWithCancellationOnInboundClose` would notice at
        // once, but then its body's source is released unfinished, on which NIO ends the process.
        for try await part in stream { try await writer.write(ByteBuffer(bytes: part)) }
        try await writer.finish(nil)
      }
    }
  }
}
