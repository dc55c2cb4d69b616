extension Lexicon {
  static let english = Lexicon(
    lists: [
      "joint": """
      and or but then so to by in at on for with from into onto off over about after before until
      while because that which who where when how why if than like as against without during
      """,
      "real": "how way ways my our me us myself real actual really instructions guide recipe steps",
      "self": "myself yourself ourselves himself herself themselves themself",
      "person": """
      someone somebody people person persons anyone anybody everyone everybody him her them they you
      man men woman women girl girls boy boys boyfriend* girlfriend* bf gf child children kid kids
      baby babies infant* toddler* teen teens teenager* student* classmate* schoolmate* teacher*
      professor* principal boss manager coworker* colleague* neighbor neighbors neighbour
      neighbours friend friends roommate* flatmate* wife wives husband* spouse* partner ex exes
      exwife exhusband exgirlfriend exboyfriend mother mothers mom mum mommy mummy father fathers
      dad daddy parent parents sister* brother* sibling* grandma* grandmother* grandpa*
      grandfather* uncle* aunt* cousin* nephew* niece* son sons daughter* stepson* stepdaughter*
      stepfather stepmother family families president* politician* minister senator* mayor* judge
      cop cops police policeman policemen officer* jew jews jewish muslim* christian* hindu* gay
      gays lesbian* immigrant* migrant* refugee* blacks whites foreigner* protester* pedestrian*
      crowd humans humanity human stranger* guy guys bully bullies homeless patient* tourist* landlord* landlady
      tenant* doctor* nurse* therapist* coach priest* pastor* lady ladies elder elders widow* worker*
      employee* customer* client* driver* passenger* witness* voter* celebrity singer stepdad stepmom
      inlaws rapist murderer gang pensioner* everyone inlaw nanny babysitter nurses guests
      """,
      "animal": """
      cat cats kitten* dog dogs puppy puppies pet pets animal animals horse horses stray strays
      """,
      "kill": """
      kill kills killing killed killin murder murders murdering murdered assassinat* slaughter*
      strangle* strangling suffocat* drown* stab stabs stabbing behead* lynch* execut* shoot
      shoots shooting poison poisons poisoning torture* torturing mutilat* choke* choking smother*
      electrocut* maim* cripple* shank exterminat* gas
      """,
      "hurt": """
      hurt hurts hurting harm harming injure injuring beat beating attack attacking assault*
      punch* slap slapping kick kicking whip whipping bully bullying harass* threaten* intimidat*
      terroriz* humiliat* abuse abusing
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
      prevent prevents preventing prevention stop stopping stops quit quitting avoid avoiding end
      ending overcome overcoming fight fighting against without combat* tackle reduce anti
      recover recovering surviv* report reporting oppose resist protect* protest* escape not never
      """,
      "harm": """
      suicide suicides suicidal suicid* selfharm kill killing murder murders bully bullying abuse
      abusing rape violence terrorism terrorist* traffick* hurting hurt harming harm hitting
      beating attacking kidnapping stalking overdose overdoses bomb bombs bombing* shooting
      shootings torture massacre genocide drugs scam* phishing hack* theft robbery
      """,
      "learn": """
      learn learning study studying research researching read reading write writing teach teaching
      thesis essay report history psychology documentary documentaries lecture course podcast book
      article talk exhibition visit museum memorial discuss understand
      """,
      "story": """
      novel novels story stories book books screenplay script play film films movie movies song
      songs poem poems thriller thrillers series episode comic musical opera podcast fiction
      """,
      "game": """
      minecraft fortnite elden souls zelda doom zombie zombies dragon dragons npc npcs monster
      monsters game games gaming chess warzone valorant csgo roblox skyrim witcher raid boss aliens
      demons orcs goblins paintball lasertag
      """,
      "tool": """
      fist fists knife knives hammer axe machete bat crowbar rifle shotgun pistol razor belt blade
      sword chainsaw baseball
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
      "intimate": "wife husband girlfriend boyfriend ex partner spouse her him crush daughter son",
    ],
    harmless: [
      "stop|prevent|keep|train|teach =3 from|not|against|to attacking|killing|hurting|biting|hitting|attack",
      "@prevent =4 @harm",
      "@harm =1 prevention|awareness|hotline|survivor*|victim*|memorial|crisis",
      "@harm =1 center|centre|disposal|squad|shelter|cyclone|research|counsel*",
      "support|supporting|help|helping|accompany =4 after|with|through =3 suicid*|abuse|rape",
      "@learn =3 about|on|of|behind =3 @harm|murderers|killer*|explosives|weapons|war|bomb",
      "write|read|watch|solve|film|shoot =3 murder|crime|suicide|killer|assassin mystery|mysteries|squad|scene",
      "write|read|watch =3 crime|murder|thriller|detective", "murder|murders mystery|mysteries",
      "@story +8 @kill|@hurt|bomb|suicide|kidnap*|robber*|rob|stalk*|@harm",
      "@learn|visit|see +2 bomb memorial|museum", "hiroshima|atomic bomb",
      "kill|kills|killing|beat|beating|attack|shoot +6 @game", "@game +5 kill|kills|beat|attack",
      "@game +3 boss", "final|raid|mini|end boss", "boss fight|level|battle|in",
      "shooter game*", "first person shooter",
      "kill|killing it|time|two|bill|process*|switch|me softly",
      "kill|killing it|time|bill|germs|weeds|bacteria|mold|bugs|darlings|bad|pests|competition|softly",
      "killing me softly", "kill myself laughing|at", "dressed|dress to kill", "killer @story|abs",
      "killing with", "murder on the dance", "cat|cats|dog not to kill", "kill|hunt|shoot deer",
      "slaughter|raise|keep =2 chicken*|pig*|cattle",
      "shoot|shooting =5 photo*|film*|video*|movie*|picture*|portrait*|footage|documentary|clip|hoops",
      "photo* =4 shoot|shooting",
      "shoot =3 throw*|basket*|goal*|ball|bow|arrow*|target*|clay|star*",
      "shoot =5 wedding*|event*|concert*|festival*|photographer|album",
      "wedding|fashion|product|family shoot", "shoot for the", "shooting star*|range|sport|guard",
      "execut* =4 plan|plans|strategy|project|task*|tests|marketing",
      "poison ivy|oak|control|plant*|garden", "choke hold|defen*",
      "gas bill|stove|grill|mileage|money",
      "beat =5 at|in|by",
      "beat =3 record|best|time|score|egg*|drum*|depression|cancer|traffic|level|odds",
      "attack =2 list|king|problem*|project|hill|day|todo|flank", "heart|panic attack*",
      "abuse =1 counsel*", "kick =4 ball|goal|habit*|addiction|butt|off",
      "whip =3 cream|egg*|shape",
      "hurt =1 feelings", "cut myself =1 some|off|a|slack", "burn myself out",
      "shoot myself in the foot", "drown myself in work|books", "hang|hanging out", "hang glid*",
      "die|dying of|from laughter|laughing|boredom|embarrassment", "drop dead gorgeous",
      "end my life of|as|in", "end it all you|well", "take =1 my life back|to|into|in|seriously|on",
      "live with|in|without|alone|like|paycheck", "exist on|in|as",
      "never|not wake up tired|late|hungover|early|before|grumpy|sad|at|to",
      "jump|jumping =3 rope|board|diving|trampoline|parachute|bungee",
      "bungee|base ~3 bridge|building",
      "sleep forever home", "starve|starving the|for|artist",
      "stop eating ?so ?too sugar|meat|much|late",
      "bath|seed|photo|cherry|smoke|glitter|calorie|truth|water|hot bomb|bombs",
      "bomb cyclone|shelter",
      "bombs for|chocolate|calorimeter", "photobomb*", "explode =2 in|popularity",
      "glue|nerf|water|potato|heat|massage|nail|staple|caulk*|washer|toy|lego|cardboard|squirt gun|guns",
      "bubble|paint|spray|hot|grease|radar|rubber gun|guns", "top|young gun|guns",
      "gun|guns cabinet|safe|safes|rack|safety|license|licence|laws|control|range|holster|show",
      "gun|guns =1 collection", "gun =3 cardboard|lego|paper|wooden|plastic toy",
      "weapon|weapons rack|display",
      "hack =3 growth|routine*|productivity|sleep|life|brain|morning",
      "hack|hacking =2 certif*", "ethical|growth|life|ikea hack*",
      "secure|protect|recover =5 hack*",
      "hackathon*", "get|got =2 hacked =3 back", "hacked account", "my hacked",
      "called|named =3 @harm|suicide|kings", "the|read =1 stalker",
      "hair|clothes|laundry|whites ~3 bleach", "bleach =2 hair|shirt*|clothes|laundry|teeth",
      "snap =2 photo*|picture*|portrait", "stalk|stalking deer|birds|wildlife|elk|game",
      "track|tracking my !@intimate|@person", "rob myself|me",
      "groom|grooming =2 dog*|cat*|horse*|beard|pet*", "steal the|second|bases|less|show|home|time",
      "break into =2 industry|music|tech|market|film|acting|song|laughter|publishing|modelling|modeling",
      "house music", "drug free|counsel*|store|interaction*|development|test*",
      "get|help|keep =4 quit|off drugs", "quit|off|from|of|without =2 drugs|pills|weed|cocaine",
      "suicide prevention", "romeo and juliet", "get =3 certified", "hostage negotiat*",
      "sell =2 weed whacker*|killer", "crack =3 joke*|egg*|whip|exam|code|interview", "coke zero",
      "print =3 gun =1 toy|nerf", "sex education|ed|life|therapy",
    ],
    recovery: [
      "stop|quit|avoid|stopping|quitting|without|never =3 hurting|harming|cutting|starving|burning @self",
      "stop|quit|overcome|prevent|recover|recovering|heal|beat|reduce|fight =4 selfharm*|suicidal|anorex*|bulimi*",
      "stop|quit|overcome|prevent|recover|recovering|heal|beat|reduce|fight =4 self harm*|injur*",
      "stop|quit =3 wanting to die|kill", "stop =2 wanting =2 kill @self",
      "stop thinking =3 suicid*",
      "recover|recovering|recovery|heal|healing from =4 suicid*|anorex*|bulimi*|selfharm*|overdose",
      "recover|recovering|recovery|heal|healing from =2 self harm*|injur*", "relapse ~2 self harm*",
      "cope|coping|deal|dealing|living with =4 suicid*|anorex*|bulimi*|selfharm*",
      "cope|coping|deal|dealing with =2 self harm*", "overcome =3 eating disorder",
      "get over =3 suicidal", "feel less suicidal", "clean from =1 self harm*|cutting",
    ],
    harmful: [
      (
        .selfHarm,
        [
          "suicid* !prevention", "kms|unaliv*|selfharm*", "sh again",
          "self harm*|injur*|mutilat*|cutting",
          "@kill|@hurt|hang|hanging|cut|cutting|starve|starving|burn|burning|drown|off|end|ending @self",
          "kill|hurt|harm|hang|unalive my self", "slit*|cut|open =2 wrist*|vein*|arter*|throat",
          "end|ending|take|taking|finish ?my ?own life", "end it all", "end everything forever",
          "want|wanna|wish|like|ready|plan|need|hope|going|prefer|rather ?to die|be dead",
          "wish|wished ~2 dead", "rather die", "ways|way|methods|method|how|easiest|best ~1 to die",
          "die|dying painless*|without pain|peacefully|quietly|quickly|soon|tonight|tomorrow|alone",
          "painless* =2 death|die|exit", "be dead|gone by|before|when|soon",
          "accident when i die", "accident ~4 insurance",
          "not|no|never|dont|stop|cease|without|nolonger|longer ?want ?to ?be ?being alive|living|live|exist|existing",
          "dont|not ~1 be here|around ?anymore|longer", "stop existing|breathing|living",
          "never|not wake up", "sleep forever", "pain =1 to ?end|stop forever|permanently|good",
          "last|final goodbye", "rope ~6 goodbye|neck|beam|ceiling|end",
          "razor|blade|knife =2 to|into|on|across my",
          "until i disappear|vanish|die|starve|faint|collapse", "on =1 calories =3 until|forever",
          "disappear|vanish from ?this ?the world|earth|life",
          "starve|starving ?me ?to death|until", "starving until", "overdos*", "od on",
          "stop|quit|stopping eating ?food completely|altogether|entirely|anything|food|for|until|at",
          "eat nothing for|until", "become|be|get|stay anorex*|bulimi*", "thinspo*|proana",
          "throw|vomit|puke|purge =2 after =3 eating|meal*|dinner|food",
          "jump|jumping ~3 bridge|building|roof|cliff|window", "jump|jumping in front of",
          "jump|jumping|step|lie ~4 train|tracks", "hang =1 from ~3 rope|beam|tree", "noose",
          "goodbye letter|note and",
          "leave|leaving =2 life|world behind|forever|for", "leave this|the life|world|earth",
          "done with life|living",
          "my last day|days|hours|night ?on ?earth", "bleed|bleeding out", "my ?own death",
          "how many|much ~8 to die|overdose|kill",
          "what|which ~6 to die|overdose",
          "drive|driving|crash|crashing|steer =4 into|off =3 wall|tree|cliff|bridge|traffic|truck|river",
          "thin|skinny ~4 organs|die|dead|hospital",
          "nobody|noone|no ?one ?has ?will ?to ?would miss|worry|notice =2 me",
          "burden to|on|for|anymore",
          "courage to =1 do|end|jump|leave|die|finally",
          "swallow|take|taking|down|eat =4 all|whole|bottle|every|many|box =3 pills|pill|tablet*|medication|meds|paracetamol",
        ]
      ),
      (
        .abuse,
        [
          "rape|rapes|raping|raped", "molest*", "pedo|pedoph*",
          "child|kid|kiddie|minor porn*|nudes|erotica",
          "sex|sexual*|sexy|nude|nudes|naked|porn* ~4 child*|kid|kids|minor*|underage|toddler*|preteen*",
          "child*|kid|kids|minor|minors|underage|preteen*|schoolgirl* ~4 nude|nudes|naked|sex|porn*|sexual*",
          "groom|grooming|lure|luring|seduc* ~4 minor*|child*|kid|kids|teen*|old|girl|boy|girls|boys",
          "drug|drugging|spike|spiking|roofie* ~4 drink*|her|girl*|woman|women|date",
          "abuse|abusing|beat|beating|hit|hitting =2 child*|kid|kids|son|daughter|baby|stepson",
          "secret|hidden|naked =2 photos|pictures|videos|photo|video =1 of ~2 children|kids|girls|boys|minors",
          "year|yr|yo old|olds ~3 sleep|sex|bed|date|kiss|touch|nude*|hook",
          "underage|minor*|teen* =2 for sex|dating|hookup*",
          "sexually|force ~3 sex|assault*",
        ]
      ),
      (
        .violence,
        [
          "kill|killing|murder|murdering|shoot|poison|stab|hurt|torture* all|every|as|them|these|those ~3 @person|@animal|people",
          "@kill|@hurt =3 @person !s", "@kill|@hurt =3 @person s =2 @person|@animal",
          "@kill|@hurt =3 @animal",
          "beat|beating|rough|mess|smack|shoot up =3 @person|school|@animal|church|mall",
          "learn|want|love|like|going ~2 to kill|murder !it|time|the|weeds|two|a|my|process*",
          "how to kill|murder|strangle|poison|stab|shoot =3 @person",
          "how to choke|strangle|stab", "to death",
          "commit|do|plan|committing a|an|the|my ?perfect ?mass murder|massacre|genocide",
          "commit murder|arson|genocide|massacre|terror*", "perfect murder", "get away with murder",
          "mass shoot*|murder*|kill*", "school shoot*", "shooting spree",
          "become|be =2 serial|mass killer",
          "terror attack*", "terrorist*|terrorism|jihad", "join =2 isis|nazi*|terror*",
          "hire|find|pay|become =3 hitman|assassin|killer", "hit man",
          "@make =4 bomb*|explosive*|grenade*|molotov*|ied|ieds|silencer*|ricin|sarin|anthrax|napalm",
          "@make =3 weapon|weapons|gun|guns|firearm*|poison", "nerve|mustard|chlorine|poison gas",
          "ghost gun*",
          "blow|blowing|bomb|bombing up =3 @building|hall|station|stadium|parliament|embassy",
          "attack|attacking|bomb|bombing =2 @building|station|parliament|embassy|capitol",
          "@make =2 gun", "blow|blowing =4 up ~3 school|building|house|church|mosque|bridge|car",
          "blow|blowing up =3 @person|school|building|house|church|mosque|bridge|car|plane",
          "make|making =3 @person disappear|vanish|suffer|bleed|die|pay", "pay with =2 life",
          "get|getting rid|do|doing|dispose|disposing|put of|away ?with ?of him|her|body|corpse|wife|evidence",
          "get|getting rid of =1 my =1 husband|wife|boss|neighbor|neighbour|ex|mother|father|baby !s",
          "do away with =2 @person", "finish|finishing off =2 @person",
          "eliminate|silence =2 @person !s",
          "hide|bury|dissolve|dump|dispose =3 body|corpse|bodies|cadaver",
          "no|nobody|noone|never ~4 find|finds|found ~2 her|him|body|them|it",
          "want|wish =3 @person dead", "dead body",
          "burn|burning|set|torch =2 down|fire|alive =4 @person|house|home|school|building|church|shop|office",
          "burn|burning|torch =4 house|home|school|church|mosque|synagogue|office|car =1 down",
          "set fire to", "acid attack*", "throw|throwing acid", "arson",
          "run|running|drive|driving|plow|ram over|into|through =3 @person|crowd",
          "push|pushing|throw|throwing|shove =3 @person off|down|under|out|from|in",
          "@kill|poison|contaminate =3 water|food|drink|coffee|soup|tea",
          "@toxin ~6 @person|@animal", "@toxin ~4 knock|drink|food",
          "snap|wring|slit|cut|slash|break =3 neck|throat|necks|throats",
          "bullet|bullets =1 in|into|through|between",
          "cut|sabotage|loosen|tamper =3 brakes|brake", "rid|cleanse|purge =3 of =1 @person !s",
          "gun|gunning|mow|mowing down", "@make =2 chloroform|cyanide|mustard|tear",
          "knock|knocking out =2 @person|date|girl",
          "punch|kick|stomp|headbutt =2 face|teeth|stomach|ribs",
          "break|breaking =3 legs|arms|bones|neck|kneecaps", "@kill|beat =2 in =1 sleep",
          "make|leave it look like =1 accident",
          "ambush*|lesson|punish|confront|threaten|attack|jump|corner|surprise|discipline|revenge ~7 with ~1 @tool",
          "ambush|ambushing|lure|lynch =3 @person",
          "put|slip|add|mix|sneak|sprinkle|drop =3 poison|pills|bleach|antifreeze|rohypnol|arsenic|cyanide|laxative* =1 in|into|to",
          "bring|sneak|smuggle|take|carry =3 gun|guns|knife|weapon|rifle|bomb|pistol to|into|on =2 school|class|work|church|plane|airport|concert",
          "use it on them|him|her|people|someone", "@make =3 flamethrower*|bioweapon*|landmine*",
          "burn|burning|torch =2 @building",
          "stop|stops =1 breathing", "ruin|destroy|wreck =1 @person s|life",
          "make|see|watch =3 @person suffer|bleed|beg|die",
          "dogfight*|cockfight*|dog fight|fights|fighting",
          "poach =2 elephant*|rhino*|tiger*|ivory",
          "crush|smash|bash|cave =3 skull|skulls|face|head ?in",
        ]
      ),
      (
        .crime,
        [
          "kidnap*", "abduct*",
          "lock|locking|chain|chaining|cage|imprison|trap =2 @person ?up in|inside|up|basement",
          "spyware|stalkerware",
          "get|getting|log|logging|sneak|access|accessing|open|read|steal ?in ?into =2 @person|@intimate ?s @account",
          "snatch|snatching|pickpocket*|mug|mugging =3 bag*|handbag*|purse*|@person|wallet*",
          "install|hide|put|plant =2 tracker|gps|camera|microphone|bug =3 @person|bathroom|bedroom|shower|car",
          "@account without =2 password|permission|consent|knowing", "buy|own|keep =2 slave*",
          "clone|skim|steal|use ?stolen =2 credit|debit|bank card*|cards", "clone|skim =1 cards",
          "sneak|sneaking|creep|climb into ~3 bedroom|house|home|room|window|apartment|flat",
          "trick|fool|manipulate|convince|pressure|force =2 @person into|to ~6 pin|money|savings|password|card|will|inheritance|nudes|sex",
          "smuggl* =2 @person|across|over|migrants", "join =2 gang|cartel|mafia",
          "hold|take|keep =3 hostage*", "stalk|stalking|stalks =3 @person",
          "follow =3 @person home", "hack|hacking|crack|cracking|break|breaking into",
          "hack|hacking|crack|cracking|bypass =4 account*|instagram|facebook|snapchat|email*|gmail|phone*",
          "hack|hacking|crack|cracking =4 whatsapp|wifi|bank|webcam*|icloud|password*|server*|website*",
          "steal|stealing =4 identity|car|cars|money|card|cards|bike*|wallet*|password*|data|from|phone*|jewel*",
          "cook|make|making|produce|synthesi*|grow|manufactur* =3 @drug", "meth lab",
          "sell|selling|deal|dealing|smuggl*|distribut*|import|flip =3 @drug",
          "drug deal*|lord|mule|cartel",
          "traffick* =3 women|girls|people|children|kids|humans|drugs|organs", "human traffick*",
          "sell =2 women|girls|children|kids|organs", "blackmail*|extort*|sextort*",
          "spy|spying|snoop on|through =5 @intimate|phone|phones",
          "track|tracking|follow|following|monitor|bug|record|film|watch =4 @intimate ~5 secret*|knowing|airtag|spyware",
          "secretly =2 track|record|film|follow|watch|photograph",
          "read =2 @intimate ?s texts|messages",
          "without =3 knowing ~6 track|record|film", "upskirt*",
          "hidden camera* ~3 bathroom|shower|bedroom",
          "rob|robbing =3 bank*|store*|house*|shop*|jewel*|atm|train|@person|museum",
          "burglar*|burgle*|shoplift*", "revenge porn", "post|leak|share|spread =3 nudes",
          "nude photos",
          "scam|scamming|defraud*|swindl*|con =3 @person|old|elderly|seniors|pension*",
          "run|start|launch|set =3 scam|ponzi|pyramid|phishing", "phish*",
          "ransomware|botnet|keylogger",
          "write|make|spread|build =2 virus|malware|trojan", "ddos", "launder*",
          "counterfeit|forge|fake|print =2 money|passport*|bills|prescription*|id|ids|certificate*|banknotes",
          "dox|doxx|swat =2 @person", "credit card fraud",
          "commit|committing =2 fraud|crime|theft|robbery",
        ]
      ),
    ])
}
