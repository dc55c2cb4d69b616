extension DayPhrases {
  static let spanish = """
    en un año y medio | 2028-05-21
    el segundo domingo de Adviento | 2026-12-06
    el primer sábado de julio | 2027-07-03
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
    en Navidad | 2026-12-25
    Nochevieja | 2026-12-31
    en verano | 2027-06-01…2027-08-31
    del 3 al 5 de mayo | 2027-05-03…2027-05-05
    de lunes a viernes | 2026-11-23…2026-11-27
    mañana a las 7 | 2026-11-22 07:00
    mañana por la mañana | 2026-11-22 08:00
    el viernes a las 18:30 | 2026-11-27 18:30
    el viernes a las 7 de la tarde | 2026-11-27 19:00
    dentro de quince días | 2026-12-06
    el día antes de Navidad | 2026-12-24
    una semana después de Pascua | 2027-04-04
    Nochebuena | 2026-12-24
    """
}
