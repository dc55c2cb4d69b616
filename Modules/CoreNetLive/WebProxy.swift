import AsyncHTTPClient
import Foundation

/// The proxy named by the environment, for https only; plain http stays on this machine.
struct WebProxy {
  let server: AsyncHTTPClient.HTTPClient.Configuration.Proxy
  /// Hosts to reach directly: names with their subdomains, or `*`.
  private let exceptions: [String]

  /// `nil` without a valid `http://[user:password@]host[:port]`.
  init?(environment: [String: String]) {
    func value(_ name: String) -> String? {
      let value = environment[name.lowercased()] ?? environment[name]
      return value?.isEmpty == false ? value : nil
    }
    guard let text = value("HTTPS_PROXY") ?? value("ALL_PROXY"),
      let parts = URLComponents(string: text.contains("://") ? text : "http://\(text)"),
      parts.scheme == "http", let host = parts.host, !host.isEmpty
    else { return nil }
    server = .server(
      host: host, port: parts.port ?? 80,
      authorization: parts.user.map { .basic(username: $0, password: parts.password ?? "") })
    exceptions = (value("NO_PROXY") ?? "").lowercased().split(separator: ",").map {
      String($0.trimmingCharacters(in: .whitespaces).drop { $0 == "." })
    }
  }

  /// `true` if requests to the host use the proxy.
  func serves(_ host: String) -> Bool {
    let host = host.lowercased()
    let isLocal = host == "localhost" || host.hasPrefix("127.") || host == "::1"
    return !isLocal
      && !exceptions.contains { $0 == "*" || host == $0 || host.hasSuffix(".\($0)") }
  }
}
