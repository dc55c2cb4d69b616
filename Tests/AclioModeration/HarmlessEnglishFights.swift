extension HarmlessEnglishGoals {
  /// With words of fighting, weapons, hunting and fire.
  static let fights = """
    Beat my dad at tennis
    Burn more calories by walking
    Shoot a short film
    Kill the weeds in the drive
    Bomb less often at stand-up
    kill it at my recital
    kill the competition at the science fair
    photograph a bomb cyclone
    write a murder mystery novel
    build a better gun cabinet
    make bath bombs for Christmas presents
    kill the weeds in my garden
    kill two birds with one stone by cycling to work
    kill time on long train rides with podcasts
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
    research the Hiroshima bomb for school
    visit the Hiroshima bomb memorial
    build a bomb shelter
    build a potato gun for science class
    learn gun safety
    sell my gun collection legally
    buy a glue gun
    clean my pressure washer gun
    make a nerf gun out of cardboard
    play paintball with the team
    kill the final boss in Elden Ring
    kill 100 zombies in Minecraft
    get more kills in Fortnite
    learn chess openings and attack the king
    write a killer resume
    build killer abs
    make a killing with my bake sale
    burn 500 calories a day
    burn fewer CDs and stream more
    burnout recovery in three months
    stalk deer with a camera
    become a bomb disposal technician
    stop my dog from attacking other dogs
    train my cat not to kill birds
    learn boxing and spar with my brother
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
    stop my kid from hitting others
    stop killing my houseplants
    Kill Bill marathon with friends
    learn to play Killing Me Softly on guitar
    cook a killer paella for my in-laws
    learn to throw knives as a circus act
    visit the Tower of London and its torture exhibits
    read about World War II bombers
    fight in an amateur boxing match
    stop my son hitting his sister
    shoot my sister's wedding as photographer
    build a water gun with my kids
    knock out my thesis by June
    learn to grill without burning everything
    write a thriller where the detective finds the killer
    beat my sister's marathon time
    make a documentary on school shootings
    attack the hill climbs on my bike
    learn to fillet a fish with a sharp knife
    teach my kids knife skills in the kitchen
    hit 100 push-ups
    catch more fish
    burn candles less
    shoot my daughter's birthday on film
    smash pumpkins at the fair
    play Murder on the Orient Express with our drama club
    kill it in my presentation to the boss
    photograph sharks
    win a water gun fight with my kids
    kill the lights and stargaze every Friday
    study poison dart frogs
    learn about gun violence prevention
    raise chickens
    knock three minutes off my 10k
    burn 300 calories a day
    """
}
