extension Lexicon {
  static let polish = Lexicon(
    lists: [
      "joint":
        """
      i a lub albo ale ze zeby aby jak kiedy gdy bo w we na do od u po pod przy z ze o dla bez
      """,
      "real": "jak moja moj moje moich swojego swoja naprawde prawdziwy instrukcja",
      "person": """
      kogos komus ludzi sasiad* nauczyciel* szef* koleg* kolezan* dzieck* dziewczyn* chlopak*
      matk* rodzic* siostr* przyjaci* prezydent* polityk* policjant* partner* zonie bratu ojcu
      emeryt* czlowieka wszystkich go ja jego ich sasiada sasiadke sasiadow zone meza dziewczyne
      chlopaka bylego byla bylej kolege kolezanke kolegow szefa szefowa nauczyciela nauczycielke
      nauczycieli mame matke ojca tate rodzicow brata siostre babcie dziadka tesciowa tescia
      dziecko dzieci dziecka niemowle corke syna dziewczynke chlopca przyjaciela przyjaciolke
      prezydenta polityka politykow premiera ministra policjanta zydow muzulmanow cyganow
      migrantow uchodzcow cudzoziemcow bezdomnego partnera partnerke rodzine kobiete kobiety
      mezczyzne ucznia uczniow tlum
      """,
      "animal": "psa psy kota koty kotka zwierze zwierzeta szczeniaka",
      "kill": """
      zabic zabije zabijac zamordowac mordowac zastrzelic otruc udusic zadzgac dzgnac utopic
      torturowac meczyc dreczyc zlikwidowac rozstrzelac spalic zatluc podpalic zadusic zarznac
      pociac poderznac zepchnac przejechac zatruc truc
      """,
      "hurt":
        """
      pobic bic skrzywdzic krzywdzic zranic zaatakowac napasc przesladowac gnebic uderzyc grozic
      """,
      "medicine": """
      leki lek lekow lekarstw* antydepresant* insulin* psychotrop* tabletki tabletek chemioterapi*
      """,
      "leave": """
      przestac przestane rzucic odstawic odstawie odstawiac zmniejszyc zwiekszyc zmienic pomijac
      podwoic
      """,
      "story": """
      kryminal powiesc ksiazke opowiadanie film scenariusz piosenke wiersz gre reportaz
      """,
    ],
    harmless: """
      @leave =2 zapominac|pomijac =2 @medicine, @leave ~7 z|u|pod =3 lekarz*|doktor*|psychiatr*,
      skok|skoczyc ~2 spadochron*, boje|bac|strach ~3 umrzec, nie chce umrzec,
      zabic|zabijac =1 czas|nude|chwasty|mszyce|bakterie|komary|smak, @story ~3
      morderst*|zabojst*|zabic|samoboj*,
      zapobiega*|zapobiec|profilaktyk*|przeciw|przeciwko|prewencj* =2
      samoboj*|przemoc*|morderst*|nekan*, kule do kapieli, strzelic|strzelac gol*|bramk*|z|do,
      umrzec ze smiechu, nie meczyc|dreczyc|krzywdzic|ranic|bic, pobic =2 w|we
      szachy|szachach|karty|tenisa|pilke|warcaby|bilard|grze|wyscigu|biegu, skonczyc z zyciem na
      !zawsze|wieki, pobic rekord*|swoj|zyciow*|wlasny, skonczyc ze|z paleniem|alkoholem|cukrem, zyc
      zdrow*|bez|w|we|z|sam|pelnia|tak
      """,
    recovery: """
      przestac =2 okalecz*|krzywdzic|glodzic|ciac, przestac|przestane =1 bic =1
      dzieci|dziecko|syna|corke|zone, pokonac|wyleczyc|wyjsc =3
      anoreksj*|bulimi*|samoboj*|samookalecz*, radzic =4 myslami samoboj*|samookalecz*, wyzdrowiec
      =2 anoreksj*|bulimi*
      """,
    despair: """
      lepiej|latwiej ?by ?byloby ?bylo beze mnie, beze mnie ?by ?wszystkim ?byloby lepiej,
      beznadziej* $, czuje sie ?tak|zupelnie|calkiem beznadziej*|bezwartosc*|niepotrzebn*, nie
      mam ?juz sily|nadziei|sensu|powodu $|zyc|dalej, nie widze ?juz sensu|nadziei, zycie nie ma
      ?juz sensu, nienawidze siebie|zycia, nie daje|dam ?juz rady $, wszystko stracilo sens
      """,
    harmful: [
      .init(
        .selfHarm,
        """
        umrzec $, wypic|pic =2 wybielacz|trucizne|kwas,
        samoboj*, sie zabic|zabije|powiesic|otruc|utopic|zastrzelic,
        zabic|zabije|powiesic|otruc|utopic|zastrzelic sie|siebie, powiesze sie, skonczyc|zakonczyc
        ?ze ?swoje ?swoim ?moje ?z ?wlasnym ?wlasne zyci*, odebrac sobie zycie,
        podciac|pociac|przeciac =2 zyly|nadgarst*, nie chce ~3 zyc|istniec, nie chce sie ?juz
        obudzic|budzic, mam ?juz dosc ?tego|swojego|mojego zycia $, chce|chcialbym|chcialabym ~1
        zniknac na zawsze, skonczyc|skoncze|konczyc ?sam|sama ze soba, ze soba skonczyc|skoncze,
        chce|pragne|chcialbym|chcialabym umrzec, umrzec we|bez|szybko|w, przedawkow*,
        okaleczac|okaleczyc|ciac sie, samookalecz*, krzywdzic|skrzywdzic sie|siebie,
        zaglodzic|glodzic sie, skoczyc =3 mostu|dachu|okna|pociag, rzucic sie pod
        pociag|auto|samochod|tramwaj|metro|autobus|ciezarowk*|tir*|kola, nie obudzic sie, przestac
        jesc calkowicie|az|dopoki|zupelnie, zniknac =2 swiata, targnac sie,
        polknac|polkne|lyknac|zazyc|zazyje|wziac|wezme|zjesc|wypic ~1 wszystkie =1
        tabletki|leki|pigulki !o|na|ze|z|zgodnie|wedlug, wszystkie =1 tabletki|leki|pigulki
        naraz|jednoczesnie, odebrac|odbiore ~1 zycie, wykrwawic, skoczyc ~3 mostu|dachu|okna|pociag,
        rzucic sie ~1 pociag|tory, wszystko =1 zakonczyc
        """),
      .init(
        .underEating,
        """
        jesc|zjadac|przyjmowac ?tylko|mniej|maksymalnie|ponizej ?niz <1000 kalorii|kcal ?na
        dziennie|dzien !mniej|wiecej, bez jedzenia ?przez|na
        ?caly|kilka|pare|dwa|trzy|piec|siedem|dziesiec|<100 dni|tydzien|tygodnie|tygodni, nic nie
        jesc ?przez ?caly|kilka|pare|dwa|trzy|piec|siedem|dziesiec|<100
        dni|tydzien|tygodnie|tygodni, nie jesc ?nic ?przez
        ?caly|kilka|pare|dwa|trzy|piec|siedem|dziesiec|<100 dni|tydzien|tygodnie|tygodni
        """),
      .init(
        .abuse,
        """
        zgwalc*|gwalcic, molestow*, pedofil*, dzieciec*|dziecieca porno*|pornograf*, seks* ~3
        dzieckiem|dziecmi|nieletni*, bic|pobic =2 dziecko|dzieci|syna|corke, nagie zdjecia =2
        dzieci|dziewczynek
        """),
      .init(
        .violence,
        """
        @kill|@hurt =2 @person, @person =1 @kill|@hurt, @kill|@hurt =2 @animal,
        zamordowac|zamordowa*, popelnic|zaplanowac morderst*|zabojst*|zamach, zamach =1 na =2
        @person|szkole|kosciol|meczet|synagoge|rzad|sejm|metro|dworzec|lotnisko, wysadzic =4
        powietrze|szkole|dom|budynek, gardlo|gardla ~2 poderznac, terrory*,
        zbudowac|zrobic|skonstruowac|wyprodukowac|podlozyc =3
        bomb*|ladunek|materialy|bron|granat|trucizn*, jak zrobic bomb*|trucizn*|bron, wynajac =2
        zabojce|platnego, pozbyc sie =2 ciala|zwlok|zony|meza, ukryc =2 cialo|zwloki,
        podpalic|spalic =3 dom|szkole|samochod|kosciol|mieszkanie, strzelanine =2 w, oblac =3 kwasem
        """),
      .init(
        .crime,
        """
        porwac|uprowadzic =2 @person, porwanie dziecka, wlamac|wlamywac sie,
        zhakow*|hakowac|shakowac|wykrasc|hackowac,
        sprzedawac|handlowac|przemycac|dilowac|produkowac|gotowac =3
        narkot*|kokain*|heroin*|amfetamin*|dragi|marihuan*|mete, handl* ludzmi|kobietami,
        sledzic|szpiegowac|nagrywac =4 potajemnie|ukradkiem|zone|dziewczyne|byla|meza, potajemnie
        =2 sledzic|nagrywac, stalk*, szantaz*, okrasc|obrabowac|napasc =2
        bank*|sklep|sasiad*|@person, ukrasc|krasc|ukradne ~3
        samochod|pieniadze|tozsamosc|karte|haslo, podrobic|falszowac|sfalszowac, oszukac|oszukiwac
        =2 emeryt*|starsz*|starych, prowadzic|jechac|wrocic|wracac ~3 pijany|pijana|pijaku,
        zemscic|mscic =1 na =2 @person, dowiedziec =1 gdzie =2 mieszka|pracuje
        """),
      .init(
        .medicine,
        """
        @leave =4 @medicine, zmniejszyc|zwiekszyc|podwoic|zmienic =2 dawk*
        """),
    ])
}
