import CoreModels
import CorePlugin
import CoreStorage
import HubAccounts

/// The form in which people say once who they are, for all products.
enum ProfileForm {
  static let route = HubRoute(form: "/settings/you", summary: "Change the profile") { form, call in
    let (world, plugins) = (call.world, call.services.plugins)
    let former = try await world.store.read { try plugins.person(from: $0) }
    let profile = try await profile(in: form, after: former, call)
    try await world.store.transaction { transaction in
      try transaction.put(profile)
      for plugin in plugins {
        try plugin.follow(profile, after: former, in: transaction, of: world)
      }
    }
    if call.services.options.isMultiUser, let id = call.caller.person?.id {
      try await call.services.accounts.setNickname(profile.name, of: id)
    }
    return .moved(to: "/settings")
  }

  /// Validates the fields; throws ``WebError`` and the errors of a product that looks for the home.
  private static func profile(
    in form: PageForm, after former: PersonProfile, _ call: HubRequest
  ) async throws -> PersonProfile {
    var profile = former
    profile.name = form.filled("name") ?? ""
    guard profile.name.count <= PersonProfile.longestName else { throw WebError.badSetting }
    let born = form.filled("born")
    profile.birthDate = born.flatMap { Day($0) }
    guard (profile.birthDate == nil) == (born == nil) else { throw WebError.badDay }
    let typed = form.filled("home")
    guard typed != former.home?.fullName else { return profile }
    profile.home = nil
    for plugin in call.services.plugins {
      guard let typed, profile.home == nil else { break }
      profile.home = try await plugin.findHome(typed, in: call.world)
    }
    return profile
  }

  /// The values of the form.
  static func values(of person: PersonProfile, in world: World) -> PageValues {
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    return [
      "title": text(.you), "hint": text(.youHint), "nameLabel": text(.nickname),
      "bornLabel": text(.born), "homeLabel": text(.home), "name": person.name,
      "born": person.birthDate?.description ?? "", "home": person.home?.fullName ?? "",
      "latest": world.today.description, "longest": PersonProfile.longestName,
      "save": text(.save),
    ]
  }
}

extension [any Plugin] {
  /// Returns the person's profile, completed by what the products' own settings say.
  func person(from snapshot: Snapshot) throws -> PersonProfile {
    try reduce(snapshot.personProfile()) { profile, plugin in
      profile.completed(by: try plugin.knownPerson(in: snapshot))
    }
  }
}
