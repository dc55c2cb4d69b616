import CoreModels

extension TopicPhrases {
  /// Slovak phrases for topics of the body, the house and journeys.
  static let slovakHouse = rows(
    .slovak,
    """
    disc-surgery | Vrátiť sa do práce po operácii chrbtice
    medicine-taper | Zbaviť sa závislosti na liekoch na upokojenie
    varicose | Uľaviť ťažkým opuchnutým nohám
    bruxism | Zbaviť sa bolesti čeľuste od zatínania zubov
    shoulder-pain | Bolí ma rameno pri dvíhaní ruky
    ankle-sprain | Rozchodiť vyvrtnutý členok
    elbow-wrist | Zbaviť sa bolesti zápästia z počítača
    bunion | Zbaviť sa bolesti vbočeného palca
    run-return | Behať po operácii menisku
    blood-donate | Stať sa darcom krvi
    balcony-glaze | Zaskliť loggiu
    clean-rooms | Upratať po rekonštrukcii
    clean-appliance | Vyčistiť digestor
    smell-home | Odstrániť zápach z bytu
    siphon | Vymeniť sifón pod drezom
    sanitary-replace | Vymeniť záchod
    blinds-fix | Vymeniť šnúrku na žalúzii
    theme-cake | Urobiť dcére tortu s jednorožcom na sobotu
    dispose-meds | Urobiť poriadok v lekárničke
    home-wine | Vyrobiť medovinu
    home-beer | Naučiť sa variť pivo doma
    fridge-fault | Opraviť mrazničku, ktorá nemrazí
    boiler | Vyčistiť bojler od kameňa
    boiler-gas | Opraviť kotol na kúrenie
    washer-connect | Zapojiť novú umývačku riadu
    roof-window | Osadiť strešné okná do podkrovia
    shed-roof | Opraviť strechu na šope pred zimou
    well-care | Dať si spraviť rozbor vody zo studne
    radiator-paint | Nalakovať starý radiátor
    veg-plant | Zasadiť cibuľu
    furniture-buy | Kúpiť posteľ
    rent-short | Dať apartmán na Booking
    doors-windows-new | Nové interiérové dvere
    chimney-repair | Postaviť nový komín
    flood-clean | Vyčistiť dom po povodni
    cat-scratch | Odnaučiť mačku škriabať nábytok
    pet-intro | Zvyknúť psa na mačku
    pet-groom | Zvyknúť psa na kefovanie a strihanie
    wafers | Upiect vianocne oblatky ako babka
    moths | Zbaviť sa potravinových molí v kuchyni
    ants | Mravce v byte
    bedbugs-roaches | Zbaviť sa ploštíc v posteli
    parrot-talk | Aby papagáj povedal svoje meno
    meal-prep | Navariť na celý týždeň v nedeľu
    gate-fix | Opraviť pohon brány
    balcony-beds | Mať záhradku na terase v byte
    sport-partner | Nájsť parťáka na squash v Žiline
    compare-less | Prestať si porovnávať život s kamarátkami
    phone-fear | Zvládať telefonáty v práci
    talk-sex | Vysvetliť dcére menštruáciu a dospievanie
    family-tree | Dokončiť rodokmeň aspoň do roku 1800
    be-visited | Nech mi syn častejšie volá
    wedding-witness | Byť svedkom kamarátovi
    valentine | Osláviť Valentína s manželom
    bullied-self | Spolužiaci sa mi posmievajú, chcem, aby prestali
    birth-prepare | Vybrať pôrodnicu a zbaliť tašku
    depressed-friend | Pomôcť kamoške čo má depku
    child-friends | Dcéra nemá kamarátky
    child-lies | Dieťa klame v škole o známkach
    intimacy | Mať s manželom znova sex
    persuade-doctor | Manžel nechce ísť k lekárovi
    find-godparent | Poprosiť kamaráta, aby bol krstným
    child-mood | Dieťa je stále smutné a uzavreté
    eating-disorder-child | Syn po jedle zvracia, čo robiť
    coming-out | Povedať doma, že som trans
    child-coming-out | Dieťa povedalo, že je trans
    daughter-in-law | Zblížiť sa so zaťom
    dying-parent | Vybaviť hospic pre mamu
    relieve-carer | Odbremeniť manželku, stará sa o chorého svokra
    support-treatment | Kamarátka má rakovinu, byť jej oporou
    heart-carer | Starať sa o manžela po operácii srdca
    farewell-colleague | Zorganizovať rozlúčku kolegyni, ktorá odchádza
    group-gift | Zložiť sa s kolegami na darček šéfovi
    maternity-sane | Zvládnuť rodičovskú dovolenku v pohode
    heartbreak | Získať späť bývalú
    inherited-photos | Zachrániť staré fotky a album po dedkovi
    drone-register | Získať preukaz na dron
    cheap-flights | Kúpiť letenky do New Yorku
    second-child-talk | Porozprávať sa so ženou o druhom dieťati
    river-trip | Ísť na rafting s kamarátmi
    wheelchair-travel | Letieť s invalidným vozíkom
    church-sunday | Chodiť do kostola každú nedeľu
    child-study-help | Zlepšiť synovi známky
    finish-degree-working | Dorobiť bakalára popri práci
    trade-abroad | Ohlásiť si živnosť v Nemecku
    account-close | Zatvoriť starý bankový účet
    injury-claim | Dostať peniaze z úrazového poistenia
    sfrb-loan | Požiadať o úver zo Štátneho fondu rozvoja bývania
    stair-cladding | Dať na schody laminát
    active-after-joint | viac sa hýbať, mám 67 a po operácii bedra už môžem chodiť
    blood-first | darovať krv prvý raz v Martine
    pressure-lower | zlepšiť si tlak, doktorka mi povedala menej soli
    first-aid-group | kurz prvej pomoci pre nás dobrovoľných hasičov
    back-strength | posilniť chrbát, celý deň sedím za počítačom
    teen-job | nájsť si brigádu na leto, mám 16
    presentation-soon | zvládnuť trému, v stredu prezentujem pred celou firmou
    first-year-job | zvládnuť prvý rok ako učiteľka na prvom stupni
    work-outfit | slušné oblečenie do novej roboty na súde, do 120 eur
    secondary-apply | prihlásiť syna na strednú, chce ísť za automechanika
    chess-openings | naučiť sa šachové otvorenia, hrávam za oddiel 4. ligu
    dyslexia-reading | pomôcť synovi s čítaním, má dyslexiu, 2. ročník
    soc-contest | vystupit na svk s biologiou, gymnazium 3. rocnik
    uni-apply | prihlásiť sa na VŠ do Brna a vybaviť internát
    bill-dispute | vyúčtovanie za plyn sa mi nezdá, chcem to reklamovať
    state-arrears | dohodnut splatky v zdravotnej poistovni, nedoplatok 780 eur
    contract-write | spísať nájomnú zmluvu, prenajímam garsónku študentke
    parent-pension | zistiť či mám nárok na rodičovský dôchodok
    vehicle-abroad-out | odhlásiť auto, ktoré som predala do Čiech
    game-rank | Dostať sa na Faceite na level 8 | Vyťahať si rank v CS2
    kraslice | Urobiť kraslice | naučiť sa maľovať kraslice voskom
    rank-strategy | vytiahnuť si rank v lolku na platinu | dostať sa v Rocket League do diamantu
    theatre-join | zahrať si v ochotníckom divadle
    photo-action | naucit sa lepsie fotit deti v pohybe
    knit-garment | upliesť pulóver pre vnučku, 4 roky
    book-monthly | prečítať aspoň jednu knihu za mesiac
    grant-project | Podať projekt o dotáciu pre klub
    grant-project | napísať projekt na ihrisko, výzva do 15. marca
    class-to-village | zohnať cvičiteľku jogy pre ženy do našej dediny, raz týždenne
    teacher-gift | vymyslieť darček pre pani učiteľku na koniec roka do 30 eur
    couple-weekend | ísť s manželom na víkend bez detí, rozpočet 300 €
    breakup-heal | dat sa dokopy po rozchode
    village-feast | Zorganizovať hody v našej obci
    village-feast | Pripraviť fašiangový sprievod a pochovávanie basy
    may-pole | zorganizovať stavanie mája v našej obci
    ball-organise | hasičský ples, tombola pre 120 ľudí
    wedding-custom | začepčiť sestru na svadbe, nevieme tie pesničky
    ask-relative | Nastaviť hranice svokre | poprosiť svokrovcov, aby nechodili bez ohlásenia
    kids-transport | zladiť tréningy syna, hokej 4x do týždňa, nemáme druhé auto
    party-18 | oslava 18 pre dcéru na chate, 25 mladých
    child-road | naučiť syna prechádzať cez cestu, ide sám do školy
    bus-outing | výlet s dôchodcami z klubu do Bojníc, asi 40 ľudí autobusom
    far-trip-solo | Ísť sama do Japonska | Letieť sám do Austrálie
    sakura-trip | ísť sama do Japonska, budúcu jar keď kvitnú čerešne
    pet-passport | zaočkovať psa a vybaviť mu pas, ideme do Talianska
    nursery-paint | vymaľovať detskú izbu kým sa narodí malý, termín v máji
    bread-fix | naučiť sa piecť kváskový chlieb, zatiaľ mi vždy spľasne
    sauce-dish | Naučiť sa variť guláš | naučiť sa robiť sviečkovú ako svokra
    gingerbread | Upiecť s deťmi medovníčky
    gingerbread | Upiecť medovníky na Vianoce
    gingerbread | upiecť medovníčky na Vianoce tak aby neboli tvrdé
    move-pack | zabaliť a presťahovať sa z Prešova do Brna za 2 týždne
    preserve-now | zavárať uhorky prvýkrát, mám ich 15 kíl
    garden-tubers | pripraviť záhradu na zimu a uskladniť dálie
    ebike-buy | kúpiť elektrobicykel pre mamu, 62 rokov, do 1500
    geranium-cuttings | vypestovať muškáty z odrezkov
    plant-cuttings | Rozmnožiť izbové rastliny odrezkami | Zakoreniť odrezok monstery
    summer-cuttings | Množiť hortenzie z odrezkov | Namnožiť levanduľu
    woody-cuttings | Zakoreniť odrezky ruží | Namnožiť ríbezle z odrezkov
    panel-core | prerobiť kúpeľňu v paneláku, jadro ešte umakartové
    diet-cook | naucit sa variť pre diabetika, manžel má cukrovku od januára
    eve-dishes | kapustnica na Štedrý večer, tento rok varím prvýkrát ja
    small-engine | dať do poriadku motorovú pílu, nechce naštartovať
    transplant | presadiť ružu po starej mame k nám do Popradu
    mash-start | založiť kvas zo sliviek do pálenice, máme asi 200 kíl
    drain-clear | vyčistiť zanesený odtok v sprche
    android-app | naprogramovať prvú appku na android, som na priemyslovke
    elder-phone-setup | nastavit mame telefon, ma 78 a nevidi dobre
    """)
}
