import CoreModels
import Foundation

/// A mail in wire format (RFC 5322), encoded so that no input can add a header line.
struct SMTPMessage: Sendable {
  let message: MailMessage
  let sender: String
  let date: Instant
  /// A unique message id without brackets.
  let id: String

  /// `true` if a text is safe between the angle brackets of an address.
  static func isAddress(_ text: String) -> Bool {
    text.contains("@") && !text.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
      && !text.contains { "<>\"(),;\\".contains($0) }
  }

  /// Header and body. Lines end in CR LF, and none begins with a dot.
  var text: String {
    let fields = [
      "Date: \(dateField)", "From: <\(sender)>", "To: <\(message.recipient)>",
      "Message-ID: <\(id)>", "Subject: \(Self.encoded(message.subject))", "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64",
      "Auto-Submitted: auto-generated",
    ]
    let body = Data(message.text.utf8).base64EncodedString(
      options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed])
    return fields.joined(separator: "\r\n") + "\r\n\r\n" + body + "\r\n"
  }

  /// Encodes text as ASCII words (RFC 2047).
  private static func encoded(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    for character in text {
      if (word + String(character)).utf8.count > 42 {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    words.append(word)
    return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }
      .joined(separator: "\r\n ")
  }

  private var dateField: String {
    let utc = DayCalendar { _ in 0 }
    let (day, seconds) = utc.wallClock(at: date)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let weekday = day.weekday.name.prefix(3).capitalized
    return "\(weekday), \(two(day.day)) \(months[day.month - 1]) \(day.year) "
      + "\(utc.timeOfDay(at: date)):\(two(seconds % 60)) +0000"
  }
}
