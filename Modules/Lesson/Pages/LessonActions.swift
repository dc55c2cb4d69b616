import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

/// The forms of Lesson's pages.
enum LessonActions {
  static let all = [
    FormAction("/lesson/refresh") { _, world in
      let refresh = try await RefreshLesson().performed(in: world.unwatched).refresh
      // A refresh that does not work is no error: the footer says so.
      guard refresh.failure != nil else { return .moved(to: "/lesson") }
      return .moved(to: "/lesson?refresh=" + (refresh.isOffline ? "offline" : "failed"))
    },
    FormAction("/lesson/favorite", to: page) { form in
      MarkLesson(id: form["id"], removes: form["on"] != "1")
    },
    FormAction("/lesson/own", to: "/lesson/own") { form in
      AddLesson(text: TypedText(form["text"] ?? ""), author: form.filled("author"))
    },
    FormAction("/lesson/own/remove") { form, world in
      let id = form["id"] ?? ""
      try await world.store.transaction { _ = try $0.remove(OwnLesson.self, id) }
      return .moved(to: "/lesson/own")
    },
    FormAction("/lesson/source", to: "/lesson/source") { form in
      let source = form.filled("source")
      // Files are for whoever has the machine, who has the command.
      guard let source, source == "default" || source.hasPrefix("https://") else {
        throw NetError.invalidURL
      }
      return ChooseSource(source: source)
    },
  ]

  /// The page of Lesson that the field `to` names.
  @Sendable private static func page(_ form: PageForm) -> PageAnswer {
    let to = form["to"] ?? ""
    return .moved(to: to.hasPrefix("/lesson/") ? to : "/lesson")
  }
}
