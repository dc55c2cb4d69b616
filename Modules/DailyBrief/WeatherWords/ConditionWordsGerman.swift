extension ConditionWords {
  static func german(_ condition: WeatherCondition) -> ConditionWords {
    switch condition {
    case .sunny:
      ConditionWords(
        "sonnig",
        neutral: "Leichte Kleidung und eine Sonnenbrille reichen.",
        cute: "Die Sonne hält dir einen Platz frei, bring Sonnenbrille und ein Lächeln mit.",
        brutal: "Die Sonne scheint, damit ist deine letzte Ausrede fürs Sofa dahin.")
    case .cloudy:
      ConditionWords(
        "bewölkt",
        neutral: "Eine leichte Jacke reicht für den ganzen Tag.",
        cute: "Der Himmel liegt noch unter der Decke, kuschel dich auch in etwas Weiches.",
        brutal: "Oben grau, unten grau, zieh wenigstens etwas Buntes an.")
    case .rainy:
      ConditionWords(
        "Schauer",
        neutral: "Ein Schirm lohnt sich, es kann zwischendurch regnen.",
        cute: "Ein paar Tropfen möchten Hallo sagen, nimm einen kleinen Schirm mit.",
        brutal: "Es regnet genau dann, wenn du aus der Tür trittst, also Schirm.")
    case .raining:
      ConditionWords(
        "Regen",
        neutral: "Eine wasserdichte Jacke und feste Schuhe sind richtig.",
        cute: "Pfützentag: Gummistiefel an und nach Herzenslust platschen.",
        brutal: "Nass wirst du sowieso, die Regenjacke entscheidet nur, wie sehr.")
    case .heavyRain:
      ConditionWords(
        "Starkregen",
        neutral: "Regenzeug von Kopf bis Fuß, und mehr Zeit für den Weg einplanen.",
        cute: "Sogar die Enten staunen, knöpf den Regenmantel bis zum Kinn zu.",
        brutal: "Der Schirm ist heute nur ein Segel, nimm lieber etwas, das schwimmt.")
    case .thunderstorm:
      ConditionWords(
        "Gewitter",
        neutral: "Solange es donnert, drinnen bleiben und einzelne Bäume meiden.",
        cute: "Der Himmel grummelt, bleib unter der Decke, bis er wieder gute Laune hat.",
        brutal: "Der Himmel verteilt Strom gratis, spiel nicht den Blitzableiter.")
    case .snowing:
      ConditionWords(
        "Schnee",
        neutral: "Warme, wasserdichte Stiefel, Mütze und Handschuhe anziehen.",
        cute: "Die Schneeflocken suchen einen Landeplatz, biete ihnen eine Bommelmütze an.",
        brutal: "Zehn Minuten Märchen, zehn Tage Matsch, also vernünftige Stiefel.")
    case .foggy:
      ConditionWords(
        "Nebel",
        neutral: "Helle Kleidung tragen und auf den Straßen aufpassen.",
        cute: "Die Wolken sind zum Kuscheln gekommen, trag Buntes, damit man dich findet.",
        brutal: "Dich sieht sowieso keiner, trag, was du willst, und achte auf Laternen.")
    case .windy:
      ConditionWords(
        "windig",
        neutral: "Eine Windjacke hilft, der große Schirm bleibt besser zu Hause.",
        cute: "Der Wind will mit deinen Haaren spielen, gib ihm lieber eine Kapuze.",
        brutal: "Deine Frisur hält bis zur Haustür, mach die Jacke zu und finde dich ab.")
    case .hot:
      ConditionWords(
        "heiß",
        neutral: "Leichte, weite Kleidung tragen und viel trinken.",
        cute: "Eis zählt heute als Sonnenschutz, aber Hut und Wasser kommen auch mit.",
        brutal: "Du klebst an jedem Stuhl, also Leinen an und Ansprüche runter.")
    case .cold:
      ConditionWords(
        "kalt",
        neutral: "Wintermantel, Schal und Handschuhe anziehen.",
        cute: "Pack dich ein wie ein Knödel und gönn deinen Händen die weichsten Handschuhe.",
        brutal: "Die dünne Jacke ist ein frommer Wunsch, nimm den Mantel.")
    case .mild:
      ConditionWords(
        "mild",
        neutral: "Ein Pullover oder eine leichte Jacke ist genau richtig.",
        cute: "Auf so einen Tag hat dein Lieblingspulli nur gewartet.",
        brutal: "Wetter ohne eigene Meinung, ein Pullover genügt vollauf.")
    case .heatwave:
      ConditionWords(
        "Hitzewelle",
        neutral: "Mittags den Schatten suchen, oft trinken und an ältere Menschen denken.",
        cute:
          "Sei heute eine Katze: im Schatten liegen, Wasser schlecken, nur für Snacks aufstehen.",
        brutal: "Auf dem Gehweg kannst du Eier braten, bleib weg, wenn du nicht das Frühstück bist."
      )
    case .blizzard:
      ConditionWords(
        "Schneesturm",
        neutral: "Am besten zu Hause bleiben; wer hinausmuss, sagt jemandem, welchen Weg er nimmt.",
        cute: "Draußen tanzt der Schnee ganz wild, bleib drinnen mit Kakao und dicken Socken.",
        brutal: "Draußen will dich heute keiner, versteh den Wink und bleib auf dem Sofa.")
    case .freezing:
      ConditionWords(
        "Frost",
        neutral: "Mehrere Schichten tragen, die Ohren bedecken und auf Glätte achten.",
        cute: "Deine Nase wird zur Kirsche, versteck sie in einem großen warmen Schal.",
        brutal: "So kalt, dass du alles anziehst, was du hast, und dann noch einen Pullover.")
    case .humid:
      ConditionWords(
        "schwül",
        neutral: "Luftige Kleidung tragen und eine leichte Regenjacke bereithalten.",
        cute: "Die Luft umarmt dich den ganzen Tag, nimm etwas Leichtes, das flattert.",
        brutal: "Du wirst zur Suppe, dann wenigstens in Baumwolle.")
    case .dry:
      ConditionWords(
        "trocken",
        neutral: "Leichte Kleidung reicht, dazu Wasser und etwas für die Lippen.",
        cute:
          "Die Wolken haben keinen Durst, du vielleicht schon, also geh mit deiner Flasche spazieren.",
        brutal: "Trockener als eine Steuererklärung, trink etwas, bevor du zerbröselst.")
    case .sunnyHot:
      ConditionWords(
        "sonnig und heiß",
        neutral: "Hut tragen, Sonnencreme benutzen und mittags im Schatten ausruhen.",
        cute: "Die Sonne freut sich riesig auf dich, begrüß sie mit Hut und Creme auf der Nase.",
        brutal: "Entweder Sonnencreme oder eine Woche lang Hummer.")
    case .coldWindy:
      ConditionWords(
        "kalter Wind",
        neutral: "Ein winddichter Mantel und eine Mütze über die Ohren sind nötig.",
        cute: "Der Wind hat kalte Pfoten, mach bis zur Nase zu, bevor er dich kitzelt.",
        brutal: "Der Wind geht durch dich und deinen Schnäppchenmantel, zieh mehr an.")
    case .rainyCold:
      ConditionWords(
        "kalter Regen",
        neutral: "Einen warmen, wasserdichten Mantel anziehen und Ersatzsocken einpacken.",
        cute: "Genau richtig für Schirm, dicke Socken und die Aussicht auf heiße Suppe.",
        brutal: "Fast Schnee, nur ohne Charme, zieh dich warm an und schimpf ruhig.")
    case .other:
      ConditionWords(
        "wechselhaft",
        neutral: "Am besten mehrere Schichten tragen, dann passt es immer.",
        cute: "Der Himmel sucht noch sein Outfit aus, nimm von allem ein bisschen.",
        brutal: "Sogar die Vorhersage zuckt mit den Schultern, trag Schichten und trau niemandem.")
    }
  }
}
