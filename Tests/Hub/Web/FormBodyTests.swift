import CorePlugin
import Foundation
import HTTPTypes
import Seeded
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Forms as browsers send them") struct FormBodyTests {
  private func fields(_ body: String, _ type: String) throws -> [String: [String]] {
    var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/")
    head.headerFields[.contentType] = type
    let request = RouteRequest(head, body: Data(body.utf8))
    return try PageForm(request, FormBody(request)).fields
  }

  private static let urlencoded = "application/x-www-form-urlencoded"

  @Test(arguments: [
    ("a=1&b=2&a=3", ["a": ["1", "3"], "b": ["2"]]),
    ("a=x+y%20z%2B", ["a": ["x y z+"]]),
    ("a=&b", ["a": [""], "b": [""]]),
    ("a=1%0D%0A2", ["a": ["1\n2"]]),
    ("%C3%A9=%F0%9F%8C%9E", ["é": ["🌞"]]),
    ("", [:]),
  ])
  func `pairs are read`(_ body: String, _ fields: [String: [String]]) throws {
    #expect(try self.fields(body, Self.urlencoded) == fields)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%GG", "a=%FF"])
  func `what is no text is refused`(_ body: String) {
    #expect(throws: WebError.badForm) { try fields(body, Self.urlencoded) }
  }

  @Test func `a form has an end`() {
    let body = Array(repeating: "a=1", count: FormBody.mostFields + 1).joined(separator: "&")
    #expect(throws: WebError.badForm) { try fields(body, Self.urlencoded) }
  }

  @Test func `parts are read, files as the text in them`() throws {
    let body = """
      --x\r\nContent-Disposition: form-data; name="a"\r\n\r\none\r\ntwo\r\n\
      --x\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\nfile\r\n\
      --x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n--x--\r\n
      """
    let read = try fields(body, "multipart/form-data; boundary=x")
    #expect(read == ["a": ["one\ntwo", ""], "f": ["file"], "f.filename": ["f.txt"]])
  }

  @Test(arguments: ["", "--x", "--x\r\n", "--x\r\nContent-Disposition: form-data\r\n--x--"])
  func `broken parts are refused`(_ body: String) {
    #expect(throws: WebError.badForm) { try fields(body, "multipart/form-data; boundary=x") }
  }

  @Test func `whatever comes is read or refused`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let pieces = ["--x", "\r\n", "=", "&", "%", "name=\"a\"", ";", "é", "--", "\"", "%41"]
      let body = (0..<8).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      for type in [Self.urlencoded, "multipart/form-data; boundary=x"] {
        do { _ = try fields(body, type) } catch { #expect(error as? WebError == .badForm) }
      }
    }
  }

  @Test func `other content is no form`() {
    #expect(throws: WebError.badForm) { try fields("{}", "application/json") }
  }
}
