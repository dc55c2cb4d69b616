extension DayPhrases {
  static let czech = """
    do letních prázdnin | <=2027-06-30
    do konce školního roku | <=2027-06-30
    za rok a půl | 2028-05-21
    na druhou adventní neděli | 2026-12-06
    první víkend v červenci | 2027-07-03…2027-07-04
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
    za čtrnáct dní | 2026-12-05
    ve středu za týden | 2026-12-02
    dnes za týden | 2026-11-28
    dva dny před Vánoci | 2026-12-22
    sedmnáctého prosince | 2026-12-17
    dvacátého prvního března | 2027-03-21
    loni | 2025-01-01…2025-12-31
    loni v březnu | 2025-03-01…2025-03-31
    """
}
