/// What can follow a goal's last step, for each part of life.
enum EnglishContinuations {
  static func script(_ f: PlanFacts) -> String { own(f.reading.category) + "\n" + shared }

  /// What keeps any goal going, while it is under way.
  static let midway = """
    @0 15m Look at the plan for ten minutes
    What went well, what is too large? Cut the largest open step in two.
    @0 15m Tell one person how far you are
    One number and the next step. Ask them to ask again in two weeks.
    @0 15m Make a small version for bad days
    Five minutes of the same thing. It counts as done, and keeps the habit alive.
    @0 1h Give one free hour to what has fallen behind
    The oldest open step first. What is no longer needed may be deleted.
    @0 15m Name what gets in the way, and one thing against it
    Hour, place, people, tools: change only one of them this week.
    """

  private static let shared = """
    @0 20m Write down what worked and what you would drop
    Three lines each, while it is fresh. Keep the page; the next plan begins with it.
    @0 15m Choose the smallest amount that keeps it going
    Once a week, a fixed hour. Keeping costs far less than starting again.
    @0 30m Help one person get started
    Tell them your first step and your worst mistake.
    @0 30m Set the next size
    A tenth more, or the same with less effort. Give it a day on the calendar.
    """

  private static func own(_ category: GoalCategory) -> String {
    switch category {
    case .health:
      """
      @0 20m Add a tenth to your usual effort for two weeks
      Then one lighter week. If sleep or mood suffers, go back to where you were.
      @0 1h Do it once with somebody else
      Another pace, another route or kitchen. Agree on a second time before you part.
      """
    case .career:
      """
      @0 20m Bring your list of results up to date
      One line for every finished piece, with a number. It takes minutes now and days in a year.
      @0 1h Have one talk a month outside your own team
      Ask what they will need next year.
      """
    case .education:
      """
      @0 30m Repeat the oldest part from memory
      Blank paper, ten minutes, then look up. What is missing gets two sessions.
      @0 1h Use what you learned on something that matters
      A real text, a real problem, a real person.
      """
    case .finance:
      """
      @0 15m Put half of the old amount on a standing order
      You no longer miss it. Name its pot before something else does.
      @0 30m Look through all contracts once a year
      Phone, power, insurance, bank: what would a new customer pay?
      """
    case .creative:
      """
      @0 1h Begin the next piece within a week
      Smaller than the last one, with one new difficulty.
      @0 30m Show what you made to three people you do not know well
      Ask what they remember a day later.
      """
    case .personalGrowth:
      """
      @0 15m Try a week without the aid that helped most
      Note each day whether it still stands. If not, the aid may stay.
      @0 20m Tie a second small thing to the first
      Right after it, two minutes long.
      """
    case .relationships:
      """
      @0 15m Put the next three dates into the calendar
      Small ones, with names. What has a date happens.
      @0 20m Write to say what their company meant
      By hand, three sentences, one memory.
      """
    case .travel:
      """
      @0 1h Sort the pictures to twenty and write a line for each
      Send five of them to whoever was there.
      @0 30m Begin the list for the next journey
      One place, one season, one person to go with.
      """
    case .home:
      """
      @0 20m Walk through with a notebook and list ten small repairs
      Do the first that takes less than five minutes.
      @0 30m Set a quarter of an hour a week for upkeep
      Same evening, with music; the list hangs inside a cupboard.
      """
    case .technology:
      """
      @0 30m Fix the thing that annoyed you most while using it
      Only that one, finished and written down.
      @0 30m Test the backup and the instructions
      Pretend that the machine is gone, and see how far you get.
      """
    }
  }
}
