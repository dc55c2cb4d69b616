import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension Page {
  /// The settings sheet as a page of its own, for browsers without script.
  static let sunSettings = SunPage.page(
    "/grounding-sun/settings", word: .settings,
    template: "<section class=\"card\">{{> settings}}</section>",
    parts: ["settings": SunSettings.template]
  ) { _, world in try await SunSettings(back: "/grounding-sun/settings", in: world).values }
}

/// Look, reminder and source, as the settings sheet shows them.
struct SunSettings {
  static let template = """
    <form class="stack" method="post" action="/grounding-sun/settings">
    <input type="hidden" name="back" value="{{back}}">
    <fieldset class="stack"><legend>{{words.look}}</legend><div class="choices">{{#looks}}\
    <label><input type="radio" name="look" value="{{value}}"\
    {{#isChosen}} checked{{/isChosen}}> <span>{{text}}</span></label>{{/looks}}</div>
    <label>{{words.place}} <input name="place" value="{{place}}" maxlength="40" \
    placeholder="48.15,17.11" inputmode="text"></label></fieldset>
    <fieldset class="stack"><legend>{{words.reminders}}</legend>
    <label><input type="checkbox" name="remind" value="on"{{#isReminding}} checked\
    {{/isReminding}}> {{words.remindMe}}</label>
    <label>{{words.time}} <input name="times" value="{{times}}" maxlength="200" \
    aria-describedby="{{kind}}-times"></label><p class="quiet" id="{{kind}}-times">\
    {{words.timeHint}}</p><p class="quiet">{{words.remindHint}}</p></fieldset>
    <fieldset class="stack"><legend>{{words.source}}</legend><div class="choices">
    <label><input type="radio" name="source" value="bundled"{{#isBundled}} checked{{/isBundled}}> \
    <span>{{words.bundled}}</span></label>
    {{#otherSource}}<label><input type="radio" name="source" value="kept" checked> \
    <span>{{words.keptSource}}: {{.}}</span></label>{{/otherSource}}
    <label><input type="radio" name="source" value="server"> <span>{{words.server}}</span></label>\
    </div>
    <label>{{words.address}} <input type="url" name="address" pattern="https://.*" \
    maxlength="500" placeholder="https://"></label></fieldset>
    <div class="row"><button class="primary">{{words.save}}</button> \
    <a href="/settings">{{words.language}}</a></div></form>
    """

  let values: [String: any Sendable]

  init(back: String, in world: World) async throws {
    let source = try await world.affirmationSource()
    let (choice, place, reminders) = try await world.store.read { snapshot in
      (
        try ThemeChoice(in: snapshot), try snapshot.setting(ThemeChoice.placeSetting),
        try GroundingSunPlugin().affirmationReminders(in: snapshot)
      )
    }
    let looks: [(String, SunPageWord)] = [
      ("auto", .byClock), ("sun", .bySun), ("light", .light), ("dark", .dark),
    ]
    var values: [String: any Sendable] = [
      "back": back, "kind": back == "/grounding-sun" ? "sheet" : "page", "place": place,
      "looks": looks.map { value, word in
        [
          "value": value, "text": world.text(word), "isChosen": value == choice.word,
        ] as [String: any Sendable]
      },
      "isReminding": reminders.isEnabled,
      "times": reminders.schedule.times.map(\.description).joined(separator: ", "),
      "isBundled": source == .bundled,
    ]
    values["otherSource"] = source == .bundled ? nil : source.name
    self.values = values
  }
}

extension ThemeChoice {
  /// The word that a form has for it.
  fileprivate var word: String {
    switch self {
    case .manual(let look): look.rawValue
    case .clock: "auto"
    case .sun: "sun"
    }
  }
}
