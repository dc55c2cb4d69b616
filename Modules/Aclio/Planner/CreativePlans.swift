// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func novel(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        You know what stops you, “\($0)”; on such days a hundred words count.
        """
      } ?? ""
    return """
      @0 15m Write the first 100 words, badly
      In the middle of a scene: somebody wants something and does not get it. Stop while you know
      what follows.
      or 15m Write one page about the person it is about
      What do they want, what do they hide, what happens on the first day? No corrections.
      @3 20m Choose the hour and the number: \(f.number(f.wordsADay.amount)) words a day
      \(f.number(f.novelWords)) words in \(f.number(f.wordsADay.count)) writing days, five a week;
      the last day has \(f.number(f.wordsADay.last)). It is done by \(f.date(80)), and the rest is
      for revision.
      @6 1h Put the story on one page
      Beginning, three turns, end. It may change; without it the middle is a swamp.
      or 1h Write a card for every scene you see already
      Ten are enough. Lay them on the floor and walk along them.
      @10 5x60 Write before you read anything
      Same table, same hour, no net. Yesterday's last sentence is today's door.
      @20 15m Count: \(f.number(f.novelWords / 4)) words by \(f.date(20))
      Do not read back. A list of repairs lives on a page of its own.
      ?28 1h Talk to somebody who lives like your hero
      One true detail carries ten pages.
      @40 15m Count: \(f.number(f.novelWords / 2)) words by \(f.date(40))
      The middle is where books die. Let something go wrong for good.
      \(note)
      @60 15m Count: \(f.number(f.novelWords * 3 / 4)) words by \(f.date(60))
      Write the last chapter now, if you see it; the rest then knows where to go.
      ?70 1d One whole day for it
      Away from home, charger and sandwiches packed.
      @80 1h Write the last \(f.number(f.wordsADay.last)) words and put it away
      A finished bad draft can be repaired, a perfect chapter cannot be continued. Leave it shut for
      ten days.
      @88 3h Read it on paper in two sittings
      Only marks: boring, unclear, lovely. No line is rewritten before the end.
      @95 5x60 Repair the three largest things
      Order, motive, end. Sentences come last.
      @100 1h Give it to two readers
      By \(f.due), with three questions. Then begin the next first page.
      """
  }

  static func drawing(_ f: PlanFacts) -> String {
    """
    @0 10m Draw your own hand for ten minutes
    Slowly, without lifting the pencil much. Date it; it is the picture you compare with.
    or 10m Draw the cup in front of you three times
    Once in one minute, once in three, once in six.
    @4 20m Put together the smallest kit
    One soft pencil or six colours, paper that you dare to waste. It lives in your bag.
    @8 5x15 Fill a page a day, five days
    Everything that stands still. Pages, not pictures.
    @17 45m Draw shapes before lines
    Boxes, balls, cylinders in everything. A week on this repairs half of it.
    @26 1h Learn light
    One lamp, one egg, three tones: light, middle, dark.
    or 1h Copy a master's picture
    A corner of it, as large as your hand. Copying is how eyes learn.
    ?34 2h Draw with others
    A class, a life-drawing evening, a walk with sketchbooks.
    @42 20m Draw your hand again and lay both side by side
    By \(f.date(42)). Name two things that improved and one to work at.
    @54 1h Choose your subject for a month
    Faces, trees, your street. Depth makes a hand of your own.
    @66 2h Make a picture that takes three evenings
    Sketch, tones, finish; stop before it is too much.
    ?74 30m Ask one person who is better
    “What would you change first?”
    @84 1h Make a series of four
    Same size, same means, one idea.
    @100 1h Hang, frame or give one away
    By \(f.due). Sign it; then choose what you want to be able to draw next.
    """
  }

  static func photography(_ f: PlanFacts) -> String {
    """
    @0 15m Take ten pictures of one thing by a window
    Close, far, from below, against the light. Keep one, delete nine.
    or 15m Photograph one corner of your home in ten ways
    Only move your feet. The best one shows why.
    @5 15m Decide on one camera and one lens
    The phone counts. Limits train eyes.
    @10 3x20 Shoot three times a week, one theme each
    Lines, hands, red, morning. Twenty pictures, one kept.
    @20 1h Learn the three knobs
    Time freezes, aperture blurs, sensitivity brightens. One evening for each.
    @30 1h Get up for the light once
    The hour after sunrise forgives everything.
    or 1h Stay out for the last hour of light
    Same place, every ten minutes one picture.
    ?38 1h Study five pictures you love
    Where does the light come from, what is left out?
    @46 1h Ask a person for a portrait
    Talk first, shade not sun, eyes sharp.
    @56 45m Learn to choose and to crop
    From a hundred to ten to three. Straighten, brighten, stop.
    @68 2h Tell something in five pictures
    Place, person, hands, detail, end.
    ?76 30m Show them to somebody who says why
    Which would you throw away first?
    @86 1h Print the best ten
    Small ones, on paper. Screens flatter.
    @100 2h Hang a row or make a booklet
    By \(f.due). Give one away.
    """
  }

  static func blog(_ f: PlanFacts) -> String {
    """
    @0 15m Write who it is for and three titles
    One person you know. Would they open it?
    or 15m Write the first 150 words of the first piece
    As a letter to one friend.
    @5 20m Promise a rhythm you can hold
    Once a week until \(f.due) makes \(f.number(f.weeks)) pieces. Fewer, kept, beats more, broken.
    @10 1h Make the plainest place for the \(f.subject())
    A ready-made service, a name, one colour. An hour, no more.
    @16 2h Publish number one
    It will be the worst one. That is its job.
    @24 30m Keep a list of thirty ideas
    Every question that somebody asks you goes onto it.
    @33 2h Make two in advance
    A reserve takes the fear out of Sundays.
    or 2h Work in one block: ideas, drafts, finish
    One evening for three pieces.
    ?42 1h Repair the first impression
    Who, what for, best three: above everything else.
    @50 20m Ask five readers one question
    “What did you do with it?”
    @62 1h Appear where they are already
    A guest piece, a talk, an answer in a forum: two this month.
    ?72 20m Look at figures once a month, not more
    Which piece brought people who stayed?
    @82 2h Make the one people send on
    The complete guide to your smallest topic.
    @92 30m Throw out what you do not enjoy
    A format, a channel, a duty.
    @100 1h Read all \(f.number(f.weeks)) and choose a direction
    By \(f.due). Continue, narrow or end with thanks.
    """
  }

  static func instrument(_ f: PlanFacts) -> String {
    """
    @0 15m Make the first sound and learn two notes or chords
    Tune, hold, play slowly. Ten clean times; write down which two.
    or 15m Choose the first piece and listen to it three times
    The third time with a finger in the air. It has to be a song you would hum.
    @4 30m Get a \(f.subject()) that holds its tune
    Borrow or rent for two months. Stand and tuner belong in sight, not in a cupboard.
    @8 5x15 Fifteen minutes on five days
    Five old, five new, five for joy. Daily beats long.
    @18 1h Take one lesson or a good course
    Posture and hands now; habits cost months later.
    @28 15m Play the first piece to its end, slowly
    With a metronome at half its speed. Mistakes twice in the same place get their own minute.
    or 15m Change between three chords or hands for one minute
    Count the clean ones, write the number down. It should double in a fortnight.
    ?36 20m Learn to read what you need
    Tabs or notes, one line a day.
    @46 15m Record two minutes and listen tomorrow
    Tempo first, then sound.
    @56 1h Play with someone
    A friend, a choir, a session. Keep going is the only rule.
    @66 15m Choose the piece for \(f.due)
    A little too hard. Cut it into four parts.
    ?74 15m Practise hands apart, then slowly together
    Two bars at a time.
    @84 15m Play it from memory, half speed
    Then raise the metronome by five a day.
    @93 20m Rehearse with an audience of one
    Sit down, breathe, begin; no stopping.
    @100 30m Play it for people
    By \(f.due). Ask for the next song right afterwards.
    """
  }

  static func craft(_ f: PlanFacts) -> String {
    """
    @0 15m Choose the piece and count what it needs
    Smaller than you want. Tools you have, tools you can borrow, material with measures.
    or 15m Try the basic movement for ten minutes
    With scraps. Hands understand before heads do.
    @5 1h Buy material for two
    One to spoil. Ask in the shop what beginners get wrong.
    map: craft shop
    @12 1h Make a sample as large as your hand
    Measure it: here lies what it costs you later.
    @20 * Keep \(f.sessions) × \(f.minutes) minutes a week
    Everything in one box, ready to go on with.
    @30 2h Do the first quarter
    Stop at a clean point and mark it.
    or 1h Let somebody who can look at your hands
    A course, an aunt, a workshop evening.
    @42 1h Undo without regret once
    One part that annoys you, done again. It is the cheapest lesson.
    @55 2h Reach the half
    Take a picture on \(f.date(55)).
    ?63 1h Learn one finer technique
    The one that the next quarter asks for.
    @74 2h Finish the rough work
    All parts there, nothing joined for ever yet.
    @85 2h Join and finish
    Edges, ends, surface. Slowness shows here.
    ?92 20m Write down what you would do differently
    Three lines, with measures.
    @100 30m Give it its place, or its person
    By \(f.due). Sign it where nobody looks.
    """
  }
}
