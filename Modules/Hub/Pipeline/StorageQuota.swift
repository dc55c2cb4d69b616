import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb

/// Middleware that refuses new data of people whose quota is full. The size is measured once a
/// minute, so that writes do not wait for it.
struct StorageQuota: HubMiddleware {
  let options: HubOptions
  let gate: Gate
  let operation: HubOperation
  let server: World

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    if let person = context.caller.person { try await requireRoom(of: person) }
    return try await next(request, context)
  }

  /// Throws ``QuotaError/full(megabytes:)``.
  private func requireRoom(of person: Person) async throws {
    guard let account = try await gate.accounts.account(person.id) else { return }
    let megabytes = account.quota ?? options.settings.quota
    guard megabytes > 0 else { return }
    let store = server.store.profile(named: person.id)
    let used = try await operation.sizes.value(for: person.id) { try await Quota.used(in: store) }
    guard used < megabytes * Quota.megabyte else { throw QuotaError.full(megabytes: megabytes) }
  }
}

extension HubRoute {
  /// The last words of paths that delete or end something.
  private static let endings: Set<Substring> = [
    "undo", "redo", "remove", "delete", "forget", "clear", "cancel", "unmark", "off", "end",
    "log-out", "logout",
  ]

  /// `true` if the route adds personal data, rather than deleting, ending or configuring something.
  var addsToPersonalData: Bool {
    guard [.post, .put, .patch].contains(method), access != .anyone, access != .apiKey else {
      return false
    }
    return !Self.endings.contains(path.split(separator: "/").last ?? "")
      && !["/settings", "/api/users/"].contains { path.hasPrefix($0) }
  }
}
