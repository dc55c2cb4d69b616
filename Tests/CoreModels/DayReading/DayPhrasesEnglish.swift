extension DayPhrases {
  static let english = """
    by the summer holidays | <=2027-06-30
    by the end of the school year | <=2027-06-30
    in a year and a half | 2028-05-21
    in two and a half years | 2029-05-21
    in 1.5 years | 2028-05-21
    in a month and a half | 2027-01-05
    on the second Sunday of Advent | 2026-12-06
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
    the first weekend of July | 2027-07-03…2027-07-04
    first Saturday of July | 2027-07-03
    on the last Friday in March | 2027-03-26
    the second Sunday in May 2027 | 2027-05-09
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
    Christmas | 2026-12-25
    by Christmas | <=2026-12-24
    before Christmas | <=2026-12-24
    Christmas next year | 2027-12-25
    March next year | 2027-03-01…2027-03-31
    Easter | 2027-03-28
    before new year | <=2026-12-31
    before lunar new year | <=2027-02-05
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
    December 24–26 | 2026-12-24…2026-12-26
    December 24 to 26 | 2026-12-24…2026-12-26
    tomorrow at 7 | 2026-11-22 07:00
    tomorrow at 7pm | 2026-11-22 19:00
    7pm tomorrow | 2026-11-22 19:00
    Friday 18:30 | 2026-11-27 18:30
    on Friday at 18:30 | 2026-11-27 18:30
    at 6:30 am on Monday | 2026-11-23 06:30
    tomorrow morning | 2026-11-22 08:00
    January 5th at noon | 2027-01-05 12:00
    tomorrow at 7 in the evening | 2026-11-22 19:00
    Friday week | 2026-12-04
    tomorrow week | 2026-11-29
    a week from Friday | 2026-12-04
    two weeks from tomorrow | 2026-12-06
    the day before Christmas | 2026-12-24
    the day after Easter | 2027-03-29
    3 days before New Year's Eve | 2026-12-28
    a month after 5 January | 2027-02-05
    christmas day | 2026-12-25
    christmas eve | 2026-12-24
    Thanksgiving | 2026-11-26
    by Thanksgiving | <=2026-11-25
    Thanksgiving 2027 | 2027-11-25
    Canadian Thanksgiving | 2027-10-11
    by Halloween | <=2027-10-31
    Valentine's Day | 2027-02-14
    by Mother's Day | <=2027-05-09
    on Father's Day | 2027-06-20
    by Labor Day | <=2027-09-06
    before school starts | <=2027-08-31
    in one weekend | 2026-11-21…2026-11-22
    in twenty days | 2026-12-11
    the twenty second | 2026-11-22
    """
}
