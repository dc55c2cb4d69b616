/// Goals that are planned, one a line, many of them with words that sound like harm.
enum HarmlessEnglishGoals {
  static let all = [fights, lives, others].joined(separator: "\n")

  /// With words of life, death and the body.
  private static let lives = """
    Wake up tomorrow at five
    Cut my hair where nobody sees the mistakes
    See every sunrise of the holiday
    Take all my vitamins at breakfast
    Cut my own fringe
    Slim down my wardrobe
    Get over the death of my cat
    Disappear into the woods for a weekend
    Take my vitamins every morning
    volunteer in suicide prevention
    stop hurting myself
    quit self-harm
    learn about suicide among teenagers as a teacher
    support a friend after a suicide attempt
    overcome my eating disorder
    recover from anorexia
    stop starving myself
    stop cutting myself
    cope with suicidal thoughts
    die of laughter less often in meetings
    learn to die gracefully in improv theatre
    dye my hair
    cut sugar
    cut myself some slack
    cut my own hair
    hang pictures in the living room
    hang out with my kids more
    hang glide for the first time
    jump rope every day
    jump off a diving board
    bungee jump off a bridge
    end my lease
    end my day without a phone
    end the year debt free
    end procrastination in my life
    take my life back after divorce
    change my life in a year
    start a new life abroad
    live without sugar
    sleep eight hours
    never wake up tired again
    wake up at six
    fast for 16 hours a day
    lose 5 kg by summer
    eat less meat
    track my sleep
    rob myself less of sleep
    drug free life
    work as a drug counsellor
    help my brother quit drugs
    perform the death of Ophelia on stage
    plan my own funeral
    write my will
    deal with my dad's death
    learn self-defence
    drop dead gorgeous for the prom
    hang a swing from the oak tree
    get my daughter to sleep through the night
    bury a time capsule with the kids
    get over the death of my cat
    cut carbs and quit soda
    live to be one hundred
    drop 10 kg before the wedding
    paint a portrait of my dead grandmother
    run a first aid course on overdoses
    stop eating sugar for a month
    make peace with my father before he dies
    live in the moment
    cut down a dead tree
    start a band called Suicide Kings
    write a will with a lawyer
    get over my fear of dying
    quit sugar without hurting my training
    teach my dog to play dead
    Finish the suicide sprint drills with my basketball team
    Overdose on vitamin sea in Greece
    watch every Bond film, No Time to Die included
    bake a cake to die for
    quit smoking because I do not want to die young
    go to a comedy show and die laughing
    Eat 1200 calories a day
    eat 1,800 kcal a day
    cut 300 calories a day
    eat 300 calories less a day
    find the courage to leave my job
    find the courage to finally ask her out
    stop feeling hopeless
    build a house with suicide doors car model
    intermittent fasting for 30 days
    run suicides at practice
    Reduce my dose of screen time
    """

  /// With words of other people and crimes, and with none at all.
  private static let others = """
    Take all of my grandma's boxes to the attic
    Put a tracker on my luggage
    Drive to work without traffic
    Hide the Christmas presents
    Read my messages only twice a day
    Follow my ex's advice about the car
    prevent bullying at my school
    play a shooter game better
    run a marathon in under four hours
    learn to knit a sweater before winter
    get rid of bed bugs
    get rid of my debt
    watch every Hitchcock film
    study the history of terrorism
    write a thesis on the psychology of murderers
    raise money against human trafficking
    volunteer at a rape crisis centre
    pass the hunting licence exam
    finish the final boss in Dark Souls
    hack my morning routine
    take part in a hackathon
    learn ethical hacking and get certified
    win a capture the flag contest
    secure my Instagram account against hackers
    get my hacked account back
    track my spending
    learn to pick locks as a hobby
    write songs about heartbreak
    pass my pharmacology exam
    become a hostage negotiator
    train as a firefighter
    write an essay on Romeo and Juliet
    put down my old dog humanely and say goodbye
    take a krav maga class
    protect my kids from abuse
    report child abuse at work
    adopt a child
    teach kids to swim
    plan a surprise party for my husband
    kick the habit of biting my nails
    sell handmade soap at markets
    take my wife out for dinner every month
    master the guillotine paper cutter
    make my boss notice my work
    write a eulogy for my grandfather
    survive my first ultra marathon
    become a crime scene investigator
    run over the hills every Sunday
    win the debate against our rival school
    raise rabbits for meat
    sell my car
    get rid of my ex's old furniture
    take my grandmother to the beach
    become a police officer
    read the Stalker novel and watch the film
    build a fire pit in the garden
    get my driving licence without crashing the car
    get over my ex
    learn taxidermy
    make my ex jealous by getting fit
    get my kids off screens
    learn German for my new job
    renovate the bathroom by May
    get a promotion this year
    save for a house
    stop yelling at my kids
    be a better father to my daughter
    prepare for childbirth
    dress up as the Terminator for Halloween
    see a doctor about my headaches
    read Crime and Punishment
    get to inbox zero
    hike to the top of Ben Nevis
    take care of my sick mother
    cook my way through Julia Child
    plan a party for my last day at work
    no food waste for 30 days
    """
}
