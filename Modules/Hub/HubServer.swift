import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb
import Hummingbird
import Logging
import NIOCore

/// Serves the hub over HTTP/1.1.
struct HubServer: Sendable {
  let hub: Hub
  let logger: Logger
  /// Receives the port once the server listens.
  var whenListening: @Sendable (Int) async -> Void = { _ in }

  /// The time limits for clients.
  var bounds = ConnectionTimeouts.Bounds()

  /// Serves until SIGTERM or SIGINT, then finishes open requests. Throws
  /// ``OperationError/cannotListen(_:)``.
  func run() async throws {
    let options = hub.services.options
    let metrics = hub.operation.metrics
    // Running out of file descriptors would end the server.
    let connections = min(options.settings.connections, OpenFiles.raised() - OpenFiles.reserve)
    let application = Application(
      responder: HubResponder(hub: hub),
      server: .onEventLoops(
        .init(
          additionalChannelHandlers: [
            ConnectionTimeouts(bounds, opened: metrics.connections) { open in
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
      // Errors of connections do not end up here.
      throw OperationError.cannotListen(options.settings.listen)
    }
  }

  /// Makes the socket writable for the proxy's user, as open as a loopback address would be.
  private func openSocket() {
    guard let path = hub.services.options.socketPath else { return }
    do {
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    } catch { logger.warning("others cannot reach \(path)") }
  }

  /// Removes the server's own socket, or one left by a crash.
  private func removeSocket() {
    let files = FileManager.default
    guard let path = hub.services.options.socketPath,
      let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType,
      type == .typeSocket
    else { return }
    do { try files.removeItem(atPath: path) } catch { logger.warning("\(path) is left behind") }
  }

  /// Keeps Hummingbird's informational messages out of the log.
  private var quiet: Logger {
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .error)
    return quiet
  }
}

/// The request context, with the connection's addresses.
struct HubConnection: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel
  /// Read at the start, because a closed connection no longer has it.
  private let remote: SocketAddress?
  private let local: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
    remote = channel.remoteAddress
    local = channel.localAddress
  }

  /// The peer's address; empty if the client disconnected at once, and loopback for a Unix domain
  /// socket.
  var peer: String {
    if case .unixDomainSocket? = local { return "127.0.0.1" }
    return remote?.ipAddress ?? ""
  }

  /// The event of the client's disconnect.
  func disconnect() async -> ClientDisconnect {
    let channel = channel
    do {
      return try await channel.eventLoop.submit {
        try channel.pipeline.syncOperations.handler(type: ConnectionTimeouts.self).disconnect
      }.get()
    } catch {
      // The connection is already closed.
      let disconnect = ClientDisconnect()
      disconnect.happen()
      return disconnect
    }
  }
}

private struct HubResponder: HTTPResponder {
  let hub: Hub

  func respond(to request: Request, context: HubConnection) async throws -> Response {
    let answer = await hub.answer(
      IncomingRequest(
        head: request.head, peer: { context.peer },
        body: { limit in
          if let field = request.head.headerFields[.contentLength], Int(field) ?? .max > limit {
            throw APIError.tooLarge(limit: limit)
          }
          return try await request.body.data(upTo: limit)
        }, disconnect: { await context.disconnect() }))
    let response = Response(
      status: answer.head.status, headers: answer.head.headerFields,
      body: answer.body.written(answering: request, counting: hub.operation.metrics.streams))
    return request.method == .head ? response.createHeadResponse() : response
  }
}

extension RequestBody {
  /// Collects the whole body. Throws ``APIError``.
  fileprivate func data(upTo limit: Int) async throws -> Data {
    var bytes = Data()
    do {
      for try await part in self {
        guard bytes.count + part.readableBytes <= limit else {
          throw APIError.tooLarge(limit: limit)
        }
        bytes.append(contentsOf: part.readableBytesView)
      }
    } catch let error as APIError {
      throw error
    } catch {
      // Errors while receiving are the client's fault.
      throw APIError.brokenBody
    }
    return bytes
  }
}

extension RouteResponse.Body {
  /// Converts the body for Hummingbird. A stream ends when the client disconnects.
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
        // A disconnect is noticed at the next part; upstream requests have been cancelled by then.
        // Hummingbird's `consumeWithCancellationOnInboundClose` would notice at once, but releases
        // the body's source unfinished, on which NIO traps.
        for try await part in stream { try await writer.write(ByteBuffer(bytes: part)) }
        try await writer.finish(nil)
      }
    }
  }
}
