import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// The handlers of the forms on Lesson's pages, equivalent to its commands.
enum LessonActions {
  static let all = [
    FormAction("/lesson/refresh") { _, world in try await refresh(in: world) },
    FormAction("/lesson/favorite", perform: favorite),
    FormAction("/lesson/own", perform: add),
    FormAction("/lesson/own/remove") { form, world in
      let id = form["id"] ?? ""
      try await world.store.transaction { _ = try $0.remove(OwnLesson.self, id) }
      return .moved(to: "/lesson/own")
    },
    FormAction("/lesson/source", perform: choose),
  ]

  /// A failed refresh is not an error; the footer reports it.
  private static func refresh(in world: World) async throws -> PageAnswer {
    let source = try await world.lessonSource()
    let state = try await world.refreshed(world.lesson(from: source), from: source)
    state.log(to: world.log)
    guard state.refresh.failure != nil else { return .moved(to: "/lesson") }
    return .moved(to: "/lesson?refresh=" + (state.refresh.isOffline ? "offline" : "failed"))
  }

  @Sendable private static func favorite(
    _ form: PageForm, in world: World
  ) async throws -> PageAnswer {
    _ = try await world.mark(id: form["id"], isFavorite: form["on"] == "1")
    let to = form["to"] ?? ""
    return .moved(to: to == "/lesson" || to.hasPrefix("/lesson/") ? to : "/lesson")
  }

  @Sendable private static func add(_ form: PageForm, in world: World) async throws -> PageAnswer {
    let author = (form["author"] ?? "").trimmingWhitespace()
    _ = try await world.addOwnLesson(form["text"] ?? "", by: author.isEmpty ? nil : author)
    return .moved(to: "/lesson/own")
  }

  /// Sets the source to an address. Files are accepted only by the command, from users of the
  /// machine.
  @Sendable private static func choose(
    _ form: PageForm, in world: World
  ) async throws -> PageAnswer {
    let text = (form["source"] ?? "").trimmingWhitespace()
    if text == "default" {
      try await world.store.set(LessonSource.setting, to: nil)
    } else {
      guard text.hasPrefix("https://") else { throw NetError.invalidURL }
      try HTTPCall(.get, text).requireAllowedAddress()
      try await world.store.set(LessonSource.setting, to: text)
    }
    return .moved(to: "/lesson/source")
  }
}
