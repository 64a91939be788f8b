/** Function words of the Romance languages, written with their accents; a blank or a line end separates. */
export const ROMANCE_WORDS = {
  es: `
    el la los las lo un una unos unas y e o u ni pero sino mas que si porque pues aunque mientras cuando como donde
    cual cuales quien quienes cuyo cuya qué quién quiénes cómo cuándo dónde cuál cuáles cuánto cuánta cuántos cuántas por
    para de del a al en con sin sobre entre hasta desde hacia según contra ante bajo tras durante mediante salvo vía
    yo me mi mí tú te ti tu tus él ella ello le les se sí su sus nos nosotros nuestro nuestra nuestros nuestras vosotros
    ellos ellas usted ustedes mis mío suyo suya este esta esto estos estas ese esa eso esos esas aquel aquella aquello
    aquellos aquellas algo alguien alguno alguna algunos algunas algún nada nadie ninguno ninguna ningún todo toda todos
    todas otro otra otros otras mucho mucha muchos muchas poco poca pocos pocas más menos tanto tan cada ambos ambas
    varios varias mismo misma mismos mismas es son era eran fue fueron ser será serán sería sea sean sido siendo soy
    somos está están estaba estaban estar estará esté estuvo ha han había habían haber hay habrá habría haya hayan hubo
    he hemos tiene tienen tenía tener tendrá tuvo puede pueden podría podrían puedo poder podrá pudo debe deben debería
    va van iba vas voy quiere quieren hace hacen hacer hizo no nunca jamás también tampoco ya aún todavía muy bien así
    aquí allí ahí allá ahora entonces luego después antes siempre casi solo sólo además sin embargo incluso tal vez dice
    dijo
  `,
  pt: `
    o a os as um uma uns umas e ou nem mas porém que se porque pois embora enquanto quando como onde qual quais quem cujo
    cuja quê por pelo pela pelos pelas para pra de do da dos das dum duma em no na nos nas num numa com sem sobre entre
    até desde contra ante sob após durante mediante ao aos à às perante eu me mim tu te ti ele ela eles elas lhe lhes nós
    você vocês vos meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas dele dela deles delas
    este esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas neste nesta nesse nessa
    deste desta desse dessa destes destas desses dessas nestes nestas naquele naquela disso disto nisso algo alguém algum
    alguma alguns algumas nada ninguém nenhum nenhuma tudo todo toda todos todas outro outra outros outras muito muita
    muitos muitas pouco pouca poucos poucas mais menos tanto tão cada ambos ambas vários várias mesmo mesma mesmos
    mesmas é são era eram foi foram ser será serão seria seja sejam sido sendo sou somos está estão estava estavam estar
    estará esteja esteve há havia haver houve haja tem têm tinha tinham ter terá teria teve tenha tiveram pode podem
    poderia poderá poderão poder pôde deve devem deveria vai vão ia vou foram quer querem faz fazem fazer fez não sim
    nunca jamais também já ainda muito bem assim aqui ali lá agora então depois antes sempre quase só somente apenas
    além inclusive talvez segundo diz disse dizem
  `,
  fr: `
    le la les l' un une des du d' de au aux et ou où ni mais donc or car que qu' qui quoi dont quand comme comment pourquoi
    combien quel quelle quels quelles lequel laquelle lesquels lesquelles si lorsque lorsqu' puisque parce tandis afin
    à en dans sur sous pour par avec sans chez vers entre depuis pendant contre avant après dès jusque jusqu' devant
    derrière selon malgré parmi outre hors envers durant via je j' me m' moi tu te t' toi il elle on nous vous ils elles
    lui leur leurs se s' soi eux y mon ma mes ton ta tes son sa ses notre nos votre vos ce c' cet cette ces ceci cela ça
    celui celle ceux celles celui-ci rien personne quelque quelques quelqu'un chacun chacune chaque aucun aucune tout
    toute tous toutes autre autres même mêmes tel telle tels telles plusieurs certains certaines plus moins très trop
    peu beaucoup assez tant aussi est sont été était étaient être sera seront serait seraient soit soient fut furent suis
    sommes êtes étant a ont ai as avons avez avait avaient avoir aura auront aurait auraient ait eu ayant peut peuvent
    pouvait pourrait pourraient pourra pouvoir pu doit doivent devrait devraient devra dû va vont allait aller veut
    veulent voulait vouloir fait font faire faut faudra ne n' pas jamais point non oui déjà encore toujours souvent
    ici là maintenant alors ensuite puis enfin bien mal ainsi cependant pourtant toutefois presque surtout seulement
    peut-être voici voilà dit disent c'est n'est d'un d'une qu'il qu'elle qu'ils qu'un qu'une qu'on s'est n'a n'ont j'ai
    l'un l'une d'être l'on d'autres
  `,
  it: `
    il lo la i gli le l' un uno una un' e ed o oppure ma però né che chi cui se perché poiché mentre quando come dove
    quale quali quanto quanta quanti quante affinché benché di a da in con su per tra fra del dello della dell' dei degli
    delle al allo alla all' ai agli alle dal dallo dalla dall' dai dagli dalle nel nello nella nell' nei negli nelle sul
    sullo sulla sull' sui sugli sulle col coi senza sotto sopra dopo prima durante verso contro presso oltre entro lungo
    secondo fino dietro davanti io me mi mio mia miei mie tu te ti tuo tua tuoi tue egli lui lei ella esso essa noi ci
    nostro nostra nostri nostre voi vi vostro vostra loro si sé suo sua suoi sue li ne gliela questo questa questi queste
    quest' quello quella quelli quelle quel quei quegli quell' ciò qualcosa qualcuno qualche alcuni alcune nessuno nessuna
    nessun niente nulla tutto tutta tutti tutte altro altra altri altre molto molta molti molte poco poca pochi poche
    più meno tanto tanti così ogni entrambi entrambe stesso stessa stessi stesse è sono era erano essere sarà saranno
    sarebbe sia siano stato stata stati state fu furono siamo sei ha hanno ho hai abbiamo aveva avevano avere avrà
    avrebbe abbia può possono potrebbe potrebbero potrà potere deve devono dovrebbe dovrà va vanno vuole vogliono fa
    fanno fare non mai anche ancora già ora adesso allora poi sempre spesso qui qua lì là bene solo soltanto proprio
    quasi invece infatti inoltre quindi dunque ecco forse via c'è c' d' dice detto
  `,
  ro: `
    un o unui unei niște al a ai ale lui cel cea cei cele și sau ori dar însă iar nici că să dacă deși fiindcă deoarece
    căci când cum unde cât câtă câți câte care căruia cărora cine ce pe la în din de cu fără pentru prin spre către
    despre după înainte între până contra sub peste lângă asupra împotriva dintre printre dinspre conform potrivit eu
    mă mine mie îmi tu te tine îți el ea îl îi lui ei noi ne nouă voi vă vouă ele le lor se își sa său săi sale meu mea
    mei mele tău ta nostru noastră noștri noastre vostru acest această acești aceste acestui acestei acestor acesta
    aceasta aceștia acestea acel acea acei acele aceea ceva cineva nimic nimeni niciun nicio tot toată toți toate alt
    altă alți alte altul mult multă mulți multe puțin puțină mai cel atât fiecare orice ambii ambele câteva câțiva este
    e sunt era erau fi fie fost fiind sunt suntem va vor voi vei vom ar aș am ai au are avea avut avem aveau poate pot
    putea putut ar trebui trebuie vrea vrem face fac nu da niciodată și tot doar numai acum atunci apoi aici acolo
    foarte prea așa astfel deja încă iarăși mereu totuși chiar aproape însuși spune spus
  `,
}
