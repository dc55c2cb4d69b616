import CoreModels
import CorePlugin

/// The form that tells when a life began, and how long it is taken to be.
struct LifeForm {
  let life: LifeRecord?
  let world: World

  static let template = """
    <form class="stack" method="post" action="/mori/setup">
    <label>{{words.born}} <input type="date" name="born" value="{{birth}}" min="1880-01-01" \
    max="{{latestBirth}}" required autocomplete="bday"></label>
    <label>{{words.expectancy}} <input type="number" name="expectancy" value="{{years}}" min="1" \
    max="130" inputmode="numeric" aria-describedby="expectancy-hint"></label>
    <p class="quiet" id="expectancy-hint">{{words.expectancyHint}}</p>
    <details{{#country}} open{{/country}}><summary>{{words.country}}</summary><div class="row">
    <label>{{words.country}} <input name="country" value="{{country}}" maxlength="2" size="4" \
    autocapitalize="characters" placeholder="{{countryExample}}"></label>
    <label>{{words.averageOf}} <select name="sex">{{#sexes}}\
    <option value="{{value}}"{{#isChosen}} selected{{/isChosen}}>{{text}}</option>{{/sexes}}\
    </select></label></div><p class="quiet">{{words.countryHint}}</p></details>
    <button class="primary">{{#isSetUp}}{{words.save}}{{/isSetUp}}\
    {{^isSetUp}}{{words.begin}}{{/isSetUp}}</button></form>
    """

  var values: [String: any Sendable] {
    let sexes: [(value: String, word: MoriPageWord)] = [
      ("", .everyone), ("female", .women), ("male", .men),
    ]
    let hasCountry = life?.country != nil
    var values: [String: any Sendable] = [
      "birth": life.map { "\($0.birthDate)" } ?? "", "latestBirth": "\(world.today)",
      "years": hasCountry ? "" : life.map { "\($0.expectancyYears)" } ?? "",
      "isSetUp": life != nil,
      "sexes": sexes.map { sex in
        [
          "value": sex.value, "text": world.text(sex.word),
          "isChosen": sex.value == life?.sex?.rawValue ?? "",
        ] as [String: any Sendable]
      },
    ]
    values["country"] = life?.country
    return values
  }
}
