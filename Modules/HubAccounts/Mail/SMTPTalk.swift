import Foundation
import NIOCore

/// Exchanges commands and replies with a mail server (RFC 5321).
struct SMTPTalk {
  /// A reply: its code and the text of its lines.
  struct Reply: Sendable {
    var code: Int
    var lines: [String]
  }

  private var incoming: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outgoing: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var unread = ByteBuffer()
  /// The maximum size of a reply in bytes.
  private static let longest = 16_384

  init(
    _ incoming: NIOAsyncChannelInboundStream<ByteBuffer>,
    _ outgoing: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.incoming = incoming.makeAsyncIterator()
    self.outgoing = outgoing
  }

  /// `true` if unrequested input is buffered, which must not be taken for input after STARTTLS.
  var hasUnread: Bool { unread.readableBytes > 0 }

  /// Sends a line and awaits a reply with one of the codes.
  @concurrent @discardableResult
  mutating func ask(_ line: String, expecting codes: Int...) async throws -> Reply {
    guard !line.utf8.contains(where: { $0 == 0x0D || $0 == 0x0A }) else {
      throw MailError.badAddress
    }
    try await write(line + "\r\n")
    return try await reply(expecting: codes)
  }

  /// Sends text verbatim.
  func write(_ text: String) async throws {
    try await outgoing.write(ByteBuffer(string: text))
  }

  /// Awaits a reply with one of the codes. Throws ``MailError/refused(code:text:)`` for another.
  @concurrent @discardableResult
  mutating func reply(expecting codes: [Int]) async throws -> Reply {
    var reply = Reply(code: 0, lines: [])
    while true {
      let line = try await line()
      guard line.utf8.count >= 3, let code = Int(line.prefix(3)) else { throw MailError.unreadable }
      reply.code = code
      reply.lines.append(String(line.dropFirst(4)))
      guard reply.lines.count < 200 else { throw MailError.unreadable }
      if line.dropFirst(3).first != "-" { break }
    }
    guard codes.contains(reply.code) else {
      throw MailError.refused(code: reply.code, text: reply.lines.last ?? "")
    }
    return reply
  }

  @concurrent private mutating func line() async throws -> String {
    while true {
      if let end = unread.readableBytesView.firstIndex(of: 0x0A) {
        let count = end - unread.readableBytesView.startIndex
        let line = unread.readString(length: count) ?? ""
        unread.moveReaderIndex(forwardBy: 1)
        return line.hasSuffix("\r") ? String(line.dropLast()) : line
      }
      guard unread.readableBytes < Self.longest, var part = try await incoming.next() else {
        throw MailError.unreadable
      }
      unread.writeBuffer(&part)
    }
  }
}
