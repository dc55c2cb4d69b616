import CoreNet

/// The configuration of the transport.
public struct LiveConfiguration: Sendable {
  /// The version in `User-Agent: Daybook/VERSION`.
  public var version: String
  /// The time limit for lookup, connection and TLS handshake; 5 seconds by default.
  public var connectTimeout: Duration
  /// A PEM file of trusted certificates instead of the system's; by default the file named by
  /// `SSL_CERT_FILE` in the environment, if any.
  public var trustRootsFile: String?
  /// The environment with `HTTPS_PROXY`, `ALL_PROXY`, `NO_PROXY` and `SSL_CERT_FILE`; empty by
  /// default, so that no proxy is used.
  public var environment: [String: String]
  /// The maximum decompressed size of any body in bytes, regardless of the request's limit; 32 MiB
  /// by default.
  public var unpackingLimit: Int

  /// Resolves a host name, by default with the system's resolver.
  var findAddresses: @Sendable (_ host: String) async throws -> [String]
  /// Indicates whether an address is public.
  var isPublic: @Sendable (_ address: String) -> Bool = PublicHost.isAddress

  /// Creates a configuration with defaults for interactive use.
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
