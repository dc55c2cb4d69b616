import CoreModels
import CorePlugin

/// The form of a day's entry, which saves as a person types.
struct DiaryForm {
  let day: Day
  let entry: GratitudeEntry?
  /// The page to go on with.
  let back: String
  let world: World

  // A browser leaves out the first line end of a text area.
  static let template = """
    <form class="stack entry" method="post" action="/mori/diary/{{day}}" data-autosave>
    <input type="hidden" name="back" value="{{back}}">
    <label class="visually-hidden" for="text-{{day}}">{{question}}</label>
    <textarea id="text-{{day}}" name="text" rows="6" placeholder="{{question}}" maxlength="1048576">
    {{text}}</textarea>
    <details{{#isMarked}} open{{/isMarked}}><summary>{{words.mood}}</summary>
    <fieldset class="moods"><legend class="visually-hidden">{{words.mood}}</legend>\
    {{#moods}}<label><input type="radio" name="mood" value="{{value}}"\
    {{#isChosen}} checked{{/isChosen}}> <span>{{text}}</span></label>{{/moods}}</fieldset>
    <label>{{words.tags}} <input name="tags" value="{{tags}}" maxlength="2000"></label></details>
    <div class="row"><button>{{words.save}}</button> <output class="quiet" data-saved>{{saved}}\
    </output></div></form>
    """

  var values: [String: any Sendable] {
    let words: [MoriPageWord] = [.noMood, .mood1, .mood2, .mood3, .mood4, .mood5]
    return [
      "day": "\(day)", "back": back, "text": entry?.text ?? "",
      "question": world.text(DiaryText.prompt(on: day)),
      "tags": entry?.tags.joined(separator: ", ") ?? "",
      "isMarked": entry.map { $0.mood != nil || !$0.tags.isEmpty } ?? false,
      "saved": entry.map { world.text(MoriText.lastSaved(world.savingTime(of: $0))) } ?? "",
      "moods": words.enumerated().map { mood, word in
        [
          "value": mood == 0 ? "" : "\(mood)", "text": world.text(word),
          "isChosen": mood == entry?.mood ?? 0,
        ] as [String: any Sendable]
      },
    ]
  }
}
