// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func general(_ f: PlanFacts) -> String {
    switch f.reading.shape {
    case .contact: contact(f)
    case .rhythm: rhythm(f)
    case .skill: skill(f)
    case .thing: thing(f)
    case .other: other(f)
    }
  }

  static func other(_ f: PlanFacts) -> String {
    let note =
      f.ownQuota.map {
        """
        By the number in it: \(f.number($0.amount)) a week for \
        \(f.textLanguage.weeks($0.count)), the last week \(f.number($0.last)).
        """
      } ?? """
        A number or a yes and no, looked at weekly. What cannot be counted is looked at by a \
        friend.
        """
    let note2 =
      f.ownQuota.map {
        """
         In numbers: \(f.number($0.amount)) a week for \(f.textLanguage.weeks($0.count)).
        """
      } ?? ""
    let own =
      f.reading.answers.hours == nil
      ? "" : "You have \(f.sessions) × \(f.minutes) minutes a week. "
    let note3 =
      f.obstacle.map {
        """
        You named it: “\($0)”. Write: when that happens, I …
        """
      } ?? """
        Time, money, skill, nerve? Write one sentence: when that happens, I …
        """
    let note4 =
      f.obstacle.map {
        """
        “\($0)” is surely among the reasons.
        """
      } ?? """
        Three reasons are enough.
        """
    return """
      @0 15m Do the first fifteen minutes of “\(f.shortEssence)”
      Whatever piece of it can be touched today: a call, a sketch, a search, a first try. Then write
      down what the next piece is.
      or 15m Write what is different on the day it is done
      “\(f.shortEssence)”: what can somebody else see, count or hear then? Three sentences; the last
      names the smallest piece, and you do it now.
      or 15m Make a list of ten things that “\(f.shortEssence)” is made of
      Large and small, in any order. Mark the one that takes five minutes and do it straight away.
      @5 30m Say how you will count it
      \(note)
      or 30m Cut “\(f.shortEssence)” into pieces
      Each with a result that can be seen. The smallest comes first, not the most important.\(note2)
      @10 30m Ask somebody who has done it
      One person, three questions: what first, what was wasted, what would you do again?
      or 45m Look at how three others did it
      A book, a film, a neighbour. Note only what they did in their first week.
      @16 15m Find what is most in the way
      \(note3)
      or 15m Imagine that it failed, and write why
      \(note4) Give each an answer of one line before it comes.
      @22 15m Give it a fixed time in the week
      \(own)In the calendar until \(f.due), same day, same place.
      or 15m Choose the hours that belong to “\(f.shortEssence)”
      \(own)Where you are seldom disturbed; the next three go into the calendar now.
      @32 1h Finish the first visible piece by \(f.date(32))
      Small, complete, shown to somebody.
      or 1h Have something to show on \(f.date(32))
      Rough is fine, invisible is not. Photograph it for the days when nothing seems to move.
      ?38 20m Get what is missing
      Tool, paper, person: list it, order it, be done with buying.
      @48 20m Halfway check on \(f.date(48))
      What of “\(f.shortEssence)” stands already? Drop what brought nothing, double what did.
      or 20m Stop for twenty minutes on \(f.date(48)) and compare
      Put side by side what you planned and what is there. One thing gets more time, one gets
      none.
      ?56 15m Tell someone the day
      \(f.due), aloud. Ask them to ask.
      @64 1h Begin the part that you avoid
      In your best hour, first thing, phone away. Half of it is enough for a beginning.
      or 2h Take the piece you keep putting off
      Ten minutes by the clock; afterwards you may stop. Mostly you will not.
      @74 20m Make room: leave out one other thing
      Until \(f.date(100)). A new thing needs an old one's place.
      or 1h Get one hour of help with what you are worst at
      Pay, swap or ask. Somebody finds easy what holds you up.
      @84 1h Show it, nearly finished
      To someone honest. Ask for one change only.
      or 1h Try it out as if it were done
      Use it, play it, walk it, live it for an hour. What is missing shows itself.
      @93 1h Close the open ends
      List them, at most seven; the rest is for later.
      or 1h Finish three small things that are almost done
      No new beginnings from here on.
      @100 30m Call it done and write down what it taught you
      By \(f.due): what you wanted, what came, what you would do first next time. Then celebrate it.
      or 30m Mark the end of “\(f.shortEssence)” with someone
      On \(f.due): show it, thank who helped, and write three lines for your next goal.
      """
  }
}
