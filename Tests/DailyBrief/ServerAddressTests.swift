import Testing

@testable import DailyBrief

@Suite("A server's address as it is typed") struct ServerAddressTests {
  @Test(arguments: [
    ("https://brief.example.org/", "https://brief.example.org"),
    ("brief.example.org", "https://brief.example.org"),
    ("brief.example.org:8443/api/", "https://brief.example.org:8443/api"),
    ("127.0.0.1:5221", "http://127.0.0.1:5221"), ("localhost:5221", "http://localhost:5221"),
  ])
  func `needs no scheme`(typed: String, address: String) throws {
    #expect(try ServerAccount.server(typed: typed) == address)
  }

  @Test(arguments: ["https://brief.example.org/?a=b", "brief.example.org#top", "", "ftp://a.org"])
  func `is refused where paths would get lost in it`(typed: String) {
    #expect(throws: ServerError.self) { try ServerAccount.server(typed: typed) }
  }
}
