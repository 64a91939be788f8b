/** Function words of the Slavic languages in Latin script, with their accents; a blank or a line end separates. */
export const SLAVIC_WORDS = {
  pl: `
    i a oraz albo lub ale lecz jednak więc zatem bo ponieważ gdyż że żeby aby by jeśli jeżeli gdy kiedy jak gdzie skąd
    dokąd dlaczego czemu czy choć chociaż niż podczas w we z ze na do od ode po przed przez dla o u przy pod nad bez za
    między wśród wobec według mimo oprócz poza około koło ku spod znad zza ja mnie mi mną mój moja moje mojego ty ciebie
    cię ci tobie twój twoja twoje on jego go jemu mu nim niego ona jej ją nią niej ono oni ich im nimi nich one my nas nam
    nami nasz nasza nasze wy was wam się siebie sobie swój swoja swoje swoją swojego swojej swoich ten ta to te ci tego
    tej temu tym tych tymi tę tą tamten tamta który która które którego której którym których którzy którą co czego czym
    kto kogo kim komu jaki jaka jakie jakich coś ktoś nic nikt żaden żadna żadnych każdy każda każde wszystko wszyscy
    wszystkich wszystkie inny inna inne innych sam sama samo taki taka takie wiele wielu kilka kilku dużo mało więcej
    mniej najwięcej jest są był była było były byli być będzie będą będę byłby byłaby został została zostało zostały
    zostali zostanie ma mają miał miała mieć może mogą mógł mogła można musi muszą trzeba należy powinien powinna chce
    chcą nie tak też także również już jeszcze tylko teraz wtedy potem tu tutaj tam zawsze nigdy często znów znowu bardzo
    prawie nawet właśnie oto niech podobno wciąż nadal zaś mówi powiedział
  `,
  cs: `
    a i ani nebo či ale avšak však proto tedy tak že aby kdyby když jestli jestliže protože neboť až než jak kde kam odkud
    proč zda zatímco přestože ačkoli v ve z ze s se k ke ku na do od ode po pod nad před přes při pro o u za bez mezi podle
    kvůli proti kolem během vedle kromě místo díky vůči skrz já mě mne mi mně mnou můj moje má mého ty tebe tě ti tobě
    tvůj on jeho ho jemu mu něj něm jím ním ona jí ji její ní oni jich jim jimi nich nim nimi ony my nás nám námi náš naše
    našich vy vás vám váš vaše si sebe sobě svůj svá své svého svou svým svých ten ta to ti ty toho té tom tu tím těch
    těm těmi tato tento toto tyto této tohoto těchto tomto který která které kterého kterou kterým kterých kteří co čeho
    čím kdo koho kým komu jaký jaká jaké něco někdo nic nikdo žádný žádná žádné každý každá každé všechno vše všichni
    všech všechny jiný jiná jiné sám sama takový taková mnoho několik hodně málo více méně nejvíce je jsou jsem jsi jsme
    jste byl byla bylo byli byly být bude budou budu budeme by bych bychom má mají měl měla mělo měli mít může mohou
    mohl mohla musí museli musel chce chtějí chtěl ne není nejsou nebyl nebude nemá nemůže ano také též taky už již ještě
    jen jenom pouze nyní teď tehdy pak potom tady zde tam vždy nikdy často opět zase znovu velmi skoro téměř právě asi
    prý totiž zřejmě stále dál dále říká řekl uvedl
  `,
  sk: `
    a aj i ani alebo či ale avšak však preto teda tak že aby keby keď ak pretože lebo až než ako kde kam odkiaľ prečo zatiaľ
    hoci v vo z zo s so k ku na do od odo po pod nad pred cez pri pre o u za bez medzi podľa kvôli proti okolo počas vedľa
    okrem namiesto vďaka voči ja ma mňa mi mne mnou môj moja moje ty teba ťa ti tebe tvoj on jeho ho jemu mu neho ňom ním
    ona jej ju ňu nej ňou oni ich im nimi nich nim ony my nás nám nami náš naša naše našich vy vás vám váš vaša sa si seba
    sebe svoj svoja svoje svojho svojej svojich svojim ten tá to tí tie toho tej tom tú tým tých tým tieto tento táto toto
    tejto tohto týchto tomto ktorý ktorá ktoré ktorého ktorú ktorej ktorým ktorých ktorí čo čoho čím kto koho kým komu
    aký aká aké niečo niekto nič nikto žiadny žiadna žiadne každý každá každé všetko všetci všetkých všetky iný iná iné
    sám sama taký taká mnoho mnohí niekoľko veľa málo viac menej najviac je sú som si sme ste bol bola bolo boli byť bude
    budú budem by má majú mal mala malo mali mať môže môžu mohol mohla musí musia musel chce chcú chcel nie nebol nebude
    nemá nemôže áno tiež už ešte iba len teraz vtedy potom tu tam vždy nikdy často opäť zase znova veľmi skoro takmer
    práve asi vraj stále ďalej hovorí povedal uviedol
  `,
  sl: `
    in a ali pa ter toda vendar ampak zato torej saj da če ko ker čeprav kot kakor kako kje kam kdaj zakaj čemu ali naj
    dokler medtem v na z s k h do od po pod nad pred čez pri za o ob brez med proti zaradi glede namesto skozi okoli okrog
    poleg razen kljub prek preko iz izpod izmed znotraj zunaj glede jaz mene me meni mi mano moj moja moje ti tebe te tebi
    tvoj on njega ga njemu mu njim njem ona nje jo njej ji njo oni njih jih jim njimi one midva nas nam nami naš naša naše
    vi vas vam vaš vaša se sebe si sebi svoj svoja svoje svojega svojo svojih svojim ta to ti te tega tej tem tam teh temi
    tisti tista tisto kateri katera katero katere katerega katerih kaj česa čim kdo koga kom komu kakšen kakšna kakšno
    nekaj nekdo nič nihče noben nobena vsak vsaka vsako vse vsi vseh vsem drug drugi druga drugo drugih sam sama takšen
    tak taka veliko mnogo več manj največ malo nekaj je so sem si smo ste sva bil bila bilo bili bile biti bo bodo bom
    bomo boste bi ima imajo imel imela imeli imeti more morejo lahko mora morajo moral morala morali hoče hočejo želi ne
    ni niso nisem nisi nismo nima nimajo ne bo da tudi še že samo le zdaj sedaj takrat potem nato tu tukaj tam vedno nikoli
    pogosto spet znova zelo skoraj prav pač sicer namreč tako toliko koliko zdi baje celo kar kjer ki pravi dejal
  `,
  hr: `
    i a ali ili no nego već pa te ni niti da jer ako kad kada dok iako premda kao kako gdje gde kamo kuda zašto zasto zbog
    u na iz s sa k ka do od po pod nad pred preko pri za o ob bez među između kod kroz oko protiv prema prije pre nakon
    posle poslije tijekom tokom umjesto osim uz niz usprkos unatoč radi blizu ja mene me meni mi mnom moj moja moje ti
    tebe te tebi tvoj on njega ga njemu mu njim njime ona nje je ju njoj joj nju oni njih ih njima im one mi nas nam nama
    naš naša naše naših vi vas vam vama vaš vaša se sebe si sebi sobom svoj svoja svoje svojeg svoju svojih svojim taj ta
    to ti te toga tog tome tom toj tu tim tih ovaj ova ovo ovi ove ovog ovom ovoj ovih onaj ona ono koji koja koje kojeg
    kojem kojoj kojih kojima koju što šta čega čemu čim tko ko koga kome kakav kakva kakvo nešto netko neko ništa nitko
    niko nijedan nijedna svaki svaka svako sve svi svih svim drugi druga drugo drugih sam sama sami takav takva mnogo puno
    malo više manje najviše nekoliko je su sam si smo ste jesu bio bila bilo bili bile biti bit bude budu ću ćeš će ćemo
    ćete bi bih bismo ima imaju imao imala imati može mogu mogao mogla moći mora moraju morao treba trebaju hoće želi ne
    nije nisu nisam nema neće nemaju da li također takođe takođe još samo sada sad tada onda ovdje ovde tu tamo uvijek
    uvek nikad nikada često opet ponovo ponovno vrlo veoma gotovo skoro upravo baš možda ipak čak zato stoga dakle kaže
    rekao
  `,
}
