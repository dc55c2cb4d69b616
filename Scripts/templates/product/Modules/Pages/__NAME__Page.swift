import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The day's note.
  static let today = Page(
    "/__command__", title: { _ in __NAME__Plugin().name },
    template: PageTemplate(Content.Pages.today)
  ) { world in
    let note = try await world.store.collection(of: Note.self).find(world.today.description)
    return [
      "name": __NAME__Plugin().name, "note": note?.text ?? world.text(__NAME__Text.empty),
      "label": world.text(__NAME__Text.write), "save": world.text(__NAME__Text.save),
    ]
  }
}
