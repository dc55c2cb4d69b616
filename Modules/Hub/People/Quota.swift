import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubConfiguration

/// The storage quota of people.
enum Quota {
  static let megabyte = 1_000_000

  /// Returns the size of a person's data in bytes, with its history, sealed or not.
  static func used(in store: Store) async throws -> Int {
    let sealed = SealedBatches(person: store.profile)
    return try await store.read { try $0.logSize() + sealed.size(in: $0.registry) }
  }
}

extension Hub {
  /// Throws ``QuotaError/full(megabytes:)`` if a request would add to a full quota. The size is
  /// measured once a minute, so that writes do not wait for it.
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
  /// `true` if the route adds personal data, rather than deleting, ending or configuring something.
  fileprivate var addsToPersonalData: Bool {
    guard [.post, .put, .patch].contains(method), access != .anyone, access != .apiKey else {
      return false
    }
    return path != "/log-out" && path != "/api/undo"
      && !["/settings", "/api/users/"].contains { path.hasPrefix($0) }
  }
}

/// The error of a full quota.
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
