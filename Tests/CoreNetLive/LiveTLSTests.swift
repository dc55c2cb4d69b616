import CoreNet
import Foundation
import HTTPTypes
import NIOCore
import NIOPosix
import NIOSSL
import Testing

@Suite struct LiveTLSTests {
  @Test func `A server whose certificate is not trusted is not spoken to`() async throws {
    try await withServer { url in
      await #expect(throws: NetError.tls(host: "127.0.0.1")) {
        try await live().fetch(patientCall(.get, url))
      }
    }
  }

  @Test func `A person's own certificates can be trusted`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pem")
    try Data(certificate.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withServer { url in
      let client = live(trustRootsFile: file.path())
      let reply = try await client.fetch(patientCall(.get, url))
      #expect(String(decoding: reply.body, as: UTF8.self) == "private")
    }
    try await withServer(newest: .tlsv11) { url in
      let client = live(trustRootsFile: file.path())
      await #expect(throws: NetError.tls(host: "127.0.0.1")) {
        try await client.fetch(patientCall(.get, url))
      }
    }
  }

  /// A server with TLS that says one thing whatever it is asked.
  func withServer(newest: TLSVersion? = nil, _ body: (String) async throws -> Void) async throws {
    var tls = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8)).map {
        .certificate($0)
      },
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
    tls.minimumTLSVersion = .tlsv1
    tls.maximumTLSVersion = newest
    let context = try NIOSSLContext(configuration: tls)
    let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(
            NIOSSLServerHandler(context: context), OneAnswer())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(server.localAddress?.port)
    try await body("https://127.0.0.1:\(port)/")
    try await server.close()
  }
}

private final class OneAnswer: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\nprivate"
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
  }

  /// A client that turns away is what these tests are about.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}

// Made for these tests with openssl: an elliptic key, and a certificate for 127.0.0.1 until
// 2119 that nobody trusts.
let certificate = """
  -----BEGIN CERTIFICATE-----
  MIIBYTCCAQigAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxEYXlib29r
  IHRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjExOTEyMzEwMDAwMDBaMBcxFTATBgNV
  BAMMDERheWJvb2sgdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABIEXdTQj
  MBpZ9M2dadTqJLm3iBP2RgGbNu4WAkVIJlsXkFwAaSVmEL4yS3Zh0Sx9S+7GCT59
  WgLGqcZR/Hn5p7+jQzBBMA8GA1UdEQQIMAaHBH8AAAEwDwYDVR0TAQH/BAUwAwEB
  /zAdBgNVHQ4EFgQUistqRoMVoUtPu/hrg6zYGEkbwLcwCgYIKoZIzj0EAwIDRwAw
  RAIgEWLjISbazT9u0HET9N6JqzHduAqqIyNAGriC1rAWcZoCIDrkLw9hw5Pd1jag
  ayb6/iWyG5Tz0kox++u5mgUTrE9e
  -----END CERTIFICATE-----
  """

private let key = """
  -----BEGIN PRIVATE KEY-----
  MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjcwSdJskFwNAqsHV
  lpDkfIUn9vxwoHg1RTvPQfpIvQGhRANCAASBF3U0IzAaWfTNnWnU6iS5t4gT9kYB
  mzbuFgJFSCZbF5BcAGklZhC+Mkt2YdEsfUvuxgk+fVoCxqnGUfx5+ae/
  -----END PRIVATE KEY-----
  """
