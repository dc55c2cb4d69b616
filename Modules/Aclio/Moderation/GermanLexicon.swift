extension Lexicon {
  static let german = Lexicon(
    lists: [
      "joint":
        """
      und oder aber dass damit wie wenn weil bis als in im an am auf fur mit von vor bei zum zur
      aus nach ohne gegen
      """,
      "real": "wie meine meinen meiner mein wirklich echte anleitung",
      "person": """
      jemanden jemand menschen leute alle ihn sie ihr frau ehefrau mann ehemann nachbar*
      freundin freund exfreund* ex exfrau exmann mitschuler* klassenkamerad* lehrer* chef*
      mutter vater eltern bruder schwester* oma opa schwiegermutter schwiegervater kind kinder
      baby sohn tochter madchen jungen kollege* kollegin* prasident* politiker* kanzler*
      minister* polizist* juden muslime auslander* migranten fluchtlinge obdachlose* partner*
      familie mitbewohner* fremde
      """,
      "animal": "hund hunde katze katzen tier tiere welpen",
      "kill": """
      toten toeten tote umbringen umzubringen ermorden ermorde erschiessen erstechen erwurgen
      erdrosseln vergiften ertranken totschlagen abschlachten qualen quaelen foltern hinrichten
      abstechen beseitigen verbrennen ersticken erschlagen niederstechen kopfen uberfahren
      """,
      "hurt":
        """
      verprugeln verpruegeln schlagen verletzen zusammenschlagen angreifen mobben bedrohen
      misshandeln
      """,
      "medicine": """
      medikament* tablette* antidepressiv* insulin* psychopharmak* betablocker blutverdunner arznei*
      chemotherapie pillen
      """,
      "leave": """
      absetzen abzusetzen weglassen reduzieren verringern erhohen verdoppeln wechseln ausschleichen
      """,
      "story":
        """
      krimi krimis roman romane buch geschichte film drehbuch lied thriller horspiel
      theaterstuck
      """,
    ],
    harmless: """
      arzt*|hausarzt* ~8 @leave, @leave ~5 arzt*,       nicht|nie|niemals =3 betrunken, angst|furcht ?davor ?vor ?dem ?zu sterben, nicht ?zu|so|allein sterben, vor|beim dem|zu
      sterben,
      zeit totschlagen|toten|vertreiben, unkraut|bakterien|keime|schadlinge|langeweile ~1
      toten|vernichten|vergiften, @story ~4 mord|morde|morder*|toten|selbstmord|umbringen, toten
      hosen, badebomb*, bombenstimmung|bombenwetter|bombig, suizidpravention|selbstmordpravention,
      pravention|verhindern|gegen|vorbeugen =3 suizid*|selbstmord*|gewalt|mobbing|mord,
      suizid*|selbstmord* =2 verhindern|vorbeugen|pravention, mobbing =2 verhindern|stoppen,
      gegner|eier|sahne|rekord|brucke|wurzeln ~3 schlagen, im|beim schach|tennis|spiel ~1
      schlagen, schlagen =1 im|beim schach, bruder|schwester|vater|freund|chef =2
      schach|tennis|tischtennis ~1 schlagen, giftpflanzen, leben andern|verandern, leben
      ohne|in|auf|mit, sterben lachen|vor, erschiessen foto, wirklich|gesund leben, ohne =3
      verletzen
      """,
    recovery: """
      aufhoren|aufzuhoren mich|mir|selbst ?selbst ?zu verletz*|ritzen|hungern|schneiden,
      aufhoren|aufzuhoren =2 mich|selbst =2 verletz*|ritzen|hungern, nicht mehr =2 selbst =1
      verletzen|ritzen, aufhoren =1 ritzen, uberwinden|besiegen|heilen =3
      magersucht|suizid*|selbstverletz*|bulimie, magersucht|bulimie|selbstverletz*|suizidgedanken
      ~2 uberwinden|besiegen|loswerden|bewaltigen, umgang|umgehen =2 suizidgedanken,
      suizidgedanken umgehen
      """,
    despair: """
      besser ?dran|ohne ?ohne mich, ohne mich ?ware ?alles|allen|alle besser,
      hoffnungslos|wertlos ?bin|fuhle $, fuhle mich ?so|vollig|total hoffnungslos|wertlos|leer,
      bin ?so|vollig hoffnungslos|wertlos, keinen|kein sinn|ausweg|hoffnung ?mehr $|im|zu|leben,
      keine hoffnung ?mehr, kann ?einfach ?das nicht mehr $, hasse mich $|selbst, hasse mein
      leben, niemand wurde|wird mich vermissen
      """,
    harmful: [
      .init(
        .selfHarm,
        """
        sterben $, bleichmittel|gift|frostschutzmittel|putzmittel ~1 trinken,
        selbstmord*|suizid*|selbsttotung, mich ~2
        umbringen|toten|toeten|erhangen|aufhangen|erschiessen|vergiften|ertranken|umzubringen,
        bringe mich um, erhangen, leben =1 beenden|nehmen|beende, beende =2 leben, das leben
        nehmen, will|mochte|moechte|wunschte =2 sterben|tot, nicht mehr ~2
        leben|aufwachen|existieren, nicht mehr ?langer sein|dasein $, nicht mehr ?langer da|hier
        ?sein $, nie wieder|mehr aufwachen,
        pulsadern|adern|handgelenk*, mich ~2 ritzen|schneiden, leben =1 ende setzen|bereiten|machen, mich =1 selbst verletzen,
        selbstverletz*, zu tode =1 hungern, uberdosis, springen =2 brucke|dach|zug,
        brucke|dach|zug ~1 springen|werfen, schmerzlos sterben, schluss machen ~2 leben, leben ~1
        schluss machen, vor|unter ~2 zug|bahn|auto springen|werfen|schmeissen, verbluten,
        alle|samtliche =1 tabletten|pillen|schlaftabletten, zu viele tabletten, mich =1
        umzubringen, gar nichts mehr essen, magersuchtig werden
        """),
      .init(
        .underEating,
        """
        nur|unter|maximal|hochstens|mit|weniger|am|taglich ?als <1000 kalorien|kcal ?am|pro|zu
        ?tag|taglich essen|leben|auskommen, tage|woche|wochen ~1 nichts essen, ohne essen =2
        tage|wochen
        """),
      .init(
        .abuse,
        """
        vergewaltig*, kinderporn*, padophil*|paedophil*, missbrauch* ~3 kind*|madchen|begehen,
        kind*|madchen ~3 missbrauchen|anfassen, sex ~2 kind*|minderjahrig*,
        kind|kinder|sohn|tochter schlagen|verprugeln, nacktbilder ~3 kind*|madchen|minderjahrig*,
        ko tropfen
        """),
      .init(
        .violence,
        """
        @person ~2 @kill|@hurt, @kill|@hurt =2 @person, @animal ~1 @kill|@hurt, @kill|@hurt =2
        @animal, ermorden|erschiessen|erstechen, mord begehen|planen|beauftragen, jemand* =2 mord,
        luft ~1 sprengen|jagen, sprengen =2 schule|haus|bahnhof, amok*, terror*|anschlag|attentat,
        auftragskiller*, bombe|bomben|sprengstoff|sprengsatz|granate|waffe|waffen|gift|rohrbombe
        ~2 bauen|basteln|herstellen|zunden|legen|mischen, bauen|basteln|herstellen =3
        bombe|sprengstoff|waffe|rohrbombe, leiche ~3
        verstecken|loswerden|entsorgen|verschwinden|beseitigen,
        haus|schule|auto|kirche|wohnung|moschee|synagoge ~3 anzunden|abfackeln|niederbrennen,
        @person ~2 verschwinden lassen, saure ~3 gesicht|schutten
        """),
      .init(
        .crime,
        """
        @person ~2 entfuhren, entfuhren|kidnappen|entfuhrung, hacken|hacke ~5
        konto|account|handy|instagram|facebook|email, konto|account|handy|instagram|passwort ~5
        hacken|knacken|einhacken, drogen|kokain|heroin|koks|meth|gras|crystal ~2
        verkaufen|dealen|schmuggeln|kochen|herstellen|verticken, dealen|verkaufen|dealer =2
        drogen|werden, menschenhandel* ~2 treiben|anfangen|beginnen|aufbauen|betreiben, stalken,
        @person ~3 ausspionieren|uberwachen|verfolgen|erpressen|ausrauben|heimlich, erpressen,
        heimlich ~3 filmen|verfolgen|aufnehmen|orten|tracken, bank|laden|juwelier|tankstelle ~1
        uberfallen|ausrauben, einbrechen =2 haus|wohnung|nachbarn, haus|wohnung|nachbarn ~1
        einbrechen, geld|ausweis|pass|rezept ~1 falschen, stehlen|klauen, identitat ~2 stehlen,
        rentner|alte|senioren ~2 betrugen|abzocken, betrunken ~3 fahren|autofahren|heimfahren,
        fahren =2 betrunken, rachen|rache =2 @person, herausfinden =2 wo =3 wohnt, herausfinden ~5
        wohnt
        """),
      .init(
        .medicine,
        """
        @medicine =3 @leave, aufhoren =5 @medicine, @medicine =3 aufhoren|aufzuhoren, dosis =2
        @leave|andern|senken
        """),
    ])
}
