import CoreModels
import CoreNet
public import CoreReminders
import Foundation
import HTTPTypes

extension World {
  /// Delivers a reminder. Its errors contain no addresses.
  public func deliver(_ reminder: Reminder, through channel: ReminderChannel) async throws {
    switch channel {
    case .desktop: try await notifier.show(reminder.title, reminder.text)
    case .file(let path):
      let words = "\(reminder.title): \(reminder.text)".map { $0.isNewline ? " " : $0 }
      let date = calendar.wallDate(of: reminder.time, on: reminder.day)
      try await notifier.append("\(date) \(reminder.time) \(String(words))", path)
    case .webhook(let address): try await post(reminder.json, to: address)
    case .ntfy(let address):
      let topic = try NtfyTopic(address)
      try await post(
        [
          "topic": .string(topic.name), "title": .string(reminder.title),
          "message": .string(reminder.text),
        ], to: topic.server)
    }
  }

  private func post(_ value: JSONValue, to address: String) async throws {
    let call = try HTTPCall(
      .post, address, headers: [.contentType: "application/json"], body: JSON.data(value))
    do {
      _ = try await http.fetch(call).requireSuccess()
    } catch NetError.offline where isOffline {
      throw ReminderError.keptOffline
    } catch NetError.status(401, _), NetError.status(403, _) {
      throw ReminderError.addressRefuses
    }
  }
}

extension ReminderChannel {
  /// Throws ``NetError`` or ``ReminderError/noTopic`` if the address can never be used.
  func requireAllowedAddress() throws {
    switch self {
    case .desktop, .file: return
    case .webhook(let address): try HTTPCall(.post, address).requireAllowedAddress()
    case .ntfy(let address):
      try HTTPCall(.post, address).requireAllowedAddress()
      _ = try NtfyTopic(address)
    }
  }
}

/// A topic of an ntfy server, split for publishing as JSON, which supports all scripts.
struct NtfyTopic: Hashable {
  /// The address to post to, including a query, which may carry a token.
  let server: String
  let name: String

  /// Splits `https://ntfy.sh/topic`; throws ``ReminderError/noTopic``.
  init(_ address: String) throws(ReminderError) {
    let parts = address.split(separator: "?", maxSplits: 1)
    guard let path = parts.first, let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      path[path.index(before: slash)] != "/"
    else { throw .noTopic }
    name = String(path[path.index(after: slash)...])
    guard (1...64).contains(name.utf8.count),
      name.utf8.allSatisfy({ byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
      })
    else { throw .noTopic }
    server = path[...slash] + (parts.count > 1 ? "?\(parts[1])" : "")
  }
}
