import CoreModels

/// Natural-language days and their meaning on Saturday 2026-11-21: the day, or the first and the
/// last joined by `…`; a deadline after `<=`; a time at the end.
enum DayPhrases {
  static let today = Day(epochDay: 20_778)

  static let english = """
    today | 2026-11-21
    tomorrow | 2026-11-22
    Tomorrow. | 2026-11-22
    yesterday | 2026-11-20
    the day after tomorrow | 2026-11-23
    day before yesterday | 2026-11-19
    Monday | 2026-11-23
    on Monday | 2026-11-23
    Saturday | 2026-11-28
    Fri | 2026-11-27
    next Friday | 2026-11-27
    next Monday | 2026-11-23
    this Sunday | 2026-11-22
    last Tuesday | 2026-11-17
    Friday next week | 2026-11-27
    by Tuesday | <=2026-11-24
    until Friday | <=2026-11-27
    -1 | 2026-11-20
    +3 | 2026-11-24
    +3 days | 2026-11-24
    -2 weeks | 2026-11-07
    3 days | 2026-11-24
    in 3 days | 2026-11-24
    in 3 weeks | 2026-12-12
    in three weeks | 2026-12-12
    in a week | 2026-11-28
    in a fortnight | 2026-12-05
    in a month | 2026-12-21
    in half a year | 2027-05-21
    3 weeks from now | 2026-12-12
    2 weeks ago | 2026-11-07
    within 8 weeks | 2027-01-16
    over 6 months | 2027-05-21
    next week | 2026-11-23…2026-11-29
    this week | 2026-11-21…2026-11-22
    next month | 2026-12-01…2026-12-31
    this month | 2026-11-21…2026-11-30
    next year | 2027-01-01…2027-12-31
    last month | 2026-10-01…2026-10-31
    this weekend | 2026-11-21…2026-11-22
    next weekend | 2026-11-28…2026-11-29
    the weekend | 2026-11-21…2026-11-22
    January 5th | 2027-01-05
    January 5 | 2027-01-05
    Jan 5 | 2027-01-05
    Jan. 5, 2027 | 2027-01-05
    5th of January | 2027-01-05
    the 5th of January | 2027-01-05
    5 January 2027 | 2027-01-05
    January 5th, 2027 | 2027-01-05
    by January 5th | <=2027-01-05
    by January 5th, 2027 | <=2027-01-05
    by September 30th | <=2027-09-30
    by June 12th | <=2027-06-12
    by 12th June | <=2027-06-12
    by 12th of June 2027 | <=2027-06-12
    by March 1st | <=2027-03-01
    Sept 30 | 2027-09-30
    the first of May | 2027-05-01
    May 3rd | 2027-05-03
    the 15th | 2026-12-15
    the 30th | 2026-11-30
    by the 15th | <=2026-12-15
    on the 1st | 2026-12-01
    the 31st | 2026-12-31
    29 February | 2028-02-29
    Saturday, 21 November 2026 | 2026-11-21
    March | 2027-03-01…2027-03-31
    in April | 2027-04-01…2027-04-30
    by April | <=2027-03-31
    in November | 2026-11-01…2026-11-30
    next March | 2027-03-01…2027-03-31
    March 2028 | 2028-03-01…2028-03-31
    before March 2028 | <=2028-02-29
    end of March | 2027-03-31
    the end of March | 2027-03-31
    by the end of March | <=2027-03-31
    end of the month | 2026-11-30
    end of next month | 2026-12-31
    by the end of this year | <=2026-12-31
    by the end of the year | <=2026-12-31
    end of next week | 2026-11-29
    start of May | 2027-05-01
    mid-January | 2027-01-16
    year end | 2026-12-31
    Q2 | 2027-04-01…2027-06-30
    Q1 2028 | 2028-01-01…2028-03-31
    by Q2 | <=2027-03-31
    end of Q1 | 2027-03-31
    2nd quarter | 2027-04-01…2027-06-30
    next quarter | 2027-01-01…2027-03-31
    this quarter | 2026-11-21…2026-12-31
    2026-12-24 | 2026-12-24
    2026/12/24 | 2026-12-24
    20261224 | 2026-12-24
    24.12.2026 | 2026-12-24
    24. 12. 2026 | 2026-12-24
    24. 12. | 2026-12-24
    24.12. | 2026-12-24
    1.2.27 | 2027-02-01
    12/24 | 2026-12-24
    24/12 | 2026-12-24
    12/24/2026 | 2026-12-24
    24/12/2026 | 2026-12-24
    5/5 | 2027-05-05
    Christmas | 2026-12-24
    by Christmas | <=2026-12-24
    before Christmas | <=2026-12-23
    Easter | 2027-03-28
    before new year | <=2026-12-31
    New Year's Day | 2027-01-01
    New Year's Eve | 2026-12-31
    this summer | 2027-06-01…2027-08-31
    by summer | <=2027-05-31
    next winter | 2026-12-01…2027-02-28
    in 2027 | 2027-01-01…2027-12-31
    before 2027 | <=2026-12-31
    3–5 January | 2027-01-03…2027-01-05
    from Monday to Friday | 2026-11-23…2026-11-27
    from 3 to 5 January 2027 | 2027-01-03…2027-01-05
    2026-12-24 - 2026-12-26 | 2026-12-24…2026-12-26
    28 December - 3 January | 2026-12-28…2027-01-03
    tomorrow at 7 | 2026-11-22 07:00
    tomorrow at 7pm | 2026-11-22 19:00
    7pm tomorrow | 2026-11-22 19:00
    Friday 18:30 | 2026-11-27 18:30
    on Friday at 18:30 | 2026-11-27 18:30
    at 6:30 am on Monday | 2026-11-23 06:30
    tomorrow morning | 2026-11-22 08:00
    January 5th at noon | 2027-01-05 12:00
    tomorrow at 7 in the evening | 2026-11-22 19:00
    """

  static let slovak = """
    dnes | 2026-11-21
    zajtra | 2026-11-22
    včera | 2026-11-20
    pozajtra | 2026-11-23
    predvčerom | 2026-11-19
    v pondelok | 2026-11-23
    do piatku | <=2026-11-27
    do piatka | <=2026-11-27
    v stredu | 2026-11-25
    štvrtok | 2026-11-26
    št | 2026-11-26
    st | 2026-11-25
    v nedeľu | 2026-11-22
    v nedelu | 2026-11-22
    budúci piatok | 2026-11-27
    buduci piatok | 2026-11-27
    najbližší utorok | 2026-11-24
    minulý utorok | 2026-11-17
    tento piatok | 2026-11-27
    v piatok budúci týždeň | 2026-11-27
    cez víkend | 2026-11-21…2026-11-22
    budúci víkend | 2026-11-28…2026-11-29
    o 3 dni | 2026-11-24
    o tri týždne | 2026-12-12
    o týždeň | 2026-11-28
    o 2 týždne | 2026-12-05
    o mesiac | 2026-12-21
    o rok | 2027-11-21
    za pol roka | 2027-05-21
    za 6 mesiacov | 2027-05-21
    do 3 mesiacov | 2027-02-21
    pred 3 dňami | 2026-11-18
    pred týždňom | 2026-11-14
    budúci týždeň | 2026-11-23…2026-11-29
    budúci mesiac | 2026-12-01…2026-12-31
    budúci rok | 2027-01-01…2027-12-31
    tento týždeň | 2026-11-21…2026-11-22
    tento rok | 2026-11-21…2026-12-31
    30. septembra | 2027-09-30
    30. september 2027 | 2027-09-30
    do septembra | <=2027-08-31
    do septembra 2027 | <=2027-08-31
    do 1. septembra 2027 | <=2027-09-01
    1. mája | 2027-05-01
    prvého mája | 2027-05-01
    v marci | 2027-03-01…2027-03-31
    marec | 2027-03-01…2027-03-31
    do apríla | <=2027-03-31
    do aprila | <=2027-03-31
    v októbri | 2027-10-01…2027-10-31
    jún 2027 | 2027-06-01…2027-06-30
    koniec marca | 2027-03-31
    do konca marca | <=2027-03-31
    koncom marca | 2027-03-31
    na konci januára 2028 | 2028-01-31
    do konca roka | <=2026-12-31
    koniec mesiaca | 2026-11-30
    do konca týždňa | <=2026-11-22
    začiatkom mája | 2027-05-01
    2. štvrťrok | 2027-04-01…2027-06-30
    do 15. | <=2026-12-15
    15. | 2026-12-15
    24.12.2026 | 2026-12-24
    24. 12. 2026 | 2026-12-24
    24. 12. | 2026-12-24
    sobota 21. novembra 2026 | 2026-11-21
    v piatok 27. 11. | 2026-11-27
    do Vianoc | <=2026-12-24
    na Vianoce | 2026-12-24
    na Veľkú noc | 2027-03-28
    Silvester | 2026-12-31
    toto leto | 2027-06-01…2027-08-31
    v lete | 2027-06-01…2027-08-31
    do zimy | <=2026-11-30
    od 3. do 5. mája | 2027-05-03…2027-05-05
    3. – 5. mája | 2027-05-03…2027-05-05
    od pondelka do piatka | 2026-11-23…2026-11-27
    zajtra ráno | 2026-11-22 08:00
    zajtra o 7 | 2026-11-22 07:00
    zajtra o 18:30 | 2026-11-22 18:30
    v piatok o 7 večer | 2026-11-27 19:00
    v piatok o 18.30 h | 2026-11-27 18:30
    """

  static let czech = """
    dnes | 2026-11-21
    zítra | 2026-11-22
    zitra | 2026-11-22
    včera | 2026-11-20
    pozítří | 2026-11-23
    předevčírem | 2026-11-19
    v pondělí | 2026-11-23
    v úterý | 2026-11-24
    ve středu | 2026-11-25
    do čtvrtka | <=2026-11-26
    do pátku | <=2026-11-27
    v neděli | 2026-11-22
    příští pátek | 2026-11-27
    minulé úterý | 2026-11-17
    o víkendu | 2026-11-21…2026-11-22
    za 3 dny | 2026-11-24
    za tři týdny | 2026-12-12
    za týden | 2026-11-28
    za 2 měsíce | 2027-01-21
    za rok | 2027-11-21
    za půl roku | 2027-05-21
    před 3 dny | 2026-11-18
    před týdnem | 2026-11-14
    příští týden | 2026-11-23…2026-11-29
    příští měsíc | 2026-12-01…2026-12-31
    příští rok | 2027-01-01…2027-12-31
    tento měsíc | 2026-11-21…2026-11-30
    30. září | 2027-09-30
    do září | <=2027-08-31
    1. května | 2027-05-01
    5. ledna 2027 | 2027-01-05
    v červnu | 2027-06-01…2027-06-30
    v červenci | 2027-07-01…2027-07-31
    do července | <=2027-06-30
    v říjnu | 2027-10-01…2027-10-31
    konec března | 2027-03-31
    do konce března | <=2027-03-31
    do konce roku | <=2026-12-31
    koncem měsíce | 2026-11-30
    2. čtvrtletí | 2027-04-01…2027-06-30
    24. 12. 2026 | 2026-12-24
    24.12. | 2026-12-24
    sobota 21. listopadu 2026 | 2026-11-21
    do Vánoc | <=2026-12-24
    o Velikonocích | 2027-03-28
    v létě | 2027-06-01…2027-08-31
    od pondělí do pátku | 2026-11-23…2026-11-27
    zítra ráno | 2026-11-22 08:00
    zítra v 7 | 2026-11-22 07:00
    v pátek v 18:30 | 2026-11-27 18:30
    v pátek v 7 večer | 2026-11-27 19:00
    """

  static let polish = """
    dziś | 2026-11-21
    dzisiaj | 2026-11-21
    jutro | 2026-11-22
    do jutra | <=2026-11-22
    wczoraj | 2026-11-20
    pojutrze | 2026-11-23
    przedwczoraj | 2026-11-19
    w poniedziałek | 2026-11-23
    w poniedzialek | 2026-11-23
    we wtorek | 2026-11-24
    w środę | 2026-11-25
    do czwartku | <=2026-11-26
    do piątku | <=2026-11-27
    w sobotę | 2026-11-28
    w niedzielę | 2026-11-22
    w przyszły piątek | 2026-11-27
    w zeszły wtorek | 2026-11-17
    w weekend | 2026-11-21…2026-11-22
    za 3 dni | 2026-11-24
    za trzy tygodnie | 2026-12-12
    za tydzień | 2026-11-28
    za miesiąc | 2026-12-21
    za 2 lata | 2028-11-21
    za pół roku | 2027-05-21
    w ciągu 6 miesięcy | 2027-05-21
    3 dni temu | 2026-11-18
    tydzień temu | 2026-11-14
    w przyszłym tygodniu | 2026-11-23…2026-11-29
    w przyszłym miesiącu | 2026-12-01…2026-12-31
    w przyszłym roku | 2027-01-01…2027-12-31
    30 września | 2027-09-30
    do września | <=2027-08-31
    1 maja | 2027-05-01
    5 stycznia 2027 r. | 2027-01-05
    pierwszego maja | 2027-05-01
    w maju | 2027-05-01…2027-05-31
    w marcu | 2027-03-01…2027-03-31
    we wrześniu | 2027-09-01…2027-09-30
    październik 2027 | 2027-10-01…2027-10-31
    koniec marca | 2027-03-31
    do końca marca | <=2027-03-31
    pod koniec marca | 2027-03-31
    do końca roku | <=2026-12-31
    do końca miesiąca | <=2026-11-30
    2. kwartał | 2027-04-01…2027-06-30
    24.12.2026 | 2026-12-24
    sobota, 21 listopada 2026 | 2026-11-21
    do świąt | <=2026-12-24
    na Wielkanoc | 2027-03-28
    latem | 2027-06-01…2027-08-31
    od poniedziałku do piątku | 2026-11-23…2026-11-27
    od 3 do 5 maja | 2027-05-03…2027-05-05
    jutro rano | 2026-11-22 08:00
    jutro o 7 | 2026-11-22 07:00
    w piątek o 18:30 | 2026-11-27 18:30
    """

  static let german = """
    heute | 2026-11-21
    morgen | 2026-11-22
    übermorgen | 2026-11-23
    gestern | 2026-11-20
    vorgestern | 2026-11-19
    am Montag | 2026-11-23
    Dienstag | 2026-11-24
    bis Mittwoch | <=2026-11-25
    nächsten Freitag | 2026-11-27
    bis nächsten Samstag | <=2026-11-28
    letzten Dienstag | 2026-11-17
    diesen Freitag | 2026-11-27
    am Wochenende | 2026-11-21…2026-11-22
    nächstes Wochenende | 2026-11-28…2026-11-29
    in 3 Tagen | 2026-11-24
    in drei Wochen | 2026-12-12
    in einer Woche | 2026-11-28
    in einem Monat | 2026-12-21
    in einem halben Jahr | 2027-05-21
    innerhalb von 6 Monaten | 2027-05-21
    vor 3 Tagen | 2026-11-18
    vor einer Woche | 2026-11-14
    nächste Woche | 2026-11-23…2026-11-29
    nächsten Monat | 2026-12-01…2026-12-31
    nächstes Jahr | 2027-01-01…2027-12-31
    diese Woche | 2026-11-21…2026-11-22
    30. September | 2027-09-30
    am 30. September 2027 | 2027-09-30
    der 5. Januar | 2027-01-05
    bis zum 5. Januar | <=2027-01-05
    der erste Mai | 2027-05-01
    März | 2027-03-01…2027-03-31
    Maerz | 2027-03-01…2027-03-31
    im April | 2027-04-01…2027-04-30
    bis April | <=2027-03-31
    Ende März | 2027-03-31
    bis Ende März 2027 | <=2027-03-31
    Ende des Monats | 2026-11-30
    Ende nächster Woche | 2026-11-29
    bis Jahresende | <=2026-12-31
    Anfang Mai | 2027-05-01
    Mitte Januar | 2027-01-16
    2. Quartal | 2027-04-01…2027-06-30
    bis zum 15. | <=2026-12-15
    am 15. | 2026-12-15
    24.12.2026 | 2026-12-24
    24.12. | 2026-12-24
    Samstag, 21. November 2026 | 2026-11-21
    zu Weihnachten | 2026-12-24
    bis Weihnachten | <=2026-12-24
    an Ostern | 2027-03-28
    im Sommer | 2027-06-01…2027-08-31
    von Montag bis Freitag | 2026-11-23…2026-11-27
    3. bis 5. Mai | 2027-05-03…2027-05-05
    morgen um 7 | 2026-11-22 07:00
    morgen um 18:30 Uhr | 2026-11-22 18:30
    morgen Abend | 2026-11-22 19:00
    am Freitag um 7 Uhr abends | 2026-11-27 19:00
    """

  static let spanish = """
    hoy | 2026-11-21
    mañana | 2026-11-22
    manana | 2026-11-22
    pasado mañana | 2026-11-23
    ayer | 2026-11-20
    anteayer | 2026-11-19
    el lunes | 2026-11-23
    martes | 2026-11-24
    el miércoles | 2026-11-25
    hasta el jueves | <=2026-11-26
    para el viernes | <=2026-11-27
    el próximo viernes | 2026-11-27
    el viernes que viene | 2026-11-27
    el martes pasado | 2026-11-17
    este domingo | 2026-11-22
    el fin de semana | 2026-11-21…2026-11-22
    en 3 días | 2026-11-24
    en tres semanas | 2026-12-12
    dentro de una semana | 2026-11-28
    dentro de un mes | 2026-12-21
    en medio año | 2027-05-21
    hace 3 días | 2026-11-18
    hace una semana | 2026-11-14
    la semana que viene | 2026-11-23…2026-11-29
    la próxima semana | 2026-11-23…2026-11-29
    el mes que viene | 2026-12-01…2026-12-31
    el próximo año | 2027-01-01…2027-12-31
    30 de septiembre | 2027-09-30
    el 30 de septiembre de 2027 | 2027-09-30
    5 enero | 2027-01-05
    antes del 5 de enero | <=2027-01-04
    el primero de mayo | 2027-05-01
    en marzo | 2027-03-01…2027-03-31
    marzo de 2027 | 2027-03-01…2027-03-31
    antes de abril | <=2027-03-31
    fin de mes | 2026-11-30
    a finales de marzo | 2027-03-31
    hasta finales de marzo de 2027 | <=2027-03-31
    a principios de mayo | 2027-05-01
    2º trimestre | 2027-04-01…2027-06-30
    segundo trimestre | 2027-04-01…2027-06-30
    24/12/2026 | 2026-12-24
    3/4/2027 | 2027-04-03
    24/12 | 2026-12-24
    sábado, 21 de noviembre de 2026 | 2026-11-21
    en Navidad | 2026-12-24
    Nochevieja | 2026-12-31
    en verano | 2027-06-01…2027-08-31
    del 3 al 5 de mayo | 2027-05-03…2027-05-05
    de lunes a viernes | 2026-11-23…2026-11-27
    mañana a las 7 | 2026-11-22 07:00
    mañana por la mañana | 2026-11-22 08:00
    el viernes a las 18:30 | 2026-11-27 18:30
    el viernes a las 7 de la tarde | 2026-11-27 19:00
    """

  static let hungarian = """
    ma | 2026-11-21
    holnap | 2026-11-22
    holnapig | <=2026-11-22
    holnapután | 2026-11-23
    tegnap | 2026-11-20
    tegnapelőtt | 2026-11-19
    hétfőn | 2026-11-23
    hétfő | 2026-11-23
    kedden | 2026-11-24
    szerdáig | <=2026-11-25
    csütörtökön | 2026-11-26
    péntekig | <=2026-11-27
    szombaton | 2026-11-28
    vasárnap | 2026-11-22
    jövő pénteken | 2026-11-27
    múlt kedden | 2026-11-17
    hétvégén | 2026-11-21…2026-11-22
    3 nap múlva | 2026-11-24
    három hét múlva | 2026-12-12
    egy hét múlva | 2026-11-28
    6 hónap alatt | 2027-05-21
    fél év alatt | 2027-05-21
    fél év múlva | 2027-05-21
    3 nappal ezelőtt | 2026-11-18
    egy héttel ezelőtt | 2026-11-14
    jövő héten | 2026-11-23…2026-11-29
    jövő hónapban | 2026-12-01…2026-12-31
    jövő évben | 2027-01-01…2027-12-31
    szeptember 30. | 2027-09-30
    szeptember 30-án | 2027-09-30
    szeptember 30-ig | <=2027-09-30
    2027. január 5. | 2027-01-05
    január 5-én | 2027-01-05
    január 5-ig | <=2027-01-05
    május elseje | 2027-05-01
    május 1-jén | 2027-05-01
    márciusban | 2027-03-01…2027-03-31
    júniusig | <=2027-05-31
    júniusra | 2027-06-01…2027-06-30
    2027 májusában | 2027-05-01…2027-05-31
    március végén | 2027-03-31
    március végéig | <=2027-03-31
    az év végéig | <=2026-12-31
    a hónap végén | 2026-11-30
    május elején | 2027-05-01
    2. negyedév | 2027-04-01…2027-06-30
    2026. 12. 24. | 2026-12-24
    2026.12.24. | 2026-12-24
    2026. november 21., szombat | 2026-11-21
    15-ig | <=2026-12-15
    15-én | 2026-12-15
    karácsonyig | <=2026-12-24
    húsvétkor | 2027-03-28
    nyáron | 2027-06-01…2027-08-31
    holnap reggel | 2026-11-22 08:00
    pénteken 18:30-kor | 2026-11-27 18:30
    holnap 7 órakor | 2026-11-22 07:00
    """

  static let all: [(Language, String)] = [
    (.english, english), (.slovak, slovak), (.czech, czech), (.polish, polish), (.german, german),
    (.spanish, spanish), (.hungarian, hungarian),
  ]

  /// Texts that are not days, each with its problem.
  static let problems: [(text: String, language: Language, problem: DayProblem)] = [
    ("31 February", .english, .impossible), ("February 31st", .english, .impossible),
    ("31 February 2027", .english, .impossible), ("2026-02-30", .english, .impossible),
    ("29 February 2027", .english, .impossible), ("31.4.2027", .german, .impossible),
    ("31. apríla", .slovak, .impossible), ("30. únor", .czech, .impossible),
    ("31 czerwca", .polish, .impossible), ("31 de abril", .spanish, .impossible),
    ("február 30.", .hungarian, .impossible), ("Friday 21 November 2026", .english, .impossible),
    ("0 January", .english, .unreadable), ("soon", .english, .unreadable),
    ("", .english, .unreadable), ("tomorrow or so", .english, .unreadable),
    ("the", .english, .unreadable), ("99999999999", .english, .unreadable),
  ]
}

extension DayReading {
  /// The reading in the format of the tables above.
  var asText: String {
    var text =
      relation != .on
      ? "<=\(deadline)" : day.map(\.description) ?? "\(days.lowerBound)…\(days.upperBound)"
    if let minute {
      let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
      text += " \(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
    }
    return text
  }
}
