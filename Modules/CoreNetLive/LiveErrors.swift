import AsyncHTTPClient
import CoreNet
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension NetError {
  /// Maps an error of the transport; `limit` is the limit for decompression.
  init(_ error: any Error, host: String, limit: Int) {
    self =
      switch error {
      case let error as NetError: error
      case is CancellationError: .cancelled
      case let error as HTTPClientError: NetError(error)
      case let error as NIOConnectionError: NetError(error, host: host, limit: limit)
      case let error as IOError: NetError(errno: error.errnoCode, host: host)
      case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .tls(host: host)
      case NIOHTTPDecompression.DecompressionError.limit: .bodyTooLarge(limit: limit)
      case is NIOHTTPDecompression.DecompressionError,
        is NIOHTTPDecompression.ExtraDecompressionError:
        .decoding
      case HTTPParserError.invalidEOFState: .connectionLost
      case is HTTPParserError: .decoding
      case ChannelError.connectTimeout: .timedOut
      default: .connectionLost
      }
  }

  private init(_ error: HTTPClientError) {
    self =
      switch error {
      case .invalidURL, .emptyHost, .emptyScheme: .invalidURL
      case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
        .httpProxyHandshakeTimeout, .socksHandshakeTimeout, .getConnectionFromPoolTimeout:
        .timedOut
      case .cancelled, .alreadyShutdown, .requestStreamCancelled: .cancelled
      default: .connectionLost
      }
  }

  private init(_ error: NIOConnectionError, host: String, limit: Int) {
    // With an unknown name, both lookups fail; otherwise connecting failed.
    if let failure = error.connectionErrors.last?.error {
      self = NetError(failure, host: host, limit: limit)
    } else {
      self = .dns(host: host)
    }
  }

  private init(errno: CInt, host: String) {
    self =
      switch errno {
      case ECONNREFUSED: .refused(host: host)
      case ENETUNREACH, EHOSTUNREACH, ENETDOWN: .offline
      case ETIMEDOUT: .timedOut
      default: .connectionLost
      }
  }
}
