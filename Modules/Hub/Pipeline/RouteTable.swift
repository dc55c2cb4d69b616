import Foundation
import HTTPTypes

/// Matches a method and a path to a route in as many steps as the path has parts.
struct RouteTable<Value: Sendable>: Sendable {
  /// The result of a lookup.
  enum Match {
    case found(Value, parameters: [String: String])
    /// The path exists for these other methods only.
    case otherMethods([HTTPRequest.Method])
    case nothing
  }

  private struct Node: Sendable {
    var literals: [Substring: Int] = [:]
    var parameter: Int?
    var values: [(method: HTTPRequest.Method, value: Value, names: [String])] = []
  }

  private var nodes = [Node()]
  /// Paths without parameters, which most requests use.
  private var fixed: [Substring: Int] = [:]

  /// Adds a route; `{name}` in its path matches any one part.
  mutating func add(_ value: Value, _ method: HTTPRequest.Method, _ path: String) {
    var (node, names) = (0, [String]())
    for part in Self.parts(of: path[...]) {
      if part.hasPrefix("{") {
        names.append(String(part.dropFirst().dropLast()))
        let next = nodes[node].parameter ?? append()
        nodes[node].parameter = next
        node = next
      } else {
        let next = nodes[node].literals[part] ?? append()
        nodes[node].literals[part] = next
        node = next
      }
    }
    nodes[node].values.append((method, value, names))
    if names.isEmpty { fixed[path[...]] = node }
  }

  private static func parts(of path: Substring) -> ArraySlice<Substring> {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Substring.init).dropFirst()
  }

  private mutating func append() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  /// Looks up a path without its query. Literal parts win over parameters, and among several
  /// patterns with parameters the one with the method wins. A path without parameters matches only
  /// itself.
  func match(_ method: HTTPRequest.Method, _ path: Substring) -> Match {
    var others: [HTTPRequest.Method] = []
    var found: Match?
    func visit(_ node: Int, _ values: [String]) -> Bool {
      for entry in nodes[node].values {
        if entry.method == method {
          found = .found(
            entry.value,
            parameters: Dictionary(zip(entry.names, values)) { first, _ in first })
          return true
        }
        others.append(entry.method)
      }
      return false
    }
    if let node = fixed[path] {
      _ = visit(node, [])
    } else {
      search(Self.parts(of: path), from: 0, values: [], visit: visit)
    }
    return found ?? (others.isEmpty ? .nothing : .otherMethods(others))
  }

  /// Visits the nodes of a path until `visit` returns `true`.
  @discardableResult
  private func search(
    _ parts: ArraySlice<Substring>, from node: Int, values: [String],
    visit: (Int, [String]) -> Bool
  ) -> Bool {
    guard let part = parts.first else { return visit(node, values) }
    let rest = parts.dropFirst()
    if let next = nodes[node].literals[part], search(rest, from: next, values: values, visit: visit)
    {
      return true
    }
    guard let next = nodes[node].parameter, !part.isEmpty,
      let value = String(part).removingPercentEncoding
    else { return false }
    return search(rest, from: next, values: values + [value], visit: visit)
  }
}
