/** Invented headlines of ten frequent languages, one a line: sentence case, Title Case and capitals, as feeds write them. */
export const MAIN_HEADLINES = {
  en: `
    Die Hard director dies
    Man dies in Paris
    Les Misérables returns to Broadway
    Storm kills three campers near Lake Zorbel
    Los Angeles mayor opens new bridge
    Den Haag court sentences Quandrix founder
    Beyoncé fans queue for hours in São Paulo
    WHY NORDHEIM BANNED ELECTRIC SCOOTERS
    Vellmark to Cut 4,000 Jobs as Sales Fall
    Ask HN: How do you keep notes?
    La Scala hires its first female conductor
    Man United beat Real Sociedad to reach last eight
    Van der Velde wins Tour de Sud after late attack
    Volcano in Iceland's Krýsufjall wakes again
    Show HN: A tiny parser for train timetables
    El Paso police find missing boy
    The Führer bunker myth that will not die
    Über driver sues city over café ban
    Die With a Smile tops the chart again
    Señor Pink signs with Las Vegas club
    Was the Den of Wolves finale any good?
    SpaceZ launches 40 satellites
  `,
  es: `
    El alcalde de Villazorra dimite tras la protesta de los agricultores
    Muere a los 84 años el escritor Ramiro Quendel
    La policía detiene a tres hombres por el robo del museo
    Cómo ahorrar en la factura de la luz este invierno
    El Zorbel gana al Atlético y ya es líder
    Por qué los precios de la vivienda no bajan
    EL GOBIERNO ANUNCIA UNA NUEVA LEY DE PESCA
    Un incendio obliga a evacuar a 200 vecinos en Quintamar
    Así fue el rescate de la niña en el río Tarvo
    Nuevas lluvias en el norte del país
    ¿Quién pagará el puente de Lomaverde?
    Qué se sabe del accidente del tren nocturno
  `,
  pt: `
    Prefeito de Vila Zorbel renuncia após protesto de agricultores
    Morre aos 84 anos o escritor Ramiro Quendel
    Polícia prende três homens pelo roubo do museu
    Como economizar na conta de luz neste inverno
    Zorbel vence o Atlético e já é líder
    Por que os preços da habitação não caem
    GOVERNO ANUNCIA NOVA LEI DE PESCA NESTA SEMANA
    Incêndio obriga a retirada de 200 moradores em Quintamar
    Veja como foi o resgate da menina no rio Tarvo
    Chuvas voltam ao norte do país
    Quem vai pagar a ponte de Lomaverde?
    O que se sabe sobre o acidente do trem noturno
  `,
  fr: `
    Le maire de Zorbelle démissionne après la colère des agriculteurs
    Mort à 84 ans de l'écrivain Rémi Quendel
    La police arrête trois hommes pour le vol du musée
    Comment réduire sa facture d'électricité cet hiver
    Zorbelle bat l'Atlético et prend la tête
    Pourquoi les prix des logements ne baissent pas
    LE GOUVERNEMENT ANNONCE UNE LOI SUR LA PECHE
    Un incendie oblige 200 habitants à quitter leur maison
    Ce que l'on sait de l'accident du train de nuit
    De nouvelles pluies dans le nord du pays
    Qui paiera le pont de Lomevert ?
    Une lycéenne retrouvée saine et sauve
  `,
  de: `
    Bürgermeister von Zorbelheim tritt nach Protest der Bauern zurück
    Schriftsteller Rainer Quendel mit 84 Jahren gestorben
    Polizei nimmt drei Männer nach Einbruch ins Museum fest
    Wie man im Winter Strom spart
    Zorbelheim schlägt Atletik und ist Tabellenführer
    Warum die Mieten nicht sinken
    REGIERUNG WILL NEUES GESETZ ZUR FISCHEREI
    Feuer in Quintmar: 200 Menschen müssen ihre Häuser verlassen
    Die Rettung des Mädchens aus der Tarve
    Neuer Regen im Norden des Landes erwartet
    Wer zahlt für die Brücke in Grünlohe?
    Das ist über den Unfall des Nachtzugs bekannt
  `,
  it: `
    Il sindaco di Zorbello si dimette dopo la protesta degli agricoltori
    È morto a 84 anni lo scrittore Ramiro Quendel
    La polizia arresta tre uomini per il furto al museo
    Come risparmiare sulla bolletta della luce quest'inverno
    Lo Zorbello batte l'Atletico ed è già in testa
    Perché i prezzi delle case non scendono
    IL GOVERNO ANNUNCIA UNA NUOVA LEGGE SULLA PESCA
    Incendio a Quintamare, 200 persone fuori dalle loro case
    Così è stata salvata la bambina nel fiume Tarvo
    Nuove piogge nel nord del paese
    Chi pagherà il ponte di Lomaverde?
    Che cosa si sa dell'incidente del treno notturno
  `,
  nl: `
    Burgemeester van Zorbeldam stapt op na protest van boeren
    Schrijver Reinier Quendel op 84-jarige leeftijd overleden
    Politie pakt drie mannen op voor inbraak in museum
    Zo bespaar je deze winter op je energierekening
    Zorbeldam verslaat Atletiek en gaat aan kop
    Waarom de huizenprijzen niet dalen
    KABINET KOMT MET NIEUWE WET VOOR DE VISSERIJ
    Brand in Kwintmeer: 200 bewoners moeten hun huis uit
    De redding van het meisje uit de Tarve
    Opnieuw veel regen in het noorden van het land
    Wie betaalt de brug in Groenlo?
    Dit weten we over het ongeluk met de nachttrein
  `,
  sv: `
    Att inte rösta är också ett val
    Borgmästaren i Zorbelby avgår efter böndernas protest
    Författaren Ragnar Quendel är död – blev 84 år
    Polisen griper tre män efter stölden på museet
    Så sparar du el i vinter
    Zorbelby slog Atletik och tar över ledningen
    Därför sjunker inte bostadspriserna
    REGERINGEN VILL HA EN NY LAG OM FISKE
    Brand i Kvintmar – 200 personer måste lämna sina hem
    Räddningen av flickan i Tarvån
    Mer regn väntas i norra delen av landet
    Vem ska betala för bron i Grönlo?
    Detta vet vi om olyckan med nattåget
  `,
  da: `
    Borgmesteren i Zorbelby går af efter bøndernes protest
    Forfatteren Rasmus Quendel er død – han blev 84 år
    Politiet anholder tre mænd efter tyveriet på museet
    Sådan sparer du på strømmen i vinter
    Derfor falder boligpriserne ikke
    REGERINGEN VIL HAVE EN NY LOV OM FISKERI
    Brand i Kvintmar: 200 beboere må forlade deres hjem
    Redningen af pigen fra åen
    Mere regn på vej i den nordlige del af landet
    Hvem betaler nu for broen i Grønlo og uden støtte?
    Det ved vi nu om ulykken med nattoget
    Hvad er der sket med skoven efter stormen?
  `,
  nb: `
    Ordføreren i Zorbelby går av etter bøndenes protest
    Forfatteren Rasmus Quendel er død – han ble 84 år
    Politiet har pågrepet tre menn etter tyveriet på museet
    Slik sparer du strøm i vinter
    Derfor faller ikke boligprisene
    REGJERINGEN VIL HA EN NY LOV OM FISKE
    Brann i Kvintmar: 200 beboere må forlate hjemmene sine
    Redningen av jenta fra elva
    Mer regn på vei i den nordlige delen av landet
    Hvem betaler nå for broen i Grønlo uten støtte?
    Dette vet vi om ulykken med nattoget
    Hva har skjedd med skogen etter stormen?
  `,
} as const
