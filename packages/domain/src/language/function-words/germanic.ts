/** Function words of the Germanic languages, written with their accents; a blank or a line end separates. */
export const GERMANIC_WORDS = {
  en: `
    a an the and or but nor so yet if then than that this these those there here of in on at by for from to with without
    within into onto over under about above below after before between through throughout during against among across
    along around behind beside besides beyond near off out up down upon toward towards until till since despite except
    per via amid as because although though while whereas whether unless once like unlike
    i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours
    ourselves they them their theirs themselves one ones someone anyone everyone nobody somebody anybody everybody
    something anything everything nothing who whom whose which what when where why how whoever whatever whenever
    am is are was were be been being do does did done doing have has had having will would shall should can could may
    might must ought not no never cannot dont doesnt didnt cant wont isnt arent wasnt werent hasnt havent hadnt wouldnt
    couldnt shouldnt im ive id ill youre youve youll hes shes theyre theyve theyll weve thats theres whats heres whos
    lets aint all any both each every either neither few fewer many much more most less least other others another some
    such only own same several enough too very just also even still already again now always often ever almost quite
    rather instead perhaps maybe however therefore else away back together ago soon later
    says said say saying get gets got getting let
  `,
  de: `
    der die das den dem des ein eine einer eines einem einen kein keine keiner keines keinem keinen und oder aber sondern
    denn doch sowie sowohl weder noch entweder wenn weil dass daß ob als wie während bevor nachdem damit obwohl falls
    sobald solange bis seit in im ins an am ans auf aufs aus bei beim mit nach von vom vor vorm zu zum zur für fürs um
    über unter gegen ohne durch durchs zwischen hinter neben wegen trotz statt gegenüber entlang innerhalb außerhalb
    ab laut gemäß je pro via ich mich mir mein meine meiner meinem meinen du dich dir dein deine er ihn ihm sein seine
    seiner seines seinem seinen sie ihr ihre ihrer ihres ihrem ihren es wir uns unser unsere unserer euch euer eure
    man sich wer wen wem wessen was wann wo wohin woher warum wieso weshalb welche welcher welches welchen welchem
    dieser diese dieses diesem diesen jener jene jenes jeder jede jedes jedem jeden alle allem allen aller alles viele
    vielen vieler viel wenig wenige mehr mehrere mehreren einige einigen manche manchen beide beiden etwas nichts jemand
    niemand andere anderen anderer anderes bin bist ist sind seid war waren wäre wären gewesen sei habe hast hat haben
    hatte hatten hätte hätten werde wird werden wurde wurden würde würden geworden worden kann können könnte könnten
    konnte konnten muss müssen musste mussten müsste soll sollen sollte sollten will wollen wollte wollten darf dürfen
    durfte dürfte mag möchte möchten lässt lassen nicht nie nein ja auch nur noch schon sehr so da dann dort hier
    jetzt nun immer wieder mal eben gar etwa fast ganz kaum sogar weiter weiterhin zudem jedoch dabei dafür dagegen
    darum daran darauf darüber davon dazu deshalb deswegen derzeit bereits sonst trotzdem zusammen zurück wohl selbst
    hin her weg rund sagt sagte
  `,
  nl: `
    de het een der den des en of maar want dus noch als dan dat die dit deze omdat doordat terwijl hoewel tenzij zodat
    zodra totdat indien in op aan van voor met bij naar uit om tot tegen over onder tussen door na achter boven naast
    zonder sinds sedert tijdens volgens vanaf vanuit binnen buiten langs rond rondom per via ondanks wegens te ter ten
    tegenover ik mij me mijn jij je jou jouw u uw hij hem zijn zij ze haar wij we ons onze jullie hen hun zich zichzelf
    men iemand niemand iets niets alles iedereen wie wat waar wanneer waarom hoe welke welk wiens waarin waarop waarmee
    waarvan waardoor is ben bent was waren geweest heb hebt heeft hebben had hadden gehad word wordt worden werd werden
    geworden kan kun kunt kunnen kon konden zal zul zult zullen zou zouden moet moeten moest moesten mag mogen mocht
    mochten wil wilt willen wilde wilden gaat gaan ging laat laten niet geen nooit nee ja ook nog wel al alle allemaal
    alleen altijd er daar hier nu toen straks weer eens heel zeer erg te zo zoals meer meest minder minste veel vele
    weinig enkele sommige elk elke ieder iedere beide ander andere anderen zelf zelfs dezelfde hetzelfde eigen toch
    echter daarom daarna daarmee daarvan daarbij erover erop eruit ermee ervan waarna bijna vaak soms ooit opnieuw
    al reeds mede mee af toe heen terug weg samen zegt zei blijft blijkt
  `,
  sv: `
    en ett den det de dem dessa denna detta och eller men utan för att som om när då än så därför eftersom medan innan
    sedan tills fast i på av med till från hos vid under över mellan mot efter före genom bland kring runt längs inom
    utanför bakom bredvid framför enligt trots åt ur via per samt ut upp ner ned in fram bort hem
    jag mig min mitt mina du dig din ditt dina han honom hans hon henne hennes vi oss vår vårt våra ni er ert era deras
    dess sig sin sitt sina man någon något några ingen inget inga ingenting alla allt all annan annat andra vem vems vad
    vilken vilket vilka var vart varför hur varje båda både är var varit vara vore blir bli blev blivit ha har hade haft
    kan kunde kunna ska skall skulle vill ville vilja måste får få fick fått bör borde torde må lär brukar låt låter
    inte ej icke aldrig nej ja också även bara endast nu redan ännu fortfarande snart alltid ofta ibland igen här där
    hit dit häri mer mest mycket mindre minst många flera fler få lite något ganska väldigt så sådan sådant sådana
    samma själv själva egen eget egna ju väl nog kanske dock ändå däremot dessutom därmed annars tillsammans tillbaka
    redan sist därefter härifrån därifrån varav vars trots säger sa sade
  `,
  da: `
    en et den det de dem denne dette disse og eller men for at som der om når da end så fordi mens før efter siden indtil
    skønt hvis i på af med til fra hos ved under over mellem mod gennem blandt omkring langs inden inde udenfor bag
    foran ifølge trods ad via per samt ud op ned ind frem bort hjem jeg mig min mit mine du dig din dit dine han ham
    hans hun hende hendes vi os vores jer jeres deres dens dets sig sin sit sine man nogen noget nogle ingen intet alle
    alt al anden andet andre hvem hvis hvad hvilken hvilket hvilke hvor hvorfor hvornår hvordan hver hvert begge både er
    var været være bliver blive blev blevet har have havde haft kan kunne skal skulle vil ville må måtte bør burde får
    få fik fået lader lad ikke ej aldrig nej ja også bare kun nu allerede endnu stadig snart altid ofte igen her der
    derfor herefter mere mest meget mindre mindst mange flere få lidt ret så sådan sådanne samme selv egen eget egne jo
    vel nok måske dog alligevel desuden dermed ellers sammen tilbage uden hvorefter efterfølgende siger sagde
  `,
  nb: `
    en ei et den det de dem denne dette disse og eller men for å at som om når da enn så fordi mens før etter siden inntil
    hvis dersom i på av med til fra hos ved under over mellom mot gjennom blant rundt langs innen innenfor utenfor bak
    foran ifølge tross via per samt ut opp ned inn fram frem bort hjem jeg meg min mitt mine du deg din ditt dine han ham
    hans hun henne hennes vi oss vår vårt våre dere deres seg sin sitt sine man noen noe ingen ingenting alle alt annen
    annet andre hvem hva hvilken hvilket hvilke hvor hvorfor hvordan hver hvert begge både er var vært være blir bli ble
    blitt har ha hadde hatt kan kunne skal skulle vil ville må måtte bør burde får få fikk fått lar la ikke ei aldri nei
    ja også bare kun nå allerede ennå fortsatt snart alltid ofte igjen her der derfor mer mest mye mindre minst mange
    flere få litt ganske slik slike samme selv egen eget egne jo vel nok kanskje likevel dessuten dermed ellers sammen
    tilbake uten dit hit sier sa
  `,
}
