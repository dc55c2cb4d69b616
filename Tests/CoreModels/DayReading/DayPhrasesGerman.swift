extension DayPhrases {
  static let german = """
    bis zu den Sommerferien | <=2027-06-30
    bis Ende des Schuljahres | <=2027-06-30
    in eineinhalb Jahren | 2028-05-21
    in anderthalb Jahren | 2028-05-21
    in zweieinhalb Jahren | 2029-05-21
    am 2. Advent | 2026-12-06
    bis zum ersten Advent | <=2026-11-29
    am vierten Adventssonntag | 2026-12-20
    am ersten Wochenende im Juli | 2027-07-03…2027-07-04
    am ersten Samstag im Juli | 2027-07-03
    am letzten Freitag im März | 2027-03-26
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
    heute in acht Tagen | 2026-11-28
    Montag in einer Woche | 2026-11-30
    Freitag in 14 Tagen | 2026-12-11
    drei Tage vor Weihnachten | 2026-12-21
    eine Woche nach Ostern | 2027-04-04
    in vierzehn Tagen | 2026-12-05
    am siebzehnten Dezember | 2026-12-17
    am einundzwanzigsten März | 2027-03-21
    erster Weihnachtstag | 2026-12-25
    """
}
