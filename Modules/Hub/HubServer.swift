import CorePlugin
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The hub as a server of HTTP/1.1.
struct HubServer: Sendable {
  let hub: Hub
  let logger: Logger
  /// Called with the port once it listens.
  var whenListening: @Sendable (Int) async -> Void = { _ in }

  /// Serves until SIGTERM or SIGINT, then ends what has begun.
  func run() async throws {
    let options = hub.options
    let application = Application(
      responder: HubResponder(hub: hub),
      server: .http1(configuration: .init(idleTimeout: .seconds(60))),
      configuration: .init(
        address: .hostname(options.host, port: options.port), backlog: 1024),
      onServerRunning: { channel in
        await whenListening(channel.localAddress?.port ?? options.port)
      },
      logger: logger)
    try await application.runService()
  }
}

/// What the hub needs of a connection.
struct HubConnection: RequestContext {
  var coreContext: CoreRequestContextStorage
  let address: String

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    address = source.channel.remoteAddress?.ipAddress ?? ""
  }
}

private struct HubResponder: HTTPResponder {
  let hub: Hub

  func respond(to request: Request, context: HubConnection) async throws -> Response {
    let answer = await hub.answer(
      IncomingCall(head: request.head, address: context.address) { limit in
        try await request.body.data(upTo: limit)
      })
    let response = Response(
      status: answer.head.status, headers: answer.head.headerFields,
      body: answer.body.written(answering: request))
    return request.method == .head ? response.createHeadResponse() : response
  }
}

extension RequestBody {
  /// The whole body; throws ``HubError/tooLarge(limit:)``.
  fileprivate func data(upTo limit: Int) async throws -> Data {
    var bytes = Data()
    for try await part in self {
      guard bytes.count + part.readableBytes <= limit else {
        throw HubError.tooLarge(limit: limit)
      }
      bytes.append(contentsOf: part.readableBytesView)
    }
    return bytes
  }
}

extension RouteResponse.Body {
  /// The body as Hummingbird writes it; a stream ends when the client goes away.
  fileprivate func written(answering request: Request) -> ResponseBody {
    switch self {
    case .bytes(let data):
      data.isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: data))
    case .stream(let stream):
      ResponseBody { writer in
        try await request.body.consumeWithCancellationOnInboundClose { _ in
          for try await part in stream { try await writer.write(ByteBuffer(bytes: part)) }
        }
        try await writer.finish(nil)
      }
    }
  }
}
