import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

/// Logs in a device of an account for sync. The device receives its own token, listed among the
/// person's script tokens and revoked when they log out everywhere or change their password.
enum SyncLogIn {
  static let route = HubRoute(
    method: .post, path: "/api/sync/login", access: .anyone,
    summary: "Gives a device of an account a token of its own",
    limits: [RouteLimit("users.POST.authenticate", .authentication)], bodyLimit: 1 << 16,
    schema: RouteSchema(
      body: RouteSchema.logIn.body,
      answers: [200: .object(["token": .text]), 400: .error, 401: .error, 429: .error, 503: .error])
  ) { call in
    do {
      let account = try await call.logIn(AccountBody(call.request))
      let token = try await call.services.gate.scriptTokens.add(
        "device-" + String(call.world.makeID().prefix(8)),
        for: Person(id: account.id, email: account.email), scopes: ["write"], days: nil)
      return try .json(["token": .string(token)])
    } catch let problem as AccountBody.Problem {
      return try problem.response()
    }
  }
}
