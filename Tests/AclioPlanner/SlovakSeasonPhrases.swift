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
    """)
}
