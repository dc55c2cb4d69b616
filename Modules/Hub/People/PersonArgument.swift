import ArgumentParser
import CorePlugin
import HubAccounts

/// The person a command is about, by email address.
struct PersonArgument<Products: ServedSuite>: ParsableArguments {
  @Argument(help: ArgumentHelp(HelpText.peopleDisableEmail))
  var email: String

  /// Returns the hub's people and the account. Throws ``AccountError/notFound``.
  func find(in world: World) async throws -> (people: People, account: Account) {
    let people = People(of: try await world.usingDatabase(opening: Products.openDatabase))
    return (people, try await people.account(of: email))
  }
}
