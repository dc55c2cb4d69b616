import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// A goal's name, day and category, its plan as text, and what ends it.
  static let aclioGoalEdit = Page(
    "/aclio/goals/{goal}/edit", title: { AclioPageWord.change.text(in: $0) }
  ) { request, world in
    guard let goal = try await world.goalIfAny(of: request) else { return .missing }
    let state = try await world.store.read { try $0.state(of: goal) }
    var values = AclioParts.values(nil, request, in: world)
    values["path"] = AclioPath.goal(goal.id)
    values["name"] = goal.name
    values["due"] = goal.dueDate?.description ?? ""
    values["isArchived"] = goal.isArchived
    values["categories"] = GoalCategory.allCases.map { category -> [String: any Sendable] in
      [
        "value": category.word, "name": world.text(GoalText.category(category)),
        "isChosen": category == goal.category,
      ]
    }
    values["plan"] = PlanText.text(of: state.textSteps, help: "")
      .trimmingWhitespace()
    values["planHelp"] = world.text(GoalText.editorHelp)
    values["seen"] = PlanFingerprint.of(state)
    return .shown(PageContent(try GoalEditPage.template.html(showing: values)))
  }
}

/// Changing a goal.
enum GoalEditPage {
  static let template = PageTemplate(
    """
    <main class="aclio narrow">
      {{> tabs}}
      <p class="quiet crumb"><a href="{{path}}">{{name}}</a></p>
      <h1>{{words.change}}</h1>
      <form class="card stack" method="post" action="{{path}}">
        <label>{{words.goal}}<textarea name="name" rows="2" minlength="5" maxlength="500" required>{{name}}</textarea></label>
        <div class="fields">
          <label>{{words.dueDay}}<input type="date" name="due" value="{{due}}"></label>
          <label>{{words.category}}<select name="category">\
    {{#categories}}<option value="{{value}}"{{#isChosen}} selected{{/isChosen}}>{{name}}</option>{{/categories}}</select></label>
        </div>
        <p><button class="primary">{{words.save}}</button></p>
      </form>
      <details class="card" id="edit-plan"><summary>{{words.planAsText}}</summary>
        <form class="stack" method="post" action="{{path}}/plan">
          <input type="hidden" name="seen" value="{{seen}}" data-seen>
          <label for="plan">{{words.steps}}</label>
          <textarea id="plan" name="plan" rows="14" spellcheck="true" aria-describedby="plan-help">{{plan}}</textarea>
          <p class="quiet text" id="plan-help">{{planHelp}}</p>
          <p><button class="primary">{{words.save}}</button></p>
        </form>
      </details>
      <section class="card stack">
        <h2>{{words.away}}</h2>
        <form method="post" action="{{path}}/archive">
          {{#isArchived}}<button name="archived" value="0">{{words.bringBack}}</button>{{/isArchived}}
          {{^isArchived}}<button name="archived" value="1">{{words.archive}}</button><p class="quiet">{{words.archiveHint}}</p>{{/isArchived}}
        </form>
        <details id="delete-goal"><summary>{{words.delete}}</summary>
          <form class="stack" method="post" action="{{path}}/delete">
            <p>{{words.deleteHint}}</p>
            <p><button class="danger">{{words.deleteNow}}</button></p>
          </form></details>
      </section>
    </main>
    """, parts: AclioParts.all)
}

/// By which a form knows that the plan is still the one that it showed.
enum PlanFingerprint {
  static func of(_ state: GoalState) -> String {
    var hash = StableHash()
    for step in state.steps {
      hash.combine("\(step.id) \(step.title) \(step.description) \(step.duration ?? "")")
      hash.combine("\(step.due?.description ?? "") \(step.parts)")
    }
    return String(hash.value, radix: 16)
  }
}
