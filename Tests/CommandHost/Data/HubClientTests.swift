import CoreNet
import Foundation
import HTTPTypes
import Testing

@testable import CommandHost
@testable import CoreStorage

@Suite("The calls to a hub") struct HubClientTests {
  /// Returns how a batch is sent after a hub has reported its capabilities.
  private func packs(hubSays fields: HTTPFields) async throws -> String {
    let http = HTTPClient { call in
      var fields = fields
      for (name, value) in [("Daybook-Log", "log"), ("Daybook-Position", "0")] {
        fields[try #require(HTTPField.Name(name))] = value
      }
      // Reports the request's encoding to the test through the log's name.
      let receipt = #"{"log":"\#(call.packsBody)","before":0,"after":1,"added":1}"#
      return HTTPReply(
        .ok, headers: fields, body: Data((call.request.method == .post ? receipt : "").utf8))
    }
    let client = HubClient(url: "https://hub.example", token: "t", http: http)
    _ = try await client.remote.fetch(0)
    return try await client.remote.send(Data("batch".utf8)).log
  }

  @Test func `send packed what the hub takes packed, and nothing to an older one`() async throws {
    #expect(try await packs(hubSays: [.acceptEncoding: "gzip"]) == "true")
    #expect(try await packs(hubSays: [:]) == "false")
  }
}
