import CoreNet
import Foundation
import HTTPTypes
import Loopback
import NIOCore
import NIOHTTP1
import Testing

@testable import CoreNetLive

@Suite struct LiveErrorsTests {
  let client = live()

  /// The error of a fetch from a server that does this.
  func error(
    _ reply: LoopbackReply, timeout: Duration = .seconds(60), idle: Duration = .seconds(60)
  ) async throws -> NetError? {
    let server = try LoopbackServer.start { _ in reply }
    defer { server.stop() }
    return await #expect(throws: NetError.self) {
      try await client.fetch(
        HTTPCall(.get, server.url, timeout: timeout, idleTimeout: idle))
    }
  }

  @Test func `A slow server is a time-out`() async throws {
    #expect(try await error(.slow(.seconds(9), .reply()), timeout: .milliseconds(100)) == .timedOut)
    #expect(try await error(.hang, idle: .milliseconds(100)) == .timedOut)
  }

  @Test func `So is a body that stalls, or comes for ever`() async throws {
    let piece = Data("x".utf8)
    #expect(
      try await error(.chunks([piece, piece], delay: .seconds(9)), idle: .milliseconds(100))
        == .timedOut)
    let drops = Array(repeating: piece, count: 999)
    #expect(
      try await error(.chunks(drops, delay: .milliseconds(20)), timeout: .milliseconds(150))
        == .timedOut)
  }

  @Test func `A body cut off is a lost connection`() async throws {
    let body = Data(count: 1000)
    #expect(try await error(.cutOff(after: 10, body: body)) == .connectionLost)
    let half = Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel".utf8)
    #expect(try await error(.raw(half)) == .connectionLost)
    #expect(try await error(.raw(Data())) == .connectionLost)
  }

  @Test func `A huge body is too large`() async throws {
    #expect(
      try await error(.reply(body: Data(count: 5 << 20))) == .bodyTooLarge(limit: 1 << 20))
  }

  @Test func `What is no HTTP, or not packed as it says, cannot be read`() async throws {
    #expect(try await error(.raw(Data("SSH-2.0-OpenSSH\r\n\r\n".utf8))) == .decoding)
    let fake = LoopbackReply.reply(
      headers: ["Content-Encoding": "gzip"], body: Data("not packed at all".utf8))
    #expect(try await error(fake) == .decoding)
  }

  @Test func `A port where nobody listens refuses`() async throws {
    let port = try LoopbackServer.refusingPort()
    await #expect(throws: NetError.refused(host: "127.0.0.1")) {
      try await client.fetch(HTTPCall(.get, "http://127.0.0.1:\(port)/"))
    }
  }

  @Test func `A name without an address is told apart`() async throws {
    await #expect(throws: NetError.dns(host: "nonexistent.invalid")) {
      try await client.fetch(HTTPCall(.get, "https://nonexistent.invalid/"))
    }
  }

  @Test func `A server without TLS cannot be reached over https`() async throws {
    let server = try LoopbackServer.start { _ in .reply() }
    defer { server.stop() }
    await #expect(throws: NetError.tls(host: "127.0.0.1")) {
      try await client.fetch(HTTPCall(.get, "https://127.0.0.1:\(server.port)/"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `Giving up closes the connection`() async throws {
    let server = try LoopbackServer.start { _ in .hang }
    defer { server.stop() }
    let task = Task { try await client.fetch(HTTPCall(.get, server.url)) }
    try await eventually { server.requests.count == 1 }
    task.cancel()
    await #expect(throws: NetError.cancelled) { try await task.value }
    try await eventually { server.abandonedReplies == 1 }
  }

  @Test func `Trusted certificates that cannot be read are named as the reason`() async throws {
    let file = "/nonexistent/roots.pem"
    for client in [live(trustRootsFile: file), live(environment: ["SSL_CERT_FILE": file])] {
      await #expect(throws: NetError.unusableTrustRoots) {
        try await client.fetch(HTTPCall(.get, "https://127.0.0.1:1/"))
      }
    }
  }

  @Test(arguments: [
    (IOError(errnoCode: ENETUNREACH, reason: "") as any Error, NetError.offline),
    (IOError(errnoCode: EHOSTUNREACH, reason: ""), .offline),
    (IOError(errnoCode: ECONNREFUSED, reason: ""), .refused(host: "h")),
    (IOError(errnoCode: ECONNRESET, reason: ""), .connectionLost),
    (IOError(errnoCode: ETIMEDOUT, reason: ""), .timedOut),
    (ChannelError.connectTimeout(.seconds(1)), .timedOut),
    (ChannelError.eof, .connectionLost),
    (HTTPParserError.invalidVersion, .decoding),
    (CancellationError(), .cancelled),
    (NetError.badRedirect, .badRedirect),
  ])
  func `Errors that are hard to provoke are told apart too`(error: any Error, expected: NetError) {
    #expect(NetError(error, host: "h", limit: 1) == expected)
  }
}
