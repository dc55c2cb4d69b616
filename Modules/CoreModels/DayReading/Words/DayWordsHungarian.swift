extension DayWords {
  static let hungarian = DayWords(
    .hungarian,
    months: [
      declined("januar", back: true) + ",jan", declined("februar", back: true) + ",feb,febr",
      declined("marcius", back: true) + ",marc", declined("aprilis", back: true) + ",apr",
      declined("majus", back: true) + ",maj", declined("junius", back: true) + ",jun",
      declined("julius", back: true) + ",jul", declined("augusztus", back: true) + ",aug",
      declined("szeptember", back: false) + ",szept", declined("oktober", back: false) + ",okt",
      declined("november", back: false) + ",nov", declined("december", back: false) + ",dec",
    ],
    weekdays: [
      "hetfo,hetfon,hetfoig,hetfore,hetfotol,h", "kedd,kedden,keddig,keddre,keddtol,k",
      "szerda,szerdan,szerdaig,szerdara,szerdatol,sze",
      "csutortok,csutortokon,csutortokig,csutortokre,csutortoktol,cs",
      "pentek,penteken,pentekig,pentekre,pentektol,p",
      "szombat,szombaton,szombatig,szombatra,szombattol,szo",
      "vasarnap,vasarnapig,vasarnapra,vasarnaptol,v",
    ],
    [
      (.relative(0), "ma,maig,mai nap,mara"), (.relative(1), "holnap,holnapig,holnapra"),
      (.relative(2), "holnaputan,holnaputanig"), (.relative(-1), "tegnap"),
      (.relative(-2), "tegnapelott"),
      (.unit(.day), "nap,napon,napig,napja,napos,napot,napra,nappal"),
      (.unit(.week), "het,heten,hetig,hetre,hete,hetben,hetet,hettel"),
      (.unit(.month), "honap,honapban,honapig,honapra,honapja,hoban,honapot,honappal,ho"),
      (.unit(.quarter), "negyedev,negyedevben,negyedevig"),
      (.unit(.year), "ev,evben,evig,evre,eve,evet,evvel"),
      (.this, "ez a,ezen a,ebben a,ezen az,ebben az,e,ez az,iden"),
      (.next, "jovo,kovetkezo"), (.coming, "most kovetkezo"), (.last, "mult,elmult"),
      (.by, "legkesobb"), (.before, "elott"), (.on, "a,az"),
      (.within, "a kovetkezo"), (.later, "mulva,alatt,belul,utan,multan"),
      (.agoAfter, "ezelott,elott"), (.start, "eleje,elejen,elejeig,elejere"),
      (.middle, "kozepe,kozepen,kozepeig,kozepere"), (.end, "vege,vegen,vegeig,vegere,vegevel"),
      (.half, "fel"), (.weekend, "hetvege,hetvegen,hetvegeig,hetvegere"),
      (.season(3), "tavasz,tavasszal,tavaszig,tavaszra"), (.season(6), "nyar,nyaron,nyarig,nyarra"),
      (.season(9), "osz,osszel,oszig,oszre"), (.season(12), "tel,telen,telig,telre"),
      (.christmas, "karacsony,karacsonyig,karacsonykor,karacsonyra,szenteste,szenteseste"),
      (.easter, "husvet,husvetig,husvetkor,husvetra"),
      (.newYear, "ujev,ujevig,ujevkor,ujevre"),
      (.newYearsEve, "szilveszter,szilveszterig,szilveszterkor,szilveszterre"),
      (.every, "minden"), (.filler, "a,az,i"),
      (.suffix, "an,en,jen,ig,eig,aig,ere,ara,re,ra,i,ei,ai,e,a,jei,jeig,jere,tol,es,as,os"),
      (.yearTail, "os,es,as"), (.oClock, "ora,orakor,orara,oraig,h,kor"),
      (.part(480), "reggel"), (.part(600), "delelott"), (.part(720), "delben"),
      (.part(900), "delutan"), (.part(1140), "este"), (.part(1260), "ejjel"),
      (.part(0), "ejfel,ejfelkor"),
      (.number(1), "egy"), (.number(2), "ket,ketto"), (.number(3), "harom"), (.number(4), "negy"),
      (.number(5), "ot"), (.number(6), "hat"), (.number(7), "het"), (.number(8), "nyolc"),
      (.number(9), "kilenc"), (.number(10), "tiz"), (.number(11), "tizenegy"),
      (.number(12), "tizenketto,tizenket"),
      (.ordinal(1), "elseje,elsejen,elsejeig,elsejere,elso"),
      (.ordinal(2), "masodika,masodikan,masodikaig,masodik"),
      (.ordinal(3), "harmadika,harmadikan,harmadikaig,harmadik"),
      (.ordinal(4), "negyedik,negyediken,negyedikeig"),
      (.ordinal(5), "otodike,otodiken,otodikeig"), (.ordinal(10), "tizedike,tizediken,tizedikeig"),
      (.ordinal(15), "tizenotodike,tizenotodiken,tizenotodikeig"),
      (.ordinal(20), "huszadika,huszadikan,huszadikaig"),
    ])

  /// A month with the endings that it takes in a date; they follow its vowels.
  private static func declined(_ month: String, back: Bool) -> String {
    let endings =
      back
      ? ["", "ban", "i", "ig", "ra", "tol", "ba", "t", "bol", "aban", "anak"]
      : ["", "ben", "i", "ig", "re", "tol", "be", "t", "bol", "eben", "enek"]
    return endings.map { month + $0 }.joined(separator: ",")
  }
}
