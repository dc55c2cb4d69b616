import CoreModels
import Crypto
import Foundation
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("A browser that wants to be reminded") struct PushSubscriptionTests {
  private static let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64URL
  private static let secret = "BTBZMqHH6r4Tts7J_aSIgg"

  private func subscription(
    _ endpoint: String, key: String = key, secret: String = secret, allowing: String? = nil
  ) throws -> PushSubscription {
    try PushSubscription(
      endpoint: endpoint, key: key, authentication: secret, session: "s",
      at: Instant(milliseconds: 0), allowing: allowing)
  }

  @Test(arguments: [
    "https://fcm.googleapis.com/fcm/send/a:b-c",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/QL", "https://wns2-par02p.notify.windows.com/w/?token=a%3d",
  ])
  func `has its messages at a push service`(_ endpoint: String) throws {
    #expect(try subscription(endpoint).endpoint == endpoint)
  }

  @Test(arguments: [
    "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://10.0.0.8/x",
    "https://192.168.1.1:8443/x", "https://169.254.169.254/latest/meta-data",
    "https://printer.local/",
    "https://[fd00::1]/x", "https://2130706433/x", "https://0x7f.1/", "https://intranet/x",
    "https://172.16.0.1/", "https://100.64.1.1/", "https://[::ffff:10.0.0.1]/",
    "http://push.example.org/x", "ftp://push.example.org/x", "https://user@push.example.org/x",
    "file:///etc/passwd", "", "push.example.org",
  ])
  func `cannot make the hub call its own network`(_ endpoint: String) {
    #expect(throws: PushError.foreignAddress) { try subscription(endpoint) }
  }

  @Test func `may be at a service that the operator named`() throws {
    let own = "http://127.0.0.1:9000/push/1"
    #expect(try subscription(own, allowing: "http://127.0.0.1:9000").endpoint == own)
    #expect(throws: PushError.foreignAddress) {
      try subscription(own, allowing: "http://127.0.0.1:9001")
    }
  }

  @Test(arguments: [
    ("", secret), ("AAAA", secret), (String(repeating: "A", count: 87), secret), (key, ""),
    (key, "AAAA"), (key + "é", secret), (key, "not base64 at all"),
  ])
  func `has keys that fit`(key: String, secret: String) {
    #expect(throws: PushError.badSubscription) {
      try subscription("https://push.example.org/x", key: key, secret: secret)
    }
  }

  @Test func `has an address of a bounded length, in plain letters`() {
    for path in [String(repeating: "a", count: 2100), "a b", "é", "a\nb"] {
      #expect(throws: PushError.badSubscription) {
        try subscription("https://push.example.org/" + path)
      }
    }
  }
}
