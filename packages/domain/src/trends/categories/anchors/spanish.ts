import type { LanguageAnchors } from './language-anchor'

export const SPANISH: LanguageAnchors = {
  anchors: {
    Music: `música* músico* cantante* canción canciones concierto* álbum rapero* reguetón* orquesta* gira_mundial
      festival_de_música cantautor* guitarrista*`,
    'Film & TV': `película* cine actor actriz actores cineasta* serie_de temporada_final estreno* taquilla*
      telenovela* documental* premios_goya goya presentadora guionista* reality_show televisión* gran_hermano`,
    Gaming: 'videojuego* consola_de',
    Sports: `fútbol* futbolista* liga laliga partido_de gol goles golead* entrenador* seleccionador* delantero*
      portero* mundial_de eurocopa copa_américa copa_del_rey champions real_madrid barça atlético_de_madrid fichaje*
      baloncesto* tenis tenista* ciclismo ciclista* atletismo atleta* natación olímpic* juegos_olímpicos medalla*
      medallista* boxeo boxeador* campeón campeona campeones campeonato* torneo* semifinal* cuartos_de_final árbitro*
      motogp fórmula_1 gran_premio balonmano* voleibol* deport* gimnasta* gimnasia* maratón* judo* goleador* jugador*
      selección_española hinchas estadio* penalti* béisbol* clasificatorio* paralímpic*`,
    Technology: `inteligencia_artificial ia tecnología* tecnológic* informátic* ordenador* celular celulares móviles
      ciberataque* ciberseguridad* hacker* piratas_informáticos redes_sociales coche_eléctrico semiconductor*
      aplicación robots`,
    Science: `ciencia* científic* investigadores investigadoras espacial* astronauta* astrónom* telescopio* planeta*
      cohete* vacuna* virus pandemia* epidemia* brote_de enfermedad* cáncer* médicos hospital* cambio_climático
      calentamiento_global dinosaurio* fósil* arqueólog* físico biólog* premio_nobel salud_pública eclipse* nasa`,
    Fashion: 'moda desfile_de diseñador* vestido* pasarela* maquillaje* alta_costura',
    Food: `receta* restaurante* cocinero* cocina gastronom* panadería* chocolate* estrella_michelin vino vinos
      pastelería* tapas`,
    'Internet Culture': 'influencer* youtuber* tiktoker* viral memes streamer*',
    'News & Politics': `gobierno* presidente* presidenta* ministro* ministra* congreso senado senador* diputad*
      elección elecciones electoral* votación votante* votos alcalde* alcaldesa* partido_popular psoe vox sumar
      sánchez feijóo petro milei maduro sheinbaum policía* guardia_civil asesin* homicidio* feminicidio* muerto
      muertos muerte muere mueren fallece* herido* tiroteo* apuñal* balacera* detenid* detención* arrest* cárcel*
      juicio* juez jueza tribunal* fiscal fiscalía* condenad* condena sentencia* acusad* denuncia* corrupción* guerra*
      ejército* militar* misil* bombardeo* ataque* soldado* alto_el_fuego ucrania* rusia* ruso rusos israel* gaza
      irán* otan migrante* inmigra* frontera* accidente* incendio* explosión* terremoto* sismo* inundación*
      inundaciones tormenta* huracán* lluvias aemet ola_de_calor desaparecid* secuestr* rehén rehenes terroris*
      atentado* protesta* manifestación* manifestantes huelga* papa_león rey reina narco* aranceles referéndum*
      volcán* derrumbe* víctima*`,
    Business: `bolsa ibex empresa* empresarial* economía* económic* ingresos beneficio* inflación* ipc desempleo* paro
      banco bancos banco_central tipos_de_interés bce quiebra* despido* inversor* inversion* inversión* vivienda*
      hipoteca* precio_del impuestos salario_mínimo pensiones dólar petróleo* mercados acciones pib crecimiento
      startups opa`,
    Lifestyle: `vacaciones turismo* turista* viaje* hotel* jardín* boda* embarazo* horóscopo* bienestar* decoración*
      navidad* semana_santa mascota* playas crianza*`,
  },
  falseFriends: `mayor once red sin gol son pie actor general final pan solo base real sol mar coma dime fin pop star
      sale match vs tour pension ser mete mate col ante`,
}
