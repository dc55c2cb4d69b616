import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// What the morning page holds and how it speaks, whose namedays it announces, and the server.
  static let briefSettings = BriefTab.settings.page(
    template: BriefSettingsPage.template, parts: BriefSettingsPage.parts
  ) { _, world in
    let today = world.today
    return try await world.store.read { snapshot in
      try BriefSettingsPage(snapshot, on: today)
    }.values(in: world)
  }
}

/// The settings of the brief in a browser.
struct BriefSettingsPage {
  private let language: String
  private let personality: Personality
  private let nickname: String
  private let timeZone: String
  private let modules: Brief.Modules
  private let units: Units
  private let theme: BriefTheme
  private let followed: [(name: String, next: Day?)]
  private let account: ServerAccount?

  // Undo does not take back what a server was told: for who is logged in, the settings are final.
  static let template = """
    <section class="card"><form class="stack" method="post" action="/daily-brief/settings"\
    {{#account}} data-final{{/account}}>
    <label>{{words.nickname}} <input name="nickname" value="{{nickname}}" maxlength="50" \
    autocomplete="nickname"></label>
    <div class="row"><label>{{words.language}} <select name="language"><option value="">\
    {{words.asShown}}</option>{{#languages}}<option value="{{value}}"\
    {{#isChosen}} selected{{/isChosen}}>{{text}}</option>{{/languages}}</select></label>
    <label>{{words.tone}} <select name="personality">{{#tones}}<option value="{{value}}"\
    {{#isChosen}} selected{{/isChosen}}>{{text}}</option>{{/tones}}</select></label>
    <label>{{words.units}} <select name="units">{{#units}}<option value="{{value}}"\
    {{#isChosen}} selected{{/isChosen}}>{{text}}</option>{{/units}}</select></label></div>
    <label>{{words.timeZone}} <input name="timezone" value="{{timeZone}}" maxlength="60" \
    aria-describedby="zone-hint"></label><p class="quiet" id="zone-hint">{{words.timeZoneHint}}</p>
    <fieldset><legend>{{words.modules}}</legend>{{#modules}}<label><input type="checkbox" \
    name="module" value="{{value}}"{{#isChosen}} checked{{/isChosen}}> {{text}}</label>\
    {{/modules}}</fieldset>
    <fieldset><legend>{{words.accent}}</legend><div class="looks">{{#accents}}<label><input \
    type="radio" name="accent" value="{{value}}"{{#isChosen}} checked{{/isChosen}}><span \
    class="swatch accent-{{value}}" aria-hidden="true"></span>{{text}}</label>{{/accents}}</div>\
    </fieldset><fieldset><legend>{{words.background}}</legend><div class="looks">{{#backgrounds}}\
    <label><input type="radio" name="background" value="{{value}}"\
    {{#isChosen}} checked{{/isChosen}}><span class="swatch on-{{value}}" aria-hidden="true"></span>\
    {{text}}</label>{{/backgrounds}}</div></fieldset>
    <button class="primary">{{words.save}}</button></form></section>
    <section class="card nameday stack"><h2>{{words.people}}</h2><p class="quiet">\
    {{words.peopleLead}}</p><ul class="lines">{{#people}}<li><span class="what">{{name}}\
    <span class="quiet">{{next}}</span></span><form method="post" \
    action="/daily-brief/people/remove"><input type="hidden" name="name" value="{{name}}">\
    <button class="plain" aria-label="{{words.unfollow}}: {{name}}">{{words.unfollow}}</button>\
    </form></li>{{/people}}</ul><form class="row ask" method="post" action="/daily-brief/people">\
    <label>{{words.follow}} <input name="name" maxlength="60" required></label>\
    <button>{{words.add}}</button></form></section>
    <section class="card stack"><h2>{{words.account}}</h2>{{#account}}<p>{{.}}</p><form \
    method="post" action="/daily-brief/logout" data-final>\
    <button class="danger">{{words.logOut}}</button>\
    </form><details id="password"><summary>{{words.changePassword}}</summary><form class="stack" \
    method="post" action="/daily-brief/password" data-final><label>{{words.newPassword}} <input \
    type="password" name="password" autocomplete="new-password" required></label>\
    <button>{{words.changePassword}}</button></form></details>{{/account}}\
    {{^account}}<p class="quiet">{{words.accountLead}}</p><details id="log-in">\
    <summary>{{words.logIn}}</summary><form class="stack" method="post" \
    action="/daily-brief/login" data-final>{{> server}}<label>{{words.password}} \
    <input type="password" \
    name="password" autocomplete="current-password" required></label>{{> key}}\
    <button class="primary">{{words.logIn}}</button></form></details>
    <details id="register"><summary>{{words.register}}</summary><form class="stack" method="post" \
    action="/daily-brief/register" data-final>{{> server}}<label>{{words.nickname}} \
    <input name="nickname" \
    maxlength="50" autocomplete="nickname"></label><label>{{words.newPassword}} <input \
    type="password" name="password" autocomplete="new-password" required></label>{{> key}}\
    <label><input type="checkbox" name="terms" required> {{words.acceptTerms}}</label>\
    <label><input type="checkbox" name="mail"> {{words.allowMail}}</label>\
    <button class="primary">{{words.register}}</button></form></details>{{/account}}</section>
    """

  static let parts = [
    "server": """
    <label>{{words.address}} <input type="url" name="server" maxlength="500" \
    placeholder="https://" required></label><label>{{words.email}} <input type="email" \
    name="email" autocomplete="username" required></label>
    """,
    "key": """
    <label>{{words.apiKey}} <input type="password" name="key" autocomplete="off"></label>
    """,
  ]

  init(_ snapshot: Snapshot, on today: Day) throws {
    language = try snapshot.setting(BriefSettings.language)
    personality = try snapshot.setting(BriefSettings.personality)
    nickname = try snapshot.setting(BriefSettings.nickname)
    timeZone = try snapshot.setting(BriefSettings.timeZone)
    modules = try snapshot.setting(BriefSettings.modules)
    units = try snapshot.setting(Units.setting)
    theme = try BriefTheme(in: snapshot)
    account = try ServerAccount(in: snapshot)
    followed = try snapshot.list(FollowedName.self).map { ($0.name, $0.next(from: today)) }
      .sorted { ($0.next ?? .last, $0.name) < ($1.next ?? .last, $1.name) }
  }

  func values(in world: World) -> [String: any Sendable] {
    let modules: [(String, BriefPageWord, Bool)] = [
      ("weather", .weather, modules.weather), ("countdown", .events, modules.countdown),
      ("reminder", .reminders, modules.reminder),
    ]
    let tones: [(Personality, BriefPageWord)] = [
      (.neutral, .neutral), (.cute, .cute), (.brutal, .brutal),
    ]
    var values: [String: any Sendable] = [
      "nickname": nickname, "timeZone": timeZone,
      "languages": Language.allCases.map {
        option($0.rawValue, $0.ownName, $0.rawValue == language)
      },
      "tones": tones.map { option($0.rawValue, world.text($1), $0 == personality) },
      "units": [
        option("metric", world.text(BriefPageWord.metric), units == .metric),
        option("imperial", world.text(BriefPageWord.imperial), units == .imperial),
      ],
      "modules": modules.map { option($0, world.text($1), $2) },
      "accents": BriefTheme.Accent.allCases.map {
        option($0.rawValue, world.text($0.word), $0 == theme.accent)
      },
      "backgrounds": BriefTheme.Background.allCases.map {
        option($0.rawValue, world.text($0.word), $0 == theme.background)
      },
      "people": followed.map { person in
        ["name": person.name, "next": person.next?.longText(in: world.language) ?? ""]
      },
    ]
    values["account"] = account.map { "\($0.email) · \($0.server)" }
    return values
  }

  private func option(_ value: String, _ text: String, _ isChosen: Bool) -> [String: any Sendable] {
    ["value": value, "text": text, "isChosen": isChosen]
  }
}

extension BriefTheme.Accent {
  fileprivate var word: BriefPageWord {
    switch self {
    case .sun: .sun
    case .rose: .rose
    case .plum: .plum
    case .sky: .sky
    case .sea: .sea
    case .leaf: .leaf
    }
  }
}

extension BriefTheme.Background {
  fileprivate var word: BriefPageWord {
    switch self {
    case .paper: .paper
    case .sand: .sand
    case .mist: .mist
    case .meadow: .meadow
    case .plain: .plain
    }
  }
}
