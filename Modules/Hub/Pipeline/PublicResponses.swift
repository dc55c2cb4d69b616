import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb
import Synchronization

/// Caches public responses in memory for a second.
final class PublicResponses: Sendable {
  private struct Entry {
    let response: RouteResponse
    let madeAt: Instant
  }

  private let entries = Mutex<[RouteName: Entry]>([:])
  private let packed = Mutex<[String: Data]>([:])
  private static let milliseconds: Int64 = 1000
  private static let mostPacked = 256

  /// Returns the cached response of a route, at most a second old.
  func find(_ route: RouteName, at now: Instant) -> RouteResponse? {
    guard let entry = entries.withLock({ $0[route] }),
      abs(now.milliseconds - entry.madeAt.milliseconds) < Self.milliseconds
    else { return nil }
    return entry.response
  }

  /// Caches a response that is marked public or never changes.
  func keep(
    _ response: RouteResponse, of route: RouteName, at now: Instant, always isConstant: Bool
  ) {
    let fields = response.head.headerFields
    guard response.head.status == .ok, case .bytes = response.body,
      isConstant || fields[.cacheControl]?.contains("public") ?? false, fields[.vary] == nil
    else { return }
    entries.withLock { $0[route] = Entry(response: response, madeAt: now) }
  }

  /// Invalidates every cached response.
  func forget() { entries.withLock { $0 = [:] } }

  /// Returns the compressed body for a tag, compressing it only once.
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
  /// `true` if the route's responses may be public.
  var mayBeShared: Bool {
    guard case .anyone = access else { return false }
    return method == .get && !path.utf8.contains(UInt8(ascii: "{"))
  }
}
