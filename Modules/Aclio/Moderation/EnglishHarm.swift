extension Lexicon {
  /// What is harm in English.
  static let englishHarm: [Harm] = [
    .init(
      .selfHarm,
      """
      suicid* !prevention, kms|unaliv*|selfharm*, sh again, self harm*|injur*|mutilat*|cutting,
      @kill|@hurt|hang|hanging|cut|cutting|starve|starving|burn|burning|drown|off|end|ending
      @self, kill|hurt|harm|hang|unalive my self, slit*|cut|open =2 wrist*|vein*|arter*|throat,
      end|ending|take|taking|finish ?my ?own life, end it all, end everything forever,
      want|wanna|wish|ready|plan|planning|need|hope|going|gonna|about|prefer|rather|decided ?to
      die,
      would|id like to die, want|wanna|wish|ready|plan|need|hope|going|prefer|rather ?to be
      dead|gone forever, want|wanna|wish|plan ?to be gone $, want|wanna|wish|plan ?to be dead, rather ?to be dead,
      be
      no more $, wish|wished
      ~2 dead, rather die, ways|way|methods|method|how|easiest|best ~1 to die, die|dying
      painless*|peacefully|quietly|quickly|soon|tonight|tomorrow|alone, die|dying
      without|with|no ?no pain, painless* =2 way ?to sleep, never wake
      !up|the|my|a|others|anyone|anybody|him|her|them|people|neighbours|neighbors,
      drink|drinking|swallow|swallowing|ingest|gargle =2
      bleach|antifreeze|cyanide|arsenic|chloroform|ricin|strychnine|thallium|detergent|lye|poison|gasoline|petrol, painless* =2
      death|die|exit, be dead|gone by|before|when|soon, gone|free from this world|earth|life,
      disappear|vanish ?forever|completely|permanently so ~8 me,
      family|everyone|everybody|kids|children|parents|friends|they|mother|husband|wife ~3 free|rid
      of me, accident when i die, accident ~4
      insurance, not|no|never|dont|stop|cease|without|nolonger|longer ?want ?to ?be ?being
      alive|living|live|exist|existing, dont|not ~1 be here|around ?anymore|longer, stop
      existing|breathing|living, never|not wake up, sleep forever, pain =1 to ?end|stop
      forever|permanently|good, last|final goodbye, rope ~6 goodbye|neck|beam|ceiling|end,
      razor|blade|knife =2 to|into|on|across my, until i
      disappear|vanish|die|starve|faint|collapse, on =1 calories =3 until|forever,
      disappear|vanish from ?this ?the world|earth|life, starve|starving ?me ?to death|until,
      starving until, overdos*, od on, stop|quit|stopping eating ?food
      completely|altogether|entirely|anything|food|for|until|at, eat nothing for|until,
      become|be|get|stay anorex*|bulimi*, thinspo*|proana, throw|vomit|puke|purge =2 after =3
      eating|meal*|dinner|food, jump|jumping ~3 bridge|building|roof|cliff|window !bungee|bungy, jump|jumping in
      front of, jump|jumping|step|lie ~4 train|tracks, hang =1 from ~3 rope|beam|tree, noose,
      goodbye letter|note and, leave|leaving =2 life|world behind|forever|for, leave this|the
      life|world|earth, done with life|living, my last day|days|hours|night ?on ?earth,
      bleed|bleeding out, my ?own death, how many|much ~8 to die|overdose|kill, what|which ~6 to
      die|overdose, drive|driving|crash|crashing|steer =4 into|off =3
      wall|tree|cliff|bridge|traffic|truck|river, thin|skinny ~4 organs|die|dead|hospital,
      nobody|noone|no ?one ?has ?will ?to ?would miss|worry|notice =2 me, burden
      to|on|for|anymore, courage to ?finally end|die, courage to ?finally do it $, courage to
      ?finally do it and|before,
      courage to ?finally leave ?this|the life|world, courage to ?finally jump off,
      swallow|take|taking|down|eat
      =4 all|whole|bottle|every|many|box =3 pills|pill|tablet*|medication|meds|paracetamol
      """),
    .init(
      .underEating,
      """
      eat|eating|consume|consuming|live|living|survive|surviving|stay|diet|dieting
      ?on|only|just|under|below|less|fewer|about|around|roughly|max|at|off
      ?than|most|on|about|only
      <1000 calories|calorie|kcal|cal|cals ?in a|per|each|every day
      !of|less|more|fewer|extra,
      eat|eating|consume|consuming|live|living|survive|surviving|stay|diet|dieting
      ?on|only|just|under|below|less|fewer|about|around|roughly|max|at|off
      ?than|most|on|about|only
      <1000kcal|<1000cal|<1000calories ?in a|per|each|every day !of|less|more|fewer|extra,
      eat|eating|consume|consuming|live|living|survive|surviving
      ?on|only|just|under|below|less|fewer|about|around|max|at ?than|most|on|about|only <1000
      calories|kcal daily|diet, stay|staying|intake|calories ?to ?down under|below|at|of|to <1000
      ?calories|kcal a|per|each|every day, on|a|an|the|my|follow|start|try <1000
      calorie|calories|kcal ?a|per ?day diet,
      no|without food ?at ?all for =2 days|week|weeks|month, dont|not|never|without
      eat|eating ?anything|food for =2 day|days|week|weeks|month,
      water|dry fast|fasting ~2
      days|weeks|week|month,
      day|days|week water|dry fast|fasting
      """),
    .init(
      .abuse,
      """
      rape|rapes|raping|raped, molest*, pedo|pedoph*, child|kid|kiddie|minor porn*|nudes|erotica,
      sex|sexual*|sexy|nude|nudes|naked|porn* ~4
      child*|kid|kids|minor*|underage|toddler*|preteen*,
      child*|kid|kids|minor|minors|underage|preteen*|schoolgirl* ~4
      nude|nudes|naked|sex|porn*|sexual*, groom|grooming|lure|luring|seduc* ~4
      minor*|child*|kid|kids|teen*|old|girl|boy|girls|boys, drug|drugging|spike|spiking|roofie* ~4
      drink*|her|girl*|woman|women|date, abuse|abusing|beat|beating|hit|hitting =2
      child*|kid|kids|son|daughter|baby|stepson, secret|hidden|naked =2
      photos|pictures|videos|photo|video =1 of ~2 children|kids|girls|boys|minors, year|yr|yo
      old|olds ~3 sleep|sex|bed|date|kiss|touch|nude*|hook, underage|minor*|teen* =2 for
      sex|dating|hookup*, sexually|force ~3 sex|assault*
      """),
    .init(
      .violence,
      """
      kill|killing|murder|murdering|shoot|poison|stab|hurt|torture* all|every|as|them|these|those
      ~3 @person|@animal|people, @kill|@hurt =3 @person !s, @kill|@hurt =3 @person s =2
      @person|@animal, @kill|@hurt =3 @animal, beat|beating|rough|mess|smack|shoot up =3
      @person|school|@animal|church|mall, learn|want|love|like|going ~2 to kill|murder
      !it|time|the|weeds|two|a|my|process*, how to kill|murder|strangle|poison|stab|shoot =3
      @person, how to choke|strangle|stab, to death, commit|do|plan|committing a|an|the|my
      ?perfect ?mass murder|massacre|genocide, commit murder|arson|genocide|massacre|terror*,
      perfect murder, get away with murder, mass shoot*|murder*|kill*, school shoot*, shooting
      spree, become|be =2 serial|mass killer, terror attack*, terrorist*|terrorism|jihad, join =2
      isis|nazi*|terror*, hire|find|pay|become =3 hitman|assassin|killer, hit man, @make =4
      bomb*|explosive*|grenade*|molotov*|ied|ieds|silencer*|ricin|sarin|anthrax|napalm, @make =3
      weapon|weapons|gun|guns|firearm*|poison, nerve|mustard|chlorine|poison gas, ghost gun*,
      blow|blowing|bomb|bombing up =3 @building|hall|station|stadium|parliament|embassy,
      attack|attacking|bomb|bombing =2 @building|station|parliament|embassy|capitol, @make =2 gun,
      blow|blowing =4 up ~3 school|building|house|church|mosque|bridge|car, blow|blowing up =3
      @person|school|building|house|church|mosque|bridge|car|plane, make|making =3 @person
      disappear|vanish|suffer|bleed|die|pay, pay with =2 life, get|getting
      rid|do|doing|dispose|disposing|put of|away ?with ?of him|her|body|corpse|wife|evidence,
      get|getting rid of =1 my =1 husband|wife|boss|neighbor|neighbour|ex|mother|father|baby !s,
      do away with =2 @person, finish|finishing off =2 @person, eliminate|silence =2 @person !s,
      hide|bury|dissolve|dump|dispose =3 body|corpse|bodies|cadaver, no|nobody|noone|never ~4
      find|finds|found ~2 her|him|body|them|it, want|wish =3 @person dead, dead body,
      burn|burning|set|torch =2 down|fire|alive =4
      @person|house|home|school|building|church|shop|office, burn|burning|torch =4
      house|home|school|church|mosque|synagogue|office|car =1 down, set fire to, acid attack*,
      throw|throwing acid, arson, run|running|drive|driving|plow|ram over|into|through =3
      @person|crowd, push|pushing|throw|throwing|shove =3 @person off|down|under|out|from|in,
      @kill|poison|contaminate =3 water|food|drink|coffee|soup|tea, @toxin ~6 @person|@animal,
      @toxin ~4 knock|drink|food, snap|wring|slit|cut|slash|break =3 neck|throat|necks|throats,
      bullet|bullets =1 in|into|through|between, cut|sabotage|loosen|tamper =3 brakes|brake,
      rid|cleanse|purge =3 of =1 @person !s, gun|gunning|mow|mowing down, @make =2
      chloroform|cyanide|mustard|tear, knock|knocking out =2 @person|date|girl,
      punch|kick|stomp|headbutt =2 face|teeth|stomach|ribs, break|breaking =3
      legs|arms|bones|neck|kneecaps, @kill|beat =2 in =1 sleep, make|leave it look like =1
      accident,
      ambush*|lesson|punish|confront|threaten|attack|jump|corner|surprise|discipline|revenge ~7
      with ~1 @tool, ambush|ambushing|lure|lynch =3 @person, put|slip|add|mix|sneak|sprinkle|drop
      =3 poison|pills|bleach|antifreeze|rohypnol|arsenic|cyanide|laxative* =1 in|into|to,
      bring|sneak|smuggle|take|carry =3 gun|guns|knife|weapon|rifle|bomb|pistol to|into|on =2
      school|class|work|church|plane|airport|concert, use it on them|him|her|people|someone, @make
      =3 flamethrower*|bioweapon*|landmine*, burn|burning|torch =2 @building, stop|stops =1
      breathing, ruin|destroy|wreck =1 @person s|life, make|see|watch =3 @person
      suffer|bleed|beg|die, dogfight*|cockfight*|dog fight|fights|fighting, poach =2
      elephant*|rhino*|tiger*|ivory, crush|smash|bash|cave =3 skull|skulls|face|head ?in
      """),
    .init(
      .crime,
      """
      kidnap*, abduct*, lock|locking|chain|chaining|cage|imprison|trap =2 @person ?up
      in|inside|up|basement, spyware|stalkerware,
      get|getting|log|logging|sneak|access|accessing|open|read|steal ?in ?into =2
      @person|@intimate ?s @account, snatch|snatching|pickpocket*|mug|mugging =3
      bag*|handbag*|purse*|@person|wallet*, install|hide|put|plant =2
      tracker|gps|camera|microphone|bug =3 @person|bathroom|bedroom|shower|car, @account without
      =2 password|permission|consent|knowing, buy|own|keep =2 slave*, clone|skim|steal|use ?stolen
      =2 credit|debit|bank card*|cards, clone|skim =1 cards, sneak|sneaking|creep|climb into ~3
      bedroom|house|home|room|window|apartment|flat, trick|fool|manipulate|convince|pressure|force
      =2 @person into|to ~6 pin|money|savings|password|card|will|inheritance|nudes|sex, smuggl* =2
      @person|across|over|migrants, join =2 gang|cartel|mafia, hold|take|keep =3 hostage*,
      stalk|stalking|stalks =3 @person, follow =3 @person home,
      hack|hacking|crack|cracking|break|breaking into, hack|hacking|crack|cracking|bypass =4
      account*|instagram|facebook|snapchat|email*|gmail|phone*, hack|hacking|crack|cracking =4
      whatsapp|wifi|bank|webcam*|icloud|password*|server*|website*, steal|stealing =4
      identity|car|cars|money|card|cards|bike*|wallet*|password*|data|from|phone*|jewel*,
      cook|make|making|produce|synthesi*|grow|manufactur* =3 @drug, meth lab,
      sell|selling|deal|dealing|smuggl*|distribut*|import|flip =3 @drug, drug
      deal*|lord|mule|cartel, traffick* =3 women|girls|people|children|kids|humans|drugs|organs,
      human traffick*, sell =2 women|girls|children|kids|organs, blackmail*|extort*|sextort*,
      spy|spying|snoop on|through =5 @intimate|phone|phones,
      track|tracking|follow|following|monitor|bug|record|film|watch =4 @intimate ~5
      secret*|knowing|airtag|spyware, secretly =2 track|record|film|follow|watch|photograph, read
      =2 @intimate ?s texts|messages, without =3 knowing ~6 track|record|film, upskirt*, hidden
      camera* ~3 bathroom|shower|bedroom, rob|robbing =3
      bank*|store*|house*|shop*|jewel*|atm|train|@person|museum, burglar*|burgle*|shoplift*,
      revenge porn, post|leak|share|spread =3 nudes, nude photos,
      scam|scamming|defraud*|swindl*|con =3 @person|old|elderly|seniors|pension*,
      run|start|launch|set =3 scam|ponzi|pyramid|phishing, phish*, ransomware|botnet|keylogger,
      write|make|spread|build =2 virus|malware|trojan, ddos, launder*,
      counterfeit|forge|fake|print =2
      money|passport*|bills|prescription*|id|ids|certificate*|banknotes, dox|doxx|swat =2 @person,
      credit card fraud, commit|committing =2 fraud|crime|theft|robbery,
      gain|gaining|get|getting access ~4 @person|@intimate ?s @account,
      find|finding|figure ?out where =2 ex|exes|exgirlfriend|exboyfriend|exwife|exhusband|crush
      lives|live|works|is|moved|stays, find|get|track ?down ?out =2
      ex|exgirlfriend|exboyfriend|exwife|exhusband|crush ?s
      address|home|flat, get|take|taking|seek|plan|have =1 revenge on|against ~2 @person,
      drive|driving =3 drunk|tipsy|hammered|wasted|stoned, drive|driving =2 after =2
      drinking|beers|vodka|wine|whisky
      """),
    .init(
      .medicine,
      """
      stop|stopping|quit|quitting|skip|skipping|discontinue|ditch|reduce|halve|double|taper|replace
      =4 @medicine !@unmedical, lower|change|drop|swap =2 @medicine !@unmedical,
      get|getting|come|coming|go|going|wean|weaning
      off =3 @medicine !@unmedical, live|living|manage|managing|cope =3 without =2 @medicine,
      double|triple|increase|raise|lower|reduce|cut|halve|change|adjust =3 dose|doses|dosage
      """),
  ]
}
