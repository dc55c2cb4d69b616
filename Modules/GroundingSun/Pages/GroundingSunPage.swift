import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The affirmation on its card under the sky.
  static let groundingSun = SunPage.page(
    "/grounding-sun", word: nil, template: GroundingSunPage.template,
    parts: ["settings": SunSettings.template]
  ) { _, world in
    let state = try await world.affirmation(from: world.affirmationSource())
    return try await SunSettings(back: "/grounding-sun", in: world).values.merging([
      "text": state.affirmation.text, "day": state.date.day?.longText(in: world.language) ?? "",
      "pictures": SunPicture.offers(in: world.language),
    ]) { $1 }
  }
}

/// The main page of Grounding Sun.
enum GroundingSunPage {
  static let template = """
    <header class="sky-top"><h1>{{title}}</h1><a class="button gear" \
    href="/grounding-sun/settings" data-dialog="sun-settings" aria-label="{{words.settings}}" \
    title="{{words.settings}}"><svg viewBox="0 0 24 24" class="line-icon" aria-hidden="true">\
    <circle class="teeth" cx="12" cy="12" r="8.4"/>\
    <circle cx="12" cy="12" r="6.4"/><circle cx="12" cy="12" r="2.4"/></svg></a></header>
    <figure class="affirmation"><figcaption class="quiet">{{day}}</figcaption>
    <blockquote>{{text}}</blockquote></figure>
    <form class="again" method="post" action="/grounding-sun/new" data-quiet><button class="primary" data-key="n" \
    title="{{words.newHint}}"><svg viewBox="0 0 24 24" class="line-icon" aria-hidden="true">\
    <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.7 3.8v4h-4"/></svg> {{words.newQuote}}</button></form>
    <nav class="sky-ways" aria-label="{{words.parts}}"><a href="/grounding-sun/list">\
    {{words.affirmations}}</a> <a href="/grounding-sun/history">{{words.history}}</a></nav>
    <details class="sky-picture"><summary>{{words.picture}}</summary><p class="row">\
    {{#pictures}}<a href="/grounding-sun/picture.{{ending}}?theme={{theme}}" download>{{label}}</a> \
    {{/pictures}}<button type="button" class="for-script" \
    data-share="/grounding-sun/picture.png?theme={{look}}" hidden>{{words.share}}</button></p>\
    </details>
    <dialog id="sun-settings" aria-labelledby="sun-settings-title"><header class="row">\
    <h2 id="sun-settings-title">{{words.settings}}</h2><button type="button" class="plain" \
    data-close>{{words.close}}</button></header>{{> settings}}</dialog>
    """
}
