import CorePlugin

extension NewGoalPage {
  static let begin = PageTemplate(
    """
    <main class="aclio narrow">
      {{> tabs}}
      <p class="stages" aria-hidden="true"><b></b><i></i><i></i></p>
      <h1>{{words.newGoal}}</h1>
      <form class="card stack" method="post" action="/aclio/new" data-plan data-leads>
        <label for="goal">{{words.whatGoal}}</label>
        <textarea id="goal" name="goal" rows="3" minlength="5" maxlength="500" required>{{asked}}</textarea>
        <div class="fields">
          <label>{{words.dueDay}}<input type="date" name="due" min="{{today}}"></label>
          <label>{{words.category}}<select name="category"><option value="">{{words.coachChooses}}</option>\
    {{#categories}}<option value="{{value}}">{{name}}</option>{{/categories}}</select></label>
        </div>
        <p class="row"><button class="primary">{{words.goOn}}</button>
          <button class="plain" name="quick" value="1">{{words.noQuestions}}</button></p>
        {{#left}}<p class="quiet">{{.}}</p>{{/left}}
      </form>
      <p class="quiet">{{words.forExample}}</p>
      <ul class="examples">{{#examples}}<li><a class="pill" href="{{path}}">{{name}}</a></li>{{/examples}}</ul>
      {{> making}}
    </main>
    """, parts: parts)

  static let questions = PageTemplate(
    """
    <main class="aclio narrow">
      {{> tabs}}
      <p class="stages" aria-hidden="true"><i></i><b></b><i></i></p>
      <h1>{{goal}}</h1>
      <p class="quiet">{{words.questionsHint}}</p>
      <form class="card stack" method="post" action="{{path}}/plan" data-plan data-stream="{{path}}/stream">
        {{#questions}}<label>{{question}}<textarea name="answer-{{number}}" rows="2" maxlength="1000" placeholder="{{placeholder}}"></textarea></label>{{/questions}}
        <p class="row"><button class="primary">{{words.makePlan}}</button></p>
      </form>
      {{> discard}}
      {{> making}}
    </main>
    """, parts: parts)

  static let review = PageTemplate(
    """
    <main class="aclio narrow">
      {{> tabs}}
      <p class="stages" aria-hidden="true"><i></i><i></i><b></b></p>
      <h1>{{goal}}</h1>
      <p class="quiet">{{facts}}</p>
      {{#planLanguage}}<p class="quiet">{{.}}</p>{{/planLanguage}}
      {{#care}}<p class="card care">{{.}}</p>{{/care}}
      <p>{{words.reviewHint}}</p>
      <form method="post" action="{{path}}/keep">
        <ol class="plan">
          {{#steps}}<li class="card"><details>
            <summary><span><b>{{title}}</b>{{#duration}} <span class="quiet">{{.}}</span>{{/duration}}</span></summary>
            <div class="stack">
              <label>{{words.title}}<input name="title-{{number}}" value="{{title}}" maxlength="500" required></label>
              <label>{{words.description}}<textarea name="description-{{number}}" rows="3" maxlength="4000">{{description}}</textarea></label>
              <div class="fields">
                <label>{{words.duration}}<input name="duration-{{number}}" value="{{duration}}" maxlength="200"></label>
                <label>{{words.dueDay}}<input type="date" name="due-{{number}}" value="{{due}}"></label>
              </div>
              <label><input type="checkbox" name="out-{{number}}" value="1"> {{words.leaveOut}}</label>
            </div></details></li>
          {{/steps}}
        </ol>
        <p class="row sticky"><button class="primary">{{words.keepPlan}}</button></p>
      </form>
      <div class="row">
        <form method="post" action="{{path}}/plan" data-plan data-stream="{{path}}/stream"><button>{{words.otherPlan}}</button></form>
        {{> discard}}
      </div>
      {{> making}}
    </main>
    """, parts: parts)

  static let trouble = PageTemplate(
    """
    <main class="aclio narrow">
      {{> tabs}}
      <h1>{{goal}}</h1>
      <div class="card stack">
        <p>{{words.coachAway}}</p>
        <p class="quiet">{{trouble}}</p>
        <form method="post" action="{{path}}/queue"><button class="primary">{{words.waitForIt}}</button></form>
        <form method="post" action="{{path}}/plan"><input type="hidden" name="offline" value="1"><button>{{words.planOffline}}</button></form>
        <form method="post" action="{{path}}/plan" data-plan data-stream="{{path}}/stream"><button>{{words.tryAgain}}</button></form>
      </div>
      {{> discard}}
      {{> making}}
    </main>
    """, parts: parts)

  private static let parts = AclioParts.all.merging([
    "discard": PageTemplate(
      """
      <form method="post" action="{{path}}/discard"><button class="plain">{{words.discard}}</button></form>
      """),
    "making": PageTemplate(
      """
      <section class="making card" hidden aria-live="polite">
        <h2>{{words.making}}</h2>
        <ol><li>{{words.making1}}</li><li>{{words.making2}}</li><li>{{words.making3}}</li></ol>
        <ul class="arriving"></ul>
        <p class="form-error" hidden>{{words.unmade}}</p>
        <button type="button">{{words.cancel}}</button>
      </section>
      """),
  ]) { $1 }
}
