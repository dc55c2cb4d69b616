import CoreModels

extension TopicPhrases {
  /// Slovak phrases for further topics of every part of life.
  static let slovakEveryday = rows(
    .slovak,
    """
    shift-foreman | Chcem robiť majstra vo fabrike | Vypracovať sa z linky na vedúceho zmeny
    dance-latin | Tancovať bachatu s priateľom | Chodiť s partnerkou na kubánsku salsu
    retrain-office | Dať si zaplatiť kurz úradom práce | Som v evidencii a chcem kurz zvárania
    diploma-health | Uznať si lekársky diplom na Slovensku | Som sestra zo Srbska, uznať si diplom
    energy-back | Nebyť furt bez energie | Chcem sa zbaviť jarnej únavy
    weight-shifts | Robím na nočné a potrebujem zhodiť pár kíl | Chudnúť, keď chodím na turnusy
    weight-later | Zhodiť bruško, ktoré mi prišlo s prechodom | Mám po šesťdesiatke a chcem schudnúť
    evening-eating | Nevyjedať večer chladničku | Skoncovať s maškrtením pred spaním
    lift-max | Vytlačiť na lavičke stovku | Drep so 140 kilami na chrbte
    home-workout | Posilňovať v obývačke s vlastnou váhou | Hýbať sa doma podľa videí na YouTube
    first-pull-up | Pritiahnuť sa aspoň raz na hrazde | Chcem zvládnuť jeden jediný zhyb
    yoga | Skúsiť pilates
    handstand | Postaviť sa na ruky | Udržať stojku bez steny
    posture | Mať konečne rovný chrbát | Sedím celý deň zhrbený a chcem to zmeniť
    baby-nights | Vyspať sa aj s novorodencom | Dvojčatá nás nenechajú spať, chceme sa vyspať
    night-waking | Zobúdzam sa o tretej a už nezaspím | Spať v kuse až do rána
    hair-loss | Veľmi mi padajú vlasy, chcem to riešiť | Redne mi účes a nechcem byť plešatý
    nail-fungus | Mám mykózu na palci, chcem sa jej zbaviť | Žltý necht na nohe, asi huba
    tattoo | Chcem si dať kérku na ruku | Nechať sa potetovať na predlaktie
    hair-grow | Chcem mať vlasy po pás
    swim-adult-fear | Bojím sa vody, chcem sa naučiť plávať | Prekonať strach z hlbokej vody
    cholesterol-down | Dostať zlý cholesterol do normy | Upraviť si tuky v krvi
    marathon-kosice | Postaviť sa na štart košického maratónu | Dobehnúť do cieľa Maratónu mieru
    digestion | Nebyť po jedle nafúknutý | Pomôcť si od refluxu
    pollen | Prežiť jar s alergiou na brezu | Nekýchať celé leto z peľu
    sweating | Strašne sa potím pod pazuchami | Nech mi nesmrdia nohy
    hearing-aid | Dedko zle počuje, chceme načúvadlo | Zohnať babke strojček do ucha
    dry-month | Dať si 30 dní bez piva
    vape-stop | Odvyknúť od elektronickej cigarety | Skoncovať s IQOS-om
    pelvic-floor | Pri kýchnutí mi uniká moč | Posilniť oslabené svaly panvového dna
    heel-pain | Ráno nemôžem stúpiť na pätu | Pichá ma v päte pri chôdzi
    back-care | Aby ma už nebolel chrbát | Seklo ma v krížoch, chcem sa dať do poriadku
    box-start | Prihlásiť sa na kickbox | Naučiť sa brániť, chodiť na sebaobranu
    cycle-100 | Zvládnuť na bicykli 100 kilometrov | Ísť stovku na cestnom bicykli
    fertility | Nedarí sa nám otehotnieť | Ísť na IVF
    take-pills | Nevynechať tabletku na tlak | Užívať lieky každý deň načas
    covid-recovery | Dostať sa späť do formy po covide | Vrátiť sa k pohybu po mononukleóze
    through-treatment | Mám rakovinu a idem na chemo | Vydržať ožarovanie
    heart-after | Žiť znova naplno po infarkte
    teeth-white | Zbaviť sa žltých zubov | Chcem belšie zuby a krajší úsmev
    bike-adult | Nikdy som nebicykloval, chcem to vedieť | Mám 40 rokov a chcem sa naučiť na bicykel
    adventure | Ísť na tandemový zoskok | Vyskúšať bungee jumping
    pull-ups-many | Dať 15 zhybov za sebou | Zlepšiť sa v zhyboch
    grave | Vyčistiť rodinný hrob od machu | Dať nový náhrobný kameň na hrob otca
    dog-adopt | Dať domov psovi z útulku | Prichýliť túlavého psíka
    dog-recall | Aby pes pribehol, keď naňho zavolám | Pes mi na prechádzke uteká, chcem to zmeniť
    dog-fireworks | Upokojiť psa na Silvestra
    hens | Chovať pár sliepok vo dvore | Mať vlastné vajíčka od sliepok
    small-farm | Chovať ovce za domom | Gazdovať na malom a mať zopár kôz
    vineyard | Pestovať vlastné hrozno | Obnoviť dedov vinohrad
    tomatoes | Mať vlastné paradajky z balkóna
    irrigation | Kvapková závlaha do záhonov | Polievať záhradu automaticky
    gazebo | Postaviť v záhrade besiedku | Zhotoviť prístrešok pre auto
    deck | Položiť na záhrade terasu z dosiek | Terasa z WPC za domom
    greenhouse | Chcem mať v záhrade skleník | Osadiť na dvore fóliovník
    old-house | Opraviť starú chalupu | Dať do poriadku dom po starých rodičoch
    house-build | Stavať si vlastný dom | Postaviť drevostavbu na pozemku za obcou
    drill-shelf | Zavesiť zrkadlo na betónovú stenu | Priskrutkovať držiak na televízor
    socket | Iskrí mi zásuvka, treba ju opraviť | Pridať zásuvku v kuchyni
    assemble | Poskladať šatník z IKEA | Zmontovať komodu podľa návodu
    wallpaper | Dať na stenu tapetu | Položiť tapety v obývačke
    soundproof | Nepočuť susedov cez stenu | Stíšiť byt od hluku z ulice
    wall-hole | Zakryť prasklinu v omietke | Opraviť vypadnutú omietku na stene
    bath-shower | Dať do kúpeľne sprchu namiesto vane | Osadiť sprchový kút
    kitchen-new | Zariadiť si novú kuchyňu | Vymeniť kuchynskú linku
    facade-paint | Premaľovať dom zvonku | Natrieť starý drevený plot
    oven-grill | Vymurovať pec na pizzu | Spraviť na dvore ohnisko a gril
    build-bed | Stĺcť si drevenú lavičku | Zhotoviť vlastný jedálenský stôl
    mice | V pivnici máme myši | Vyhnať potkany z povaly
    wasps | Odstrániť hniezdo ôs z povaly | Máme pri okne sršne
    weeds | Mať záhon bez buriny | Vykynožiť pupenec a žihľavu
    strawberries-berries | Založiť záhon s jahodami | Pestovať maliny pri plote
    overwinter-plants | Schovať oleander na zimu | Uchovať pelargónie do jari
    landscape | Upraviť predzáhradku pri novostavbe | Zazeleniť dvor po stavbe domu
    goulash | Kotlíkový guláš pre celú partiu | Pripraviť diviačí guláš v kotlíku
    cook-with-kids | Navariť so synom obed
    dry-mushrooms | Nasušiť huby na zimu
    car-import | Priviezť auto z Nemecka | Kúpiť ojazdené auto v Rakúsku
    car-wheel | Dostal som defekt, vymeniť koleso | Vedieť si prehodiť rezervu na aute
    car-rust | Odstrániť hrdzu z blatníka
    ev-buy | Zaobstarať si auto na elektrinu | Vymeniť benzín za elektromobil
    dog-toilet | Psík sa nám cikal v byte, odnaučiť ho | Naučiť šteniatko cikať vonku
    pet-away | Kam dať psa, keď ideme k moru | Zohnať opatrovateľa pre mačku počas dovolenky
    old-pet | Dopriať starému psovi peknú starobu | Náš pes je starý a chorý
    toilet-fix | Zastaviť tečúci záchod | Záchod je upchatý
    lock-change | Dať na vchod bezpečnostnú vložku | Ochrániť byt pred vlamačmi
    aircon | Namontovať klímu do spálne | Nech je v byte v lete chladnejšie
    masonry | Vymurovať garáž vedľa domu | Vybetónovať príjazdovú cestu
    cat-home | Zaobstarať si do bytu mačku | Chcem si domov vziať kocúra
    van-convert | Prerobiť dodávku na obytné auto | Spraviť si zo Sprintera obytňák
    roof-storm | Vietor nám strhol škridly zo strechy | Po búrke zateká strecha, poistka to zaplatí
    learn-cook | Neviem variť, chcem sa to naučiť | Zlepšiť sa vo varení
    orchard | Zasadiť na záhrade jablone a čerešne | Mať vlastný ovocný sad
    aquarium-care | Voda v akváriu je zelená | V akváriu mi hynú rybky
    restore-bike-boat | Zreštaurovať starý Favorit po otcovi | Opraviť drevenú loďku
    happier | Byť v živote spokojnejšia | Znova cítiť radosť
    life-in-order | Dať sa dokopy | Začať odznova
    slow-down | Prestať sa stále ponáhľať | Nájsť vnútorný pokoj
    purpose | Prísť na to, kto som | Objaviť svoje poslanie
    self-worth | Viac si veriť | Byť sebavedomejšia
    patience | Nevybuchnúť pre každú hlúposť | Mať viac trpezlivosti
    punctual | Byť dochvíľny | Nechodiť všade neskoro
    resolutions | Vydržať pri novoročnom predsavzatí | Splniť, čo som si predsavzal na Nový rok
    discipline | Prekonať svoju lenivosť | Vypestovať si sebadisciplínu
    early-rise | Stať sa ranným vtáčaťom | Vstávať hneď na prvý budík
    bucket-list | Čo všetko chcem v živote zažiť | Napísať si zoznam snov
    minimalism | Vystačiť si s málom | Byť minimalista
    buy-less | Obmedziť nakupovanie na Temu | Neutrácať za hlúposti
    tv-less | Nesedieť večer pred telkou | Obmedziť Netflix
    alone-well | Nebáť sa samoty | Vedieť byť spokojná aj sama
    better-person | Byť dobrý človek | Byť láskavejšia k druhým
    faith-deeper | Byť bližšie k Bohu | Posilniť svoj vzťah s Ježišom
    sacrament-adult | Ísť na birmovku ako dospelá | Nechať sa pokrstiť
    retreat | Stráviť víkend v kláštore | Ísť na exercície
    confession | Pripraviť sa na svätú spoveď | Po dlhom čase sa ísť vyspovedať
    playground | Opraviť hojdačky na ihrisku v obci | Skrášliť park na sídlisku
    clean-up-nature | Zbierať odpadky v lese | Upratať čiernu skládku za dedinou
    council-run | Stať sa starostom obce | Kandidovať v komunálnych voľbách
    memory-keep | Trénovať si pamäť na staré kolená | Predísť demencii
    retired-life | Nenudiť sa v penzii | Nájsť si na dôchodku program
    overthinking | Nerozmýšľať stále nad všetkým | Vypnúť hlavu a neprehrávať si minulosť
    porn-stop | Skoncovať s pornom | Zbaviť sa závislosti od pornografie
    forgive-self | Odpustiť si staré chyby | Prestať si stále niečo vyčítať
    criticism | Neurážať sa pre každú poznámku | Lepšie znášať kritiku
    motivation-find | Nič sa mi nechce, chcem sa nakopnúť | Znova nabrať elán
    decision-skill | Rozhodovať sa rýchlejšie | Nebyť taký nerozhodný
    animal-association | Pomáhať túlavým mačkám na dedine | Rozbehnúť útulok pre opustených psov
    kids-ensemble | Založiť mažoretky pre dievčatá z obce | Rozbehnúť detské divadlo
    sport-compete | Vyhrať okresný pohár v šípkach | Získať medailu na turnaji v karate
    potty | Naučiť dcérku chodiť na nočník | Malý nosí ešte plienky, chceme ho odnaučiť
    sport-club-found | Založiť hokejbalový tím v meste | Otvoriť bežecký klub pre mládež
    bedwetting | Syn sa v noci pomočuje | Dcéra ešte cikáva do postele, chceme jej pomôcť
    self-sleep | Nech malý zaspí bez nás | Uspať dieťa vo vlastnej postieľke
    child-speech | Syn má tri roky a nerozpráva | Rozvíjať reč dvojročného dieťaťa
    tournament-host | Spraviť na dedine turnaj v nohejbale | Usporiadať memoriál v behu
    ai-use | Pochopiť, ako funguje umelá inteligencia | Pracovať s AI nástrojmi
    photo-sort | Spraviť si poriadok vo fotkách | Pretriediť tisíce fotiek z dovoleniek
    recover-files | Získať späť vymazané fotky | Dostať dáta z pokazeného USB kľúča
    parental-control | Zabezpečiť deťom internet | Dať synovi prvý mobil bezpečne
    linux | Vyskúšať Ubuntu namiesto Windowsu | Dať si na počítač Linux Mint
    printer | Pripojiť tlačiareň na wifi | Tlačiareň nechce tlačiť
    screen-repair | Rozbil sa mi displej na telefóne | Dať opraviť prasknutú obrazovku tabletu
    video-edit | Zostrihať svadobné video | Upravovať videá v CapCute
    computer-order | Upratať si plochu a súbory | Dať poriadok do priečinkov v notebooku
    tv-connect | Pripojiť telku na wifi | Spojazdniť nový smart televízor
    virus | Mám vírus v notebooku | Zbaviť sa vyskakovacích reklám v telefóne
    website-guesthouse | Vlastná webová stránka penziónu | Web s rezerváciami pre našu chalupu
    camino | Putovať pešo do Santiaga | Svätojakubská cesta zo Slovenska
    hike-kids | Zobrať deti na Rozsutec | Dostať sa s vnukom na Chopok
    all-peaks | Prejsť všetky tatranské chaty | Vyliezť na každú rozhľadňu na Slovensku
    winter-hike | Ísť na túru na snežniciach
    first-flight | Prvýkrát v živote letím lietadlom | Ešte nikdy som neletel, zvládnuť to
    road-trip | Prejsť autom celú Škandináviu | Vyraziť karavanom do Chorvátska
    weekend-city | Ísť na víkend do Krakova | Pár dní v Ríme
    train-trip | Cestovať po Európe vlakom | Ísť do Prahy vlakom na výlet
    trip-grandma | Zobrať starú mamu na výlet | Ísť s dedkom pozrieť zámok
    northern-lights | Uvidieť polárnu žiaru na vlastné oči | Ísť do Laponska za polárnou žiarou
    hut-ridge | Prejsť Nízke Tatry po hrebeni | Ísť z chaty na chatu po Malej Fatre
    via-ferrata | Vyliezť ferratu v Rakúsku
    tent-forest | Stanovať pri jazere | Prenocovať v lese v hamaku
    ski-family | Rodinná lyžovačka v Tatrách | Ísť s deckami na lyže
    expedition-peak | Dôjsť do base campu pod Everestom
    slovak-paradise | Túra cez Suchú Belú | Výlet do Slovenského raja
    hikes-regular | Chodiť častejšie do hôr | Každú sobotu ísť na túru
    offline-week | Byť týždeň offline | Odísť na chatu bez mobilov
    yard-drain | Dostať dažďovú vodu preč z dvora | Urobiť drenáž, záhrada je samé blato
    preserve-veg | Zavárať lečo a čalamádu | Mať v komore kyslé uhorky na celú zimu
    sausages | Vyúdiť domácu slaninu | Spraviť klobásy ako dedo
    rabbits | Postaviť králikáreň a chovať králiky | Mať na dvore králiky na mäso
    cottage-sell | Predať chatu pri vode | Zbaviť sa chalupy po tete
    move-village | Vymeniť mesto za dedinu a žiť na vidieku | Odsťahovať sa na lazy
    rock-garden | Vysadiť skalničky do skalky | Mať pred domom peknú skalku
    prune-fruit | Orezať hrušku a jablone | Zmladiť starý strom, jabloň
    car-register | Zaregistrovať auto zo zahraničia | Vybaviť značky na auto z Holandska
    work-near | Pracovať blízko domu | Prestať dochádzať do práce hodinu denne
    care-return | Skončiť s turnusmi v Rakúsku | Prestať opatrovať v Nemecku, byť doma
    meeting-voice | Prehovoriť na porade | Nebáť sa vyjadriť svoj názor na schôdzi
    sell-crafts | Predávať na trhoch ručne šité kabelky | Zarábať pletením čiapok
    enforcement-pay | Doplatiť exekútorovi zvyšok | Splácať exekúciu po stovke
    disability-appeal | Brániť sa, odobrali mi invalidný dôchodok | Namietať percentá invalidity
    neck-pain | Uvoľniť stuhnutú šiju | Nech ma prestane bolieť krk z notebooku
    drink-less | Piť víno len cez víkend | Prestať s pivom každý večer po práci
    folk-costume | Doplniť čepiec a lajblík ku kroju | Ušiť dcére kroj do súboru
    nativity-carve | Vyrezávať postavičky do betlehema | Urobiť si drevený betlehem
    first-communion | Nachystať dcéru na prvé prijímanie | Usporiadať hostinu po svätom prijímaní
    work-party | Zvolať susedov na brigádu pri vchode | Spraviť s rodičmi brigádu v škôlke
    widower-live | Vedieť sa o seba postarať, ovdovel som | Naučiť sa variť, umrela mi žena
    apprentice-adult | Vyučiť sa za murára | Získať výučný list po tridsiatke
    prune-stone | Orezať marhuľu a slivku v lete | Skrátiť vysoký orech
    run-meeting | Mať kratšie porady a viesť ich | Viesť pondelkovú poradu načas
    yoga-class | Chodiť na jogu dvakrát do týždňa | prihlásiť sa na pilates v meste
    peppers | Vypestovať si uhorky a papriku v záhrade | vysadiť si na záhrade kapie a feferónky
    pray-daily | Nájsť si denne čas na modlitbu | Pravidelne sa modliť s manželom
    pray-daily | nájsť si každý deň čas na modlitbu
    chess-tournament | Zúčastniť sa majstrovstiev v šachu
    chess-tournament | uspieť na krajských majstrovstvách v šachu
    followers | Rozbehnúť TikTok pre firmu
    stroke-carer | Pomôcť otcovi po mŕtvici | opatrovať doma manžela, ktorý mal porážku
    cv-write | Upraviť si životopis | Aktualizovať CV
    cv-write | oprášiť CV, naposledy som ho písala pred desiatimi rokmi
    landscape-photo | Začať s fotením krajiny | naučiť sa lepšie fotiť prírodu, hlavne hory v hmle
    carer-course | Spraviť kurz opatrovania | absolvovať akreditovaný kurz opatrovania
    welding-licence | Urobiť si kurz zvárania | stať sa zváračom s papierom, skúšky na TIG
    switch-studies | Prejsť na inú vysokú školu | Prestup na inú fakultu
    switch-studies | prejsť z ekonómie na medicínu
    kids-time | Viac času s deťmi | Chcem byť častejšie s deťmi, chodím z práce až večer
    talent-exam | Urobiť talentovky | spraviť prijímačky na konzervatórium
    school-ready | Pripraviť syna na prvý ročník | nachystať vnuka, aby zvládol nástup do školy
    learn-ski | Naučiť sa snowboardovať | v štyridsiatke sa postaviť na lyže a naučiť sa zjazdovať
    family-recipes | Spísať babkine recepty do zošita
    family-recipes | zozbierať po tetách recepty našej starej mamy
    three-good-things | Viesť si denník vďačnosti | viesť si denník vďačnosti
    fire-brigade-join | Pridať sa k hasičom | zapojiť sa medzi hasičov v dedine
    zus-enrol | Zapísať dcéru na balet | dostať syna na klavír do základnej umeleckej školy
    child-sport-club | Prihlásiť deti na plávanie | zapísať vnučku na atletiku niekde blízko
    family-closer | Chcem si s otcom viac rozumieť, stále sa len doberáme
    guitar | Brnkať na gitare pár táborákových pesničiek
    sew-dress | Zošiť si letné šaty podľa strihu z časopisu
    push-ups | zvládnuť tridsať klikov na jeden šup do leta
    weekend-drinking | v sobotu sa s chlapmi už neopíjať, v nedeľu mi je vždy zle
    mortgage-compare | chcem pochopiť hypotéky a zistiť, ktorá banka je pre nás najvýhodnejšia
    invest-small | skúsiť investovať, mám pár eur mesačne navyše
    divorce-peaceful | rozvádzame sa, chcem to zvládnuť slušne, aby deti netrpeli
    paving-relay | pred garážou mi klesla dlažba, treba ju rozobrať a vyrovnať
    phone-photos | dostať fotky z telefónu na disk, aby som o ne neprišla
    whatsapp-calls | chcem sa naučiť telefonovať cez Viber s dcérou v cudzine
    record-own-song | natočiť doma svoju prvú skladbu
    camera-learn | konečne pochopiť manuálny režim na mojom Nikone
    accounting-course | vyučiť sa za mzdovú účtovníčku, robím za pásom
    visit-abroad | vybrať sa za bratom do Londýna
    visit-at-home | pozrieť krstnú v Prešove
    return-part-time | po rodičovskej chcem robiť len na šesť hodín, skrátený úväzok
    course-then-leave | vyučiť sa popri fabrike za kozmetičku a nájsť si novú prácu
    parents-divorce | naši sa rozvádzajú a neviem, ako to prežiť
    outdoor-steps | vonkajšie schody sa rozpadajú, chcem ich vyspraviť
    marrow-donor | stať sa darcom kmeňových buniek
    walk-to-work | začať chodiť do roboty peši, je to tri kilometre
    plank-hold | naučiť sa držať plank aspoň minútu bez prehnutia
    paving-clean | zbaviť chodník machu a buriny medzi kockami
    """)
}
