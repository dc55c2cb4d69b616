import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import Logging

extension World {
  /// How long a command waits to learn whether everything is unlocked.
  static let entitlementPatience = Duration.seconds(3)

  /// Whether limits hold. RevenueCat is asked where its last answer is old; while it cannot be
  /// asked, that answer holds until what was paid for ends.
  func entitlement() async throws -> Entitlement {
    try await checkedEntitlement().entitlement
  }

  /// The same, with what stood in the way of asking RevenueCat.
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

  /// Asks RevenueCat whatever is known, as after a purchase; throws where it does not answer.
  func restoreEntitlement() async throws -> Entitlement {
    let known = try await store.read { try KnownEntitlement($0) }
    guard known.source == .revenuecat else { throw GateError.nothingToRestore(known.source) }
    return Entitlement(try await askRevenueCat(known.user), at: now())
  }

  /// Asks and keeps the answer; a failure leaves what was kept.
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

/// What the store knows about what is unlocked.
struct KnownEntitlement: Hashable, Sendable {
  let source: EntitlementSource
  /// The person's id at RevenueCat, empty where none is chosen.
  let user: String
  /// RevenueCat's last answer about that person.
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
  /// What RevenueCat said, as it holds at an instant; nothing said is nothing bought.
  init(_ subscription: Subscription?, at now: Instant) {
    let isActive = subscription?.isActive(at: now) ?? false
    self.init(
      source: .revenuecat, isActive: isActive, until: isActive ? subscription?.end : nil)
  }
}
