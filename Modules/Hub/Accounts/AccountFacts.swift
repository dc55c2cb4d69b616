import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HubAccounts
import HubWeb

extension HubServices {
  /// The API's description of an account, or only the part for a log-in.
  func facts(of account: Account, isWhole: Bool = true) async throws -> JSONValue {
    let world = try await worlds.world(of: account.person)
    let moment = world.moment
    let plugins = plugins
    var facts: [String: JSONValue] = try await world.store.read { snapshot in
      let zone = try PersonSettings(in: snapshot, asking: plugins).timeZone?.identifier ?? "UTC"
      return try plugins.reduce(into: [
        "timezone": .string(zone), "language": .string(moment.language.rawValue),
      ]) { facts, plugin in
        facts.merge(try plugin.accountFacts(from: snapshot, at: moment)) { _, last in last }
      }
    }
    facts["email"] = .string(account.email)
    facts["username"] = .string(account.username)
    facts["nickname"] = .string(account.nickname)
    if isWhole {
      facts["subscription_type"] = "free"
      facts["created_at"] = .string(account.createdAt.withoutOffset)
      facts["updated_at"] = .string(account.updatedAt.withoutOffset)
    }
    return .object(facts)
  }
}

extension Instant {
  /// The API's timestamp format: UTC without an offset, six fraction digits or none.
  fileprivate var withoutOffset: String {
    let text = description.dropLast()
    return text.contains(".") ? text + "000" : String(text)
  }
}
