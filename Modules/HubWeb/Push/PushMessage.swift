import CoreModels
import CoreNet
import CoreReminders
import Crypto
import Foundation
import HTTPTypes
import HubAccounts

/// A reminder as a push message.
struct PushMessage {
  let reminder: Reminder
  /// The page to open on a tap.
  let path: String

  /// The JSON for the service worker: `title`, `body`, `url` and `tag`, in at most
  /// ``PushEncryption/mostBytes``.
  func json() throws -> Data {
    var text = String(reminder.text.prefix(1500))
    while true {
      let value: JSONValue = [
        "title": .string(String(reminder.title.prefix(200))), "body": .string(text),
        "url": .string(path), "tag": .string(tag),
      ]
      let data = try JSON.data(value)
      if data.count <= PushEncryption.mostBytes { return data }
      text = text.dropLast(max(text.count / 8, 1)).trimmingWhitespace() + "…"
    }
  }

  /// Identifies the reminder, so that a second delivery replaces the first.
  private var tag: String { "daybook-" + reminder.claimID.sha256.prefix(16) }

  /// Push services keep only the last waiting message of a topic.
  private var topic: String {
    String("\(reminder.product) \(reminder.identifier)".sha256.prefix(32))
  }

  /// Returns the request to the push service (RFC 8030).
  func call(
    to subscription: PushSubscription, signedBy key: PushKey, contact: String?, at now: Instant
  ) throws -> HTTPCall {
    let encryption = PushEncryption(
      receiver: try P256.KeyAgreement.PublicKey(x963Representation: subscription.key),
      authentication: subscription.authentication)
    var call = try HTTPCall(
      .post, subscription.endpoint, body: encryption.sealed(json()), bodyLimit: 64 << 10)
    let left = max(PushDeliveries.lifetime - max(now.seconds(since: reminder.instant), 0), 60)
    for (name, value) in [
      ("TTL", "\(left)"), ("Urgency", "high"), ("Topic", topic),
      ("Content-Encoding", "aes128gcm"), ("Content-Type", "application/octet-stream"),
      ("Authorization", try key.authorization(for: call.origin, contact: contact, at: now)),
    ] {
      guard let name = HTTPField.Name(name) else { continue }
      call.request.headerFields[name] = value
    }
    // Only ``PushTurns`` repeats it.
    call.mayBeRepeated = false
    return call
  }
}
