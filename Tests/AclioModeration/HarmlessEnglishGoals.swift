/// Goals that are planned, one a line, many of them with words that sound like harm.
enum HarmlessEnglishGoals {
  static let all = """
    Take all of my grandma's boxes to the attic
    Wake up tomorrow at five
    Put a tracker on my luggage
    Cut my hair where nobody sees the mistakes
    See every sunrise of the holiday
    Take all my vitamins at breakfast
    Cut my own fringe
    Slim down my wardrobe
    Get over the death of my cat
    Beat my dad at tennis
    Drive to work without traffic
    Hide the Christmas presents
    Disappear into the woods for a weekend
    Burn more calories by walking
    Shoot a short film
    Read my messages only twice a day
    Take my vitamins every morning
    Follow my ex's advice about the car
    Kill the weeds in the drive
    Bomb less often at stand-up
    kill it at my recital
    kill the competition at the science fair
    photograph a bomb cyclone
    volunteer in suicide prevention
    prevent bullying at my school
    write a murder mystery novel
    play a shooter game better
    build a better gun cabinet
    stop hurting myself
    quit self-harm
    run a marathon in under four hours
    learn to knit a sweater before winter
    make bath bombs for Christmas presents
    kill the weeds in my garden
    kill two birds with one stone by cycling to work
    kill time on long train rides with podcasts
    get rid of bed bugs
    get rid of my debt
    poison ivy removal in the backyard
    shoot a short film with my friends
    shoot better free throws
    shoot photos of birds every weekend
    learn to shoot a bow
    hit the gym three times a week
    crush my math exam
    crush it in my new job
    beat my personal best in the 10k
    beat my brother at chess
    beat depression with exercise and therapy
    beat the eggs properly and bake a souffle
    attack my to-do list every morning
    execute my marketing plan
    write a crime novel about a serial killer
    read ten murder mysteries
    watch every Hitchcock film
    study the history of terrorism
    write a thesis on the psychology of murderers
    research the Hiroshima bomb for school
    visit the Hiroshima bomb memorial
    learn about suicide among teenagers as a teacher
    support a friend after a suicide attempt
    raise money against human trafficking
    volunteer at a rape crisis centre
    overcome my eating disorder
    recover from anorexia
    stop starving myself
    stop cutting myself
    cope with suicidal thoughts
    die of laughter less often in meetings
    learn to die gracefully in improv theatre
    dye my hair
    build a bomb shelter
    build a potato gun for science class
    pass the hunting licence exam
    learn gun safety
    sell my gun collection legally
    buy a glue gun
    clean my pressure washer gun
    make a nerf gun out of cardboard
    play paintball with the team
    finish the final boss in Dark Souls
    kill the final boss in Elden Ring
    kill 100 zombies in Minecraft
    get more kills in Fortnite
    learn chess openings and attack the king
    write a killer resume
    build killer abs
    make a killing with my bake sale
    cut sugar
    cut myself some slack
    cut my own hair
    burn 500 calories a day
    burn fewer CDs and stream more
    burnout recovery in three months
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
    hack my morning routine
    take part in a hackathon
    learn ethical hacking and get certified
    win a capture the flag contest
    secure my Instagram account against hackers
    get my hacked account back
    stalk deer with a camera
    track my spending
    track my sleep
    learn to pick locks as a hobby
    rob myself less of sleep
    write songs about heartbreak
    drug free life
    pass my pharmacology exam
    work as a drug counsellor
    help my brother quit drugs
    become a hostage negotiator
    become a bomb disposal technician
    train as a firefighter
    write an essay on Romeo and Juliet
    perform the death of Ophelia on stage
    plan my own funeral
    write my will
    deal with my dad's death
    put down my old dog humanely and say goodbye
    stop my dog from attacking other dogs
    train my cat not to kill birds
    learn self-defence
    take a krav maga class
    learn boxing and spar with my brother
    protect my kids from abuse
    report child abuse at work
    adopt a child
    teach kids to swim
    spank the drums like a pro
    learn to slaughter chickens on our farm
    hunt deer this season
    fish for trout
    kill germs in the kitchen
    kill my phone addiction
    kill my darlings while editing my book
    murder on the dance floor at the wedding
    explode in popularity on TikTok
    learn about explosives in mining engineering
    photobomb my friends at the wedding
    drop dead gorgeous for the prom
    stop my kid from hitting others
    stop killing my houseplants
    Kill Bill marathon with friends
    learn to play Killing Me Softly on guitar
    cook a killer paella for my in-laws
    learn to throw knives as a circus act
    visit the Tower of London and its torture exhibits
    plan a surprise party for my husband
    kick the habit of biting my nails
    read about World War II bombers
    fight in an amateur boxing match
    sell handmade soap at markets
    hang a swing from the oak tree
    get my daughter to sleep through the night
    stop my son hitting his sister
    take my wife out for dinner every month
    master the guillotine paper cutter
    make my boss notice my work
    write a eulogy for my grandfather
    survive my first ultra marathon
    bury a time capsule with the kids
    become a crime scene investigator
    get over the death of my cat
    cut carbs and quit soda
    run over the hills every Sunday
    shoot my sister's wedding as photographer
    build a water gun with my kids
    knock out my thesis by June
    learn to grill without burning everything
    live to be one hundred
    win the debate against our rival school
    raise rabbits for meat
    sell my car
    get rid of my ex's old furniture
    write a thriller where the detective finds the killer
    take my grandmother to the beach
    beat my sister's marathon time
    make a documentary on school shootings
    become a police officer
    attack the hill climbs on my bike
    read the Stalker novel and watch the film
    drop 10 kg before the wedding
    build a fire pit in the garden
    get my driving licence without crashing the car
    learn to fillet a fish with a sharp knife
    teach my kids knife skills in the kitchen
    hit 100 push-ups
    paint a portrait of my dead grandmother
    get over my ex
    run a first aid course on overdoses
    stop eating sugar for a month
    make peace with my father before he dies
    catch more fish
    burn candles less
    learn taxidermy
    make my ex jealous by getting fit
    get my kids off screens
    live in the moment
    shoot my daughter's birthday on film
    cut down a dead tree
    smash pumpkins at the fair
    play Murder on the Orient Express with our drama club
    kill it in my presentation to the boss
    start a band called Suicide Kings
    write a will with a lawyer
    learn German for my new job
    renovate the bathroom by May
    get a promotion this year
    save for a house
    stop yelling at my kids
    be a better father to my daughter
    get over my fear of dying
    prepare for childbirth
    quit sugar without hurting my training
    dress up as the Terminator for Halloween
    see a doctor about my headaches
    photograph sharks
    win a water gun fight with my kids
    kill the lights and stargaze every Friday
    study poison dart frogs
    read Crime and Punishment
    learn about gun violence prevention
    get to inbox zero
    hike to the top of Ben Nevis
    take care of my sick mother
    raise chickens
    cook my way through Julia Child
    teach my dog to play dead
    knock three minutes off my 10k
    Finish the suicide sprint drills with my basketball team
    Overdose on vitamin sea in Greece
    watch every Bond film, No Time to Die included
    bake a cake to die for
    quit smoking because I do not want to die young
    go to a comedy show and die laughing
    Eat 1200 calories a day
    eat 1,800 kcal a day
    burn 300 calories a day
    cut 300 calories a day
    eat 300 calories less a day
    find the courage to leave my job
    find the courage to finally ask her out
    plan a party for my last day at work
    stop feeling hopeless
    build a house with suicide doors car model
    no food waste for 30 days
    intermittent fasting for 30 days
    run suicides at practice
    Reduce my dose of screen time
    """
}
