import type { LanguageAnchors } from './language-anchor'

export const GERMAN: LanguageAnchors = {
  anchors: {
    Music: `musik* sänger* konzert* lied lieder schlager* rapper* orchester* dirigent* songcontest popstar* tournee*
      plattenvertrag* musikfest* band bandmitglied*`,
    'Film & TV': `kinofilm* film filme filmfest* kino kinostart* schauspiel* regisseur* serie serien fernseh* tatort
      dschungelcamp* moderator* moderatorin drehbuch* berlinale* oscarverleih* dokumentarfilm* streamingdienst*`,
    Gaming: 'videospiel* computerspiel* gamescom spielkonsole* spieleentwickl*',
    Sports: `fußball* bundesliga* dfb-pokal dfb nationalmannschaft* nationalspieler* trainer trainerin torwart*
      stürmer* olympia* weltmeister* europameister* champions-league halbfinale viertelfinale achtelfinale endspiel
      elfmeter* spieltag* tennis* handball* eishockey* leichtathlet* skispringen skispring* biathlon* formel_1
      formel-1 rennfahrer* goldmedaille* silbermedaille* bronzemedaille* wm em sieg niederlage* spieler
      spielerin transfermarkt bayern_münchen fc_bayern borussia* dortmund schalke* werder_bremen turnier* sportler*
      schiedsrichter* tabellenf* aufsteiger`,
    Technology: `künstliche_intelligenz ki ki-modell software* computer* handy handys smartphone* cyberangriff*
      hacker* datenschutz* datenleck* halbleiter* chiphersteller* elektroauto* technologiekonz* betriebssystem*
      roboter* internetkonz*`,
    Science: `forscher* forschung* wissenschaft* studie raumfahrt* raumsonde* weltraum* weltall astronaut* astronom*
      impfstoff* impfung* virus viren erreger* pandemie* krebs* krankheit* klimawandel* klimakrise* klimaforsch*
      dinosaurier* fossil* archäolog* physiker* biolog* nobelpreis* krankenhaus* mediziner* ärzte ärztin gesundheit*
      mondlandung* teleskop* artensterben* gletscher*`,
    Fashion: 'mode modewoche* modedesign* modenschau* kleid kleider kosmetik* schminke* laufsteg* modekette*',
    Food: `rezept* restaurant* koch köche köchin kochen backen bäckerei* küche gastronom* schokolade* sternekoch*
      kuchen bier wein kaffee grillen`,
    'Internet Culture': 'influencer* youtuber* tiktoker* netzhype* internettrend*',
    'News & Politics': `bundestag* bundesregier* regierung* kanzler* bundeskanzler* *minister *ministerin präsident*
      partei* parteitag* wahl wahlen wahlkampf* *wahl landtag* bürgermeister* koalition* opposition* abgeordnet*
      gesetzentwurf* polizei* polizist* mord mordfall* mordprozess* totschlag* ermordet* getötet* tödlich* tote toten
      tot todesopfer* verletzt verletzte leiche messerangriff* messeratt* schüsse schüsse_auf schießerei* festgenommen
      festnahme* verhaftet* haft angeklagt* anklage* staatsanwalt* gericht gerichts* *gericht urteil verurteilt*
      prozess gefängnis* verdächtig* razzia* krieg kriegs* *krieg angriff angriffe* luftangriff* rakete raketen
      drohnenangriff* soldat* bundeswehr* waffenruhe* ukraine* russland* russisch* israel* gaza* iran kreml* nahost*
      flüchtling* asyl* abschiebung* grenzkontroll* unfall unfälle unglück* *unfall brand großbrand* feuerwehr*
      explosion* absturz* flugzeugabsturz* erdbeben* hochwasser* überschwemm* unwetter* sturm wetter hitzewelle*
      schneesturm* waldbrand* vermisst* entführ* geisel* terror* anschlag* demonstr* protest proteste papst könig
      königin cdu csu spd afd grüne grünen linke fdp merz außenpolit* rücktritt* streik* ermittl* opfer amoklauf*
      katastroph*`,
    Business: `börse* aktie* dax konzern* unternehmen* umsatz* gewinnwarn* quartalszahl* inflation* zinsen leitzins*
      zinssenk* zentralbank* bundesbank* wirtschaft* konjunktur* insolvenz* insolvent* arbeitslos* arbeitsplätz*
      stellenabbau* übernahme* investor* anleger* immobilien* haushaltsloch ezb notenbank* export* strompreis*
      gaspreis* ölpreis* autobauer* zölle handelsstreit* rezession* rente rentenpaket* bitcoin*`,
    Lifestyle: `urlaub* urlauber* reiseziel* hotel garten gartentipp* hochzeit* schwanger* fitness* horoskop*
      haustier* ernährung* abnehmen einrichtung* weihnachtsmarkt* weihnachten ostern wandern`,
  },
  falseFriends: `war gift rat tor die mode star art hut handy see not am gas stern bad rock hit kind last wand tag
      boot chef rate park gut mars wm em brand essen`,
}
