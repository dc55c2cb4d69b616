extension Lexicon {
  static let english = Lexicon(
    lists: [
      "joint": """
      and or but then so to by in at on for with from into onto off over about after before
      until while because that which who where when how why if than like as against without
      during
      """,
      "real": """
      how way ways my our me us myself real actual really instructions guide recipe steps
      """,
      "self": "myself yourself ourselves himself herself themselves themself",
      "person": """
      someone somebody people person persons anyone anybody everyone everybody him her them they
      you man men woman women girl girls boy boys boyfriend* girlfriend* bf gf child children
      kid kids baby babies infant* toddler* teen teens teenager* student* classmate* schoolmate*
      teacher* professor* principal boss manager coworker* colleague* neighbor neighbors
      neighbour neighbours friend friends roommate* flatmate* wife wives husband* spouse*
      partner ex exes exwife exhusband exgirlfriend exboyfriend mother mothers mom mum mommy
      mummy father fathers dad daddy parent parents sister* brother* sibling* grandma*
      grandmother* grandpa* grandfather* uncle* aunt* cousin* nephew* niece* son sons daughter*
      stepson* stepdaughter* stepfather stepmother family families president* politician*
      minister senator* mayor* judge cop cops police policeman policemen officer* jew jews
      jewish muslim* christian* hindu* gay gays lesbian* immigrant* migrant* refugee* blacks
      whites foreigner* protester* pedestrian* crowd humans humanity human stranger* guy guys
      bully bullies homeless patient* tourist* landlord* landlady tenant* doctor* nurse*
      therapist* coach priest* pastor* lady ladies elder elders widow* worker* employee*
      customer* client* driver* passenger* witness* voter* celebrity singer stepdad stepmom
      inlaws rapist murderer gang pensioner* everyone inlaw nanny babysitter nurses guests
      """,
      "animal": """
      cat cats kitten* dog dogs puppy puppies pet pets animal animals horse horses stray strays
      """,
      "kill": """
      kill kills killing killed killin murder murders murdering murdered assassinat* slaughter*
      strangle* strangling suffocat* drown* stab stabs stabbing behead* lynch* execut* shoot
      shoots shooting poison poisons poisoning torture* torturing mutilat* choke* choking
      smother* electrocut* maim* cripple* shank exterminat* gas
      """,
      "hurt": """
      hurt hurts hurting harm harming injure injuring beat beating attack attacking assault*
      punch* slap slapping kick kicking whip whipping bully bullying harass* threaten*
      intimidat* terroriz* humiliat* abuse abusing
      """,
      "make": """
      make makes making build building create creating construct* assemble assembling craft
      crafting produc* print printing synthesi* mix mixing manufactur* prepar* detonat* plant
      planting cook cooking brew* get getting buy buying acquire set
      """,
      "drug": """
      drugs meth methamphetamine crystal cocaine coke crack heroin fentanyl lsd mdma ecstasy
      amphetamine* weed ketamine opioids oxy pills narcotics steroids
      """,
      "prevent": """
      prevent prevents preventing prevention stop stopping stops quit quitting avoid avoiding
      end ending overcome overcoming fight fighting against without combat* tackle reduce anti
      recover recovering surviv* report reporting oppose resist protect* protest* escape not
      never
      """,
      "harm": """
      suicide suicides suicidal suicid* selfharm kill killing murder murders bully bullying
      abuse abusing rape violence terrorism terrorist* traffick* hurting hurt harming harm
      hitting beating attacking kidnapping stalking overdose overdoses bomb bombs bombing*
      shooting shootings torture massacre genocide drugs scam* phishing hack* theft robbery
      """,
      "learn": """
      learn learning study studying research researching read reading write writing teach
      teaching thesis essay report history psychology documentary documentaries lecture course
      podcast book article talk exhibition visit museum memorial discuss understand
      """,
      "story": """
      novel novels story stories book books screenplay script play film films movie movies song
      songs poem poems thriller thrillers series episode comic musical opera podcast fiction
      """,
      "game": """
      minecraft fortnite elden souls zelda doom zombie zombies dragon dragons npc npcs monster
      monsters game games gaming chess warzone valorant csgo roblox skyrim witcher raid boss
      aliens demons orcs goblins paintball lasertag
      """,
      "tool": """
      fist fists knife knives hammer axe machete bat crowbar rifle shotgun pistol razor belt
      blade sword chainsaw baseball
      """,
      "toxin": """
      antifreeze bleach cyanide arsenic chloroform ricin rohypnol ghb thallium strychnine venom
      laxatives insulin
      """,
      "account": """
      account accounts email emails mail inbox phone phones messages texts dms icloud instagram
      facebook whatsapp snapchat laptop computer password passwords
      """,
      "building": """
      house home school church mosque synagogue temple building office barn shop store apartment
      """,
      "medicine": """
      medication medications meds medicine medicines antidepressant* ssri* insulin lithium
      antipsychotic* statin* anticoagulant* antibiotic* prozac zoloft sertraline xanax ritalin
      inhaler chemo chemotherapy dialysis prescription* thinners pills tablets
      """,
      "unmedical": """
      ball resistance sensitivity levels cabinet box chest shelf school studies degree bottle
      bottles reminder* organiser organizer
      """,
      "intimate": "wife husband girlfriend boyfriend ex partner spouse her him crush daughter son",
    ],
    harmless: """
      stop|stopping|quit|quitting|reduce|taper|lower|change|come|get|go|off|double ~7 with|under|ask
      =3 doctor*|gp|psychiatrist*|pharmacist*, stop|stopping|avoid|never =1
      forgetting|missing|skipping|forget|skip =3 @medicine, stop|quit =3 buying|wasting|hoarding =3
      @medicine, bungee ~6 jump|jumping, jump|jumping ~6 bungee|parachute|paraglider,
      stop|never|avoid|prevent|against|not|dont|quit =3 drive|driving =3 drunk|tipsy|drinking,
      revenge at|in, hurt|hurting|kill myself laughing, stop|prevent|keep|train|teach =3 from|not|against|to
      attacking|killing|hurting|biting|hitting|attack, @prevent =4 @harm, @harm =1
      prevention|awareness|hotline|survivor*|victim*|memorial|crisis, @harm =1
      center|centre|disposal|squad|shelter|cyclone|research|counsel*,
      support|supporting|help|helping|accompany =4 after|with|through =3 suicid*|abuse|rape,
      @learn =3 about|on|of|behind =3 @harm|murderers|killer*|explosives|weapons|war|bomb,
      write|read|watch|solve|film|shoot =3 murder|crime|suicide|killer|assassin
      mystery|mysteries|squad|scene, write|read|watch =3 crime|murder|thriller|detective,
      murder|murders mystery|mysteries, @story +8
      @kill|@hurt|bomb|suicide|kidnap*|robber*|rob|stalk*|@harm, @learn|visit|see +2 bomb
      memorial|museum, hiroshima|atomic bomb, kill|kills|killing|beat|beating|attack|shoot +6
      @game, @game +5 kill|kills|beat|attack, @game +3 boss, final|raid|mini|end boss, boss
      fight|level|battle|in, shooter game*, first person shooter, kill|killing
      it|time|two|bill|process*|switch|me softly, kill|killing
      it|time|bill|germs|weeds|bacteria|mold|bugs|darlings|bad|pests|competition|softly, killing
      me softly, kill myself laughing|at, suicid*
      sprint|sprints|drill|drills|runs|squad*|door|doors|blonde*|kings|lines|squeeze|grip|boys|girls,
      run|running|sprint|sprinting =1 suicides, overdos* on|of =1
      sea|sun|sunshine|fun|love|nature|music|culture|cuteness|book|books|beach|beaches|reading|art|museums|happiness|joy|sights|chocolate|cheese|pizza|pasta|podcasts|movies|sport|greenery|kindness|films|laughter|adventure|views,
      dont|not want|wanna|going|ready ?to die, afraid|fear|scared of|to die|dying, to die for,
      no time to die, want|going|gonna|about ?to die
      laughing|trying|happy|old|rich|fed|free|of, want =3 plants|plant|weeds|flowers|trees to die,
      phone|laptop|battery|plant|plants|car|engine|tree ~4 to die, my last day|days|night ?ever
      at|of|as|before|off|with|here, dressed|dress to kill, killer @story|abs, killing with,
      murder on the dance, cat|cats|dog not to kill, kill|hunt|shoot deer, slaughter|raise|keep =2
      chicken*|pig*|cattle, shoot|shooting =5
      photo*|film*|video*|movie*|picture*|portrait*|footage|documentary|clip|hoops, photo* =4
      shoot|shooting, shoot =3 throw*|basket*|goal*|ball|bow|arrow*|target*|clay|star*, shoot =5
      wedding*|event*|concert*|festival*|photographer|album, wedding|fashion|product|family shoot,
      shoot for the, shooting star*|range|sport|guard, execut* =4
      plan|plans|strategy|project|task*|tests|marketing, poison ivy|oak|control|plant*|garden,
      choke hold|defen*, gas bill|stove|grill|mileage|money, beat =5 at|in|by, beat =3
      record|best|time|score|egg*|drum*|depression|cancer|traffic|level|odds, attack =2
      list|king|problem*|project|hill|day|todo|flank, heart|panic attack*, abuse =1 counsel*, kick
      =4 ball|goal|habit*|addiction|butt|off, whip =3 cream|egg*|shape, hurt =1 feelings, cut
      myself =1 some|off|a|slack, burn myself out, shoot myself in the foot, drown myself in
      work|books, hang|hanging out, hang glid*, die|dying laughing, die|dying of|from
      laughter|laughing|boredom|embarrassment, drop dead gorgeous, end my life of|as|in, end it
      all you|well, take =1 my life back|to|into|in|seriously|on, live
      with|in|without|alone|like|paycheck, exist on|in|as, never|not wake up
      tired|late|hungover|early|before|grumpy|sad|at|to, jump|jumping =3
      rope|board|diving|trampoline|parachute|bungee, bungee|base ~3 bridge|building, sleep forever
      home, starve|starving the|for|artist, stop eating ?so ?too sugar|meat|much|late,
      bath|seed|photo|cherry|smoke|glitter|calorie|truth|water|hot bomb|bombs, bomb
      cyclone|shelter, bombs for|chocolate|calorimeter, photobomb*, explode =2 in|popularity,
      glue|nerf|water|potato|heat|massage|nail|staple|caulk*|washer|toy|lego|cardboard|squirt
      gun|guns, bubble|paint|spray|hot|grease|radar|rubber gun|guns, top|young gun|guns, gun|guns
      cabinet|safe|safes|rack|safety|license|licence|laws|control|range|holster|show, gun|guns =1
      collection, gun =3 cardboard|lego|paper|wooden|plastic toy, weapon|weapons rack|display,
      hack =3 growth|routine*|productivity|sleep|life|brain|morning, hack|hacking =2 certif*,
      ethical|growth|life|ikea hack*, secure|protect|recover =5 hack*, hackathon*, get|got =2
      hacked =3 back, hacked account, my hacked, called|named =3 @harm|suicide|kings, the|read =1
      stalker, hair|clothes|laundry|whites ~3 bleach, bleach =2 hair|shirt*|clothes|laundry|teeth,
      snap =2 photo*|picture*|portrait, stalk|stalking deer|birds|wildlife|elk|game,
      track|tracking my !@intimate|@person, rob myself|me, groom|grooming =2
      dog*|cat*|horse*|beard|pet*, steal the|second|bases|less|show|home|time, break into =2
      industry|music|tech|market|film|acting|song|laughter|publishing|modelling|modeling, house
      music, drug free|counsel*|store|interaction*|development|test*, get|help|keep =4 quit|off
      drugs, quit|off|from|of|without =2 drugs|pills|weed|cocaine, suicide prevention, romeo and
      juliet, get =3 certified, hostage negotiat*, sell =2 weed whacker*|killer, crack =3
      joke*|egg*|whip|exam|code|interview, coke zero, print =3 gun =1 toy|nerf, sex
      education|ed|life|therapy
      """,
    recovery: """
      stop|quit|avoid|stopping|quitting|without|never =3 hurting|harming|cutting|starving|burning
      @self, stop|quit|overcome|prevent|recover|recovering|heal|beat|reduce|fight =4
      selfharm*|suicidal|anorex*|bulimi*,
      stop|quit|overcome|prevent|recover|recovering|heal|beat|reduce|fight =4 self harm*|injur*,
      stop|quit =3 wanting to die|kill, stop =2 wanting =2 kill @self, stop thinking =3 suicid*,
      recover|recovering|recovery|heal|healing from =4 suicid*|anorex*|bulimi*|selfharm*|overdose,
      recover|recovering|recovery|heal|healing from =2 self harm*|injur*, relapse ~2 self harm*,
      cope|coping|deal|dealing|living with =4 suicid*|anorex*|bulimi*|selfharm*,
      cope|coping|deal|dealing with =2 self harm*, overcome =3 eating disorder, get over =3
      suicidal, feel less suicidal, clean from =1 self harm*|cutting
      """,
    despair: """
      better|easier off|for ?everyone without|if me|im|i, better|easier without me,
      feel|feeling|felt ?so|completely|totally|just|really hopeless|worthless|suicidal|empty,
      im|am ?so|completely|totally|just hopeless|worthless !at|in|with, no reason|point ?for ?me
      to|in live|living|life|go|going, have|got|has|is|theres no hope, lost all hope,
      cant|cannot|dont ?want ?to go|carry on $|anymore|like|living, cant|cannot take|do|bear
      it|this $|anymore|longer, hate =1 myself, hate my life, life|living ~1 ?not ?no
      worth|worthless|pointless|meaningless, nobody|noone|no ?one ?would|will|even
      cares|miss|misses|care ?about|if me|i, tired|sick of living|life|existing|being,
      give|giving|gave|given up on life|living|everything, nothing|nothings matters|matter
      anymore, wish i =2 never ?been born, want ?it|everything to be over|end $
      """,
    harmful: englishHarm)
}
