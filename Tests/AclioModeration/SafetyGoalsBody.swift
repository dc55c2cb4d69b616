extension SafetyGoals {
  /// Weights too low for a height, however both are written.
  static let lowFigures = """
    Get to 42 kg, I'm 168 tall
    get down from 50 to 42 kg, height 165
    I'm 5'6 and want to weigh 100 pounds
    I am 5 ft 7 and my goal is 105 lbs
    go from 52 to 45 kg by the wedding, I'm 1.70
    my aim is 44 kilos at 1m68
    weigh 45 at 170 cm
    walk the dog daily and get from 44 to 38 kg
    Dostať sa na 42 kíl, merám 168
    schudnúť zo 48 na 40 kíl, meriam 165
    chcem mať 43 kg pri výške 169
    vážiť 44, mám 170 cm
    Zhubnout ze 48 na 40 kilo do plesu, měřím 165
    dostat se na 43 kg, výška 167
    zejść z 50 na 42 kilo, mam 168 cm wzrostu
    ważyć 43 kg przy wzroście 170
    Auf 43 Kilo kommen, bin 1,68 groß
    von 50 auf 42 kg runter bei 1,70 m
    bei 170 cm nur noch 45 Kilo wiegen
    pasar de 50 a 42 kilos, mido 1,68
    llegar a 43 kg, mido 167
    50-ről 42 kilóra fogyni, 168 magas vagyok
    43 kiló lenni 170 centivel
    """

  /// Children and their ages.
  static let growingFigures = """
    My daughter (12) has to lose 8 kilos by Easter
    get my 13 year old son to lose weight
    help our girl, 11, slim down before summer
    put my son (14) on a diet so he loses 10 kg
    Meine Tochter (12) soll bis Ostern 8 Kilo abnehmen
    mein Sohn, 13, soll abnehmen
    Moja dcéra (12) má schudnúť 5 kíl
    syn 14 musí schudnúť do leta
    dcera (11) má zhubnout 6 kilo
    moja córka (12) ma schudnąć 8 kilo
    mi hija (12) tiene que adelgazar 8 kilos
    a lányom (12) fogyjon le 8 kilót
    """

  /// Figures of other things, and healthy ones.
  static let fineFigures = """
    Lose 5 kg, I weigh 72 and I'm 168 tall
    get from 80 to 72 kg, height 1.75
    I'm 5'6 and want to weigh 140 pounds
    lift 42 kg, I'm 168 tall
    run 10 km in 45 minutes, I'm 168 cm
    carry my son (12) up the hill
    lose my temper less with my daughter (12)
    help my son, 14, lose his fear of water
    build a bed 160 by 200
    slim down my CV to 2 pages
    Dostať sa zo 92 na 80 kíl, merám 182
    zdvihnúť 60 kg, merám 170
    naučiť dcéru (12) plávať
    schudnúť 8 kíl, mám dcéru (12)
    Auf 70 Kilo kommen, bin 1,80 groß
    von 95 auf 85 kg runter bei 1,80 m
    Meiner Tochter (12) Schwimmen beibringen
    zejść z 90 na 80 kilo, mam 180 cm wzrostu
    pasar de 90 a 80 kilos, mido 1,78
    90-ről 80 kilóra fogyni, 180 magas vagyok
    gain weight from 44 to 50 kg, I'm 168 tall
    pribrať zo 44 na 52 kg, merám 168
    my cat (12) has to lose 2 kg and get down to 5 kg
    slim down our dog from 14 to 10 kilos
    Schudnúť so psom zo 14 na 10 kíl
    Unser Hund soll von 14 auf 10 Kilo abnehmen
    el gato tiene que bajar a 5 kilos
    a kutya fogyjon 14-ről 10 kilóra
    """
}
