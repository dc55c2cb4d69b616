import Foundation
import HTTPTypes

extension RouteRequest {
  /// Returns a query parameter's first value, decoded; empty if it is not UTF-8, `nil` if it is
  /// missing.
  public func queryValue(_ name: String) -> String? {
    guard let query = head.path?.split(separator: "?", maxSplits: 1).dropFirst().first else {
      return nil
    }
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0] == name else { continue }
      return parts.count > 1
        ? parts[1].replacing("+", with: " ").removingPercentEncoding ?? "" : ""
    }
    return nil
  }

  /// Returns a query parameter's first value, or `nil` if it is missing or empty.
  public func asked(_ name: String) -> String? {
    queryValue(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the query's `page`, clamped to 1…`last`.
  public func pageNumber(upTo last: Int = 1_000_000) -> Int {
    min(max(asked("page").flatMap { Int($0) } ?? 1, 1), last)
  }
}
