import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb

/// Routes for the operator's monitoring.
struct OperationRoutes: Sendable {
  let operation: HubOperation

  var all: [HubRoute] {
    [
      HubRoute(
        method: .get, path: "/ready", access: .anyone,
        summary: "Whether the server can take requests", schema: Self.readiness, handle: ready),
      HubRoute(
        method: .get, path: "/metrics", access: .anyone,
        summary: "Metrics for Prometheus; for operators, or from this machine if there is no proxy",
        schema: RouteSchema(answers: [200: .text, 404: .error], mediaType: "text/plain"),
        handle: metrics),
    ]
  }

  private static let readiness = RouteSchema(answers: [
    200: .object(["status": .text, "store_ms": .number]), 503: .object(["status": .text]),
  ])

  /// Responds with 200 while the store is readable and writable and the server is not shutting
  /// down, otherwise with 503.
  @Sendable private func ready(_ call: HubRequest) async throws -> RouteResponse {
    if operation.isEnding {
      return try .json(["status": "ending"], .serviceUnavailable)
    }
    let store = call.services.operatorWorld.store
    return try await operation.readiness {
      guard let milliseconds = await latency(of: store) else {
        return try .json(["status": "store unreachable"], .serviceUnavailable)
      }
      do { try await store.writeTrial() } catch {
        return try .json(["status": "store cannot be written"], .serviceUnavailable)
      }
      return try .json(["status": "ready", "store_ms": .number(milliseconds)])
    }
  }

  @Sendable private func metrics(_ call: HubRequest) async throws -> RouteResponse {
    guard mayRead(call) else {
      return try .json(["error": "Endpoint not found"], .notFound)
    }
    let services = call.services
    let latency = await latency(of: services.operatorWorld.store)
    var gauges: [HubMetrics.Reading] = [
      ("daybook_store_up", "Whether the store answers.", latency == nil ? 0 : 1)
    ]
    if let latency {
      gauges.append(
        ("daybook_store_latency_seconds", "A read of the store just now.", latency / 1000))
      // Not every database with PostgreSQL's protocol reports its size.
      if let bytes = try? await services.operatorWorld.store.read({ try $0.storedBytes() }) {
        gauges.append(("daybook_store_bytes", "What the store takes on its disk.", Double(bytes)))
      }
      let sessions = try await services.gate.sessions.count()
      gauges.append(("daybook_sessions", "Sessions in force.", Double(sessions)))
    }
    return RouteResponse(
      .ok, [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
      Data(operation.metrics.exposition(gauges: gauges).utf8))
  }

  /// `true` for programs with an operator's key, and for this machine if there is no proxy.
  private func mayRead(_ call: HubRequest) -> Bool {
    if call.caller.application?.isOperator ?? false { return true }
    let fields = call.request.head.headerFields
    let isProxied = ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"]
      .contains { fields.contains(HTTPField.Name(known: $0)) }
    guard call.services.options.publicURL == nil, !isProxied,
      let address = IPNetwork(call.caller.address)
    else { return false }
    return TrustedProxies.loopback.contains(address)
  }

  /// Returns the duration of a read in milliseconds; `nil` if the store fails.
  private func latency(of store: Store) async -> Double? {
    let begin = ContinuousClock.now
    do { _ = try await store.read { try $0.logPosition() } } catch { return nil }
    let time = (ContinuousClock.now - begin).components
    return Double(time.seconds) * 1000 + Double(time.attoseconds / 1_000_000_000_000) / 1000
  }
}
