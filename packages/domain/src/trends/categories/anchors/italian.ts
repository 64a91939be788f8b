import type { LanguageAnchors } from './language-anchor'

export const ITALIAN: LanguageAnchors = {
  anchors: {
    Music: `musica* musicista* cantante* cantautor* canzone canzoni concerto concerti sanremo album rapper* orchestra*
      tournée* chitarrista*`,
    'Film & TV': `film cinema* attore attori attrice* attrici regista* serie_tv fiction festival_di_venezia
      mostra_del_cinema botteghino* documentario* conduttore conduttrice grande_fratello sceneggiat* televisione*`,
    Gaming: 'videogioco* videogiochi console',
    Sports: `calcio* calciatore* calciatrice* serie_a serie_b champions scudetto* allenatore* nazionale_di azzurri
      azzurre gol partita_di juventus inter milan napoli_calcio mondiali europei coppa_italia calciomercato
      attaccante* portiere_del tennis tennista* sinner ciclismo ciclista* giro_italia atletica* atleta* atleti nuoto
      nuotator* olimpiad* olimpic* medaglia* medaglie pallavolo pallacanestro basket rugby pugil* boxe formula_1
      ferrari motogp gran_premio campione campioni campionessa campionato* campionati torneo* semifinal*
      quarti_di_finale arbitro* rigore ginnast* maratona* sport* sportiv* paralimp* sci_alpino`,
    Technology: `intelligenza_artificiale ia tecnologia* tecnologic* informatic* smartphone* attacco_hacker hacker*
      cybersicurezza* semicondutt* auto_elettrica auto_elettriche robot social_network`,
    Science: `scienza* scienziat* scientific* ricercator* ricercatric* spazial* astronaut* astronom* telescopio*
      pianeta* razzo vaccin* virus pandemia* epidemia* focolaio* malattia* malattie tumore* tumori cancro medici
      ospedale* ospedali cambiamento_climatico riscaldamento_globale dinosaur* fossil* archeolog* fisico biolog*
      premio_nobel salute_pubblica eclissi*`,
    Fashion: 'moda sfilata* sfilate stilista* stilisti abito_da trucco alta_moda passerella*',
    Food: `ricetta* ricette ristorante* ristoranti cuoco cuochi chef cucina* gastronom* panetteria* cioccolat*
      stella_michelin vino vini pizzeria* pizzaiol* dolci`,
    'Internet Culture': 'influencer* youtuber* tiktoker* virale',
    'News & Politics': `governo* presidente* ministro* ministra* premier parlamento* camera_dei_deputati senato
      senatore* deputat* elezion* elettor* referendum voto sindac* meloni salvini schlein mattarella conte
      partito_democratico fratelli_italia lega_nord polizia* poliziott* carabinier* omicid* uccis* femminicid* morto
      morta morti morte muore ferito feriti ferita sparatoria* accoltell* arrestat* arresto arresti indagat* indagine
      indagini procura procuratore* processo tribunale* giudice* giudici condannat* condanna carcere* corruzione*
      mafia* guerra* esercito* militar* missile missili bombardament* raid soldat* cessate_il_fuoco tregua* ucraina*
      russia* russo russi israele* israelian* gaza iran migrant* immigra* sbarchi incidente* incendio* incendi
      esplosione* terremoto* alluvion* maltempo tempesta* uragano* meteo allerta_meteo caldo_record scompars* rapito
      rapimento* ostaggi* terroris* attentato* protesta* proteste manifestazione* sciopero* scioperi papa_leone
      vaticano* dazi frana crollo vittima* vittime`,
    Business: `borsa borse piazza_affari azienda* aziende impresa* imprese economia* economic* utile_netto ricavi
      inflazione* disoccupa* banca* banche bce tassi_di_interesse fallimento* licenziament* investitor* investiment*
      immobiliar* mutuo mutui prezzo_del bollette petrolio* mercati azioni pil manovra* pensioni salari tasse startup
      opa bond`,
    Lifestyle: `vacanza* vacanze turismo* turist* viaggio* viaggi hotel* giardin* matrimonio* gravidanza* oroscop*
      benessere* arredament* natale pasqua animali_domestici spiagge*`,
  },
  falseFriends: `camera estate fame sale mare pace pure case come dove more male palate star vita tv premier premiere
      finale firma stadio casting sera date fare note gala final pop serve trailer moda`,
}
