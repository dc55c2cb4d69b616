// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func save(_ f: PlanFacts) -> String {
    let note =
      f.purpose.map {
        """
        , call it “\($0)”,
        """
      } ?? ""
    let note2 =
      f.purpose.map {
        """
         named “\($0)”
        """
      } ?? ""
    let note3 =
      f.purpose.map {
        """
         for the \($0)
        """
      } ?? ""
    if f.schedule.days <= 7 { return shortSave(f) }
    let payments = f.weekly
    let each = f.money(payments.amount)
    let count = """
      \(payments.count) payments, the last one of \(f.money(payments.last)) on \(f.due)
      """
    let before =
      payments.before > 0
      ? " With the \(f.money(payments.before)) that you have, \(f.money(payments.whole))." : ""
    let month =
      f.monthly.count > 1
      ? "Paid monthly? Then set it to \(f.money(f.monthly.amount)) a month." : "Then forget it."
    let half = payments.halfDay
    let date = f.textLanguage.date(half, from: f.today)
    return """
      @0 15m Put the first \(f.firstPart) aside today
      Open a separate pot or account\(note) and move the money now. The plan: \(each) a week,
      \(count); together exactly \(f.money(f.total)).\(before)
      or 15m Give the money a place and move \(f.firstPart) there
      A second account\(note2) that no card can reach. From today that is \(each) a week,
      \(count): \(f.money(f.total)) in all.\(before)
      @3 15m Make the \(each) leave by itself
      A standing order for the day after your pay arrives. \(month)
      @6 30m Read two months of statements and mark three leaks
      Subscriptions, deliveries, fees. Look for \(f.money(max(payments.amount / 2, 1))) a week; the
      other half comes out of habits.
      or 30m Cancel two things that you pay for and do not use
      In one evening, by their web pages. Write what each cost a year; it is a good feeling.
      @12 1h Call two providers and ask for a better price
      Phone, power, insurance. One sentence: “I am about to leave; what can you do?”
      @20 20m Sell three things
      Photograph them by a window, ask for two thirds of the new price, accept half. All of it goes
      into the pot on the same day.
      map: second-hand shop
      @30 10m Check on \(f.date(30)): \(f.saved(at: 30)) should be there
      Short by a week or two: add \(f.money(max(payments.amount / 4, 1))) to each of the next
      payments. Ahead: leave it in.
      ?36 30m Choose a no-spend weekend
      Food from the cupboard, walks, people. Put what you would have spent into the pot.
      @\(half) 10m Past the half on \(date): \(f.money(payments.sum(by: half)))
      Tell somebody the number. Then spend a small, fixed sum on something good; austerity breaks
      plans.
      ?60 1h Earn one week's amount extra
      An evening of work, a favour that is paid, an overtime hour: \(each) is the aim.
      @70 15m Guard it from the surprise
      A broken boiler is not what this pot is for. If you have no reserve yet, keep another
      \(f.money(payments.amount)) apart for it.
      @78 10m Check on \(f.date(78)): \(f.saved(at: 78))
      Compare with the pot to the last coin. What is missing, divided by the weeks left, is the new
      amount.
      or 10m Count on \(f.date(78)): \(f.saved(at: 78)) by plan
      Write down what is really there. A difference of one payment is nothing; two call for one more
      sale.
      @90 30m Ask for prices of what it is for
      Three offers\(note3), in writing. Now you know if \(f.money(payments.whole)) is enough.
      @100 15m Put in the last \(f.money(payments.last)) and spend it on what it was for
      By \(f.due) the sum is exact: \(f.money(payments.whole)). Leave the standing order running at
      half, for whatever comes next.
      """
  }

  /// A week or less, too short for payments and checks.
  private static func shortSave(_ f: PlanFacts) -> String {
    """
    @0 15m Put aside today what you can miss
    \(f.money(f.total)) by \(f.due): whatever is not needed before then goes into one place now.
    Do not borrow it, and leave rent and food alone.
    or 15m Count what is there and move what you can miss
    Accounts, purse, jar. \(f.money(f.total)) by \(f.due) is the aim; rent and food are not part of
    it.
    @0 30m Offer one thing for sale, to be fetched today or tomorrow
    A fair price and a good picture. The money goes into the same place.
    map: second-hand shop
    @50 15m Leave out what can wait until \(f.due)
    A delivery, a taxi, a purchase. Write its price on a list and move it across.
    or 20m Ask whether somebody owes you something
    Deposits, tickets, lent money. A friendly message is enough.
    @100 10m Count it: \(f.money(f.weekly.whole)) is the aim
    What is missing needs a later day, not a loan. Note the sum and choose the day.
    """
  }

  static func debt(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        And look at “\($0)”: is it still there?
        """
      } ?? """
        Tell the person who shares your money.
        """
    return """
      @0 15m List every debt: to whom, how much, interest, minimum payment
      One line each. The sum is smaller in writing than in the dark.
      or 15m Open the letters and write the balances in one table
      Only numbers today, no decisions.
      @4 20m Stop new debt
      Card out of the wallet and out of every web shop. Cash or debit until the end.
      @8 30m Set the monthly payment: \(f.money(f.monthly.amount))
      \(f.money(f.total)) in \(f.number(f.monthly.count)) payments, the last one
      \(f.money(f.monthly.last)); interest comes on top, so ask each lender for the exact figure.
      @13 15m Choose the order
      Highest interest first saves most; smallest sum first feels best. Minimum payments everywhere
      else, all the rest to the first.
      @20 1h Call the lenders
      Ask for lower interest, a longer term without fee, a stop to penalties. Note name, day and
      promise.
      or 1h Get one free talk with a debt adviser
      Public and church advice centres cost nothing. Bring the table.
      @30 20m Automate it on pay day
      \(f.money(f.monthly.amount)) leaves before you can see it.
      ?36 1h Find two months' payments among your things
      Sell what you have not touched for a year.
      @45 15m Check on \(f.date(45)): \(f.paid(at: 45)) paid
      Cross out lines. Each closed debt's payment moves to the next one.
      @55 30m Cut one large cost
      Car, rent, insurance: one big cut beats twenty small ones.
      ?64 15m Put a small reserve apart
      One month's payment. It keeps the next broken washing machine off the card.
      @75 15m Check on \(f.date(75)): \(f.paid(at: 75)) paid
      \(note)
      @90 20m Ask for the final figure in writing
      With interest to the day.
      @100 15m Pay the last \(f.money(f.monthly.last)) and keep the letter
      Then turn the same payment into savings, from the very next month.
      """
  }

  static func budget(_ f: PlanFacts) -> String {
    """
    @0 15m Write down income, rent and bills of one month
    Three numbers on paper. What is left is what the plan is about.
    or 15m Note everything spent today, to the coin
    Cash and card. Tomorrow again: seven days give the picture.
    @8 20m Sort a month into seven categories
    Home, food, travel, health, fun, debts, savings. The bank's export does half of it.
    @16 20m Give every head a sum
    Spent so far, less a twentieth. Savings first, not last.
    @24 15m Separate the money
    A second account for the week: one seventh of the month's fun and food every Monday… or
    envelopes.
    or 15m Take the week's money in cash
    When it is gone, it is Sunday.
    @33 30m Cut the three easiest
    A subscription, a fee, insurance you pay for twice.
    @44 10m Look every Sunday, ten minutes
    Same chair, with coffee. Only two questions: what surprised me, what comes?
    ?52 20m List what comes once a year
    Insurance, gifts, tyres: a twelfth each month, in its own pot.
    @62 15m Close the first month
    By \(f.date(62)). Move sums between heads; that is steering, not failing.
    ?70 20m Talk about it with whoever you share with
    No blame: one wish each.
    @80 15m Make a rule for large things
    Above a sum you choose: three nights of sleep.
    @92 15m Close the second month
    Compare both. Name what you no longer miss.
    @100 15m Set the amount that goes to savings by itself
    By \(f.due). A budget that feeds something lasts.
    """
  }

  static func invest(_ f: PlanFacts) -> String {
    """
    @0 15m Write down why, how long, and what loss you could bear
    Money needed within five years does not belong here.
    or 15m Look up what you pay in fees today
    Account, fund, pension: one percent a year eats a quarter of the result over thirty years.
    @6 20m Have a reserve first
    Three months of costs where you can reach them today.
    @13 1h Learn the four words: share, bond, fund, cost
    One library book is enough. Whoever promises sure gains is selling something.
    @22 30m Count the monthly sum
    \(f.money(f.monthly.amount)) a month would make \(f.money(f.total)) by \(f.due), without
    counting on gains.
    @32 1h Compare three providers
    Yearly cost, order cost, protection, tax papers. Check the licence with your country's
    supervisor.
    ?40 30m Ask about pension subsidies and tax relief
    Your employer or the tax office knows them; it is the surest gain there is.
    @50 30m Choose something broad and cheap
    Many countries, low cost, easy to explain to a child.
    or 1h Pay an adviser by the hour, not by commission
    One meeting, your paper of the first day in hand.
    @60 20m Begin with a small sum
    See one purchase, one statement, one bad week.
    @70 15m Automate the rest
    On pay day, always the same, whatever the news says.
    @80 15m Write your rule for a crash
    “I do nothing for thirty days.” Sign it.
    @90 20m Tidy the papers
    Access, heirs, statements: one folder that somebody knows of.
    @100 20m Look once a year, on a fixed day
    By \(f.due) for the first time. Shares that ran ahead are trimmed, nothing else.
    """
  }
}
