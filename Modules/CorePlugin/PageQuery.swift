import Foundation

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
}

extension String {
  /// The text as a value in a path's query.
  public var queryEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .queryValue) ?? ""
  }
}

extension CharacterSet {
  /// Unreserved characters of RFC 3986.
  fileprivate static let queryValue = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
