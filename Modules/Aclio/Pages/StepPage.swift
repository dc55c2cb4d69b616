import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// A step in detail: its parts, the coach's guide, the document.
  static let aclioStep = Page(
    "/aclio/goals/{goal}/steps/{step}", title: { AclioPageWord.step.text(in: $0) }
  ) { request, world in
    guard let goal = try await world.goalIfAny(of: request) else { return .missing }
    let id = GoalStep.idPrefix(ofGoal: goal.id) + (request.parameters["step"] ?? "")
    let (state, guide, document, paused) = try await world.store.read { snapshot in
      (
        try snapshot.state(of: goal), try snapshot.findReadable(StepExpansion.self, id),
        try snapshot.findReadable(StepDocument.self, id), try snapshot.pausedDays()
      )
    }
    guard let index = state.steps.firstIndex(where: { $0.id == id }) else { return .missing }
    var values = AclioParts.values(nil, request, in: world)
    values.merge(StepPage.values(of: state, index, paused: paused, in: world)) { $1 }
    if let guide { values["guide"] = StepPage.values(of: guide, in: world) }
    if let document {
      values["document"] = [
        "html": DocumentMarkup(document.text).html,
        "from": world.text(StepHelpText.from(document.coach)),
      ]
    }
    let (moment, gate) = (world.moment, try await world.gate())
    let usage = try await world.store.read { try gate.usage(in: $0, at: moment) }
    let left = [
      usage.expandLeft.map { world.text(GateText.left(.expand, $0)) },
      usage.doLeft.map { world.text(GateText.left(.doIt, $0)) },
    ].compactMap(\.self)
    if !left.isEmpty { values["left"] = left.joined(separator: " · ") }
    return .shown(
      PageContent(try StepPage.template.html(showing: values), title: state.steps[index].title))
  }
}

/// A step with what can be done with it.
enum StepPage {
  static func values(
    of state: GoalState, _ index: Int, paused: PausedDays, in world: World
  ) -> [String: any Sendable] {
    let step = state.steps[index]
    let isDone = state.done.contains(step.id)
    let path = AclioPath.goal(state.goal.id)
    var values: [String: any Sendable] = [
      "path": path, "stepPath": AclioPath.step(step), "id": step.id,
      "goal": state.goal.name, "place": "\(index + 1) / \(state.steps.count)",
      "title": step.title, "description": step.description, "duration": step.duration ?? "",
      "due": step.due?.description ?? "", "isDone": isDone, "pressed": isDone ? "true" : "false",
      "wanted": isDone ? "0" : "1",
      "facts": GoalPage.stepFacts(of: step, isDone: isDone, paused: paused, in: world),
      "parts": step.parts.enumerated().map { number, part -> [String: any Sendable] in
        [
          "number": "\(number)", "title": part.title, "wanted": part.isDone ? "0" : "1",
          "isDone": part.isDone, "pressed": part.isDone ? "true" : "false", "id": step.id,
        ]
      },
      "canMoveUp": index > 0, "canMoveDown": index + 1 < state.steps.count,
    ]
    if let place = step.mapSearch, !place.isEmpty {
      values["map"] =
        "https://www.openstreetmap.org/search?query=\(place.percentEncoded)"
      values["mapName"] = place
    }
    if index > 0 { values["before"] = AclioPath.step(state.steps[index - 1]) }
    if index + 1 < state.steps.count { values["after"] = AclioPath.step(state.steps[index + 1]) }
    return AclioParts.shown(values)
  }

  static func values(of guide: StepExpansion, in world: World) -> [String: any Sendable] {
    [
      "html": DocumentMarkup(guide.markdown(in: world.language)).html,
      "from": world.text(StepHelpText.from(guide.coach)),
    ]
  }

  static let template = PageTemplate(
    """
    <main class="aclio narrow">
      {{> tabs}}
      <p class="quiet crumb"><a href="{{path}}">{{goal}}</a> · {{place}}</p>
      <header class="step-head{{#isDone}} is-done{{/isDone}}">
        <form method="post" action="{{path}}/tick" data-optimistic="done" data-quiet>
          <input type="hidden" name="step" value="{{id}}"><input type="hidden" name="done" value="{{wanted}}">
          <input type="hidden" name="to" value="{{stepPath}}">
          <button class="tick" aria-pressed="{{pressed}}" aria-label="{{words.done}}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5 10 17 19 7"/></svg></button>
        </form>
        <h1>{{title}}</h1>
      </header>
      {{> reward}}
      {{#facts}}<p class="quiet">{{.}}</p>{{/facts}}
      {{#description}}<p class="text">{{.}}</p>{{/description}}
      {{#map}}<p><a href="{{map}}" target="_blank" rel="noopener noreferrer">{{words.onMap}}: {{mapName}}</a></p>{{/map}}
      <ul class="parts">
        {{#parts}}<li class="step{{#isDone}} is-done{{/isDone}}">
          <form method="post" action="{{path}}/tick" data-optimistic="done" data-quiet>
            <input type="hidden" name="step" value="{{id}}"><input type="hidden" name="part" value="{{number}}">
            <input type="hidden" name="done" value="{{wanted}}"><input type="hidden" name="to" value="{{stepPath}}">
            <button class="tick" aria-pressed="{{pressed}}" aria-label="{{words.done}}: {{title}}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5 10 17 19 7"/></svg></button>
          </form><span>{{title}}</span></li>
        {{/parts}}
      </ul>
      <div class="row">
        <form method="post" action="{{stepPath}}/expand" data-quiet data-direct>\
    {{#guide}}<input type="hidden" name="again" value="1">{{/guide}}\
    <button{{^guide}} class="primary"{{/guide}}>{{#guide}}{{words.explainAgain}}{{/guide}}{{^guide}}{{words.explain}}{{/guide}}</button></form>
        <form method="post" action="{{stepPath}}/do" data-quiet data-direct><button>{{#document}}{{words.doAgain}}{{/document}}{{^document}}{{words.doIt}}{{/document}}</button></form>
      </div>
      {{#left}}<p class="quiet"><a href="/aclio/premium">{{.}}</a></p>{{/left}}
      {{#guide}}<section class="card document" aria-label="{{words.explain}}">{{{html}}}<p class="quiet">{{from}}</p></section>{{/guide}}
      {{#document}}<section class="card document" id="document" aria-label="{{words.doIt}}">{{{html}}}<p class="quiet">{{from}}</p>
        <p><a href="{{stepPath}}/document.md" download="step.md">{{words.download}}</a></p></section>{{/document}}
      <details class="card" id="edit-step"><summary>{{words.changeStep}}</summary>
        <form class="stack" method="post" action="{{stepPath}}">
          <label>{{words.title}}<input name="title" value="{{title}}" maxlength="200" required></label>
          <label>{{words.description}}<textarea name="description" rows="4" maxlength="2000">{{description}}</textarea></label>
          <div class="fields">
            <label>{{words.duration}}<input name="duration" value="{{duration}}" maxlength="60"></label>
            <label>{{words.dueDay}}<input type="date" name="due" value="{{due}}"></label>
          </div>
          <p><button class="primary">{{words.save}}</button></p>
        </form>
        <div class="row">
          {{#canMoveUp}}<form method="post" action="{{stepPath}}/move"><input type="hidden" name="by" value="-1"><button class="plain">{{words.earlier}}</button></form>{{/canMoveUp}}
          {{#canMoveDown}}<form method="post" action="{{stepPath}}/move"><input type="hidden" name="by" value="1"><button class="plain">{{words.moveLater}}</button></form>{{/canMoveDown}}
          <form method="post" action="{{stepPath}}/remove" data-confirm="{{words.removeStepAsk}}"><button class="danger">{{words.removeStep}}</button></form>
        </div>
      </details>
      <nav class="row pager" aria-label="{{words.steps}}">
        {{#before}}<a href="{{.}}" rel="prev">{{words.previous}}</a>{{/before}}
        {{#after}}<a href="{{.}}" rel="next">{{words.next}}</a>{{/after}}
      </nav>
    </main>
    """, parts: AclioParts.all)
}
