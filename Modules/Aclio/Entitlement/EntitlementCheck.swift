import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import Logging

extension World {
  /// The time a command waits for the entitlement.
  static let entitlementPatience = Duration.seconds(3)

  /// Determines whether limits apply. Asks RevenueCat if its last response is stale; while that
  /// fails, the last response applies until the paid period ends.
  func entitlement() async throws -> Entitlement {
    try await checkedEntitlement().entitlement
  }

  /// The same, with the reason why RevenueCat could not be asked.
  func checkedEntitlement() async throws -> (entitlement: Entitlement, problem: Failure?) {
    let known = try await store.read { try KnownEntitlement($0) }
    guard known.source == .revenuecat else {
      return (known.source == .free ? .free : .selfHosted, nil)
    }
    let now = now()
    if let last = known.subscription, !last.isStale(at: now) || isOffline {
      return (Entitlement(last, at: now), nil)
    }
    do {
      let asked = try await first(
        of: { () async throws(any Error) in
          do { return try await askRevenueCat(known.user) } catch is CancellationError {
            throw NetError.timedOut
          }
        }, orAfter: World.entitlementPatience)
      guard let asked else { throw NetError.timedOut }
      return (Entitlement(asked, at: now), nil)
    } catch let error as StoreError {
      throw error
    } catch let error as any ExplainedError {
      let failure = error.failure(in: language)
      log.warning("entitlement not checked: \(failure.code): \(failure.message)")
      return (Entitlement(known.subscription, at: now), failure)
    }
  }

  /// Asks RevenueCat even if its last response is fresh, as after a purchase; throws if that fails.
  func restoreEntitlement() async throws -> Entitlement {
    let known = try await store.read { try KnownEntitlement($0) }
    guard known.source == .revenuecat else { throw GateError.nothingToRestore(known.source) }
    return Entitlement(try await askRevenueCat(known.user), at: now())
  }

  /// Requests and stores the subscription; a failure keeps the stored one.
  private func askRevenueCat(_ user: String) async throws -> Subscription {
    guard !user.isEmpty, let key = try secrets.find(RevenueCat.secret), !key.isEmpty else {
      throw GateError.notSetUp
    }
    let answer = try await RevenueCat(user: user, key: key)
      .subscription(through: http, now: now())
    try await store.cache(JSON.data(answer), for: KnownEntitlement.key)
    return answer
  }
}

/// The entitlement as the store knows it.
struct KnownEntitlement: Hashable, Sendable {
  let source: EntitlementSource
  /// The person's id at RevenueCat; empty if not set.
  let user: String
  /// RevenueCat's last response about that person.
  let subscription: Subscription?

  static let key = "aclio.subscription"

  init(_ snapshot: Snapshot) throws {
    source = try snapshot.setting(EntitlementSource.setting)
    user = try snapshot.setting(RevenueCat.userSetting)
    let kept = try snapshot.cached(KnownEntitlement.key)
      .flatMap { try? JSONDecoder().decode(Subscription.self, from: $0) }
    subscription = kept?.user == user ? kept : nil
  }
}

extension Entitlement {
  /// The entitlement of a subscription at an instant; without one, nothing is bought.
  init(_ subscription: Subscription?, at now: Instant) {
    let isActive = subscription?.isActive(at: now) ?? false
    self.init(
      source: .revenuecat, isActive: isActive, until: isActive ? subscription?.end : nil)
  }
}
