import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook profile`: manages the profiles of a home.
struct ProfileCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(
      "profile", HelpText.profile,
      subcommands: [List.self, Add.self, Use.self, Remove.self], defaultSubcommand: List.self)
  }

  @OptionGroup var shared: SharedOptions

  struct List: PluginCommand {
    static var configuration: CommandConfiguration { .init("list", HelpText.profileList) }

    static let takesArguments = false

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      try await world.showProfiles(current: world.store.profile)
    }
  }

  struct Add: PluginCommand {
    static var configuration: CommandConfiguration { .init("add", HelpText.profileAdd) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.profileAddName))
    var name: String

    func run(in world: World) async throws {
      guard name.isProfileName else { throw OptionError.badProfile(name) }
      try await world.store.addProfile(name)
      try await world.showProfiles(current: world.store.profile)
    }
  }

  struct Use: PluginCommand {
    static var configuration: CommandConfiguration { .init("use", HelpText.profileUse) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.profileUseName))
    var name: String

    func run(in world: World) async throws {
      try await world.requireProfile(name)
      try await world.store.useProfile(name)
      try await world.showProfiles(current: name)
    }
  }

  struct Remove: PluginCommand {
    static var configuration: CommandConfiguration {
      .init("remove", HelpText.profileRemove, more: HelpText.profileRemoveMore)
    }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.profileUseName))
    var name: String

    func run(in world: World) async throws {
      try await world.requireProfile(name)
      guard name != world.store.profile else { throw DataError.profileInUse(name) }
      let file = try await world.store.removeProfile(name, at: world.now())
      let folder = try await FolderSync(world.store).status()?.folder
      let stays = folder.map { world.text(DataText.profileStays($0.terminalSafe, name: name)) }
      try world.answer(["removed": .string(name), "export": .string(file)]) {
        [world.text(DataText.profileRemoved(name, file: file.terminalSafe))]
          + [stays].compactMap(\.self)
      }
    }
  }
}

extension World {
  fileprivate func requireProfile(_ name: String) async throws {
    let known = try await store.profiles().map(\.name) + ["me", store.profile]
    guard known.contains(name) else { throw DataError.noProfile(name) }
  }

  fileprivate func showProfiles(current: String) async throws {
    var profiles = try await store.profiles()
    if !profiles.contains(where: { $0.name == current }) {
      profiles.append(ProfileSummary(name: current))
    }
    let json = profiles.map { profile -> JSONValue in
      [
        "name": .string(profile.name), "current": .bool(profile.name == current),
        "records": .integer(Int64(profile.records)),
        "latest": profile.latest.map { .string($0.description) } ?? .null,
      ]
    }
    try answer(.array(json)) {
      profiles.map { profile in
        let mark = profile.name == current ? "* " : "  "
        return mark + profile.name.terminalSafe + separator
          + text(DataText.records(profile.records))
      }
    }
  }
}

extension String {
  /// `true` for 1…50 letters, digits, hyphens and underscores.
  var isProfileName: Bool {
    (1...50).contains(count) && allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }
}
