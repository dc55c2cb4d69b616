import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// `lesson source`: shows or sets the source of lessons.
struct ChooseSource: Action {
  static var configuration: CommandConfiguration {
    .init("source", HelpText.source, more: HelpText.sourceMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] { [.argument("source", \.source, HelpText.sourceSource)] }

  var source: String?

  func perform(in world: World) async throws -> ChosenSource {
    if let source { try await choose(source, in: world) }
    let chosen = try await world.store.read { try $0.setting(LessonSource.setting) }
    return ChosenSource(
      source: try await world.lessonSource(), chosen: LessonSource(chosen), isNew: source != nil)
  }

  /// Sets the source. A file must be readable; an address only has to be valid, because the machine
  /// may be offline.
  private func choose(_ text: String, in world: World) async throws {
    guard !text.isBlank else { throw FileError.unnamed }
    if text == "default" { return try await world.store.set(LessonSource.setting, to: nil) }
    switch LessonSource(text) {
    case .remote(let address):
      try HTTPCall(.get, address).requireAllowedAddress()
      try await world.store.set(LessonSource.setting, to: address)
    case .file(let name):
      let path = world.files.absolutePath(name)
      let pool = try LessonPool.read(path, in: world)
      try await pool.keep(for: path, in: world.store)
      let (today, profile) = (world.today, world.store.profile)
      try await world.store.transaction { transaction in
        try transaction.set(LessonSource.setting, to: path)
        let shelf = LessonShelf(snapshot: transaction.snapshot, source: .file(path))
        let chosen = try shelf.chosen(from: pool, on: today, profile: profile, anew: true)
        if let chosen { try transaction.put(chosen) }
      }
    }
  }
}

/// The current source.
struct ChosenSource: Outcome, JSONObject {
  let source: LessonSource
  /// The user's choice, which `LESSON_URL` may cover.
  let chosen: LessonSource
  /// `true` if the action has just set it.
  let isNew: Bool

  static let fields = [
    Field("source", "A web address, or the path of a file.", \Self.source.name),
    Field("kind", "Which of the two it is.", .choice(["remote", "file"])) {
      .string($0.source.isRemote ? "remote" : "file")
    },
  ]

  func lines(in world: World) -> [String] {
    guard isNew else { return [world.text(LessonText.source(source.name))] }
    return [
      world.text(
        source == chosen
          ? LessonText.sourceSet(chosen.name)
          : .sourceCovered(chosen.name, covering: source.name))
    ]
  }
}
