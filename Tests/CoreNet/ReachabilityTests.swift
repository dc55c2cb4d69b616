import CoreNet
import HTTPTypes
import Testing

@Suite struct ReachabilityTests {
  let reachability = Reachability()

  @Test func `At first nothing is known`() {
    #expect(reachability.state == .unknown)
  }

  @Test func `Calls tell, whatever the server says`() async throws {
    let server = ScriptedServer(
      answer(.internalServerError), failure(.dns(host: "a")), failure(.cancelled), answer(.ok))
    let client = server.client.observed(by: reachability)
    let call = try HTTPCall(.get, "https://example.org/")
    _ = try await client.fetch(call)
    #expect(reachability.state == .reachable)
    await #expect(throws: NetError.dns(host: "a")) { try await client.fetch(call) }
    #expect(reachability.state == .unreachable)
    await #expect(throws: NetError.cancelled) { try await client.fetch(call) }
    #expect(reachability.state == .unreachable)
    _ = try await client.fetch(call)
    #expect(reachability.state == .reachable)
  }

  func check(_ client: HTTPClient, sleep: @escaping @Sendable (Duration) async throws -> Void)
    async throws -> Reachability.State
  {
    try await reachability.check(
      "https://example.org/", with: client, within: .seconds(1), sleep: sleep)
  }

  @Test func `A server that answers in time is reachable`() async throws {
    let server = ScriptedServer(answer(.notFound))
    #expect(try await check(server.client, sleep: forever) == .reachable)
    #expect(server.calls.map(\.request.method) == [.head])
    #expect(reachability.state == .reachable)
  }

  @Test func `A refusal is an answer too`() async throws {
    let server = ScriptedServer(failure(.refused(host: "a")))
    #expect(try await check(server.client, sleep: forever) == .unreachable)
  }

  @Test func `A server that is silent is unreachable, and is left alone`() async throws {
    try await confirmation { cancelled in
      let (ended, end) = AsyncStream.makeStream(of: Void.self)
      let silent = HTTPClient { _ in
        defer { end.finish() }
        do { try await forever(.zero) } catch { cancelled() }
        throw NetError.cancelled
      }
      let state = try await check(silent, sleep: { _ in })
      #expect(state == .unreachable)
      for await _ in ended {}
    }
    #expect(reachability.state == .unreachable)
  }

  @Test func `An answer that says nothing about the network changes nothing`() async throws {
    let server = ScriptedServer(failure(.cancelled))
    #expect(try await check(server.client, sleep: forever) == .unknown)
  }

  @Test func `Only allowed addresses are probed`() async {
    await #expect(throws: NetError.insecure(host: "example.org")) {
      try await reachability.check(
        "http://example.org/", with: .unavailable, within: .seconds(1), sleep: forever)
    }
  }
}

/// Ends with its task only.
private let forever: @Sendable (Duration) async throws -> Void = { _ in
  try await Task.sleep(for: .seconds(3600))
}
