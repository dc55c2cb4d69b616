import CoreModels

extension TopicPhrases {
  /// Slovak phrases for trades, sports and dishes.
  static let slovakTrade = rows(
    .slovak,
    """
    team-sport | začať hrať futbal | hrať hokej za amatérov | chodiť na volejbal
    racket-sport | naučiť sa hrať padel | Začať hrať tenis | zlepšiť sa v stolnom tenise
    group-class | chodiť na zumbu | začať s crossfitom | skúsiť spinning
    horse-riding | naučiť sa jazdiť na koni | chodiť na kone | začať s jazdectvom
    triathlon | Dokončiť triatlon | zvládnuť prvý triatlon | zvládnuť Ironmana
    obstacle-race | zvládnuť Spartan Race | zabehnúť prekážkový beh | spartan
    flip-learn | naučiť sa salto | urobiť salto | urobiť salto vzad
    cycling-regular | bicyklovať viac | začať s cyklistikou | jazdiť pravidelne na bicykli
    nails-care | mať pekné nechty | prestať mať lámavé nechty | mať zdravé nechty
    diabetes-live | cukrovka | zvládnuť cukrovku | naučiť sa žiť s cukrovkou
    healthy-start | chcem byť zdravší | začať sa starať o svoje zdravie | mať lepšie zdravie
    swim-regular | chodiť na plaváreň | plávať dvakrát týždenne | začať chodiť na plaváreň
    trade-become | stať sa automechanikom | chcem byť elektrikár | byť murárom
    gastro-become | stať sa kuchárom | pracovať ako čašníčka | stať sa cukrárkou
    beauty-become | stať sa kaderníčkou | chcem byť barber | stať sa masérom
    pilot-become | stať sa pilotom | chcem byť pilotka | naučiť sa lietať na lietadle
    cabin-crew | stať sa letuškou | Pracovať ako letuška | chcem byť stevard
    rail-become | Stať sa rušňovodičom | pracovať na železnici | stať sa výpravcom
    taxi-courier | jazdiť na Bolte | robiť kuriéra | začať voziť taxík
    simple-job | pracovať v sklade | stať sa predavačkou | robiť na recepcii
    guard-sbs | robiť SBSkára | urobiť si preukaz SBS | pracovať v SBS
    office-field | pracovať v HR | pracovať v marketingu | stať sa projektovým manažérom
    finance-agent | stať sa finančným poradcom | pracovať v poisťovni | ísť robiť do banky
    design-pro | stať sa grafikom | stať sa UX dizajnérkou | stať sa strihačom videa
    actor-pro | stať sa dabérom | dostať sa na herectvo na VŠMU | stať sa moderátorom
    model-pro | stať sa modelkou | začať s modelingom | chcem byť modelka
    influencer | stať sa influencerkou | stať sa youtuberom | živiť sa Instagramom
    pro-athlete | stať sa profesionálnym futbalistom | stať sa hokejistom | chcem byť futbalista
    referee-become | stať sa futbalovým rozhodcom | pískať zápasy | stať sa rozhodcom
    lifeguard | stať sa plavčíkom | urobiť si kurz plavčíka | plavčík
    instructor-cert | stať sa lektorkou jogy | stať sa výživovou poradkyňou | stať sa inštruktorom lyžovania
    priest-become | stať sa kňazom | vstúpiť do kláštora | ísť do seminára za kňaza
    forest-farm | stať sa farmárom | stať sa lesníkom | pracovať v poľnohospodárstve
    home-dish | urobiť domácu pizzu | urobiť rezne | uvariť bryndzové halušky
    focus-better | zlepšiť sústredenie | vedieť sa lepšie sústrediť | zlepšiť koncentráciu
    stutter-less | prestať koktať | zbaviť sa zajakávania | koktám
    handwriting | zlepšiť si písmo | mať krajšie písmo | písať čitateľnejšie
    style-change | zmeniť vizáž | obliekať sa lepšie | zmeniť účes
    country-trip | ísť na Bali | navštíviť Japonsko | letieť do Austrálie
    race-devin | Zabehnúť Devín - Bratislava | Bežať Národný beh | Odbehnúť Devín-Bratislava
    race-bratislava | Zabehnúť ČSOB maratón | Zabehnúť bratislavský maratón | Zabehnúť polmaratón v Bratislave
    named-race | Odbehnúť Night Run | Odbehnúť nočný beh | Odbehnúť Štefánik Trail
    walk-hundred | Prejsť Lazovskú stovku | Prejsť 50 km za deň | Prejsť 100 km pešo za 24 hodín
    cyclo-race | Ísť na Horala na bicykli | Ísť na cyklomaratón | Zúčastniť sa Horala na horskom bicykli
    ducks-geese | Chovať kačice | Kúpiť husi na dvor | Chovať morky
    quails | Chovať prepelice | Začať s prepelicami na vajíčka | Zaobstarať si prepelice
    pigeons | Chovať holuby | Zaobstarať si poštové holuby | Postaviť holubník
    broilers | Chovať kurčatá na mäso | Chovať sliepky na mäso | Vykŕmiť si brojlery
    room-refresh | Vymaľovať a zariadiť detskú izbu | Vymaľovať spálňu a zariadiť ju | Vymaľovať a prerobiť obývačku
    medkit | Zostaviť si domácu lekárničku | Doplniť lekárničku v aute | Skontrolovať lekárničku
    hearing-test | Otestovať si sluch | Dať si vyšetriť sluch | Zistiť, či dobre počujem
    mole-check | Skontrolovať si znamienka | Odfotiť si znamienka | Sledovať si znamienka
    cold-sore | Vyliečiť si opary | Zbaviť sa oparov na perách | Mať menej oparov
    massage-visit | Ísť na masáž | Dopriať si masáž chrbta | Objednať sa na masáž
    dog-run | Behať so psom | Začať behať so psom | Skúsiť canicross
    lawn-care | Mať pekný trávnik | Oživiť zanedbaný trávnik | Zbaviť sa machu v trávniku
    trampoline | Kúpiť deťom trampolínu | Postaviť trampolínu na záhrade | Vybrať trampolínu
    chainsaw | Naučiť sa robiť s motorovou pílou | Naučiť sa píliť motorovkou | Kurz na motorovú pílu
    herb-salve | Vyrobiť si bylinkovú masť | Urobiť nechtíkovú masť | Urobiť liečivú masť z nechtíka
    persuade-pet | Presvedčiť rodičov na psa | Prehovoriť muža na mačku | Presvedčiť rodičov na škrečka
    insurance-claim | Nahlásiť škodu poisťovni | Ohlásiť poistnú udalosť na aute | Vybaviť škodu po vytopení od suseda
    work-czech | Ísť pracovať do Čiech | Nájsť si prácu v Prahe | Ísť robiť do Brna
    van-drive | Naučiť sa šoférovať dodávku | Zvládnuť jazdiť s dodávkou | Naučiť sa jazdiť s mikrobusom
    tickets | Zohnať lístky na hokej | Kúpiť vstupenky na ples | Zohnať lístky na vypredaný koncert
    hens | Chovať sliepky doma
    paint-pictures | Začať maľovať obrazy na plátno | chcem sa naučiť maľovať krajinky | Namaľovať si obraz nad gauč
    photos-to-computer | hodiť fotky z iPhonu do notebooku | Skopírovať fotky zo Samsungu do počítača | presunúť videá z mobilu na počítač
    nail-biting | Prestať si obhrýzať nechty | nehrýzť si kožky okolo nechtov | Odnaučiť dcéru hrýzť si nechty
    paint-pictures | Začať maľovať akrylom
    colonoscopy | Chystám sa na vyšetrenie hrubého čreva
    gout | Vhodná diéta pri dne
    anemia | Doplniť železo v krvi
    osteoporosis | Mať zdravé a pevné kosti
    beard-grow | Starostlivosť o fúzy a strnisko
    eat-slow | Žuť dôkladne a vedome jesť
    bad-breath | Odstrániť zlý dych
    leg-cramps | Mať menej kŕčov v lýtkach
    body-hair | Bezbolestná depilácia nôh
    nightmares | Prestať mávať zlé sny
    hair-pulling | Prekonať trichotilomániu
    partner-sick | Opatrovať ťažko chorého partnera
    cold-water | Dávať si studené sprchy
    cold-flu | Prekonať prechladnutie
    eye-circles | Mám opuchnuté oči a tmavé kruhy
    scars | Zmierniť jazvu po operácii
    breathing | Robiť dychové cvičenia
    milk-supply | Zvýšiť laktáciu
    smell-car | Dostať smrad z auta von
    smoke-fish | Vyskúšať doma údenie makrely
    dry-herbs | Zasušiť levanduľu z balkóna
    silverfish | Zničiť švehly v kúpeľni
    pigeons-off | Aby mi holuby nesadali na parapet
    car-battery | Mám vybitú baterku v aute
    wallbox | Dať si namontovať nabíjačku na auto
    one-tree | Posadiť slivku
    sandpit-swing | Zavesiť deťom hojdačku na strom
    melon-grow | Dopestovať vlastné melóny
    knife-skill | Naostriť tupé nože
    fruit-flies | Vínne mušky na ovocí
    heat-wave | Vydržať letné horúčavy v paneláku
    board-games | Pozvať priateľov na stolové hry
    drinks-make | Robiť doma dobré espresso
    lost-find | Kde hľadať stratenú peňaženku
    dog-care | Dobrá starostlivosť o psa
    car-mechanic | Zohnať poctivého autoopravára
    surgery-carer | Ošetrovať dedka po operácii kolena
    family-time | Dopriať rodine viac času
    church-wedding | Vybaviť cirkevný sobáš na fare
    hedgehog-help | Zachrániť malého ježka
    listen-better | Byť empatickejší a vypočuť druhých
    conflict-skill | Pokojne riešiť spory a nezhody
    flirt | Vedieť baliť ženy
    good-friend | Viac sa venovať priateľstvám
    romance | Byť pozornejší k partnerke
    trust-people | Znova veriť ľuďom
    elder-place | Umiestniť babku v starobinci
    internet-get | Zaviesť optický internet domov
    dance-better | Odvážiť sa tancovať na parkete
    makeup-learn | Lepšie si nalíčiť oči
    camp-child | Vybrať synovi letný tábor
    drive-better | Istejšie jazdiť v noci a v daždi
    writing-better | Písať lepšie slohové práce
    vocab-pronounce | Správne vyslovovať a mať menší akcent
    pub-games | Trénovať snooker
    small-skill | Uviazať si motýlika
    court-prep | Zvládnuť svedeckú výpoveď na súde
    kids-park | Vziať vnúčatá do aquaparku
    wildlife-watch | Fotiť jelene počas ruje
    cruise | Plavba po nórskych fjordoch
    sailing-week | Prenajať si katamarán s kamarátmi
    honeymoon | Kam ísť na medové týždne
    au-pair | Opatrovať deti v zahraničí
    move-austria | Odísť žiť do Rakúska
    alps-two-day | Zdolať Dachstein
    long-flight | Vydržať zaoceánsky let a jet lag
    week-plan | Byť organizovanejší a viac stíhať
    year-plan | Stanoviť si ciele na ďalší rok
    say-no | Vedieť odmietnuť bez výčitiek
    funny | Naučiť sa vtipne rozprávať historky
    perfectionism | Nemusieť mať všetko dokonalé
    courage | Vystúpiť z komfortnej zóny
    creative-daily | Rozhýbať svoju fantáziu
    unfinished | Uzavrieť všetky nedokončené veci
    habit-break | Skoncovať so zlozvykmi
    independent | Postaviť sa na vlastné nohy
    communication-skill | Hovoriť jasne a zrozumiteľne
    sales-skill | Získať lepšie predajné zručnosti
    work-life | Udržať balans medzi robotou a životom
    delegate-feedback | Dávať feedback kolegom
    better-at-work | Byť dobrý vo svojom povolaní
    payslip | Ako sa vypočíta čistá mzda
    screening | Objednať sa na mamografiu
    treehouse | Postaviť domček na strome pre syna
    car-care | Starať sa o svoje prvé auto
    marriage-save | Chcem zachrániť náš vzťah
    watercolour | Kurz akvarelu pre začiatočníkov
    """)
}
