import type { LanguageAnchors } from './language-anchor'

export const SWEDISH: LanguageAnchors = {
  anchors: {
    Music: `musik* låten låtar sångare* sångersk* konsert* melodifestival* mello artisten artister rappare* orkest*
      turné spelning* popstjärn* skivsläpp* dirigent*`,
    'Film & TV': `filmen filmer filmfest* filmregiss* biofilm* biopremiär* skådespel* regissör* tv-serie tv-serien
      dokumentär* guldbagg* programledar* svt_play dokusåp* realitystjärn* realityserie*`,
    Gaming: 'dataspel* tv-spel spelutveckl* spelkonsol*',
    Sports: `matchen matcher landslag* allsvensk* damallsvensk* fotboll* ishockey* shl handboll* innebandy* längdskid*
      skidskyt* skidåk* alpint vm em os os-guld målvakt* tränare* spelaren spelarna mästerskap* världsmästar*
      turnering* friidrott* simning* idrott* guldmedalj* medalj* landskamp* premiärlig* sportchef* straffspark*
      hattrick* europamästar* stavhopp* brottning* brottare* löpare* cupen derbyt elitserie* landslaget klubblag*`,
    Technology: `teknikjätt* teknikbolag* techjätt* techbolag* datorn datorer datormarknad* mobiltelefon* programvar*
      artificiell_intelligens cybersäker* cyberattack* hackare* hackade dataintrång* elbil* halvledar* chippet chipp
      digitaliser*`,
    Science: `forskar* forskning* vetenskap* rymden rymdsond* rymdstyr* rymdrak* astronaut* astronom* vaccin* cancer*
      *cancer virusutbrott* smitta smittad* smittspr* pandemi* sjukdom* sjukvård* medicinsk*
      klimatfor* klimatkris* klimathot* dinosaur* fossil* arkeolog* folkhäls* nobelpris* fysiker* biolog* patienter
      studien ny_studie ebola* vårdcentral* vårdkris* hjärtinfarkt*`,
    Fashion: 'mode modet modevisning* modevecka* modehus* klänning* smink* skönhet* klädkedj* klädmärk*',
    Food: `recept recepten receptet restaurang* krogen krogar kocken kockar bakning matlagning* köttbull* choklad*
      kaffe middagstips* stjärnkrog* michelin*`,
    'Internet Culture': 'influerare* youtubare* tiktokare* poddar podden',
    'News & Politics': `riksdag* regering* statsminister* *minister *ministern polis* polisen polisens poliser mord mord* åtal åtala* åklagar*
      rättegång* domstol* tingsrätt* hovrätt* fängelse* häktad* häktas häktet gripen gripna greps misstänkt* dömd döms
      dömdes skottloss* skjutning* skjuten skjutna sköts_ihjäl knivskär* knivhugg* knivdåd* sprängning* explosion*
      rånad* rånare* våldtäkt* våldsbrott* våldsam* misshandel* misshandl* narkotika* brott brottet brottsling*
      brottsmiss* *pornografibrott krig kriget krigs* *kriget *krigets attack attacken attacker* *attack *attacker
      anfall* missil* drönar* soldat* militär* försvarsmakt* kärnvapen* vapenvil* ukraina* ukrainsk* rysk ryska
      ryssland* ryssar* kreml* israel* libanon* iransk* valet valrörelse* valfläsk* valmanifest* vallöfte* valresultat*
      väljar* riksdagsval* parlamentsval* presidentval* partiled* partiet socialdemokrat* moderat*
      sverigedemokrat* vänsterpart* liberalerna centerpartiet kristdemokrat* miljöpart* rödgröna sd kd åkesson*
      kristersson* opinionen opinionsmät* kommunstyr* asyl* medborgarskap* utvisning* utvisas lagförslag* budgetprop*
      kungafamilj* kungahus* kronprins* kungen drottningen prinsess* påven påvens olycka olyckan olycks* *olycka
      *olyckan dödsolyck* dödlig* dödad* dödstal* död döda ihjäl brand branden *brand *branden räddningstj* krock*
      *krock trafikolyck* försvunn* jordbäv* jordskalv* översväm* oväder* väder vädret *väder smhi snöfall* värmebölj*
      demonstr* protester* gisslan* terror* diktator* säkerhetsråd* borgmästar* president* kravaller* kommunfullm*
      hajattack* kidnapp* utrikesdep* ambassad* säkerhetspol* polisinsats*
      avspärr* mördad* mördare* *politik *politiken *politiker *partierna riksdagsledamo* lagändring* lagrådsrem*
      proposition* skattepeng* skattesänk* skattehöj* *skatt *skatten *skatter systembolag* *utvisning *utvisningar *utvisningarna
      åldersgräns* avtjäna straff straffet straffskärp* kriminal* zelensky* selensky* milis* regim regimen *regimen
      vallokal* rösträkn* folkomröst* till_val kropp_hittad omkom* livshotande
      till_sjukhus på_sjukhus kraschade kraschat svårt_skadad svårt_skadade allvarligt_skadad flera_skadade spårlöst saknad* eftersök* efterlys* vräk* strejk* blockad* sanktion* tullar
      ministrar* statsråd* l-topp m-topp s-topp kd-topp c-topp myndighet*
      kollektivtrafik* tunnelban* spårvagn* trafikstör* signalfel* strömavbrott* elavbrott* vattenläck* gasläck* utsläpp*
      evakuer* skred* lavin* förlis* haveri* havererad* flygkrasch* tågkrasch* urspår* migrationsverk* migrant*
      invandring* anhöriginvandr* välfärd* jämlik_vård äldreomsorg* skolpolit* gränskontroll* årsgräns* socialtjänst* abort* aborter* vindkraft* kommunen kommuner kommunal* nato eu-kommissionen fn fn:s`,
    Business: `börsen börsnot* börsras* börsbolag* aktie* aktien aktier storbank* riksbank* räntan räntehöj*
      räntesänk* bolån* inflation* konkurs* vinstvarning* kvartalsrapport* delårsrapport* omsättning* varslar varsel
      uppsägning* företag* investerare* ekonomi* bnp arbetslös* bostadspris* bostadsmarknad* mäklar* fonder indexfond*
      bensinpris* elpris* matpris* uppköp* affärsvärld* småsparare* teckningskurs*
      storaffär* miljardaffär* miljardinv* industrietabl*`,
    Lifestyle: `semester* resmål* träningstips* inredning* trädgård* gravid graviditet* bröllop* föräldraskap* hotell*
      husdjur* horoskop* midsommar* julbord* julklapp* julfirande*`,
  },
  falseFriends: 'gift fart slut barn bra rum fan kid led stol mat rock show tech ton hat brand val mode em os',
}
