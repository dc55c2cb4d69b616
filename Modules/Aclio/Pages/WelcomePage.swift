import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// What Aclio is, and who is there.
  static let aclioWelcome = Page(
    "/aclio/welcome", title: { _ in AclioPlugin().name }
  ) { request, world in
    let person = try await world.store.read { try $0.person() }
    var values = AclioParts.values(nil, request, in: world)
    values.merge(WelcomePage.values(of: person, in: world)) { $1 }
    return .shown(PageContent(try WelcomePage.template.html(showing: values)))
  }
}

/// The first page that a person sees.
enum WelcomePage {
  static let template = PageTemplate(
    """
    <main class="aclio welcome">
      <h1>{{words.welcome}}</h1>
      <ol class="slides">
        <li class="card"><svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">{{{icons.target}}}</svg><h2>{{words.slide1}}</h2><p>{{words.slide1text}}</p></li>
        <li class="card"><svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">{{{icons.stairs}}}</svg><h2>{{words.slide2}}</h2><p>{{words.slide2text}}</p></li>
        <li class="card"><svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">{{{icons.bubble}}}</svg><h2>{{words.slide3}}</h2><p>{{words.slide3text}}</p></li>
      </ol>
      <form class="card stack" method="post" action="/aclio/profile">
        <h2>{{words.aboutYou}}</h2>
        <p class="quiet">{{words.aboutYouHint}}</p>
        {{> profile}}
        <input type="hidden" name="to" value="/aclio/new">
        <p class="row"><button class="primary">{{words.begin}}</button></p>
      </form>
      <form class="skip-it" method="post" action="/aclio/profile">
        <input type="hidden" name="to" value="/aclio"><button class="plain">{{words.skip}}</button>
      </form>
    </main>
    """, parts: ["profile": profile])

  /// The fields of a profile.
  static let profile = PageTemplate(
    """
    <div class="fields">
      <label>{{fields.name}}<input name="name" value="{{person.name}}" maxlength="50" autocomplete="given-name"></label>
      <label>{{fields.age}}<input name="age" value="{{person.age}}" type="number" inputmode="numeric" min="13" max="120"></label>
      <label>{{fields.gender}}<input name="gender" value="{{person.gender}}" maxlength="50" autocomplete="sex"></label>
      <label>{{fields.location}}<input name="location" value="{{person.location}}" maxlength="100" autocomplete="address-level2"></label>
    </div>
    """)

  static func values(of person: Person, in world: World) -> [String: any Sendable] {
    [
      "icons": [
        "target": AclioIcon.target.rawValue, "stairs": AclioIcon.stairs.rawValue,
        "bubble": AclioIcon.bubble.rawValue,
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
