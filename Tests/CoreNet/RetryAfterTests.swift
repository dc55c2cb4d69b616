import CoreModels
import HTTPTypes
import Testing

@testable import CoreNet

@Suite struct RetryAfterTests {
  @Test(arguments: [
    ("120", 120), ("0", 0), ("-1", nil), ("soon", nil), ("", nil), ("1.5", nil),
    ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sun, 06 Nov 1994 08:49:36 GMT", 0),
    ("Sun, 06 Nov 1994", nil),
  ])
  func `Seconds and dates are understood`(text: String, seconds: Int?) {
    let response = HTTPResponse(
      status: .serviceUnavailable,
      headerFields: [.date: "Sun, 06 Nov 1994 08:49:37 GMT", .retryAfter: text])
    #expect(response.retryAfter == seconds)
  }

  @Test func `A date without the server's own clock says nothing`() {
    let response = HTTPResponse(
      status: .tooManyRequests, headerFields: [.retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT"])
    #expect(response.retryAfter == nil)
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
    ("Mon, 29 Feb 2028 23:59:59 GMT", "2028-02-29T23:59:59Z"),
    ("Mon, 29 Feb 2027 23:59:59 GMT", nil), ("Sunday, 06-Nov-94 08:49:37 GMT", nil),
    ("Sun Nov  6 08:49:37 1994", nil), ("Sun, 06 Nov 1994 08:49:37 CET", nil),
  ])
  func `Dates are those of RFC 9110`(text: String, instant: String?) {
    #expect(Instant(httpDate: text)?.description == instant)
  }
}
