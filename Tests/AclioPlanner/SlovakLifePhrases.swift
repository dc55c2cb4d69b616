import CoreModels

extension TopicPhrases {
  /// Further Slovak topics: work, animals, people, papers.
  static let slovakLife = TopicPhrases.rows(
    .slovak,
    """
    pilgrimage | Ísť pešo na púť | Ísť na púť do Šaštína
    lead-walk | Naučiť šteňa chodiť na vodítku | Odnaučiť psa ťahať na vôdzke
    puppy-chew | Aby šteňa nehrýzlo topánky | Odnaučiť psa ničiť nábytok
    treehouse | Postaviť pieskovisko pre deti | Urobiť deťom hojdačku
    bike-tour | Ísť na cyklotúru okolo Slovenska | Prejsť na bicykli do Viedne
    cat-carrier | Naučiť mačku na prepravku | Voziť kocúra v aute
    adopt-child | Osvojiť si dieťa | Stať sa pestúnskou rodinou
    seeking | Nájsť partiu na turistiku | Zohnať ľudí do orchestra
    more-often | Častejšie sa usmievať | Viac sa smiať s deťmi
    staying | Zostať v pohode aj v novembri | Vydržať v pohode cez zimu
    accepting | Prijať odchod dcéry z domu | Zmieriť sa s odchodom detí
    new-town | Zapustiť korene v novom meste | Zvyknúť si na život v Prahe
    helping | Pomôcť tete s drevom | Pomôcť susedovi s papiermi
    civic | Vybaviť od obce priechod pri škole | Zozbierať podpisy proti výrubu
    lead-ensemble | Nacvičiť s deťmi program na Vianoce | Dirigovať spevácky zbor
    revive-place | Obnoviť studničku v lese | Opraviť zvonicu v obci
    house-community | Založiť spoločenstvo vlastníkov | Vymeniť správcu v našej bytovke
    forgive | Odpustiť mame | Prestať sa hnevať na sestru
    compete | Zúčastniť sa majstrovstiev v šachu | Uspieť v matematickej olympiáde
    farm-animals | Začať s chovom kôz | Chovať sliepky doma
    farm-direct | Predávať med na trhoch | Predaj syra z dvora
    hire | Nájsť predavačku do obchodu | Zamestnať brigádnika
    illness-live | Lepšie zvládať astmu
    illness-live | Zvládať reumu v práci
    shift-work | Zvládnuť nočné zmeny | Lepšie spať pri robote na zmeny
    shift-sport | Cvičiť pri práci na zmeny | Behať napriek nočným
    performing | Vystúpiť pred publikom | Skúsiť stand-up
    submission | Získať grant na záhradu pri škole | Podať projekt o dotáciu pre klub
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
    youtube | Rozbehnúť TikTok pre firmu
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
    help-rehab | Pomáhať mame po operácii kolena | Pomôcť otcovi po mŕtvici
    widowed | Chodiť medzi ľudí, manžel mi zomrel | Nebyť stále sama, som vdova
    bed-earlier | Chodiť spať pred polnocou | Ísť skôr do postele
    sport-return | Hrať znova volejbal po úraze kolena | Vrátiť sa k futbalu po operácii
    sell-and-buy | Predať byt a kúpiť dom | Vymeniť trojizbový byt za domček
    christmas-baking | Napiecť vianočné koláče | Upiecť medovníky na Vianoce
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
    """)
}
