import CoreModels

extension TopicPhrases {
  /// Further Slovak topics: work, animals, people, papers.
  static let slovakLife = TopicPhrases.rows(
    .slovak,
    """
    pilgrimage | Ísť pešo na púť | Ísť na púť do Šaštína
    lead-walk | Naučiť šteňa chodiť na vodítku | Odnaučiť psa ťahať na vôdzke
    puppy-chew | Aby šteňa nehrýzlo topánky | Odnaučiť psa ničiť nábytok
    bike-tour | Ísť na cyklotúru okolo Slovenska | Prejsť na bicykli do Viedne
    cat-carrier | Naučiť mačku na prepravku | Voziť kocúra v aute
    adopt-child | Osvojiť si dieťa | Stať sa pestúnskou rodinou
    seeking | Nájsť partiu na turistiku | Zohnať ľudí do orchestra
    more-often | Častejšie sa usmievať
    staying | Zostať v pohode aj v novembri | Vydržať v pohode cez zimu
    accepting | Prijať odchod dcéry z domu | Zmieriť sa s odchodom detí
    new-town | Zapustiť korene v novom meste | Zvyknúť si na život v Prahe
    helping | Pomôcť tete s drevom | Pomôcť susedovi s papiermi
    civic | Vybaviť od obce priechod pri škole | Zozbierať podpisy proti výrubu
    lead-ensemble | Nacvičiť s deťmi program na Vianoce | Dirigovať spevácky zbor
    revive-place | Obnoviť studničku v lese | Opraviť zvonicu v obci
    house-community | Založiť spoločenstvo vlastníkov | Vymeniť správcu v našej bytovke
    forgive | Odpustiť mame | Prestať sa hnevať na sestru
    compete | Uspieť v matematickej olympiáde
    farm-animals | Začať s chovom kôz
    farm-direct | Predávať med na trhoch | Predaj syra z dvora
    hire | Nájsť predavačku do obchodu | Zamestnať brigádnika
    illness-live | Lepšie zvládať astmu
    illness-live | Zvládať reumu v práci
    shift-work | Zvládnuť nočné zmeny | Lepšie spať pri robote na zmeny
    shift-sport | Cvičiť pri práci na zmeny | Behať napriek nočným
    performing | Vystúpiť pred publikom | Skúsiť stand-up
    submission | Získať grant na záhradu pri škole
    lead-team | Prevziať vedenie tímu, viesť desať ľudí | Byť dobrou vedúcou
    train-colleague | Zaučiť novú kolegyňu | Zaškoliť brigádnika
    workshop | Pripraviť seminár pre kolegov | Viesť workshop o fotení
    first-customers | Získať prvých zákazníkov | Mať viac zákaziek
    job-loss | Zvládnuť stratu zamestnania | Čo ďalej po prepustení z práce, spamätať sa
    making | Vyrobiť vence zo šišiek, sám a doma
    wood-carve | Vyrezať lyžicu z dreva
    game-design | Navrhnúť stolovú hru | Spraviť počítačovú hru
    collect | Začať zbierať mince | Rozšíriť zbierku modelov
    publish-book | Vydať knihu poviedok | Vydať básne vlastným nákladom, vytlačiť knihu
    chronicle | Napísať históriu našej dediny
    chronicler | Spísať kroniku obce
    record-music | Nahrať album | Nahrať s kapelou tri pesničky
    short-film | Nakrútiť dokument o dedovi | Natočiť film
    cheaper | Žiť lacnejšie | Mať lacnejšie koníčky
    all-souls | Upratať hroby pred Dušičkami
    all-souls | Upraviť hrob rodičov
    pond | Urobiť jazierko | Založiť malé jazierko pri terase
    pet-rehome | Nájsť šteniatkam domov | Nájsť nový domov pre psa
    open-source | Zapojiť sa do open source | Zverejniť projekt na GitHube
    backup | Zálohovať notebook | Zálohovať fotky a dokumenty
    followers | Získať viac sledovateľov na Instagrame
    digitise-video | Prepísať staré VHS | Zdigitalizovať videokazety
    together-out | Ísť s vnukom do lesa | Ísť so synom k rybníku
    sport-limits | Športovať napriek chorému srdcu | Cvičiť s boľavým chrbtom
    breastfeed | Dojčiť dlhšie | Rozbehnúť dojčenie
    youth-group | Viesť krúžok pre deti | Rozbehnúť skautskú družinu
    make-many | Vyrobiť 20 mydiel na predaj | Napiecť medovníky na jarmok
    exhibition | Vystaviť svoje fotky | Mať prvú výstavu obrazov
    plant-protect | Zbaviť sa vošiek na ružiach | Ochrániť zemiaky pred plesňou
    grow-sell | Pestovať jahody na predaj | Vypestovať cesnak na predaj
    tutoring | Doučovať chémiu, mať dvoch žiakov | Učiť klavír súkromne
    low-mood | Prežiť zimu bez chandry | Zbaviť sa zimného splínu
    pet-lost | Nájsť strateného psa | Nájsť strateného kocúra
    privacy | Vymazať svoje údaje z internetu | Chrániť si súkromie na sieťach
    fraud | Podať oznámenie na podvodníka | Nahlásiť falošný e-shop, podviedli ma
    make-food | Vyrobiť si tvaroh
    sausages | Robiť domáce klobásy
    wind-up | Zrušiť živnosť | Zatvoriť obchod po rokoch
    first-feast | Prežiť prvé Vianoce po rozvode | Zvládnuť Veľkú noc bez mamy
    estranged | Zmieriť sa so sestrou | Ozvať sa bratovi, roky sa nerozprávame
    grandkids-far | Vidieť častejšie vnúčatá v Nitre | Tráviť viac času s vnukom
    revive-club | Zachrániť našu dychovku | Obnoviť folklórny súbor
    help-rehab | Pomáhať mame po operácii kolena
    widowed | Chodiť medzi ľudí, manžel mi zomrel
    bed-earlier | Chodiť spať pred polnocou | Ísť skôr do postele
    sport-return | Hrať znova volejbal po úraze kolena | Vrátiť sa k futbalu po operácii
    sell-and-buy | Predať byt a kúpiť dom | Vymeniť trojizbový byt za domček
    christmas-baking | Napiecť vianočné koláče
    crochet | Uháčkovať dečku | Háčkovať hračky
    grow-business | Zvýšiť tržby v salóne | Zdvihnúť tržby v pekárni o tretinu
    clear-attic | Vypratať pivnicu a kôlňu | Vyprázdniť chalupu po tete
    job-to-trade | Prejsť z TPP na živnosť | Skončiť v práci a robiť na živnosť
    loan-payoff | Doplatiť pôžičku z banky | Splatiť úver na auto skôr
    heating-bill | Znížiť spotrebu plynu | Menej platiť za teplo v zime
    eggs-sell | Predávať vajcia zo svojich sliepok | Zarábať na vajíčkach
    partner-away | Zvládnuť rok, kým je muž na misii | Vydržať, muž je na turnusoch
    nativity-play | Secvičiť jasličky so žiakmi | Zahrať v kostole betlehemskú hru
    league-promote | Vybojovať postup do vyššej ligy | Zachrániť sa s tímom v lige
    med-school | Študovať medicínu v Bratislave | Dostať sa na zubné lekárstvo
    electrician-21 | Urobiť si osvedčenie elektrikára | Zložiť skúšky podľa vyhlášky 508
    chronicler | Viesť obecnú kroniku | Dopísať kroniku mesta
    joint-rehab | Rozcvičiť koleno po operácii menisku | Znova chodiť po výmene bedra
    stage-fright | Zbaviť sa trémy | Nebáť sa hovoriť pred skupinou
    water-bill | Menej platiť za vodu | Znížiť spotrebu vody v byte
    specialist-exam | Zvládnuť atestáciu z pediatrie | Urobiť lekársku atestáciu
    menopause | Zmierniť návaly tepla | Spať lepšie v menopauze
    elder-carer | Nájsť opatrovateľku pre mamu po mŕtvici | Zohnať opatrovateľa pre dedka
    baby-first-year | Prežiť prvý rok s naším bábätkom v zdraví | Prvý rok s dieťaťom bez paniky
    child-logopedist | Nájsť logopéda pre syna | Objednať sa s dcérou k logopédovi
    storm-garden | Upratať záhradu po víchrici | Odstrániť zlomené konáre zo stromu
    fence-build | Postaviť drevený plot okolo domu | Oplotiť záhradu 3D panelmi
    fish-catch | Chytiť prvého zubáča | Uloviť trofejného sumca
    fire-contest | Vyhrať ligu v požiarnom útoku | Pripraviť naše DHZ na okresnú súťaž
    work-return | Vrátiť sa po rodičovskej do svojej firmy | Nastúpiť do práce po materskej
    apprenticeship-finish | Zvládnuť posledný ročník učilišťa | Dokončiť učňovku za murára
    times-tables | Naučiť vnuka násobilku cez prázdniny | Pomôcť synovi s násobilkou
    dog-barking | Zbaviť sa štekania nášho psa | Aby náš pes neštekal cez plot
    bees-winter | Nakŕmiť včely na zimu | Preliečiť včelstvá proti varroáze
    cellar-paint | Vymaľovať garáž bielou farbou | Namaľovať suterén pod domom
    med-scan | Ísť na CT hlavy | Absolvovať röntgen pľúc
    med-visit | Zájsť konečne ku kardiológovi | Dostať sa k ortopédovi s kolenom
    cat-harness | chodiť s kocúrom na postroji na prechádzky
    school-motivation | potrebujem motivačný list na Erasmus
    return-after-sick | nastúpiť späť po operácii platničky, sedím pri počítači
    teach-elder-phone | ukázať dedkovi, ako sa používa smartfón
    christmas-peace | prežiť sviatky v pokoji, u nás sa vždy hádame
    stop-drinking | skoncovať s alkoholom, pijem už aj cez obed
    child-ski | vziať vnučku prvýkrát na lyže do lyžiarskej školy
    home-deposit | odkladať peniaze na prvý byt pre nás dvoch
    half-kosice | chcem v Košiciach dobehnúť polmaratón bez zastavenia
    cottage-bathroom | dať na chalupe dokopy sprchu a záchod
    shop-customers | nech chodí do našej pekárne viac ľudí, aspoň na jar
    slovak-learn | som cudzinec a chcel by som sa dohovoriť po slovensky
    child-read | naučiť nášho predškoláka písmenká a čítať
    craft-business | už nechcem robiť pre firmu, idem na seba ako obkladač
    crush-approach | odvážiť sa začať reč s babou z autobusu
    folk-ensemble | dať v dedine dokopy ľudí a mať spevácku skupinu
    ease-with-people | prestať sa ostýchať v spoločnosti
    debt-free-pension | mať všetko splatené, skôr než pôjdem do penzie
    farm-grant | vybaviť eurofondy na kombajn
    kindergarten-teacher | chcela by som učiť v materskej škole, mám maturitu z obchodky
    study-and-job | zvládať gymnázium a popri tom brigádu v kaviarni
    wedding-parent-dance | zvládnuť valčík so synom na jeho svadbe
    crochet-blanket | dohotoviť háčkovanú deku pre vnúčika
    travel-more | chcem konečne častejšie niekam cestovať
    ski-return | po operácii menisku sa vrátiť na lyže
    herb-gathering | nasušiť si na zimu bylinky z lúky
    caregiver-work | začať robiť opatrovateľku v domove seniorov v Prešove
    depression | vyliezť z depresie, už ma nič neteší
    book-translate | prekladám po večeroch jeden anglický román, chcem preklad dokončiť
    official-translate | potrebujem úradný preklad diplomu pre zamestnávateľa v Nemecku
    gold-buy | chcem časť úspor uložiť do zlata
    inherit-dispute | so súrodencami sme sa pohádali o dedičstvo po rodičoch
    flat-invest | zohnať malý byt, ktorý budem dávať do prenájmu
    eshop-sales | náš eshop má málo objednávok, potrebujem viac zákazníkov
    inner-stairs | spevniť staré drevené schodisko v dome, stupne sa kývu
    house-finish | máme rozostavaný dom a chceme ho konečne dorobiť
    rent-find | hľadám malý byt na prenájom blízko práce
    bike-buy | zaobstarať si trekingový bicykel na výlety
    mushrooms-often | chodievať s manželkou častejšie na huby
    wedding-guest-dance | neviem tancovať a idem na svadbu kamarátovi
    attic-room | urobiť z povaly spálňu
    ski-fitness | chcem mať silnejšie stehná a výdrž, kým pôjdeme v januári na lyže
    hike-fitness | dostať sa do formy na túru na Kriváň s batohom
    yoga-morning | každý deň ráno si dať pozdrav slnku a kúsok jogy
    morning-workout | rozcvičiť sa hneď po prebudení, kým ostatní spia
    morning-run | chodiť si zabehať ráno pred školou
    work-language | rozhovoriť sa po nemecky, budem robiť v sklade pri Grazi
    thesis-half | dotiahnuť magisterskú prácu, mám za sebou rešerš a dve kapitoly
    exam-subject | zabrať na chémiu, v júni idem na prijímacie skúšky
    mortgage-manage | uniesť splátky hypotéky, keď mi nezvyšuje z výplaty
    pension-ahead | pochopiť, ako to chodí s dôchodkom, o tri roky končím vo fabrike
    parent-new-job | skúsiť po rodičovskej inú prácu, najlepšie na pár hodín a blízko škôlky
    gastro-open | mať vlastnú malú kaviareň na námestí
    cook-dorm | uvariť si niečo normálne na priváte, máme len mikrovlnku
    city-see | zobrať mamu a konečne si pozrieť Lisabon
    waltz-learn | neurobiť si hanbu na plese, chcem vedieť valčík
    christmas-market-trip | zajsť s rodičmi na adventné trhy do Salzburgu
    stairs-breath | vládať po schodoch hore bez toho, aby som lapal po dychu
    living-dialysis | naučiť sa žiť s dialýzou trikrát do týždňa
    breakfast-home | konečne raňajkovať v pokoji doma pred prácou
    pressure-diary | zapisovať si tlak každé ráno
    braces-confident | usmievať sa aj s rovnátkami a nehanbiť sa
    first-squad | prebojovať sa do základnej zostavy nášho futbalu
    front-teeth | nechať si opraviť predné zuby
    shift-to-day | odísť z nočných a robiť len ranné
    shop-to-office | dostať sa z výroby do kancelárie
    no-overtime | odmietnuť nadčasy cez víkend
    evening-school | urobiť si maturitu popri práci v 42
    phd-supervisor | zohnať školiteľa na phd
    set-reading | stíhať povinnú literatúru do školy
    homework-own | robiť si domáce úlohy sám
    funeral-savings | našetriť si na vlastný pohreb
    car-cash | kúpiť auto bez lízingu
    earn-laptop | zarobiť si na novú gitaru
    stories-finish | dopísať poviedky do zbierky
    milky-way | odfotiť perzeidy
    collection-gaps | skompletizovať sériu mincí, chýbajú mi dve
    band-set | pripraviť s kapelou koncert na hody
    paper-model | zlepiť papierový model lietadla
    bobbin-lace | paličkovať ako stará mama
    archery-try | začať strieľať z luku
    dishes-evening | umývať riad hneď po jedle
    rain-catch | zachytávať dažďovku zo strechy
    stk-repair | dať auto do poriadku na STK
    cat-move | presťahovať sa s mačkou do iného mesta
    coop-build | stavať kurín na jar
    parallel-park | zlepšiť sa v cúvaní a parkovaní
    album-guitar | nacvičiť na gitare celú platňu od Desmodu
    funeral-arrange | zariadiť babke dôstojnú poslednú rozlúčku
    procrastination | skoncovať s odkladaním povinností
    account-hacked | hackli mi facebook, dostať sa naspäť
    scam-safe | neskočiť na podvodný telefonát z banky
    inbox-order | vyčistiť si pracovnú schránku, 3000 mailov
    touch-typing | písať na počítači rýchlejšie a naslepo
    miscarriage-grief | prijať, že sme prišli o bábätko
    confirmation-prep | naučiť sa na skúšku k birmovke
    drink-refuse | odmietnuť svokrovu slivovicu
    no-lending | prestať sestre stále požičiavať
    stop-apologising | stále sa neospravedlňovať kolegom
    gambling-stay-clean | prestať tipovať na Tipsporte
    sell-clothes | predať detské veci cez bazár
    shelter-dogs | pomáhať v útulku v Žiline po práci
    fly-fear | nebáť sa v lietadle, letíme na svadbu do Anglicka
    spouse-residence | vybaviť pobyt pre ženu z Ukrajiny
    in-laws-lunch | navariť nedeľný obed frajerovým rodičom
    ball-invite | osmeliť sa a pozvať Mareka na ples
    tutor-volunteer | dobrovoľne doučovať romské deti
    own-shadow | nežiť v tieni svojej sestry
    smart-home-local | chytrá domácnosť bez internetu a účtov
    cemetery-clean | pokosiť a zachrániť starý nemecký cintorín
    ex-no-contact | nevypisovať po nociach bývalej
    child-benefits | Vybaviť rodičovský príspevok
    confirmation-feast | Pripraviť birmovku
    rubik | Naučiť sa zložiť Rubikovu kocku
    garlic | Pestovať cesnak
    strawberries-berries | Zasadiť jahody
    potatoes | Dopestovať zemiaky
    parquet-sand | Obrúsiť parkety
    distil-mash | Dať kvas do pálenice
    account-open | Založiť si účet
    pool-winter | Pripraviť bazén na zimu
    xmas-decor | Vyrobiť vianočné ozdoby
    grout | Obnoviť škáry v kúpeľni
    lonely | Nebyť stále sama, som vdova
    survivor-pension | Vybaviť vdovský dôchodok po manželovi
    scale-model | Postaviť plastikový model tanku
    diving | Urobiť si potápačský kurz
    alimony-lower | Znížiť výživné
    """)
}
