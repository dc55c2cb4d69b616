import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Aclio

extension Stage {
  /// Returns the response of a page, by path and query.
  func answer(_ path: String) async throws -> PageAnswer {
    let (page, parameters) = try #require(
      AclioPlugin().pages.firstMatch(of: path) { $0.path })
    let call = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
    return try await page.answer(RouteRequest(call, parameters: parameters), world)
  }

  /// The HTML of a page, or the target of its redirect.
  func page(_ path: String) async throws -> String {
    switch try await answer(path) {
    case .shown(let content): content.html
    case .moved(let to): "moved to \(to)"
    case .missing: "missing"
    case .file: "a file"
    }
  }

  /// Submits a form; returns the target of its redirect.
  @discardableResult
  func submit(_ path: String, _ fields: [String: String] = [:]) async throws -> String {
    let (action, parameters) = try #require(
      AclioPlugin().formActions.firstMatch(of: path) { $0.path })
    let call = HTTPRequest(method: .post, scheme: nil, authority: nil, path: path)
    let form = PageForm(
      RouteRequest(call, parameters: parameters), fields: fields.mapValues { [$0] })
    return switch try await action.perform(form, world) {
    case .moved(let to): to
    case .missing: "missing"
    case .shown, .file: ""
    }
  }

  /// The body of a streamed response.
  func stream(_ path: String, _ body: String) async throws -> String {
    let (route, parameters) = try #require(
      AclioPlugin().routes.filter { $0.path.hasPrefix("/aclio") }.firstMatch(of: path) { $0.path })
    let call = HTTPRequest(method: .post, scheme: nil, authority: nil, path: path)
    let answer = try await route.handle(
      RouteRequest(call, parameters: parameters, body: Data(body.utf8)), world)
    switch answer.body {
    case .bytes(let data): return String(decoding: data, as: UTF8.self)
    case .stream(let stream):
      var text = ""
      for try await part in stream { text += String(decoding: part, as: UTF8.self) }
      return text
    }
  }
}

extension Array {
  /// The element whose path pattern matches; literal parts take precedence over parameters.
  fileprivate func firstMatch(
    of path: String, _ pattern: (Element) -> String
  ) -> (Element, [String: String])? {
    let parts = path.prefix { $0 != "?" }.split(separator: "/")
    let fits = compactMap { element -> (Element, [String: String])? in
      let names = pattern(element).split(separator: "/")
      guard names.count == parts.count else { return nil }
      var parameters: [String: String] = [:]
      for (name, part) in zip(names, parts) {
        if name.hasPrefix("{") {
          parameters[String(name.dropFirst().dropLast())] =
            String(part).removingPercentEncoding ?? ""
        } else if name != part {
          return nil
        }
      }
      return (element, parameters)
    }
    return fits.min { $0.1.count < $1.1.count }
  }
}
