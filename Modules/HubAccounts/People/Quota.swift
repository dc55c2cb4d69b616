package import CoreModels
package import CoreStorage

/// The storage quota of people.
package enum Quota {
  package static let megabyte = 1_000_000

  /// Returns the size of a person's data in bytes, with its history, sealed or not.
  package static func used(in store: Store) async throws -> Int {
    let sealed = SealedBatches(person: store.profile)
    return try await store.read { try $0.logSize() + sealed.size(in: $0.registry) }
  }
}

/// The error of a full quota.
package enum QuotaError: ExplainedError, Hashable {
  case full(megabytes: Int)

  package func failure(in language: Language) -> Failure {
    switch self {
    case .full(let megabytes):
      Failure(
        .notAllowed, code: "quota_full", PeopleText.full(megabytes), PeopleText.fullAdvice,
        in: language)
    }
  }
}
