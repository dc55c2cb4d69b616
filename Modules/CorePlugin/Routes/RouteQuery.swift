import Foundation
import HTTPTypes

extension RouteRequest {
  /// The first value of a name in the query, decoded; empty where it is no UTF-8, `nil` where it is
  /// not there.
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

  /// The same of what a form or a link asks for: `nil` also where the value is empty.
  public func asked(_ name: String) -> String? {
    queryValue(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Which page of a list the query's `page` asks for, 1 … `last`; a list of unknown length is as
  /// good as endless.
  public func pageNumber(upTo last: Int = 1_000_000) -> Int {
    min(max(asked("page").flatMap { Int($0) } ?? 1, 1), last)
  }
}
