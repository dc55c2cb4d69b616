import CorePlugin

/// The settings page's HTML.
enum SettingsTemplate {
  /// The sentences that the template names.
  static let labels: [(String, WebText)] = [
    ("title", .settings), ("general", .general), ("language", .language),
    ("timeZone", .timeZone), ("dayStartsAt", .dayStartsAt), ("look", .look),
    ("letterKeys", .letterKeys), ("save", .save), ("mercy", .mercy), ("mercyHint", .mercyHint),
    ("lastDay", .mercyLastDay), ("pause", .pause), ("endPause", .endPause),
    ("reminders", .reminders), ("noReminders", .noReminders), ("yourData", .yourData),
    ("dataHint", .dataHint), ("download", .download),
    ("devices", .devices), ("devicesHint", .devicesHint), ("logOut", .logOut),
  ]

  static let page = PageTemplate(
    """
    <main class="settings stack">
    <h1>{{title}}</h1>
    <section class="card"><h2>{{general}}</h2>
    <form method="post" action="/settings" class="fields">
    <label>{{language}}<select name="language">{{#languages}}{{> choice}}{{/languages}}</select>\
    </label>
    <label>{{timeZone}}<select name="time_zone">{{#timeZones}}{{> choice}}{{/timeZones}}</select>\
    </label>
    <label>{{dayStartsAt}}<select name="day_starts_at">{{#hours}}{{> choice}}{{/hours}}</select>\
    </label>
    <fieldset><legend>{{look}}</legend><div class="row">{{#looks}}
    <label><input type="radio" name="web.look" value="{{value}}"{{#isChosen}} checked\
    {{/isChosen}}>{{label}}</label>{{/looks}}</div></fieldset>
    <div><input type="hidden" name="web.letter_keys" value="false">
    <label><input type="checkbox" name="web.letter_keys" value="true"{{#hasLetterKeys}} checked\
    {{/hasLetterKeys}}>{{letterKeys}}</label></div>
    <p><button class="primary">{{save}}</button></p>
    </form></section>
    <section class="card stack"><h2>{{mercy}}</h2>
    <p class="quiet">{{mercyHint}}</p>
    {{#pausedUntil}}<p class="pause">{{.}}</p>
    <form method="post" action="/settings/pause/end"><button>{{endPause}}</button></form>\
    {{/pausedUntil}}{{^pausedUntil}}<form method="post" action="/settings/pause" class="row">
    <label>{{lastDay}}<input type="date" name="until" min="{{today}}" value="{{today}}" required>\
    </label> <button>{{pause}}</button></form>{{/pausedUntil}}</section>
    <section class="card stack"><h2>{{reminders}}</h2>
    {{#hasReminders}}<ul class="rows">{{#reminderRows}}<li><strong>{{product}}</strong> {{title}} \
    <span class="quiet">{{times}}</span></li>{{/reminderRows}}</ul>{{/hasReminders}}\
    {{^hasReminders}}<p class="quiet">{{noReminders}}</p>{{/hasReminders}}
    {{> push}}</section>
    <section class="card stack"><h2>{{calendar}}</h2>
    <p class="quiet">{{calendarHint}}</p>
    <p><a class="button" href="/settings/calendar">{{calendar}}</a></p></section>
    <section class="card stack"><h2>{{yourData}}</h2>
    <p class="quiet">{{dataHint}}</p>
    <p><a class="button" href="/settings/export" download>{{download}}</a></p></section>
    <section class="card stack"><h2>{{devices}}</h2>
    <p class="quiet">{{devicesHint}}</p>
    <div class="row"><a class="button" href="/settings/devices">{{devices}}</a>\
    {{#account}}<a class="button" href="/settings/account">{{account}}</a>{{/account}}\
    <form method="post" action="/log-out" data-plain><button>{{logOut}}</button></form></div>\
    </section>
    </main>
    """,
    parts: [
      "push": PushSettings.template,
      "choice": PageTemplate(
        #"<option value="{{value}}"{{#isChosen}} selected{{/isChosen}}>{{label}}</option>"#),
    ])
}
