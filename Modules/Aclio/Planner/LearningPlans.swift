// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func language(_ f: PlanFacts) -> String {
    """
    @0 15m Learn to say who you are: ten sentences
    Greeting, name, where you live, two likes, one question back. Say them aloud in \(f.subject())
    five times; tomorrow again.
    or 15m Learn a greeting, a thank-you and three questions
    Five sentences in \(f.subject()), aloud, until they come without looking. Use one of them on
    somebody this week.
    @3 20m Choose one course, and one only
    A textbook or a course from the library, with sound. Flip through lesson one; if you
    understand how it works, it is the right one.
    @7 5x20 \(f.number(f.vocabularyADay)) new words a day, five days a week
    That is \(f.number(f.vocabularyAWeek)) words a week, and \(f.number(f.vocabulary)) by
    \(f.due). Cards with a whole sentence each; old ones first, new ones after.
    @14 * Keep \(f.sessions) × \(f.minutes) minutes a week
    Half of it for the course, half for listening and speaking. Put the hours beside something
    that happens anyway.
    @20 30m First conversation of five minutes
    Neighbour, colleague or a tandem partner. Mistakes included; write down three words that you
    missed.
    or 30m Order, ask the way or greet in \(f.subject())
    Somewhere real. The three words that you missed go onto cards the same evening.
    ?28 30m Learn to repair a conversation
    “Slower, please”, “What does … mean?”, “How do you say …?” These sentences keep any talk
    alive.
    @36 20m Check: \(f.part(of: f.vocabulary, at: 36)) words, and can you tell about yesterday?
    Two minutes into the phone. The gap you hear is next week's lesson.
    @46 3x20 Listen every day to something you nearly understand
    A podcast for learners, news in easy language, one song by heart. Twice each: once for sense,
    once for words.
    @56 45m Talk once a week for half an hour
    Same person, same hour. Ask to be corrected only afterwards, three things at most.
    ?65 20m Write five lines a day for two weeks
    What happened, what comes. Have one page of it corrected.
    @75 30m Check: \(f.part(of: f.vocabulary, at: 75)) words, ten minutes without English
    Record it and compare with the first recording.
    or 30m Check: \(f.part(of: f.vocabulary, at: 75)) words and one film with subtitles
    In \(f.subject()), subtitles too. Half of it is success.
    @88 30m Prepare the talk you learned it for
    Ten questions that you will ask, ten answers you will need. Act it out with a friend.
    @100 1h Have the conversation you began for
    By \(f.due): half an hour in \(f.subject()). Agree on the next one before you part; that is
    what keeps a language.
    """
  }

  static func exam(_ f: PlanFacts) -> String {
    """
    @0 15m Find the official list of topics and the date
    From whoever holds the \(f.subject()). Mark each topic green, yellow or red; that is the plan
    already.
    or 15m Solve three questions from an old paper
    No preparation, no marks. You see at once what kind of thing is asked.
    @4 20m Register and note all deadlines
    Fee, documents, place, what you may bring. A paid fee sharpens the mind.
    @8 30m Spread the topics over \(f.weeksText)
    Red ones first and twice, green ones last. Leave the final tenth of the time empty.
    @14 * Study \(f.sessions) × \(f.minutes) minutes a week
    Phone in another room. Begin each session with five questions from the last one, from memory.
    or * Learn by asking, not by reading
    Close the book, write what you know, look up the gaps. Twice the work, four times the result.
    ?26 1h Form a pair
    Explain one topic each a week. What cannot be explained is not known.
    @34 1h First old paper against the clock
    By \(f.date(34)). Count points by topic and repaint the list.
    @48 * Work on red topics only
    Two sessions for each, a day between them. Ask somebody after the second failure.
    @60 2h Second old paper in full
    Same hour and tools as on the day. Note where the time went.
    ?68 15m Make one page of what slips
    Formulas, dates, rules: by hand. It is for the last evening.
    @76 2h Third paper: aim ten points above the pass mark
    The margin is for nerves.
    @90 30m Repeat, sleep, nothing new
    The one page, the yellow topics, eight hours of sleep.
    @98 20m Prepare the day
    Documents, pens, the way there, breakfast, twenty minutes to spare.
    @100 3h Sit the \(f.subject())
    Read everything first, take the sure points, look at the clock at every third. Then celebrate
    before the result.
    """
  }

  static func books(_ f: PlanFacts) -> String {
    """
    @0 10m Read ten pages of a book that you own already
    Tonight, phone in another room. Put the book where you will sit tomorrow.
    or 10m Choose the first book and read its first ten pages
    The thinnest one that tempts you. Begun is half of it.
    @3 15m Do the sum: \(f.number(f.bookCount)) books, \(f.number(f.pagesADay)) pages a day
    With 300 pages each that is one book every \(f.textLanguage.days(f.daysABook)), from
    \(f.bookDate(0)) until \(f.due). At a page a minute and a half it is about
    \(f.number(f.readingMinutes)) minutes a day.
    @7 20m Write a list of \(f.number(min(f.bookCount + 3, 40)))
    Three more than needed: thin and thick, sure and strange. Ask two friends for the one they
    gave away most.
    or 30m Join the library and borrow the first two
    A due date is a gentle push. Reserve the third while you are there.
    map: public library
    @12 7x\(f.readingMinutes) Tie reading to something daily
    Breakfast, the tram, the pillow. Same place; the book stays there.
    @\(f.readingTime.day(at: 25)) 10m Finish book \(f.part(of: f.bookCount, at: 25)) by \(f.bookDate(25))
    One line afterwards: whom would I give it to?
    ?33 10m Allow yourself to stop
    After fifty pages, without guilt. A dull book blocks three good ones.
    @45 20m Take an audiobook for hands that are busy
    Dishes, walks, drives. It counts.
    @\(f.readingTime.day(at: 50)) 10m Half: book \(f.part(of: f.bookCount, at: 50)) by \(f.bookDate(50))
    Behind? Put a thin one next. Ahead? Now is the thick one's time.
    ?62 1h Talk about one of them
    With a friend or a reading circle. A date makes the last hundred pages fly.
    @\(f.readingTime.day(at: 75)) 10m Book \(f.part(of: f.bookCount, at: 75)) by \(f.bookDate(75))
    Read for an hour on a Sunday, phone off, tea on.
    @88 15m Choose the last ones for joy
    Nothing useful. The finish should be downhill.
    @100 15m Close book \(f.number(f.bookCount)) and list the three you keep
    Give one away with a note in it.
    """
  }

  static func study(_ f: PlanFacts) -> String {
    """
    @0 15m Write five questions that you want answered
    Plain ones. They tell when you have learned enough, and what to skip.
    or 15m Explain what you know already on half a page
    Where the pen stops, the learning begins.
    @5 30m Choose one main source
    A beginner's book, a course or a teacher; compare two tables of contents, take the clearer
    one.
    @10 * Set \(f.sessions) × \(f.minutes) minutes a week
    Split: half taking in, half doing. Same hours.
    @20 45m Finish the first chapter with your own example
    Close the book and rebuild it from memory.
    @32 1h Do something real with it
    An exercise, a game, a small calculation, a drawing.
    or 1h Teach the first part to somebody
    Their third question is your next lesson.
    ?40 15m Make cards of what must be known by heart
    Twenty at most. Five minutes a day.
    @50 30m Halfway: answer the five questions again
    By \(f.date(50)). Cross out what is settled, sharpen the rest.
    @62 1h Find people
    A club, a forum, a course evening. Ask one good question.
    @74 2h Begin a piece that needs all of it
    Small enough for three weeks, real enough to show.
    ?82 30m Meet the hardest part a second time
    Another author, other words. Often that is all it takes.
    @92 1h Finish the piece and show it
    To somebody who understands more than you.
    @100 30m Write what you know now, on one page
    By \(f.due). Put it beside the first half page, and choose the next question.
    """
  }
}
