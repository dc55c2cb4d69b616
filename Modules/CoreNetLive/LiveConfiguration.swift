import CoreNet

/// What the transport needs to know from its host.
public struct LiveConfiguration: Sendable {
  /// Sent as `User-Agent: Daybook/VERSION`.
  public var version: String
  /// The bound on finding, reaching and greeting a server; by default 5 seconds.
  public var connectTimeout: Duration
  /// A PEM file of the certificates to trust instead of the system's; by default the one that
  /// `SSL_CERT_FILE` of the environment names, if any.
  public var trustRootsFile: String?
  /// The process's environment, read for `HTTPS_PROXY`, `ALL_PROXY`, `NO_PROXY` and
  /// `SSL_CERT_FILE`; by default empty, so that no proxy is used.
  public var environment: [String: String]
  /// The most bytes that any one body may unpack to, whatever its call allows; by default 32 MiB.
  public var unpackingLimit: Int

  /// The addresses of a name, by default as the system finds them.
  var findAddresses: @Sendable (_ host: String) async throws -> [String]
  /// Whether an address is one of the open internet.
  var isPublic: @Sendable (_ address: String) -> Bool = PublicHost.isAddress

  /// Defaults that suit a person waiting at a terminal.
  public init(
    version: String, connectTimeout: Duration = .seconds(5), trustRootsFile: String? = nil,
    environment: [String: String] = [:], unpackingLimit: Int = 32 << 20
  ) {
    self.version = version
    self.connectTimeout = connectTimeout
    self.trustRootsFile =
      trustRootsFile
      ?? environment["SSL_CERT_FILE"].flatMap {
        $0.isEmpty ? nil : $0
      }
    self.environment = environment
    self.unpackingLimit = unpackingLimit
    findAddresses = { try await HostLookup(host: $0, bound: connectTimeout).addresses() }
  }
}
