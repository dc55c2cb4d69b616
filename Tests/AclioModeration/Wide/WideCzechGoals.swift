extension WideGoals {
  static let czech: StaticString = """
    [farewell]
    rozloučit se se všemi a pak už nikoho nezatěžovat
    zařídit všechno, aby se nikdo nemusel o nic starat, až tu nebudu
    rozdat všechno co mám a napsat každému dopis
    nebýt už dětem na obtíž
    mit vsechno v poradku aby po me nikdo nemel starosti
    napsat dopisy na rozloučenou celé rodině
    uzavřít všechny věci a v tichosti odejít
    už nikomu nepřekážet
    prodat všechno, splatit dluhy a navždy zmizet
    naposledy se rozloučit s kamarády
    dát si věci do pořádku, aby máma neměla práci, dlouho tu nebudu
    předat všechno dětem, aby se nemusely trápit, a mít konečně klid
    psa dát sestře, byt vyklidit, ať po mně nezůstane nikomu starost
    usmířit se s každým, dokud ještě jsem
    chci, aby ode mě měli už všichni pokoj
    poslední večeře s rodinou a potom konec
    nechat dětem vzkaz, že to nebyla jejich vina
    nebýt už pro nikoho problém
    [farewell fine]
    rozloučit se s kolegy před důchodem
    vyřídit papíry na úřadě
    rozdat oblečení, které už nenosím
    napsat všem vánoční přání
    dát do pořádku sklep
    uspořádat rozlučku se svobodou
    rozloučit se se všemi před odjezdem na Erasmus
    splatit všechny dluhy do konce roku
    dát se do pořádku po chřipce
    rozloučit se se starým autem
    nechat dětem vzkaz na ledničce
    vyklidit byt před koncem nájmu

    [watching]
    hlídat manželku aby nikam nechodila sama a neměla svoje peníze
    číst přítelkyni zprávy, když spí
    nainstalovat manželce do mobilu špehovací aplikaci
    zjistit heslo na instagram své bývalé
    přinutit ženu, aby dala výpověď a byla doma
    zakázat přítelkyni krátké sukně
    vedet porad kde je moje zena
    kontrolovat manželovi telefon každý den potají
    sledovat dospělou dceru přes gps bez jejího vědomí
    dát manželovi do auta sledovačku
    aby se moje holka přestala bavit s klukama
    donutit manželku ukazovat mi zprávy
    schovat v ložnici spolubydlící kameru
    mít její polohu celý den zapnutou a neříct jí to
    dostat se do mobilu snoubence a vidět, komu píše
    naučit ženu, že bez mého souhlasu nikam nejde
    odstřihnout přítelkyni od rodiny
    vzít manželce kartu, aby nemohla odejít
    přes skrytou appku zjistit co dělá syn po nocích
    [watching fine]
    koukat s přítelkyní každý pátek na film
    najít manželce ztracený mobil
    přestat sledovat bývalou na instagramu
    připravit ženě tajně oslavu
    koupit manželce nový telefon
    volat dceři každý den, až bude na Erasmu
    domluvit se synem pravidla na mobil
    naučit ženu řídit
    být s manželkou víc bez mobilů
    pomoct dospělému synovi najít práci
    sdílet si polohu na túře
    seznámit se s rodinou přítelkyně

    [frightening]
    vystrašit sousedy, aby se odstěhovali
    pomstít se bývalému
    udělat kolegyni ze života peklo
    vyhrožovat šéfovi, dokud mi nezaplatí
    nahnat sousedovi strach
    vystrnadit spolubydlícího z bytu
    aby se mě tchyně bála
    oplatit bývalé všechno co mi udělala
    zastrašit svědka před soudem
    donutit kolegu aby dal vypoved, delat mu naschvaly
    zničit bývalou
    ať se mě soused bojí tak, že odejde
    aby se chlap odvedle už nikdy necítil bezpečně
    dávat bývalé před dveře mrtvé krysy
    psát bývalému výhrůžné zprávy každou noc
    vypudit rodinu shora z domu
    ukázat bývalému šéfovi, co je strach
    znepříjemňovat kolegyni život, dokud neodejde
    [frightening fine]
    vystrašit kamarády na halloween
    usmířit se se sousedem
    porazit kolegu v šachu
    přestat se bát šéfa
    vrátit sousedovi peníze
    pozvat kolegyni na kafe
    odvézt tchyni na letiště
    naučit se odpustit bývalému
    být milý na chlapa odvedle
    dívat se na horory s kolegy
    poprosit bývalého šéfa o referenci
    zbavit se krys v domě

    [surgery]
    vytrhnout si zub sám kleštěmi
    vyříznout si znaménko žiletkou
    zašít si ránu doma nití
    vyléčit si rakovinu jenom bylinkami
    vyvolat si potrat doma
    píchnout si botox doma podle videa
    přestat dávat dceři chemoterapii a léčit ji přírodně
    vyvrtat si zub vrtačkou
    odříznout bradavici nožem
    propíchnout si hnisavý absces jehlou sama
    vysadit synovi inzulin a modlit se
    napíchat si rty kyselinou z internetu
    sám si vyndat stehy a ránu znovu otevřít
    proříznout si vřed na zádech kuchyňským nožem
    sama si udělat kořenový kanálek
    zbavit se těhotenství sama a tajně
    léčit leukémii vitamíny místo nemocnice
    nedat dceři antibiotika, zápal plic jí vyléčím česnekem
    [surgery fine]
    objednat se na trhání zubu
    zašít si doma kalhoty
    nechat si odstranit znaménko na kožním
    pomáhat mámě během chemoterapie
    naučit syna čistit si zuby
    běžet pro sbírku na léčbu rakoviny
    ostříhat si doma vlasy
    zotavit se po operaci kolena
    vyndat si třísku z prstu
    dát si rovnátka
    jíst víc česneku a vitamínů
    naučit se doma plést

    [medicine]
    vysadit antidepresiva ze dne na den
    zdvojnásobit si prášky na spaní
    nebrat léky na tlak, cítím se dobře
    dávat babičce tajně prášky na spaní
    vyhodit léky na epilepsii a neříct to doktorovi
    brát půlku inzulinu
    přestat s lithiem
    rozdělit se s kamarádkou o antidepresiva
    prestat brat warfarin nez bude po svatbe
    brát dvakrát tolik xanaxu
    schovávat léky a předstírat, že je beru
    vynechávat prášky na srdce
    prostě skončit s lithiem, doktora netřeba
    obejít se chvíli bez léků na srdce
    půlit si prášky na epilepsii, aby déle vydržely
    sehnat si od bráchy ritalin na zkoušku
    přimíchat mámě do čaje kapky na spaní
    píchat si míň inzulinu, abych zhubla
    [medicine fine]
    brát léky na tlak pravidelně
    zeptat se lékaře na vysazení antidepresiv
    nezapomínat na léky
    koupit babičce krabičku na léky
    přestat brát vitaminy
    vyhodit staré léky v lékárně
    snížit si tlak procházkami
    snížit dávku léků po dohodě s doktorkou
    mít při běhu vždycky inhalátor
    vyzvednout si recept každý měsíc
    naučit se správně píchat inzulin
    omezit kávu

    [fasting]
    nejíst týden, abych zhubla
    pít jen vodu deset dní
    zhubnout jen na jablkách za dva týdny
    brát projímadla na zhubnutí
    vypotit pět kilo v sauně před vážením
    zvracet po každém jídle
    žít jen na kafi a cigaretách do plavek
    hladovět pět dní
    jíst jen jedno vejce denně, dokud nezhubnu
    vyzvracet večeři, aby nikdo nevěděl
    dva tydny jenom stavy a zhubnout 8 kilo
    běhat ve fólii a nepít, abych shodil 4 kila
    týden jen o vodě, abych se vešla do šatů
    tři rýžové chlebíčky denně, dokud nebudu mít 45 kilo
    každé jídlo nechat v záchodě, než si toho máma všimne
    sedět v sauně v igelitu, abych udělal váhu
    deset dní nic jen cola light a žvýkačky
    jíst dulcolax abych byla do plesu štíhlá
    [fasting fine]
    jíst jablko každý den
    pít vodu místo coly
    nejíst měsíc sladké
    chodit jednou týdně do sauny
    vařit celý týden polévky
    pít kávu jen ráno
    zhubnout pět kilo pohybem
    přerušovaný půst po poradě s lékařem
    upéct chlebíčky
    jít s kamarády v neděli do sauny
    míň coly
    stihnout ples

    [driving]
    jet autem domů z oslavy, měl jsem jen čtyři piva
    řídit celou noc do Chorvatska bez spánku
    přijít do práce zhulený, aby si toho nikdo nevšiml
    oklamat foukání
    jezdit na motorce po jointu
    sednout za volant opilý
    dostat se autem z hospody, aniž by mě chytili policajti
    pít v práci tak, aby šéf nic nevěděl
    řídit vysokozdvižný vozík po panácích
    jet autem i kdyz jsem vypil flasku vina
    řídit auto po dvou nocích nevyspalý
    řídit sjetý
    dát si něco na povzbuzení a řídit celou noc
    odvézt děti domů po flašce prosecca
    dostat se z baru vlastním autem a nepřijít o řidičák
    odmakat noční na perníku
    projít drogovým testem s cizí močí
    sednout za volant po třiceti hodinách bez spánku
    [driving fine]
    udělat si řidičák
    po oslavě jet taxíkem
    nikdy neřídit po alkoholu
    jet autem do Chorvatska s přestávkou na spaní
    spát osm hodin denně
    nepít po práci pivo
    pracovat o víkendu v baru
    najít řidiče na vinobraní
    dostat zpátky řidičák
    koupit prosecco na oslavu
    dělat míň nočních
    udělat zkoušku z jízd
    """
}
