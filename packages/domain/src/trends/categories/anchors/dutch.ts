import type { LanguageAnchors } from './language-anchor'

export const DUTCH: LanguageAnchors = {
  anchors: {
    Music: 'muziek* zanger* zangeres* concert* liedje* songfestival* rapper* orkest* popzaal* muzikant* dirigent*',
    'Film & TV': `film films bioscoop* acteur* actrice* regisseur* tv-serie televisie* documentaire* gouden_kalf
      presentator* presentatrice* boer_zoekt_vrouw`,
    Gaming: 'videogame* computerspel* spelcomputer*',
    Sports: `voetbal* eredivisie* ajax feyenoord psv oranje_leeuwinnen elftal* bondscoach* trainer doelman* spits wk
      ek olympisch* spelen_in medaille* wielren* wielrenn* schaats* schaatser* tennis* hockey* atletiek* zwemmer*
      zwemster* formule_1 verstappen kampioen* wereldkampioen* toernooi* halve_finale kwartfinale* scheidsrechter*
      wedstrijd* speler spelers speelronde* sport* basketbal* handbal* volleybal* turner* turnster* marathon* goud_op`,
    Technology: `kunstmatige_intelligentie software* computer* smartphone* telefoons cyberaanval* hackers hacker*
      datalek* chipmaker* asml elektrische_auto techbedrijf* techreus* robots besturingssysteem*`,
    Science: `onderzoekers wetenschap* ruimtevaart* ruimte_sonde ruimtesonde* astronaut* sterrenkund* vaccin* virus*
      pandemie* ziekte* kanker* ziekenhuis* ziekenhuizen artsen klimaatverandering* klimaatcrisis* dinosaur* fossiel*
      archeolog* natuurkund* bioloog nobelprijs* volksgezondheid* telescoop* patiënten gezondheidsz*`,
    Fashion: 'mode modeweek* modeshow* ontwerper* jurk cosmetica* modehuis* catwalk*',
    Food: 'recept* restaurant* kookboek* koken bakken bakker* horeca* chocola* sterrenchef* kaas wijn koffie',
    'Internet Culture': 'influencer* youtuber* tiktokker* vlogger*',
    'News & Politics': `regering* kabinet* tweede_kamer eerste_kamer minister* staatssecretaris* premier president*
      verkiezing* kiezer* stemmen partijleider* coalitie* formatie* burgemeester* gemeenteraad* pvv vvd cda wilders
      timmermans politie* agent moord* doodslag* vermoord* dood dode doden dodelijk* overleden overlijdt gewond*
      steekpartij* schietpartij* neergestoken neergeschoten aangehouden arrestatie* gearresteerd* verdachte*
      rechtbank* rechter rechters veroordeeld* celstraf* gevangenis* rechtszaak* openbaar_ministerie justitie* oorlog*
      leger militair* raket raketten drone-aanval aanval aanvallen bombardement* soldaten soldaat wapenstilstand*
      oekraïne* oekraïens* rusland* russisch* israël* gaza iran navo asiel* asielz* migratie* grenscontrole* ongeluk*
      ongeval* botsing* brand brandweer* explosie* crash aardbeving* overstroming* noodweer* stormschade* weerbericht*
      knmi hittegolf* vermist* ontvoer* gijzel* terreur* aanslag* protest* demonstr* betoging* staking* stikstof* paus
      koning koningin koningshuis* ramp slachtoffer* drugs*`,
    Business: `beurs beurzen aex aandeel aandelen bedrijf bedrijven omzet* winstwaarsch* kwartaalcijfer* inflatie*
      rente hypotheek* centrale_bank dnb ecb economie* economisch* failliet* faillissement* werkloos* ontslagen
      banen_weg overname* belegger* huizenprij* woningmarkt* energieprij* olieprij* supermarkt* ondernemer*
      importheffing* pensioen* vakbond* cao`,
    Lifestyle: `vakantie* reisbestemming* hotel tuin tuinieren bruiloft* huwelijk* zwanger* horoscoop* huisdier*
      interieur* kerst* pasen sinterklaas* wandelen afvallen opvoeding*`,
  },
  falseFriends: `wet boot bond arts kind room bar mode slag rest drop star brand die net handel smart eten bad loop
      tot van agent race winner show pop trainer week bank stem`,
}
