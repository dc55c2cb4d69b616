import Foundation
import HTTPTypes

extension RouteRequest {
  /// The first value that a form or a link asks for in the path's query, as browsers write it;
  /// `nil` where the name is not there or the value is empty.
  public func asked(_ name: String) -> String? {
    let path = head.path ?? ""
    guard let start = path.firstIndex(of: "?") else { return nil }
    for pair in path[path.index(after: start)...].split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0] == name, parts.count > 1 else { continue }
      let value = parts[1].replacing("+", with: " ").removingPercentEncoding ?? ""
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// Which page of a list the query's `page` asks for, 1 … `last`; a list of unknown length is as
  /// good as endless.
  public func pageNumber(upTo last: Int = 1_000_000) -> Int {
    min(max(asked("page").flatMap { Int($0) } ?? 1, 1), last)
  }
}

extension String {
  /// The text as one part of a path, or as a value in its query.
  public var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
  }
}

extension CharacterSet {
  /// Unreserved characters of RFC 3986.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
