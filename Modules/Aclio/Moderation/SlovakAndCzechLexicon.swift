extension Lexicon {
  /// Both, because they share most words once these are without diacritics.
  static let slovakAndCzech = Lexicon(
    lists: [
      "joint": """
      a i alebo nebo ale ze aby ako jak kym nez v vo ve na do za pri u po pod s so z zo ze pro
      pre ked kdyz bez o
      """,
      "real": """
      ako jak moju moj moja mojho mou muj svoju svojho svou sveho naozaj skutocne navod
      """,
      "person": """
      niekoho nekoho niekomu nekomu sused* manzel* spoluziak* spoluziac* spoluzak* ucitel*
      kamarat* priatel* pritel* koleg* rodic* sestr* babick* tchyn* svokr* prezident* politik*
      policajt* policist* migrant* zid zida bratovi detom diteti dietatu zene matke mame otcovi
      sefovi sousedum byvalemu byvalej byvale partner* ludi lidi ludia clovek vsetkych vsechny ho ju
      ji jeho ich
      """,
      // Whom one does something to.
      "victim": """
      niekoho nekoho cloveka suseda souseda susedu sousedku susedov sousedy susedku manzelku manzela
      zenu muza priatela priatelku pritele pritelkyni byvaleho byvalu byvalou
      spoluziaka spoluziacku spoluziakov spoluzaka spoluzacku spoluzaky sefa sefku ucitela
      ucitelku ucitele ucitelov mamu matku otca otce rodicov rodice bratra brata sestru babku
      babicku dedka deda svokru svokra tchyni tchana dieta deti dite dceru syna dievca dievcata
      divku holku holky chlapca kluka kamarata kamaratku kolegu kolegynu kolegyni prezidenta
      politika politikov premiera ministra policajta policistu zidov zidy ciganov cikany romov
      moslimov muslimy migrantov migranty cudzincov cizince bezdomovca bezdomovce partnera
      partnerku rodinu expritele
      """,
      "animal":
        """
      psa psy psov pes macku kocku macky kocky zviera zvierata zvire zvirata stena kotata
      """,
      "own":
        """
      svojho svoju svoje svojich sveho svou sve svych moju mojho mou meho moje nasu naseho
      susedovho
      """,
      "kill": """
      zabit zabijem zabiju zabijat zabijet zavrazdit zavrazdim zastrelit zastrelim otravit
      otravim zaskrtit uskrtit ubodat bodnut dobodat umucit mucit tyrat utyrat utopit podrezat
      podriznout odkraglovat udusit zadusit umlatit ubit dobit otlct dorezat rozstrielat
      postrielat postrilet popravit upalit
      """,
      // What one does to things every day, and harm only where a person follows at once.
      "discard": """
      zlikvidovat odstranit oddelat vyhodit zhodit shodit poliat polit znicit
      """,
      "hurt": """
      zbit zmlatit zbijem zmlatim bit mlatit ublizit ublizovat napadnut napadnout zranit
      sikanovat dobit dokopat zohavit vyhrazat
      """,
      "story": """
      detektivku roman pribeh knihu knizku poviedku povidku scenar film hru piesen pisen
      """,
      "medicine": """
      lieky liek liekov lieku liekmi liekoch leky lekum lek leku lekov medikament* antidepresiv* inzulin* liecbu lecbu
      chemoterapi* statin* psychofarmak* antipsychotik* litium lithium warfarin
      """,
      "leave": """
      prestat prestanem prestanu vysadit vysadim vynechat vynechavat skoncit skoncovat zredukovat
      znizit snizit zvysit zmenit zdvojnasobit
      """,
      "harm": """
      samovrazd* sebevrazd* vrazd* sikan* nasili* nasilie sebaposkodz* sebeposkoz* zneuziv*
      terorizm*
      """,
    ],
    harmless: """
      @leave =2 zabudat|zapominat|zapomenout|vynechavat, @leave ~7 s|so|po|pod|u =3
      lekar*|doktor*|psychiatr*, skok|skocit ~3 padak*,
      zabit|zabijat|zabijet =1 cas|nudu|plevel|burinu|mouchy|komary|bakterie|chut, @story ~4
      @kill|@discard|@harm|vrazde, prevenci*|prevencia|prevence|prevenciu|linke|linka =2 @harm,
      zastavit|proti|zabranit|predchadzat|predchazet|zastavme|skoncit =3 @harm, @harm prevenci*,
      zbit|zmlatit cesto|testo|slahacku, uniest|unest =2 batoh|tasku|naklad|nakup,
      kupelov*|koupelov* bomb*, bomb* do kupela|koupele, strelit|vstrelit gol*, strielat|strilet =1
      z luku|na, skoncit|skoncovat s|so fajcenim|kourenim|cukrom|alkoholom, zbavit sa|se,
      bit|bojovat za|sa|se, dobit|dobijat|dobijet =2
      mobil*|telefon*|kredit*|bater*|notebook*|tablet*|hodinky|auto|kartu, naucit|ucit|ukazat ~2
      krajat|krajet|vyrezavat|pracovat|robit|zachadzat|zachazet|narabat ~2
      nozom|nozem|kladivom|kladivem|sekerou, vziat|vzit ?si =1 zivot do ~1 ruk|rukou,
      zomriet|umriet|umrit|zemrit|umriem ?od|smiechu|smichy|smichem
      smiechu|smichy|smichem|nudy|nudou, zomriet|umrit|zemrit|umriet od|smiechu|smichy|smichem,
      strach|bojim|bat|nebat|boji|hrozi ~3 umriet|zomriet|umrit|zemrit, nechcem|nechci|nemusi|nesmie
      ?este|jeste umriet|zomriet|umrit|zemrit, nenechat|nedovolit ~3 umriet|zomriet|umrit|zemrit,
      pomoct|pomoci|pomahat|sprevadzat|nechat|nechavat ~4 umriet|zomriet|umrit|zemrit, zit|zivot
      v|vo|ve|bez|sam|s|so zdravo, byt|mat bomb*
      """,
    recovery: """
      prestat|prestanem|prestanu =2 ublizovat|sebaposkodzovat|sebeposkozovat|rezat|hladovat,
      prestat|prestanem|prestanu =1 bit|mlatit =1 deti|dieta|dite|dceru|syna|zenu|manzelku,
      prekonat|prekonam|vyliecit|vylecit|zbavit =2
      anorexi*|bulimi*|samovrazedn*|sebevrazedn*|sebaposkodz*|sebeposkoz*,
      zvladat|zvladnout|zvladnut =2 samovrazedn*|sebevrazedn*, zotavit =4
      anorexi*|bulimi*|sebaposkodz*
      """,
    despair: """
      lepsie|lepsi|lepe|lip|lahsie|snazsi ?by ?bolo|bylo bezo|bez|beze mna|mne, bezo|bez|beze
      mna|mne ?by =2 lepsie|lepsi|lepe|lip, citim|citit ?sa|se|si ?taky|taka|uplne|tak
      beznadej*|bezcenn*|zbytocn*|zbytecn*, som|jsem ?uplne
      beznadejny|beznadejna|bezcenny|bezcenna|zbytocny|zbytocna|zbytecny|zbytecna,
      nema|nemam|nevidim ?uz ?to ?ziadny|zadny ?ziaden zmysel|smysl|nadej|nadeji|dovod|duvod
      $|zit|zivot|zit|na|v|dalej, zivot nema|stratil|ztratil ?uz ?ziadny|zadny zmysel|smysl, uz
      ~1 nevladzem|nezvladam|nemozem|nemuzu|nezvladnem|nezvladnu|nedavam $, nikomu ?by =2
      nechybal|nechybala|nechybam|nechybim, nenavidim ?sam|sama|sa|se|svoj|svuj
      seba|sebe|sa|se|zivot, nenavidim sa|se, stratil|stratila|ztratil|ztratila ?som|jsem
      ?vsetku|vsechnu nadej|nadeji, nic ~1 nema|nedava zmysel|smysl,
      nemam ?uz silu|sily|sil $|zit|dalej|dal, neviem|nevim ci|jestli|zda ?este|jeste chcem|chci
      zit, vsetko|vsechno ?je na nic $, vsechno ?je k nicemu $
      """,
    harmful: [
      .init(
        .selfHarm,
        """
        samovrazd*|sebevrazd*, sa|se porezat|podrezat $, sa|se zabit|zabijem|zabiju|otravit|obesit|utopit|zastrelit !nedam,
        vsetko|vsechno =1 skoncit|ukoncit $|navzdy|hned,
        chcem|chci ?uz to ?uz cele|cely|vsetko|vsechno skoncit|ukoncit $|navzdy|hned,
        zabit|zabijem|zabiju|obesit|obesim|zastrelit|utopit sa|se|seba|sebe !nedam|nenecham,
        obesit|obesim, zomriet|zomrem|umrit|zemrit|umriet bez|bolesti|v|vo|ve|co|rychlo|uz,
        chcem|chci|chcel|chcela|chtel|chtela|tuzim|touzim|planujem|planuji|radsej|radeji|musim|idem
        ?by ?som|bych ?uz|radsej|radeji zomriet|umrit|umriet|zemrit, zomriet|umrit|zemrit|umriet
        $|dnes|zajtra|zitra|skoro|coskoro|do|este|jeste|pred, uz nebyt $, nebyt uz|vobec|vubec $,
        napit|vypit|pit =2 savo|bielidlo|bielidla|jed|jedu|fridex|nemrznuc*|belidlo|kyselinu, byt
        mrtvy|mrtva,
        kym|az|dokud ~3 nezomriem|neumru|nezemru, ukoncit|skoncit|skoncovat ?si ?so|se|s
        ?svoj|svuj|moj|muj|svym|svojim zivot*, ukoncit ?to ?uz vsetko navzdy, vziat|vzit =1 zivot,
        podrezat|podriznout|porezat|rezat|rozrezat =2 zily|zapastia|zapesti|ruky|ruce,
        nechcem|nechci|nechce ~3 zit|existovat
        $|uz|dalej|dal|dlhsie|dele|ani|viac|vic|takto|tak,
        nechcem|nechci|nechce ?tu|tady uz ?tu|tady zit|existovat
        !v|vo|ve|na|u|pri|pod|od|z|zo|s|so|se|bez|sam|sama|ako|jako,
        nechcem|nechci|nechce ~3 zit|existovat s|so|se|bez ~1
        bolest*|tym|tymto|tim|trapen*|neho|nej|nich|teba|tebe,
        nechcem|nechci|nechce ?uz|tu|tady ?uz|tu|tady byt $,
        nechcem|nechci|nechce ~2 byt tu|tady|zivy|ziva|nazive, nechcem|nechci|nechce ~2 byt na
        svete|zive, nevladzem|nezvladam|nemozem|nemuzu|nedokazem|nedokazu ?uz ?dalej zit
        $|dalej|dal, predavkovat|predavkujem, si ~1
        ublizit|ublizovat, ublizit|ublizovat si|sebe,
        sebaposkodz*|sebeposkoz*|porezat|rezat|podrezat|podriznout sa|se, riznout|riznu|rezat sa|se
        do zil, prestat =3 jest|jist az|nadobro|navzdy|dokud, prestat =2 uplne jest|jist $, prestat
        jest|jist uplne|celkom $, vyhladovat|uhladovat, skocit|skocim|vyskocit ~2
        mosta|mostu|strechy|strecha|okna, skocit|skocim|hodit|vrhnut|vrhnout ?sa|se pod ~1
        vlak|auto|metro|tramvaj|elektricku|kolesa|kola, hodit|vrhnut|vrhnout sa|se ~2
        mosta|mostu|strechy|strecha|okna, sa|se hodit|vrhnut|vrhnout ~2
        mosta|mostu|strechy|strecha|okna|vlak, siahnut|sahnout ~2 zivot, vykrvacat|vykrvacet,
        skoncovat|skoncit|skoncim ?so|se|s ?sam|sama sebou, so|se sebou skoncovat|skoncit|skoncim,
        nezobudit|neprobudit ?sa|se ~2 uz|nikdy, zmiznut|zmizet =2 sveta, odist|odejit z|zo
        ?tohto|tohoto|tohohle sveta,
        zjest|zjem|snist|snim|prehltnut|polknut|spolknut|spolykat|vziat|vezmem|vzit|vezmu|vypit
        ~1 vsetky|vsechny ?moje|svoje|sve =1 prasky|lieky|tabletky|pilulky|leky
        !nacas|vcas|so|s|na|podla|podle, vsetky|vsechny ?moje =1 prasky|lieky|tabletky|pilulky|leky
        naraz|najednou|odrazu, prasky|lieky|tabletky|leky ~4 umriet|zomriet|umrit|zemrit, a|ze
        umrit|umriet|zomriet|zemrit, ublizovat ?si ziletkou, sa odstranit
        """),
      .init(
        .underEating,
        """
        jest|jist|zjest|snist|prijat|prijimat|zit|prezit|prezit|drzat|stravit
        ?len|jen|iba|pouze|menej|mene|maximalne|max|do|pod|okolo|asi|z ?ako|nez <1000
        kalorii|kalorie|kcal|kilokalorii|cal ?na|za|kazdy denne|den !menej|mene|viac|vic,
        jest|jist|zjest|snist|prijat|prijimat|zit|prezit
        ?len|jen|iba|pouze|menej|mene|maximalne|max|do|pod|okolo|asi|z ?ako|nez denne <1000
        kalorii|kalorie|kcal, dieta|dietu|diete <1000 kalorii|kcal, bez jedla|jidla =2
        dni|dnu|tyzden|tyden|tyzdne|tydny, nejest|nejist ?nic =2 dni|dnu|tyzden|tyden,
        nic nejest|nejist =2 dni|dnu|tyzden|tyden
        """),
      .init(
        .abuse,
        """
        znasiln*, pedofil*, detsk*|detske porno*|pornograf*, zneuzit|zneuzivat =3 @person|@victim,
        sex* ~3 detmi|dietatom|ditetem|dieta|dite|decko, zbit|bit|mlatit =2
        deti|dieta|dite|dceru|syna, nahe|nude ~3 fotky =2 deti|dievcat
        """),
      .init(
        .violence,
        """
        @kill|@hurt =2 @person|@victim, @person|@victim =2 @kill|@hurt, @discard ?@own
        ?byval*|stareho|staru @victim, @victim =1 @discard $, @discard ?@own @animal, @kill|@hurt =2
        @own =2 @animal, @kill|@hurt ~2 @animal, zavrazdit|zavrazdim, bitkou|pastami|pestmi|nasilim,
        podrezat|podriznout =2 krk|hrdlo, vrazdu|vrazdy spachat|naplanovat, spachat|naplanovat =2
        vrazdu|atentat|utok|masaker, vyhodit|vyletiet =4 vzduchu|povetria|povetri,
        nozom|nozem|kladivom|kladivem|sekerou|pistol* ~5 @person|@victim, @person|@victim ~3
        nozom|nozem|kladivom|kladivem|sekerou, atentat*, terorist*,
        vyrobit|zostrojit|sestrojit|postavit|odpalit =3 bomb*|vybusnin*|granat|zbran|jed, ako|jak =1
        vyrobit bomb*|vybusnin*|jed|zbran, najat|najmout =3 vraha, zbavit =2
        mrtvoly|tela|muza|manzela|manzelky|zeny, zapalit|podpalit =3
        dom|dum|auto|skolu|susedovi|sousedum|kostel, vystrielat|vystrilet =2 skol*|triedu|ludi,
        polit|oblit =3 kyselin*, zbit|zmlatit =2 @own
        """),
      .init(
        .crime,
        """
        uniest|unest =3 @person|@victim, unos|unosy =2 dietata|ditete,
        nabur*|nabour*|hacknut|hacknout|heknut,
        predavat|predat|dilovat|pasovat|varit|vyrabat|vyrabet =3
        drog*|pervitin|kokain|heroin|travu|marihuanu|extazu, pervitin*, sledovat|spehovat|smirovat
        =2 potajomky|tajne|potaji, tajne|potajomky|potaji =2 sledovat|spehovat|nahravat|natacet =2
        @person|@victim, tajne|potajomky|potaji =2 @person|@victim =1
        sledovat|spehovat|nahravat|natacet, stalk*, vydierat|vydirat,
        vykradnut|vykrast|okradnut|okrast|vyloupit|vylupit, obchodovat =2 ludmi|lidmi|zenami,
        ukrast|kradnut|krast =4 auto|peniaze|penize|identitu|kartu|heslo|hesla, falsovat|padelat,
        oklamat|podviest|podvadet =2 dochodcov|duchodce|starych,
        jazdit|soferovat|viest|ist|ridit|jet|jezdit|vratit ~3
        opity|opita|opily|opila|podnapity|podnapily|pripity, pomstit =2 @person, zistit|zjistit =1
        kde =2 byva|bydli|zije, dostat =3 do =2 mobilu|telefonu|mailu|facebooku|instagramu =2
        @person
        """),
      .init(
        .medicine,
        """
        @leave =4 @medicine, @leave s|so|se =2 @medicine, @medicine =1 vysadit|vynechat|vynechavat,
        znizit|snizit|zvysit|zmenit|zdvojnasobit|zdvojit =2 davk*
        """),
    ])
}
