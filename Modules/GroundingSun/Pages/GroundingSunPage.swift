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
    ]) { $1 }
  }
}

/// The main page of Grounding Sun.
enum GroundingSunPage {
  static let template = """
    <header class="sky-top"><h1>{{title}}</h1><a class="button gear" \
    href="/grounding-sun/settings" data-dialog="sun-settings" aria-label="{{words.settings}}" \
    title="{{words.settings}}"><svg viewBox="0 0 24 24" class="line-icon" aria-hidden="true">\
    <circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v2.4m0 13.6v2.4M2.8 12h2.4m13.6 0h2.4M5.5 \
    5.5l1.7 1.7m9.6 9.6l1.7 1.7m0-13l-1.7 1.7m-9.6 9.6l-1.7 1.7"/></svg></a></header>
    <figure class="affirmation"><figcaption class="quiet">{{day}}</figcaption>
    <blockquote>{{text}}</blockquote></figure>
    <form class="again" method="post" action="/grounding-sun/new"><button class="primary" \
    title="{{words.newHint}}"><svg viewBox="0 0 24 24" class="line-icon" aria-hidden="true">\
    <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.7 3.8v4h-4"/></svg> {{words.newQuote}}</button></form>
    <nav class="sky-ways" aria-label="{{words.parts}}"><a href="/grounding-sun/list">\
    {{words.affirmations}}</a> <a href="/grounding-sun/history">{{words.history}}</a></nav>
    <dialog id="sun-settings" aria-labelledby="sun-settings-title"><header class="row">\
    <h2 id="sun-settings-title">{{words.settings}}</h2><button type="button" class="plain" \
    data-close>{{words.close}}</button></header>{{> settings}}</dialog>
    """
}
