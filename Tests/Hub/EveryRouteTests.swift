import CommandHost
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// A product that shows anybody's data to anybody.
private struct LeakyPlugin: Plugin {
  let id = "leaky"
  let name = "Leaky"
  let abstract = "Shows what is not its caller's."

  var routes: [Route] {
    [
      Route(.get, "/api/leaky/{person}", access: .ownAccount, summary: "Anybody's") {
        request, world in
        let person = request.parameters["person"] ?? ""
        let all = try await Archive(of: world.store.profile(named: person)).data()
        return RouteResponse(HTTPResponse(status: .ok), body: .bytes(all))
      }
    ]
  }
}

@Suite("Every route, asked by a second person") struct EveryRouteTests {
  private func told(
    _ second: SecondPerson, as guises: [SecondPerson.Guise]
  ) async throws -> [String] {
    let ids = try await second.ids()
    #expect(ids.count > 10)
    var told: [String] = []
    for guise in guises {
      for route in second.gate.hub.services.routes
      where try await second.isTold(route, naming: ids, as: guise) {
        told.append("\(guise): \(route.method) \(route.path)")
      }
    }
    return told
  }

  @Test func `tells nothing of the first person, and changes nothing`() async throws {
    let second = try await SecondPerson(
      plugins: AllProducts.plugins, commands: AllProducts.ownCommands)
    #expect(second.gate.hub.services.routes.count > 250)
    let before = try await second.kept()

    #expect(try await told(second, as: SecondPerson.Guise.allCases) == [])

    #expect(try await second.kept() == before)
    let account = try await second.gate.call(
      .get, "/api/users/\(second.eva.email)",
      ["X-API-Key": second.key, "Authorization": "Bearer \(second.eva.token)"])
    #expect(account.status == 200)
    #expect(account["user"]?["nickname"]?.string == "")
    #expect(
      try await second.gate.hub.services.accounts.logIn(
        email: second.eva.email, password: "password of \(second.eva.email)",
        from: LogInPlace(address: "127.0.0.1")
      ).id == second.eva.id)
  }

  @Test func `the first person sees it in every product by the same routes`() async throws {
    let second = try await SecondPerson(
      plugins: AllProducts.plugins, commands: AllProducts.ownCommands)
    var seen: Set<String> = []
    for route in second.gate.hub.services.routes
    where route.method == .get && !route.path.contains("{") {
      let answer = try await second.gate.call(
        .get, route.path, ["Authorization": "Bearer \(second.eva.token)"])
      if answer.text.contains(SecondPerson.secret) {
        seen.insert((route.product ?? "daybook") + (route.isPage ? " page" : ""))
      }
    }
    let products = AllProducts.plugins.map(\.id) + ["daybook"]
    #expect(seen == Set(products + products.map { $0 + " page" }))
  }

  @Test func `a route that leaks is found`() async throws {
    let second = try await SecondPerson(
      plugins: AllProducts.plugins + [LeakyPlugin()], commands: AllProducts.ownCommands)
    let ids = try await second.ids()
    let route = try #require(
      second.gate.hub.services.routes.first { $0.path == "/api/leaky/{person}" })
    #expect(try await second.isTold(route, naming: ids, as: .token))
    #expect(try await !second.isTold(route, naming: ids, as: .stranger))
  }
}
