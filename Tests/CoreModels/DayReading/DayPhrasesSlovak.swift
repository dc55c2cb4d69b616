extension DayPhrases {
  static let slovak = """
    do letných prázdnin | <=2027-06-30
    do konca školského roka | <=2027-06-30
    za rok a pol | 2028-05-21
    za dva a pol roka | 2029-05-21
    za pol druha roka | 2028-05-21
    za 1,5 roka | 2028-05-21
    na druhú adventnú nedeľu | 2026-12-06
    do 3. adventnej nedele | <=2026-12-13
    prvý víkend v júli | 2027-07-03…2027-07-04
    v prvú sobotu v júli | 2027-07-03
    posledný piatok v marci | 2027-03-26
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
    vlani | 2025-01-01…2025-12-31
    vlani v marci | 2025-03-01…2025-03-31
    od pondelka do piatka | 2026-11-23…2026-11-27
    zajtra ráno | 2026-11-22 08:00
    zajtra o 7 | 2026-11-22 07:00
    zajtra o 18:30 | 2026-11-22 18:30
    v piatok o 7 večer | 2026-11-27 19:00
    v piatok o 18.30 h | 2026-11-27 18:30
    v stredu o týždeň | 2026-12-02
    o týždeň v stredu | 2026-11-25
    dnes o týždeň | 2026-11-28
    dva dni pred Vianocami | 2026-12-22
    týždeň po Veľkej noci | 2027-04-04
    o štrnásť dní | 2026-12-05
    sedemnásteho decembra | 2026-12-17
    dvadsiateho prvého marca | 2027-03-21
    15-teho | 2026-12-15
    """
}
