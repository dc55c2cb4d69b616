// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func findJob(_ f: PlanFacts) -> String {
    """
    @0 15m Write three lines: what you can do, for whom, from when
    Read them aloud. They become the top of your CV and your answer at every party.
    or 15m Save five adverts that you would apply for tomorrow
    Underline what all five ask for. That is the list your CV has to answer.
    @4 2h Bring the CV to two pages that show results
    Each job: two lines that begin with a verb and hold a number. Let one honest person read it
    tonight.
    @10 1h List thirty places and ten people
    Companies you would go to without an advert, and people who know somebody there. Put them into
    a table with a column for the date of contact.
    @16 * Five good applications a week
    Each with a first paragraph that could go to nobody else. By \(f.due) that makes about
    \(f.number(f.weeks * 5)).
    ?24 30m Repair your public profile
    Photo, headline, the three lines. Switch on that you are looking.
    @32 20m Write to two people a week
    Ask for fifteen minutes about their work, not for a job. Jobs come out of the third
    conversation.
    or 1h Go where the trade meets, once a month
    One question prepared, one contact written down the same evening.
    @45 1h Prepare eight answers aloud
    Why here, why leaving, a failure, a success with numbers, your price. Record two and listen
    once.
    @57 20m Read the replies as data
    No invitations: change the CV. Invitations without offers: practise the talk.
    ?66 1h Fill the gap that three adverts named
    A short course or a small piece of work to show, no longer than two weeks.
    @76 30m Know your number before they ask
    Look up pay in your region, set a wish, a good and a lowest figure.
    @90 1h Compare offers on paper
    Pay, people, travel, what you learn. Ask for a day to think, then for ten percent more.
    @100 30m Say yes, and thank everyone who helped
    Write down where you found it. Somebody will ask you soon.
    """
  }

  static func promotion(_ f: PlanFacts) -> String {
    """
    @0 15m List your ten best pieces of work this year
    One line each with a result in time, money or quality. Start with the week just gone.
    or 15m Write down what the role above yours does and yours does not
    Three differences are enough. They are what you will show.
    @8 30m Ask your manager what would make the decision easy
    “What would you need to see by \(f.date(60))?” Write the words down as they are said.
    @15 1h Choose one visible problem and own it
    Something your manager's manager complains about. Say openly that it is yours.
    @25 15m Send a five-line note every Friday
    Done, next, in the way. It becomes your evidence without boasting.
    @36 1h Hand over what holds you back
    Write instructions for one routine and train somebody for it.
    ?44 30m Look at what the market pays
    Three sources, same region, same size of company.
    @52 30m Find a second voice
    Somebody respected who has seen your work, and says so when you are not there.
    @64 30m Halfway talk: are we on course?
    Bring the ten lines. Ask what is missing, not whether they are pleased.
    or 30m Ask for the next bigger piece of work
    Presenting it, budgeting it, leading two people in it.
    @78 1h Write the case on one page
    What you did, what it brought, what you will do next, your figure.
    @90 30m Ask, with a date
    Pause after the number. “Not now” gets the question: what exactly, by when?
    @100 20m Act on the answer
    A yes: agree on goals for ninety days. A second no without reasons: bring the CV up to date.
    """
  }

  static func changeCareer(_ f: PlanFacts) -> String {
    let note =
      f.budgetShare(100).map {
        """
        You named \($0): see how many months it carries.
        """
      } ?? """
        Six months of costs is comfortable, three is brave.
        """
    return """
      @0 15m Write down three days at work that you loved
      What were your hands and head doing? The next profession has more of that.
      or 15m Name two professions you envy, and why exactly
      Envy points better than tests do. Keep the parts, not the titles.
      @5 1h Talk to somebody who does it
      Ask what a bad Tuesday is like. Two talks before anything is paid.
      @12 2h Try it for one day
      Shadow, volunteer or take a tiny paid task. Notice whether time passes.
      @20 1h List what carries over
      Everything you do now in the words of the new field, and three gaps.
      @28 1h Count the money of the change
      Months of costs in reserve, price of training, first pay. \(note)
      @36 * Study on fixed hours
      \(f.sessions) × \(f.minutes) minutes a week until \(f.date(70)), in the one course that
      adverts ask for.
      or * Learn by a small real piece of work
      Something with a user and a date; a certificate can follow.
      ?45 1h Find the bridge
      Does your present employer have a corner of that work? Half a day a week counts.
      @55 2h Make three things that show it
      Case, sample or project, one page each.
      @66 30m Tell people
      Ten messages: what you are moving to, what you can do already, whom you would like to meet.
      @80 * Apply for beginner's roles with grown-up strengths
      Five a week; the first paragraph says why you come from elsewhere.
      @92 1h Decide by the numbers and the stomach
      Put the offer beside the reserve and beside those three loved days.
      @100 1h Leave well and begin
      Hand over properly. The first month asks only for questions and notes.
      """
  }

  static func business(_ f: PlanFacts) -> String {
    let note =
      f.budgetShare(20).map {
        """
        Spend at most \($0) until then.
        """
      } ?? """
        Spend next to nothing until then.
        """
    return """
      @0 15m Write one sentence: who pays you, for what, how much
      A guess is fine. It is tested this week, on people.
      or 15m Name five people who have the problem you solve
      Real names. Write to the first of them tonight.
      @5 2h Ask five possible customers about last time
      How did they solve it, what did it cost, what annoyed them? Do not sell yet.
      @12 1h Count what must come in
      Costs a month, your pay, price: how many sales is that? Write the number on the wall.
      @20 2h Make the smallest offer that can be bought
      One page, one price, one way to pay. It may be done by hand behind the scenes.
      ?27 1h Look up what has to be registered
      The trade office or its web page: form, tax, insurance, permits. Note costs and days.
      @34 2h Sell to the first three
      Through conversations, not advertising. \(note)
      @45 1h Raise the price or change the offer
      All say yes at once: too cheap. Nobody does: wrong person or wrong problem.
      @55 * Sell every week, at fixed hours
      Ten contacts a week; note what they answer.
      or * Choose one way to be found and feed it
      A market, a directory, a short weekly post: one, for eight weeks.
      @66 1h Keep the books from the first receipt
      Income, costs, tax put aside: a fifth to a third of what comes in.
      ?75 1h Ask three customers what nearly stopped them
      Repair exactly that.
      @85 2h Write down how the work is done
      A page per job, so that it can be handed on.
      @100 1h Decide on figures: go on, change or stop
      By \(f.due): sales a month, hours, what is left. Set the next number.
      """
  }

  static func speaking(_ f: PlanFacts) -> String {
    """
    @0 10m Speak for two minutes to your phone and listen once
    Any topic. Write down one thing that was good and one to change.
    or 10m Tell one story aloud, standing up
    A minute, a beginning, a turn, an end. That is the unit of every talk.
    @6 15m Accept a date and an occasion
    By \(f.due). A team meeting, a toast or a club evening: small is fine, real is necessary.
    @14 30m Write the last sentence first
    What should they do or remember? Everything that does not lead there goes.
    @24 30m Build it on three points
    One example each. Cards with five words instead of a text.
    @34 3x10 Rehearse on your feet
    Aloud, with a clock. The third time is where it becomes yours.
    ?42 20m Train breath and pause
    Out longer than in, four times. A silence of two seconds feels like ten and looks like calm.
    @52 1h Speak in front of two friendly people
    Ask only: what stayed, where did you drift?
    or 1h Visit a speakers' club as a guest
    Take the two-minute slot, if there is one.
    @66 15m Know the first thirty seconds by heart
    Nerves are loudest there. The rest may be different every time.
    @78 30m See the room and the equipment
    Where you stand, who hears you at the back, what if the screen fails.
    ?86 15m Prepare three questions and their answers
    And the sentence: “I don't know, I'll find out.”
    @94 20m Run it once, then leave it alone
    Early night, water, shoes that hold.
    @100 15m Speak
    Look at one person per thought. Afterwards write down what you will keep, and say yes to the
    next one.
    """
  }
}
