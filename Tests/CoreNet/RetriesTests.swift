import CoreNet
import Foundation
import HTTPTypes
import Testing

@Suite struct RetriesTests {
  let waits = Waits()

  func fetch(
    _ server: ScriptedServer, _ method: HTTPRequest.Method = .get, key: String? = nil
  ) async throws -> Int {
    var call = try HTTPCall(method, "https://example.org/")
    call.request.headerFields.idempotencyKey = key
    let client = server.client.retrying(sleep: waits.sleep, random: { 0 })
    return try await client.fetch(call).response.status.code
  }

  @Test func `Trouble passes after a while`() async throws {
    let server = ScriptedServer(
      answer(.internalServerError), failure(.refused(host: "")), answer(.ok))
    #expect(try await fetch(server) == 200)
    #expect(waits.all == [.milliseconds(125), .milliseconds(250)])
  }

  @Test func `When it does not pass, the last answer counts`() async throws {
    let server = ScriptedServer(
      answer(.serviceUnavailable), failure(.connectionLost), answer(.badGateway))
    #expect(try await fetch(server) == 502)
    let broken = ScriptedServer(
      failure(.connectionLost), failure(.connectionLost), failure(.refused(host: "a")))
    await #expect(throws: NetError.refused(host: "a")) { try await fetch(broken) }
  }

  @Test(arguments: [400, 401, 403, 404, 409, 410, 422, 501, 505])
  func `What will not change is not asked again`(status: Int) async throws {
    let server = ScriptedServer(answer(.init(code: status)))
    #expect(try await fetch(server) == status)
  }

  @Test(arguments: [408, 425, 429])
  func `Some refusals are only for now`(status: Int) async throws {
    let server = ScriptedServer(answer(.init(code: status)), answer(.ok))
    #expect(try await fetch(server) == 200)
  }

  @Test(arguments: [NetError.offline, .dns(host: ""), .tls(host: ""), .timedOut, .cancelled])
  func `Nobody waits for a network that is not there`(error: NetError) async throws {
    let server = ScriptedServer(failure(error))
    await #expect(throws: error) { try await fetch(server) }
  }

  @Test(arguments: [HTTPRequest.Method.post, .patch])
  func `What may not happen twice is sent once`(method: HTTPRequest.Method) async throws {
    let server = ScriptedServer(answer(.serviceUnavailable))
    #expect(try await fetch(server, method) == 503)
    let marked = ScriptedServer(answer(.serviceUnavailable), answer(.ok))
    #expect(try await fetch(marked, method, key: "k1") == 200)
    #expect(marked.calls.map(\.request.headerFields.idempotencyKey) == ["k1", "k1"])
  }

  @Test(arguments: [HTTPRequest.Method.head, .options, .put, .delete])
  func `What may happen twice is repeated`(method: HTTPRequest.Method) async throws {
    #expect(try await fetch(ScriptedServer(answer(.badGateway), answer(.ok)), method) == 200)
  }

  @Test func `What is counted by its caller is sent once`() async throws {
    let server = ScriptedServer(answer(.badGateway))
    var call = try HTTPCall(.get, "https://example.org/")
    call.mayBeRepeated = false
    let client = server.client.retrying(sleep: waits.sleep, random: { 0 })
    #expect(try await client.fetch(call).response.status == .badGateway)
    #expect(waits.all.isEmpty)
  }

  @Test func `The server's wish for a pause is granted`() async throws {
    let server = ScriptedServer(
      answer(.tooManyRequests, headers: [.retryAfter: "2"]),
      answer(
        .serviceUnavailable,
        headers: [
          .date: "Sun, 06 Nov 1994 08:49:37 GMT", .retryAfter: "Sun, 06 Nov 1994 08:49:40 GMT",
        ]), answer(.ok))
    #expect(try await fetch(server) == 200)
    #expect(waits.all == [.seconds(2), .seconds(3)])
  }

  @Test func `A long pause is the caller's to take`() async throws {
    let server = ScriptedServer(answer(.tooManyRequests, headers: [.retryAfter: "3600"]))
    #expect(try await fetch(server) == 429)
    #expect(waits.all.isEmpty)
  }

  @Test func `Giving up while waiting ends it`() async throws {
    let server = ScriptedServer(answer(.badGateway))
    let client = server.client.retrying(sleep: { _ in throw CancellationError() }, random: { 0 })
    await #expect(throws: NetError.cancelled) {
      try await client.fetch(HTTPCall(.get, "https://example.org/"))
    }
  }
}
