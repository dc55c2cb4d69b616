import CoreModels
import CoreNet
import Foundation
import Testing

@Suite struct OutboxCallTests {
  @Test func `A call is kept in this shape`() throws {
    let call = try OutboxCall(
      id: "k1", url: "https://example.org/goals", headers: ["Content-Type": "application/json"],
      secretHeaders: ["Authorization": "aclio.token"], body: Data("{}".utf8), createdAt: noon)
    #expect(
      try JSON.text(call) == """
        {"attempts":0,"body":"e30=","created_at":"\(noon)",\
        "headers":{"Content-Type":"application/json"},"id":"k1","method":"POST",\
        "next_attempt_at":"\(noon)","position":0,\
        "secret_headers":{"Authorization":"aclio.token"},"state":"pending",\
        "url":"https://example.org/goals"}
        """)
    #expect(try JSONValue(encoding: call).decode(OutboxCall.self) == call)
  }

  @Test(arguments: ["authorization", "Cookie", "X-API-Key", "not a header"])
  func `Secrets are kept by name only`(header: String) {
    #expect(throws: NetError.secretInOutbox(header: header)) {
      try OutboxCall(id: "k", url: "https://example.org/", headers: [header: "s"], createdAt: noon)
    }
  }

  @Test func `An address that could never be called is refused at once`() {
    #expect(throws: NetError.invalidURL) { try OutboxCall(id: "k", url: "x", createdAt: noon) }
    #expect(throws: NetError.insecure(host: "example.org")) {
      try OutboxCall(id: "k", url: "http://example.org/", createdAt: noon)
    }
  }
}
