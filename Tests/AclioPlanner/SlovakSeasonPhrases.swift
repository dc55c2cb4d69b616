import CoreModels

extension TopicPhrases {
  /// Slovak phrases for topics of everyday life and the seasons.
  static let slovakSeason = rows(
    .slovak,
    """
    run-weekly | Chcem začať chodiť behať trikrát do týždňa | Dvakrát týždenne si zabehať po práci
    outside-daily | Tráviť každý deň viac času vonku | Vyjsť denne na čerstvý vzduch
    knee-pain | Mamu bolia kolená na schodoch | Zmierniť bolesť kolena pri drepe
    job-unemployed | Som pol roka na úrade práce a hľadám si prácu
    job-unemployed | Manžel je nezamestnaný a hľadá prácu
    retiree-work | Nájsť si brigádu popri dôchodku | Som dôchodkyňa a chcem si privyrobiť
    job-after-parental | Zohnať robotu po rodičovskej | Manželka si chce nájsť miesto po materskej
    school-exam | Syn robí prijímačky na strednú školu | Dostať sa na strednú zdravotnícku školu
    school-exam | Pripraviť syna na prijímačky na gymnázium
    english-interview | Mám budúci týždeň pohovor v angličtine | Pohovor v nemčine do novej firmy
    credit-week | Stihnúť zápočty pred skúškovým | Prežiť zápočtový týždeň na výške
    carer-german | Potrebujem nemčinu, idem opatrovať do Nemecka
    carer-german | Zopakovať si nemčinu, opatrujem v Rakúsku
    carer-german | Nemčina na opatrovanie | Naučiť sa nemecky ako opatrovateľka
    beauty-trade | Robiť mihalnice na živnosť | Chcem si spraviť živnosť na pedikúru
    beauty-trade | Založiť živnosť na masáže
    property-sell | Predávame dom po starých rodičoch | Predať garsónku v Košiciach
    overdraft | Vyhrabať sa z mínusu na účte | Vyjsť z povoleného prečerpania
    overdraft | Dostať sa z mínusu na účte
    holiday-allowance | Ako dostať rekreačný poukaz od zamestnávateľa
    holiday-allowance | Požiadať v práci o príspevok na rekreáciu
    money-manage | Chcem lepšie hospodáriť s výplatou | Naučiť sa lepšie narábať s peniazmi
    knit-hat-scarf | Uštrikovať vnukovi čiapku | Upliesť manželovi teplý šál
    instrument-daily | Cvičiť denne na husliach | Venovať sa klavíru polhodinu denne
    guitar-daily | Brnkať na gitare každý večer | Cvičiť gitaru dvadsať minút denne
    carols-play | Naučiť sa koledy na klavíri do Vianoc | Chcem na Vianoce zahrať koledy na flaute
    nursery-place | Vybaviť vnukovi miesto v škôlke | Zapísať malú do škôlky
    kinder-show | Pripraviť s deťmi besiedku ku Dňu matiek | Rozlúčka predškolákov v našej škôlke
    kinder-show | Zorganizovať besiedku | Pripraviť besiedku
    xmas-show | Vianočná besiedka s predškolákmi | Nacvičiť s prvákmi vianočný program pre rodičov
    class-reunion | Dať dokopy stretávku zo základky
    class-reunion | Naplánovať posedenie so spolužiakmi zo základky
    school-break | Čo s deťmi cez jesenné prázdniny | Postarať sa o deti cez letné prázdniny
    christmas-alone | Vydržať Vianoce bez rodiny | Mať pekné Vianoce aj keď som sám
    carer-self | Opatrujem mamu a nemám čas na seba | Oddýchnuť si od opatrovania starej mamy
    ski-break | Stráviť jarné prázdniny na lyžiarskom svahu | Zobrať syna lyžovať na jarné prázdniny
    ski-gear | Dať nabrúsiť a navoskovať lyže | Skontrolovať deťom lyže a lyžiarky
    mountain-holiday | Stráviť s vnukom pár dní na Štrbskom plese | Letná dovolenka v Tatrách
    mold-clear | Máme v spálni pleseň na stene
    drywall | Spraviť v izbe sadrokartónovú stenu | Obložiť podkrovie sadrokartónom
    car-trip-ready | Nachystať auto na cestu do Chorvátska
    car-trip-ready | Dať skontrolovať auto pred cestou k moru
    heating-weak | Radiátor je stále studený | Máme slabo teplé radiátory
    heating-weak | Radiátor nehreje
    winter-birds | Prikrmovať vtáčiky v zime | Postaviť vtáčiu búdku s kŕmidlom na zimu
    car-sell | Predať ojazdenú fabiu | Zbaviť sa starého auta predajom
    bathroom-renovate | Zrekonštruovať starú kúpeľňu | Rekonštrukcia kúpeľne u rodičov
    blinds-mount | Dať si vnútorné žalúzie | Namontovať sieťky na okná
    windows-replace | Nové plastové okná do rodinného domu | Dať vymeniť staré drevené okná
    power-save | Platiť menej za elektrinu | Znížiť účet za elektrinu
    garage-sale | Urobiť na dvore blší trh so susedmi
    attic-clear | Vyniesť staré veci z povaly | Upratať si podkrovie
    school-show | Pripraviť divadelné predstavenie
    after-divorce | Postaviť sa na nohy po rozvode | Som po rozvode a začínam odznova
    run-after-pain | Bolia ma achilovky, chcem sa vrátiť k behu
    band-start | Založiť s chalanmi kapelu v garáži
    fair-share | Aby mi manžel pomáhal v domácnosti
    lawn-new | Vysiať trávnik na novej záhrade
    carpet-clean | Vyčistiť starý koberec od psa
    hedge-plant | Zasadiť tuje namiesto plota
    first-aid-child | Poznať prvú pomoc pre batoľa | Čo robiť, keď sa dieťa dusí
    arm-fracture | Rozcvičiť zápästie po sadre
    gifts-family | Kúpiť darčeky pre všetkých pod stromček
    family-weekends | Byť cez víkendy viac s deťmi
    child-hits | Aby dcéra nebila deti v škôlke
    code-web | Naučiť sa tvoriť webstránky | Zvládnuť základy HTML
    relative-book | Spísať knihu o dedkovi
    ski-better | Lyžovať istejšie a zlepšiť sa
    usa-entry | Vybaviť si vízum do Ameriky
    e-visa | Elektronické vízum do Indie
    fear-dogs | Nebáť sa psov
    office-to-hands | Odísť z úradu a pracovať na farme
    office-flexible | Rozhýbať stuhnuté telo od počítača
    muscle-gain | Nabrať hmotu v posilňovni
    daily-workout | Cvičiť denne pol hodinu
    sell-furniture | Predať gauč po starej mame
    cuisine-learn | Naučiť sa variť indické kari
    cottage-beds | Urobiť vyvýšené záhony na záhrade
    wardrobe-sell | Upratať skriňu a nenosené veci predať na Vinted
    new-year-hosts | Silvester u nás s hosťami
    travel-photos | Pozbierať všetky fotky z dovoleniek na jeden disk
    group-app | Urobiť aplikáciu na rezervácie pre náš tenisový klub
    photo-calendar | Fotokalendár pre babku
    comic-draw | Nakresliť mangu
    chess-learn | Hrať lepšie šach
    forklift | Preukaz na vysokozdvižný vozík
    dictation-help | Naučiť vnuka vybrané slová
    money-stress | Prestať sa stresovať kvôli peniazom
    czech-citizenship | Získať občianstvo Českej republiky
    move-czech | Odsťahovať sa do Ostravy za prácou
    tour-parent | Zobrať rodičov na zájazd do Benátok
    hospice-volunteer | Pomáhať ako dobrovoľník v hospici
    student-income | Privyrobiť si popri štúdiu 400 eur mesačne
    teach-bike | Odnaučiť dcéru od pomocných koliesok na bicykli
    mouth-harmonica | Naučiť sa pár piesní na ústnej harmonike
    post-parcels | Odoslať dva balíky krstným deťom do Rakúska
    pilgrimage-rome | Putovať s farnosťou do Vatikánu
    sauna-start | Chodiť raz týždenne do sauny a neprehnať to | Ísť prvýkrát do fínskej sauny
    sauna-start | Naučiť sa saunovať
    cellulite | Dostať celulitídu pod kontrolu | Čo najviac zmenšiť pomarančovú kožu na stehnách
    cellulite | Celulitída na zadku
    hair-nicer | Dať do poriadku zničené vlasy po odfarbovaní | Mať hustejšie a pevnejšie vlasy
    hair-nicer | Lepšie sa starať o vlasy
    dandruff | Nemať lupiny na čiernom svetri | Už ma nebaví svrbiaca hlava | Lupiny
    firm-part | Vyrysovať si brušné svaly do leta | Mať pevný zadok
    firm-part | Chcem väčšie ruky, hlavne biceps
    keto-diet | Prejsť na keto | Na mesiac vynechať sacharidy, jesť low carb | Ketogénna strava
    mole-removal | Nechať si vyrezať podozrivé znamienko na chrbte
    mole-removal | Ukázať znamienko kožnému lekárovi | Znamienko na vyšetrenie
    stroke-after | Vrátiť sa do života po mozgovej príhode | Znova rozhýbať ruku po mŕtvici
    stroke-after | Po mŕtvici
    team-fitness | Vydržať behať celý zápas vo futbale | Pripraviť sa fyzicky na florbalovú sezónu
    team-fitness | Kondička na basketbal
    indoor-climb | Chodiť na lezeckú stenu | Začať s boulderom po práci | Liezť na stene v hale
    ski-touring | Ísť prvýkrát na skialpy | Vyskúšať skitouring s kamarátmi | Kurz skialpinizmu
    dive-headfirst | Skočiť do vody po hlave | Skákať šípky v bazéne | Naučiť sa pekný skok do vody
    dentist-fear | Po rokoch mám strach ísť k zubárovi | Bojím sa vŕtačky u zubára | Fóbia zo zubára
    medical-fear | Nepanikáriť pred odberom krvi | Bojím sa injekcií a očkovania | Strach z doktorov
    skin-care | Mať hladkú a žiarivú pleť | Nájsť si rutinu na mastnú pleť | Menej vrások
    grill-cook | Ugrilovať dobré steaky | Nespáliť na grile ani jedno kura | Grilovanie
    food-waste | Nevyhadzovať potraviny do koša | Zužitkovať zvyšky jedla z chladničky
    food-waste | Menej plytvať jedlom
    concrete-path | Vyliať betónový chodník k bráničke | Zabetónovať plochu pred garážou
    concrete-path | Spraviť chodník okolo domu z betónu
    sofa-clean | Vytepovať sedačku po deťoch | Vyčistiť si starý matrac od prachu
    sofa-clean | Vyčistiť gauč doma
    pet-slim | Mačka je tučná, má schudnúť | Znížiť psovi nadváhu o tri kilá | Diéta pre labradora
    pet-farewell | Uspať starého psa a byť pri ňom | Vyrovnať sa so smrťou psíka
    pet-farewell | Umrela nám mačka, zvládnuť to s deťmi
    move-out-partner | Odísť od frajera | Vypadnúť od partnera
    move-out-partner | Odsťahovať sa od priateľky do konca mesiaca
    office-move | Presunúť kaderníctvo do nových priestorov | Sťahovanie firmy
    office-move | Presťahovať e-shop a sklad
    move-city | Odsťahovať sa do Bratislavy | Ísť bývať do Trnavy | Presťahujeme sa na východ
    garden-rescue | Zachrániť zarastenú záhradu po starých rodičoch
    garden-rescue | Zvelaďiť zanedbaný dvor a záhradu | Dať dokopy spustnutú záhradu
    elder-volunteer | Navštevovať osamelých seniorov | Chodiť nakupovať starším ľuďom v okolí
    elder-volunteer | Venovať sa dôchodcom
    help-people | Variť pre bezdomovcov | Urobiť niečo dobré pre druhých | Pomáhať utečencom
    online-dating | Nájsť si muža na zoznamke | Hľadať ženu cez internet | Tinder po štyridsiatke
    kids-party | Narodeninová oslava pre dcéru, bude mať päť | Oslava v herni pre prváčku
    kids-party | Detská párty doma
    family-gathering | Zvolať príbuzných a rodinu z celého Slovenska
    family-gathering | Zraz príbuzných po desiatich rokoch | Rodinné stretnutie
    outdoor-party | Zavolať kamarátov na grilovačku | Ísť s deťmi na piknik | Guláš párty
    baby-name | Nájsť meno pre dcérku | Nevieme sa dohodnúť na mene pre bábätko
    baby-name | Vymyslieť meno dieťaťu
    wish-write | Zablahoželať šéfovi k päťdesiatke | Napísať gratuláciu k promóciám
    wish-write | Pekný vinš babke k osemdesiatke
    love-letter | Napísať frajerke vyznanie lásky | List z lásky priateľovi
    love-letter | Poslať manželovi ľúbostný list
    windows-install | Naformátovať notebook a dať tam nový Windows
    windows-install | Znova nainštalovať operačný systém | Čistá inštalácia Windows
    windows-eleven | Prechod z Windows 10 na 11 | Aktualizovať starý notebook na Windows 11
    windows-eleven | Upgrade na Win 11
    photographer-pro | Zarábať ako fotograf | Privyrobiť si fotením rodín
    photographer-pro | Stať sa svadobným fotografom
    drums-learn | Hrať na bicie v kapele | Začať bubnovať na starobu | Bicie pre začiatočníka
    nails-learn | Robiť si doma gélové nechty sama | Kurz manikúry | Naučiť sa modelovať nechty
    portrait-draw | Kresliť tváre, aby sa podobali | Namaľovať mame portrét k narodeninám
    portrait-draw | Portréty ceruzkou
    school-finish | Dochodiť strednú školu | Zvládnuť posledný ročník gympla
    school-finish | Chcem konečne ukončiť školu
    study-abroad | Dostať sa na školu v Dánsku | Študovať informatiku v Nemecku
    study-abroad | Vysoká škola v zahraničí
    juggle | Žonglovať | Vedieť žonglovať s piatimi loptičkami | Naučiť synov žonglovanie
    magic-tricks | Predviesť deťom pár kúziel | Byť kúzelníkom pre vnúčatá | Kartové triky
    geocaching | Hľadať kešky na prechádzkach | Založiť prvú kešku | Geocaching s rodinou
    poem-recite | Predniesť báseň na besiedke | Zlepšiť sa v recitovaní | Básnička naspamäť do školy
    permit-abroad | Medzinárodný vodičák do Ameriky
    permit-abroad | Vybaviť medzinárodný vodičský preukaz na dovolenku
    permit-abroad | Medzinárodné vodičské oprávnenie
    car-lease | Zobrať SUV na splátky | Auto na operatívny leasing | Kúpiť dodávku na lízing
    invest-sum | Rozumne uložiť 30 000 eur | Investovať nasporené peniaze
    invest-sum | Mám 15000 eur a chcem ich zhodnotiť
    home-insurance | Poistenie domu a domácnosti | Poistiť chatu proti vlámaniu | Poistka na byt
    ehic | Európsky zdravotný preukaz | Vybaviť kartičku poistenca na dovolenku
    ehic | Preukaz poistenca pre celú rodinu
    child-allowance | Požiadať o prídavky na deti | Detské prídavky pre samoživiteľku
    child-allowance | Prídavok na dieťa od septembra
    hike-knee | Vystúpiť na Rysy s artrózou kolena | Turistika po menisku
    hike-knee | Túra v Tatrách s chorým kolenom
    slovakia-tour | Pochodiť celé Slovensko za leto | Cesta po Slovensku karavanom
    slovakia-tour | Vidieť z Slovenska čo najviac
    festival-go | Kúpiť lístky na Pohodu a ísť tam | Zájsť na Grape | Ísť na festival sama
    wellness-weekend | Predĺžený víkend v kúpeľoch | Wellness pre dvoch
    wellness-weekend | Dať si termálny pobyt v januári
    lie-stop | Prestať klamať priateľke | Byť úprimný | Menej si vymýšľať pred kamarátmi
    responsible | Plniť sľuby, ktoré dám | Byť spoľahlivejší v práci | Stať sa zodpovednejšou
    laugh-more | Častejšie sa smiať | Znova sa naučiť zasmiať na sebe | Viac humoru v živote
    more-social | Byť viac medzi ľuďmi | Chcem byť zhovorčivejší | Byť otvorenejšia
    exam-nerves | Upokojiť sa pred štátnicami | Mám stres z testov | Nemať okno na skúške
    think-positive | Rozmýšľať viac pozitívne | Byť optimistickejšia | Menej sa sťažovať
    culture-more | Ísť aspoň raz do mesiaca do divadla | Zájsť častejšie na koncert | Viac kultúry
    christmas-stall | Stánok na adventných trhoch | Prihlásiť sa na vianočné trhy s koláčmi
    christmas-stall | Predávať medovníky na vianočnom jarmoku
    profession-degree | Chcem byť psychológom | Vyštudovať za veterinára | Stať sa zubárkou
    no-experience-job | Nájsť prvú prácu po maturite | Zohnať zamestnanie bez skúseností
    no-experience-job | Práca pre absolventa bez praxe
    earn-more | Zarábať viac, teraz mám 900 eur | Zvýšiť si príjem | Privyrobiť si
    negotiate | Vyjednávať o cene bez strachu | Vyjednať si lepšiu zmluvu
    negotiate | Zlepšiť sa vo vyjednávaní
    remote-job | Zohnať prácu z domu na počítači | Hľadám home office | Privyrobiť si online
    bake-pies | Zlepšiť sa v pečení koláčov | Zdokonaliť sa v pečení štrúdle | Vedieť upiecť dobrú bublaninu
    children-book | Vytvoriť knižku pre vnučku | Vyrobiť leporelo pre bábätko | Spísať rozprávky pre vnúčatá
    stroke-after | Po mŕtvici sa opäť naučiť fungovať
    ski-touring | Vyskúšať skialp
    indoor-climb | Chodiť na bouldering
    food-waste | Menej vyhadzovať jedlo
    mole-removal | Nechať si skontrolovať znamienka
    home-insurance | Poistiť dom
    sofa-clean | Vyčistiť sedačku
    couple-talk | Viac komunikovať s partnerkou | Lepšie komunikovať vo vzťahu
    parent-death | Zvládnuť smútok po mame | Prežiť smrť otca
    child-talk | Viac sa rozprávať so synom | Viac komunikovať s deťmi
    beard-grow | Zapustiť si poriadnu bradu
    dry-herbs | Sušiť mätu a harmanček
    car-battery | Auto mi neštartuje
    alps-two-day | Zdolať Triglav
    sandpit-swing | Postaviť pieskovisko pre deti
    sandpit-swing | Urobiť deťom hojdačku
    colonoscopy | Ísť na kolonoskopiu
    pigeons-off | Zbaviť sa holubov na streche
    watercolour | Skúsiť akvarel
    """)
}
