extension ConditionWords {
  static func czech(_ condition: WeatherCondition) -> ConditionWords {
    switch condition {
    case .sunny:
      ConditionWords(
        "slunečno",
        neutral: "Stačí lehké oblečení a sluneční brýle.",
        cute: "Sluníčko ti drží místo, vezmi si brýle a úsměv.",
        brutal: "Svítí slunce, takže poslední výmluva, proč sedět doma, právě padla.")
    case .cloudy:
      ConditionWords(
        "zataženo",
        neutral: "Lehká bunda nebo svetr postačí na celý den.",
        cute: "Obloha je ještě pod peřinou, zachumlej se do měkkého svetru taky.",
        brutal: "Šedo nahoře, šedo dole, vezmi si na sebe aspoň něco barevného.")
    case .rainy:
      ConditionWords(
        "přeháňky",
        neutral: "Přibalte si deštník, občas může sprchnout.",
        cute: "Pár kapek tě chce pozdravit, vezmi s sebou deštníček.",
        brutal: "Spustí se to přesně ve chvíli, kdy vyjdeš z domu, takže deštník.")
    case .raining:
      ConditionWords(
        "déšť",
        neutral: "Hodí se nepromokavá bunda a boty, které nepustí vodu.",
        cute: "Den jako stvořený pro kaluže, obuj holínky a cákej podle libosti.",
        brutal: "Zmokneš tak jako tak, pláštěnka rozhodne jen o tom, jak moc.")
    case .heavyRain:
      ConditionWords(
        "silný déšť",
        neutral: "Oblečte se od hlavy k patě do nepromokavého a na cestu si nechte víc času.",
        cute: "I kachny se diví, zapni si pláštěnku až ke krku.",
        brutal: "Deštník dnes poslouží nanejvýš jako plachta, vezmi si něco, co plave.")
    case .thunderstorm:
      ConditionWords(
        "bouřky",
        neutral: "Dokud hřmí, zůstaňte pod střechou a vyhýbejte se osamělým stromům.",
        cute: "Obloha si brblá pod vousy, schovej se pod deku, než ji to přejde.",
        brutal: "Nebe rozdává elektřinu zadarmo, nedělej mu hromosvod a zůstaň doma.")
    case .snowing:
      ConditionWords(
        "sněžení",
        neutral: "Vezměte si teplé nepromokavé boty, čepici a rukavice.",
        cute: "Vločky hledají, kde přistát, nabídni jim čepici s bambulí.",
        brutal: "Deset minut krása, deset dní břečka, tak si vezmi pořádné boty.")
    case .foggy:
      ConditionWords(
        "mlha",
        neutral: "Oblečte si něco světlého a na silnici dávejte pozor.",
        cute: "Mraky se přišly přitulit, vezmi si něco pestrého, ať tě kamarádi najdou.",
        brutal: "Stejně tě nikdo neuvidí, obleč si, co chceš, jen pozor na sloupy.")
    case .windy:
      ConditionWords(
        "větrno",
        neutral: "Větrovka přijde vhod, velký deštník nechte doma.",
        cute: "Vítr si chce hrát s tvými vlasy, nabídni mu radši kapuci.",
        brutal: "Účes ti vydrží ke dveřím, zapni se a smiř se s tím.")
    case .hot:
      ConditionWords(
        "horko",
        neutral: "Noste lehké a volné oblečení a hodně pijte.",
        cute: "Zmrzlina se dnes počítá jako ochrana před sluncem, ale klobouk a vodu vezmi taky.",
        brutal: "Přilepíš se na každou židli, tak aspoň ve lnu a s nižšími ambicemi.")
    case .cold:
      ConditionWords(
        "chladno",
        neutral: "Je potřeba zimní kabát, šála a rukavice.",
        cute: "Zabal se jako knedlíček a rukám dopřej ty nejměkčí rukavice.",
        brutal: "Ta tenká bundička je jen zbožné přání, vezmi si kabát.")
    case .mild:
      ConditionWords(
        "příjemně",
        neutral: "Svetr nebo lehká bunda je tak akorát.",
        cute: "Tvůj oblíbený svetřík čekal přesně na takový den.",
        brutal: "Počasí bez názoru, stačí svetr a tvářit se stejně.")
    case .heatwave:
      ConditionWords(
        "vedra",
        neutral: "V poledne vyhledejte stín, často pijte a myslete na starší lidi.",
        cute: "Dnes buď kočka: lež ve stínu, popíjej vodu a vstaň jen kvůli mlsání.",
        brutal: "Na chodníku by se dalo smažit vejce, drž se od něj dál, pokud nejsi snídaně.")
    case .blizzard:
      ConditionWords(
        "vánice",
        neutral: "Pokud můžete, zůstaňte doma; jinak se dobře zabalte a řekněte, kudy půjdete.",
        cute: "Sníh venku divoce tančí, zůstaň doma s kakaem a v tlustých ponožkách.",
        brutal: "Venku o tebe dnes nestojí, pochop narážku a zůstaň na gauči.")
    case .freezing:
      ConditionWords(
        "mráz",
        neutral: "Oblečte si víc vrstev, zakryjte uši a dejte pozor na náledí.",
        cute: "Z nosánku bude třešnička, schovej ho do velké teplé šály.",
        brutal: "Mrzne, až praští, vezmi si na sebe všechno, co máš, a ještě něco navíc.")
    case .humid:
      ConditionWords(
        "dusno",
        neutral: "Noste prodyšné oblečení a mějte po ruce lehkou bundu do deště.",
        cute: "Vzduch tě celý den objímá, vezmi si něco lehkého a vzdušného.",
        brutal: "Bude z tebe polévka, tak ať je aspoň v bavlně.")
    case .dry:
      ConditionWords(
        "sucho",
        neutral: "Stačí lehké oblečení, vezměte si vodu a balzám na rty.",
        cute: "Obláčky žízeň nemají, ale ty ji mít můžeš, vezmi na procházku lahev vody.",
        brutal: "Sušší než daňové přiznání, napij se, než se rozsypeš.")
    case .sunnyHot:
      ConditionWords(
        "slunečno a horko",
        neutral: "Vezměte si klobouk, namažte se a v poledne si odpočiňte ve stínu.",
        cute: "Sluníčko se na tebe moc těší, přivítej ho v klobouku a s krémem na nose.",
        brutal: "Buď se namažeš, nebo budeš týden vypadat jako rak.")
    case .coldWindy:
      ConditionWords(
        "studený vítr",
        neutral: "Vezměte si kabát, který neprofoukne, a čepici přes uši.",
        cute: "Vítr má studené tlapky, zapni se až k nosu, ať tě nepolechtá.",
        brutal: "Vítr projde tebou i kabátem z výprodeje, navrstvi se.")
    case .rainyCold:
      ConditionWords(
        "studený déšť",
        neutral: "Vezměte si teplý nepromokavý kabát a přibalte náhradní ponožky.",
        cute: "Ideální čas na deštník, tlusté ponožky a příslib horké polévky.",
        brutal: "Skoro sníh, jen bez půvabu, obleč se teple a klidně si postěžuj.")
    case .other:
      ConditionWords(
        "proměnlivo",
        neutral: "Oblečte se do vrstev, abyste se mohli přizpůsobit.",
        cute: "Obloha si ještě vybírá šaty, vezmi si od všeho trošku.",
        brutal: "I předpověď jen pokrčila rameny, navrstvi se a nikomu nevěř.")
    }
  }
}
