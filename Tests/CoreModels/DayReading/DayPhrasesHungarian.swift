extension DayPhrases {
  static let hungarian = """
    másfél év múlva | 2028-05-21
    két és fél év múlva | 2029-05-21
    advent második vasárnapján | 2026-12-06
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
    3 napja | 2026-11-18
    két hete | 2026-11-07
    egy hónapja | 2026-10-21
    2 éve | 2024-11-21
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
    két nappal karácsony előtt | 2026-12-22
    egy héttel húsvét után | 2027-04-04
    tizenhét nap múlva | 2026-12-08
    december tizenhetedikén | 2026-12-17
    ma este | 2026-11-21 19:00
    holnap délben | 2026-11-22 12:00
    holnap délután | 2026-11-22 15:00
    holnapra | 2026-11-22
    keddig | <=2026-11-24
    csütörtökig | <=2026-11-26
    szombatig | <=2026-11-28
    vasárnapig | <=2026-11-22
    szerda | 2026-11-25
    múlt pénteken | 2026-11-20
    jövő szerdán | 2026-11-25
    ezen a héten | 2026-11-21…2026-11-22
    múlt héten | 2026-11-09…2026-11-15
    múlt hónapban | 2026-10-01…2026-10-31
    múlt évben | 2025-01-01…2025-12-31
    két nap múlva | 2026-11-23
    két hét múlva | 2026-12-05
    egy hónap múlva | 2026-12-21
    egy év múlva | 2027-11-21
    10 nap múlva | 2026-12-01
    két héttel ezelőtt | 2026-11-07
    egy hónappal ezelőtt | 2026-10-21
    egy évvel ezelőtt | 2025-11-21
    egy hete | 2026-11-14
    három napja | 2026-11-18
    januárban | 2027-01-01…2027-01-31
    februárban | 2027-02-01…2027-02-28
    áprilisban | 2027-04-01…2027-04-30
    augusztusban | 2027-08-01…2027-08-31
    szeptemberben | 2027-09-01…2027-09-30
    októberben | 2027-10-01…2027-10-31
    decemberben | 2026-12-01…2026-12-31
    februárig | <=2027-01-31
    áprilisra | 2027-04-01…2027-04-30
    december 24. | 2026-12-24
    dec. 24. | 2026-12-24
    december 24-én | 2026-12-24
    december 24-e | 2026-12-24
    december 24-ig | <=2026-12-24
    augusztus 20-án | 2027-08-20
    október 3-án | 2027-10-03
    2026. december 24-én | 2026-12-24
    a hét végéig | <=2026-11-22
    a hónap végéig | <=2026-11-30
    szilveszterkor | 2026-12-31
    szilveszterig | <=2026-12-31
    újévkor | 2027-01-01
    húsvétig | <=2027-03-28
    szenteste | 2026-12-24
    tavasszal | 2027-03-01…2027-05-31
    ősszel | 2027-09-01…2027-11-30
    télen | 2026-12-01…2027-02-28
    nyárig | <=2027-05-31
    huszonnegyedikén | 2026-11-24
    elsején | 2026-12-01
    tavaly | 2025-01-01…2025-12-31
    tavalyelőtt | 2024-01-01…2024-12-31
    idén | 2026-11-21…2026-12-31
    jövőre | 2027-01-01…2027-12-31
    tavaly márciusban | 2025-03-01…2025-03-31
    jövőre május 1-jén | 2027-05-01
    12.24. | 2026-12-24
    24.12. | 2026-12-24
    12. 24. | 2026-12-24
    12.24-én | 2026-12-24
    12.24-ig | <=2026-12-24
    5.6. | 2027-05-06
    december 24–26. | 2026-12-24…2026-12-26
    dec. 24-26. | 2026-12-24…2026-12-26
    12.24–26. | 2026-12-24…2026-12-26
    12.24.–12.26. | 2026-12-24…2026-12-26
    2026. december 24–26. | 2026-12-24…2026-12-26
    december 24-től 26-ig | 2026-12-24…2026-12-26
    december 28-tól január 3-ig | 2026-12-28…2027-01-03
    24-től 26-ig | 2026-11-24…2026-11-26
    hétfőtől péntekig | 2026-11-23…2026-11-27
    """
}
