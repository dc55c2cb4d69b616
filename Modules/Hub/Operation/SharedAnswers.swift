import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import Synchronization

/// Answers that are the same for everybody, served from memory for a second.
final class SharedAnswers: Sendable {
  private struct Entry {
    let response: RouteResponse
    let madeAt: Instant
  }

  private let entries = Mutex<[RouteName: Entry]>([:])
  private let packed = Mutex<[String: Data]>([:])
  private static let milliseconds: Int64 = 1000
  private static let mostPacked = 256

  /// The answer of a route, at most a second old.
  func find(_ route: RouteName, at now: Instant) -> RouteResponse? {
    guard let entry = entries.withLock({ $0[route] }),
      abs(now.milliseconds - entry.madeAt.milliseconds) < Self.milliseconds
    else { return nil }
    return entry.response
  }

  /// Keeps an answer that says of itself that it is for everybody, or that never changes.
  func keep(
    _ response: RouteResponse, of route: RouteName, at now: Instant, always isConstant: Bool
  ) {
    let fields = response.head.headerFields
    guard response.head.status == .ok, case .bytes = response.body,
      isConstant || fields[.cacheControl]?.contains("public") ?? false, fields[.vary] == nil
    else { return }
    entries.withLock { $0[route] = Entry(response: response, madeAt: now) }
  }

  /// What was made is not what holds any more.
  func forget() { entries.withLock { $0 = [:] } }

  /// A body that never changes under its tag, compressed once.
  func packed(_ tag: String, _ pack: () -> Data?) -> Data? {
    if let data = packed.withLock({ $0[tag] }) { return data }
    guard let data = pack() else { return nil }
    packed.withLock { kept in
      if kept.count >= Self.mostPacked { kept = [:] }
      kept[tag] = data
    }
    return data
  }
}

extension HubRoute {
  /// Whether its answers may be the same for everybody.
  var mayBeShared: Bool {
    guard case .anyone = access else { return false }
    return method == .get && !path.utf8.contains(UInt8(ascii: "{"))
  }
}
