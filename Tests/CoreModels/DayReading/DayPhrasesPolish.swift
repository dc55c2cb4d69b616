extension DayPhrases {
  static let polish = """
    za półtora roku | 2028-05-21
    za rok i pół | 2028-05-21
    w trzecią niedzielę adwentu | 2026-12-13
    pierwszy weekend lipca | 2027-07-03…2027-07-04
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
    za czternaście dni | 2026-12-05
    w środę za tydzień | 2026-12-02
    dwa dni przed Wigilią | 2026-12-22
    tydzień po Wielkanocy | 2027-04-04
    siedemnastego grudnia | 2026-12-17
    dwudziestego pierwszego marca | 2027-03-21
    Boże Narodzenie | 2026-12-25
    za dwa dni | 2026-11-23
    za 2 tygodnie | 2026-12-05
    za rok | 2027-11-21
    rok temu | 2025-11-21
    miesiąc temu | 2026-10-21
    dwa tygodnie temu | 2026-11-07
    w tym tygodniu | 2026-11-21…2026-11-22
    w zeszłym tygodniu | 2026-11-09…2026-11-15
    w zeszłym miesiącu | 2026-10-01…2026-10-31
    w zeszłym roku | 2025-01-01…2025-12-31
    w ubiegły piątek | 2026-11-20
    w następny piątek | 2026-11-27
    w przyszłą środę | 2026-11-25
    poniedziałek | 2026-11-23
    środa | 2026-11-25
    pt | 2026-11-27
    do soboty | <=2026-11-28
    do niedzieli | <=2026-11-22
    do poniedziałku | <=2026-11-23
    do wtorku | <=2026-11-24
    do środy | <=2026-11-25
    w styczniu | 2027-01-01…2027-01-31
    w lutym | 2027-02-01…2027-02-28
    w kwietniu | 2027-04-01…2027-04-30
    w czerwcu | 2027-06-01…2027-06-30
    w lipcu | 2027-07-01…2027-07-31
    w sierpniu | 2027-08-01…2027-08-31
    w październiku | 2027-10-01…2027-10-31
    w grudniu | 2026-12-01…2026-12-31
    10 lutego | 2027-02-10
    10 kwietnia | 2027-04-10
    10 czerwca | 2027-06-10
    10 sierpnia | 2027-08-10
    10 października | 2027-10-10
    12 grudnia 2026 | 2026-12-12
    12 grudnia 2026 roku | 2026-12-12
    12 gru 2026 | 2026-12-12
    12.12. | 2026-12-12
    12.12 | 2026-12-12
    do lutego | <=2027-01-31
    na początku maja | 2027-05-01
    do końca tygodnia | <=2026-11-22
    w Wigilię | 2026-12-24
    w sylwestra | 2026-12-31
    Nowy Rok | 2027-01-01
    wiosną | 2027-03-01…2027-05-31
    jesienią | 2027-09-01…2027-11-30
    zimą | 2026-12-01…2027-02-28
    dziś wieczorem | 2026-11-21 19:00
    jutro w południe | 2026-11-22 12:00
    jutro po południu | 2026-11-22 15:00
    do 15 grudnia | <=2026-12-15
    w ciągu tygodnia | 2026-11-28
    """
}
