import CorePlugin

/// What stands around a page for somebody who is logged in.
enum FrameParts {
  /// The sentences that the parts name.
  static let labels: [(String, WebText)] = [
    ("skip", .skipToContent), ("navigation", .navigation), ("today", .today),
    ("settings", .settings), ("aDay", .aDay), ("history", .history), ("keys", .keys),
    ("undo", .undo), ("undone", .undone), ("saved", .saved), ("saving", .saving),
    ("offline", .offline), ("failed", .failed), ("yes", .yes), ("cancel", .cancel),
    ("close", .close), ("keyHelp", .keyHelp), ("keySearch", .keySearch), ("keyNew", .keyNew),
    ("keyUndo", .keyUndo),
  ]

  /// The way to every product.
  static let bar = PageTemplate(
    """
    <header class="bar"><nav aria-label="{{navigation}}"><ul>
    <li><a href="/" data-go="t"{{#isToday}} aria-current="page"{{/isToday}}>\
    <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="4"/>\
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6\
    l-1.1 1.1M6.7 17.3l-1.1 1.1"/></svg>{{today}}</a></li>
    {{#products}}<li><a href="{{path}}" data-go="{{go}}"{{#isCurrent}} aria-current="page"\
    {{/isCurrent}}><svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">{{{icon}}}</svg>\
    {{name}}</a></li>
    {{/products}}<li class="last"><a href="/settings" data-go="s"{{#isSettings}} \
    aria-current="page"{{/isSettings}}>{{settings}}</a></li>
    </ul></nav></header>
    """)

  /// The quiet links below, the shortcuts, and what the script says.
  static let foot = PageTemplate(
    """
    <footer class="foot"><a href="/day">{{aDay}}</a><a href="/history">{{history}}</a>\
    <a href="/settings">{{settings}}</a>\
    <button type="button" data-shows="keys" class="for-script">{{keys}}</button></footer>
    <div class="toasts" role="status"></div>
    <dialog id="keys" aria-labelledby="keys-title"><form method="dialog" class="stack">
    <h2 id="keys-title">{{keys}}</h2>
    <ul class="keys" id="page-keys" hidden></ul>
    <ul class="keys"><li><kbd>g</kbd> <kbd>t</kbd> {{today}}</li>
    {{#products}}<li><kbd>g</kbd> <kbd>{{go}}</kbd> {{name}}</li>
    {{/products}}<li><kbd>g</kbd> <kbd>s</kbd> {{settings}}</li>
    <li><kbd>n</kbd> {{keyNew}}</li><li><kbd>/</kbd> {{keySearch}}</li>
    <li><kbd>u</kbd> {{keyUndo}}</li><li><kbd>?</kbd> {{keyHelp}}</li></ul>
    <p><button class="primary">{{close}}</button></p></form></dialog>
    <template id="words" data-undo="{{undo}}" data-undone="{{undone}}" data-saved="{{saved}}" \
    data-saving="{{saving}}" data-offline="{{offline}}" data-failed="{{failed}}" \
    data-yes="{{yes}}" data-no="{{cancel}}"></template>
    """)
}
