import CoreModels
public import HTTPTypes

extension HTTPResponse {
  /// The server's requested wait in whole seconds, from `Retry-After` as a number or a date. A date
  /// is relative to the response's own `Date`, so that a wrong local clock does not matter.
  public var retryAfter: Int? {
    guard let text = headerFields[.retryAfter] else { return nil }
    if let seconds = Int(text) { return seconds >= 0 ? seconds : nil }
    guard let until = Instant(httpDate: text),
      let sent = headerFields[.date].flatMap(Instant.init(httpDate:))
    else { return nil }
    return max(0, until.seconds(since: sent))
  }
}

extension Instant {
  /// Parses RFC 9110's preferred format, `Sun, 06 Nov 1994 08:49:37 GMT`. The obsolete formats,
  /// which senders must not generate, return `nil`.
  init?(httpDate text: String) {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[5] == "GMT", parts[0].last == ",",
      let month = months.firstIndex(where: { $0 == parts[2] })
    else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    self.init("\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
  }
}
