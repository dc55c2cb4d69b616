import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The day's note.
  static let today = Page(
    "/__command__", title: { _ in __NAME__Plugin().name },
    style: ".__command__ { text-align: center; }",
    template: #"<main class="__command__"><p>{{note}}</p></main>"#
  ) { world in
    let note = try await world.store.collection(of: Note.self).find(world.today.description)
    return ["note": note?.text ?? world.text(__NAME__Text.empty)]
  }
}
