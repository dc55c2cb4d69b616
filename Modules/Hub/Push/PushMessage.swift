import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import Crypto
import Foundation
import HTTPTypes

/// A reminder as a browser's push service takes it.
struct PushMessage {
  let reminder: Reminder
  /// Where a tap on it leads.
  let path: String

  /// The JSON that the service worker shows: `title`, `body`, `url` and `tag`, in at most
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

  /// The same for the same reminder, so that one that comes a second time takes its own place.
  private var tag: String { "daybook-" + reminder.claimID.sha256.prefix(16) }

  /// Of messages of one topic that wait, push services keep the last.
  private var topic: String {
    String("\(reminder.product) \(reminder.identifier)".sha256.prefix(32))
  }

  /// The call of the push service (RFC 8030).
  func call(
    to subscription: PushSubscription, signedBy key: PushKey, contact: String?, at now: Instant
  ) throws -> HTTPCall {
    let encryption = PushEncryption(
      receiver: try P256.KeyAgreement.PublicKey(x963Representation: subscription.key),
      authentication: subscription.authentication)
    var call = try HTTPCall(
      .post, subscription.endpoint, body: encryption.sealed(json()), bodyLimit: 64 << 10)
    let left = max(PushTurns.lifetime - max(now.seconds(since: reminder.instant), 0), 60)
    for (name, value) in [
      ("TTL", "\(left)"), ("Urgency", "high"), ("Topic", topic),
      ("Content-Encoding", "aes128gcm"), ("Content-Type", "application/octet-stream"),
      ("Authorization", try key.authorization(for: call.origin, contact: contact, at: now)),
    ] {
      guard let name = HTTPField.Name(name) else { continue }
      call.request.headerFields[name] = value
    }
    // It is tried again by turns alone.
    call.mayBeRepeated = false
    return call
  }
}
