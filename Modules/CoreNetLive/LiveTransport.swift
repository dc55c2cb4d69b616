import AsyncHTTPClient
import CoreGzip
import CoreNet
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// One async-http-client for direct connections and one for the proxy, each created when first
/// needed.
final class LiveTransport: @unchecked Sendable {
  typealias Connections = AsyncHTTPClient.HTTPClient

  private let configuration: LiveConfiguration
  private let proxy: WebProxy?
  private let lock = NSLock()
  private var direct: Connections?
  private var proxied: Connections?
  private var isShutDown = false

  init(_ configuration: LiveConfiguration) {
    self.configuration = configuration
    proxy = WebProxy(environment: configuration.environment)
  }

  deinit {
    // async-http-client must be shut down before its release.
    for connections in [direct, proxied] { connections?.shutdown { _ in } }
  }

  func shutdown() async {
    let open = lock.withLock {
      defer {
        isShutDown = true
        direct = nil
        proxied = nil
      }
      return [direct, proxied]
    }
    for connections in open {
      // A client that is already closed throws here, which does not matter.
      do { try await connections?.shutdown() } catch {}
    }
  }

  func execute(_ call: HTTPCall) async throws -> HTTPReply {
    let host = URL(string: call.url)?.host() ?? ""
    let failure = { @Sendable [limit = configuration.unpackingLimit] (error: any Error) in
      NetError(error, host: host, limit: limit)
    }
    do {
      let pinned = try await pinned(to: host, for: call)
      let connections = try pinned?.connections ?? connections(to: host, over: call.request.scheme)
      let request = request(for: call)
      let response = try await within(call.idleTimeout) {
        try await connections.execute(request, timeout: .hours(24))
      }
      return HTTPReply(
        response: head(of: response),
        body: ByteStream(
          response, keeping: pinned, idleTimeout: call.idleTimeout, failure: failure))
    } catch {
      throw failure(error)
    }
  }

  private func request(for call: HTTPCall) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: call.url)
    request.method = HTTPMethod(rawValue: call.request.method.rawValue)
    request.headers.add(name: "User-Agent", value: "Daybook/\(configuration.version)")
    request.headers.add(name: "Accept-Encoding", value: "gzip, deflate")
    for name in Set(call.request.headerFields.map(\.name)) {
      request.headers.remove(name: name.rawName)
      for value in call.request.headerFields[values: name] {
        request.headers.add(name: name.rawName, value: value)
      }
    }
    var body = call.body
    if call.packsBody, let packed = Gzip.pack(body), packed.count < body.count {
      request.headers.replaceOrAdd(name: "Content-Encoding", value: "gzip")
      body = packed
    }
    if !body.isEmpty { request.body = .bytes(ByteBuffer(bytes: body)) }
    return request
  }

  private func head(of response: HTTPClientResponse) -> HTTPResponse {
    var fields = HTTPFields()
    let isUnpacked = ["gzip", "deflate"].contains(
      response.headers.first(name: "Content-Encoding")?.lowercased())
    for (name, value) in response.headers {
      guard let name = HTTPField.Name(name) else { continue }
      // These fields describe the compressed body, which the caller never sees.
      if isUnpacked && (name == .contentEncoding || name == .contentLength) { continue }
      fields.append(HTTPField(name: name, value: value))
    }
    let status = HTTPResponse.Status(code: min(max(Int(response.status.code), 0), 999))
    return HTTPResponse(status: status, headerFields: fields)
  }

  private func connections(to host: String, over scheme: String?) throws -> Connections {
    try lock.withLock {
      guard !isShutDown else { throw NetError.cancelled }
      if let proxy, scheme == "https", proxy.serves(host) {
        let connections = try proxied ?? make(through: proxy)
        proxied = connections
        return connections
      }
      let connections = try direct ?? make(through: nil)
      direct = connections
      return connections
    }
  }

  /// Returns connections pinned to one public address; `nil` for requests without that restriction
  /// and behind a proxy. Throws ``NetError/refused(host:)``.
  private func pinned(to host: String, for call: HTTPCall) async throws -> PinnedConnections? {
    guard call.isForPublicHost, !(proxy?.serves(host) ?? false) else { return nil }
    let addresses = try await configuration.findAddresses(host)
    guard let address = addresses.first, addresses.allSatisfy(configuration.isPublic) else {
      throw NetError.refused(host: host)
    }
    return PinnedConnections(try make(through: nil, reaching: [host: address]))
  }

  private func make(
    through proxy: WebProxy?, reaching addresses: [String: String] = [:]
  ) throws -> Connections {
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.minimumTLSVersion = .tlsv12
    if let file = configuration.trustRootsFile {
      // Read here for a clear error; the connection would report it later and with less detail.
      do { tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMFile(file)) } catch {
        throw NetError.unusableTrustRoots
      }
    }
    var settings = Connections.Configuration(
      tlsConfiguration: tls, redirectConfiguration: .disallow,
      timeout: .init(connect: TimeAmount(configuration.connectTimeout)),
      decompression: .enabled(limit: .size(configuration.unpackingLimit)))
    settings.proxy = proxy?.server
    settings.dnsOverride = addresses
    // Retries are a separate layer; here they would only delay a refusal until the time-out.
    settings.connectionPool.retryConnectionEstablishment = false
    return Connections(
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: settings)
  }
}
