import type { LanguageAnchors } from './language-anchor'

export const POLISH: LanguageAnchors = {
  anchors: {
    Music: 'muzyk* muzyczn* piosenkar* piosenk* koncert* album zespół_rockowy raper* orkiestr* wokalist*',
    'Film & TV': `film filmu filmy filmow* kino kina aktor aktora aktork* aktorzy reżyser* serial* dokument_filmowy
      telewizj* box_office prezenter*`,
    Gaming: 'gry_wideo gra_wideo konsol* cd_projekt gracze',
    Sports: `piłka_nożna piłkar* ekstraklas* mecz mecze meczu meczów reprezentacj* trener* bramkar* napastnik* gol
      gole liga_mistrzów mistrzostw* mistrz_świata igrzysk* olimpij* medal medale medali medalist* siatkar* siatków*
      koszykar* koszyków* tenisist* tenis* świątek lewandowsk* żużel* żużlow* skoki_narciarskie skoczek lekkoatlet*
      kolarz* kolarstw* pływak* boks bokser* turniej* półfinał* ćwierćfinał* sędzia_meczu sport* formuła_1 legia
      lech_poznań derby kadra_narodowa`,
    Technology: `sztuczna_inteligencja sztucznej_inteligencji technologi* smartfon* komputer* oprogramow* cyberatak*
      haker* cyberbezp* wyciek_danych samochód_elektryczny półprzewodn* robot roboty`,
    Science: `nauka naukow* badacze badania_naukowe kosmos kosmicz* astronaut* astronom* teleskop* szczepion*
      szczepie* wirus* pandemi* epidemi* chorob* nowotwor* rak_piersi szpital* lekarz* zmiany_klimatu
      kryzys_klimatyczny dinozaur* skamien* archeolog* fizycy biolog* nagroda_nobla zaćmien* planet* zdrowie_publiczne`,
    Fashion: 'moda mody pokaz_mody projektant* sukienk* makijaż* stylizacj*',
    Food: 'przepis_na przepisy restauracj* kuchni* gotowani* kucharz* piekarni* czekolad* ciasto michelin*',
    'Internet Culture': 'influencer* youtuber* tiktoker* internauc*',
    'News & Politics': `rząd rządu rządow* premier premiera prezydent* sejm sejmu sejmow* senat senatu poseł posłow*
      posłank* minister* ministr* wybory wyborc* wyborcz* wyborów głosowani* tusk tuska nawrock* kaczyńsk* duda pis
      koalicj* opozycj* burmistrz* samorząd* policj* policjan* morderstw* zabójstw* zabił* zabity zginął zginęł*
      zginęli nie_żyje śmierć śmiert* zmarł* ranny ranni rannych strzelanin* nożownik* zatrzyman* aresztow* areszt
      więzieni* sąd sądu sądow* prokurat* proces_karny skazan* wyrok* oskarżon* podejrzan* śledztw* wojna wojny wojnie
      wojsk* armia armii atak ataki ataku rakiet* dron drony żołnier* zawieszenie_broni ukrain* rosj* rosyj* izrael*
      gaza gazie iran* nato migrant* uchodźc* granic* wypadek wypadku wypadki pożar* wybuch* eksplozj* trzęsieni*
      powódź powodz* burz* wichur* pogoda pogody imgw upały śnieży* zaginął zaginięc* zaginion* porwan* zakładni*
      terroryst* zamach* protest* demonstr* strajk* papież* król królow* katastrof* ofiar* ustaw* trybunał*`,
    Business: `giełd* akcje akcji wig20 firma firmy spółk* gospodar* inflacj* stopy_procentowe nbp bezroboc*
      zwolnienia_grupowe upadłoś* bankructw* przejęci* inwestor* inwestycj* nieruchomoś* kredyt* ceny_paliw ceny_prądu
      podatk* podatek płaca_minimalna emerytur* złoty kurs_walut zakaz_handlu`,
    Lifestyle: `wakacj* urlop* turyst* podróż* hotel* ogród ogrodu ogrodnic* ślub ślubu ciąża ciąży horoskop* wnętrz*
      święta wielkanoc* boże_narodzenie zwierzęta_domowe dieta`,
  },
  falseFriends: `most ten tar pan pod plan stan order star on list pies lot prom sale to rolnik premier pis tv bank
      mars finale final`,
}
