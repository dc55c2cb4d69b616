import CoreModels
import Foundation
import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The browser that somebody logs in with") struct LogInDeviceTests {
  private static let email = "eva@example.org"

  private func logIn(
    _ stage: GateStage, _ password: String, cookie: String? = nil, from address: String
  ) async throws -> GateStage.Answer {
    var fields = ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"]
    fields["Cookie"] = cookie
    return try await stage.call(
      .post, "/log-in", fields, body: "email=\(Self.email)&password=\(password)", from: address)
  }

  /// Returns the cookies set by a response, by name.
  private func cookies(_ answer: GateStage.Answer) -> [String: String] {
    Dictionary(
      answer.fields[values: .setCookie].map { field in
        let parts = field.split(separator: "=", maxSplits: 1)
        return (String(parts[0]), String(parts[1].prefix { $0 != ";" }))
      }
    ) { first, _ in first }
  }

  @Test func `is known afterwards, wherever it is, and let in while a guesser waits`() async throws
  {
    let stage = try GateStage(multiUser: true)
    try await stage.hub.services.accounts.register(email: Self.email, password: "a heron 8")
    let first = try await logIn(stage, "a heron 8", from: "198.51.100.1")
    #expect(first.status == 303)
    let device = try #require(cookies(first)["daybook_device"])
    #expect(device.utf8.count == 43)
    let field = first.fields[values: .setCookie].first { $0.hasPrefix("daybook_device") } ?? ""
    for part in ["; Path=/log-in", "; HttpOnly", "; SameSite=Lax"] { #expect(field.contains(part)) }

    for _ in 0...LogInThrottle.free {
      _ = try await logIn(stage, "guess guess", from: "203.0.113.9")
    }
    #expect(try await logIn(stage, "a heron 8", from: "203.0.113.10").status == 429)
    let other = String(repeating: "A", count: 43)
    let forged = try await logIn(
      stage, "a heron 8", cookie: "daybook_device=\(other)", from: "203.0.113.10")
    #expect(forged.status == 429)
    let known = try await logIn(
      stage, "a heron 8", cookie: "a=b; daybook_device=\(device)", from: "203.0.113.10")
    #expect(known.status == 303)
    #expect(cookies(known)["daybook_device"] == device)
  }

  @Test(
    arguments: [
      ("", "", "127.0.0.1", 303), ("https://day.example.org", "", "127.0.0.1", 429),
      ("https://day.example.org", "", "10.0.0.1", 429),
      ("https://day.example.org", "127.0.0.1", "127.0.0.1", 429),
      ("https://day.example.org", "127.0.0.1", "198.51.100.1", 303),
    ])
  func `is not known by the address of a proxy, behind which anybody is`(
    publicURL: String, proxies: String, address: String, status: Int
  ) async throws {
    let stage = try GateStage(multiUser: true, proxies: proxies, publicURL: publicURL)
    try await stage.hub.services.accounts.register(email: Self.email, password: "a heron 8")
    #expect(try await logIn(stage, "a heron 8", from: address).status == 303)
    for _ in 0...LogInThrottle.free { _ = try await logIn(stage, "guess guess", from: address) }
    #expect(try await logIn(stage, "a heron 8", from: address).status == status)
  }
}
