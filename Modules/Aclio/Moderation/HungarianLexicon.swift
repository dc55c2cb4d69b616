extension Lexicon {
  static let hungarian = Lexicon(
    lists: [
      "joint": "es vagy de hogy ha mert amig miutan mielott",
      "real": "hogyan hogy sajat valodi igazi utmutato",
      "person": """
      valakit valakiket embert embereket mindenkit ot oket feleseg* ferjem* ferjet szomszed*
      osztalytars* tanar* fonok* anyam* anyat apam* apat szulei* testver* bratyo* huga* nove*
      nagyma* nagyapa* gyerek* gyermek* baba* kisbab* lanyt lanyom* fiut fiam* baratno* baratom*
      exem* exet kollega* elnok* politikus* miniszter* rendor* zsido* cigany* muszlim* migrans*
      hajlektalan* anyos* idegen* not ferfit csaladom*
      """,
      "animal": "macska* kutya* cica* kolyok* allat*",
      "kill": """
      olni megolni oljem megolom oljek oljem gyilkolni meggyilkolni gyilkoljak megmergezni
      mergezni lelolni lelovom megfojtani leszurni agyonverni agyonutni felgyujtani megkinozni
      kinozni kinzok eltenni likvidalni kivegezni vizbefojtani
      """,
      "hurt":
        """
      megverni verni megutni bantani megsebesiteni zaklatni megfenyegetni osszeverni bantalmazni
      """,
      "medicine": "gyogyszer* antidepressz* inzulin* tabletta* tablettat kemoterapi*",
      "leave": """
      abbahagyni abbahagyom elhagyni csokkenteni emelni valtani kihagyni leallitani letenni novelni
      leszokni
      """,
      "story":
        """
      krimit regenyt konyvet novellat filmet dalt verset tortenetet forgatokonyvet jatekot
      """,
    ],
    harmless: """
      orvos* ~8 @leave, @leave ~5 orvos*, felek|felni ~2 meghalni, nem akarok meghalni,
      @story =3 gyilkossag*|olni|megolni, gyilkossag* =2 @story, ongyilkossag megeloz*,
      ongyilkossagmegeloz*, ongyilkossag* =1 megeloz*, elutni|eltolteni az idot, megolni =1
      idot|gyom*|unalm*|kartevo*, furdobomb*, halalosan, leloni|lelolni =2 foto*|kep*, leszokni =2
      drog*, zaklatas|bantalmazas|eroszak ellen|megeloz*, megallitani =2
      zaklatas*|bantalmazas*|eroszak*, elni egeszseges*|nelkul|cukor
      """,
    recovery: """
      abbahagyni|leszokni|felhagyni =3 onsert*|onbant*|vagdos*, legyozni|lekuzdeni|kigyogyulni =3
      anorexi*|bulimi*|ongyilkos*, nem =3 bantani =1 magam*, onsert*|onbant* =2
      abbahagy*|leszok*|nelkul, felepulni =3 anorexi*|bulimi*
      """,
    despair: """
      jobb ?is ?lenne ?mindenkinek nelkulem, nelkulem ?mindenkinek jobb, remenytelen*
      ?erzem|vagyok|minden $, ertektelen* ?vagyok|erzem $, nincs ?mar ertelme|remeny|remenyem
      $|elni|az|eletem*, nem birom ?mar ?tovabb $, gyulolom ?az magam*|eletem*, senkinek|senki
      nem|se hianyoz*
      """,
    harmful: [
      .init(
        .selfHarm,
        """
        hipot|feheritot|fagyallot|merget =1 inni,
        ongyilkos*, olni|megolni|megolom|oljem ?meg magam*, magam* =2
        olni|megolni|megolom|felakasztani, felakasz*, veget vetni =3 elet*, elet* =2 veget vet*,
        meg akarok|akarnek|szeretnek halni, meghalni|meghalok, akarok halni, nem
        akarok|akarok|szeretnek =2 elni|letezni|felebredni, felvagni|elvagni|atvagni =2
        er*|csuklo*, ereimet|csuklomat =2 felvag*|elvag*, tuladagol*, bantani|megvagni|vagdosni =1
        magam*, magam* =1 bantani|vagdosni|eheztetni, halalra ehez*, leugrani|ugrani =3
        hidrol|tetorol|vonat*, vonat ele, onsert*|onbant*, elbucsuzni az elettol, osszes|minden =2
        gyogyszer*|tabletta*|altato*, soha|tobbe|nem felebredni|felkelni !korabban|faradtan,
        artani =1 magam*, magamnak artani, eldobni =2 elet*, kioltani =2 elet*, elverezni, az
        elet* vetni
        """),
      .init(
        .underEating,
        """
        napi <1000 kaloria*|kcal* =3 enni|elni|etkezni, enni|elni ?csak|legfeljebb napi <1000
        kaloria*|kcal*, napok* ~2 nem enni
        """),
      .init(
        .abuse,
        """
        megeroszakol*, eroszakolni, gyerekporno*|gyermekporno*, pedofil*, molesztal*, szex* ~3
        gyerek*|gyermek*|kiskoru*, gyerek*|gyermek* =2 verni|megverni|bantalmazni
        """),
      .init(
        .violence,
        """
        @kill|@hurt =3 @person, @person =3 @kill|@hurt, @kill|@hurt =2 @animal, @animal =2
        @kill|@hurt, gyilkol*|oljek|megoljek ?meg =2 @person|valaki*, hogyan gyilkol*|oljek,
        gyilkossagot =2 elkovet*|terv*, bombat|robbanoszer*|robbanot|fegyvert|merget =3
        kesziteni|epiteni|gyartani|csinalni|osszeallitani, kesziteni|epiteni|gyartani|robbantani
        =3 bombat|robbanoszer*|fegyvert, terrorist*|terrortamad*|merenylet*, bergyilkos*,
        felgyujtani =3 haz*|iskola*|auto*, haz*|iskola* =2 felgyujtani, savval =2 leonteni,
        eltuntetni =3 holttest*|hulla*|@person, holttest*|hulla* =2 eltuntetni|elrejteni,
        felrobbant* =3 @person|iskol*|haz*|templom*|vonat*|auto*, robbantani,
        megkesel*|keselni|agyonlo*|kinyir*|kicsinal*
        """),
      .init(
        .crime,
        """
        elrabol*, emberrabl*, drog*|kokain*|heroin* =3
        arulni|eladni|csempeszni|terjeszteni|fozni|gyartani, arulni|eladni|csempeszni|fozni =3
        drog*|kokain*, feltorni =4 fiok*|jelszo*|telefon*|email*, fiok* =2 feltorni,
        meghekkel*|hekkelni, emberkeresked*, zsarol*|megzsarol*, kirabol*|ellopni|lopni, titokban
        =3 kovetni|felvenni|megfigyelni, lehallgat*|kemkedni, zaklatni =3 @person,
        penzhamis*|hamisitani, atverni|becsapni =2 nyugdijas*|idos*, reszegen|ittasan =2
        vezetni|hazavezetni|autozni|hazamenni, bosszut =2 allni, kideriteni =1 hol =2 lakik
        """),
      .init(
        .medicine,
        """
        @medicine =3 @leave, @leave =3 @medicine, adag* =2 @leave, @leave =2 adag*
        """),
    ])
}
