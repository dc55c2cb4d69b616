import CorePlugin
import CoreStorage

extension Page {
  /// An introduction to Aclio, and the person's profile.
  static let aclioWelcome = Page(
    "/aclio/welcome", title: { _ in AclioPlugin().name }
  ) { request, world in
    let person = try await world.store.read { try $0.person() }
    var values = AclioParts.values(nil, request, in: world)
    values.merge(WelcomePage.values(of: person, in: world)) { $1 }
    return .shown(PageContent(try WelcomePage.template.html(showing: values)))
  }
}

/// The first page for a new person.
enum WelcomePage {
  static let template = PageTemplate(Content.Pages.welcome, parts: Content.file)

  static func values(of person: Profile, in world: World) -> [String: any Sendable] {
    [
      "icons": [
        "target": AclioIcon.target.shapes, "stairs": AclioIcon.stairs.shapes,
        "bubble": AclioIcon.bubble.shapes,
      ],
      "person": [
        "name": person.name, "age": person.age.map { "\($0)" } ?? "", "gender": person.gender,
        "location": person.location,
      ],
      "fields": [
        "name": world.text(GameText.name), "age": world.text(GameText.age),
        "gender": world.text(GameText.gender), "location": world.text(GameText.location),
      ],
    ]
  }
}
