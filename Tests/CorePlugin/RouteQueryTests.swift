import CorePlugin
import HTTPTypes
import Testing

@Suite("What a path's query asks for") struct RouteQueryTests {
  private func request(_ path: String) -> RouteRequest {
    RouteRequest(HTTPRequest(method: .get, scheme: "https", authority: "hub.example", path: path))
  }

  @Test(
    arguments: [
      ("/a?day=2026", "2026"), ("/a?x=1&day=2026", "2026"), ("/a?day=1&day=2", "1"),
      ("/a?day=a+b%2Bc", "a b+c"), ("/a?day=%C4%8Daj", "čaj"), ("/a?day=a=b?c", "a=b?c"),
      ("/a?day=", ""), ("/a?day", ""), ("/a?days=1", nil), ("/a?Day=1", nil), ("/a", nil),
      ("/a?", nil), ("/day=1", nil), ("/a?day=%FF", ""), ("/a?day=%", ""),
    ] as [(String, String?)])
  func `is the first value of a name, decoded as browsers write it`(path: String, value: String?) {
    #expect(request(path).queryValue("day") == value)
    #expect(request(path).asked("day") == (value == "" ? nil : value))
  }

  @Test(
    arguments: [
      ("aZ09-._~", "aZ09-._~"), ("eva@example.org", "eva%40example.org"), ("a b+c", "a%20b%2Bc"),
      ("čaj", "%C4%8Daj"), ("/?&=#%", "%2F%3F%26%3D%23%25"), ("", ""),
    ])
  func `is written so that it is read back as it was`(text: String, encoded: String) {
    #expect(text.percentEncoded == encoded)
    #expect(request("/a?day=\(encoded)").queryValue("day") == text)
  }
}
