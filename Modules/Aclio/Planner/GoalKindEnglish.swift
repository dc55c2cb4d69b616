/// What shows an English goal's kind: whole words, with their usual endings.
///
/// `a+b|c` asks for `a` and one of `b` and `c` anywhere, `stem*` for how a word begins, `:3` weighs
/// another number than 6, `:-9` speaks against. `@kg`, `@km`, `@words`, `@money`, `@number` are
/// amounts, `@name` is a capitalised name, `@person` somebody whom the goal is about.
enum GoalKindEnglish {
  static let all: [(GoalKind, String)] = body + work + mind + life

  static let body: [(GoalKind, String)] = [
    (
      .run,
      "run:6,half marathon,marathon:5,parkrun,park run,couch to 5k,jog,runner:3,"
        + "run+business|company|shop|server|workshop|stall|blog|club|event|campaign|website:-9"
    ),
    (
      .endurance,
      "cycle,cycling,bike+ride|@km|tour|commute,ride+bike|bicycle,swim,triathlon,hike,ski,rowing,"
        + "climb+mount|mountain|peak|mont|hill|rock|wall|@name,row+@km"
    ),
    (
      .loseWeight,
      "lose|drop|shed+weight|@kg|pound|kilo|belly|fat:9,weight loss,slim down"
    ),
    (.gainWeight, "gain|put on+weight|@kg|pound|kilo:9,bulk up"),
    (
      .strength,
      "push up,pushup,pull up,pullup,chin up,stronger,build|train+strength,muscle,lift weights,gym,"
        + "bench press,squat,plank,get fit,fitness,in shape,handstand"
    ),
    (.flexibility, "yoga,stretch,flexib*,do the splits,touch my toes,back pain,posture"),
    (.sleep, "sleep,wake up|wake|get up+early|earlier,insomnia,go to bed"),
    (
      .quit,
      "quit|stop|give up|cut|cut out|reduce|less|without+smoke|smoking|cigarette|vape|vaping"
        + "|nicotine|alcohol|drinking|beer|wine|sugar|sweets|caffeine|coffee|gambling|chocolate"
        + "|snacking|biting|nail biting:12,sober,alcohol:5,smoke free,drink less,smoking:5"
    ),
    (
      .eatWell,
      "eat+healthy|healthier|healthily|better|well|vegetable|veg|fruit|salad:9,vegan,vegetarian,"
        + "healthy diet,diet:5,nutrition,more protein"
    ),
  ]

  static let work: [(GoalKind, String)] = [
    (
      .findJob,
      "find|get|land|apply+new job|a job|first job|better job|internship|apprenticeship:9,new job,"
        + "internship,hired"
    ),
    (
      .promotion,
      "promot*,pay rise,ask|get|salary+raise,team lead,career ladder,become+manager|director|senior"
    ),
    (
      .changeCareer,
      "change|switch+career|profession:9,career change,retrain,"
        + "become+teacher|nurse|doctor|electrician|lawyer|developer|programmer|paramedic"
    ),
    (
      .business,
      "business,startup,freelanc*,side hustle,etsy,first client,first customer,"
        + "open|start|run|found+shop|cafe|restaurant|bakery|firm|company|agency:9"
    ),
    (
      .speaking,
      "public speaking,speech,give|hold+talk|presentation|lecture|toast:9,speak in public,"
        + "stage fright,speak at,conference talk"
    ),
    (
      .save,
      "save|saving|set aside|put aside|put away"
        + "+@money|@number|money|car|house|holiday|trip|wedding|bike|deposit|university:9,"
        + "emergency fund,down payment,savings"
    ),
    (.debt, "debt:8,pay off+loan|card|mortgage|overdraft|@money,pay back,mortgage:5,overdraft"),
    (
      .budget,
      "budget,spend|shop|buy+less|fewer:9,track+spending|expenses|money,"
        + "control+money|finances|spending,finances,save|saving+income|salary|wage|paycheck:16"
    ),
    (.invest, "invest:8,retirement,pension,index fund,etf"),
    (
      .language,
      "learn|speak|study|practise|practice|improve|master|understand|fluent|chat+"
        + "spanish|english|german|french|italian|slovak|czech|hungarian|polish|portuguese|russian"
        + "|ukrainian|japanese|chinese|mandarin|korean|dutch|swedish|greek|turkish|arabic"
        + "|language:12,fluent,spanish:5,german:5,french:5,italian:5,japanese:5"
    ),
    (
      .exam,
      "exam:8,pass+test|licence|license|driving|bar|certification:9,certification,certificate:5,"
        + "driving licence,driving license,driving test,drivers license,ielts,toefl"
    ),
    (.books, "read+book|novel|page|classics|more:9,reading habit"),
  ]

  static let mind: [(GoalKind, String)] = [
    (
      .study,
      "study,learn about,history of,take|finish|complete|online+course,physics,mathematics,"
        + "astronomy,philosophy,understand+history|theory|economics|science|maths"
    ),
    (
      .novel,
      "novel:8,memoir,screenplay,poetry,write|finish|publish|draft"
        + "+book|poem|story|stories|mystery|thriller|@words:9"
    ),
    (
      .drawing,
      "draw,sketch,portrait,watercolour,watercolor,illustrat*,paint+watercolour|watercolor|picture"
        + "|oil|acrylic|landscape|canvas"
    ),
    (.photography, "photograph*,take|better+photo|picture,camera:5"),
    (.blog, "blog,podcast,youtube,newsletter"),
    (
      .instrument,
      "guitar,piano,ukulele,violin,cello,saxophone,flute,trumpet,accordion,drum,sing,choir,"
        + "instrument,play+song|tune,sell|move|buy|repair|tune+piano|guitar|violin|drum:-12"
    ),
    (
      .craft,
      "knit,sew,crochet,pottery,ceramic,woodwork*,carpentry,origami,embroider*,quilt,"
        + "build|make+table|chair|shelf|bookshelf|cabinet|stool"
    ),
    (.coding, "learn to code,coding,programming,python,javascript,sql,learn+rust|java|swift:8"),
    (
      .app,
      "app,website,web page,video game,mobile game,plugin,open source,"
        + "build|make|write|ship|code+web server|web|website|game|plugin|bot:8,board game:-8"
    ),
    (
      .homeServer,
      "home|media|file|set up+server:9,home lab,homelab,raspberry,nas,self host,smart home,"
        + "home network,nextcloud,build a pc"
    ),
    (
      .digitalOrder,
      "back up:8,backup,password,inbox,organise|organize|sort|tidy+photo|file|email|desktop:8,"
        + "digital:5"
    ),
  ]

  static let life: [(GoalKind, String)] = [
    (.meditation, "meditat*,mindful*,calm,stress,anxiety,breathing"),
    (.habit, "habit,journal,routine,discipline,gratitude,procrastinat*"),
    (
      .lessScreen,
      "less|reduce|quit|stop|delete|without|limit|off+phone|screen|social media|instagram|tiktok"
        + "|facebook|scrolling|tv|gaming|netflix:9,screen time,social media:5,doomscroll*"
    ),
    (.volunteer, "volunteer,charity:5,donate:5,give back,help+homeless|refugee|others"),
    (
      .friends,
      "make|find|new|meet+friends:8,meet+people,social life,lonely"
    ),
    (
      .family,
      "time+family|kid|children|son|daughter|parents|grandchildren|mother|father|mum|mom|dad:9,"
        + "family+dinner|evening|life,better+parent|father|mother|dad|mum|mom"
    ),
    (
      .partner,
      "improve|better|closer|save+relationship|marriage:9,date night,dating,find love,marriage:5,"
        + "relationship:5,time+wife|husband|partner|girlfriend|boyfriend:8,"
        + "find+girlfriend|boyfriend|husband|wife"
    ),
    (
      .event,
      "plan|organise|organize|host|throw|celebrate|prepare+wedding|party|birthday|reunion"
        + "|anniversary|baptism|christening|celebration:10"
    ),
    (
      .trip,
      "trip,travel to|travel+@name|abroad|world,visit+@name:8,plan|book|go+holiday|vacation,"
        + "fly to,camino:8,interrail,weekend in,honeymoon,visit+@person:-20"
    ),
    (.countries, "countries:9,continents,national parks,around the world,see the world"),
    (
      .declutter,
      "declutter:9,tidy,minimalis*,clean|clean up|clean out|clear|clear out|sort out|empty"
        + "+garage|attic|wardrobe|closet|cellar|basement|house|flat|apartment|room|drawer|shed:8,"
        + "get rid of+stuff|clothes|things"
    ),
    (
      .renovate,
      "renovat*:8,redecorate,fix|fix up|repair|paint|redo|refurbish|remodel|insulate|furnish"
        + "+bathroom|kitchen|balcony|bedroom|living room|room|terrace|roof|house|flat|wall:8"
    ),
    (
      .garden,
      "garden,allotment,raised bed,lawn,grow|plant+vegetable|tomato|herb|potato|flower|carrot"
        + "|lettuce|pumpkin|strawberries|basil|food:8,paint|build|repair|fix+garden:-9"
    ),
    (
      .move,
      "move+flat|apartment|house|city|abroad|@name:8,move house,move out,new flat,new apartment,"
        + "find|buy|rent+flat|apartment|house:8,relocate"
    ),
    (.cooking, "cook:8,meal prep,recipe:5"),
  ]
}
