import CorePlugin
import HTTPTypes
import Testing

@Suite("The page of a list") struct PageQueryTests {
  private func request(_ path: String) -> RouteRequest {
    RouteRequest(HTTPRequest(method: .get, scheme: nil, authority: nil, path: path))
  }

  @Test(
    arguments: [
      ("/list", 1), ("/list?page=3", 3), ("/list?words=a&page=9", 9), ("/list?page=10", 9),
      ("/list?page=0", 1), ("/list?page=-2", 1), ("/list?page=", 1), ("/list?page=two", 1),
      ("/list?page=99999999999999999999", 1),
    ])
  func `is asked for in the path, and is one of those that are there`(path: String, number: Int) {
    #expect(request(path).pageNumber(upTo: 9) == number)
  }

  @Test func `has a bound where the length of the list is not known`() {
    #expect(request("/list?page=\(Int.max)").pageNumber() == 1_000_000)
  }
}
