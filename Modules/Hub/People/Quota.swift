import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubConfiguration

/// How much people of a hub may keep.
enum Quota {
  /// Bytes of a megabyte.
  static let megabyte = 1_000_000

  /// Bytes of everything that a store's person keeps, with its history, sealed or not.
  static func used(in store: Store) async throws -> Int {
    let sealed = SealedBatches(person: store.profile)
    return try await store.read { try $0.logSize() + sealed.size(in: $0.registry) }
  }
}

extension Hub {
  /// Throws ``QuotaError/full(megabytes:)`` where a call would add to what somebody keeps who keeps
  /// as much as they may; it is measured every minute, so that nobody's writing waits for it.
  func requireRoom(for route: HubRoute, of person: Person?) async throws {
    guard options.isMultiUser, route.addsToPersonalData, let person,
      let account = try await accounts.account(person.id)
    else { return }
    let megabytes = account.quota ?? options.settings.quota
    guard megabytes > 0 else { return }
    let store = operatorWorld.store.profile(named: person.id)
    let used = try await operation.sizes.value(for: person.id) { try await Quota.used(in: store) }
    guard used < megabytes * Quota.megabyte else { throw QuotaError.full(megabytes: megabytes) }
  }
}

extension HubRoute {
  /// Whether calling it adds to what a person keeps: not what deletes, ends or chooses something.
  fileprivate var addsToPersonalData: Bool {
    guard [.post, .put, .patch].contains(method), access != .anyone, access != .apiKey else {
      return false
    }
    return path != "/log-out" && path != "/api/undo"
      && !["/settings", "/api/users/"].contains { path.hasPrefix($0) }
  }
}

/// Why nothing more is kept.
enum QuotaError: ExplainedError, Hashable {
  case full(megabytes: Int)

  func failure(in language: Language) -> Failure {
    switch self {
    case .full(let megabytes):
      Failure(
        .notAllowed, code: "quota_full", message: PeopleText.full(megabytes).text(in: language),
        hint: PeopleText.fullAdvice.text(in: language))
    }
  }
}
