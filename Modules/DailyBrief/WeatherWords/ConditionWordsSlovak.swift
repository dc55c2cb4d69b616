extension ConditionWords {
  static func slovak(_ condition: WeatherCondition) -> ConditionWords {
    switch condition {
    case .sunny:
      ConditionWords(
        "slnečno",
        neutral: "Stačí ľahké oblečenie a slnečné okuliare.",
        cute: "Slniečko ti drží miesto, vezmi si okuliare a úsmev.",
        brutal: "Slnko svieti, takže posledná výhovorka, prečo sedieť doma, práve padla.")
    case .cloudy:
      ConditionWords(
        "zamračené",
        neutral: "Ľahká bunda alebo sveter postačí na celý deň.",
        cute: "Obloha je ešte pod perinou, zabaľ sa do mäkkého svetríka aj ty.",
        brutal: "Sivé hore, sivé dole, obleč si aspoň niečo farebné.")
    case .rainy:
      ConditionWords(
        "prehánky",
        neutral: "Pribaľte si dáždnik, občas môže spŕchnuť.",
        cute: "Pár kvapiek ťa chce pozdraviť, vezmi so sebou dáždniček.",
        brutal: "Začne pršať presne vtedy, keď vyjdeš z domu, takže dáždnik.")
    case .raining:
      ConditionWords(
        "dážď",
        neutral: "Hodí sa nepremokavá bunda a topánky, ktoré neprepustia vodu.",
        cute: "Deň stvorený pre mláky, obuj si gumáky a čľapkaj sa dosýta.",
        brutal: "Zmokneš tak či tak, pršiplášť rozhodne len o tom, ako veľmi.")
    case .heavyRain:
      ConditionWords(
        "silný dážď",
        neutral: "Oblečte sa od hlavy po päty do nepremokavého a nechajte si viac času na cestu.",
        cute: "Aj kačky sa čudujú, zapni si pršiplášť až po bradu.",
        brutal: "Dáždnik dnes poslúži nanajvýš ako plachta, obleč si niečo, čo pláva.")
    case .thunderstorm:
      ConditionWords(
        "búrky",
        neutral: "Kým hrmí, zostaňte pod strechou a vyhýbajte sa osamelým stromom.",
        cute: "Obloha si mrmle popod fúzy, schovaj sa pod deku, kým ju to prejde.",
        brutal: "Nebo rozdáva elektrinu zadarmo, nerob mu bleskozvod a zostaň doma.")
    case .snowing:
      ConditionWords(
        "sneženie",
        neutral: "Obujte si teplé nepremokavé topánky a nezabudnite na čiapku a rukavice.",
        cute: "Vločky si hľadajú miesto na pristátie, ponúkni im čiapku s brmbolcom.",
        brutal: "Desať minút krása, desať dní čľapkanica, tak si obuj poriadne topánky.")
    case .foggy:
      ConditionWords(
        "hmla",
        neutral: "Oblečte si niečo svetlé a na cestách dávajte pozor.",
        cute: "Oblaky sa prišli pritúliť, obleč si niečo pestré, nech ťa kamaráti nájdu.",
        brutal: "Aj tak ťa nikto neuvidí, obleč si, čo chceš, len pozor na stĺpy.")
    case .windy:
      ConditionWords(
        "veterno",
        neutral: "Vetrovka sa zíde, veľký dáždnik nechajte doma.",
        cute: "Vietor sa chce hrať s tvojimi vlasmi, ponúkni mu radšej kapucňu.",
        brutal: "Účes ti vydrží po vchodové dvere, zapni sa a zmier sa s tým.")
    case .hot:
      ConditionWords(
        "horúco",
        neutral: "Noste ľahké a voľné oblečenie a veľa pite.",
        cute: "Zmrzlina sa dnes ráta ako ochrana pred slnkom, ale klobúk a vodu si vezmi tiež.",
        brutal: "Prilepíš sa na každú stoličku, tak aspoň v ľane a s nižšími ambíciami.")
    case .cold:
      ConditionWords(
        "chladno",
        neutral: "Treba zimný kabát, šál a rukavice.",
        cute: "Zabaľ sa ako pirôžok a rukám dopraj tie najmäkšie rukavice.",
        brutal: "Tá tenká bundička je len zbožné želanie, zober si kabát.")
    case .mild:
      ConditionWords(
        "príjemne",
        neutral: "Sveter alebo ľahká bunda je akurát.",
        cute: "Tvoj obľúbený svetrík čakal presne na takýto deň.",
        brutal: "Počasie bez názoru, stačí sveter a tváriť sa rovnako.")
    case .heatwave:
      ConditionWords(
        "horúčavy",
        neutral: "Na poludnie vyhľadajte tieň, často pite a myslite na starších ľudí.",
        cute: "Dnes buď mačka: lež v tieni, popíjaj vodu a vstaň len kvôli maškrte.",
        brutal: "Na chodníku sa dá smažiť vajce, drž sa od neho ďalej, ak nie si raňajky.")
    case .blizzard:
      ConditionWords(
        "fujavica",
        neutral: "Ak môžete, zostaňte doma; inak sa zabaľte a povedzte niekomu, kadiaľ pôjdete.",
        cute: "Sneh vonku divoko tancuje, ostaň doma s kakaom a v hrubých ponožkách.",
        brutal: "Vonku o teba dnes nestoja, pochop narážku a zostaň na gauči.")
    case .freezing:
      ConditionWords(
        "mráz",
        neutral: "Oblečte si viac vrstiev, zakryte uši a dajte pozor na poľadovicu.",
        cute: "Z noska bude čerešnička, schovaj ho do veľkého teplého šálu.",
        brutal: "Mrzne, až praští, obleč si všetko, čo máš, a ešte niečo navyše.")
    case .humid:
      ConditionWords(
        "dusno",
        neutral: "Noste priedušné oblečenie a majte poruke ľahkú bundu do dažďa.",
        cute: "Vzduch ťa celý deň objíma, obleč si niečo ľahké a vzdušné.",
        brutal: "Bude z teba polievka, tak nech je aspoň v bavlne.")
    case .dry:
      ConditionWords(
        "sucho",
        neutral: "Stačí ľahké oblečenie, vezmite si vodu a balzam na pery.",
        cute: "Ani obláčik nie je smädný, ale ty možno budeš, zober na prechádzku fľašu vody.",
        brutal: "Suchšie než daňové priznanie, napi sa, kým sa nerozsypeš.")
    case .sunnyHot:
      ConditionWords(
        "slnečno a horúco",
        neutral: "Vezmite si klobúk, natrite sa a na poludnie si oddýchnite v tieni.",
        cute: "Slniečko sa na teba veľmi teší, privítaj ho v klobúku a s krémom na nose.",
        brutal: "Buď sa natrieš, alebo budeš týždeň vyzerať ako rak.")
    case .coldWindy:
      ConditionWords(
        "studený vietor",
        neutral: "Oblečte si kabát, ktorý neprefúka, a čiapku cez uši.",
        cute: "Vietor má studené labky, zapni sa až po nos, nech ťa nepošteklí.",
        brutal: "Vietor prejde tebou aj kabátom z výpredaja, navrstvi sa.")
    case .rainyCold:
      ConditionWords(
        "studený dážď",
        neutral: "Oblečte si teplý nepremokavý kabát a pribaľte náhradné ponožky.",
        cute: "Ideálny čas na dáždnik, hrubé ponožky a prísľub horúcej polievky.",
        brutal: "Skoro sneh, len bez pôvabu, obleč sa teplo a pokojne frfli.")
    case .other:
      ConditionWords(
        "premenlivo",
        neutral: "Oblečte si viac vrstiev, aby ste sa mohli prispôsobiť.",
        cute: "Obloha si ešte vyberá šaty, vezmi si zo všetkého trošku.",
        brutal: "Aj predpoveď len pokrčila plecami, navrstvi sa a never nikomu.")
    }
  }
}
