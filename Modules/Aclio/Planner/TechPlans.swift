// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func coding(_ f: PlanFacts) -> String {
    """
    @0 15m Make the computer say your name
    Open any \(f.subject()) page that runs in the browser and type a first line. Change it twice.
    or 15m Write down what your first program should do for you
    Tip calculator, shopping list, dice. Small enough to laugh at.
    @4 1h Set up the tools once
    Editor, \(f.subject()), a folder. Follow the official guide, nothing else.
    @9 * Keep \(f.sessions) × \(f.minutes) minutes a week
    Half of it reading, half typing. Never copy with the mouse.
    @17 1h Understand four things
    Value, condition, loop, function: a tiny program each.
    @27 2h Build the first small program
    Ugly, working, yours.
    or 1h Take something that runs and break it
    Read what the error says, aloud. Errors are directions.
    ?35 1h Save your work with version control
    Three commands are enough.
    @44 30m Explain one function to a friend, or a duck
    Where you get stuck, look it up.
    @54 2h Read or fetch real data
    A file, a web address, a list of your spending.
    ?62 1h Read somebody's code for an hour
    Write down five things you did not know.
    @70 3h Begin the project for \(f.due)
    One page: who uses it, three things it does, what it does not.
    @82 * Finish one part a week
    Each part runs before the next begins.
    @93 1h Let somebody use it and be silent
    Where do they stop?
    @100 1h Publish it with ten lines of explanation
    By \(f.due). Then write the first idea for the next.
    """
  }

  static func app(_ f: PlanFacts) -> String {
    """
    @0 15m Write who uses the \(f.subject()), when, and for what
    One person, one moment, one result. Everything else is version two.
    or 15m Draw the three main screens on paper
    Boxes and words. Show them to the first human you meet.
    @5 1h Ask three future users
    What do they do today? What is annoying in it?
    @11 1h Cut it to what fits into \(f.weeksText)
    Ten wishes, three survive.
    @18 2h Choose the dullest technology you know
    New things cost a month each.
    @26 3h Make the thinnest path through work
    From the first click to a result, hardly anything in between, online.
    or 3h Build the riskiest part first
    What you do not know how to do is where the time hides.
    @38 * Finish one piece a week, shown every Friday
    \(f.sessions) × \(f.minutes) minutes. Not shown is not done.
    ?46 1h Name, address, privacy
    What is collected, what not, in three sentences.
    @56 1h Watch two people use it
    Say nothing; write down where they stop.
    @66 3h Repair the three worst places
    In order of tears.
    ?74 1h Back-ups and a test for what must never break
    Then sleep.
    @83 2h Prepare the first page
    What it does, a picture, a button.
    @92 1h Give it to ten people
    With one question each.
    @100 2h Publish the \(f.subject())
    By \(f.due). Answer every message in the first week.
    """
  }

  static func homeServer(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
        Up to \(f.money($0)), with a third of it for disks.
        """
      } ?? """
        Ten watts all year cost about 25 euros; a third of the money is for disks.
        """
    return """
      @0 15m Write down what it should do, one thing first
      Photos, films, backup, lights? One. And who uses it besides you.
      or 15m See what is in the cupboard
      An old laptop is a server with a battery.
      @7 1h Choose hardware by power and noise
      \(note)
      @15 2h Install a plain system
      Official image, long support, updates on.
      @23 1h Name, address, key
      Fixed address at home, login by key, no password.
      @33 2h Run the one service
      By its own guide; write each command down.
      or 2h Put the service in a container
      One file says everything, and is saved.
      @43 1h Back up to two places, one outside
      And restore a file, or it is no backup.
      ?50 1h Let the family try
      Can they, without you?
      @60 1h Close the doors
      Nothing open to the internet; a private tunnel from outside.
      @70 1h Get a message when something fails
      Disk, heat, backup.
      ?78 2h Add the second service
      Only now, when the first one runs by itself.
      @88 1h Write the page for the day you are away
      Off, on, whom to call.
      @100 1h Switch it off and on and see
      By \(f.due). Calendar: one hour a month.
      """
  }

  static func digitalOrder(_ f: PlanFacts) -> String {
    """
    @0 15m Copy the most important folder to a second place
    Now, by hand. Photos or papers first.
    or 15m Change the password of your email and write the rescue codes on paper
    It is the key to all others.
    @7 30m List accounts, devices, places
    Where are pictures, papers, passwords?
    @15 1h Set up a password manager
    One long sentence to open it; second factor on.
    @24 1h Automate the backup
    Three copies, two kinds, one outside.
    @34 30m Restore a file
    Picked blindly. This is the test.
    or 1h Encrypt laptop and phone
    A switch in the settings, and the key on paper.
    @44 2x30 Sort a year per evening
    By year and event, no deeper.
    ?52 30m Unsubscribe from thirty newsletters
    At the foot of each.
    @62 1h Empty the inbox once
    Archive all older than a month; answer, date or delete the rest.
    ?70 30m Close ten dead accounts
    Ask for deletion, keep the mail.
    @80 20m Tell somebody where the key is
    An envelope for the emergency.
    @91 20m Set aside a quarter of an hour a month
    Backup, updates, downloads.
    @100 20m Look at what is in order
    By \(f.due). Print the twenty best pictures.
    """
  }
}
