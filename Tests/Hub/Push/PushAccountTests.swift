import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Crypto
import Foundation
import GroundingSun
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Reminders in the browsers of people with accounts") struct PushAccountTests {
  private let browser = P256.KeyAgreement.PrivateKey()

  private func subscription(_ endpoint: String, _ session: String, _ now: Instant) throws
    -> PushSubscription
  {
    try PushSubscription(
      endpoint: endpoint, key: browser.publicKey.x963Representation.base64URL,
      authentication: Data(count: 16).base64URL, session: session, at: now, allowing: nil)
  }

  @Test func `come to their own browsers, go with the account, and are the last one’s`()
    async throws
  {
    let service = PushService()
    var inner = try Stage(kinds: GroundingSunPlugin().records)
    inner.world.http = service.client
    let stage = try GateStage(multiUser: true, plugins: [GroundingSunPlugin()], stage: inner)
    let key = try await stage.key()
    let (hub, gate, now) = (stage.hub, stage.hub.services.gate, inner.world.now())
    var people: [Person] = []
    for (index, email) in ["a@example.org", "b@example.org", "c@example.org"].enumerated() {
      _ = try await stage.registered(email, key: key)
      let person = try #require(try await gate.accounts.account(of: email)).person
      people.append(person)
      var world = inner.world
      world.store = world.store.profile(named: person.id)
      var theirs = inner
      theirs.world = world
      try await theirs.run(GroundingSunPlugin.self, ["remind", "on", "--at", "10:00"])
      guard index < 2 else { continue }
      _ = try await gate.sessions.begin(for: person, device: "Firefox")
      let session = try #require(try await gate.sessions.list(of: person.id).first)
      // A browser used by both, one after the other.
      try await hub.services.pushSubscriptions.add(
        subscription("https://push.example.org/shared", session.id, now), of: person.id)
    }
    #expect(try await hub.services.pushSubscriptions.list(of: people[0].id).isEmpty)
    for person in people.prefix(2) {
      let session = try #require(try await gate.sessions.list(of: person.id).first)
      try await hub.services.pushSubscriptions.add(
        subscription("https://push.example.org/\(person.id)", session.id, now), of: person.id)
    }
    inner.clock.advance(seconds: 1860)
    for job in [Job.reminders, .push] { try await JobLoop(hub: hub, jobs: [job]).step() }
    #expect(
      service.calls.map(\.url).sorted()
        == people.prefix(2).map { "https://push.example.org/\($0.id)" }.sorted())
    try await gate.accounts.delete(people[0].id)
    let kept = try await inner.world.store.read { snapshot in
      try (
        snapshot.registry.list(RegistryNamespace<PushSubscription>("push_subscription")).count,
        snapshot.registry.list(RegistryNamespace<PushDeliveries.Delivery>("push_turn")).count
      )
    }
    #expect(kept == (1, 1))
  }
}
