import type { LanguageAnchors } from './language-anchor'

export const FRENCH: LanguageAnchors = {
  anchors: {
    Music: `musique* chanteur* chanteuse* chanson* concert* rappeur* rappeuse* orchestre* tournée album* guitariste*
      festival_de_musique victoires_de_la_musique`,
    'Film & TV': `film films cinéma* acteur* actrice* réalisateur* réalisatrice* série_télé série_netflix
      festival_de_cannes césar césars documentaire* comédien* télé-réalité animateur_télé box-office scénariste*
      tournage*`,
    Gaming: 'jeu_vidéo jeux_vidéo jeux_video console_de_jeu',
    Sports: `jo jeux_olympiques olympique* olympien* paralymp* sport* médaille* médaillé* podium* match matchs foot
      football* footballeur* basket basketteu* handball* handballeu* volley* rugby* rugbym* tennis natation* nageur
      nageuse escrime* escrimeu* athlétisme athlète* cyclisme cycliste* boxe boxeur* judo* judoka* karaté* karatek*
      surf surfeu* gymnaste* gymnastique* marathon* taekwondo* haltérophil* aviron voile plongeon* tir_à_arc
      équitation* triathl* skateboard* escalade ligue_1 ligue_2 ligue_des_champions coupe_du_monde coupe_de_france
      équipe_de_france les_bleus les_bleues entraîneur* sélectionneur* champion* championnat* finale demi-finale
      quart_de_finale quarts_de_finale tournoi* mercato gardien_de_but hat-trick psg ballon_or tour_de_france
      roland-garros grand_prix porte-drapeau transfert_de défenseur* milieu_de_terrain arbitre* grand_chelem
      cérémonie_ouverture village_olympique flamme_olympique`,
    Technology: `intelligence_artificielle ia technologie* informatique* logiciel* ordinateur* smartphone*
      cyberattaque* cybersécurité* piratage* pirates_informatiques voiture_électrique semi-conducteur robots
      géants_du_numérique numérique`,
    Science: `science scientifique* chercheur* chercheuse* recherche_médicale étude_scientifique une_étude espace
      spatial spatiale fusée* astronaute* astronome* télescope* planète* vaccin* vaccination* virus pandémie*
      épidémie* maladie* cancer* médecin* hôpital* hôpitaux réchauffement_climatique changement_climatique climatique*
      dinosaure* fossile* archéolog* physicien* biolog* prix_nobel biodiversité santé_publique`,
    Fashion: `mode fashion_week défilé_de haute_couture styliste* mannequin* maquillage* robe créateur_de_mode
      prêt-à-porter`,
    Food: `recette* restaurant* cuisinier* cuisinière pâtissier* pâtisserie* gastronom* boulanger* chef_étoilé
      guide_michelin fromage* chocolat* vin vins vigneron* vignoble*`,
    'Internet Culture': 'influenceu* youtubeu* tiktokeu* buzz',
    'News & Politics': `gouvernement* président présidentielle* premier_ministre ministre* assemblée_nationale sénat*
      député* élection* électeur* législative* municipales élu_local vote motion_de_censure maire mairie préfet*
      parti_socialiste rassemblement_national insoumis macron* mélenchon* le_pen police* policier* gendarm* meurtre*
      assassin* homicide* féminicide* tué tuée tués mort morts morte décès mortel* mortelle blessé blessés fusillade*
      coups_de_feu attaque_au_couteau agression* viol viols violences arrêté interpellé* garde_à_vue mis_en_examen
      procès tribunal tribunaux cour_assises condamné* prison* parquet enquête procureur* justice avocat* plainte
      guerre* armée* militaire* missile* frappe frappes bombardement* soldat* cessez-le-feu otan ukraine ukrainien*
      russie russe russes israël* israélien* gaza hamas liban* iran* migrant* immigration* expulsion* frontière*
      accident* incendie* explosion* crash séisme* tremblement_de_terre inondation* tempête* ouragan* cyclone* météo
      canicule* orages vigilance_orange neige avalanche* disparu disparue disparition* enlèvement* otage* terror*
      attentat* manifestation* manifestant* grève* réforme_des_retraites pape roi reine drogue* trafic narcotrafic*
      sanctions référendum*`,
    Business: `bourse cac_40 action_en entreprise* économie* économique* chiffre_affaires bénéfice* inflation*
      chômage* taux_intérêt banque* banque_centrale bce licenciement* plan_social faillite* redressement_judiciaire
      rachat* fusion investisseu* immobilier* prix_du_pétrole prix_de_lessence pouvoir_dachat salaires salariés
      droits_de_douane impôt impôts croissance récession* dette budget patronat* startups levée_de_fonds`,
    Lifestyle: `vacances tourisme* touriste* voyage* hôtel* jardin* mariage* grossesse* horoscope* fitness bien-être
      décoration* noël pâques randonnée* animaux_de_compagnie parentalité`,
  },
  falseFriends: `court mars chat pension star coup finale première premiere meme même chef cuisine coach art or main
      pour fin pop sale mode robe tag air place tv journal vital claude cocktail vote tour race but gym talent plus
      match champion final score`,
}
