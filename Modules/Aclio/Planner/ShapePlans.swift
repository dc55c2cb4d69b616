// Plans for goals of no special kind, by what they are like.
extension EnglishPlans {
  static func contact(_ f: PlanFacts) -> String {
    """
    @0 10m Send two lines, or ring, for “\(f.shortEssence)”
    “I was thinking of you. When would you have time?” It need not be more today.
    or 15m Write what you want to say in three sentences
    What happened or what you feel, why you write now, and one question. Then send or say the first.
    @8 15m Choose the way: a call, a visit or a letter
    What would please them more than it suits you? For something hard, a visit or a letter.
    @15 10m Agree on a day and an hour
    Offer two, by \(f.date(20)). “Some time” is not a day.
    ?20 10m Note what is going on in their life
    A job, a knee, a garden: three things to ask about.
    @28 15m Prepare the first minute
    The opening sentence on paper. If it is an apology: what you did, no “but”, what you will do.
    or 10m Say the beginning aloud once
    One kind, plain sentence is enough; afterwards you listen.
    @40 1h Do it: \(f.date(40))
    Phone on silent, no second screen. Ask more than you tell.
    @50 10m Follow up within two days
    Thank them, and send whatever you promised: a picture, a number, a date.
    @60 10m Put the next dates into the calendar
    Before the first glow is gone; in the rhythm that “\(f.shortEssence)” asks for.
    or 15m Tie it to something that happens anyway
    The walk home, Sunday's coffee: that is when you reach out again.
    ?70 20m Give a small thing without an occasion
    A photo from then, a recipe, a link they would like.
    @80 10m If no answer came, try once more, another way
    A card instead of a call. After that the door stays open and the choice is theirs.
    @90 30m Second time, on \(f.date(90))
    Begin with what they told you last time.
    @100 15m Look back on “\(f.shortEssence)”
    By \(f.due): what was good between you, and what should stay? Keep that one thing.
    """
  }

  static func rhythm(_ f: PlanFacts) -> String {
    """
    @0 10m Do the smallest version of “\(f.shortEssence)” now
    So small that a bad day cannot stop it: one glass, one minute, one call. It counts as day one.
    or 10m Begin today with a tenth of it
    A tenth of “\(f.shortEssence)” is a beginning. Note when and where it was.
    @4 10m Choose the cue
    “After I …, I do it.” Take something that happens anyway, as often as the goal asks.
    or 10m Give it a place and a time
    Where you already are at that hour: by the kettle, at the door, on the train.
    @8 10m Write down the smallest version for bad days
    On those it is enough, and it counts in full.
    @12 15m Put what you need where you will see it
    The bottle on the desk, the number on the first page, the shoes at the door.
    @18 10m Hang up a tally
    A calendar and a pen: one stroke each time. You count what you did, nothing else.
    ?25 10m Tell one person what you are counting
    Once a week they get the number, good or bad.
    @32 10m Decide what you do after a miss
    Missing once happens. The next time is the smallest version, and no catching up.
    @42 15m First review on \(f.date(42))
    Count the strokes. Under half: make it smaller or change the cue. Over: leave it alone.
    or 15m Count on \(f.date(42)) and change one thing
    The hour, the place or the size; never all three.
    @55 15m Clear away what gets in the way
    \(f.obstacle.map { "You named “\($0)”. " } ?? "")\
    Note the last three misses: same hour, same reason? That one is worth a rule.
    ?65 10m Grow to the full amount on the days that go well
    The full amount is “\(f.shortEssence)”. On the others the small one stays.
    @75 15m Second review on \(f.date(75))
    What has changed in you or around you? Write one line; it carries you further than strokes.
    @88 10m Plan for the exceptions
    Travel, illness, holidays: what is the smallest version there?
    @100 15m Count it all on \(f.due)
    How many times of how many? If it goes by itself now, take the tally down and keep the cue.
    """
  }

  static func skill(_ f: PlanFacts) -> String {
    """
    @0 15m First session today: “\(f.shortEssence)”
    Find one short video or page for absolute beginners and copy the first thing in it, badly.
    or 15m Try it for fifteen minutes before you read about it
    Then write the three questions that came up. They tell you what to look for.
    @5 20m Write what being able to do it looks like
    One sentence that somebody could watch: where, how long, how well, without which help.
    @10 45m Find who shows you: a teacher, a club or one video series
    Look for “\(f.shortEssence)” with your town's name; ask what beginners do first and what it
    costs.
    or 1h Visit a club or watch a teacher once
    A trial hour shows more than ten reviews. Ask to be corrected.
    @16 30m Get what you need, as little as possible
    Borrow it or buy it used; better tools come after the first month.
    @22 * Practise on fixed days, short and often
    Begin with what nearly works, end with what works. Stop before you are tired.
    @32 30m Break out the hardest movement or rule
    Practise only that, slowly, ten times right. Then put it back.
    ?38 15m Film or record yourself
    Two minutes. Watch it the day after, and choose one thing.
    @46 30m Make it a step harder by \(f.date(46))
    Faster, longer, without looking, with someone watching: only one of these.
    @56 1h Get corrected by somebody who can do it
    One question: what is the one thing that holds me back?
    @66 45m Do it under real conditions
    The real board, road, kitchen or person. What falls apart is the list for the next two weeks.
    ?74 20m Repeat the beginning
    What was hard in week one? Feel the difference; it is your measure.
    @82 45m A second step harder by \(f.date(82))
    Mistakes are welcome again: without any, it is too easy.
    @92 30m Teach someone the first lesson
    What you cannot explain is what you still have to practise.
    @100 45m Show it: \(f.due)
    To one person, as you wrote it at the beginning. Then decide how often you want to go on.
    """
  }

  static func thing(_ f: PlanFacts) -> String {
    """
    @0 15m Find out what “\(f.shortEssence)” takes
    Look at it or at one good guide, and write what you do not know yet: three questions.
    or 15m Measure, photograph or look up what “\(f.shortEssence)” starts from
    Size, place, state, model: five facts on one page. They decide everything after.
    @8 20m Ask one person who has done it
    What went wrong, how long did it really take, who sells or lends what you need?
    or 30m Read two guides and note where they disagree
    That is where the risk is. Ask somebody about exactly that.
    @16 20m Make the list: parts, tools, people
    Three columns. Mark what you have, what you can borrow, and what takes long to come.
    @24 30m Find the price, with a tenth for surprises
    \(f.price.map { "You named \($0). Does the list fit into it? " } ?? "")\
    Add up everything, upkeep too. Is it still worth it? Then go on; if not, choose a smaller
    version.
    ?30 15m Check what has to be allowed
    Landlord, neighbour, council, season, guarantee: whom do you have to ask first?
    @36 15m Give each stage its date
    Everything at hand by \(f.date(52)), the main work on \(f.date(66)), ready by \(f.due).
    @44 30m Order, book or borrow what takes longest
    Things with a waiting time first. Keep the receipts together.
    @52 30m Get the place ready
    Light, room, cover, bin. All parts in one box, and the list on top.
    ?58 30m Try the tricky part on something that does not matter
    An offcut, a small batch, an old one. Mistakes are cheap here.
    @66 2h Do the main part: “\(f.shortEssence)”
    In one go if it can be. Photograph each stage; it helps with the next and when you must go back.
    @78 1h Finish what is left
    Edges, screws, labels, forms: the last tenth. Nothing new now.
    @88 30m Try it out
    Use it as it will be used. Note what wobbles, leaks, tastes wrong or is missing, and put it
    right.
    @94 15m Clear up and give back what you borrowed
    Write down what you used and where it came from; you will want it again.
    @100 15m Enjoy it on \(f.due), and set the day for its care
    Show it to someone. What does it need in a month: water, oil, a check? Into the calendar.
    """
  }
}
