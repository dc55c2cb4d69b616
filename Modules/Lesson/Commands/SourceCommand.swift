import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// `lesson source`: where lessons come from.
struct SourceCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "source", abstract: "Show or change where lessons come from.",
    discussion: """
      A web address with the wire format of the original, or a text file: in the fortune format, \
      or with one lesson per line. From a file, each day gets one lesson by a shuffled round, in \
      which your own lessons take part.
      """)

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "A web address, a file, or the word default.")
  var source: String?

  func run(in world: World) async throws {
    if let source { try await choose(source, in: world) }
    let current = try await world.lessonSource()
    let kind = current.isRemote ? "remote" : "file"
    try world.answer(["source": .string(current.name), "kind": .string(kind)]) {
      [world.text(source == nil ? LessonText.source(current.name) : .sourceSet(current.name))]
    }
  }

  /// Tries a file before it is taken; an address only for its form, because it may be offline now.
  private func choose(_ text: String, in world: World) async throws {
    if text == "default" { return try await world.store.set(LessonSource.setting, to: nil) }
    switch LessonSource(text) {
    case .remote(let address):
      try HTTPCall(.get, address).requireAllowedAddress()
      try await world.store.set(LessonSource.setting, to: address)
    case .file(let name):
      let path = world.files.absolutePath(name)
      try await LessonPool.read(path, in: world).keep(for: path, in: world.store)
      try await world.store.set(LessonSource.setting, to: path)
    }
  }
}
