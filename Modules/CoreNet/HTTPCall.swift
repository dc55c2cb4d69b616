public import Foundation
public import HTTPTypes

/// A request with its limits.
public struct HTTPCall: Sendable, Hashable {
  /// The method, URL and headers.
  public var request: HTTPRequest
  /// The body; may be empty.
  public var body: Data
  /// `true` to compress the body with gzip if that is shorter, for servers that accept it.
  public var packsBody = false
  /// The time limit for the whole exchange, from connecting to the last byte of the reply.
  public var timeout: Duration
  /// The maximum time without new data.
  public var idleTimeout: Duration
  /// The maximum size of the reply's body in bytes, after decompression.
  public var bodyLimit: Int
  /// `true` if layers may repeat the request. Callers that count requests set it to `false`.
  public var mayBeRepeated = true
  /// `true` to connect only to public addresses. The address that was checked is the one connected
  /// to.
  public var isForPublicHost = false
  /// `true` if redirects may lead to another origin or turn the request into a GET. Otherwise such
  /// a redirect is returned as the reply.
  public var mayBeRedirectedElsewhere = true

  /// Creates a request to an absolute http or https URL without credentials. By default, it is
  /// limited to 10 seconds in total, 30 seconds without data, and 1 MiB. Throws
  /// ``NetError/invalidURL``.
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

  /// The URL without a fragment.
  public var url: String { origin + (request.path ?? "/") }

  /// The scheme, host and port, which is the scope of credentials.
  public var origin: String { "\(request.scheme ?? "")://\(request.authority ?? "")" }

  /// Throws ``NetError/insecure(host:)`` for plain http to another machine, which others could read
  /// and change.
  public func requireAllowedAddress() throws(NetError) {
    guard let target = URL(string: url).flatMap(WebTarget.init) else { throw .invalidURL }
    guard target.scheme == "https" || target.isLoopback else {
      throw .insecure(host: target.host)
    }
  }
}

/// The parts of an http or https URL.
struct WebTarget {
  let scheme: String
  /// The host in lower case, with brackets around IPv6.
  let host: String
  let port: Int?
  let path: String

  /// `nil` for another scheme, a missing host, or a URL with credentials.
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

  /// `true` if the host names this machine: 127.0.0.0/8, ::1 or localhost.
  var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    return octets.count == 4 && octets[0] == "127"
      && octets.allSatisfy { octet in
        octet.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt8(octet) != nil
      }
  }
}
