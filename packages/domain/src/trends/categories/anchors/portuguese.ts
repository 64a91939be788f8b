import type { LanguageAnchors } from './language-anchor'

export const PORTUGUESE: LanguageAnchors = {
  anchors: {
    Music: `música* músico* cantor cantora cantores canção canções show_de rapper* sertanej* álbum orquestra* turnê*
      banda rock_in_rio pagode* funkeir* festival_de_música`,
    'Film & TV': `filme* cinema* ator atriz atores cineasta* novela* série_da estreia_nos bilheteria* documentário*
      bbb big_brother apresentadora reality roteirista* televisão minissérie*`,
    Gaming: 'videogame* jogo_eletrônico jogos_eletrônicos videojogo*',
    Sports: `olimpíada* olímpic* jogos_olímpicos olimpíadas medalha* medalhista* futebol* vôlei* voleibol basquete*
      basquetebol judô judo judoca* ginástica* ginasta* natação nadador* surfe surfista* skate skatista* atleta*
      atletismo tênis tenista* handebol* andebol boxe boxeador* esgrima* canoagem remo triatlo* maratona* ciclis*
      seleção* campeonato* campeão campeã campeões brasileirão libertadores flamengo corinthians palmeiras benfica
      sporting_cp fc_porto gol gols golo golos torcida* torcedor* jogador* técnico_do copa_do_mundo liga_dos_campeões
      semifinal* semifinais quartas_de_final goleiro* treinador* pênalti* penálti* recorde_mundial paralímpic*
      paralimp* pódio* ouro prata bronze esporte* esportiv* desport* time_brasil partida_contra fórmula_1 escalação*
      levantamento_de_peso levantador* arremesso* saltador* taekwondo* lutador* mundial_de porta-bandeira delegação*
      revezamento* estreia_em_tóquio`,
    Technology: `inteligência_artificial ia tecnologia* tecnológic* informátic* computador* celular celulares
      aplicativo* ciberataque* cibersegurança* hacker* carro_elétrico semicondutor* redes_sociais robôs`,
    Science: `ciência* científic* cientista* pesquisador* espacial* astronauta* astrônom* telescópio* planeta*
      foguete* vacina* vírus pandemia* epidemia* surto_de doença* câncer cancro médicos hospital* mudança_climática
      mudanças_climáticas aquecimento_global dinossauro* fóssil* arqueólog* físico biólog* prêmio_nobel saúde_pública
      eclipse* dengue`,
    Fashion: 'moda desfile_de estilista* vestido* passarela* maquiagem*',
    Food: `receita_de receitas restaurante* cozinheir* cozinha* gastronom* padaria* chocolate* churrasco* vinho*
      confeitaria*`,
    'Internet Culture': 'influenciador* youtuber* tiktoker* viraliza* memes internautas streamer*',
    'News & Politics': `governo* presidente* presidenta ministro* ministra* câmara_dos congresso senado senador*
      deputad* eleição eleições eleitor* votação prefeito* prefeita* governador* lula bolsonaro* stf supremo* polícia*
      policial* policiais pf assassin* homicídio* feminicídio* morto mortos morte morre morrem mortes ferido*
      tiroteio* baleado* esfaque* preso presa presos prisão* detido* julgamento* juiz juíza tribunal* promotor*
      ministério_público condenad* acusad* denúncia* corrupção* guerra* exército* militar* míssil mísseis bombardeio*
      ataque* soldado* cessar-fogo ucrânia* rússia* russo russos israel* gaza irã otan migrante* imigra* fronteira*
      acidente* incêndio* explosão* terremoto* sismo* enchente* inundação* inundações tempestade* furacão* chuvas
      previsão_do_tempo onda_de_calor desaparecid* sequestr* reféns terroris* atentado* protesto* manifestação*
      manifestantes greve* papa rei rainha tráfico* tarifaço* vítima* deslizamento* desabamento*`,
    Business: `ibovespa empresa* empresarial* economia* econômic* lucro* inflação* ipca desemprego* banco_central
      banco_do selic taxa_de_juros juros falência* demissões investidor* investimento* imobiliári* impostos
      salário_mínimo dólar petróleo* mercado_financeiro ações pib petrobras startups bolsa_de_valores bolsa_cai
      bolsa_sobe tarifas`,
    Lifestyle: `férias turismo* turista* viagem* viagens jardim* casamento* gravidez* horóscopo* bem-estar decoração*
      natal páscoa pets mosquitos_em_casa`,
  },
  falseFriends: `ai aí nas mar fim tv veto vote oscar rep general final gol sol pop star sale base casa come pare pode
      pelo dance data tour ver hotel bolsa time game games match podcast show`,
}
