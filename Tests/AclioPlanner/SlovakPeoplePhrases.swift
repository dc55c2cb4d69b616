import CoreModels

extension TopicPhrases {
  /// Slovak phrases for topics of work, school, money and other people.
  static let slovakPeople = rows(
    .slovak,
    """
    part-time-job | Hľadám prácu na skrátený úväzok | Chcem si nájsť brigádu cez leto
    part-time-job | Zohnať robotu na pár hodín popri dôchodku
    work-return | Vrátiť sa do práce po rodičovskej
    job-over-50 | Nájsť si robotu v 58 rokoch | Zamestnať sa pred dôchodkom
    job-over-50 | Hľadám prácu, mám 56 rokov
    into-it | Prejsť do IT | Chcem sa stať programátorom | Preškoliť sa na testera
    leave-corporate | Odísť z banky a robiť niečo iné | Odísť z korporátu po 12 rokoch
    presentation | Mať lepšie prezentácie v práci
    stage-fright | Zbaviť sa trémy z verejného vystúpenia
    presentation | Odprezentovať projekt vedeniu
    stage-fright | Prestať sa báť hovoriť pred ľuďmi
    truck-driver | Spraviť si papiere na kamión | Chcem jazdiť na kamióne
    truck-driver | Urobiť si vodičák skupiny C | Získať kvalifikačnú kartu vodiča
    uniform-service | Ísť k hasičom ako profesionál | Chcem sa stať vojačkou
    uniform-service | Spraviť fyzické testy k polícii
    company-found | Založiť si eseročku | Otvoriť s.r.o. s kamarátom
    company-found | Založiť spoločnosť s ručením obmedzeným
    beauty-shop | Otvoriť barber shop | Otvoriť si kozmetický salón doma
    beauty-shop | Rozbehnúť vlastné kaderníctvo
    guesthouse | Rozbehnúť penzión na Orave | Prerobiť chalupu na ubytovanie | Založiť glamping
    pension-apply | Vybaviť si dôchodok | Požiadať o dôchodok | Odísť do predčasného dôchodku v 62
    overwork-order | Stíhať prácu | Naučiť sa time management | Lepšie si plánovať pracovný deň
    return-sk | Vrátiť sa z Nemecka na Slovensko | Presťahovať sa späť na Slovensko
    price-raise | Zvýšiť ceny v salóne | Zdvihnúť cenník | Zvýšiť hodinovú sadzbu
    work-travel-usa | Ísť do USA cez Work and Travel | Ísť v lete pracovať do Ameriky
    linkedin-profile | Zlepšiť LinkedIn profil
    better-job | Zmeniť zamestnanie | Nájsť si novú prácu | Chcem lepšiu prácu
    pay-rise | Vypýtať si vyšší plat | Požiadať o zvýšenie mzdy
    folk-instrument | Hrať na heligónke | Naučiť sa na gajdy | Zlepšiť sa v hre na harmoniku
    singing | Lepšie spievať | Hodiny spevu pre dospelú | Chcem vedieť spievať
    songwriting | Zložiť pieseň | Skladať vlastnú hudbu | Napísať text piesne
    poem-write | Začať písať poéziu | Zložiť báseň pre mamu
    painting-skill | Kurz olejomaľby
    pottery | Kurz keramiky | Vyrobiť si hrnček z hliny | Naučiť sa hrnčiarstvo
    handcraft-small | Začať vyrábať šperky | Vyšívať | Naučiť sa kaligrafiu
    handcraft-small | Vyrobiť košík z pedigu
    wood-carve | Naučiť sa vyrezávať z dreva | Rezbárčiť
    model-3d | Kúpiť 3D tlačiareň a naučiť sa tlačiť
    astronomy | Kúpiť ďalekohľad a pozorovať planéty | Spoznávať súhvezdia | Vidieť perzeidy
    costume | Vyrobiť kostým na karneval pre syna | Ušiť synovi kostým | Masky na fašiangy
    photo-practice | Naučiť sa fotografovať | Lepšie fotiť mobilom
    youtube | Založiť kanál na YouTube | Točiť videá na YouTube | Začať s TikTokom
    dj-beats | Stať sa DJ | Robiť hudbu na počítači | Naučiť sa Ableton
    dance-folk | Začať tancovať salsu | Chodiť na kurz spoločenských tancov | Naučiť sa tancovať
    entrance-exam | Dostať sa na právo
    exchange | Vybaviť Erasmus na letný semester
    care-german | Spraviť B1 z nemčiny kvôli opatrovaniu
    attestation | Prvá atestácia učiteľky | Urobiť si atestáciu
    electrician-21 | Získať vyhlášku 508
    trade-course | Absolvovať kurz masáží
    profession-law | Stať sa realitnou maklérkou
    school-change | Zmeniť dcére školu
    study-break | Vrátiť sa na vysokú školu | Dokončiť školu, ktorú som nechal
    study-break | Prerušiť vysokú školu kvôli dieťaťu
    retake | Spraviť opravnú skúšku z matematiky | Reparát z chémie
    retake | Spraviť skúšku na tretí termín
    school-plan-help | Dcéra má dysgrafiu, pomôcť jej v škole | Vybaviť odklad do školy
    school-plan-help | Prejsť na domáce vzdelávanie | Vybaviť asistenta učiteľa
    student-dorm | Ísť študovať do Prahy | Vybaviť si intrák | Študovať v zahraničí vo Viedni
    senior-university | Študovať na univerzite tretieho veku | Kurz pre dôchodcov
    weapon-boat | Získať zbroják | Kapitánske skúšky
    test-soon | Naučiť sa na písomku | Pripraviť sa na previerku z chémie
    care-abroad | Ísť na turnusy do Rakúska opatrovať | Opatrovať v Nemecku
    driving-fear | Bojím sa šoférovať | Absolvovať kondičné jazdy | Zase začať jazdiť autom
    learn-better | Naučiť sa efektívne učiť | Sústrediť sa pri učení
    trade-licence | zivnost maliar natierac
    care-benefit | Vybaviť parkovací preukaz ŤZP | Preukaz ŤZP pre dcéru
    disability-pension | Vybaviť si invaliditu | Čiastočný invalidný dôchodok
    disability-appeal | Odvolať sa voči zamietnutiu invalidného dôchodku
    carer-allowance | Vybaviť opatrovateľský príspevok | Požiadať o osobného asistenta
    carer-allowance | Príspevok na opatrovanie mamy
    land-coowners | Usporiadať pozemky po babke | Zrušiť podielové spoluvlastníctvo
    flat-buy | Kúpiť byt | Kúpiť si garsónku v Bratislave | Zohnať vlastné bývanie, dvojizbový byt
    credit-card | Zbaviť sa kreditky
    loan-payoff | Vyplatiť spotrebný úver
    credit-card | Splatiť rýchle pôžičky
    monthly-saving | Odkladať si 100 eur mesačne | Vybudovať si finančný vankúš
    monthly-saving | Sporiť si každý mesiac z výplaty
    tax-return-sk | Podať si daňové priznanie | Urobiť priznanie za rok 2026
    tax-return-sk | Dostať späť preplatok na dani
    owed-money | Kamarátka mi dlhuje peniaze | Vymôcť dlh od bývalého kolegu
    owed-money | Dostať späť depozit za byt
    owed-wages | Firma mi dlhuje dve výplaty | Dostať zaplatené nadčasy od zamestnávateľa
    alimony | Bývalý neplatí výživné | Zvýšiť výživné na dcéru
    gift-property | Prepísať dom na syna | Darovať byt vnukovi | Zriadiť vecné bremeno
    house-buy | Kúpiť si dom | Nájsť dom so záhradou | Kúpiť chalupu na Kysuciach
    cadastre | Dať zamerať pozemok geodetom | Vytýčiť hranicu pozemku
    property-tax | Priznanie k dani z nehnuteľností | Daň z nehnuteľnosti za nový byt
    social-benefit | Požiadať o príspevok na bývanie | Dostať dávku v hmotnej núdzi
    civil-papers | Vybaviť sobášny list | Dať dokument apoštilovať
    civil-papers | Vybaviť výpis z registra trestov | Duplikát rodného listu
    pillar-pension | Zmeniť fond v druhom pilieri | Vstúpiť do tretieho piliera
    pillar-pension | Prejsť k inej DSS
    guarantor | Som ručiteľ na úvere | Prestať byť ručiteľom
    one-income | Vyjsť s peniazmi na rodičovskej
    money-after | Usporiadať si peniaze po rozchode
    money-after | Vyžiť z jednej mzdy
    unfair-dismissal | Napadnúť výpoveď na súde | Dostal som výpoveď, brániť sa
    loan-take | Vziať si úver | Požičať si peniaze na auto
    energy-contract | Prepísať elektrinu na seba | Prehlásiť plyn
    save-kids | Odkladať deťom na štúdium | Sporiť vnúčatám
    mortgage-early | Zbaviť sa hypotéky rýchlejšie | Mimoriadna splátka hypotéky
    marital-property | Vysporiadať BSM | Rozdeliť majetok s manželom
    sick-pay | Ísť na OČR s dieťaťom | Vybaviť pracovný úraz
    home-bakery | Piecť koláče na objednávku | Predávať torty
    freelance | Začať pracovať na voľnej nohe | Byť grafikom na voľnej nohe
    business-plan | Spísať podnikateľský zámer | Príspevok na začatie podnikania
    tenant-trouble | Nájomník neplatí nájom | Vyhodiť podnájomníka, ktorý dlhuje
    social-flat | Dostať mestský byt | Požiadať o obecný byt
    travel-claim | Dostať odškodné za zrušený let | Stratili mi batožinu na letisku
    account-blocked | Mám zablokovaný účet | Založiť si chránený účet
    estranged | Urovnať vzťahy s bratom | Zmieriť sa s mamou
    better-parent | Byť lepšia mama | Mať bližší vzťah k dcére
    better-parent | Byť dobrým otcom
    wedding-plan | Naplánovať si svadbu | Zorganizovať svadbu v septembri | Prežiť prípravy svadby
    wedding-plan | Vydať sa budúci rok v lete
    tantrums | Dieťa nepočúva a bije | Zvládnuť hysterické záchvaty trojročného
    tantrums | Zvládať dcérin vzdor
    child-fears | Syn sa bojí tmy | Dcéra nechce chodiť do škôlky | Naučiť syna nebáť sa vody
    sibling-fights | Aby sa súrodenci nehádali | Deti sa stále bijú | Pripraviť syna na súrodenca
    kids-chores | Naučiť syna upratovať izbu | Aby deti pomáhali doma
    kids-chores | Dať deťom domáce povinnosti
    couple-time | Oživiť vzťah s manželom | Viac času vo dvojici | Zlepšiť manželstvo
    long-distance | Zvládnuť vzťah na diaľku | Udržať lásku na diaľku, priateľ je v Nemecku
    jealousy | Menej žiarliť | Zbaviť sa žiarlivosti na manželku
    after-affair | Manžel ma podviedol, čo ďalej | Vyrovnať sa s neverou
    date-again | Nájsť si partnera po rozvode | Zoznámiť sa po päťdesiatke
    date-again | Nájsť si ženu, som rozvedený
    meet-parents | Predstaviť priateľa rodičom | Zoznámiť rodičov s mojou partnerkou
    single-parent | Zvládnuť život slobodnej mamy | Som sama s deťmi, zvládnuť to
    step-family | Mať dobrý vzťah s nevlastnou dcérou | Vychádzať s partnerovými deťmi
    empty-nest | Deti odišli z domu, čo ďalej | Vyrovnať sa s odchodom detí
    elder-scam | Naučiť mamu nenaletieť podvodníkom | Ochrániť rodičov pred podvodmi
    elder-driving | Zobrať dedkovi vodičák | Presvedčiť mamu, aby nešoférovala
    care-siblings | Podeliť sa so súrodencami o starostlivosť o otca
    care-siblings | Rozdeliť opatrovanie mamy medzi súrodencov
    dementia-care | Otec má demenciu, postarať sa | Babka má Alzheimera
    weaning-habit | Zbaviť sa cumlíka | Odnaučiť dieťa cucať palec | Prestať dojčiť v noci
    godparent | Byť dobrou krstnou mamou | Stať sa krstným otcom
    all-souls | Obísť hroby na Dušičky | Upraviť hroby
    neighbour-know | Zoznámiť sa so susedmi | Grilovačka so susedmi na dvore
    grandkids-week | Týždeň s vnúčatami doma | Zabaviť vnúčatá cez prázdniny
    twins | Starať sa o dvojčatá | Čakám dvojičky
    kids-play | Viac sa hrať s deťmi | Program pre deti na prázdniny doma
    school-morning | Pokojné rána so školákmi | Zvládnuť ráno s deťmi pred školou
    family-meal | Spoločné večere s rodinou | Obedovať spolu v nedeľu
    teen-substances | Syn fajčí marihuanu | Dcéra berie drogy
    teen-selfharm | Dcéra sa rezala | Syn si ubližuje, pomôcť mu
    teen-gaming | Syn je závislý na hrách | Dcéra je stále na mobile
    declare-love | Priznať city kamarátke | Povedať mu, že ho ľúbim
    send-cards | Napísať vianočné pohľadnice | Rozoslať vianočné pozdravy
    homework | Domáce úlohy bez kriku | Dcéra nechce robiť domáce úlohy
    babysitter | Zohnať pestúnku | Nájsť stráženie pre deti
    class-trip | Zorganizovať školu v prírode | Školský výlet pre druhákov
    in-laws | Vyjsť so svokrou
    condolence | Napísať kondolenciu | Napísať sústrasť
    kids-divorce | Vysvetliť deťom rozvod | Oznámiť synovi, že sa rozchádzame
    leave-harmful | Ujsť od tyrana | Manžel ma ponižuje, odísť
    partner-drinks | Otec je alkoholik | Pomôcť bratovi so závislosťou
    elder-services | Vybaviť opatrovateľskú službu | Starať sa o ležiacu mamu
    company-party | Pripraviť teambuilding pre kolegov | Zorganizovať firemný vianočný večierok
    gift-find | Vybrať darček pre kolegyňu | Nájsť darček na narodeniny
    rosary | Pomodliť sa každý deň desiatok ruženca
    veg-garden | Dopestovať si vlastnú zeleninu
    house-cadastre | Zapísať stavbu do katastra
    dry-january | Celý január nevypiť ani kvapku
    dog-noise | Fenka sa trasie pri búrke
    car-scratch | Dať preč škrabance z laku auta
    oil-change | Vymeniť si olej na aute
    work-bullying | Brániť sa mobbingu v robote
    colleagues | Zapadnúť do kolektívu v práci
    work-family | Zladiť prácu a rodinu
    holiday-video | Natočiť pekné video z výletu
    old-sewing-machine | Šiť na šliapacom stroji
    knit-socks | Upliesť prvé ponožky na piatich ihliciach
    read-notes | Naučiť sa noty od základov
    tutor-find | Nájsť doučovateľa pre syna
    repeat-year | Opakovať ročník a zvládnuť ho
    driving-retake | Urobiť vodičák na druhýkrát
    phd-start | Začať doktorát popri práci
    finish-series | Dočítať knihu, ktorú mám rozčítanú
    car-inherit | Zdediť auto a prepísať ho na seba
    travel-insurance | Poistiť sa na dovolenku pri mori
    car-insurance | Uzavrieť havarijné poistenie
    insurance-cancel | Vypovedať poistenie
    fine-pay | Zaplatiť pokutu za rýchlosť
    fine-abroad | Prišla mi pokuta zo zahraničia
    paternity | Vybaviť materské pre otca
    cancel-subscription | Ukončiť predplatné čo mi strhávajú
    payday-stretch | Nemať pred výplatou prázdny účet
    tax-abroad | Získať späť dane zo zahraničia
    title-deed | Získať kópiu katastrálnej mapy
    property-tax-pay | Odvolať sa proti dani z nehnuteľnosti
    cancel-residence | Zrušiť trvalý pobyt bývalému
    loan-merge | Refinancovať spotrebný úver
    lease-end | Odísť z podnájmu a dostať späť kauciu
    pay-arrears | Zaplatiť nedoplatok za plyn do 15.
    financial-freedom | Zbohatnúť
    crypto-small | Investovať do kryptomien
    tooth-implant | Dať si urobiť zubnú protézu
    wisdom-tooth | Ísť na vytrhnutie zuba
    child-dentist | Ísť s dcérou prvýkrát k zubárovi
    teeth-retainer | Nosiť retenčný aparát po zložení strojčeka
    eczema | Zbaviť sa suchej a svrbiacej pokožky
    adult-adhd | Zistiť diagnózu autizmu v dospelosti
    eye-surgery | Ísť na operáciu sivého zákalu
    plastic-surgery | Dať si urobiť liposukciu
    child-surgery | Zvládnuť dcérinu operáciu
    period-pain | Zvládnuť PMS
    contraception | Dať si zaviesť vnútromaternicové teliesko
    sti-test | Ísť na HIV test
    pregnancy-unplanned | Ísť na interrupciu
    prediabetes | Zlepšiť inzulínovú rezistenciu
    eating-disorder | Zvládnuť poruchu príjmu potravy
    child-illness | Syn má epilepsiu, zvládnuť to v škole
    head-lice | Zbaviť sa vší
    thyroid | Žiť s Hashimotovou chorobou
    shifts-childcare | Zosúladiť nočné s dieťaťom v škole
    senior-fit | Zlepšiť kondíciu v sedemdesiatke
    wean | Prejsť z dojčenia na umelé mlieko
    acl-return | Vrátiť sa k futbalu po roztrhnutom krížnom väze
    overeating | Prestať jesť zo stresu
    sweets-limit | Nejest sladke okrem nedele
    pregnancy-exercise | Joga pre tehotné
    warts | Odstrániť bradavicu na nohe
    piercing | Dať prepichnúť uši dcére
    fatty-liver | Znížiť pečeňové testy
    haemorrhoids | Zbaviť sa bolesti pri stolici
    home-allergy | Prestať kýchať doma z prachu
    hearing-aid-wear | Privyknúť mamu na načúvací prístroj
    dry-february | Nepiť celý február
    smoke-stay-clean | Prestať fajčiť, mám 3. mesiac
    smoke-pregnant | Prestať fajčiť pred tehotenstvom
    cannabis-stop | Skoncovať s drogami
    urine-infection | Vyliečiť zápal močového mechúra
    kidney-stones | Predísť ďalšej obličkovej kolike
    mens-health | Zlepšiť si potenciu
    back-pregnancy | Bolí ma chrbát, som tehotná
    """)
}
