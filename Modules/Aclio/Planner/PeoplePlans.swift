// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func friends(_ f: PlanFacts) -> String {
    """
    @0 10m Write to one person you have not heard from in a year
    Three lines: a memory, a question, no excuse.
    or 10m Name five people you would like to know better
    A neighbour counts. Beside each: one thing you could do together.
    @6 20m Choose one weekly place
    Choir, climbing, a language meet-up, the dog park. Friendship grows from seeing each other
    again.
    @13 2h Go there the first time
    Learn two names; say when you will be back.
    @22 2h Go three times before you judge
    The second time is the hardest one.
    @30 15m Invite somebody for something short
    Coffee, forty minutes, a day and an hour. A no is about the day.
    or 15m Ask for a small favour
    A drill, a tip, company on a walk. It brings people closer than giving does.
    ?40 10m Ask one deeper question
    “What would you do with a free year?” Then listen.
    @50 3h Cook soup for three
    Plain food, no candles, end at ten.
    @60 15m Keep a list of birthdays and hard days
    A message on a hard day is worth ten likes.
    ?70 1h Start something regular
    First Thursday, same place; who comes, comes.
    @80 1h Do something side by side
    Build, hike, repair. Talk follows.
    @90 20m See who asks back
    Give those two your time.
    @100 2h Mark it with them
    By \(f.due). Put the next date in before you part.
    """
  }

  static func family(_ f: PlanFacts) -> String {
    """
    @0 10m Call or hug one of them and ask a real question
    “What was the best quarter of an hour today?”
    or 10m Put one hour for them into this week
    Write it where work stands. Phone stays in another room.
    @7 20m Ask each for one wish
    Small, doable, theirs. Pin them up.
    @15 2x60 Fix two hours a week that nobody moves
    Same day; whoever cancels names the new hour.
    @25 1h Eat together without screens, three times a week
    Whoever wants to may bring a question.
    @34 2h One to one
    Each in turn, with what they like, not what you like.
    or 2h Teach each other something
    A recipe, a card trick, a repair.
    ?42 1h Visit the oldest, with a recorder
    Three stories, names and years.
    @52 20m Share the work anew
    List, choose, swap in a month.
    @63 1d A day out that costs little
    They plan it. You carry the bag.
    ?72 15m Write a letter to one of them
    By hand; what you saw this year.
    @82 20m Ask: what shall we keep?
    And what was just my idea?
    @92 1h Settle one old quarrel
    Begin with your own part in it.
    @100 2h Look at the pictures together
    By \(f.due). Choose next season's two hours.
    """
  }

  static func partner(_ f: PlanFacts) -> String {
    """
    @0 10m Say one thing today that you are glad of
    Concrete, from this week. Then ask what the day was like, and only listen.
    or 10m Write down what love looks like to you on a Tuesday
    Three lines. Ask the same, or look for it, in the other.
    @7 2h Fix one evening a week
    Take turns planning it, phones away. Looking for someone? Then it is the evening you go out
    among people.
    @16 30m Ask what would make daily life lighter
    One request each, one promise each.
    @26 15m Learn to stop a quarrel
    A word for pause, twenty minutes, back at the table.
    @36 2h Do something neither of you can
    Dance, climb, cook from far away.
    or 2h Go back to where it began
    Same walk, other questions.
    ?44 20m Share the invisible work
    Who thinks of presents, dentists, food? Write it, divide it.
    @54 30m Talk about money, peacefully
    One wish, one fear, one rule.
    @65 15m Send something in the middle of the day
    No reason needed.
    ?74 1h Meet friends together
    Couples who live alone get lonely.
    @83 30m Ask how it is, from one to ten
    And what would make it one more.
    @92 1h Get help early, if it hurts
    A counsellor is not the end. Fear or violence never belong to it: there a helpline comes
    first.
    @100 3h Celebrate what grew
    By \(f.due), as two. Keep the evening.
    """
  }

  static func event(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
         With \(f.money($0)) and 30 guests each one may cost \(f.money($0 / 30)).
        """
      } ?? ""
    let note2 =
      f.budget.map {
        """
        Food and place \(f.money($0 / 2)), pictures and music \(f.money($0 / 5)), clothes and \
        flowers \(f.money($0 / 5)), and \(f.money($0 - $0 / 2 - $0 / 5 - $0 / 5)) for what \
        nobody thought of.
        """
      } ?? """
        Half for food and place, a tenth untouched for what nobody thought of.
        """
    return """
      @0 15m Write down three numbers: guests, money, day
      \(f.due) is the day by plan.\(note) What must not be missing? One sentence.
      or 15m Ask the main person for three wishes and one no
      Everything else is yours to decide.
      @6 1h Make the list of guests
      Must, wish, perhaps. Count twice, then send the date.
      @13 2h Find the place
      Three visits or calls: price, hours, noise, rain, kitchen.
      map: event venue
      @20 1h Divide the money
      \(note2)
      @28 1h Book food, music, pictures
      In writing, with deposit and cancellation terms.
      or 1h Give three tasks to three people who like them
      Music, cake, photographs. Helpers feel at home.
      ?36 1h Send the invitations
      Place, hour, answer by \(f.date(70)), what to bring.
      @50 1h Write the day hour by hour
      With names. Nothing for the main person to do.
      @62 1h Clothes, rings, present: try and fetch
      Shoes walked in at home.
      @74 30m Count the answers
      Tell the kitchen; seat those together who will talk.
      ?82 15m Have a plan for rain and one for illness
      A number to call for each.
      @92 1h Confirm everybody
      One call each, two days in hand.
      @98 1h Hand the list to somebody else
      On the day you are a guest.
      @100 1d Celebrate the \(f.subject())
      And thank the helpers within a week.
      """
  }
}
