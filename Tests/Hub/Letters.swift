import Foundation
import Synchronization
import Testing

@testable import HubAccounts

/// A mail server that hands its mails to a test.
final class Letters: Sendable {
  private let arriving = AsyncStream<MailMessage>.makeStream()
  private let arrived = Mutex<[MailMessage]>([])

  var mailer: Mailer { Mailer { [self] in arriving.continuation.yield($0) } }

  /// Waits for the next mail to an address.
  func next(to recipient: String) async throws -> MailMessage {
    func found() -> MailMessage? {
      arrived.withLock { letters in
        letters.firstIndex { $0.recipient == recipient }.map { letters.remove(at: $0) }
      }
    }
    if let letter = found() { return letter }
    for await letter in arriving.stream {
      arrived.withLock { $0.append(letter) }
      if let letter = found() { return letter }
    }
    return try #require(nil)
  }

  /// Waits for the next mail to an address and returns the path of its link.
  func path(to recipient: String) async throws -> String {
    let text = try await next(to: recipient).text
    let link = try #require(text.split(whereSeparator: \.isNewline).first { $0.contains("://") })
    return try #require(URL(string: String(link))).absoluteString
      .replacing(#/^https?:\/\/[^\/]+/#, with: "")
  }
}
