/**
 * Frequent words of headlines that are no function words, by language: they tell the language of a headline without
 * articles ("Storm kills three"), and nothing else. Never used to remove words.
 */
export const HEADLINE_WORDS = {
  en: `
    leaks debate weak japan china joke apologizes apologises regulators currency conference shop reaches edge group teams
    support smart rival concept design sharp released confirms foreign exchange scandal display sweep misses mark
    new first last year years week day days month months time today tomorrow yesterday man men woman women people
    child children family police court judge government prime state states house senate bill law vote votes election
    deal talks trade war peace attack attacks killed kills dead dies death dying injured hurt fire crash shooting shot
    missing found find finds arrested charged accused guilty jailed sentenced sues lawsuit trial wins win won winner
    loses lost beat beats beaten score season game games player players coach fans league finals gold silver medal
    world country city north south east west home school students health hospital doctors study scientists researchers
    science research company workers jobs job market markets stocks stock shares price prices sales profit rate rates
    rise rises rising falls fall drop drops cuts cut hits hit high low billion makes make takes take took gives give
    gave goes going went come comes coming came leaves leave left returns return launches launch launched reveals
    reveal revealed announces announced report reports reported warns warn calls call called asks ask wants want needs
    need help helps looks look see sees seen watch shows plans plays play playing set sets sign signs deals latest
    breaking update review best worst top big bigger biggest great good bad old young early late next full long real
    free open opens closes close end ends start starts begins begin back faces face facing expected ahead using use
    used building built build works work working better faster life love stars movie music song book books news photos
    pictures search water power energy climate heat storm weather flight plane car cars train phone software language
    tool tools apps making writing running learning things thing way ways why british american chinese russian german
    french european former chief boss head leader leaders official officials olympic olympics athletes athlete
    swimming women's men's opening ceremony qualifies advances backed led based owned made rejects backs slams blasts
    urges vows seeks eyes tops joins quits fight fights fighting race races step steps stop stops keep keeps turn
    turns spot pay pays buy buys sell sells millions billions thousands hundreds tax taxes crowd table guide guides
    round legal files filed filing recall recalls print dress speak speaks spoke growth grow grows growing economy
    economies economic advanced martial arts mixed bag pot brings bring brought pulls pull push collects business
    inspiring future public department headquarters times listing named world's intelligence artificial citizen
    engagement remains strong highly standing hold holds leads courses general strategy heads likely nearly ready key
    cast friend dog dogs cat cats food drink room rooms airport road bridge river ocean island border army military
    soldiers troops navy missile missiles sanctions tariff tariffs inflation debt fund funds funding investors
    investment startup users user privacy security hackers hack breach bug bugs feature features version tests testing
    tested tips trick tricks question questions answer answers story stories history secret secrets truth girl girls
    boy boys mother father son daughter wife husband brother sister families couple teen teenager wedding marriage
    pregnant birthday winter spring autumn holiday holidays christmas easter night morning monday tuesday wednesday
    thursday friday saturday sunday january february march june july october red white black green blue gay human
    rights justice supreme federal national local nation nations threat threats threatens threatened rule rules ruling
    ruled order orders block blocks blocked allow allows allowed ban bans banned lift lifts lifted move moves moving
    moved meet meets meeting met join joined hosts host name names comeback clash clashes stuns stunning shock
    shocking surprise surprises tribute honors honours remembers celebrates celebrate celebration passes pass passed
    scoring scorer relay seeded unveils unveil democrats republicans lawmakers governor mayor senator senators congress
    attorney censure senate's congressman governor's
  `,
  es: `
    obliga vecinos incendio alcalde escritor robo rescate lluvias norte sur detiene dimite niña niño río tren puente
    factura ahorrar acusa pide exige advierte logra cierra abre evacuar
    nuevo nueva nuevos nuevas primer primera último última año años día días semana mes hoy ayer mañana hombre mujer
    mujeres niños gente policía juez gobierno presidente presidenta ministro ministra ley elecciones guerra paz ataque
    muere mueren muerte muertos muerto herido heridos detenido detenidos fuego gana ganan ganó pierde récord partido
    jugador equipo liga mundo país ciudad calle millones mejor mejores peor gran grande sube baja precio precios
    empresa empresas juegos medalla oro plata bronce llega llegan vuelve anuncia presenta contra vida casa noche
    acuerdo crisis nacional selección fútbol
  `,
  pt: `
    novo nova novos novas primeiro primeira último última ano anos dia dias semana mês hoje ontem amanhã homem mulher
    mulheres crianças pessoas polícia juiz governo presidente ministro lei eleições guerra paz ataque morre morrem
    morte mortos morto ferido feridos preso presos fogo vence vencem venceu perde recorde jogo jogos jogador seleção
    equipe time liga mundo país cidade rua milhões melhor melhores pior grande sobe cai preço preços empresa empresas
    medalha ouro prata chega chegam volta anuncia conquista olimpíada olimpíadas olímpico olímpicos brasileiro
    brasileira brasileiros brasileiras futebol vôlei atletas atleta estreia classifica avança vitória ginástica tóquio
    feminino feminina masculino masculina confira veja assista derrota bate garante jogadora surfe natação
  `,
  fr: `
    tournoi demi-finale demi quart quarts rejoint battu battue éliminé éliminée décrochent retrouve équipes parcours
    images dix trois deux première
    nouveau nouvelle nouveaux nouvelles première dernier dernière an ans année jour jours semaine mois hier demain
    homme femme femmes hommes enfants gens police juge gouvernement président présidente ministre loi élection
    élections guerre paix attaque meurt mort morts blessé blessés arrêté feu gagne gagnent perd match joueur joueurs
    équipe ligue coupe monde mondial pays ville rue millions milliards meilleur meilleure pire grande hausse baisse
    entreprise jeux olympiques médaille médailles argent arrive retour revient annonce vie maison nuit accord crise
    nationale français française françaises bleus bleues résultats athlétisme natation escrime cyclisme qualifié
    qualifiée décroche défaite victoire
  `,
  de: `
    neue neuer neues neuen erste erster ersten letzte letzten jahr jahre jahren tag tage woche monat monate heute
    gestern morgen mann frau frauen männer kinder menschen polizei gericht richter regierung präsident kanzler gesetz
    wahl wahlen krieg frieden angriff stirbt tod tot tote toten verletzte verletzt feuer unfall gewinnt gewinnen
    verliert rekord spiel spiele spieler mannschaft liga pokal welt land stadt straße millionen milliarden beste
    besten groß große großer preis preise steigt steigen sinkt unternehmen gold silber kommt kommen zurück leben haus
    nacht deutsche deutschen deutscher deutschland fordert fordern startet warnt
  `,
  it: `
    nuovo nuova nuovi nuove primo prima ultimo ultima anno anni giorno giorni settimana mese oggi ieri domani uomo
    donna donne bambini polizia carabinieri giudice governo presidente ministro legge elezioni guerra pace attacco
    muore morto morta morti morte ferito feriti arrestato incendio vince vincono perde partita giocatore squadra coppa
    mondo mondiali paese città milioni miliardi migliore migliori peggio grande prezzo prezzi azienda oro argento
    bronzo arriva arrivano torna annuncia vita casa notte accordo crisi italia italiana italiano calcio
  `,
  nl: `
    burgemeester boeren inbraak redding meisje jongen rivier brug regen noorden zuiden huizenprijzen dalen stijgen
    stapt pakt verslaat betaalt bewoners trein leeftijd stroom winter
    nieuw nieuwe eerste laatste jaar jaren dag dagen week maand vandaag gisteren morgen man vrouw vrouwen mannen
    kinderen mensen politie rechter kabinet wet verkiezingen oorlog vrede aanval sterft overleden dood doden gewonden
    gewond brand ongeluk wint winnen verliest wedstrijd speler ploeg wereld land stad straat miljoen miljard beste
    grote groot prijs prijzen stijgt daalt bedrijf bedrijven goud zilver brons komt komen terug leven huis nacht
  `,
  sv: `
    norra södra väntas
    krisen kritik misstänkte misstänkta bekräftar bekräftade dödade dödsfall presenteras presenterar lanserar skapar
    hotar slår borta faller aktier aktie aktien börsen kampen stöttar mål anfall amerikansk amerikanskt amerikanska
    brittiska tyskt fransk europeisk rymden familjen semester helt trafiken kommun kommunen lokala viktigaste mamma
    pappa ministern utredning medier världens utvecklingen samarbete bolag ger råd skjuter nära väcker driver visar
    sparar möter avgör slog rösta
    ny nya nytt första sista år året dag dagar dagen vecka veckan månad idag igår imorgon kväll man mannen kvinna
    kvinnan kvinnor män barn barnen folk människor polis polisen åtal åtalas döms dömd regeringen statsminister lag
    lagen valet krig kriget fred attack attacken dör död döda skadad skadade skadades brand branden olycka olyckan
    vinner vann förlorade rekord finalen match matchen spelare spelaren laget landslaget världen land landet stad
    staden miljoner miljarder kronor bästa största stor stora stort pris priset priser stiger sjunker företag
    företaget guld silver brons kommer kom tillbaka liv livet hus huset natten svensk svenska svenskt svenskar sverige
    greps gripen gripna misstänkt misstänks mord mordet skjutning larm anhörig vill tar tog gör gjorde går gick säger
    kräver varnar brev möte samhälle forskning bostad stigande fallande äldre yngre fortsatt stark starkt starka höga
    låga familjer sommaren vintern hösten våren juni juli augusti fredag lördag söndag måndag tisdag onsdag torsdag
    chock beskedet därför därefter succé klar släpps tvingas hittad saknad trafikolycka bil bilen hotad
  `,
  da: `
    ramt dræbt sigtet anholdt anholder fængsel borgmester kommune kommunen regering skoven stormen ulykken vejen penge
    forsker forskere viser kræver advarer strømmen boligpriserne falder pigen drengen ved
    ny nye nyt første sidste år året dag dage dagen uge ugen måned idag igår kvinde kvinder mænd børn folk mennesker
    politi politiet regeringen statsminister loven valget krig krigen fred angreb dør død døde såret brand ulykke
    vinder vandt rekord finalen kamp kampen spiller verden land landet byen millioner milliarder kroner bedste største
    stor store pris priser stiger falder virksomhed guld sølv kommer kom liv livet hus natten dansk danske danmark
  `,
  nb: `
    drept siktet pågrepet fengsel ordfører ordføreren kommune kommunen regjering skogen stormen ulykken veien penger
    forsker forskere viser krever advarer strøm strømmen boligprisene faller jenta gutten vei vet nordlige delen
    skjedd
    ny nye nytt første siste år året dag dager dagen uke uken måned kvinne kvinner menn barn folk mennesker politiet
    regjeringen statsminister loven valget krig krigen fred angrep dør død døde skadet brann ulykke vinner vant rekord
    finalen kamp kampen spiller verden land landet byen millioner milliarder kroner beste største stor store pris
    priser stiger faller selskap gull sølv bronse kommer kom liv livet hus natten norsk norske norge
  `,
  pl: `
    nowy nowa nowe pierwszy pierwsza rok roku lat dzień dni dziś wczoraj jutro mężczyzna kobieta kobiety dzieci ludzie
    policja sąd rząd prezydent ustawa wybory wojna wojny pokój atak zmarł zginął zginęło nie żyje ranni pożar wypadek
    wygrał wygrała przegrał mecz finał drużyna świat świata kraj miasto milionów miliardów złotych ceny
  `,
  cs: `
    nový nová nové první rok roku let den dní dnes včera zítra muž žena ženy děti lidé policie soud vláda prezident
    premiér ministr zákon volby válka války mír útok zemřel zemřela zahynul zranění požár nehoda vyhrál vyhrála
    prohrál zápas finále tým svět světa země město milionů miliard korun ceny
  `,
  sl: `
    najboljši najboljša svetu košarkar igralec igralci igralka fant trenutno povedal povedala njegov njegova prihaja
    žensk moških prvak prvakinja trener reprezentant napoved vreme cesti vlak most pisateljica občina zdravnik
    bolnišnica šola učenci
    umrl pisatelj odstopil župan kmetov tatvine stanovanj starosti moške prijela protestu
    nov nova novo novi prvi prva prvo leto leta let dan dni danes včeraj jutri moški ženska ženske otroci ljudje
    policija sodišče vlada predsednik zakon volitve vojna mir napad umrl umrla mrtvih ranjenih požar nesreča zmagal
    zmagala izgubil tekma ekipa reprezentanca svet sveta država mesto milijonov evrov cene igre igrah iger olimpijske
    olimpijskih olimpijski ekipo zmaga zmagi zmago največji največja zgodovina zgodovino sestra brat priznali uradno
    določil seznam potrjen športnik športniki športnikov nogomet košarka odbojka naslov rekord prihodnost pred finalu
    polfinale polfinalu četrtfinale četrtfinalu tekmo tekmi odličje odličja medalj kolesar kolesarka plezalka medalja
    medaljo medalje zlato srebro bron bronasto slovenski slovenska slovenske slovenskih slovenija slovenije sloveniji
    tokio tokiu tokia košarkarji
  `,
  hr: `
    pisac godini preminuo uhitila uhićen krađe krađa stanova gradonačelnik ostavku prosvjeda
    novi nova novo prvi prva prvo godina godine godinu dan dana danas jučer sutra muškarac žena žene djeca ljudi
    policija sud vlada predsjednik premijer ministar zakon izbori rat mir napad umro umrla poginuo poginulo ozlijeđen
    požar nesreća pobijedio pobijedila izgubio utakmica ekipa reprezentacija svijet svijeta zemlja grad milijuna eura
    cijene
  `,
  fi: `
    kuollut kuoli kirjailija hallitus poliisi vuotta vuoden uusi uudet suomen suomi suomalainen ministeri ihmiset mies
    nainen lapset hinta hinnat päivä ensimmäinen viimeinen maailman voitti voitto hävisi ottelu kilpailu sota rauha
    vaalit laki onnettomuus tulipalo
  `,
  ro: `
    murit scriitorul ani anul ziua poliția guvernul președintele legea alegeri război pace atac mort morți rănit
    răniți incendiu accident câștigă pierde meci finala echipa lumea țara orașul milioane prețuri prețurile primarul
    bărbat bărbați femeie femei copii oameni nou nouă noi primul prima ultima azi ieri mâine român români
  `,
} as const
