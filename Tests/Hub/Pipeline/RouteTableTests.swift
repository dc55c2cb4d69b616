import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The table of routes") struct RouteTableTests {
  private var table: RouteTable<String> {
    var table = RouteTable<String>()
    table.add("health", .get, "/health")
    table.add("list", .get, "/api/countdowns/{email}")
    table.add("change", .put, "/api/countdowns/{id}")
    table.add("add", .post, "/api/countdowns")
    table.add("all", .get, "/api/countdowns/all")
    return table
  }

  private func found(_ method: HTTPRequest.Method, _ path: String) -> String {
    switch table.match(method, path[...]) {
    case .found(let value, let parameters):
      ([value] + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        .joined(separator: " ")
    case .otherMethods(let methods): methods.map(\.rawValue).sorted().joined(separator: ",")
    case .nothing: ""
    }
  }

  @Test(
    arguments: [
      (.get, "/health", "health"),
      (.post, "/health", "GET"),
      (.get, "/health/", ""),
      (.get, "//health", ""),
      (.get, "health", ""),
      (.get, "/api/countdowns/eva@example.org", "list email=eva@example.org"),
      (.get, "/api/countdowns/eva%40example.org", "list email=eva@example.org"),
      (.get, "/api/countdowns/a%2Fb", "list email=a/b"),
      (.get, "/api/countdowns/%ZZ", ""),
      (.get, "/api/countdowns/", ""),
      (.get, "/api/countdowns/all", "all"),
      (.put, "/api/countdowns/12", "change id=12"),
      (.delete, "/api/countdowns/12", "GET,PUT"),
      (.post, "/api/countdowns", "add"),
      (.get, "/api/countdowns", "POST"),
      (.get, "/api/countdowns/1/2", ""),
    ] as [(HTTPRequest.Method, String, String)])
  func `finds a route, or tells what else there is`(
    method: HTTPRequest.Method, path: String, expected: String
  ) {
    #expect(found(method, path) == expected)
  }

  @Test func `a path of its own is not taken for a parameter's value`() {
    #expect(found(.put, "/api/countdowns/all") == "GET")
  }
}
