import CoreModels
public import HTTPTypes

extension HTTPResponse {
  /// The whole seconds that the server asks to wait, 0…, from `Retry-After` as a number or as a
  /// date; a date counts from the response's own `Date`, so that a wrong clock here does no harm.
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
  /// Reads RFC 9110's preferred form, `Sun, 06 Nov 1994 08:49:37 GMT`; the obsolete ones, which no
  /// sender may generate, are `nil`.
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
