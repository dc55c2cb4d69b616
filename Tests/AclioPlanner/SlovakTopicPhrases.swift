import CoreModels

extension TopicPhrases {
  /// How people say the Slovak topics: in other cases, by the other aspect, as a noun.
  static let slovak = TopicPhrases.rows(
    .slovak,
    """
    work-less | Chcem menej pracovať | Prestať robiť nadčasy | Nechodiť do práce cez víkend
    lunchbox | Nosiť si do práce vlastné jedlo | Variť si obedy do práce
    names-memory | Lepšie si pamätať mená | Nezabúdať mená ľudí
    capitals | Naučiť sa všetky hlavné mestá | Naučiť sa vlajky
    maturita | Urobiť maturitu | Zmaturovať zo slovenčiny | Pripravovať sa na maturitné skúšky
    maturita | Prejsť maturitou z angličtiny
    entrance-exam | Pripraviť sa na prijímacie skúšky
    med-school | Spraviť prijímačky na medicínu
    improve-language | Zlepšiť si nemčinu | Zdokonaliť sa v angličtine
    improve-language | Precvičiť si francúzštinu
    school-enrol | Zapísať dcéru do prvej triedy
    school-enrol | Zápis prváka do školy
    motorcycle-licence | Spraviť si papiere na motorku | Získať vodičák na motocykel
    sport-skill | Naučiť sa korčuľovať
    better-grades | Opraviť si známky | Vytiahnuť si známku z chémie
    better-grades | Mať lepšie vysvedčenie a známky, zlepšiť prospech
    memory-train | Zlepšiť si pamäť | Cvičiť si pamäť
    adult-school | Študovať popri zamestnaní | Dokončiť si vysokú školu po rokoch
    office-letter | Napísať podnet na mestský úrad | Napísať starostovi kvôli osvetleniu
    trade-licence | Založiť si živnosť | Otvoriť si živnosť popri práci
    trade-licence | Vybaviť živnostenské oprávnenie
    car-transfer | Prepísať auto na seba | Prihlásiť jazdené auto | Prepis auta po kúpe
    inherit-papers | Vybaviť dedičstvo po babke | Prejsť dedičským konaním
    id-card | Vybaviť si občianku | Vymeniť cestovný pas | Vybaviť pas pre dieťa
    lost-wallet | Stratila som peňaženku | Ukradli mi peňaženku s dokladmi
    health-insurer | Zmeniť zdravotnú poisťovňu | Prejsť do inej zdravotnej poisťovne
    bill-cheaper | Platiť menej za telefón | Znížiť účty za internet
    care-benefit | Vybaviť preukaz ŤZP
    carer-allowance | Vybaviť príspevok na opatrovanie
    disability-pension | Požiadať o invalidný dôchodok
    first-flat | Odsťahovať sa od mamy | Osamostatniť sa a nájsť si bývanie
    doctor-change | Zmeniť zubára
    doctor-change | Prejsť k inému obvodnému lekárovi
    energy-drinks | Prestať piť kávu | Piť menej energeťákov
    front-crawl | Zlepšiť si kraul | Naučiť sa poriadne plávať kraul
    gym-start | Začať chodiť do fitka | Pravidelne chodiť do posilňovne
    stress | Menej sa stresovať
    stress | Zvládať stres v práci
    less-salt | Menej soliť | Obmedziť soľ
    tidy-desk | Upratať si stôl | Udržať poriadok na stole
    balcony-nice | Zútulniť balkón | Zariadiť si balkón
    clean-oven | Umyť rúru | Vyčistiť zapečenú rúru
    drip | Opraviť kvapkajúci kohútik v sprche | Sprcha kvapká, opraviť ju
    fridge-clean | Umyť chladničku | Rozmraziť mrazničku
    curtains | Oprať závesy | Vyprať záclony
    mow-lawn | Kosiť trávu každý týždeň | Pokosiť trávnik
    bake-one | Upiecť tortu | Upiecť makovník | Napiecť koláč na nedeľu
    zero-waste | Žiť bez odpadu
    wardrobe | Pretriediť šatník | Upratať skriňu s oblečením
    car-check | Prejsť STK | Vybaviť emisnú a technickú kontrolu
    papers-order | Urobiť poriadok v dokladoch | Utriediť papiere
    dispose | Zbaviť sa starého gauča | Vyhodiť starú televíziu
    preserve | Zavariť marhuľový džem | Urobiť domáci lekvár
    preserve-veg | Zavárať uhorky
    kids-room | Prerobiť detskú izbu
    appliance-fault | Opraviť práčku | Nejde nám umývačka, opraviť ju
    beekeeping | Začať so včelami | Stať sa včelárom
    windows | Umyť okná | Umývať okná na jar
    slugs | Bojovať so slimákmi | Zbaviť sa slimákov na záhone
    recipes | Urobiť si poriadok v receptoch
    dog-alone | Aby pes zvládol byť doma sám | Zvyknúť psa, aby ostal sám
    squeak | Dvere vŕzgajú, opraviť ich | Opraviť vŕzgajúce schody
    gutters | Vyčistiť žľaby | Prečistiť odkvapy
    light-fitting | Vymeniť lampu v obývačke | Zavesiť nový luster
    church-going | Začať chodiť na omšu
    holy-book | Prečítať celú Bibliu
    journaling | Začať si písať denník
    join-group | Chodiť do turistického klubu
    apologise | Ospravedlniť sa kamarátke | Poprosiť brata o odpustenie
    shared-calendar | Viesť spoločný kalendár s rodinou
    guests-cook | Navariť guláš pre 20 ľudí | Pripraviť večeru pre návštevu
    teach-child | Naučiť dcéru plávať | Naučiť syna korčuľovať
    talk-about | Porozprávať sa s mamou o dedičstve | Pohovoriť si so synom o škole
    patience-kids | Nekričať na deti | Menej kričať na deti | Mať viac trpezlivosti s deťmi
    family-story | Nahrať rozprávanie babky | Zapísať spomienky dedka
    fundraising | Zorganizovať zbierku pre útulok | Zohnať peniaze na ihrisko
    elder-home | Prispôsobiť byt babke, aby nepadala
    senior-bathroom | Urobiť mame bezbariérovú kúpeľňu | Kúpeľňa pre otca na vozíku
    visit-often | Častejšie chodiť za babkou | Navštevovať rodičov pravidelne
    phone-storage | Mám plný mobil, uvoľniť miesto | Uvoľniť pamäť v telefóne
    online-shop | Otvoriť si eshop | Predávať výrobky cez internet
    packing | Pobaliť sa na dovolenku | Zbaliť kufor k moru
    tatry-trip | Výlet s deťmi do jaskyne | Rodinná túra do Tatier
    dentist | Ísť k zubárovi | Objednať sa na dentálnu hygienu | Dať si opraviť zuby
    braces | Chcem rovnátka | Vybaviť strojček na zuby pre syna
    vaccinate | Nechať sa zaočkovať | Dať deti zaočkovať proti kliešťom
    symptom | Dať si vyšetriť srdce | Zistiť, prečo ma bolí brucho
    skin | Vyliečiť akné | Mať čistú pleť
    headache | Prestať trpieť na migrény | Zbaviť sa bolesti hlavy
    immunity | Zlepšiť si imunitu | Nebyť stále chorý | Vyhnúť sa chrípke
    postnatal | Schudnúť po cisárskom reze | Posilniť panvové dno
    child-therapy | Dať dcéru do poradne
    child-logopedist | Zohnať logopéda pre syna
    glasses | Kúpiť si okuliare | Dať si zmerať dioptrie
    spa-stay | Vybaviť si kúpele | Dostať sa na kúpeľnú liečbu
    surgery | Pripraviť sa na operáciu | Zvládnuť operáciu bedra
    heat-upgrade | Namontovať fotovoltiku | Zatepliť dom | Dať tepelné čerpadlo do domu
    roof | Vymeniť strechu | Strecha zateká, opraviť ju | Preložiť krytinu na dome
    tradesman | Nájsť dobrého elektrikára | Zohnať majstra na kúpeľňu
    building-permit | Ohlásiť drobnú stavbu | Získať stavebné povolenie
    well | Dať si vyvŕtať studňu | Vykopať studňu
    firewood | Nachystať drevo na kúrenie | Narúbať drevo na zimu
    sauerkraut | Naložiť kapustu | Natlačiť kapustu do suda
    pirohy | Naučiť sa robiť knedle | Naučiť sa halušky od babky
    hog-feast | Usporiadať zabíjačku
    pet-neuter | Nechať vykastrovať psa | Vykastrovať mačku
    chores-plan | Mať doma poriadok | Urobiť si upratovací plán | Udržiavať poriadok v byte
    spring-clean | Veľké upratovanie pred Veľkou nocou | Upratať celý dom pred návštevou
    radiators | Odvzdušniť kúrenie
    mortgage-switch | Refinancovať úver na byt | Znížiť splátku hypotéky
    mortgage-switch | Preniesť hypotéku do inej banky
    mortgage-get | Vybaviť hypotéku | Vziať si hypotéku na dom
    life-insurance | Uzavrieť životné poistenie
    parking-fine | Odvolať sa proti pokute | Napadnúť pokutu
    job-office | Zaevidovať sa na úrade práce | Vybaviť podporu v nezamestnanosti
    maternity | Ísť na materskú | Požiadať o materské
    residence-sk | Zmeniť si trvalý pobyt | Nahlásiť trvalý pobyt
    e-government | Aktivovať elektronickú schránku | Vybaviť si elektronický občiansky preukaz
    licence-replace | Vymeniť vodičský preukaz | Predĺžiť vodičák
    return-goods | Reklamovať topánky | Vrátiť tovar do e-shopu
    cancel-operator | Vypovedať zmluvu s operátorom | Zrušiť internet doma
    state-exam | Spraviť štátnice | Obhájiť diplomovku | Urobiť štátne skúšky
    children-club | Nájsť synovi krúžok
    parents-evening | Ísť na rodičko do školy, rodičovské združenie
    parents-evening | Pripraviť sa na rodičovské združenie
    hunting-fishing | Získať rybársky lístok | Spraviť si poľovné, poľovnícke skúšky
    argue-less | Nehádať sa s mamou | Prestať sa hádať s priateľom
    neighbour | Dohodnúť sa so susedmi o parkovaní | Vyriešiť hlučných susedov
    reconnect | Ozvať sa starej kamarátke | Stretnúť sa so spolužiakmi po rokoch
    baptism | Usporiadať krstiny
    first-communion | Zorganizovať prvé sväté prijímanie
    jubilee | Osláviť päťdesiatku | Oslava sedemdesiatky pre mamu | Zlatá svadba starých rodičov
    stuzkova | Pripraviť stužkovú | Zorganizovať ples
    nicholas | Mikuláš pre deti | Pripraviť Mikuláša v škôlke
    new-year | Zorganizovať silvestrovskú párty | Silvester s kamarátmi
    wedding-dance | Naučiť sa prvý svadobný tanec
    new-job-start | Zvládnuť prvý deň v práci | Prejsť skúšobnou dobou
    leave-well | Podať výpoveď v práci | Odísť z firmy v dobrom
    boss-talk | Vychádzať so šéfom | Vyriešiť konflikt s kolegyňou
    chess-cards | Hrať žolíky a kanastu
    phone-elder | Naučiť sa používať smartfón | Lepšie rozumieť počítaču
    land-buy | Nájsť pozemok na dom | Kúpiť parcelu
    scholarship-allowance | Vybaviť štipendium
    insolvency | Zbaviť sa exekúcie | Oddlžiť sa
    build-house | Postaviť dom | Stavať rodinný dom
    houseplants | Presadiť orchidey | Starať sa o izbové rastliny
    floor | Položiť plávajúcu podlahu | Vymeniť podlahu
    stain | Odstrániť fľak z koberca
    laundry | Zvládnuť pranie | Stíhať žehlenie
    furnish | Zariadiť si byt | Zariadiť spálňu
    rent-out | Prenajať svoj byt | Dať byt do prenájmu
    distil | Vypáliť slivovicu
    carp-eve | Pripraviť štedrovečernú večeru | Vypražiť kapra
    handover | Odovzdanie bytu po nájme
    aquarium-pet | Kúpiť deťom škrečka
    aquarium | Zariadiť akvárium
    mushrooms | Naučiť sa poznať huby | Chodiť na huby
    morning | Zaviesť si rannú rutinu | Mať pokojné rána
    bedtime-reading | Čítať večer v posteli | Čítať viac
    decide | Rozhodnúť sa, či zmením prácu
    found-club | Založiť OZ, občianske združenie | Rozbehnúť susedskú komunitnú skupinu
    easter | Pripraviť Veľkú noc
    kids-phone | Obmedziť deťom mobil | Dohodnúť pravidlá na tablet s deťmi
    fussy-eater | Aby syn jedol zeleninu
    first-foods | Začať s príkrmami pre bábätko
    surprise | Prekvapiť manžela na narodeniny | Zorganizovať prekvapenie mame k narodeninám
    child-own-bed | Naučiť syna spať vo vlastnej izbe | Dostať deti do postele načas
    buy-device | Kúpiť notebook | Vybrať práčku
    phone-move | Presunúť kontakty na nový telefón
    mountain-day | Výstup na Kriváň | Ísť na Rysy | Vystúpiť na Chopok
    long-trail | Ísť Cestu hrdinov SNP | Prejsť Slovensko peši
    ski-race | Prejsť Bielu stopu
    sea-holiday | Naplánovať dovolenku pri mori | Zorganizovať rodinnú dovolenku v Taliansku
    custody | Dohodnúť striedavú starostlivosť
    alimony | Zvýšiť výživné
    teen | Vyjsť s dospievajúcim synom | Rozumieť si s pubertiačkou
    bullying | Syna v škole šikanujú, pomôcť mu | Vyriešiť šikanu v škole
    break-up | Rozísť sa s frajerom | Ukončiť vzťah
    wedding-clothes | Kúpiť svadobné šaty | Nájsť šaty na stužkovú
    pocket-money | Vreckové pre deti | Naučiť deti šetriť
    anxiety | Zbaviť sa úzkosti | Prekonať panické ataky
    hobby-find | Nájsť si nové hobby | Nájsť koníčka
    religious-fast | Držať pôst | Dodržať predveľkonočný pôst
    name-change | Zmeniť priezvisko | Vybaviť doklady po svadbe
    bank-switch | Prejsť do inej banky
    two-percent | Poukázať dve percentá | Darovať percentá z dane
    pool | Vyčistiť zelený bazén
    advent-craft | Vyrobiť adventný veniec
    kitchen-counter | Mať čistú kuchynskú linku | Uprataná kuchynská linka
    work-abroad | Odísť robiť do Nemecka | Nájsť si sezónnu prácu v zahraničí
    remote-work | Pracovať z domu | Znížiť si úväzok na skrátený úväzok
    school-choice | Vybrať synovi gymnázium | Zvoliť si vysokú školu
    descale | Odvápniť kanvicu | Zbaviť sa vodného kameňa
    hedge | Zostrihať živý plot | Ostrihať tuje
    shower-seal | Opraviť silikón vo sprche
    draughts | Utesniť okná pred zimou | Od okna fúka, utesniť
    car-clean | Vyčistiť auto | Povysávať auto
    wildlife | Urobiť hmyzí hotel na záhrade | Kvetnatá lúka v záhrade
    lonely | Prekonať samotu | Žiť sám
    social-leave | Vymazať si Instagram | Odísť zo sociálnych sietí
    school-paper | Napísať referát | Dokončiť ročníkovú prácu | Seminárka z dejepisu do piatku
    nail-biting | Prestať si obhrýzať nechty | Nehrýzť si nechty a prestať ich okusovať
    less-meat | Stať sa vegetariánom | Prestať jesť mäso
    application | Napísať sprievodný list | Zareagovať na inzerát a poslať žiadosť o zamestnanie
    more-movement | Mať viac pohybu | Menej sedieť
    newborn-weeks | Prežiť šestonedelie | Prvé týždne s bábätkom
    kita-start | Zvládnuť adaptáciu v škôlke | Zvyknúť dcéru na škôlku
    anniversary | Osláviť výročie vzťahu | Pripraviť výročie
    camp-lead | Zorganizovať detský tábor | Pripraviť tábor pre deti
    coach-team | Stať sa trénerom detí | Trénovať mládež v klube
    diploma | Uznať vysvedčenie zo zahraničia | Nostrifikácia diplomu
    pay-siblings | Vyplatiť brata z domu | Vysporiadať podiel so sestrou
    patio | Vydláždiť dvor | Položiť zámkovú dlažbu
    restore-furniture | Renovovať starú komodu | Natrieť kredenc
    restore-vehicle | Opraviť starú Jawu | Renovovať Pioniera
    mole | Odohnať krtkov | Zbaviť sa hrabošov
    cottage-winter | Pripraviť chatu na zimu | Zazimovať chalupu
    chimney | Vyčistiť komín | Objednať kominára
    website | Vytvoriť webovú stránku | Urobiť si webstránku
    wifi | Zlepšiť signál wifi | Pomalý internet doma
    slow-computer | Notebook je pomalý | Zrýchliť počítač
    solo-travel | Ísť sama na dovolenku | Precestovať svet sám
    fly-baby | Letieť lietadlom s dieťaťom | Prvý let s bábätkom
    read-aloud | Predčítavať synovi | Čítať vnúčatám rozprávky
    me-time | Urobiť si čas pre seba | Myslieť viac na seba
    car-winter | Pripraviť auto pred zimou | Auto na zimu
    hen-do | Rozlúčka so slobodou pre kamarátku | Zorganizovať rozlúčku so slobodou
    passwords | Zaviesť si správcu hesiel | Zabezpečiť si účty
    damp | Odstrániť vlhkosť z muriva | Vlhká pivnica
    marten | Vyhnať kunu z podkrovia
    bookkeeping | Viesť si jednoduché účtovníctvo | Naučiť sa fakturovať
    exchange | Ísť na Erasmus | Semester v zahraničí
    gyn-visit | Nájsť si nového gynekológa | Objednať sa na gynekologickú prehliadku
    car-tyres | Prezuť pneumatiky
    home-office | Zariadiť pracovňu
    teach-chess | Naučiť vnuka hrať šach
    """)
}
