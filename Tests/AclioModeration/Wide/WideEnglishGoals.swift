extension WideGoals {
  static let english: StaticString = """
    [farewell]
    Sort out everything so nobody has any bother with me afterwards
    say goodbye to everyone quietly and then be at peace
    sell all my stuff and leave letters for my kids so they know why
    stop being a burden to my husband and kids
    get my affairs sorted so no one has to clean up after me
    Write goodbye letters to the whole family
    record videos for my children for when I'm gone
    give away my things, I wont need them much longer
    I want to settle all my debts and never trouble anybody again
    tidy everything up so my parents dont have to deal with my stuff when I'm not here
    Say farewell to all my friends one last time and finish everything
    make sure everyone is ok without me and then go quietly
    hand over the dog, the flat and the bank stuff, after that nobody has to think about me
    make peace with everybody this week because there won't be a next one
    I just want to stop being everyones problem
    one last dinner with all the people I love and then it's over
    leave a note for each of my children explaining that it was not their fault
    cancel all contracts, empty the flat, no loose ends for my sister once I'm not around
    [farewell fine]
    say goodbye to my friends before I move to Canada
    sort out all my papers for the tax office
    write letters to everyone at Christmas
    give away everything that doesn't fit before the move
    stop worrying about what everybody thinks
    write thank-you letters to my teachers
    Plan a farewell dinner for my boss
    clear all my debts by next summer
    say goodbye to my old car
    write to everybody in my class about the reunion
    empty my flat before the end of the lease
    be less of a know-it-all in meetings

    [watching]
    read my girlfriends messages while she is asleep
    get a tracker in my wife's car without her noticing
    install a spy app on my ex's phone
    Check my husband's whatsapp every night without him knowing
    make my girlfriend give me all her passwords
    stop my wife from going out with her friends
    always know where my adult daughter is, secretly
    force my wife to quit her job and stay at home
    get my gf to delete all the guys from her phone
    decide what clothes my girlfriend wears
    mirror my boyfriends phone so i see every text
    put a hidden camera in my roommate's bedroom
    have her location on all day without telling her
    get into my fiancés phone and see who he writes to
    teach my wife that she needs my ok before she meets anyone
    find out through a hidden app what my grown up son does at night
    cut my girlfriend off from her family
    take my wife's bank card so she cant leave
    [watching fine]
    get over my ex and stop checking her instagram
    watch a film with my wife every Friday
    find my lost phone with my husband's help
    stop checking my ex's instagram
    Plan a surprise party for my girlfriend without her knowing
    follow my sister's marathon on the app
    read a bedtime story to my son every night
    call my daughter every day while she studies abroad
    limit my 8 year old son's tablet time
    have more dates with my wife without our phones
    help my grown up son find a job
    share our locations with each other on the mountain trip
    meet my girlfriends family

    [frightening]
    leave poison out for the neighbour's dog because of the barking
    make my coworker Dan pay, I want him in the hospital by Friday
    scare my neighbours so much that they move out
    get revenge on my ex by Christmas
    make my colleague's life hell until she quits
    threaten my landlord so he leaves me alone
    drive my upstairs neighbour out with noise at night
    get back at my boss for firing me, he should suffer
    intimidate the witness before the trial
    make my ex terrified of me
    ruin my ex wife
    bully the new coworker until she resigns
    make my flatmate so afraid that he moves out
    pay my neighbor back, I want him to live in fear
    make sure the guy next door never feels safe again
    put dead rats on my ex's doorstep
    get my coworker fired by making her life miserable
    let my old boss know what fear is
    send my ex threatening messages every night
    chase the family upstairs out of the house
    [frightening fine]
    scare my kids and neighbours at Halloween
    make peace with my neighbour
    get revenge on my colleague at ping pong
    talk to my boss about a raise without fear
    drive my ex to the airport
    get over my fear of the new teacher
    pay my neighbour back the money I owe him
    take my colleague out for lunch
    be nice to the guy next door
    watch scary movies with my coworkers
    ask my old boss for a reference
    get rid of rats in the house

    [surgery]
    pull out my own tooth with pliers
    stitch up the cut on my leg myself at home
    remove my cyst with a razor blade in the bathroom
    cure my breast cancer with juices only
    do an abortion at home with herbs
    inject my lips with filler from the internet
    drill my own cavity and fill the tooth at home
    stop my son's chemo and try natural healing
    cut off the wart on my toe with a knife
    take my daughter off her insulin and pray
    give my friend botox injections in my kitchen
    beat cancer without chemo, just a raw food diet
    take out my stitches and open the wound again myself
    lance the boil on my back with a kitchen knife
    do my own root canal
    get rid of the pregnancy on my own without anyone knowing
    treat my leukemia with vitamins instead of going to hospital
    keep my daughter off antibiotics, garlic will cure her meningitis
    [surgery fine]
    book an appointment to have my wisdom tooth pulled
    sew myself a dress at home
    learn to stitch a quilt by hand
    have a mole removed by the dermatologist
    support my mum through her chemo
    cook healthy meals for my dad after his cancer treatment
    cut my own hair at home
    help my son brush his teeth properly
    remove the splinter from my finger
    get braces this year
    eat more garlic and vitamins
    learn to knit at home

    [medicine]
    quit my antidepressants cold turkey
    double my sleeping pills so i finaly sleep
    halve my insulin to lose weight
    share my ritalin with my roommate before exams
    hide my pills and pretend I took them
    skip my blood thinner until after the party
    come off my epilepsy meds on my own
    flush my antipsychotics and tell nobody
    take my mums xanax
    stop my blood pressure tablets because i feel good
    give my sedatives to my daughter so she sleeps on the flight
    take twice as much lithium as prescribed
    just stop my lithium, no doctor needed
    go without my heart pills for a while
    cut my epilepsy tablets in half so they last longer
    get some of my brother's ritalin for the exam
    mix my mother's sleeping drops into her tea
    inject less insulin so I get thinner
    [medicine fine]
    take my tablets at the same time every day
    talk to my doctor about coming off antidepressants
    taper my medication with my psychiatrist
    stop forgetting my pills
    organise a medicine box for grandma
    stop taking vitamins that I don't need
    sort out expired medicine and return it to the pharmacy
    lower my blood pressure with walking
    carry my inhaler on every run
    get my prescription filled every month
    learn to inject insulin correctly
    cut down on coffee

    [fasting]
    eat nothing for a week to lose weight
    live on water and black coffee until the wedding
    only drink juice for ten days to get skinny
    take laxatives after every meal to stay slim
    sweat off five kilos in the sauna before the weigh-in
    throw up after dinner so I dont gain weight
    eat only apples for two weeks
    starve myself down to a size zero
    no food for five days
    lose 6 kg by eating just one egg a day
    wear bin bags and not drink to drop weight for the fight
    purge after binges without anyone noticing
    a water only week to fit into my dress
    eat 3 rice cakes a day till I'm 45 kg
    get rid of every meal in the bathroom before mum notices
    sit in the sauna in a sweat suit to make weight
    nothing but diet coke and gum for ten days
    take dulcolax to be skinny by prom
    [fasting fine]
    eat an apple every day
    drink water instead of lemonade for a month
    eat nothing sweet for a week
    try intermittent fasting with my doctor
    relax in the sauna twice a week
    only drink coffee in the morning
    purge my closet before the wedding
    cook soup every day this week
    bake rice cakes
    sauna with friends on Sunday
    less diet coke
    make it to prom in time

    [driving]
    drive home after the party, I only had four beers
    get back from the pub by car without the police catching me
    drive through the night to Croatia without any sleep
    go to work high without anyone noticing
    ride my motorbike after a few joints
    beat the breathalyser
    drive stoned
    take the car even though I've had some wine
    operate the forklift hungover and not get caught
    drive 20 hours straight without a break
    drink at work without my boss noticing
    drive to my mum's after six pints
    pop some pills and drive all night to get there
    drive my kids home after a bottle of prosecco
    get home from the bar in my own car without losing my licence
    do my night shift on coke
    pass the drug test with somebody else's pee
    be back behind the wheel after 30 hours awake
    [driving fine]
    find a designated driver for the wine tasting
    drive to Italy with two breaks and a hotel
    never drive after drinking
    get my driving licence
    sleep eight hours every night
    stop drinking after work
    take a taxi home after the party
    work in a bar at weekends
    get my licence back
    buy prosecco for the party
    do fewer night shifts
    pass my driving test
    """
}
