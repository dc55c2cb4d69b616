public import Foundation
public import HTTPTypes

/// A request with what it may cost.
public struct HTTPCall: Sendable, Hashable {
  /// Method, address and headers.
  public var request: HTTPRequest
  /// The bytes to send; empty for none.
  public var body: Data
  /// Whether the body travels in gzip's format where that is shorter: for a server that said it takes
  /// such bodies.
  public var packsBody = false
  /// The bound on the whole exchange, from connecting to the last byte of the reply.
  public var timeout: Duration
  /// The bound on silence: how long the reply may bring nothing new.
  public var idleTimeout: Duration
  /// The most bytes of the reply's body, after decompression.
  public var bodyLimit: Int
  /// Whether a layer may make the call again by itself; who counts its calls says no.
  public var mayBeRepeated = true
  /// Whether only an address of the open internet may be connected to, whatever the name says: the
  /// one that was looked at is the one that is asked.
  public var isForPublicHost = false
  /// Whether a redirect may lead to another origin or turn the call into a GET; where it may not,
  /// such a redirect is the answer.
  public var mayBeRedirectedElsewhere = true

  /// A call to an absolute http or https address without user name or password in it; throws
  /// ``NetError/invalidURL``. By default 10 seconds in all, 30 of silence, and 1 MiB.
  public init(
    _ method: HTTPRequest.Method, _ url: String, headers: HTTPFields = [:],
    body: Data = Data(), timeout: Duration = .seconds(10), idleTimeout: Duration = .seconds(30),
    bodyLimit: Int = 1 << 20
  ) throws(NetError) {
    guard let target = URL(string: url).flatMap(WebTarget.init) else { throw .invalidURL }
    request = HTTPRequest(
      method: method, scheme: target.scheme, authority: target.authority, path: target.path,
      headerFields: headers)
    self.body = body
    self.timeout = timeout
    self.idleTimeout = idleTimeout
    self.bodyLimit = bodyLimit
  }

  /// The address, without a fragment.
  public var url: String { origin + (request.path ?? "/") }

  /// Scheme, host and port: what credentials belong to.
  public var origin: String { "\(request.scheme ?? "")://\(request.authority ?? "")" }

  /// Throws ``NetError/insecure(host:)`` for plain http to another machine, where others could read
  /// and change what is said.
  public func requireAllowedAddress() throws(NetError) {
    guard let target = URL(string: url).flatMap(WebTarget.init) else { throw .invalidURL }
    guard target.scheme == "https" || target.isLoopback else {
      throw .insecure(host: target.host)
    }
  }
}

/// An http or https address, taken apart as a request needs it.
struct WebTarget {
  let scheme: String
  /// Lower case; an IPv6 address in brackets.
  let host: String
  let port: Int?
  let path: String

  /// `nil` where the address is of another scheme, has no host, or carries credentials.
  init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = parts.encodedHost?.lowercased(), !host.isEmpty,
      parts.user == nil, parts.password == nil,
      parts.port.map((1...65_535).contains) ?? true
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = parts.port == (scheme == "https" ? 443 : 80) ? nil : parts.port
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    self.path = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
  }

  var authority: String { host + (port.map { ":\($0)" } ?? "") }

  /// Whether the host is this machine by its very name: 127.0.0.0/8, ::1 or localhost.
  var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    return octets.count == 4 && octets[0] == "127"
      && octets.allSatisfy { octet in
        octet.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt8(octet) != nil
      }
  }
}
