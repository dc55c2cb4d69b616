/// What a message to the planner wants, as far as its words tell.
enum ChatIntent: CaseIterable, Sendable {
  case changePlan, missed, stuck, done, timeLeft, today, next, progress, thanks, hello, unknown

  init(_ message: String) {
    let text = FoldedText(message)
    // Greetings and thanks come with questions; whatever is asked goes before them.
    self = ChatIntent.stems.first { text.containsAny(of: $0.1) }?.0 ?? .unknown
  }

  private static let stems: [(ChatIntent, String)] = [
    (
      .changePlan,
      "change the plan,change my plan,edit,reschedule,postpone,another plan,new plan,more steps,"
        + "move the,too easy,delete,zmenit plan,zmen plan,zmena planu,upravit,posunut,novy plan,"
        + "viac krokov,dalsie kroky,zmenit,odlozit termin,modosit,atutemez,zmienic,przesun,andern,"
        + "verschieb,cambiar,aplazar"
    ),
    (
      .missed,
      "missed,i skipped,fell behind,fallen behind,havent done anything,vynechal,zmeskal,zameskal,"
        + "preskocil,vynech,kihagyt,opuscil,verpasst,ausgelassen,me salte,me he saltado"
    ),
    (
      .stuck,
      "easier,simpler,smaller,lahsie,lahsi,jednoduchs,snazs,konnyebb,latwiej,latwiejsz,leichter,"
        + "einfacher,mas facil,stuck,cant,cannot,no motivation,motivat,tired,too hard,difficult,lazy,give up,fail,afraid,"
        + "overwhelm,no time,dont feel like,procrastin,hate,help me,neviem sa,nevladzem,nemam,"
        + "unaven,tazk,motivac,nechce sa,nejde,bojim,vzdat,nestiha,nemuzu,nechce se,unav,tezk,"
        + "elakad,faradt,nehez,nincs,utkn,zmecz,trudn,nie mam,nie moge,mude,schwer,motiv,"
        + "schaffe,keine lust,keine zeit,cansad,dificil,atasc,no puedo"
    ),
    (
      .done,
      "i did,i finished,finished it,i have done,done it,completed,i made it,hotovo,dokoncil,"
        + "spravil,zvladol,zvladla,mam to,splnil,dokoncila,udelal,megcsinal,kesz,zrobil,skonczyl,"
        + "geschafft,fertig,erledigt,lo hice,termine,hecho"
    ),
    (
      .timeLeft,
      "how long,how much time,time left,deadline,when should i finish,when do i finish,when should i be,finish by,on track,in time,when will,pace,on time,due,"
        + "days left,weeks left,make it in,make it by,make it_,kedy mam,kedy by som,kedy budem,ako dlho,kolko casu,kolko dni,stihn,termin,dokedy,tempo,"
        + "zostava,jak dlouho,kolik casu,mennyi ido,hatarido,ile czasu,zdaze,wie lange,wie viel zeit,"
        + "rechtzeitig,cuanto tiempo,plazo,llego"
    ),
    (
      .today,
      "today,now_,right now,this evening,tonight,minutes,where do i start,start,begin,dnes,teraz,"
        + "hned,zacat,zacnem,ted_,zacit,ma_,most_,kezdj,dzis,teraz,zacza,heute,jetzt,anfang,hoy,"
        + "ahora,empez"
    ),
    (
      .next,
      "next,what should i do,what now,which step,co dalej,co dalsie,dalsi krok,co mam robit,co teraz,"
        + "co dal_,kovetkez,nastepn,nachst,was soll,siguiente,que hago,proximo"
    ),
    (
      .progress,
      "progress,how am i,how far,status,percent,how is it going,how many steps,postup,ako som na tom,"
        + "kolko krokov,ako mi to ide,percent,stav_,jak jsem na tom,pokrok,halad,hol tartok,postep,"
        + "jak mi idzie,fortschritt,wie weit,wie steht,progreso,como voy"
    ),
    (
      .thanks,
      "thank,thx,cheers,great,perfect,dakuj,vdaka,diky,dik_,super,dekuj,koszon,dzieki,dziekuj,danke,"
        + "gracias"
    ),
    (
      .hello,
      "hello,hi_,hey,good morning,good evening,ahoj,dobry den,dobre rano,cau,zdravim,dobry vecer,"
        + "szia,hello,czesc,dzien dobry,hallo,guten,hola,buen"
    ),
  ]
}
