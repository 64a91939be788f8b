import type { WrittenTopic } from '../written-topic'

export const stageAndScreenTopics: readonly WrittenTopic[] = [
  {
    key: 'late-night-television',
    name: 'late-night television',
    category: 'Film & TV',
    spellings: [
      'Late Show',
      'late-night TV',
      'late-night television',
      'late-night host',
      'late-night hosts',
      'late-night show',
      'late-night shows',
      'late-night comedy',
      'late night TV',
      'late night host',
      'late night hosts',
      'Late-Night TV',
      'Late-Night Host',
      'Late-Night Hosts',
      'Late Night Host',
      'Colbert',
      'Stephen Colbert',
      'Kimmel',
      'Jimmy Kimmel',
      'Jimmy Fallon',
      'Tonight Show',
      'Daily Show',
      'Letterman',
      'David Letterman',
      'Seth Meyers',
      'Jon Stewart',
      'Johnny Carson',
      'Jay Leno',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Americans rush out to buy after a joke by Johnny Carson on “The Tonight Show” in 1973?',
        right: 'Toilet paper',
        wrong: ['Canned tomatoes', 'Instant coffee', 'Washing powder'],
        explanation:
          'They bought up toilet paper, because Carson had joked about a congressman’s worry over paper supplies. The shortage became real because of the joke.',
        page: {
          title: 'Harold Vernon Froehlich',
          url: 'https://en.wikipedia.org/wiki/Harold_Vernon_Froehlich',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Stephen Colbert’s fans won a NASA naming vote in 2009. What was named after him in orbit?',
        right: 'A treadmill',
        wrong: ['An airlock', 'A solar panel', 'A docking port'],
        explanation:
          'It was a treadmill, the C.O.L.B.E.R.T., or “Combined Operational Load-Bearing External Resistance Treadmill”. The vote had been for a whole room of the space station, which NASA preferred to call Tranquility.',
        page: {
          title: 'Treadmill with Vibration Isolation Stabilization System',
          url: 'https://en.wikipedia.org/wiki/Treadmill_with_Vibration_Isolation_Stabilization_System',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was David Letterman’s job on local television in Indianapolis before he became famous?',
        right: 'Reading the weather',
        wrong: ['Reporting on traffic', 'Reading the farm news', 'Running a cookery show'],
        explanation:
          'Letterman read the weather, and once congratulated a tropical storm on being promoted to a hurricane.',
        page: {
          title: 'David Letterman',
          url: 'https://en.wikipedia.org/wiki/David_Letterman',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why are most of Johnny Carson’s first ten years on “The Tonight Show” lost?',
        right: 'The tapes were reused',
        wrong: ['A fire burnt the archive', 'They went out live only', 'Carson had them destroyed'],
        explanation:
          'The network reused the tapes, because videotape was expensive. What millions watched every night in those years survives mostly in scraps.',
        page: {
          title: 'The Tonight Show Starring Johnny Carson',
          url: 'https://en.wikipedia.org/wiki/The_Tonight_Show_Starring_Johnny_Carson',
        },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question: 'Why did late-night host Conan O’Brien back Tarja Halonen for president of Finland in 2006?',
        right: 'They looked alike',
        wrong: ['They were cousins', 'She had been his guest', 'She was his landlady'],
        explanation:
          'The two looked alike, so he made her mock campaign films. She won, and he flew to Helsinki to meet her.',
        page: { title: 'Conan O’Brien', url: 'https://en.wikipedia.org/wiki/Conan_O%27Brien' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did host Jack Paar walk off “The Tonight Show” in the middle of a broadcast in 1960?',
        right: 'A joke of his had been cut',
        wrong: ['A guest had insulted him', 'A pay rise had been refused', 'A rival had been invited'],
        explanation:
          'The network had cut his joke about a “W.C.”, a British lavatory. A month later he came back with the words “As I was saying before I was interrupted”.',
        page: {
          title: 'Jack Paar',
          url: 'https://en.wikipedia.org/wiki/Jack_Paar',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question:
          'A candidate appears in a comedy sketch on an American television network. What may rivals demand from its stations?',
        right: 'The same amount of airtime',
        wrong: ['A copy of the script', 'An apology in print', 'A share of the profits'],
        explanation:
          'Rivals may demand as much airtime: the equal-time rule dates from 1934 and exempts genuine news programmes. When Ronald Reagan ran for office, many stations left his old films on the shelf.',
        page: {
          title: 'Equal-time rule',
          url: 'https://en.wikipedia.org/wiki/Equal-time_rule',
        },
      },
    ],
  },
  {
    key: 'american-television-networks',
    name: 'American television networks',
    category: 'Film & TV',
    spellings: [
      'CBS',
      'NBC',
      'ABC News',
      'Fox News',
      '60 Minutes',
      'CNN',
      'MSNBC',
      'MS NOW',
      'CBS News',
      'NBC News',
      'NBCUniversal',
      'Meet the Press',
      'Good Morning America',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Ted Turner ordered a video for CNN to air at the end of the world. What does it show?',
        right: 'A band playing a hymn',
        wrong: ['An astronaut speaking', 'A clock running down', 'The Earth from space'],
        explanation:
          'It shows a military band playing the hymn “Nearer, My God, to Thee” for about a minute. The archive marked it: hold for release till end of the world confirmed.',
        page: {
          title: 'Turner Doomsday Video',
          url: 'https://en.wikipedia.org/wiki/Turner_Doomsday_Video',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What has the news programme “60 Minutes” never had, unlike nearly every other American show?',
        right: 'A theme tune',
        wrong: ['A woman reporter', 'Commercials', 'A regular slot'],
        explanation:
          'It has no theme tune: all you hear is a ticking stopwatch, which has become one of the best-known sounds on American television.',
        page: {
          title: '60 Minutes',
          url: 'https://en.wikipedia.org/wiki/60_Minutes',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did NBC choose a multicoloured peacock as its logo in 1956?',
        right: 'To sell colour televisions',
        wrong: ['To win over young viewers', 'To recall a radio sketch', 'To tease CBS about its eye'],
        explanation:
          'It helped to sell colour televisions, which were made by NBC’s owner, RCA. In most homes the bird appeared in grey and showed people what they were missing.',
        page: {
          title: 'NBC',
          url: 'https://en.wikipedia.org/wiki/NBC',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'How did the American network ABC come about in the 1940s?',
        right: 'NBC had to sell off a network',
        wrong: ['Three film studios teamed up', 'The army sold its stations', 'A newspaper chain bought CBS'],
        explanation:
          'The authorities made NBC sell off one of its two radio networks, “Red” and “Blue”. A candy maker bought the Blue one, and it became ABC.',
        page: {
          title: 'American Broadcasting Company',
          url: 'https://en.wikipedia.org/wiki/American_Broadcasting_Company',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'CBS’s eye, on air since 1951, was inspired by signs painted on what?',
        right: 'Barns',
        wrong: ['Ships', 'Barbers’ shops', 'Pharmacies'],
        explanation:
          'William Golden was inspired by the round hex signs on barns of Pennsylvania’s German-speaking farmers. His eye has hardly changed since.',
        page: {
          title: 'CBS',
          url: 'https://en.wikipedia.org/wiki/CBS',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In 1950 NBC became the first American broadcaster to protect something as a trademark. What was it?',
        right: 'A sound',
        wrong: ['A colour', 'A gesture', 'A slogan'],
        explanation:
          'It was a sound: NBC’s three chimes, the notes G, E and C, which had once told radio stations when to switch to their own programmes.',
        page: {
          title: 'NBC chimes',
          url: 'https://en.wikipedia.org/wiki/NBC_chimes',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'American stations have names such as KNBC or WABC. What does the K or W usually tell you?',
        right: 'Its side of the Mississippi',
        wrong: ['The size of its audience', 'Whether it is radio or TV', 'The network it belongs to'],
        explanation:
          'It tells you the side of the Mississippi: apart from some old exceptions, K stands for the west and W for the east.',
        page: {
          title: 'Call signs in United States',
          url: 'https://en.wikipedia.org/wiki/Call_signs_in_United_States',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'NBC unveiled a new logo in 1976 that had cost a fortune. What came out next?',
        right: 'A small station had it already',
        wrong: ['It was traced from a road sign', 'It upset viewers’ aerials', 'It spelt a rude word in Dutch'],
        explanation:
          'Nebraska’s public television already used almost the same N, drawn for less than a hundred dollars. NBC settled with equipment worth more than half a million.',
        page: { title: 'Logo of NBC', url: 'https://en.wikipedia.org/wiki/Logo_of_NBC' },
      },
    ],
  },
  {
    key: 'saturday-night-live',
    name: '“Saturday Night Live”',
    category: 'Film & TV',
    spellings: ['Saturday Night Live', 'SNL', 'Lorne Michaels', 'Weekend Update'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'In 1976 “Saturday Night Live” jokingly offered the Beatles 3,000 dollars to reunite. What did Lennon and McCartney do?',
        right: 'They nearly took a taxi there',
        wrong: ['They rang up and accepted', 'They sent a joke invoice', 'They threatened to sue'],
        explanation:
          'Watching together in Lennon’s New York apartment, they thought of taking a taxi to the studio, but were too tired. Lorne Michaels had told the Beatles that they could give Ringo less.',
        page: {
          title: 'Saturday Night Live',
          url: 'https://en.wikipedia.org/wiki/Saturday_Night_Live',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why was “Saturday Night Live” called “NBC’s Saturday Night” when it began in 1975?',
        right: 'The title was taken',
        wrong: ['It was not yet live', 'NBC disliked the name', 'It ran on Fridays too'],
        explanation:
          'The title was taken by “Saturday Night Live with Howard Cosell” on another network. That show was over within months, which left the name free.',
        page: {
          title: 'Saturday Night Live',
          url: 'https://en.wikipedia.org/wiki/Saturday_Night_Live',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What do the cast of “Saturday Night Live” read their lines from?',
        right: 'Cards lettered by hand',
        wrong: ['Screens in the floor', 'Notes on the props', 'Teleprompters in the wings'],
        explanation:
          'A small team letters cards by hand with thick markers and keeps changing them until seconds before a sketch. That is why actors often look past each other.',
        page: {
          title: 'Saturday Night Live',
          url: 'https://en.wikipedia.org/wiki/Saturday_Night_Live',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'Why was Elvis Costello kept off “Saturday Night Live” for years after 1977?',
        right: 'He switched songs on air',
        wrong: ['He walked off in a rage', 'He kicked over a camera', 'He forgot the words'],
        explanation:
          'He stopped a song after a few bars and switched to “Radio Radio”, which he had been told not to play. In 1999 the show had him burst in on the Beastie Boys and do it all again.',
        page: { title: 'Elvis Costello', url: 'https://en.wikipedia.org/wiki/Elvis_Costello' },
      },
    ],
  },
  {
    key: 'oscars',
    name: 'the Oscars',
    category: 'Film & TV',
    spellings: [
      'Oscars',
      'Academy Award',
      'Academy Awards',
      'Oscar-winning',
      'Oscar-nominated',
      'Oscar winner',
      'Oscar winners',
      'Oscar nominee',
      'Oscar nominees',
      'Oscar nomination',
      'Oscar nominations',
      'Oscar-winner',
      'Best Picture',
      'Oscar race',
      'Oscar Winner',
      'Oscar-Winning',
    ],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Oscar winners may not sell their statuette without first offering it for one dollar. To whom?',
        right: 'The Academy',
        wrong: ['The film’s studio', 'The runners-up', 'The state of California'],
        explanation:
          'Since 1950 winners have signed a promise to offer it to the Academy first, and it binds their heirs. An older one went to Michael Jackson for over 1.5 million dollars.',
        page: {
          title: 'Academy Awards',
          url: 'https://en.wikipedia.org/wiki/Academy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What were Oscar statuettes made of during the Second World War?',
        right: 'Painted plaster',
        wrong: ['Pressed paper', 'Melted tin cans', 'Carved wood'],
        explanation:
          'They were made of painted plaster, because metal was needed for the war. Afterwards winners could swap them for gilded ones.',
        page: {
          title: 'Academy Awards',
          url: 'https://en.wikipedia.org/wiki/Academy_Awards',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why have the Oscar results been kept in sealed envelopes since 1941?',
        right: 'A newspaper had leaked them',
        wrong: ['A winner had been misread', 'A studio had bribed the jury', 'A host had lost his list'],
        explanation:
          'The Los Angeles Times leaked the winners in 1940, so that guests read them on the way in. Until then the press was told beforehand and trusted to wait.',
        page: {
          title: 'Academy Awards',
          url: 'https://en.wikipedia.org/wiki/Academy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How long did it take to hand out the prizes at the first Oscars, in 1929?',
        right: 'About 15 minutes',
        wrong: ['About one hour', 'About three hours', 'Two whole evenings'],
        explanation:
          'It took about 15 minutes, as part of a dinner. There was no suspense: the winners had been known for three months.',
        page: {
          title: '1st Academy Awards',
          url: 'https://en.wikipedia.org/wiki/1st_Academy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was special about the honorary Oscar given to ventriloquist Edgar Bergen in 1938?',
        right: 'It was made of wood',
        wrong: ['It was two-faced', 'It was child-sized', 'It wore a top hat'],
        explanation:
          'It was made of wood, with a mouth that moved, like Bergen’s dummy Charlie McCarthy. The two had become famous on the radio, of all places.',
        page: {
          title: 'Edgar Bergen',
          url: 'https://en.wikipedia.org/wiki/Edgar_Bergen',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What did Walt Disney’s honorary Oscar for “Snow White” look like?',
        right: 'One large and seven small',
        wrong: ['Half gold and half silver', 'Shaped like an apple', 'Set in a mirror'],
        explanation:
          'It was one large statuette and seven small ones on a little staircase, presented by Shirley Temple.',
        page: {
          title: 'Snow White and the Seven Dwarfs (1937 film)',
          url: 'https://en.wikipedia.org/wiki/Snow_White_and_the_Seven_Dwarfs_(1937_film)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Fifty-five Oscars were stolen weeks before the ceremony of 2000. Where did most of them turn up?',
        right: 'Beside a rubbish skip',
        wrong: ['In a pawnshop’s safe', 'In a hotel swimming pool', 'On a ship in the harbour'],
        explanation:
          'Willie Fulgear, who lived on salvage, found 52 of them beside a skip in Los Angeles. He was given 50,000 dollars and two tickets to the ceremony.',
        page: { title: '72nd Academy Awards', url: 'https://en.wikipedia.org/wiki/72nd_Academy_Awards' },
      },
    ],
  },
  {
    key: 'emmys',
    name: 'the Emmys',
    category: 'Film & TV',
    spellings: [
      'Emmy Award',
      'Emmy Awards',
      'Emmys',
      'Emmy-winning',
      'Emmy-nominated',
      'Emmy winner',
      'Emmy winners',
      'Emmy nominations',
      'Emmy nominees',
      'Emmy nomination',
      'Daytime Emmy',
      'Daytime Emmys',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did television’s Emmy get its name from?',
        right: 'Part of a camera',
        wrong: ['A pioneer’s daughter', 'A Los Angeles hotel', 'A silent film star'],
        explanation:
          'It comes from the image orthicon, a camera tube that engineers called “immy”. As the statuette showed a woman, “Immy” became “Emmy”.',
        page: {
          title: 'Emmy Awards',
          url: 'https://en.wikipedia.org/wiki/Emmy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'How many times was soap star Susan Lucci nominated for an Emmy in vain before she won in 1999?',
        right: '18',
        wrong: ['5', '9', '12'],
        explanation:
          'She lost 18 times and won at the nineteenth attempt. “The streak is over”, called the presenter, and the audience stood for minutes before she could speak.',
        page: { title: 'Susan Lucci', url: 'https://en.wikipedia.org/wiki/Susan_Lucci' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: '“Ike” was the first idea for the Emmy’s name in 1948. Why was it dropped?',
        right: 'A famous general was called that',
        wrong: ['It sounded like a swear word', 'A rival prize had the name', 'A brand of television had it'],
        explanation:
          'It was already the nickname of General Dwight D. Eisenhower, later president. Television people used it for the iconoscope, an early camera tube.',
        page: {
          title: 'Emmy Awards',
          url: 'https://en.wikipedia.org/wiki/Emmy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which programmes could win at the first Emmys, in 1949?',
        right: 'Those made around Los Angeles',
        wrong: ['Those made for children', 'Those without commercials', 'Those shown coast to coast'],
        explanation:
          'Only Los Angeles shows could win, because nothing yet linked the stations on the two coasts. The first Emmy went to a young ventriloquist, Shirley Dinsdale.',
        page: {
          title: '1st Primetime Emmy Awards',
          url: 'https://en.wikipedia.org/wiki/1st_Primetime_Emmy_Awards',
        },
      },
    ],
  },
  {
    key: 'cannes',
    name: 'the Cannes Film Festival',
    category: 'Film & TV',
    spellings: ['Cannes', 'Cannes Film Festival', 'Palme d’Or', "Palme d'Or", 'Cannes film festival'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did France plan a film festival in Cannes in 1939?',
        right: 'Venice had bowed to dictators',
        wrong: ['Berlin had banned French films', 'Hollywood had asked for one', 'Paris had run out of cinemas'],
        explanation:
          'In 1938 the Venice festival had bowed to Mussolini and Hitler and given its main prizes to films from Italy and Germany. The French, British and Americans walked away.',
        page: {
          title: 'Cannes Film Festival',
          url: 'https://en.wikipedia.org/wiki/Cannes_Film_Festival',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'War put a stop to the first Cannes festival in 1939. Which film was the only one shown?',
        right: '“The Hunchback of Notre Dame”',
        wrong: ['“Gone with the Wind”', '“The Wizard of Oz”', '“Mr. Smith Goes to Washington”'],
        explanation:
          'Only “The Hunchback of Notre Dame” was shown, for which the Americans had put up a cardboard cathedral on the beach. The first real festival had to wait until 1946.',
        page: {
          title: '1939 Cannes Film Festival',
          url: 'https://en.wikipedia.org/wiki/1939_Cannes_Film_Festival',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Why is a palm on the top prize at Cannes, the Palme d’Or?',
        right: 'It is on the town’s coat of arms',
        wrong: ['It grew outside the first cinema', 'It recalls a Jean Cocteau film', 'It marks victory in the war'],
        explanation:
          'A palm leaf is on the coat of arms of Cannes, for Saint Honorat of the island off the coast. The prize was introduced in 1955.',
        page: {
          title: 'Palme d’Or',
          url: 'https://en.wikipedia.org/wiki/Palme_d%27Or',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the Cannes film festival of 1968 end?',
        right: 'Film-makers forced it to stop',
        wrong: ['A storm flooded the hall', 'The jury walked out in protest', 'Students occupied the town'],
        explanation:
          'With France on strike, film-makers such as Jean-Luc Godard and François Truffaut forced it to stop, hanging on to the curtain to keep a film from starting. No prize was awarded.',
        page: {
          title: '1968 Cannes Film Festival',
          url: 'https://en.wikipedia.org/wiki/1968_Cannes_Film_Festival',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'In 2013 the Palme d’Or at Cannes went to a director, Abdellatif Kechiche. With whom did he share it?',
        right: 'His two lead actresses',
        wrong: ['His composer', 'His cameraman', 'His screenwriter'],
        explanation:
          'He shared it with the two lead actresses of “Blue Is the Warmest Colour”. Steven Spielberg’s jury thought that they had made the film as much as he had.',
        page: {
          title: 'Blue Is the Warmest Colour',
          url: 'https://en.wikipedia.org/wiki/Blue_Is_the_Warmest_Colour',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How long is the ovation for “Pan’s Labyrinth” at Cannes in 2006 said to have lasted?',
        right: '22 minutes',
        wrong: ['5 minutes', '9 minutes', '50 minutes'],
        explanation:
          'It is said to have lasted 22 minutes, a record for the festival. Reporters time the applause at Cannes with stopwatches, and booing there is a custom as well.',
        page: { title: 'Pan’s Labyrinth', url: 'https://en.wikipedia.org/wiki/Pan%27s_Labyrinth' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why did Cannes award no Palme d’Or between 1964 and 1974?',
        right: 'There were copyright problems',
        wrong: ['Gold had grown too expensive', 'A jeweller had gone bankrupt', 'Juries could not agree'],
        explanation:
          'Copyright problems with the palm meant that winners were given a certificate, the Grand Prix, for eleven years. “Taxi Driver” came just late enough for a palm.',
        page: {
          title: 'Palme d’Or',
          url: 'https://en.wikipedia.org/wiki/Palme_d%27Or',
        },
      },
    ],
  },
  {
    key: 'golden-globes',
    name: 'the Golden Globes',
    category: 'Film & TV',
    spellings: ['Golden Globes', 'Golden Globe', 'Golden Globe Awards', 'Golden Globe Award', 'Golden Globe-winning'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which star handed back his three Golden Globes in protest in 2021?',
        right: 'Tom Cruise',
        wrong: ['Tom Hanks', 'Brad Pitt', 'Johnny Depp'],
        explanation:
          'Tom Cruise did, when it became known that the prizes were chosen by fewer than 90 journalists, not one of them Black. The next ceremony was not even televised.',
        page: { title: '79th Golden Globe Awards', url: 'https://en.wikipedia.org/wiki/79th_Golden_Globe_Awards' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In 1999 all Golden Globe voters had to return a present sent in Sharon Stone’s name. What was it?',
        right: 'A watch',
        wrong: ['A fur hat', 'A case of wine', 'A trip to Paris'],
        explanation:
          'It was a watch worth up to 400 dollars, sent to all 82 voters to advertise “The Muse”. They gave it back the day the president heard of it, and she was nominated anyway.',
        page: { title: 'The Muse (film)', url: 'https://en.wikipedia.org/wiki/The_Muse_(film)' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which of these films won the Golden Globe for best musical or comedy in 2016?',
        right: '“The Martian”',
        wrong: ['“Spotlight”', '“The Revenant”', '“Mad Max: Fury Road”'],
        explanation:
          '“The Martian”, about an astronaut left behind, had been entered as a comedy, and its director Ridley Scott himself sounded surprised on stage. The rules were tightened afterwards.',
        page: {
          title: 'The Martian (film)',
          url: 'https://en.wikipedia.org/wiki/The_Martian_(film)',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'Hollywood’s writers were on strike in January 2008. What happened to the Golden Globes?',
        right: 'The winners were just read out',
        wrong: ['They took place in Canada', 'They were held a year later', 'The guests wrote the jokes'],
        explanation:
          'The winners were just read out to the press in half an hour, with no stars in the room, as actors would not cross the picket line.',
        page: {
          title: '65th Golden Globe Awards',
          url: 'https://en.wikipedia.org/wiki/65th_Golden_Globe_Awards',
        },
      },
    ],
  },
  {
    key: 'hollywood',
    name: 'Hollywood',
    category: 'Film & TV',
    spellings: [
      'Hollywood',
      'box office',
      'Box Office',
      'film studio',
      'film studios',
      'movie studio',
      'movie studios',
      'box-office',
      'Warner Bros.',
      'Warner Bros',
      'Paramount Pictures',
      'Universal Pictures',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why are advertisements for coming films called “trailers”?',
        right: 'They used to follow the film',
        wrong: ['They were shown from trucks', 'They tended to run late', 'They were spliced from scraps'],
        explanation:
          'Trailers used to follow the film, but people walked out before they had seen them, so cinemas soon moved them to the front.',
        page: {
          title: 'Trailer (promotion)',
          url: 'https://en.wikipedia.org/wiki/Trailer_(promotion)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Early film-makers went to Hollywood for the sun, and to escape whose patents?',
        right: 'Thomas Edison’s',
        wrong: ['The Lumière brothers’', 'George Eastman’s', 'Alexander Graham Bell’s'],
        explanation:
          'They were escaping Thomas Edison’s: his trust claimed fees on nearly every camera and sued those who did not pay. California was far away, and its courts were kinder.',
        page: {
          title: 'Motion Picture Patents Company',
          url: 'https://en.wikipedia.org/wiki/Motion_Picture_Patents_Company',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What kind of place did Hollywood’s founders, a couple from Kansas, want it to be in the 1880s?',
        right: 'A pious town without alcohol',
        wrong: ['A winter camp for circuses', 'A colony for painters', 'A resort for gamblers'],
        explanation:
          'Harvey and Daeida Wilcox wanted a pious, sober town, and offered churches free land. When film people arrived, many landlords did not want them.',
        page: {
          title: 'Hollywood, Los Angeles',
          url: 'https://en.wikipedia.org/wiki/Hollywood,_Los_Angeles',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was a “blockbuster” before it was a hit film?',
        right: 'A bomb',
        wrong: ['A bulldozer', 'A burglar', 'A fire engine'],
        explanation:
          'It was a bomb in the Second World War that could destroy a whole city block. Newspapers soon used the word for anything with great impact.',
        page: {
          title: 'Blockbuster (entertainment)',
          url: 'https://en.wikipedia.org/wiki/Blockbuster_(entertainment)',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'An old Hollywood film is credited to the director Alan Smithee. What does that tell you?',
        right: 'The real one disowned it',
        wrong: ['The real one was too young', 'Several had worked on it', 'The army had paid for it'],
        explanation:
          'The real director disowned it: from 1968 to 2000 the directors’ union allowed the false name when a film had been taken out of someone’s hands. Critics praised Smithee’s first work.',
        page: {
          title: 'Alan Smithee',
          url: 'https://en.wikipedia.org/wiki/Alan_Smithee',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'In 1978 sponsors paid for a new Hollywood sign, letter by letter. Which rock star bought an O?',
        right: 'Alice Cooper',
        wrong: ['Ozzy Osbourne', 'David Bowie', 'Rod Stewart'],
        explanation:
          'Alice Cooper gave it in memory of his friend Groucho Marx. Each letter cost nearly 28,000 dollars, and the Playboy publisher Hugh Hefner took the Y.',
        page: { title: 'Hollywood Sign', url: 'https://en.wikipedia.org/wiki/Hollywood_Sign' },
      },
    ],
  },
  {
    key: 'film-critics',
    name: 'film critics',
    category: 'Film & TV',
    spellings: [
      'Rotten Tomatoes',
      'film critic',
      'film critics',
      'movie critic',
      'movie critics',
      'film reviews',
      'Metacritic',
      'Roger Ebert',
      'Letterboxd',
    ],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'What did the critic Roger Ebert write in 1969, a few years before his Pulitzer Prize?',
        right: 'A cult film’s script',
        wrong: ['A musical’s lyrics', 'A president’s speeches', 'A star’s memoirs'],
        explanation:
          'He wrote the script of “Beyond the Valley of the Dolls”, a wild satire about a girl band in Hollywood. His later television partner, Gene Siskel, gave it no stars at all.',
        page: {
          title: 'Beyond the Valley of the Dolls',
          url: 'https://en.wikipedia.org/wiki/Beyond_the_Valley_of_the_Dolls',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The founder of Rotten Tomatoes was a student collecting reviews of which star’s films?',
        right: 'Jackie Chan’s',
        wrong: ['Bruce Willis’s', 'Jim Carrey’s', 'Sylvester Stallone’s'],
        explanation:
          'They were Jackie Chan’s: Senh Duong was a fan of martial arts films and built the site in two weeks in 1998, in time for “Rush Hour”.',
        page: {
          title: 'Rotten Tomatoes',
          url: 'https://en.wikipedia.org/wiki/Rotten_Tomatoes',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What cost “Citizen Kane” its perfect 100 per cent on Rotten Tomatoes in 2021?',
        right: 'A review from 1941',
        wrong: ['A critic’s second thoughts', 'Votes by rival fans', 'A counting error'],
        explanation:
          'A bad review from 1941 turned up when the Chicago Tribune’s archive was scanned, eighty years late. The score dropped to 99 per cent.',
        page: {
          title: 'Citizen Kane',
          url: 'https://en.wikipedia.org/wiki/Citizen_Kane',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which catchphrase did the film critics Gene Siskel and Roger Ebert have trademarked?',
        right: '“Two thumbs up”',
        wrong: ['“Five stars”', '“See it tonight”', '“Run, don’t walk”'],
        explanation:
          'They trademarked “Two thumbs up”, a verdict that could make a film in America. It counted because the two so often disagreed on television.',
        page: {
          title: 'Gene Siskel',
          url: 'https://en.wikipedia.org/wiki/Gene_Siskel',
        },
      },
    ],
  },
  {
    key: 'star-wars',
    name: '“Star Wars”',
    category: 'Film & TV',
    spellings: [
      'Star Wars',
      'Mandalorian',
      'Grogu',
      'Jedi',
      'Darth Vader',
      'Lucasfilm',
      'George Lucas',
      'Skywalker',
      'Luke Skywalker',
      'Baby Yoda',
      'Andor',
      'Chewbacca',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'George Lucas took a modest fee for directing “Star Wars”. What did he keep for himself instead?',
        right: 'The merchandising rights',
        wrong: ['The original film reels', 'A seat on the studio’s board', 'The props and costumes'],
        explanation:
          'He kept the merchandising rights, which the studio thought of little value, as films came and went before toys could be made. They came to earn more than the tickets.',
        page: {
          title: 'Star Wars (film)',
          url: 'https://en.wikipedia.org/wiki/Star_Wars_(film)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which other hero of George Lucas’s is named after the dog that inspired Chewbacca?',
        right: 'Indiana Jones',
        wrong: ['Han Solo', 'Willow Ufgood', 'Lando Calrissian'],
        explanation:
          'Indiana Jones is named after Lucas’s dog Indiana, a big malamute. She used to sit beside him in the car like a co-pilot, and so became Chewbacca.',
        page: {
          title: 'Chewbacca',
          url: 'https://en.wikipedia.org/wiki/Chewbacca',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Whose eyes were the model for Yoda’s in “Star Wars”?',
        right: 'Albert Einstein’s',
        wrong: ['Mahatma Gandhi’s', 'Charlie Chaplin’s', 'Sigmund Freud’s'],
        explanation:
          'Yoda has Albert Einstein’s eyes and wrinkles, which made him look wise. The make-up artist Stuart Freeborn took the rest from his own face.',
        page: {
          title: 'Yoda',
          url: 'https://en.wikipedia.org/wiki/Yoda',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'How was the “pew” of the blasters in “Star Wars” made?',
        right: 'By striking a steel cable',
        wrong: ['By cracking a whip', 'By snapping a ruler', 'By firing an airgun'],
        explanation:
          'The sound designer Ben Burtt struck the steel cable that held up a radio mast. High tones run along it faster than low ones, hence the “pew”.',
        page: {
          title: 'Blaster (Star Wars)',
          url: 'https://en.wikipedia.org/wiki/Blaster_(Star_Wars)',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'To guard a secret, which false line was spoken on the set of “The Empire Strikes Back”?',
        right: '“Obi-Wan killed your father”',
        wrong: ['“Your sister is still alive”', '“Your father was a king”', '“I knew your father well”'],
        explanation:
          'Darth Vader’s actor said “Obi-Wan killed your father”, and “I am your father” was put in later by another voice. Mark Hamill was told just before the scene.',
        page: {
          title: 'Darth Vader',
          url: 'https://en.wikipedia.org/wiki/Darth_Vader',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was cast in resin to make Qui-Gon Jinn’s communicator in “The Phantom Menace”?',
        right: 'A woman’s razor',
        wrong: ['A garden hose', 'A door handle', 'A hearing aid'],
        explanation:
          'It was a Gillette razor for women, hardly altered. Props in “Star Wars” had often begun as something else: Luke’s first lightsaber was the handle of an old camera flash.',
        page: { title: 'Qui-Gon Jinn', url: 'https://en.wikipedia.org/wiki/Qui-Gon_Jinn' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why were there hardly any “Baby Yoda” toys in the shops for Christmas 2019?',
        right: 'The character was a secret',
        wrong: ['A ship had lost them', 'Parents’ groups had objected', 'A factory had burnt down'],
        explanation:
          'The makers of “The Mandalorian” had asked Disney to keep the character secret until the first episode. Toys take months to make, so a fortune was missed.',
        page: {
          title: 'Grogu',
          url: 'https://en.wikipedia.org/wiki/Grogu',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: '“May the Fourth Be With You” appeared in a London newspaper in 1979. Whom did it congratulate?',
        right: 'A new prime minister',
        wrong: ['A royal bride', 'A football manager', 'An astronaut'],
        explanation:
          'It congratulated Margaret Thatcher, who became prime minister on 4 May; her party placed the message. Fans now celebrate the date as Star Wars Day.',
        page: {
          title: 'Star Wars Day',
          url: 'https://en.wikipedia.org/wiki/Star_Wars_Day',
        },
      },
    ],
  },
  {
    key: 'marvel',
    name: 'Marvel',
    category: 'Film & TV',
    spellings: [
      'Marvel',
      'Avengers',
      'Spider-Man',
      'Marvel Comics',
      'Marvel Studios',
      'Iron Man',
      'Captain America',
      'X-Men',
      'Fantastic Four',
      'Deadpool',
      'Stan Lee',
      'Marvel Cinematic Universe',
      'MCU',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which word did Marvel register as a trademark for comic books in the 1970s?',
        right: '“Zombie”',
        wrong: ['“Mutant”', '“Vampire”', '“Robot”'],
        explanation:
          'Marvel registered “Zombie”, and gave it up two decades later. With its rival DC it long shared another trademark, “Super Hero”.',
        page: { title: 'Marvel Comics', url: 'https://en.wikipedia.org/wiki/Marvel_Comics' },
      },
      {
        type: 'problem-solving',
        difficulty: 'hard',
        question: 'In 2003 an American court ruled that toy X-Men are not human. Who had argued for that?',
        right: 'Their makers, to pay less duty',
        wrong: ['A church, to have them banned', 'A rival, to copy them freely', 'Their artist, for more pay'],
        explanation:
          'Marvel’s toy company wanted to pay less duty: dolls, which show humans, were taxed more than toys. So it argued that heroes who fight to be accepted as people are not people.',
        page: {
          title: 'Toy Biz, Inc. v. United States',
          url: 'https://en.wikipedia.org/wiki/Toy_Biz,_Inc._v._United_States',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Marvel’s publisher first turn down Spider-Man?',
        right: 'People dislike spiders',
        wrong: ['A mask hid his face', 'He was too much like Ant-Man', 'He could not fly'],
        explanation:
          'He said that people dislike spiders. Stan Lee slipped the hero into the last issue of a magazine that was to close anyway, and it sold very well.',
        page: {
          title: 'Spider-Man',
          url: 'https://en.wikipedia.org/wiki/Spider-Man',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Stanley Lieber of Marvel sign his comics “Stan Lee”?',
        right: 'He was saving his real name',
        wrong: ['He was hiding from creditors', 'He had a rival called Lieber', 'He had to keep it short'],
        explanation:
          'He was saving his real name for the great novel that he meant to write one day. In the end he changed it legally to Stan Lee.',
        page: {
          title: 'Stan Lee',
          url: 'https://en.wikipedia.org/wiki/Stan_Lee',
        },
      },
    ],
  },
  {
    key: 'dc-superheroes',
    name: 'Superman and Batman',
    category: 'Film & TV',
    spellings: [
      'Superman',
      'Batman',
      'Wonder Woman',
      'Supergirl',
      'DC Studios',
      'DC Comics',
      'James Gunn',
      'DC Universe',
      'Clark Kent',
      'Lex Luthor',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For how much did Superman’s two young creators sell all rights to him in 1938?',
        right: '130 dollars',
        wrong: ['1,300 dollars', '13,000 dollars', '130,000 dollars'],
        explanation:
          'They got 130 dollars between the two of them. The cheque, kept as evidence for a lawsuit, was itself auctioned for 160,000 dollars in 2012.',
        page: { title: 'Jerry Siegel', url: 'https://en.wikipedia.org/wiki/Jerry_Siegel' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The man who created Wonder Woman and her lasso of truth also helped to invent what?',
        right: 'The lie detector',
        wrong: ['The truth serum', 'The crossword', 'The intelligence test'],
        explanation:
          'William Moulton Marston, a psychologist, helped to invent the lie detector: he had found that blood pressure rises when people lie. His wife had put him on to it.',
        page: {
          title: 'William Moulton Marston',
          url: 'https://en.wikipedia.org/wiki/William_Moulton_Marston',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did kryptonite, which robs Superman of his strength, first appear?',
        right: 'In a radio serial',
        wrong: ['In a comic strip', 'In a cinema serial', 'In a stage play'],
        explanation:
          'It was introduced in a radio serial in 1943, and the comics took it over six years later. They also owe the radio Jimmy Olsen, the young reporter.',
        page: {
          title: 'Kryptonite',
          url: 'https://en.wikipedia.org/wiki/Kryptonite',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Bill Finger, Batman’s co-creator, find the name Gotham City?',
        right: 'In a telephone book',
        wrong: ['In an atlas of England', 'In a railway timetable', 'In a book of folk tales'],
        explanation:
          'He was leafing through a telephone book and saw “Gotham Jewelers”. New York had had the nickname since 1807, after an English village of proverbial fools.',
        page: {
          title: 'Gotham City',
          url: 'https://en.wikipedia.org/wiki/Gotham_City',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What inspired the grin of Batman’s enemy, the Joker?',
        right: 'A silent film of 1928',
        wrong: ['A toothpaste advert', 'A painting by Goya', 'A Venetian carnival mask'],
        explanation:
          'It comes from “The Man Who Laughs”, a silent film of 1928 after Victor Hugo, in which Conrad Veidt plays a man whose face has been cut into a smile.',
        page: {
          title: 'Joker (character)',
          url: 'https://en.wikipedia.org/wiki/Joker_(character)',
        },
      },
    ],
  },
  {
    key: 'disney',
    name: 'Disney',
    category: 'Film & TV',
    spellings: [
      'Disney',
      'Walt Disney',
      'Disneyland',
      'Disney World',
      'Walt Disney World',
      'Pixar',
      'Mickey Mouse',
      'Toy Story',
      'Disney+',
      'Disney Plus',
      'Epcot',
      'Magic Kingdom',
      'Zootopia',
      'Donald Duck',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Disney lost Oswald the rabbit in 1928. Whom did it give up to get him back in 2006?',
        right: 'A sports commentator',
        wrong: ['A film director', 'A ride designer', 'A child star'],
        explanation:
          'Disney released the sports commentator Al Michaels to NBC in exchange. Losing Oswald had driven Walt Disney to invent a mouse.',
        page: {
          title: 'Oswald the Lucky Rabbit',
          url: 'https://en.wikipedia.org/wiki/Oswald_the_Lucky_Rabbit',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A mistyped command wiped most of Pixar’s “Toy Story 2”. What saved it?',
        right: 'A copy in an employee’s home',
        wrong: ['Tapes in a bank vault', 'Reels at a test cinema', 'Printouts of every frame'],
        explanation:
          'Galyn Susman had a copy at home, where she worked with a new baby. Her computer was wrapped in blankets and driven to the studio like a patient.',
        page: {
          title: 'Toy Story 2',
          url: 'https://en.wikipedia.org/wiki/Toy_Story_2',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Pixar mainly sell when Steve Jobs bought it in 1986?',
        right: 'Computers',
        wrong: ['Film cameras', 'Cartoons', 'Video games'],
        explanation:
          'It sold computers for working with images, to hospitals and agencies, though too few of them. The short films were made to show what they could do.',
        page: {
          title: 'Pixar',
          url: 'https://en.wikipedia.org/wiki/Pixar',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'Visitors to Florida’s Magic Kingdom walk a floor above the ground without noticing. What is below them?',
        right: 'Tunnels for the staff',
        wrong: ['Water for the fountains', 'A car park for guests', 'A shelter from storms'],
        explanation:
          'There are tunnels for the staff below: Walt Disney had been annoyed by a cowboy strolling through Tomorrowland in California. Rubbish is sucked away in pipes.',
        page: {
          title: 'Disney utilidor system',
          url: 'https://en.wikipedia.org/wiki/Disney_utilidor_system',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Epcot in Florida is a theme park. What had Walt Disney planned it to be?',
        right: 'A town to live in',
        wrong: ['A film university', 'A rocket port', 'A zoo without cages'],
        explanation:
          'He planned a town for twenty thousand people, under a climate dome and with cars underground. EPCOT is short for Experimental Prototype Community of Tomorrow.',
        page: {
          title: 'EPCOT (concept)',
          url: 'https://en.wikipedia.org/wiki/EPCOT_(concept)',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Since 2024 Americans have been free to use Mickey Mouse without asking Disney. But which Mickey?',
        right: 'The one from 1928',
        wrong: ['The first one in colour', 'The one in the parks', 'The one in “Fantasia”'],
        explanation:
          'They may use the Mickey of “Steamboat Willie” from 1928, who has no gloves and says next to nothing. Copyright lasts 95 years, so later versions follow year by year.',
        page: {
          title: 'Steamboat Willie',
          url: 'https://en.wikipedia.org/wiki/Steamboat_Willie',
        },
      },
      {
        type: 'analysis',
        difficulty: 'easy',
        question: 'What is not on sale anywhere in Disneyland, as Walt Disney wished?',
        right: 'Chewing gum',
        wrong: ['Hot dogs', 'Postcards', 'Balloons'],
        explanation:
          'Chewing gum is not sold, because he did not want guests to tread in it. He is also said to have spaced the litter bins by counting how far people carried a wrapper.',
        page: { title: 'Disneyland', url: 'https://en.wikipedia.org/wiki/Disneyland' },
      },
    ],
  },
  {
    key: 'netflix',
    name: 'Netflix and streaming',
    category: 'Film & TV',
    spellings: [
      'Netflix',
      'streaming service',
      'streaming services',
      'streaming platform',
      'streaming platforms',
      'streaming giant',
      'Streaming Service',
      'Reed Hastings',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Netflix paid a million dollars for a better way to recommend films. What became of the winning formula?',
        right: 'It was never fully used',
        wrong: ['It was sold to Amazon', 'It was leaked online', 'It was given to schools'],
        explanation:
          'It was never fully used: it predicted ratings ten per cent better, but was too much trouble to build in. By 2009 people had begun to stream.',
        page: {
          title: 'Netflix Prize',
          url: 'https://en.wikipedia.org/wiki/Netflix_Prize',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Netflix’s program Chaos Monkey do?',
        right: 'It shuts down its own computers',
        wrong: ['It mixes up the subtitles', 'It tests passwords by guessing', 'It rates films at random'],
        explanation:
          'It shuts down Netflix’s own servers at random in the middle of the working day. Engineers who know that it will come build a service that copes.',
        page: {
          title: 'Chaos engineering',
          url: 'https://en.wikipedia.org/wiki/Chaos_engineering',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'You press play on Netflix. Where does the film most likely come from?',
        right: 'A box at your internet provider',
        wrong: ['A satellite over the equator', 'A warehouse in California', 'A neighbour’s computer'],
        explanation:
          'It comes from a box at your internet provider: Netflix hands out boxes full of films, filled up at night. So the film travels a few miles and not across an ocean.',
        page: {
          title: 'Open Connect',
          url: 'https://en.wikipedia.org/wiki/Open_Connect',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animal noise was nearly part of Netflix’s “ta-dum”?',
        right: 'A goat’s bleat',
        wrong: ['A cat’s purr', 'A duck’s quack', 'A wolf’s howl'],
        explanation:
          'A goat’s bleat was tried as an ending, like the roaring lion in the cinema, and then dropped. The “ta-dum” came partly from a ring knocked on a bedside cabinet.',
        page: {
          title: 'Netflix',
          url: 'https://en.wikipedia.org/wiki/Netflix',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was Netflix called while its founders were still planning it?',
        right: 'Kibble',
        wrong: ['Popcorn', 'Reelbox', 'Mailflix'],
        explanation:
          'The working title was Kibble, a dog food, chosen so that it would have to be replaced. An adage says that no advertising helps if the dogs won’t eat the dog food.',
        page: {
          title: 'Netflix',
          url: 'https://en.wikipedia.org/wiki/Netflix',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In 2011 Netflix planned to spin part of itself off as “Qwikster”. Which part?',
        right: 'Its DVDs by mail',
        wrong: ['Its children’s films', 'Its own productions', 'Its foreign business'],
        explanation:
          'Qwikster was to be the DVD-by-mail service, so customers would have needed two accounts and two queues. After an outcry from people already cross about a price rise, the plan was dropped within weeks.',
        page: {
          title: 'Netflix',
          url: 'https://en.wikipedia.org/wiki/Netflix',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which film was on the first disc that Netflix posted to a customer, in 1998?',
        right: '“Beetlejuice”',
        wrong: ['“Toy Story”', '“Forrest Gump”', '“Ghostbusters”'],
        explanation:
          'It was “Beetlejuice”. By the time Netflix posted its last red envelope, in 2023, it had sent out more than five billion discs.',
        page: { title: 'Netflix', url: 'https://en.wikipedia.org/wiki/Netflix' },
      },
    ],
  },
  {
    key: 'hbo',
    name: 'HBO and its series',
    category: 'Film & TV',
    spellings: [
      'HBO',
      'HBO Max',
      'The Sopranos',
      'Sopranos',
      'White Lotus',
      'The Last of Us',
      '‘Euphoria’',
      '‘Succession’',
      '“Succession”',
      '“Euphoria”',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did HBO show its first 365 subscribers in 1972?',
        right: 'An ice hockey game',
        wrong: ['An opera from Milan', 'A speech by Nixon', 'A Broadway show'],
        explanation:
          'Its first broadcast was an ice hockey game, for viewers in and around Wilkes-Barre, Pennsylvania. The name Home Box Office had been meant as a stopgap.',
        page: {
          title: 'HBO',
          url: 'https://en.wikipedia.org/wiki/HBO',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did HBO beam to American cable viewers in 1975, as the first network to use a satellite?',
        right: 'A boxing match',
        wrong: ['A rocket launch', 'A royal wedding', 'A rock concert'],
        explanation:
          'It was the “Thrilla in Manila”, a boxing match between Muhammad Ali and Joe Frazier in the Philippines. The satellite turned a local service into a national one.',
        page: {
          title: 'HBO',
          url: 'https://en.wikipedia.org/wiki/HBO',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which hit did HBO turn down, although a writer for its “Sopranos” had created it?',
        right: '“Mad Men”',
        wrong: ['“Homeland”', '“Dexter”', '“The Americans”'],
        explanation:
          'Matthew Weiner had been hired for “The Sopranos” because of his script for “Mad Men”. AMC, until then a channel for old films, took it, and it was named best drama four times running.',
        page: { title: 'Mad Men', url: 'https://en.wikipedia.org/wiki/Mad_Men' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'In 1986 “Captain Midnight” hijacked HBO’s satellite signal across America. What was he protesting about?',
        right: 'The price for dish owners',
        wrong: ['The violence in films', 'The lack of sport', 'The cutting of a film'],
        explanation:
          'He was protesting about the price for owners of satellite dishes: a lone engineer in Florida, he replaced a film with a few lines of text for over four minutes. Congress then made satellite jamming a felony.',
        page: {
          title: 'Captain Midnight broadcast signal intrusion',
          url: 'https://en.wikipedia.org/wiki/Captain_Midnight_broadcast_signal_intrusion',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What had David Simon done for a living before he wrote HBO’s Baltimore series “The Wire”?',
        right: 'Reported crime for a newspaper',
        wrong: ['Worked as a police detective', 'Taught at a local school', 'Defended suspects in court'],
        explanation:
          'He had reported crime for the Baltimore Sun for twelve years. His co-writer Ed Burns had been a detective and then a teacher there.',
        page: {
          title: 'David Simon',
          url: 'https://en.wikipedia.org/wiki/David_Simon',
        },
      },
    ],
  },
  {
    key: 'game-of-thrones',
    name: '“Game of Thrones”',
    category: 'Film & TV',
    spellings: [
      'Game of Thrones',
      'House of the Dragon',
      'Westeros',
      'George R.R. Martin',
      'George R. R. Martin',
      'Seven Kingdoms',
      'Targaryen',
      '‘Thrones’',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does George R. R. Martin, author of the “Game of Thrones” books, write on?',
        right: 'An old DOS computer',
        wrong: ['His father’s typewriter', 'Yellow legal pads', 'A tablet with a pen'],
        explanation:
          'He writes on an old DOS computer with WordStar 4.0, unconnected to the internet. He likes that it does not correct him.',
        page: {
          title: 'George R. R. Martin',
          url: 'https://en.wikipedia.org/wiki/George_R._R._Martin',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did friends not grasp from the first “Game of Thrones” pilot, which was nearly all reshot?',
        right: 'That two lovers were siblings',
        wrong: ['That the dragons had died out', 'That the king was a usurper', 'That winter lasted for years'],
        explanation:
          'They had not grasped that two lovers were brother and sister, and their faces told the makers that the story had not come across. Nine tenths of the film was thrown away.',
        page: {
          title: 'Winter Is Coming',
          url: 'https://en.wikipedia.org/wiki/Winter_Is_Coming',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where was George R. R. Martin when he first imagined the Wall of ice in “Game of Thrones”?',
        right: 'On Hadrian’s Wall',
        wrong: ['On the Berlin Wall', 'On China’s Great Wall', 'On the walls of Istanbul'],
        explanation:
          'He was on Hadrian’s Wall on a cold evening in 1981, imagining himself as a Roman soldier who did not know what would come out of the trees to the north.',
        page: {
          title: 'Hadrian’s Wall',
          url: 'https://en.wikipedia.org/wiki/Hadrian%27s_Wall',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Emilia Clarke has to eat a horse’s heart in “Game of Thrones”. What was it made of?',
        right: 'Set jam',
        wrong: ['Beetroot', 'Marzipan', 'Pig’s liver'],
        explanation:
          'It was jam set hard, and she said that it tasted of bleach. She got through about 28 of them, and was so sticky with fake blood that she once stuck to a lavatory seat.',
        page: { title: 'A Golden Crown', url: 'https://en.wikipedia.org/wiki/A_Golden_Crown' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Dothraki, the horsemen’s language in “Game of Thrones”, come from?',
        right: 'A linguist invented it',
        wrong: ['The actors improvised it', 'It is medieval Mongolian', 'It is Turkish reversed'],
        explanation:
          'The linguist David J. Peterson invented it, winning a contest with more than 300 pages. The novels had had only a few dozen words.',
        page: {
          title: 'Dothraki language',
          url: 'https://en.wikipedia.org/wiki/Dothraki_language',
        },
      },
    ],
  },
  {
    key: 'stranger-things',
    name: '“Stranger Things”',
    category: 'Film & TV',
    spellings: [
      'Stranger Things',
      'Duffer Brothers',
      'Duffer brothers',
      'Millie Bobby Brown',
      'Demogorgon',
      'Demogorgons',
      'Vecna',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where was Starcourt, the shopping mall of “Stranger Things”, filmed?',
        right: 'In a half-empty real mall',
        wrong: ['In an aircraft hangar', 'On a computer', 'In an old school gym'],
        explanation:
          'It was filmed in Gwinnett Place, a half-empty mall in Georgia, fitted out with shops of 1985. Customers were still walking about in other parts of it.',
        page: {
          title: 'Gwinnett Place Mall',
          url: 'https://en.wikipedia.org/wiki/Gwinnett_Place_Mall',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Under which working title was “Stranger Things” sold to Netflix?',
        right: '“Montauk”',
        wrong: ['“Roswell”', '“Amityville”', '“Point Pleasant”'],
        explanation:
          'It was “Montauk”, after a place on Long Island with a disused air base and tales of secret experiments. Filming by the sea in winter seemed too hard, so the story moved to Indiana.',
        page: { title: 'Stranger Things', url: 'https://en.wikipedia.org/wiki/Stranger_Things' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The laboratory in “Stranger Things” recalls real CIA experiments. What was their code name?',
        right: 'MKUltra',
        wrong: ['Blue Book', 'Corona', 'Manhattan'],
        explanation:
          'They were called MKUltra: from 1953 the CIA tested drugs and hypnosis, often on people who had no idea. Most of the files were destroyed in 1973.',
        page: {
          title: 'MKUltra',
          url: 'https://en.wikipedia.org/wiki/MKUltra',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who wrote the electronic music of “Stranger Things”?',
        right: 'Members of a band in Texas',
        wrong: ['The composer of “Jaws”', 'A French electronic duo', 'The show’s creators'],
        explanation:
          'It is by two members of S U R V I V E, a band from Austin, Texas: the show’s creators, the Duffers, had used one of its pieces to sell their idea. The two then gave up their day jobs.',
        page: {
          title: 'Music of Stranger Things',
          url: 'https://en.wikipedia.org/wiki/Music_of_Stranger_Things',
        },
      },
    ],
  },
  {
    key: 'the-simpsons',
    name: '“The Simpsons”',
    category: 'Film & TV',
    spellings: ['The Simpsons', 'Simpsons', 'Homer Simpson', 'Bart Simpson', 'Matt Groening'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Simpsons’ home was copied in Nevada in 1997 as a competition prize. What did the winner do?',
        right: 'She took cash instead',
        wrong: ['She lived there for years', 'She opened a museum', 'She gave it to Homer’s actor'],
        explanation:
          'She took 75,000 dollars in cash, as she did not want to leave Kentucky. The house was later sold on condition that the bright colours were painted over.',
        page: { title: 'The Simpsons House', url: 'https://en.wikipedia.org/wiki/The_Simpsons_House' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'According to their creator, why are the Simpsons yellow?',
        right: 'To catch channel surfers’ eyes',
        wrong: ['To hide printing errors', 'To stand for all skin colours', 'To match the animators’ paper'],
        explanation:
          'Matt Groening wanted to catch the eye of people flicking through the channels. Some viewers reached for the colour control at first.',
        page: {
          title: 'The Simpsons',
          url: 'https://en.wikipedia.org/wiki/The_Simpsons',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How do scripts of “The Simpsons” describe Homer’s “D’oh”?',
        right: 'As an “annoyed grunt”',
        wrong: ['As a “short scream”', 'As a “heavy sigh”', 'As a “muffled curse”'],
        explanation:
          'Scripts just say “annoyed grunt”. Dan Castellaneta, Homer’s voice, took the sound from old Laurel and Hardy films, and it has been in the Oxford English Dictionary since 2001.',
        page: {
          title: 'D’oh!',
          url: 'https://en.wikipedia.org/wiki/D%27oh!',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which unlikely subject had several writers of “The Simpsons” studied?',
        right: 'Mathematics',
        wrong: ['Theology', 'Dentistry', 'Forestry'],
        explanation:
          'Several had studied mathematics, which is why Homer once writes an equation on a board that seems to disprove Fermat’s last theorem. A pocket calculator would agree with him.',
        page: {
          title: 'The Wizard of Evergreen Terrace',
          url: 'https://en.wikipedia.org/wiki/The_Wizard_of_Evergreen_Terrace',
        },
      },
    ],
  },
  {
    key: 'south-park',
    name: '“South Park”',
    category: 'Film & TV',
    spellings: ['South Park', '‘South Park’', 'Trey Parker', 'Matt Stone'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'How long have the makers of “South Park” traditionally taken over an episode, from idea to broadcast?',
        right: 'Six days',
        wrong: ['Six weeks', 'Six months', 'A year'],
        explanation:
          'They have traditionally made an episode in six days, where other cartoons take most of a year. That is why “South Park” can answer the news of the week.',
        page: {
          title: 'South Park',
          url: 'https://en.wikipedia.org/wiki/South_Park',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which Colorado restaurant did the creators of “South Park” buy in 2021, years after featuring it?',
        right: 'Casa Bonita',
        wrong: ['The Fort', 'Red Rocks Grill', 'Buckhorn House'],
        explanation:
          'They bought Casa Bonita, a pink Mexican palace with waterfalls and cliff divers. Repairs cost many times the price.',
        page: {
          title: 'Casa Bonita',
          url: 'https://en.wikipedia.org/wiki/Casa_Bonita',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'How did the makers of “South Park” appear at the Oscars in 2000, where a song of theirs was nominated?',
        right: 'In ball gowns',
        wrong: ['In pyjamas', 'In ski suits', 'In cardboard'],
        explanation:
          'Trey Parker wore a copy of a gown of Jennifer Lopez’s, and Matt Stone one of Gwyneth Paltrow’s. Their song “Blame Canada” lost to one by Phil Collins.',
        page: { title: 'Blame Canada', url: 'https://en.wikipedia.org/wiki/Blame_Canada' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: '“South Park” grew out of a short film passed around Hollywood. What had it been made as?',
        right: 'A video Christmas card',
        wrong: ['A wedding invitation', 'A film student’s exam', 'A safety film'],
        explanation:
          'It was a video Christmas card that a studio executive had ordered for his friends. George Clooney was among those who copied it, and television channels began to call.',
        page: {
          title: 'The Spirit of Christmas (short film)',
          url: 'https://en.wikipedia.org/wiki/The_Spirit_of_Christmas_(short_film)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the first “South Park” episode, broadcast in 1997, made of?',
        right: 'Paper cut-outs',
        wrong: ['Modelling clay', 'Felt puppets', 'Plastic bricks'],
        explanation:
          'It was made of paper cut-outs, moved picture by picture for about three months. Powerful computers have since been used to look just as crude.',
        page: {
          title: 'South Park',
          url: 'https://en.wikipedia.org/wiki/South_Park',
        },
      },
    ],
  },
  {
    key: 'james-bond',
    name: 'James Bond',
    category: 'Film & TV',
    spellings: [
      'James Bond',
      '007',
      'Ian Fleming',
      'Bond film',
      'Bond films',
      'Bond movie',
      'Bond movies',
      'next Bond',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which children’s author wrote the script of the James Bond film “You Only Live Twice”?',
        right: 'Roald Dahl',
        wrong: ['Michael Bond', 'Richard Adams', 'A. A. Milne'],
        explanation:
          'Roald Dahl, who had known Ian Fleming in the war, thought the novel his friend’s worst. He threw out nearly all of its plot.',
        page: { title: 'You Only Live Twice (film)', url: 'https://en.wikipedia.org/wiki/You_Only_Live_Twice_(film)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which children’s book did Ian Fleming, the creator of James Bond, write?',
        right: '“Chitty-Chitty-Bang-Bang”',
        wrong: ['“Mary Poppins”', '“Doctor Dolittle”', '“The Wind in the Willows”'],
        explanation:
          'Fleming wrote “Chitty-Chitty-Bang-Bang”, a story he had told his son, while recovering from a heart attack. Its flying car has more gadgets than Bond’s.',
        page: {
          title: 'Chitty-Chitty-Bang-Bang',
          url: 'https://en.wikipedia.org/wiki/Chitty-Chitty-Bang-Bang',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who lent his name, unwillingly, to James Bond’s enemy Goldfinger?',
        right: 'An architect',
        wrong: ['A banker', 'A jeweller', 'A rival author'],
        explanation:
          'It was the architect Ernő Goldfinger, whose modern buildings Ian Fleming disliked. He thought of suing, so the publisher added a note that all characters are fictitious.',
        page: {
          title: 'Ernő Goldfinger',
          url: 'https://en.wikipedia.org/wiki/Ern%C5%91_Goldfinger',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did James Bond have to change his pistol in the novel “Dr. No”?',
        right: 'A reader had complained',
        wrong: ['The old one was banned', 'A sponsor had asked for it', 'The maker had gone bankrupt'],
        explanation:
          'A reader, the firearms expert Geoffrey Boothroyd of Glasgow, had written that the Beretta was a lady’s gun. Fleming took his advice and named Bond’s armourer Boothroyd.',
        page: {
          title: 'Geoffrey Boothroyd',
          url: 'https://en.wikipedia.org/wiki/Geoffrey_Boothroyd',
        },
      },
    ],
  },
  {
    key: 'harry-potter',
    name: 'Harry Potter',
    category: 'Film & TV',
    spellings: [
      'Harry Potter',
      'Hogwarts',
      'J.K. Rowling',
      'J. K. Rowling',
      'JK Rowling',
      'Dumbledore',
      'Voldemort',
      'Quidditch',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How many hardbacks of the first “Harry Potter” book did the first printing run to, in 1997?',
        right: '500',
        wrong: ['2,500', '10,000', '50,000'],
        explanation:
          'There were just 500, and about 300 of them went to libraries. The printing is recognised by a school list on which “1 wand” appears twice.',
        page: {
          title: 'Harry Potter and the Philosopher’s Stone',
          url: 'https://en.wikipedia.org/wiki/Harry_Potter_and_the_Philosopher%27s_Stone',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Whose verdict persuaded Bloomsbury to publish “Harry Potter”?',
        right: 'A child’s',
        wrong: ['A librarian’s', 'A bookseller’s', 'A printer’s'],
        explanation:
          'It was a child’s: Alice, the chairman’s eight-year-old daughter, read a chapter and demanded the rest. Twelve publishers had said no.',
        page: {
          title: 'Harry Potter and the Philosopher’s Stone',
          url: 'https://en.wikipedia.org/wiki/Harry_Potter_and_the_Philosopher%27s_Stone',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'Voldemort’s real name must hide an anagram. What is Tom Riddle’s middle name in the French “Harry Potter”?',
        right: 'Elvis',
        wrong: ['Marcel', 'Oscar', 'Jules'],
        explanation:
          'It is Elvis: “Tom Elvis Jedusor” gives “Je suis Voldemort”, “I am Voldemort”. In Danish he is called Romeo G. Detlev Jr.',
        page: {
          title: 'Harry Potter in translation',
          url: 'https://en.wikipedia.org/wiki/Harry_Potter_in_translation',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What mistake did J. K. Rowling admit about platform 9¾ at King’s Cross in “Harry Potter”?',
        right: 'She was thinking of Euston',
        wrong: ['She had misread a ticket', 'She had never been there', 'She meant the London Underground'],
        explanation:
          'She had been thinking of another London station, Euston. At King’s Cross, platforms 9 and 10 are separated by tracks.',
        page: {
          title: 'London King’s Cross railway station',
          url: 'https://en.wikipedia.org/wiki/London_King%27s_Cross_railway_station',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'What did J. K. Rowling tell Alan Rickman, who played Snape in “Harry Potter”, years before her readers?',
        right: 'What drove his character',
        wrong: ['Who would play Voldemort', 'What the last word was', 'Which ending she had dropped'],
        explanation:
          'She told him one small thing about what drove Snape. When directors asked why he played a scene in a certain way, he kept it to himself.',
        page: {
          title: 'Severus Snape',
          url: 'https://en.wikipedia.org/wiki/Severus_Snape',
        },
      },
    ],
  },
  {
    key: 'lord-of-the-rings',
    name: '“The Lord of the Rings”',
    category: 'Film & TV',
    spellings: [
      'Lord of the Rings',
      'Tolkien',
      'Hobbit',
      'hobbits',
      'hobbit',
      'Gandalf',
      'Gollum',
      'Middle-earth',
      'Rings of Power',
      'J.R.R. Tolkien',
      'J. R. R. Tolkien',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did J. R. R. Tolkien jot down his first sentence about a hobbit?',
        right: 'On a student’s exam paper',
        wrong: ['On a pub’s beer mat', 'On a map of Wales', 'On a letter from the front'],
        explanation:
          'He wrote it on a student’s exam paper, when he came to a blank page while marking on a summer day. He had no idea himself what a hobbit might be.',
        page: {
          title: 'The Hobbit',
          url: 'https://en.wikipedia.org/wiki/The_Hobbit',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Tolkien’s walking trees in “The Lord of the Rings” sprang from his disappointment with what?',
        right: 'Shakespeare’s “Macbeth”',
        wrong: ['Grimm’s fairy tales', 'Wagner’s “Ring”', 'Disney’s “Snow White”'],
        explanation:
          'In “Macbeth” a prophecy says that the wood will come to the castle, and then soldiers merely carry branches. As a schoolboy Tolkien had wanted trees that really march.',
        page: {
          title: 'Ent',
          url: 'https://en.wikipedia.org/wiki/Ent',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'Before “The Hobbit”, J. R. R. Tolkien worked on a letter of the Oxford English Dictionary. Which one?',
        right: 'W',
        wrong: ['A', 'K', 'Q'],
        explanation:
          'He worked on W, and struggled longest with “walrus”, of which six versions survive. He said he learnt more in those two years than in any others.',
        page: {
          title: 'J. R. R. Tolkien',
          url: 'https://en.wikipedia.org/wiki/J._R._R._Tolkien',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which band wanted to star in a film of “The Lord of the Rings” in the 1960s?',
        right: 'The Beatles',
        wrong: ['The Rolling Stones', 'The Monkees', 'The Kinks'],
        explanation:
          'The Beatles did, with John Lennon as Gollum, and asked Stanley Kubrick to direct. Tolkien is said to have been against it.',
        page: {
          title: 'Adaptations of The Lord of the Rings',
          url: 'https://en.wikipedia.org/wiki/Adaptations_of_The_Lord_of_the_Rings',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where was the roar of ten thousand orcs for “The Two Towers” recorded?',
        right: 'At a cricket match',
        wrong: ['At a rock concert', 'At a cattle market', 'At an army parade'],
        explanation:
          'At a match in Wellington some 25,000 cricket fans stamped and roared, reading Tolkien’s Black Speech off the big screen. Peter Jackson conducted from the pitch.',
        page: {
          title: 'The Lord of the Rings: The Two Towers',
          url: 'https://en.wikipedia.org/wiki/The_Lord_of_the_Rings:_The_Two_Towers',
        },
      },
    ],
  },
  {
    key: 'jurassic-park',
    name: 'Steven Spielberg and “Jurassic Park”',
    category: 'Film & TV',
    spellings: ['Jurassic Park', 'Jurassic World', 'Spielberg', 'Steven Spielberg'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How were the trembling rings in a glass of water made in Spielberg’s “Jurassic Park”?',
        right: 'By plucking a guitar string',
        wrong: ['By driving a truck past', 'By playing a low hum', 'By using a magnet'],
        explanation:
          'A guitar string was fixed below the glass, under the dashboard, and somebody lay under the car and plucked it. Spielberg had seen his mirror shake to loud music.',
        page: {
          title: 'Jurassic Park (film)',
          url: 'https://en.wikipedia.org/wiki/Jurassic_Park_(film)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What size was the real Velociraptor, the clever hunter of “Jurassic Park”?',
        right: 'A turkey’s',
        wrong: ['A tall man’s', 'A horse’s', 'A rat’s'],
        explanation:
          'It was about as big as a turkey, and had feathers too. The film’s hunters are modelled on a larger relative, Deinonychus.',
        page: {
          title: 'Velociraptor',
          url: 'https://en.wikipedia.org/wiki/Velociraptor',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Whose squeal, slowed down, is at the heart of the tyrannosaur’s roar in “Jurassic Park”?',
        right: 'A baby elephant’s',
        wrong: ['A camel’s', 'A gorilla’s', 'A young rhino’s'],
        explanation:
          'It is a baby elephant’s. It squealed just once for the sound crew, and was mixed with a tiger and an alligator.',
        page: {
          title: 'Cretaceous',
          url: 'https://en.wikipedia.org/wiki/Cretaceous',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was Spielberg doing in 1993 while the dinosaurs of “Jurassic Park” were being finished?',
        right: 'Filming “Schindler’s List”',
        wrong: ['Recovering from surgery', 'Lecturing in Paris', 'Planning a theme park'],
        explanation:
          'He was filming “Schindler’s List” in Poland, and checked dinosaurs by satellite in the evenings. Going from one to the other was hard to bear.',
        page: {
          title: 'Jurassic Park (film)',
          url: 'https://en.wikipedia.org/wiki/Jurassic_Park_(film)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'easy',
        question: 'Which sweets did their maker keep out of Spielberg’s “E.T.”?',
        right: 'M&M’s',
        wrong: ['Skittles', 'Jelly beans', 'Gummy bears'],
        explanation:
          'Mars did not want its M&M’s in the film, so Reese’s Pieces, made by Hershey, lure the alien out instead. Their sales shot up by about two thirds.',
        page: { title: 'Reese’s Pieces', url: 'https://en.wikipedia.org/wiki/Reese%27s_Pieces' },
      },
    ],
  },
  {
    key: 'horror-films',
    name: 'horror films',
    category: 'Film & TV',
    spellings: [
      'horror film',
      'horror films',
      'horror movie',
      'horror movies',
      'horror flick',
      'Dracula',
      'Frankenstein',
      'The Exorcist',
      'Stephen King',
      'Nosferatu',
      'Horror Movie',
      'Horror Film',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Bad weather kept Mary Shelley indoors in 1816, where she began “Frankenstein”. What had caused it?',
        right: 'A volcano in Indonesia',
        wrong: ['A passing comet', 'A wave of sunspots', 'Smoke from Russian fires'],
        explanation:
          'The volcano Tambora in Indonesia had erupted the year before and dimmed the Sun around the world. The modern vampire was invented in the same house on Lake Geneva.',
        page: {
          title: 'Year Without a Summer',
          url: 'https://en.wikipedia.org/wiki/Year_Without_a_Summer',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did a German court order every copy of the vampire film “Nosferatu” to be destroyed?',
        right: 'It had plagiarised “Dracula”',
        wrong: ['It was too frightening', 'It mocked a royal family', 'It caught fire easily'],
        explanation:
          'It had plagiarised “Dracula”: Bram Stoker’s widow had never been asked. A few prints survived abroad.',
        page: {
          title: 'Nosferatu',
          url: 'https://en.wikipedia.org/wiki/Nosferatu',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Whose face is behind the blank white mask in the horror film “Halloween”?',
        right: 'Captain Kirk’s',
        wrong: ['Richard Nixon’s', 'Boris Karloff’s', 'Elvis Presley’s'],
        explanation:
          'The killer wears a mask of Captain Kirk of “Star Trek”. There was next to no money, so it was bought for about two dollars and sprayed white.',
        page: {
          title: 'Michael Myers (Halloween)',
          url: 'https://en.wikipedia.org/wiki/Michael_Myers_(Halloween)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Alfred Hitchcock have bought up to keep the ending of his horror film “Psycho” secret?',
        right: 'Copies of the novel',
        wrong: ['Newspaper reviews', 'Tickets for the premiere', 'Rights to the music'],
        explanation:
          'He had his assistant buy as many copies of Robert Bloch’s novel as she could find. Cinemas then had to turn away anyone who came after the film had begun.',
        page: {
          title: 'Psycho (1960 film)',
          url: 'https://en.wikipedia.org/wiki/Psycho_(1960_film)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Stephen King’s wife find the first pages of his horror novel “Carrie”?',
        right: 'In the waste bin',
        wrong: ['In the attic', 'In his coat pocket', 'In a library book'],
        explanation:
          'She found them in the waste bin, because he thought that he knew nothing about girls. She shook off the ash and wanted to know how the story went on.',
        page: {
          title: 'Carrie (novel)',
          url: 'https://en.wikipedia.org/wiki/Carrie_(novel)',
        },
      },
    ],
  },
  {
    key: 'anime',
    name: 'anime and manga',
    category: 'Film & TV',
    spellings: [
      'anime',
      'Anime',
      'manga',
      'Manga',
      'Studio Ghibli',
      'Ghibli',
      'Hayao Miyazaki',
      'Demon Slayer',
      'Dragon Ball',
      'Crunchyroll',
      '‘One Piece’',
      '“One Piece”',
      'Sailor Moon',
      'Attack on Titan',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The manga “Dragon Ball” began as a playful version of which kind of story?',
        right: 'A Chinese classic',
        wrong: ['A Greek epic', 'An American western', 'A Norse saga'],
        explanation:
          'It began as a version of “Journey to the West”, the Chinese classic about a monkey king with a magic staff and a flying cloud. The hero Goku has all three: name, staff and cloud.',
        page: {
          title: 'Dragon Ball',
          url: 'https://en.wikipedia.org/wiki/Dragon_Ball',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What has long decided whether a manga survives in Japan’s weekly “Shōnen Jump”?',
        right: 'Readers’ postcards',
        wrong: ['A jury of teachers', 'The age of the artist', 'The sale of toys'],
        explanation:
          'Readers’ postcards have: they name their three favourite stories, and those at the bottom may have to end within weeks.',
        page: {
          title: 'Weekly Shōnen Jump',
          url: 'https://en.wikipedia.org/wiki/Weekly_Sh%C5%8Dnen_Jump',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the family firm of anime director Hayao Miyazaki make during the war?',
        right: 'Parts for fighter planes',
        wrong: ['Parachute silk', 'Submarine periscopes', 'Uniform buttons'],
        explanation:
          'It made rudders for the Zero and other fighter planes. Flying machines, and guilt about them, run through his work up to “The Wind Rises”.',
        page: {
          title: 'Hayao Miyazaki',
          url: 'https://en.wikipedia.org/wiki/Hayao_Miyazaki',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question:
          'What did Studio Ghibli send the American distributor of its anime “Princess Mononoke”, with the words “No cuts”?',
        right: 'A sword',
        wrong: ['A pair of scissors', 'A plaster', 'A broken reel'],
        explanation:
          'The producer sent a samurai sword. The Americans, who were said to want the film of more than two hours much shorter, released it whole.',
        page: { title: 'Princess Mononoke', url: 'https://en.wikipedia.org/wiki/Princess_Mononoke' },
      },
    ],
  },
  {
    key: 'doctor-who',
    name: '“Doctor Who”',
    category: 'Film & TV',
    spellings: ['Doctor Who', 'Dr Who', 'Tardis', 'TARDIS', 'Daleks', 'Dalek', 'Time Lord'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How was the groaning sound of the Tardis in “Doctor Who” made?',
        right: 'With a key on piano wires',
        wrong: ['With a bow on a saw', 'With the brakes of a lorry', 'With a walrus at a zoo'],
        explanation:
          'Brian Hodgson scraped his mother’s door key along the wires of an old piano, then treated the tape.',
        page: {
          title: 'TARDIS',
          url: 'https://en.wikipedia.org/wiki/TARDIS',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which future film director was first given the job of designing the Daleks for “Doctor Who”?',
        right: 'Ridley Scott',
        wrong: ['Ken Russell', 'Ken Loach', 'Terry Gilliam'],
        explanation:
          'Ridley Scott was a designer at the BBC but had no time that week. Raymond Cusick took over, and got little more than his salary for one of the most famous designs on television.',
        page: { title: 'Dalek', url: 'https://en.wikipedia.org/wiki/Dalek' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where had the nine lost episodes of “Doctor Who” been found whose recovery was announced in 2013?',
        right: 'At a television station in Nigeria',
        wrong: [
          'In the basement of a Welsh church',
          'At a collector’s home in Sydney',
          'In a BBC canteen in Manchester',
        ],
        explanation:
          'They were found at a television station in Jos, Nigeria. The BBC had wiped its own tapes, but had sent copies all over the world.',
        page: {
          title: 'Doctor Who missing episodes',
          url: 'https://en.wikipedia.org/wiki/Doctor_Who_missing_episodes',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The BBC claimed Doctor Who’s Tardis as a trademark. Who objected?',
        right: 'The police',
        wrong: ['The Post Office', 'A toy maker', 'An actor’s heirs'],
        explanation:
          'The Metropolitan Police did, because the blue box is a police box. The BBC won in 2002, as the police had never sold goods with it.',
        page: {
          title: 'TARDIS',
          url: 'https://en.wikipedia.org/wiki/TARDIS',
        },
      },
    ],
  },
  {
    key: 'bbc',
    name: 'the BBC and British television',
    category: 'Film & TV',
    spellings: ['BBC', 'BBC News', 'BBC One', 'ITV', 'British television', 'British TV', 'Channel 4', 'BBC Studios'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which announcement did the BBC make in its evening bulletin on 18 April 1930?',
        right: '“There is no news”',
        wrong: ['“The King is unwell”', '“Please go to sleep”', '“We were mistaken”'],
        explanation:
          'It announced “There is no news” and filled the fifteen minutes with piano music. It was Good Friday, and the editors found nothing worth reporting.',
        page: {
          title: 'BBC News',
          url: 'https://en.wikipedia.org/wiki/BBC_News',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The BBC’s television stopped in 1939 after a cartoon. What was shown when it came back in 1946?',
        right: 'The same cartoon',
        wrong: ['A speech by Churchill', 'A church service', 'A film of the war'],
        explanation:
          'The same Mickey Mouse cartoon, “Mickey’s Gala Premier”, was shown again. Television had been shut down for the war because its transmitter might have guided bombers.',
        page: {
          title: 'BBC Television',
          url: 'https://en.wikipedia.org/wiki/BBC_Television',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'For how long in all was Carole Hersee, the girl on the BBC’s test card, seen on screen?',
        right: 'About eight years',
        wrong: ['About eight weeks', 'About eight months', 'About eighty days'],
        explanation:
          'She was on screen for about 70,000 hours, which is eight years, playing noughts and crosses beside a clown. Her father was the engineer who designed the card.',
        page: { title: 'Test Card F', url: 'https://en.wikipedia.org/wiki/Test_Card_F' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did the BBC read out sentences such as “Jean has a long moustache” during the war?',
        right: 'They were orders to the Resistance',
        wrong: ['They tested the microphones', 'They taught soldiers French', 'They announced births and deaths'],
        explanation:
          'They were coded orders to the French Resistance, read out after the news. Two lines of a poem by Verlaine announced the landings in Normandy.',
        page: {
          title: 'Radio Londres',
          url: 'https://en.wikipedia.org/wiki/Radio_Londres',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where do the chimes of Big Ben heard on BBC Radio 4 come from?',
        right: 'A microphone in the tower',
        wrong: ['A recording of 1923', 'A bell in the studio', 'A computer in Manchester'],
        explanation:
          'They come live from a microphone in the tower. Radio waves are so much faster than sound that an old analogue set far away can chime before people a few streets off hear it.',
        page: {
          title: 'Big Ben',
          url: 'https://en.wikipedia.org/wiki/Big_Ben',
        },
      },
    ],
  },
  {
    key: 'reality-television',
    name: 'reality television',
    category: 'Film & TV',
    spellings: [
      'reality TV',
      'reality show',
      'reality shows',
      'reality star',
      'reality stars',
      'reality television',
      'Reality TV',
      'Reality Show',
      'Love Island',
      'The Bachelor',
      'Bachelorette',
      'The Bachelorette',
      'The Traitors',
      'Real Housewives',
      '‘Big Brother’',
      '“Big Brother”',
      'Celebrity Big Brother',
      'Big Brother house',
      '‘Survivor’',
      '“Survivor”',
      "'Survivor'",
      'Survivor 50',
      'The Apprentice',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A real mutiny inspired the reality show “The Traitors”. Where did it happen?',
        right: 'A Dutch ship',
        wrong: ['On a space station', 'In a Siberian camp', 'On a Greek island'],
        explanation:
          'It happened on the Dutch ship Batavia, which was wrecked off Australia in 1629 and whose survivors could not trust each other. The show, too, began in the Netherlands.',
        page: {
          title: 'The Traitors',
          url: 'https://en.wikipedia.org/wiki/The_Traitors',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where was the reality show known in America as “Survivor” first broadcast?',
        right: 'In Sweden',
        wrong: ['In Japan', 'In Brazil', 'In New Zealand'],
        explanation:
          'It began in Sweden in 1997 as “Expedition Robinson”, after Robinson Crusoe. The idea was British, but nobody in Britain had wanted it.',
        page: {
          title: 'Survivor (franchise)',
          url: 'https://en.wikipedia.org/wiki/Survivor_(franchise)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'MTV’s “The Real World” made reality television out of seven strangers sharing a home. Why no actors?',
        right: 'A script was too expensive',
        wrong: ['Actors were on strike', 'Viewers had asked for it', 'It was planned as a quiz'],
        explanation:
          'The channel wanted a soap opera for the young, but scripts, make-up and costumes proved too expensive, so it did without.',
        page: {
          title: 'The Real World (TV series)',
          url: 'https://en.wikipedia.org/wiki/The_Real_World_(TV_series)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What helped to inspire the reality show “Big Brother”?',
        right: 'A glasshouse in Arizona',
        wrong: ['A lighthouse in Brittany', 'A monastery in the Alps', 'A bunker in Norway'],
        explanation:
          'It was Biosphere 2, a world sealed under glass in Arizona. Eight people lived there for two years from 1991 and split into two camps that hardly spoke to each other.',
        page: { title: 'Biosphere 2', url: 'https://en.wikipedia.org/wiki/Biosphere_2' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What helped “Cops”, an early reality show, on to American screens in 1989?',
        right: 'A writers’ strike',
        wrong: ['A new camera law', 'A police campaign', 'A royal visit'],
        explanation:
          'A writers’ strike of five months in 1988 left the networks short of shows, and “Cops” needed no script.',
        page: {
          title: 'Cops (TV program)',
          url: 'https://en.wikipedia.org/wiki/Cops_(TV_program)',
        },
      },
    ],
  },
  {
    key: 'soap-operas',
    name: 'soap operas and child actors',
    category: 'Film & TV',
    spellings: [
      'soap opera',
      'soap operas',
      'Soap Opera',
      'soap star',
      'EastEnders',
      'Coronation Street',
      'Emmerdale',
      'Hollyoaks',
      'Days of Our Lives',
      'The Young and the Restless',
      'telenovela',
      'telenovelas',
      'child actor',
      'child actors',
      'child star',
      'child stars',
      'former child star',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Cubans took the word “paladar” from a Brazilian soap opera. What does it mean in Cuba?',
        right: 'A private restaurant',
        wrong: ['A shared taxi', 'A rented room', 'A black market'],
        explanation:
          'It is a small private restaurant. In “Vale Tudo” a poor woman builds up a food business called Paladar, “palate”, and the series ran just as Cubans began to cook for guests at home.',
        page: { title: 'Paladar', url: 'https://en.wikipedia.org/wiki/Paladar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'California protects child actors’ pay because of what happened to Jackie Coogan’s. What was it?',
        right: 'His family spent it',
        wrong: ['His studio kept it', 'His bank collapsed', 'His agent stole it'],
        explanation:
          'His mother and stepfather spent the millions he had earned as a boy, beginning with Chaplin’s “The Kid”. He got back a fraction in court, and the Coogan Act bears his name.',
        page: {
          title: 'California Child Actor’s Bill',
          url: 'https://en.wikipedia.org/wiki/California_Child_Actor%27s_Bill',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What was the BBC’s aim when it launched the radio soap opera “The Archers” in 1951?',
        right: 'To teach farmers',
        wrong: ['To sell savings bonds', 'To fight drinking', 'To reform spelling'],
        explanation:
          'It wanted to teach farmers new methods, hidden between love and gossip, as food was still rationed. The ministry of agriculture was consulted.',
        page: {
          title: 'The Archers',
          url: 'https://en.wikipedia.org/wiki/The_Archers',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Russia came to a standstill in 1992 for “The Rich Also Cry”. Where was this soap opera made?',
        right: 'Mexico',
        wrong: ['Italy', 'America', 'Turkey'],
        explanation:
          'It was made in Mexico and dubbed for a country in turmoil; factories are said to have moved their shifts. Its star was mobbed when she came to Moscow.',
        page: {
          title: 'Los ricos también lloran',
          url: 'https://en.wikipedia.org/wiki/Los_ricos_tambi%C3%A9n_lloran',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What happens to children in soap operas so often that fans have a name for it?',
        right: 'They age years overnight',
        wrong: ['They lose their memory', 'They inherit a fortune', 'They discover a twin'],
        explanation:
          'They age years overnight, known as “soap opera rapid aging syndrome”: a child goes upstairs and comes down a teenager, ready for love stories.',
        page: {
          title: 'Soap opera rapid aging syndrome',
          url: 'https://en.wikipedia.org/wiki/Soap_opera_rapid_aging_syndrome',
        },
      },
    ],
  },
  {
    key: 'documentaries',
    name: 'documentary films',
    category: 'Film & TV',
    spellings: [
      'documentary',
      'documentaries',
      'docuseries',
      'Documentary',
      'documentarian',
      'David Attenborough',
      'Attenborough',
      'Ken Burns',
      'Docuseries',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In a wildlife documentary, where do the sounds of a polar bear’s steps usually come from?',
        right: 'A sound studio',
        wrong: ['A microphone in the snow', 'A bear at a zoo', 'The crew’s own boots'],
        explanation:
          'They usually come from a studio, where sound artists tread on things such as bags of custard powder. Long lenses film from far away, where no microphone hears a thing.',
        page: {
          title: 'Foley (sound design)',
          url: 'https://en.wikipedia.org/wiki/Foley_(sound_design)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'How did the Disney documentary “White Wilderness” of 1958 show lemmings throwing themselves off a cliff?',
        right: 'It staged the scene',
        wrong: ['It used animation', 'It reversed the film', 'It waited for years'],
        explanation:
          'The scene was staged: the lemmings had been bought, carried to a river and driven over the edge. The film won an Oscar, and the myth lives on.',
        page: {
          title: 'White Wilderness (film)',
          url: 'https://en.wikipedia.org/wiki/White_Wilderness_(film)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'With what were the last scenes of “Searching for Sugar Man”, an Oscar-winning documentary, filmed?',
        right: 'A cheap phone app',
        wrong: ['A borrowed wedding camera', 'A supermarket’s webcam', 'A toy from the 1970s'],
        explanation:
          'The director had run out of money for film and used a phone app that cost a dollar or two. His hero was a singer who worked as a builder in Detroit, unaware that he was famous in South Africa.',
        page: { title: 'Searching for Sugar Man', url: 'https://en.wikipedia.org/wiki/Searching_for_Sugar_Man' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why was an igloo built with only half a roof for the early documentary “Nanook of the North”?',
        right: 'To let in light',
        wrong: ['To save on snow', 'To let out smoke', 'To show the sky'],
        explanation:
          'It let in light for the camera, which was too big for a real igloo as well. So the family pretended to sleep while sitting in the Arctic open air.',
        page: {
          title: 'Nanook of the North',
          url: 'https://en.wikipedia.org/wiki/Nanook_of_the_North',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the documentary “The Thin Blue Line” bring about in 1989?',
        right: 'A prisoner’s release',
        wrong: ['A ban on cameras in court', 'A president’s apology', 'A police chief’s arrest'],
        explanation:
          'It led to the release of a prisoner, Randall Dale Adams, once sentenced to death, after twelve years. Errol Morris had shown that the witnesses could not be right.',
        page: {
          title: 'The Thin Blue Line (1988 film)',
          url: 'https://en.wikipedia.org/wiki/The_Thin_Blue_Line_(1988_film)',
        },
      },
    ],
  },
  {
    key: 'stunts-and-effects',
    name: 'stunts and special effects',
    category: 'Film & TV',
    spellings: [
      'stuntman',
      'stuntmen',
      'stuntwoman',
      'stunt performer',
      'stunt performers',
      'stunt double',
      'stunt doubles',
      'stunt coordinator',
      'CGI',
      'special effects',
      'visual effects',
      'Mission: Impossible',
      'green screen',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did “The Matrix” film its frozen leaps, with the camera sweeping round?',
        right: 'With a ring of still cameras',
        wrong: ['With actors on a turntable', 'With a camera on a drone', 'With puppets on wires'],
        explanation:
          'A ring of about 120 still cameras went off one after the other. The idea goes back to photographs of horses in the 1870s.',
        page: {
          title: 'Bullet time',
          url: 'https://en.wikipedia.org/wiki/Bullet_time',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why, according to its director, was “Tron” left off the Oscar list for visual effects in 1982?',
        right: 'Using computers seemed like cheating',
        wrong: ['It contained too few of them', 'It had been entered too late', 'It was counted as a cartoon'],
        explanation:
          'Effects were meant to be made by hand, and computers seemed like cheating, so Steven Lisberger said. The film had about fifteen minutes of computer images.',
        page: {
          title: 'Tron',
          url: 'https://en.wikipedia.org/wiki/Tron',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did Buster Keaton survive when the front of a house fell over him in a film of 1928?',
        right: 'He stood where a window was',
        wrong: ['The wall was made of paper', 'A stunt double took the hit', 'Two shots were combined'],
        explanation:
          'He stood exactly where an open window came down, with a few inches to spare. The wall weighed about two tons, and members of the crew are said to have looked away.',
        page: {
          title: 'Steamboat Bill, Jr.',
          url: 'https://en.wikipedia.org/wiki/Steamboat_Bill,_Jr.',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did effects artists throw among the asteroids in “The Empire Strikes Back”?',
        right: 'A potato and a shoe',
        wrong: ['A loaf and a golf ball', 'A cabbage and a hat', 'A walnut and a sponge'],
        explanation:
          'There are said to be a potato and somebody’s shoe among them, since nobody can look closely at anything that flies past so fast.',
        page: { title: 'The Empire Strikes Back', url: 'https://en.wikipedia.org/wiki/The_Empire_Strikes_Back' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which sound, first recorded in 1951, do “Star Wars” and hundreds of other films share?',
        right: 'A scream',
        wrong: ['A gunshot', 'A thunderclap', 'A church bell'],
        explanation:
          'They share the “Wilhelm scream”, made for a man seized by an alligator. Sound editors use it as a private joke.',
        page: {
          title: 'Wilhelm scream',
          url: 'https://en.wikipedia.org/wiki/Wilhelm_scream',
        },
      },
    ],
  },
  {
    key: 'broadway',
    name: 'musicals and Broadway',
    category: 'Film & TV',
    spellings: [
      'Broadway',
      'Tony Awards',
      'Tony Award',
      'Tony-winning',
      'musicals',
      'Musicals',
      'stage musical',
      'West End musical',
      'jukebox musical',
      'Lin-Manuel Miranda',
      'Andrew Lloyd Webber',
      'Stephen Sondheim',
      'Phantom of the Opera',
      'Les Misérables',
      'Off-Broadway',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What makes a New York theatre a Broadway theatre?',
        right: 'At least 500 seats',
        wrong: ['An address on Broadway', 'Fifty years of history', 'A resident orchestra'],
        explanation:
          'It needs 500 seats or more; smaller houses are “off-Broadway”, even next door. Only a few of the forty or so stand on the street itself.',
        page: {
          title: 'Broadway theatre',
          url: 'https://en.wikipedia.org/wiki/Broadway_theatre',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The musical “West Side Story” was first planned as “East Side Story”. Who were the two sides?',
        right: 'Catholics and Jews',
        wrong: ['Irish and Italians', 'Sailors and students', 'Rich and poor'],
        explanation:
          'They were to be Catholics and Jews in 1949. After a few years Leonard Bernstein read of gangs in the news, and the Jewish girl became a Puerto Rican.',
        page: {
          title: 'West Side Story',
          url: 'https://en.wikipedia.org/wiki/West_Side_Story',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who was the Tony behind Broadway’s Tony Awards?',
        right: 'A woman who directed',
        wrong: ['A stage carpenter', 'A theatre critic', 'An Italian tenor'],
        explanation:
          'She was Antoinette Perry, who directed many hits and helped to run a theatre charity in the war. Her friends called her Toni.',
        page: {
          title: 'Antoinette Perry',
          url: 'https://en.wikipedia.org/wiki/Antoinette_Perry',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does a lamp burn all night on the stage of an empty Broadway theatre?',
        right: 'So that nobody falls off',
        wrong: ['So that moths keep away', 'So that guards stay awake', 'So that paint stays dry'],
        explanation:
          'It is there so that nobody falls off the stage, which in the dark has an edge, holes and ropes. The lamp is called a ghost light.',
        page: {
          title: 'Ghost light (theatre)',
          url: 'https://en.wikipedia.org/wiki/Ghost_light_(theatre)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Lin-Manuel Miranda first perform the opening song of “Hamilton” in public?',
        right: 'At the White House',
        wrong: ['On the New York subway', 'At his old college', 'In a Harlem church'],
        explanation:
          'He first performed it at the White House in 2009. The guests laughed when he said that he was working on a rap about the first treasury secretary.',
        page: {
          title: 'Hamilton (musical)',
          url: 'https://en.wikipedia.org/wiki/Hamilton_(musical)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where do most of the words of the musical “Cats” come from?',
        right: 'Poems for children',
        wrong: ['A medieval fable', 'A vet’s letters', 'A Japanese novel'],
        explanation:
          'They are poems that T. S. Eliot had sent to his godchildren. Few wanted to pay for such a show, so Andrew Lloyd Webber mortgaged his house.',
        page: {
          title: 'Cats (musical)',
          url: 'https://en.wikipedia.org/wiki/Cats_(musical)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What did Al Hirschfeld hide in nearly all of his drawings of Broadway stars from 1945 on?',
        right: 'His daughter’s name',
        wrong: ['His own profile', 'A small black cat', 'The ticket price'],
        explanation:
          'He hid “Nina” in folds of cloth or strands of hair, and wrote beside his signature how often it was there. Readers looked for it over breakfast for more than fifty years.',
        page: { title: 'Al Hirschfeld', url: 'https://en.wikipedia.org/wiki/Al_Hirschfeld' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was Broadway nicknamed the “Great White Way”?',
        right: 'It had electric light early',
        wrong: ['It was paved with marble', 'It was often under snow', 'Its theatres were whitewashed'],
        explanation:
          'It was one of the first streets with electric light: arc lamps from 1880, and then signs of white bulbs. Coloured ones burnt out too fast.',
        page: {
          title: 'Broadway (Manhattan)',
          url: 'https://en.wikipedia.org/wiki/Broadway_(Manhattan)',
        },
      },
    ],
  },
  {
    key: 'shakespeare',
    name: 'Shakespeare and the theatre',
    category: 'Film & TV',
    spellings: [
      'Shakespeare',
      'Shakespearean',
      'Hamlet',
      'Macbeth',
      'Romeo and Juliet',
      'King Lear',
      'Hamnet',
      'Royal Shakespeare Company',
      'playwright',
      'playwrights',
      'Stratford-upon-Avon',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What might we have lost without Shakespeare’s “First Folio”, printed seven years after his death?',
        right: 'About half of his plays',
        wrong: ['All of his sonnets', 'His love poems', 'His last will'],
        explanation:
          'We might have lost half of his plays: eighteen of them, such as “Macbeth” and “The Tempest”, had never been printed before. Two fellow actors collected them.',
        page: {
          title: 'First Folio',
          url: 'https://en.wikipedia.org/wiki/First_Folio',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is odd about Shakespeare’s surviving signatures?',
        right: 'The spelling varies',
        wrong: ['They are all in Latin', 'They are mere crosses', 'The first name is missing'],
        explanation:
          'The spelling varies: six are generally accepted, and in none does he write “Shakespeare”. Spelling was not fixed in his day.',
        page: {
          title: 'Spelling of Shakespeare’s name',
          url: 'https://en.wikipedia.org/wiki/Spelling_of_Shakespeare%27s_name',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What set fire to Shakespeare’s Globe Theatre in 1613?',
        right: 'A cannon fired in a play',
        wrong: ['A candle in the cellar', 'A bolt of lightning', 'A baker’s oven next door'],
        explanation:
          'A cannon, fired to greet a king’s entrance in “Henry VIII”, lit the thatch. Everybody got out, and one man’s burning breeches were put out with ale.',
        page: {
          title: 'Globe Theatre',
          url: 'https://en.wikipedia.org/wiki/Globe_Theatre',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is the only thing Shakespeare’s will expressly leaves to his wife?',
        right: 'His second-best bed',
        wrong: ['A silver bowl', 'His manuscripts', 'His best horse'],
        explanation:
          'It leaves her “my second best bed”. The best one was often kept for guests, so it may have been a loving gesture; the silver bowl went to a daughter.',
        page: {
          title: 'Shakespeare’s will',
          url: 'https://en.wikipedia.org/wiki/Shakespeare%27s_will',
        },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question:
          'Shakespeare was cleaned up for families in 1807, which gave us “bowdlerise”. Who first did the cutting?',
        right: 'A doctor’s sister',
        wrong: ['A retired admiral', 'A royal chaplain', 'A Scottish judge'],
        explanation:
          'It was Henrietta Bowdler, a doctor’s sister. A lady could hardly admit to understanding what she had cut, so it was her brother Thomas whose name became a verb.',
        page: { title: 'Henrietta Maria Bowdler', url: 'https://en.wikipedia.org/wiki/Henrietta_Maria_Bowdler' },
      },
    ],
  },
  {
    key: 'grammys',
    name: 'the Grammys',
    category: 'Music',
    spellings: [
      'Grammys',
      'Grammy',
      'Grammy Awards',
      'Grammy Award',
      'Grammy-winning',
      'Grammy-nominated',
      'Grammy winner',
      'Grammy nominations',
      'Latin Grammys',
      'Latin Grammy',
      'Recording Academy',
      'GRAMMYs',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Beyoncé broke the record for the most Grammys in 2023. Who had held it?',
        right: 'A conductor',
        wrong: ['A jazz pianist', 'A country singer', 'A film composer'],
        explanation:
          'The conductor Georg Solti had held it since the 1990s with 31, many of them won with the Chicago Symphony Orchestra.',
        page: { title: 'Georg Solti', url: 'https://en.wikipedia.org/wiki/Georg_Solti' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The idea of the Grammys came up in the 1950s while record executives were choosing names for what?',
        right: 'The Walk of Fame',
        wrong: ['A postage stamp', 'A jazz festival', 'A royal gala'],
        explanation:
          'They were choosing musicians for the stars on Hollywood’s Walk of Fame and found that many great ones would never qualify. So they wanted a prize of their own.',
        page: {
          title: 'Grammy Awards',
          url: 'https://en.wikipedia.org/wiki/Grammy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'At the first Grammys, in 1959, what did Frank Sinatra win a prize for?',
        right: 'An album cover',
        wrong: ['A duet', 'A film song', 'A live concert'],
        explanation:
          'He won for the cover of “Only the Lonely”, as its art director; it shows him as a sad clown. For singing he was passed over that night.',
        page: {
          title: '1st Annual Grammy Awards',
          url: 'https://en.wikipedia.org/wiki/1st_Annual_Grammy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What have Jimmy Carter, Bill Clinton and Barack Obama all won Grammys for?',
        right: 'Reading books aloud',
        wrong: ['Playing the saxophone', 'Supporting music schools', 'Hosting gospel concerts'],
        explanation:
          'They won for reading books aloud, mostly their own, in the spoken word category. Several other politicians have done so too.',
        page: {
          title: 'Grammy Award for Best Audio Book, Narration & Storytelling Recording',
          url: 'https://en.wikipedia.org/wiki/Grammy_Award_for_Best_Audio_Book,_Narration_&_Storytelling_Recording',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'Winners at the Grammys are handed a golden gramophone on stage. What happens to it afterwards?',
        right: 'It is used again',
        wrong: ['It goes to the label', 'It is melted down', 'It is auctioned off'],
        explanation:
          'It is used again and again, because it is only a stand-in. Winners are sent the real one later, with their names engraved.',
        page: {
          title: 'Grammy Awards',
          url: 'https://en.wikipedia.org/wiki/Grammy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'One idea was to call the Grammys “Eddies”. In whose honour?',
        right: 'Thomas Edison’s',
        wrong: ['Duke Ellington’s', 'Edward VII’s', 'Eddie Cochran’s'],
        explanation:
          'It was Thomas Edison’s, the inventor of the phonograph. He lost out to Emile Berliner’s machine with flat records, the gramophone.',
        page: {
          title: 'Grammy Awards',
          url: 'https://en.wikipedia.org/wiki/Grammy_Awards',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which kind of music had a Grammy of its own for more than twenty years, until 2009?',
        right: 'Polka',
        wrong: ['Yodelling', 'Bagpipes', 'Marches'],
        explanation:
          'Polka had a Grammy from 1986, and Jimmy Sturr won 18 of the 24. The Academy wanted its prizes to stay “relevant”, which hurt the dancers of the Midwest.',
        page: {
          title: 'Grammy Award for Best Polka Album',
          url: 'https://en.wikipedia.org/wiki/Grammy_Award_for_Best_Polka_Album',
        },
      },
    ],
  },
  {
    key: 'country-music',
    name: 'country music',
    category: 'Music',
    spellings: [
      'country music',
      'Country music',
      'Country Music',
      'ACM Awards',
      'ACM Award',
      'CMA Awards',
      'CMAs',
      'CMA Award',
      'CMA Fest',
      'Grand Ole Opry',
      'Opry',
      'Dolly Parton',
      'Willie Nelson',
      'Johnny Cash',
      'country singer',
      'country star',
      'country stars',
      'country musician',
      'country album',
      'Academy of Country Music',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The name of Nashville’s country music show, the “Grand Ole Opry”, was a joke about what?',
        right: 'Grand opera on the radio',
        wrong: ['A Mississippi steamboat', 'A senator’s accent', 'A rival show in Texas'],
        explanation:
          'In 1927 it followed a programme of grand opera and classical music. We shall now present the “grand ole opry”, said the announcer.',
        page: {
          title: 'Grand Ole Opry',
          url: 'https://en.wikipedia.org/wiki/Grand_Ole_Opry',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happened when Dolly Parton secretly entered a Dolly Parton lookalike contest?',
        right: 'She lost',
        wrong: ['She won', 'She came second', 'She was thrown out'],
        explanation:
          'She lost: among men dressed up as her in Los Angeles, she exaggerated her own looks and got the least applause of all.',
        page: {
          title: 'Dolly Parton',
          url: 'https://en.wikipedia.org/wiki/Dolly_Parton',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does country star Dolly Parton’s charity send young children by post every month?',
        right: 'A book',
        wrong: ['A song', 'A toy guitar', 'A box of crayons'],
        explanation:
          'It sends them a book, because her father could not read or write. What began in her home county in 1995 has spread to several countries.',
        page: {
          title: 'Dolly Parton’s Imagination Library',
          url: 'https://en.wikipedia.org/wiki/Dolly_Parton%27s_Imagination_Library',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Elvis Presley never record Dolly Parton’s “I Will Always Love You”?',
        right: 'His manager wanted half the rights',
        wrong: ['He found it too sad to sing', 'His label disliked country songs', 'He could not reach the top note'],
        explanation:
          'Presley’s manager demanded half of the publishing rights, and Dolly Parton would not give them up, though she cried all night. Whitney Houston’s version later earned her a fortune.',
        page: {
          title: 'I Will Always Love You',
          url: 'https://en.wikipedia.org/wiki/I_Will_Always_Love_You',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was country singer Johnny Cash’s job in the US Air Force in Germany?',
        right: 'Listening to Soviet Morse code',
        wrong: ['Playing in a marching band', 'Driving a general’s car', 'Repairing jet engines'],
        explanation:
          'He listened in on Soviet Morse code, and was one of the best at it. In Bavaria he also saw the film that led to “Folsom Prison Blues”.',
        page: {
          title: 'Johnny Cash',
          url: 'https://en.wikipedia.org/wiki/Johnny_Cash',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did country singer Willie Nelson name his battered guitar, Trigger, after?',
        right: 'A cowboy star’s horse',
        wrong: ['A part of a pistol', 'A brand of whiskey', 'A dog he once had'],
        explanation:
          'It is named after Trigger, the horse of Roy Rogers, a singing cowboy in films. Decades of playing have worn a second hole through the guitar.',
        page: {
          title: 'Trigger (guitar)',
          url: 'https://en.wikipedia.org/wiki/Trigger_(guitar)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The banjo is a country music favourite. Where did its forerunners come from?',
        right: 'West Africa',
        wrong: ['Ireland', 'Bavaria', 'Mexico'],
        explanation:
          'They came from West Africa: enslaved people built such instruments in the Caribbean and America from gourds and skins. White musicians took them up only in the 1830s.',
        page: {
          title: 'Banjo',
          url: 'https://en.wikipedia.org/wiki/Banjo',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Country singers at the Grand Ole Opry stand on a circle of different wood. Where is it from?',
        right: 'The show’s old stage',
        wrong: ['A president’s ranch', 'A church in Texas', 'A giant redwood'],
        explanation:
          'The circle was cut out of the old stage when the show left the Ryman Auditorium in 1974. It was restored and put back after the flood of 2010.',
        page: {
          title: 'Grand Ole Opry',
          url: 'https://en.wikipedia.org/wiki/Grand_Ole_Opry',
        },
      },
    ],
  },
  {
    key: 'the-charts',
    name: 'the music charts',
    category: 'Music',
    spellings: [
      'Hot 100',
      'Billboard Hot 100',
      'Billboard 200',
      'Billboard chart',
      'Billboard charts',
      'Billboard Music Awards',
      'UK singles chart',
      'UK charts',
      'chart-topping',
      'chart-topper',
      'No. 1 album',
      'No. 1 single',
      'No. 1 song',
      'No. 1 hit',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was “Billboard”, the magazine behind America’s charts, about when it was founded in 1894?',
        right: 'Advertising posters',
        wrong: ['Property for sale', 'Sheet music', 'Piano dealers'],
        explanation:
          'It was about advertising posters: its readers were bill posters, hence the name. Circuses and fairs followed, then jukeboxes, then records.',
        page: {
          title: 'Billboard (magazine)',
          url: 'https://en.wikipedia.org/wiki/Billboard_(magazine)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'American charts began counting barcodes at the till in 1991. What came as a surprise?',
        right: 'Country and rap sold more',
        wrong: ['Records sold far less', 'Old songs sold best', 'Jazz sold more than rock'],
        explanation:
          'Country and rap turned out to sell far more than anyone had thought. Shop staff, who used to be asked by telephone, had followed their own taste.',
        page: {
          title: 'Nielsen SoundScan',
          url: 'https://en.wikipedia.org/wiki/Nielsen_SoundScan',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A sad Japanese song topped America’s Hot 100 in 1963. What had it been renamed after?',
        right: 'A beef dish',
        wrong: ['A volcano', 'A wrestler', 'A motorcycle'],
        explanation:
          '“I Look Up as I Walk”, sung by Kyu Sakamoto, was renamed “Sukiyaki”, a beef hotpot that most people had heard of. One critic compared it to selling “Moon River” in Japan as “Beef Stew”.',
        page: { title: 'Sukiyaki (song)', url: 'https://en.wikipedia.org/wiki/Sukiyaki_(song)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which band did a protest campaign make number one in Britain’s charts for Christmas 2009?',
        right: 'Rage Against the Machine',
        wrong: ['Red Hot Chili Peppers', 'The Sex Pistols', 'The Smashing Pumpkins'],
        explanation:
          'Rage Against the Machine got there with the furious “Killing in the Name”, 17 years old: a couple had had enough of “The X Factor” winning every Christmas.',
        page: {
          title: 'Killing in the Name',
          url: 'https://en.wikipedia.org/wiki/Killing_in_the_Name',
        },
      },
    ],
  },
  {
    key: 'taylor-swift',
    name: 'Taylor Swift’s music',
    category: 'Music',
    spellings: [
      'Taylor Swift',
      'Swifties',
      'Swiftie',
      'Eras Tour',
      'Taylor Swift’s',
      'Life of a Showgirl',
      'Tortured Poets Department',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What by Taylor Swift topped a Canadian download chart by mistake in 2014?',
        right: 'Eight seconds of noise',
        wrong: ['An unfinished demo', 'A message to her mother', 'A karaoke version'],
        explanation:
          '“Track 3” was eight seconds of white noise, put on sale by accident for about a dollar. Fans who expected a new song bought it at once.',
        page: { title: '1989 (album)', url: 'https://en.wikipedia.org/wiki/1989_(album)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Taylor Swift achieve with an open letter to Apple in 2015?',
        right: 'Musicians’ pay in free trials',
        wrong: ['A lower price for her songs', 'A ban on fake tickets', 'Refunds for upset fans'],
        explanation:
          'Apple agreed within a day to pay musicians during free trials: Apple Music was to be free for three months, and they would have got nothing.',
        page: {
          title: 'Apple Music',
          url: 'https://en.wikipedia.org/wiki/Apple_Music',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What picked up Taylor Swift’s concerts in Seattle in 2023?',
        right: 'An earthquake sensor',
        wrong: ['A weather balloon', 'A navy submarine', 'A space telescope'],
        explanation:
          'An earthquake sensor did: fans and loudspeakers shook the ground like a quake of magnitude 2.3. A researcher could tell songs apart by their beats.',
        page: {
          title: 'The Eras Tour',
          url: 'https://en.wikipedia.org/wiki/The_Eras_Tour',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What was unusual about the way Taylor Swift brought the film of her Eras Tour to cinemas?',
        right: 'She went without a studio',
        wrong: ['She showed it only at night', 'She let ticket holders in free', 'She filmed it on a phone'],
        explanation:
          'She went without a Hollywood studio and made a deal directly with the cinema chain AMC. Studios, which usually stand between, moved their own films out of the way.',
        page: {
          title: 'Taylor Swift: The Eras Tour',
          url: 'https://en.wikipedia.org/wiki/Taylor_Swift:_The_Eras_Tour',
        },
      },
    ],
  },
  {
    key: 'beyonce',
    name: 'Beyoncé',
    category: 'Music',
    spellings: ['Beyoncé', 'Beyonce', 'Cowboy Carter', 'Destiny’s Child', "Destiny's Child", 'Beyhive'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What have Australian scientists named after Beyoncé?',
        right: 'A horse fly',
        wrong: ['A singing frog', 'A coral reef', 'A desert rose'],
        explanation:
          'The horse fly Scaptia beyonceae bears her name for the golden hairs at its rear. It had been caught in 1981, the year of her birth.',
        page: {
          title: 'Scaptia beyonceae',
          url: 'https://en.wikipedia.org/wiki/Scaptia_beyonceae',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Where did Beyoncé’s first successful group find the word “Destiny” for its name?',
        right: 'In the Bible',
        wrong: ['In a horoscope', 'In a soap opera', 'On a perfume'],
        explanation:
          'Her mother came upon it in the Bible, in the Book of Isaiah. “Destiny” alone was taken, so the group became Destiny’s Child.',
        page: { title: 'Destiny’s Child', url: 'https://en.wikipedia.org/wiki/Destiny%27s_Child' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Beyoncé’s girl group Girl’s Tyme competed on “Star Search”. Who beat them?',
        right: 'A rock band',
        wrong: ['A magician', 'A tap dancer', 'A boy soprano'],
        explanation:
          'A rock band, Skeleton Crew, beat them with four stars to three. Beyoncé put the announcer’s words at the start of her song “Flawless”.',
        page: {
          title: 'Destiny’s Child',
          url: 'https://en.wikipedia.org/wiki/Destiny%27s_Child',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Beyoncé brought a marching band to Coachella in 2018. What was she paying tribute to?',
        right: 'Black universities',
        wrong: ['The US Navy', 'Jazz funerals', 'Women in the army'],
        explanation:
          'It was a tribute to the colleges founded for Black students, where marching bands are a source of pride. The film is called “Homecoming”, after their yearly festival.',
        page: {
          title: 'Homecoming: A Film by Beyoncé',
          url: 'https://en.wikipedia.org/wiki/Homecoming:_A_Film_by_Beyonc%C3%A9',
        },
      },
    ],
  },
  {
    key: 'madonna',
    name: 'Madonna',
    category: 'Music',
    spellings: ['Madonna', 'Queen of Pop'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is Madonna said to have done to lose her job at a New York doughnut shop?',
        right: 'Squirted jam at customers',
        wrong: ['Danced on the counter', 'Given doughnuts away', 'Slept in the storeroom'],
        explanation:
          'She is said to have squirted jam at customers. She had come to New York in 1978 with 35 dollars, as she tells it, to become a dancer.',
        page: { title: 'Madonna', url: 'https://en.wikipedia.org/wiki/Madonna' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the dance come from that Madonna made famous with “Vogue”?',
        right: 'Harlem’s ballrooms',
        wrong: ['Paris fashion shows', 'Brazil’s carnival', 'Chicago’s jazz clubs'],
        explanation:
          'It came from Harlem’s ballrooms, where Black and Latino gay dancers competed by imitating models’ poses. Two of them danced in her video and on her tour.',
        page: {
          title: 'Vogue (dance)',
          url: 'https://en.wikipedia.org/wiki/Vogue_(dance)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who was first offered the tune of Madonna’s “La Isla Bonita”?',
        right: 'Michael Jackson',
        wrong: ['Julio Iglesias', 'Gloria Estefan', 'Whitney Houston'],
        explanation:
          'It was offered to Michael Jackson for the album “Bad”, and turned down. Madonna wrote words about an island that nobody has found.',
        page: {
          title: 'La Isla Bonita',
          url: 'https://en.wikipedia.org/wiki/La_Isla_Bonita',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Madonna sing “Don’t Cry for Me Argentina” for the film “Evita”?',
        right: 'On Evita’s own balcony',
        wrong: ['On a Hollywood set', 'In an opera house', 'In a Spanish castle'],
        explanation:
          'She sang it on the balcony of the Casa Rosada in Buenos Aires, which Evita herself had used. The president first refused, until Madonna met him and talked him round.',
        page: {
          title: 'Evita (1996 film)',
          url: 'https://en.wikipedia.org/wiki/Evita_(1996_film)',
        },
      },
    ],
  },
  {
    key: 'michael-jackson',
    name: 'Michael Jackson’s music',
    category: 'Music',
    spellings: ['Michael Jackson', 'Jackson 5', 'Jackson Five', 'King of Pop'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does a US patent of 1993 in Michael Jackson’s name cover?',
        right: 'Shoes for leaning forward',
        wrong: ['A glove that sparkles', 'A cordless microphone', 'A floor that lights up'],
        explanation:
          'It covers shoes with a slot in the heel that hooks on to a bolt in the stage, so that he could lean far forward on tour. In the film he had been held by wires.',
        page: {
          title: 'Michael Jackson',
          url: 'https://en.wikipedia.org/wiki/Michael_Jackson',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: '“Ben”, Michael Jackson’s first solo number one, is about friendship. Who is Ben?',
        right: 'A rat',
        wrong: ['A dog', 'A doll', 'A ghost'],
        explanation:
          'Ben is the rat of a horror film of 1972, the leader of a savage pack, who is befriended by a lonely boy. The song was nominated for an Oscar.',
        page: { title: 'Ben (song)', url: 'https://en.wikipedia.org/wiki/Ben_(song)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which guitarist played the solo on Michael Jackson’s “Beat It” for no pay?',
        right: 'Eddie Van Halen',
        wrong: ['Eric Clapton', 'Jimmy Page', 'Carlos Santana'],
        explanation:
          'It was Eddie Van Halen, who took the producer’s call for a prank at first. His band had a rule against such jobs, and he thought that nobody would find out.',
        page: {
          title: 'Beat It',
          url: 'https://en.wikipedia.org/wiki/Beat_It',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Long before Michael Jackson’s moonwalk, who was filmed gliding backwards in the same way in 1955?',
        right: 'A tap dancer',
        wrong: ['A Paris mime', 'An ice skater', 'A Moscow clown'],
        explanation:
          'It was the tap dancer Bill Bailey, leaving the stage at the Apollo Theater. Jackson learnt the step from young street dancers.',
        page: {
          title: 'Moonwalk (dance)',
          url: 'https://en.wikipedia.org/wiki/Moonwalk_(dance)',
        },
      },
    ],
  },
  {
    key: 'the-beatles',
    name: 'the Beatles',
    category: 'Music',
    spellings: [
      'Beatles',
      'The Beatles',
      'Paul McCartney',
      'Ringo Starr',
      'John Lennon',
      'Abbey Road',
      'Beatlemania',
      'Yoko Ono',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the Beatles’ song “Yesterday” begin before it had its proper words?',
        right: '“Scrambled eggs”',
        wrong: ['“Lazy Sunday”', '“Rainy Tuesday”', '“Buttered toast”'],
        explanation:
          'It began “Scrambled eggs”, because Paul McCartney had dreamt the tune and needed something to sing. For weeks he asked people whether he had stolen it.',
        page: {
          title: 'Yesterday (song)',
          url: 'https://en.wikipedia.org/wiki/Yesterday_(song)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Beatles’ album “Abbey Road” nearly had another title. What was it?',
        right: '“Everest”',
        wrong: ['“Sahara”', '“Amazon”', '“Atlantic”'],
        explanation:
          'It was to be “Everest”, their sound engineer’s brand of cigarettes. As nobody felt like flying to the Himalayas for the cover, they walked out of the studio’s door.',
        page: {
          title: 'Abbey Road',
          url: 'https://en.wikipedia.org/wiki/Abbey_Road',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the Beatles insist on before they would play in Jacksonville, Florida, in 1964?',
        right: 'An audience without segregation',
        wrong: ['A limit on ticket prices', 'A ban on police dogs', 'A television broadcast'],
        explanation:
          'They insisted that the audience would not be segregated by race. “We never play to segregated audiences and we aren’t going to start now”, said John Lennon.',
        page: {
          title: 'The Beatles',
          url: 'https://en.wikipedia.org/wiki/The_Beatles',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the Beatles add after the last chord of “Sgt. Pepper”?',
        right: 'A tone for dogs',
        wrong: ['A minute of rain', 'A line in Morse', 'A backwards laugh'],
        explanation:
          'They added a tone that annoys dogs, at about 15,000 hertz, which many adults cannot hear. The idea was John Lennon’s.',
        page: {
          title: 'A Day in the Life',
          url: 'https://en.wikipedia.org/wiki/A_Day_in_the_Life',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What made it possible to release “Now and Then” as a new Beatles song in 2023?',
        right: 'Software freed Lennon’s voice',
        wrong: ['A lost studio tape turned up', 'A legal dispute was settled', 'A computer imitated Lennon'],
        explanation:
          'Software freed John Lennon’s voice from the piano that drowned it on his old cassette. It had been developed for a Beatles documentary.',
        page: {
          title: 'Now and Then (Beatles song)',
          url: 'https://en.wikipedia.org/wiki/Now_and_Then_(Beatles_song)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which famous find was named after a Beatles song that its discoverers had been playing in camp?',
        right: 'A fossil ancestor',
        wrong: ['A dinosaur egg', 'A Roman ship', 'A giant diamond'],
        explanation:
          'It was the fossil “Lucy”, an Australopithecus over three million years old, found in Ethiopia in 1974. Her Ethiopian name, Dinkinesh, means “you are marvellous”.',
        page: {
          title: 'Lucy (Australopithecus)',
          url: 'https://en.wikipedia.org/wiki/Lucy_(Australopithecus)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question:
          'Decca turned down the Beatles for another group in 1962. Why that one, according to its executive Dick Rowe?',
        right: 'It lived near London',
        wrong: ['It could read music', 'It brought its own drums', 'It had a girl singer'],
        explanation:
          'Brian Poole and the Tremeloes lived near London, and so it was easier to work with them. Rowe made up for it by signing the Rolling Stones, on a tip from George Harrison.',
        page: {
          title: 'The Beatles’ Decca audition',
          url: 'https://en.wikipedia.org/wiki/The_Beatles%27_Decca_audition',
        },
      },
    ],
  },
  {
    key: 'rock-bands',
    name: 'rock bands',
    category: 'Music',
    spellings: [
      'Rolling Stones',
      'The Rolling Stones',
      'Mick Jagger',
      'Keith Richards',
      'rock band',
      'rock bands',
      'Rock band',
      'Led Zeppelin',
      'Pink Floyd',
      'AC/DC',
      'Aerosmith',
      'Metallica',
      'Van Halen',
      'Rock & Roll Hall of Fame',
      'Rock and Roll Hall of Fame',
      'Rock Hall',
      'Rock Band',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the rock band Led Zeppelin appear as “The Nobs” in Copenhagen in 1970?',
        right: 'A countess threatened to sue',
        wrong: ['A promoter had gone bankrupt', 'A rival band had the same name', 'A judge had banned them'],
        explanation:
          'Eva von Zeppelin, a relative of the airship builder, threatened to sue if they used the family name. The cover of their first album showed the burning Hindenburg.',
        page: { title: 'Led Zeppelin', url: 'https://en.wikipedia.org/wiki/Led_Zeppelin' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the rock band AC/DC find its name?',
        right: 'On a sewing machine',
        wrong: ['On a tour bus', 'On an electric chair', 'On an amplifier'],
        explanation:
          'The founders’ sister saw the letters on a sewing machine. They stand for alternating and direct current and sounded like power.',
        page: {
          title: 'AC/DC',
          url: 'https://en.wikipedia.org/wiki/AC/DC',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'According to Keith Richards, where did the Rolling Stones find their name?',
        right: 'On a record on the floor',
        wrong: ['On a pub sign in London', 'In a proverb at school', 'In a newspaper headline'],
        explanation:
          'It was on a record by Muddy Waters, with the song “Rollin’ Stone”, lying on the floor when Brian Jones was asked for the band’s name on the telephone.',
        page: {
          title: 'The Rolling Stones',
          url: 'https://en.wikipedia.org/wiki/The_Rolling_Stones',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which picture inspired the Rolling Stones’ logo, the tongue and lips?',
        right: 'One of a Hindu goddess',
        wrong: ['One of Albert Einstein', 'One of Mick Jagger’s aunt', 'One of a Cuban dancer'],
        explanation:
          'Mick Jagger showed the designer a picture of the goddess Kali, who puts out her tongue. A museum bought the drawing in 2008 for over a thousand times his fee of 50 pounds.',
        page: {
          title: 'Tongue and lips logo',
          url: 'https://en.wikipedia.org/wiki/Tongue_and_lips_logo',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the rock band Pink Floyd let loose over London by accident in 1976?',
        right: 'An inflatable pig',
        wrong: ['A hot-air balloon', 'A model aeroplane', 'A flock of doves'],
        explanation:
          'It was an inflatable pig that tore free from Battersea Power Station during a photo session and crossed the path of airliners. A farmer in Kent found it.',
        page: {
          title: 'Pink Floyd pigs',
          url: 'https://en.wikipedia.org/wiki/Pink_Floyd_pigs',
        },
      },
    ],
  },
  {
    key: 'queen-band',
    name: 'the band Queen',
    category: 'Music',
    spellings: ['Freddie Mercury', 'Brian May', 'Bohemian Rhapsody', 'We Are the Champions', 'We Will Rock You'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Queen’s guitarist Brian May and his father use to build his guitar?',
        right: 'An old fireplace',
        wrong: ['A church pew', 'A cricket bat', 'A piano lid'],
        explanation:
          'The neck came from an old fireplace. They built it at home over two years, with motorcycle valve springs and buttons of mother-of-pearl.',
        page: {
          title: 'Red Special',
          url: 'https://en.wikipedia.org/wiki/Red_Special',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Queen’s guitarist Brian May finished his doctoral thesis after more than thirty years. What was it about?',
        right: 'Dust in space',
        wrong: ['Sound in caves', 'Badgers’ eyesight', 'The age of rocks'],
        explanation:
          'It is about dust in the solar system. He had broken off when Queen became famous, and the field had moved on so little that he could finish in 2007.',
        page: {
          title: 'Brian May',
          url: 'https://en.wikipedia.org/wiki/Brian_May',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who gave Queen’s drummer Roger Taylor the idea for “Radio Ga Ga”?',
        right: 'His small son',
        wrong: ['A Spanish DJ', 'A deaf engineer', 'His driving teacher'],
        explanation:
          'His small son, whose mother was French, said “radio ca-ca” of something he had heard on it. Lady Gaga owes her name to the song.',
        page: { title: 'Radio Ga Ga', url: 'https://en.wikipedia.org/wiki/Radio_Ga_Ga' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Why was the tape of Queen’s “Bohemian Rhapsody” almost worn through by the end?',
        right: 'It was recorded over so often',
        wrong: ['It was cut up with a razor', 'It was left in the sun', 'It was a new kind of plastic'],
        explanation:
          'It was recorded over again and again: three singers built up as many as 180 voices, and each pass rubbed off some of the brown coating.',
        page: {
          title: 'Bohemian Rhapsody',
          url: 'https://en.wikipedia.org/wiki/Bohemian_Rhapsody',
        },
      },
    ],
  },
  {
    key: 'abba',
    name: 'ABBA',
    category: 'Music',
    spellings: ['ABBA', 'Mamma Mia', 'Björn Ulvaeus', 'Agnetha Fältskog', 'Abba Voyage'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'With whom did ABBA have to share its name?',
        right: 'A fish cannery',
        wrong: ['A monastery', 'A Danish airline', 'A bakery'],
        explanation:
          'The Abba cannery was known to every Swede for its herring. The firm asked only that the group should not bring it into disrepute.',
        page: {
          title: 'ABBA',
          url: 'https://en.wikipedia.org/wiki/ABBA',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How many points did Britain’s jury give ABBA’s “Waterloo” at Eurovision in 1974?',
        right: 'Zero',
        wrong: ['Three', 'Five', 'Ten'],
        explanation:
          'Britain gave it no points at all, although the contest was in Brighton. ABBA won anyway, and weeks later the song was number one there.',
        page: {
          title: 'Eurovision Song Contest 1974',
          url: 'https://en.wikipedia.org/wiki/Eurovision_Song_Contest_1974',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How were the digital young singers of the show “ABBA Voyage” given their moves?',
        right: 'The real ABBA danced for them',
        wrong: ['Actors danced in masks', 'Old films were traced', 'Fans voted on each step'],
        explanation:
          'The real ABBA, in their seventies, sang and danced for five weeks in suits covered with dots. Younger doubles helped with the steps.',
        page: {
          title: 'ABBA Voyage',
          url: 'https://en.wikipedia.org/wiki/ABBA_Voyage',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which American star helped to write the English words of ABBA’s “Ring Ring”?',
        right: 'Neil Sedaka',
        wrong: ['Neil Diamond', 'Barry Manilow', 'Paul Simon'],
        explanation:
          'Neil Sedaka wrote them with Phil Cody in 1973. The song came only third in Sweden’s contest for Eurovision; the next year the group came back with “Waterloo”.',
        page: { title: 'Ring Ring (ABBA song)', url: 'https://en.wikipedia.org/wiki/Ring_Ring_(ABBA_song)' },
      },
    ],
  },
  {
    key: 'eurovision',
    name: 'Eurovision',
    category: 'Music',
    spellings: ['Eurovision', 'Eurovision Song Contest', 'Eurovision 2026', 'Eurovision 2027'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Portugal’s Eurovision song of 1974 do weeks after coming near the bottom?',
        right: 'It signalled a revolution',
        wrong: ['It won an Oscar', 'It became the anthem', 'It was sent into space'],
        explanation:
          'Played on the radio on 24 April, it told the army’s plotters to get ready for revolution. The next day the dictatorship fell.',
        page: {
          title: 'E depois do adeus',
          url: 'https://en.wikipedia.org/wiki/E_depois_do_adeus',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What was the first Eurovision Song Contest, in 1956, meant to test?',
        right: 'Live links between countries',
        wrong: ['Colour television cameras', 'A common European market', 'Translating lyrics live'],
        explanation:
          'It was meant to test whether linked television networks could bring one evening live to many countries. Most people listened on the radio.',
        page: {
          title: 'Eurovision Song Contest',
          url: 'https://en.wikipedia.org/wiki/Eurovision_Song_Contest',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was special about the language of Belgium’s Eurovision song of 2003?',
        right: 'It was invented',
        wrong: ['It was ancient Latin', 'It was all whistled', 'It was sign language'],
        explanation:
          'It was invented for the song, “Sanomi”, which missed victory by two points. The Netherlands followed in 2006 with a song partly in a made-up tongue.',
        page: {
          title: 'Sanomi',
          url: 'https://en.wikipedia.org/wiki/Sanomi',
        },
      },
      {
        type: 'prediction',
        difficulty: 'hard',
        question: 'Four songs tied for first place at Eurovision in 1969. What happened?',
        right: 'All four won',
        wrong: ['The juries voted again', 'The host country won', 'Lots were drawn'],
        explanation:
          'All four won, because nobody had thought of a rule for a tie. Several countries stayed away the next year, and since then there has been one.',
        page: {
          title: 'Eurovision Song Contest 1969',
          url: 'https://en.wikipedia.org/wiki/Eurovision_Song_Contest_1969',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who wrote the song with which Luxembourg won Eurovision in 1965?',
        right: 'Serge Gainsbourg',
        wrong: ['Jacques Brel', 'Charles Aznavour', 'Michel Legrand'],
        explanation:
          'Serge Gainsbourg wrote “Poupée de cire, poupée de son” for the 17-year-old France Gall. Its galloping beat upset rehearsals, where the orchestra is said to have booed.',
        page: {
          title: 'Poupée de cire, poupée de son',
          url: 'https://en.wikipedia.org/wiki/Poup%C3%A9e_de_cire,_poup%C3%A9e_de_son',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which African country has taken part in Eurovision?',
        right: 'Morocco',
        wrong: ['Egypt', 'Tunisia', 'Senegal'],
        explanation:
          'Morocco took part once, in 1980. The contest is open to members of a broadcasting union that reaches around the Mediterranean.',
        page: {
          title: 'Morocco in the Eurovision Song Contest 1980',
          url: 'https://en.wikipedia.org/wiki/Morocco_in_the_Eurovision_Song_Contest_1980',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which hit show began as a filler while the votes were counted at Eurovision in 1994?',
        right: '“Riverdance”',
        wrong: ['“Stomp”', '“Lord of the Dance”', '“Blue Man Group”'],
        explanation:
          '“Riverdance” began as seven minutes of Irish dancing that brought the hall in Dublin to its feet. It grew into a whole evening and went round the world.',
        page: {
          title: 'Riverdance',
          url: 'https://en.wikipedia.org/wiki/Riverdance',
        },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question:
          'What did Russia’s singing grandmothers, second at Eurovision in 2012, want to rebuild with their earnings?',
        right: 'A village church',
        wrong: ['A burnt school', 'A public sauna', 'A stone bridge'],
        explanation:
          'They wanted to rebuild the church of Buranovo, their village in Udmurtia. They sang partly in Udmurt while taking buns out of an oven on stage.',
        page: { title: 'Buranovskiye Babushki', url: 'https://en.wikipedia.org/wiki/Buranovskiye_Babushki' },
      },
    ],
  },
  {
    key: 'k-pop',
    name: 'K-pop',
    category: 'Music',
    spellings: [
      'K-pop',
      'K-Pop',
      'BTS',
      'Blackpink',
      'BLACKPINK',
      'KPop',
      'KPop Demon Hunters',
      'Stray Kids',
      'HYBE',
      'Kpop',
      'Big Hit Music',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'In 1994 Korea’s president learnt what could earn as much as selling 1.5 million cars. What was it?',
        right: 'A Hollywood film',
        wrong: ['A world’s fair', 'A video game', 'An Olympic Games'],
        explanation:
          'A single Hollywood film, “Jurassic Park”, had earned as much as 1.5 million Hyundais. Korea began to support film and music as it had supported shipyards.',
        page: {
          title: 'Korean Wave',
          url: 'https://en.wikipedia.org/wiki/Korean_Wave',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did RM, leader of the K-pop band BTS, teach himself English?',
        right: 'By watching “Friends”',
        wrong: ['By copying Eminem', 'By reading the Bible', 'By writing to a pen friend'],
        explanation:
          'He watched “Friends” on DVD, first with Korean subtitles, then with English ones, then with none. His mother had bought all the seasons.',
        page: {
          title: 'RM (musician)',
          url: 'https://en.wikipedia.org/wiki/RM_(musician)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Kim Sisters sang for American troops decades before K-pop. How were they paid at first?',
        right: 'In chocolate and beer',
        wrong: ['In boots and blankets', 'In records and stamps', 'In rides and petrol'],
        explanation:
          'They were paid in chocolate and beer, which were traded for food, and learnt the English words by sound alone. In 1959 they were in Las Vegas.',
        page: {
          title: 'The Kim Sisters',
          url: 'https://en.wikipedia.org/wiki/The_Kim_Sisters',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which honour did King Charles present to the K-pop band Blackpink in 2023?',
        right: 'The MBE',
        wrong: ['The Order of Merit', 'The George Cross', 'A royal warrant'],
        explanation:
          'Each of them got the MBE, for speaking up about the climate as ambassadors of the United Nations conference in Glasgow.',
        page: {
          title: 'Blackpink',
          url: 'https://en.wikipedia.org/wiki/Blackpink',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'What do K-pop fans often send to a star’s concert instead of flowers?',
        right: 'Sacks of rice',
        wrong: ['Crates of pears', 'Boxes of coal', 'Bottles of ink'],
        explanation:
          'They send sacks of rice, decked with ribbons like a wreath and stacked in the foyer. The rice is then given to the needy in the star’s name.',
        page: { title: 'K-pop', url: 'https://en.wikipedia.org/wiki/K-pop' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What controls the colours of the fans’ light sticks at a big K-pop concert?',
        right: 'The show’s control desk',
        wrong: ['Each fan’s mood', 'The loudest section', 'The singers’ heartbeat'],
        explanation:
          'The show’s control desk does, once fans have linked their sticks to their seats by telephone. So waves and pictures run through the hall, with each person as one dot.',
        page: {
          title: 'Glow stick',
          url: 'https://en.wikipedia.org/wiki/Glow_stick',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Lee Soo-man do in California before founding one of the great K-pop companies?',
        right: 'He studied engineering',
        wrong: ['He sold used cars', 'He ran a diner', 'He made surf films'],
        explanation:
          'He studied computer engineering in the early 1980s and watched MTV take off. He went home convinced that music would be something to look at.',
        page: {
          title: 'Lee Soo-man',
          url: 'https://en.wikipedia.org/wiki/Lee_Soo-man',
        },
      },
    ],
  },
  {
    key: 'hip-hop',
    name: 'hip-hop',
    category: 'Music',
    spellings: [
      'rapper',
      'rappers',
      'hip-hop',
      'hip hop',
      'Hip-Hop',
      'Rapper',
      'rap music',
      'Kendrick Lamar',
      'Eminem',
      'Jay-Z',
      'Snoop Dogg',
      'Hip-hop',
      'Wu-Tang Clan',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Hip-hop’s birthday is the date of a party in the Bronx in 1973. What was it meant to pay for?',
        right: 'New clothes for school',
        wrong: ['A church roof', 'A wedding dress', 'A new record player'],
        explanation:
          'Cindy Campbell wanted new clothes for school, charged a few cents and asked her brother to play records. He, DJ Kool Herc, drew out the drum breaks people danced to best.',
        page: {
          title: 'DJ Kool Herc',
          url: 'https://en.wikipedia.org/wiki/DJ_Kool_Herc',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The TR-808 drum machine flopped when new. How did it end up shaping hip-hop?',
        right: 'It was cheap second-hand',
        wrong: ['It was given to schools', 'It fitted in a pocket', 'It could record voices'],
        explanation:
          'It was cheap second-hand, as its boom was so unlike a drum that few had wanted it in 1980. Those with little money made it the sound of an age.',
        page: {
          title: 'Roland TR-808',
          url: 'https://en.wikipedia.org/wiki/Roland_TR-808',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the drummer of the “Amen break”, heard all over hip-hop, earn from its reuse?',
        right: 'Nothing',
        wrong: ['A cent a copy', 'A million dollars', 'A house'],
        explanation:
          'Gregory Coleman earned nothing from his six seconds of 1969, which are in thousands of tracks, and died poor. A collection by fans came too late for him.',
        page: {
          title: 'Amen break',
          url: 'https://en.wikipedia.org/wiki/Amen_break',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the only copy of a hip-hop album by the Wu-Tang Clan come into the US government’s hands?',
        right: 'From a convicted fraudster',
        wrong: ['From a radio archive', 'From a bankrupt label', 'From a smuggler’s ship'],
        explanation:
          'The drug company boss Martin Shkreli had paid two million dollars for it. After his conviction for fraud it was seized and sold to help pay what he owed.',
        page: {
          title: 'Once Upon a Time in Shaolin',
          url: 'https://en.wikipedia.org/wiki/Once_Upon_a_Time_in_Shaolin',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Hip-hop’s first big hit, “Rapper’s Delight”, borrowed the bass line of which disco song?',
        right: '“Good Times”',
        wrong: ['“Stayin’ Alive”', '“Le Freak”', '“I Will Survive”'],
        explanation:
          'It borrowed the bass line of “Good Times” by Chic, whose Nile Rodgers heard it in a club and went to his lawyers. He is now named as a co-author.',
        page: {
          title: 'Rapper’s Delight',
          url: 'https://en.wikipedia.org/wiki/Rapper%27s_Delight',
        },
      },
    ],
  },
  {
    key: 'classical-music',
    name: 'opera and classical music',
    category: 'Music',
    spellings: [
      'opera',
      'operas',
      'Opera',
      'Metropolitan Opera',
      'La Scala',
      'orchestra',
      'orchestras',
      'Orchestra',
      'Philharmonic',
      'Mozart',
      'Beethoven',
      'symphony',
      'Symphony',
      'classical music',
      'Pavarotti',
      'Tchaikovsky',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How can an opera singer be heard above a whole orchestra without a microphone?',
        right: 'By filling a gap in its sound',
        wrong: ['By singing before the beat', 'By turning to the ceiling', 'By resting when it plays'],
        explanation:
          'Trained voices fill a gap in the orchestra’s sound, near 3,000 hertz, where the ear is keen and the instruments have little to offer.',
        page: {
          title: 'Formant',
          url: 'https://en.wikipedia.org/wiki/Formant',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'An orchestra tunes before the concert. Which instrument gives the note?',
        right: 'The oboe',
        wrong: ['The harp', 'The cello', 'The trumpet'],
        explanation:
          'The oboe plays an A. Its tone is piercing and steady, and it is harder to retune than the others.',
        page: {
          title: 'Oboe',
          url: 'https://en.wikipedia.org/wiki/Oboe',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'In Haydn’s “Farewell” symphony the players leave one by one. What was he hinting at?',
        right: 'They wanted to go home',
        wrong: ['The prince was dying', 'The war had been lost', 'The money had run out'],
        explanation:
          'They wanted to go home: Prince Esterházy had kept them too long in his summer palace, away from their families. The next day the court left.',
        page: {
          title: 'Symphony No. 45 (Haydn)',
          url: 'https://en.wikipedia.org/wiki/Symphony_No._45_(Haydn)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Mozart’s works bear the “K.” of Ludwig von Köchel. What else did he catalogue?',
        right: 'Plants and minerals',
        wrong: ['Coins and medals', 'Birds and their eggs', 'Clocks and watches'],
        explanation:
          'He was a collector of plants and minerals, used to putting things in order, and did the same with Mozart’s scores, by date. His list of 1862 has been revised ever since.',
        page: {
          title: 'Ludwig Ritter von Köchel',
          url: 'https://en.wikipedia.org/wiki/Ludwig_Ritter_von_K%C3%B6chel',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'A piece by John Cage is being played on a church organ in Halberstadt, Germany. How long will it last?',
        right: '639 years',
        wrong: ['24 hours', '12 months', '50 years'],
        explanation:
          '“As Slow as Possible” began in 2001, with a rest of 17 months, and is to end in 2640. Crowds come to hear the rare days when the chord changes.',
        page: { title: 'As Slow as Possible', url: 'https://en.wikipedia.org/wiki/As_Slow_as_Possible' },
      },
    ],
  },
  {
    key: 'jazz',
    name: 'jazz',
    category: 'Music',
    spellings: [
      'jazz',
      'Jazz Fest',
      'saxophonist',
      'saxophone',
      'trumpeter',
      'Miles Davis',
      'Louis Armstrong',
      'Duke Ellington',
      'John Coltrane',
      'Ella Fitzgerald',
      'bluesman',
      'blues guitarist',
      'blues singer',
      'B.B. King',
      'jazz legend',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In which field was the word “jazz” used before it meant music?',
        right: 'Baseball',
        wrong: ['Cooking', 'Banking', 'Boxing'],
        explanation:
          'It was used in baseball, in California in 1912 and 1913, for pep: a pitcher had a “jazz ball”. A few years later Chicago’s papers used it for a new sound.',
        page: {
          title: 'Jazz (word)',
          url: 'https://en.wikipedia.org/wiki/Jazz_(word)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did the US government send jazz musicians abroad from 1956?',
        right: 'To win friends in the Cold War',
        wrong: ['To teach in its embassies', 'To spy at Soviet concerts', 'To collect folk songs'],
        explanation:
          'They were to win friends in the Cold War: Dizzy Gillespie and Louis Armstrong played from Asia to Africa. Some pointed out that at home they had to use separate doors.',
        page: {
          title: 'Jazz ambassadors',
          url: 'https://en.wikipedia.org/wiki/Jazz_ambassadors',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who gets the royalties of the jazz hit “Take Five”, by the will of its composer Paul Desmond?',
        right: 'The Red Cross',
        wrong: ['A jazz school', 'The Catholic Church', 'A dogs’ home'],
        explanation:
          'The American Red Cross gets them, and they have brought it millions of dollars. Desmond is said to have once thought of swapping his rights for a used electric razor.',
        page: { title: 'Take Five', url: 'https://en.wikipedia.org/wiki/Take_Five' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who founded the great jazz label Blue Note in New York in 1939?',
        right: 'A refugee from Berlin',
        wrong: ['A preacher from Harlem', 'A cousin of Gershwin’s', 'A drummer from Chicago'],
        explanation:
          'It was Alfred Lion from Berlin, a refugee from Nazi Germany. His boyhood friend Francis Wolff escaped on one of the last ships and took the famous photographs.',
        page: {
          title: 'Blue Note Records',
          url: 'https://en.wikipedia.org/wiki/Blue_Note_Records',
        },
      },
    ],
  },
  {
    key: 'vinyl-and-records',
    name: 'vinyl and recorded music',
    category: 'Music',
    spellings: [
      'album',
      'albums',
      'recording studio',
      'record label',
      'record labels',
      'vinyl records',
      'Record Store Day',
      'studio album',
      'on vinyl',
      'on Vinyl',
      'vinyl record',
      'vinyl sales',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is New Order’s “Blue Monday”, a best-selling record, said to have made a loss at first?',
        right: 'Its sleeve cost too much',
        wrong: ['Its price was misprinted', 'Its first pressing melted', 'Its singer had two contracts'],
        explanation:
          'The sleeve, cut with holes to look like a floppy disk, is said to have cost more than the label earned from each copy. Nobody had expected many to be sold.',
        page: {
          title: 'Blue Monday (New Order song)',
          url: 'https://en.wikipedia.org/wiki/Blue_Monday_(New_Order_song)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What were banned records copied on in the Soviet Union?',
        right: 'Old X-ray pictures',
        wrong: ['Chocolate foil', 'Floor tiles', 'Leather soles'],
        explanation:
          'They were cut on old X-ray pictures from hospitals, with a hole burnt by a cigarette. On these “bones” you could hear Elvis over somebody’s ribs.',
        page: {
          title: 'Ribs (recordings)',
          url: 'https://en.wikipedia.org/wiki/Ribs_(recordings)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Thomas Edison listed uses for his phonograph, the first record player, in 1878. Which came first?',
        right: 'Taking dictation',
        wrong: ['Playing music', 'Teaching languages', 'Telling the time'],
        explanation:
          'First came writing letters and taking dictation without a secretary, which seemed to be the great market. Music came fourth.',
        page: {
          title: 'Phonograph',
          url: 'https://en.wikipedia.org/wiki/Phonograph',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Whose rock ’n’ roll song is on the golden records aboard the Voyager space probes?',
        right: 'Chuck Berry’s',
        wrong: ['Elvis Presley’s', 'The Beatles’', 'Little Richard’s'],
        explanation: 'It is Chuck Berry’s “Johnny B. Goode”. A television sketch had the aliens answer: send more.',
        page: {
          title: 'Voyager Golden Record',
          url: 'https://en.wikipedia.org/wiki/Voyager_Golden_Record',
        },
      },
    ],
  },
  {
    key: 'music-streaming',
    name: 'music streaming',
    category: 'Music',
    spellings: ['Spotify', 'Apple Music', 'SoundCloud', 'music streaming', 'Spotify Wrapped', 'Spotify’s'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'According to its founder, how did Spotify come by its name?',
        right: 'He misheard a shout',
        wrong: ['He shook a Scrabble bag', 'He took an old Swedish word', 'He used a cat’s name'],
        explanation:
          'Daniel Ek misheard his partner, who was shouting ideas from another room. “Spot” plus “identify” was thought up afterwards as an explanation.',
        page: {
          title: 'Spotify',
          url: 'https://en.wikipedia.org/wiki/Spotify',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which album on Spotify paid for the band Vulfpeck’s tour in 2014?',
        right: 'Ten silent tracks',
        wrong: ['One-second songs', 'Whale recordings', 'Summer Christmas carols'],
        explanation:
          '“Sleepify”, ten tracks of silence, paid for it, as fans let it run all night. It made about 20,000 dollars before it was taken down, and the concerts were free.',
        page: {
          title: 'Sleepify',
          url: 'https://en.wikipedia.org/wiki/Sleepify',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'You skip a song on Spotify after twenty seconds. What does the singer earn from it?',
        right: 'Nothing at all',
        wrong: ['Half the usual fee', 'The full fee', 'A fee for each second'],
        explanation:
          'The singer earns nothing, because a play counts only after thirty seconds. That is one reason why long introductions have nearly died out in pop.',
        page: {
          title: 'Spotify',
          url: 'https://en.wikipedia.org/wiki/Spotify',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'How does Matt Farley of Massachusetts make a living from Spotify and its rivals?',
        right: 'With over 20,000 songs',
        wrong: ['With sounds of rain', 'With backwards hits', 'With tours of playlists'],
        explanation:
          'He has recorded more than 20,000 songs, on towns, first names, foods and anything else that somebody might search for. Each earns very little, but they add up.',
        page: { title: 'Matt Farley', url: 'https://en.wikipedia.org/wiki/Matt_Farley' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did much of the music heard by Spotify’s early users come from?',
        right: 'Other users’ computers',
        wrong: ['Copied CDs in a robot', 'Radio stations’ servers', 'A vault in Norway'],
        explanation:
          'It came from other users’ computers: like the pirates’ networks, Spotify passed pieces from one to the next, which saved servers, until 2014.',
        page: {
          title: 'Spotify',
          url: 'https://en.wikipedia.org/wiki/Spotify',
        },
      },
    ],
  },
  {
    key: 'music-festivals',
    name: 'music festivals',
    category: 'Music',
    spellings: [
      'Coachella',
      'Glastonbury',
      'Lollapalooza',
      'Bonnaroo',
      'music festival',
      'music festivals',
      'Music Festival',
      'Glastonbury Festival',
      'Tomorrowland',
      'Woodstock festival',
      'Woodstock Festival',
      'Woodstock 1969',
      'Woodstock 99',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was laid under a field in Wacken, a German village, for its heavy metal festival in 2017?',
        right: 'A beer pipeline',
        wrong: ['A heated floor', 'A huge loudspeaker', 'A railway tunnel'],
        explanation:
          'It was a beer pipeline, which can fill several glasses a second. Lorries carrying barrels used to churn up the ground, and Wacken has quite enough mud.',
        page: { title: 'Wacken Open Air', url: 'https://en.wikipedia.org/wiki/Wacken_Open_Air' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did most people at the Woodstock festival of 1969 not pay?',
        right: 'The fence was not finished',
        wrong: ['The army had bought tickets', 'A radio station paid for all', 'The tickets were washed out'],
        explanation:
          'The fence was not finished: with days to go, there was time for either a fence or a stage. The film and the records paid off the debts.',
        page: {
          title: 'Woodstock',
          url: 'https://en.wikipedia.org/wiki/Woodstock',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The first Glastonbury festival cost a pound in 1970. What did visitors get with their tickets?',
        right: 'Free milk',
        wrong: ['A tent', 'A picture book', 'A bus ride home'],
        explanation:
          'They got free milk from Michael Eavis’s dairy farm, which was the venue. About 1,500 people came.',
        page: {
          title: 'Glastonbury Festival',
          url: 'https://en.wikipedia.org/wiki/Glastonbury_Festival',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Every fifth year or so the Glastonbury festival takes a break. For whose sake?',
        right: 'The farmland’s',
        wrong: ['The musicians’', 'The stewards’', 'The villagers’'],
        explanation:
          'It is for the farmland’s sake: the grass and the cows are given a year of rest. Farmers call it a fallow year.',
        page: {
          title: 'Glastonbury Festival',
          url: 'https://en.wikipedia.org/wiki/Glastonbury_Festival',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did a band play in 1993 on the desert polo ground that became home to the Coachella festival?',
        right: 'It was boycotting Ticketmaster',
        wrong: ['It was filming a western', 'It had been banned in Los Angeles', 'It wanted to see an eclipse'],
        explanation:
          'Pearl Jam was boycotting halls tied to Ticketmaster, and 25,000 people came to the middle of nowhere. It proved that a festival could work there.',
        page: {
          title: 'Coachella (festival)',
          url: 'https://en.wikipedia.org/wiki/Coachella_(festival)',
        },
      },
    ],
  },
  {
    key: 'guitars-and-pianos',
    name: 'guitars and pianos',
    category: 'Music',
    spellings: [
      'guitar',
      'guitars',
      'guitarist',
      'guitarists',
      'piano',
      'pianos',
      'pianist',
      'pianists',
      'Stradivarius',
      'Steinway',
      'Stratocaster',
      'violin',
      'violinist',
      'Guitarist',
      'Pianist',
      'Guitar',
      'Piano',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What could Leo Fender, father of the Stratocaster, not do?',
        right: 'Play the guitar',
        wrong: ['Read a circuit plan', 'Hear low notes', 'Drive a car'],
        explanation:
          'He could not play the guitar: he ran a radio repair shop and asked musicians what annoyed them. Others had to try out his instruments.',
        page: {
          title: 'Leo Fender',
          url: 'https://en.wikipedia.org/wiki/Leo_Fender',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'Gibson claimed to have stopped making instruments in the Second World War. Who secretly built thousands?',
        right: 'Local women',
        wrong: ['Prisoners of war', 'Retired monks', 'School classes'],
        explanation:
          'Women in Kalamazoo, Michigan, built them while the men were away. The firm kept quiet about it, yet the wartime guitars are among its most sought after.',
        page: { title: 'Gibson J-45', url: 'https://en.wikipedia.org/wiki/Gibson_J-45' },
      },
      {
        type: 'problem-solving',
        difficulty: 'hard',
        question: 'How hard do the strings of a concert grand piano pull on its iron frame?',
        right: 'Like four elephants',
        wrong: ['Like one horse', 'Like one elephant', 'Like forty elephants'],
        explanation:
          'They pull with about 20 tonnes, the weight of three or four elephants. Wooden frames could not bear it, which is why old pianos sound so much thinner.',
        page: {
          title: 'Piano',
          url: 'https://en.wikipedia.org/wiki/Piano',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Antonio Stradivari is famous for his violins. Which of these did he also build?',
        right: 'Guitars',
        wrong: ['Trumpets', 'Organs', 'Pianos'],
        explanation:
          'He also built guitars: a handful survive, and one of them can still be played. He made harps, mandolins and cellos, too.',
        page: {
          title: 'Antonio Stradivari',
          url: 'https://en.wikipedia.org/wiki/Antonio_Stradivari',
        },
      },
    ],
  },
  {
    key: 'concerts-and-tickets',
    name: 'concert tours and tickets',
    category: 'Music',
    spellings: [
      'Ticketmaster',
      'Live Nation',
      'concert tickets',
      'concert ticket',
      'concert tour',
      'reunion tour',
      'farewell tour',
      'StubHub',
      'world tour',
      'ticket resale',
      'concertgoers',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Why did a hatter pay 225 dollars at auction for a ticket to Jenny Lind’s first American concert, in 1850?',
        right: 'To make his name',
        wrong: ['To please his wife', 'To win a bet', 'To meet the singer'],
        explanation:
          'John Genin did it to make his name, and sold hats by the thousand. P. T. Barnum had put seats up for auction, and Lind gave most of her share to schools.',
        page: {
          title: 'Jenny Lind tour of America, 1850–1852',
          url: 'https://en.wikipedia.org/wiki/Jenny_Lind_tour_of_America,_1850%E2%80%931852',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the Grateful Dead do about fans who secretly recorded their concerts?',
        right: 'Gave them their own section',
        wrong: ['Played wrong notes for them', 'Bought up their tapes', 'Searched them at the door'],
        explanation:
          'From 1984 they gave “tapers” their own section, behind the sound desk. Tapes could be swapped but not sold, and they won the band new fans all over the country.',
        page: { title: 'Grateful Dead', url: 'https://en.wikipedia.org/wiki/Grateful_Dead' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did U2 get stuck inside during a concert in Oslo in 1997?',
        right: 'A giant lemon',
        wrong: ['A steel spider', 'A glass lift', 'A golden egg'],
        explanation:
          'It was a mirrored lemon some twelve metres high, out of which they were to step for the encore. On that night of their tour it opened a crack, and they had to leave by the back.',
        page: { title: 'PopMart Tour', url: 'https://en.wikipedia.org/wiki/PopMart_Tour' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'At whose concerts did women in the 1840s fight over broken piano strings and cigar stubs?',
        right: 'Franz Liszt’s',
        wrong: ['Frédéric Chopin’s', 'Richard Wagner’s', 'Johann Strauss’s'],
        explanation:
          'They were Franz Liszt’s, and the poet Heine called it “Lisztomania”. Doctors took it for an illness that might spread.',
        page: {
          title: 'Lisztomania',
          url: 'https://en.wikipedia.org/wiki/Lisztomania',
        },
      },
    ],
  },
  {
    key: 'nintendo',
    name: 'Nintendo',
    category: 'Gaming',
    spellings: [
      'Nintendo',
      'Nintendo Switch',
      'Switch 2',
      'Super Mario',
      'Mario Kart',
      'Legend of Zelda',
      'Donkey Kong',
      'Wii',
      'Game Boy',
      'Mario Bros.',
      'Super Mario Bros.',
      'Shigeru Miyamoto',
      'GameCube',
      'Metroid',
      'Splatoon',
      'Animal Crossing',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who was Nintendo’s plumber Mario named after?',
        right: 'A warehouse landlord',
        wrong: ['An Italian tenor', 'A racing driver', 'A pizza chef'],
        explanation:
          'Mario Segale, who owned the warehouse, is said to have come to Nintendo’s American office for the overdue rent. He did not care to talk about it later.',
        page: {
          title: 'Mario',
          url: 'https://en.wikipedia.org/wiki/Mario',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What are the bushes in “Super Mario Bros.”, Nintendo’s hit of 1985?',
        right: 'Clouds painted green',
        wrong: ['Hills cut in half', 'Mushrooms upside down', 'Waves standing still'],
        explanation:
          'They are the game’s clouds again, in green. One picture used twice saved memory: the whole game takes up about 40 kilobytes, far less than a photo on a phone.',
        page: { title: 'Super Mario Bros.', url: 'https://en.wikipedia.org/wiki/Super_Mario_Bros.' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Nintendo planned “Donkey Kong”, Mario’s first game, with other characters. Whose?',
        right: 'Popeye’s',
        wrong: ['Mickey Mouse’s', 'Tarzan’s', 'Asterix’s'],
        explanation:
          'They were to be Popeye’s, but Nintendo did not get the rights in time. So the sailor, his rival and Olive Oyl became a carpenter, an ape and a lady.',
        page: {
          title: 'Donkey Kong (1981 video game)',
          url: 'https://en.wikipedia.org/wiki/Donkey_Kong_(1981_video_game)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do Nintendo’s Switch cartridges taste so bitter?',
        right: 'To stop children swallowing them',
        wrong: ['To keep mice from gnawing them', 'To expose illegal copies', 'To protect the metal from rust'],
        explanation:
          'The coating is meant to stop children from swallowing them: it is denatonium benzoate, among the bitterest substances known. Tasting one became a dare among adults.',
        page: {
          title: 'Denatonium',
          url: 'https://en.wikipedia.org/wiki/Denatonium',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave Nintendo’s Gunpei Yokoi the idea for a pocket-sized game?',
        right: 'A commuter with a calculator',
        wrong: ['A soldier with a compass', 'A child with a mirror', 'A nurse with a watch'],
        explanation:
          'He saw a bored commuter on a train playing with a calculator. The “Game & Watch” of 1980 used the same cheap display.',
        page: {
          title: 'Game & Watch',
          url: 'https://en.wikipedia.org/wiki/Game_&_Watch',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which writer’s wife gave Nintendo’s Princess Zelda her name?',
        right: 'F. Scott Fitzgerald’s',
        wrong: ['Ernest Hemingway’s', 'James Joyce’s', 'Vladimir Nabokov’s'],
        explanation:
          'It was F. Scott Fitzgerald’s wife Zelda; Shigeru Miyamoto simply liked the sound. The dungeons go back to the caves that he explored as a child.',
        page: {
          title: 'The Legend of Zelda',
          url: 'https://en.wikipedia.org/wiki/The_Legend_of_Zelda',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who gave his name to Kirby, Nintendo’s pink ball?',
        right: 'A lawyer',
        wrong: ['A cartoonist', 'A games tester', 'A salesman'],
        explanation:
          'It was the lawyer John Kirby, who had won in court when Universal claimed that Donkey Kong was King Kong. Nintendo also gave him a sailing boat.',
        page: {
          title: 'John Kirby (attorney)',
          url: 'https://en.wikipedia.org/wiki/John_Kirby_(attorney)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Nintendo, then a maker of playing cards, try to sell in the 1960s?',
        right: 'Instant rice',
        wrong: ['Motorcycles', 'Green tea', 'Umbrellas'],
        explanation:
          'It tried instant rice, and ran taxis as well. Nothing worked until a technician’s extending arm, built to pass the time, became a toy.',
        page: {
          title: 'Nintendo',
          url: 'https://en.wikipedia.org/wiki/Nintendo',
        },
      },
    ],
  },
  {
    key: 'playstation-and-xbox',
    name: 'PlayStation and Xbox',
    category: 'Gaming',
    spellings: [
      'PlayStation',
      'PS5',
      'PS6',
      'Xbox',
      'Game Pass',
      'Xbox Game Pass',
      'PlayStation 5',
      'PlayStation 6',
      'game console',
      'video game console',
      'game consoles',
      'Xbox Series X',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which firm dropped Sony as its partner, so that Sony built the PlayStation on its own?',
        right: 'Nintendo',
        wrong: ['Philips', 'Sega', 'Microsoft'],
        explanation:
          'Nintendo did: Sony had been meant to build a CD player for its console. At a fair in 1991, a day after announcing it, Sony learnt that its partner had gone to a rival.',
        page: {
          title: 'PlayStation',
          url: 'https://en.wikipedia.org/wiki/PlayStation',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the US Air Force build from 1,760 PlayStation 3 consoles in 2010?',
        right: 'A supercomputer',
        wrong: ['A flight simulator', 'A radar network', 'A drone controller'],
        explanation:
          'It built a supercomputer, the “Condor Cluster”, for a tenth of the price of a usual machine of its power. It analysed pictures taken from the air.',
        page: {
          title: 'PlayStation 3 cluster',
          url: 'https://en.wikipedia.org/wiki/PlayStation_3_cluster',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the US Navy steer with controllers made for the Xbox?',
        right: 'Submarines’ periscopes',
        wrong: ['Aircraft carriers’ lifts', 'Helicopters’ winches', 'Destroyers’ searchlights'],
        explanation:
          'They steer the periscope masts of Virginia-class submarines. They cost about thirty dollars instead of tens of thousands, and recruits know them by heart.',
        page: {
          title: 'Virginia-class submarine',
          url: 'https://en.wikipedia.org/wiki/Virginia-class_submarine',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who presented “Halo”, the game that later made Microsoft’s Xbox a success, in 1999?',
        right: 'Steve Jobs',
        wrong: ['Bill Gates', 'Sony’s boss', 'Steven Spielberg'],
        explanation:
          'Steve Jobs presented it at an Apple fair, as it was meant for the Mac as well. A year later Microsoft bought the studio.',
        page: {
          title: 'Halo: Combat Evolved',
          url: 'https://en.wikipedia.org/wiki/Halo:_Combat_Evolved',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the triangle on a PlayStation controller stand for, according to its designer?',
        right: 'A point of view',
        wrong: ['A play button', 'A warning sign', 'A mountain peak'],
        explanation:
          'The triangle stands for a point of view, like a head looking in a direction. The square is a sheet of paper, and circle and cross mean yes and no, as they do in Japan.',
        page: {
          title: 'PlayStation Controller',
          url: 'https://en.wikipedia.org/wiki/PlayStation_Controller',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Sony’s Steve Race say in his famously short speech about the PlayStation in 1995?',
        right: 'Just a price',
        wrong: ['Just a date', 'Just a name', 'Just goodbye'],
        explanation:
          'He said “299” and left the stage to cheers: the PlayStation would cost a hundred dollars less than Sega’s console, presented that morning at the same fair.',
        page: { title: 'PlayStation (console)', url: 'https://en.wikipedia.org/wiki/PlayStation_(console)' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why did the PlayStation 2 need an export permit from Japan in 2000?',
        right: 'It might have guided missiles',
        wrong: ['It contained rare metals', 'It could forge banknotes', 'It jammed aircraft radios'],
        explanation:
          'It handled pictures so fast that it might have been used for guiding missiles, and so it fell under rules on arms. The fuss was good advertising.',
        page: {
          title: 'PlayStation 2',
          url: 'https://en.wikipedia.org/wiki/PlayStation_2',
        },
      },
    ],
  },
  {
    key: 'grand-theft-auto',
    name: '“Grand Theft Auto”',
    category: 'Gaming',
    spellings: [
      'Grand Theft Auto',
      'GTA 6',
      'GTA VI',
      'Rockstar Games',
      'GTA V',
      'GTA 5',
      'GTA Online',
      'Take-Two',
      'Take-Two Interactive',
      'Grand Theft Auto VI',
      'Grand Theft Auto 6',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which bug saved the first “Grand Theft Auto”, when it was still a dull racing game?',
        right: 'Police cars that went wild',
        wrong: ['A finish line that vanished', 'A radio that never stopped', 'A map that had no end'],
        explanation: 'The police cars went wild and rammed the player off the road, and testers wanted nothing else.',
        page: {
          title: 'Grand Theft Auto (video game)',
          url: 'https://en.wikipedia.org/wiki/Grand_Theft_Auto_(video_game)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In which city was the first “Grand Theft Auto” game, about American crime, made?',
        right: 'Dundee',
        wrong: ['Los Angeles', 'New York', 'Montreal'],
        explanation:
          'It was made in Dundee, a Scottish city once known for jute, jam and journalism. The lead studio still sits in Edinburgh.',
        page: {
          title: 'Grand Theft Auto',
          url: 'https://en.wikipedia.org/wiki/Grand_Theft_Auto',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which gentler hit game did the studio behind the first “Grand Theft Auto” make before it?',
        right: '“Lemmings”',
        wrong: ['“The Sims”', '“Myst”', '“Worms”'],
        explanation:
          'The Dundee studio had made “Lemmings”, in which players save small green-haired creatures from walking to their deaths. It paid for what followed.',
        page: {
          title: 'Lemmings (video game)',
          url: 'https://en.wikipedia.org/wiki/Lemmings_(video_game)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the publicist hired by the makers of “Grand Theft Auto” in 1997 supposed to do?',
        right: 'Stir up outrage',
        wrong: ['Calm politicians', 'Hush up reviews', 'Attract parents'],
        explanation:
          'Max Clifford was to stir up outrage: he fed newspapers and members of Parliament with shocking details, and the protests made the game known before it was out.',
        page: {
          title: 'Grand Theft Auto (video game)',
          url: 'https://en.wikipedia.org/wiki/Grand_Theft_Auto_(video_game)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How long did “Grand Theft Auto V” need to earn a billion dollars in 2013?',
        right: 'Three days',
        wrong: ['Three weeks', 'Three months', 'A year and a half'],
        explanation:
          'It needed three days, faster than any film or game before. It had taken about five years to make.',
        page: {
          title: 'Grand Theft Auto V',
          url: 'https://en.wikipedia.org/wiki/Grand_Theft_Auto_V',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'Under which title was the first “Grand Theft Auto” planned?',
        right: '“Race’n’Chase”',
        wrong: ['“Cops and Cars”', '“Stolen Wheels”', '“Getaway City”'],
        explanation:
          'It was planned as “Race’n’Chase”, with races and bank robberies in which players could be the robbers or the police. In the end only one side of the law was left.',
        page: {
          title: 'Grand Theft Auto (video game)',
          url: 'https://en.wikipedia.org/wiki/Grand_Theft_Auto_(video_game)',
        },
      },
    ],
  },
  {
    key: 'minecraft',
    name: 'Minecraft',
    category: 'Gaming',
    spellings: ['Minecraft', 'Mojang'],
    questions: [
      {
        type: 'problem-solving',
        difficulty: 'hard',
        question: 'Compared with the Earth’s surface, how big is a whole Minecraft world?',
        right: 'About seven times as big',
        wrong: ['About a tenth as big', 'About half as big', 'About the same size'],
        explanation:
          'It is about seven times as big: a block is a metre wide, and each side of the world measures 60,000 kilometres. The landscape is worked out only when somebody comes near.',
        page: {
          title: 'Minecraft',
          url: 'https://en.wikipedia.org/wiki/Minecraft',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the Creeper, Minecraft’s exploding monster, come about?',
        right: 'As a botched pig',
        wrong: ['As a walking cactus', 'As a fan’s drawing', 'As a mouldy zombie'],
        explanation:
          'It began as a pig whose height and length had been mixed up. Its maker liked the upright shape, made it green and let it explode.',
        page: { title: 'Creeper (Minecraft)', url: 'https://en.wikipedia.org/wiki/Creeper_(Minecraft)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A Minecraft player set out in one direction in 2011. What did he reach after some 14 years?',
        right: 'The broken edge of the world',
        wrong: ['The house he had started from', 'The map’s own North Pole', 'A wall that has no gate'],
        explanation:
          'He reached the broken edge, the “Far Lands”, some 12,500 kilometres out, where the landscape of old versions goes mad. Viewers of Kurt J. Mac’s walk gave over half a million dollars to charity.',
        page: {
          title: 'Kurt J. Mac',
          url: 'https://en.wikipedia.org/wiki/Kurt_J._Mac',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The studio behind Minecraft, Mojang, is named after a Swedish word for what?',
        right: 'A gadget',
        wrong: ['A cellar', 'A neighbour', 'A pickaxe'],
        explanation:
          '“Mojäng” is a gadget, a thing whose name will not come to mind. The studio was founded in Stockholm.',
        page: {
          title: 'Mojang Studios',
          url: 'https://en.wikipedia.org/wiki/Mojang_Studios',
        },
      },
    ],
  },
  {
    key: 'pokemon',
    name: 'Pokémon',
    category: 'Gaming',
    spellings: [
      'Pokémon',
      'Pokemon',
      'Pikachu',
      'Pokémon Go',
      'Pokémon GO',
      'Pokemon Go',
      'Pokémon cards',
      'Pokemon cards',
      'Charizard',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who went to court in 2000 over a Pokémon that carries spoons?',
        right: 'Uri Geller',
        wrong: ['David Blaine', 'David Copperfield', 'James Randi'],
        explanation:
          'Uri Geller, famous for bending spoons, saw himself in Kadabra, whose Japanese name sounds like his. The creature vanished from the trading cards for years, until he apologised in 2020.',
        page: { title: 'Kadabra', url: 'https://en.wikipedia.org/wiki/Kadabra' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The name of the Pokémon Pikachu joins a spark with something else. What?',
        right: 'A mouse’s squeak',
        wrong: ['A thunder god', 'A kiss', 'A cat’s purr'],
        explanation:
          'In Japanese “pika” is a spark and “chu” the squeak of a mouse. The animal called pika has nothing to do with it.',
        page: {
          title: 'Pikachu',
          url: 'https://en.wikipedia.org/wiki/Pikachu',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Japanese scientists name after the Pokémon Pikachu in 2008?',
        right: 'A protein in the eye',
        wrong: ['A kind of lightning', 'A mountain mouse', 'A wasp’s venom'],
        explanation:
          'They named a protein in the eye pikachurin: it helps the retina to pass on signals fast, and they thought of the creature’s lightning speed.',
        page: {
          title: 'Pikachurin',
          url: 'https://en.wikipedia.org/wiki/Pikachurin',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which Pokémon was the first to be drawn, according to its artists?',
        right: 'Rhydon',
        wrong: ['Pikachu', 'Mew', 'Bulbasaur'],
        explanation:
          'Rhydon, an armoured rhinoceros, came first. It stands in the first games as a statue again and again, as it was the only one certain to be in.',
        page: {
          title: 'Rhydon',
          url: 'https://en.wikipedia.org/wiki/Rhydon',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How did the mysterious Pokémon Mew get into the first games?',
        right: 'In space left at the end',
        wrong: ['As a prize for winners', 'On orders from Nintendo', 'As a fan’s drawing'],
        explanation:
          'When the tools for finding errors were removed, some 300 bytes of space were left. A programmer slipped Mew in for fun and told hardly anybody.',
        page: {
          title: 'Mew (Pokémon)',
          url: 'https://en.wikipedia.org/wiki/Mew_(Pok%C3%A9mon)',
        },
      },
    ],
  },
  {
    key: 'fortnite-and-esports',
    name: 'Fortnite and esports',
    category: 'Gaming',
    spellings: [
      'Fortnite',
      'Epic Games',
      'esports',
      'Esports',
      'e-sports',
      'eSports',
      'League of Legends',
      'Valorant',
      'StarCraft',
      'Esports World Cup',
      'Tim Sweeney',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the prize at one of the first esports contests, at Stanford University in 1972?',
        right: 'A magazine subscription',
        wrong: ['A trip to Japan', 'A home computer', 'A hundred dollars'],
        explanation: 'It was a year’s subscription to “Rolling Stone”, which reported on the “Spacewar” players.',
        page: {
          title: 'Spacewar!',
          url: 'https://en.wikipedia.org/wiki/Spacewar!',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          '“Fortnite” took years as a game about zombies. How long did it take to turn it into a battle royale?',
        right: 'About two months',
        wrong: ['About two years', 'About a year', 'About a weekend'],
        explanation:
          'The team did it in about two months in 2017, when a rival’s hundred-player game had taken off. The original was soon forgotten.',
        page: {
          title: 'Fortnite Battle Royale',
          url: 'https://en.wikipedia.org/wiki/Fortnite_Battle_Royale',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did millions of “Fortnite” players stare at for nearly two days in 2019?',
        right: 'A black hole',
        wrong: ['A closed gate', 'A cracked moon', 'An empty beach'],
        explanation:
          'A black hole had swallowed the whole island, and nothing else could be seen or done until a new map appeared. Millions watched it all the same.',
        page: { title: 'Fortnite Battle Royale', url: 'https://en.wikipedia.org/wiki/Fortnite_Battle_Royale' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the esports hit “League of Legends” grow out of?',
        right: 'A map made by fans',
        wrong: ['A Chinese board game', 'An army simulator', 'A children’s book'],
        explanation:
          'It grew out of “Defense of the Ancients”, a map that hobbyists had built inside “Warcraft III”. One of them helped to design the new game.',
        page: {
          title: 'Multiplayer online battle arena',
          url: 'https://en.wikipedia.org/wiki/Multiplayer_online_battle_arena',
        },
      },
    ],
  },
  {
    key: 'pc-games',
    name: 'Steam and PC games',
    category: 'Gaming',
    spellings: [
      'on Steam',
      'Steam Deck',
      'Steam Machine',
      'Steam Frame',
      'Steam Controller',
      'Steam sale',
      'Gabe Newell',
      'Half-Life',
      'Counter-Strike',
      'PC games',
      'PC game',
      'PC gaming',
      'Dota 2',
      'Baldur’s Gate',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was Steam, the biggest shop for PC games, built for in 2003?',
        right: 'To update games',
        wrong: ['To sell music', 'To rent computers', 'To teach coding'],
        explanation:
          'It was built to update games: each new version of “Counter-Strike” had split the players into two camps. Selling other firms’ games came later, and at first users hated it.',
        page: {
          title: 'Steam (service)',
          url: 'https://en.wikipedia.org/wiki/Steam_(service)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why do desks have wheels at Valve, the firm behind the PC game shop Steam?',
        right: 'Staff choose their projects',
        wrong: ['Floors are cleaned by robots', 'Staff may take them home', 'Rooms double as studios'],
        explanation:
          'Staff choose their own projects, says Valve’s handbook: you unplug your computer and roll to the team you find most worthwhile. Nobody reports to anybody.',
        page: {
          title: 'Valve Corporation',
          url: 'https://en.wikipedia.org/wiki/Valve_Corporation',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did “Portal”, one of the best-loved PC games, begin?',
        right: 'As a students’ project',
        wrong: ['As an army test', 'As a newspaper puzzle', 'As a bug in “Half-Life”'],
        explanation:
          'It began as “Narbacular Drop”, a project by seven students in Washington State. Valve’s boss saw it and hired them on the spot.',
        page: {
          title: 'Portal (video game)',
          url: 'https://en.wikipedia.org/wiki/Portal_(video_game)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What set Will Wright thinking about “The Sims”, one of the best-selling PC games?',
        right: 'His house had burnt down',
        wrong: ['His parents had moved in', 'His flat was too small', 'His daughter wanted dolls'],
        explanation:
          'His house had burnt down in the Oakland firestorm of 1991. Starting from scratch, he wondered which things people really need, and in what order.',
        page: { title: 'The Sims (video game)', url: 'https://en.wikipedia.org/wiki/The_Sims_(video_game)' },
      },
    ],
  },
  {
    key: 'arcade-games',
    name: 'Tetris and arcade games',
    category: 'Gaming',
    spellings: [
      'Tetris',
      'Pac-Man',
      'arcade',
      'arcades',
      'Space Invaders',
      'Atari',
      'pinball',
      'Arcade Game',
      'Arcade Games',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: '“Tetris” combines the Greek word for four with the name of what?',
        right: 'A sport',
        wrong: ['A flower', 'A river', 'A dance'],
        explanation:
          'The “-is” comes from tennis, Alexey Pajitnov’s favourite sport, and every piece has four squares.',
        page: {
          title: 'Tetris',
          url: 'https://en.wikipedia.org/wiki/Tetris',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Alexey Pajitnov wrote Tetris in 1984 at work. What was he supposed to be working on?',
        right: 'Speech recognition',
        wrong: ['Weather forecasts', 'Missile guidance', 'Chess programs'],
        explanation:
          'He was meant to work on speech recognition, at the Academy of Sciences in Moscow. The rights went to the state for ten years, so he earned next to nothing at first.',
        page: {
          title: 'Tetris',
          url: 'https://en.wikipedia.org/wiki/Tetris',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does “Space Invaders” speed up as you shoot the invaders?',
        right: 'The computer has less to draw',
        wrong: ['The coins are used up sooner', 'The players had complained', 'The joystick loosens up'],
        explanation:
          'The more you shoot, the less the computer has to draw: the chip could not move them all quickly. The designer noticed, liked the rising tension and left it so.',
        page: {
          title: 'Space Invaders',
          url: 'https://en.wikipedia.org/wiki/Space_Invaders',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did Dave Theurer suffer from after making “Missile Command”, an arcade game of 1980?',
        right: 'Dreams of nuclear war',
        wrong: ['Fear of flying', 'Pain in both thumbs', 'Lawsuits by generals'],
        explanation:
          'He had nightmares of nuclear war for months. In his mind the six cities that cannot be saved in the end were in California, where he lived.',
        page: { title: 'Missile Command', url: 'https://en.wikipedia.org/wiki/Missile_Command' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did one of the first “Pong” machines, in a Californian bar, stop working?',
        right: 'It was full of coins',
        wrong: ['Beer had run into it', 'A mouse had nested in it', 'The picture had burnt in'],
        explanation:
          'It was so full of coins that it had jammed. Its builder took that as a good sign for the business.',
        page: {
          title: 'Pong',
          url: 'https://en.wikipedia.org/wiki/Pong',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What might a game of Tetris soon after a shock do, according to psychologists?',
        right: 'Prevent flashbacks',
        wrong: ['Improve hearing', 'Lower a fever', 'Bring back memories'],
        explanation:
          'It might reduce flashbacks, as the game occupies the mind’s eye while the memory is settling. Trials in hospitals were encouraging.',
        page: {
          title: 'Tetris effect',
          url: 'https://en.wikipedia.org/wiki/Tetris_effect',
        },
      },
    ],
  },
  {
    key: 'retro-games',
    name: 'retro games and speedruns',
    category: 'Gaming',
    spellings: [
      'speedrun',
      'speedruns',
      'speedrunner',
      'speedrunners',
      'speedrunning',
      'Speedrun',
      'Games Done Quick',
      'retro games',
      'retro gaming',
      'Sega',
      'Commodore 64',
      'Sonic the Hedgehog',
      'retro game',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What may have made a speedrunner’s Mario shoot up a level for no known reason in 2013?',
        right: 'A particle from space',
        wrong: ['A neighbour’s radio', 'A crumb in the controller', 'A tremor in the floor'],
        explanation:
          'No trick could repeat it, but one flipped bit in the console’s memory would explain it. A particle from space can do that, as engineers of satellites know.',
        page: { title: 'Single-event upset', url: 'https://en.wikipedia.org/wiki/Single-event_upset' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why was the Konami code, a secret series of ten inputs, put into a game in the 1980s?',
        right: 'Its tester kept losing',
        wrong: ['Children had begged for it', 'A contest required it', 'A magazine had paid for it'],
        explanation:
          'Kazuhisa Hashimoto had to test “Gradius” and kept losing, so he gave himself a code for extra weapons. He forgot to take it out.',
        page: {
          title: 'Konami Code',
          url: 'https://en.wikipedia.org/wiki/Konami_Code',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Blowing into old game cartridges seemed to help. What really did?',
        right: 'Plugging them in again',
        wrong: ['Cooling the chips down', 'Getting the dust out', 'Warming up the battery'],
        explanation:
          'Plugging them in again helped, as the contacts met better. Damp breath could even make them corrode.',
        page: {
          title: 'Nintendo Entertainment System',
          url: 'https://en.wikipedia.org/wiki/Nintendo_Entertainment_System',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who were the first customers of Sega, later the home of Sonic the Hedgehog?',
        right: 'American military bases',
        wrong: ['Japanese kindergartens', 'Hawaiian hotels', 'Cruise ships'],
        explanation:
          'It supplied military bases with slot machines and jukeboxes before games had screens. The name is short for Service Games.',
        page: {
          title: 'Sega',
          url: 'https://en.wikipedia.org/wiki/Sega',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was in the secret room that a programmer hid in Atari’s game “Adventure”?',
        right: 'His own name',
        wrong: ['A map of Atari’s office', 'A love letter', 'A portrait of his boss'],
        explanation:
          'His own name was in it, because Atari kept its programmers anonymous. A boy from Utah found it in 1980, and such surprises came to be called “Easter eggs”.',
        page: {
          title: 'Adventure (1980 video game)',
          url: 'https://en.wikipedia.org/wiki/Adventure_(1980_video_game)',
        },
      },
    ],
  },
  {
    key: 'board-games',
    name: 'board games',
    category: 'Gaming',
    spellings: [
      'board game',
      'board games',
      'Board Game',
      'Board Games',
      'Scrabble',
      'Dungeons & Dragons',
      'Dungeons and Dragons',
      'D&D',
      'Catan',
      'Monopoly Go',
      '‘Monopoly’',
      '“Monopoly”',
      'tabletop game',
      'tabletop games',
      'game of Monopoly',
      'Monopoly board',
      'Cluedo',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the board game that Elizabeth Magie invented, later copied as Monopoly, meant to show?',
        right: 'The harm done by landlords',
        wrong: ['The art of saving money', 'The growth of railways', 'The rules of the stock market'],
        explanation:
          '“The Landlord’s Game” of 1904 was meant to show how landlords get rich and others poor. Under a second set of rules all gained, but the first proved more fun.',
        page: {
          title: 'The Landlord’s Game',
          url: 'https://en.wikipedia.org/wiki/The_Landlord%27s_Game',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did Alfred Butts decide how many of each letter the board game Scrabble needs?',
        right: 'He counted them in newspapers',
        wrong: ['He asked an old printer', 'He followed Morse code', 'He rolled dice for them'],
        explanation:
          'He counted letters in newspapers such as the New York Times. He cut down on S, as plurals would have been too easy.',
        page: {
          title: 'Scrabble',
          url: 'https://en.wikipedia.org/wiki/Scrabble',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The inventor of the board game Risk also won an Oscar. What for?',
        right: 'A story about a balloon',
        wrong: ['A war film’s battles', 'A western’s music', 'A cartoon about a cat'],
        explanation:
          'Albert Lamorisse won it for writing “The Red Balloon”, in which a balloon follows a boy through Paris and which has hardly a word of dialogue. He devised Risk a year later.',
        page: { title: 'Albert Lamorisse', url: 'https://en.wikipedia.org/wiki/Albert_Lamorisse' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the first twenty-sided dice in the game Dungeons & Dragons come from?',
        right: 'A school supplier',
        wrong: ['A Nevada casino', 'A button maker', 'A toy museum'],
        explanation:
          'They came from a school supplier, which sold them in sets of five as models for geometry lessons. Since they came as a set, all five shapes got into the game.',
        page: {
          title: 'Dungeons & Dragons',
          url: 'https://en.wikipedia.org/wiki/Dungeons_&_Dragons',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The board game snakes and ladders comes from India. What was it meant to teach?',
        right: 'Virtue and vice',
        wrong: ['Trade and profit', 'Kings and battles', 'Roads and rivers'],
        explanation:
          'It taught virtue and vice: ladders stood for good deeds and snakes for bad ones, and the last square was liberation. There were more snakes than ladders.',
        page: {
          title: 'Snakes and ladders',
          url: 'https://en.wikipedia.org/wiki/Snakes_and_ladders',
        },
      },
    ],
  },
  {
    key: 'comics',
    name: 'comics',
    category: 'Film & TV',
    spellings: [
      'comic book',
      'comic books',
      'comic strip',
      'comic strips',
      'graphic novel',
      'graphic novels',
      'cartoonist',
      'cartoonists',
      'Comic Book',
      'Graphic Novel',
      'Snoopy',
      'Tintin',
      'Asterix',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Pieces of Garfield, the comic cat, washed up on French beaches for over thirty years. What were they?',
        right: 'Telephones',
        wrong: ['Slippers', 'Lunch boxes', 'Bath toys'],
        explanation:
          'They were telephones in the shape of the orange cat, from a container lost in a storm. In 2019 the remains were found in a sea cave in Brittany.',
        page: {
          title: 'Garfield',
          url: 'https://en.wikipedia.org/wiki/Garfield',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who gave the comic strip “Peanuts” its title?',
        right: 'The syndicate that sold it',
        wrong: ['The artist’s daughter', 'A reader in Georgia', 'The artist’s first editor'],
        explanation:
          'The syndicate that sold it to newspapers did. Charles M. Schulz had called it “Li’l Folks” and disliked “Peanuts” all his life, because it lacked dignity.',
        page: {
          title: 'Peanuts',
          url: 'https://en.wikipedia.org/wiki/Peanuts',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was yellow in the comic strip that gave us the term “yellow press”?',
        right: 'A boy’s nightshirt',
        wrong: ['A villain’s car', 'A dog’s coat', 'A girl’s hair'],
        explanation:
          'It was the nightshirt of the “Yellow Kid”, so popular in the 1890s that two New York papers fought over him. The name passed to their lurid reporting.',
        page: {
          title: 'Yellow journalism',
          url: 'https://en.wikipedia.org/wiki/Yellow_journalism',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which word did America’s comics code of 1954 ban from the titles of comic books?',
        right: '“Horror”',
        wrong: ['“Love”', '“War”', '“Jungle”'],
        explanation:
          'The code banned “horror” and “terror” from titles, after psychiatrists and senators had warned of comics. Many publishers of crime tales closed, and superheroes profited.',
        page: {
          title: 'Comics Code Authority',
          url: 'https://en.wikipedia.org/wiki/Comics_Code_Authority',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did France name after the comic hero Asterix in 1965?',
        right: 'Its first satellite',
        wrong: ['Its first reactor', 'Its fastest train', 'Its polar station'],
        explanation:
          'Its first satellite was called Astérix, and made France the third country to launch one by itself. It fell silent almost at once, but is still up there.',
        page: { title: 'Astérix (satellite)', url: 'https://en.wikipedia.org/wiki/Ast%C3%A9rix_(satellite)' },
      },
    ],
  },
  {
    key: 'magic',
    name: 'magicians',
    category: 'Film & TV',
    spellings: [
      'magician',
      'magicians',
      'magic trick',
      'magic tricks',
      'Houdini',
      'illusionist',
      'illusionists',
      'Penn & Teller',
      'David Copperfield',
      'David Blaine',
      'Magician',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'France sent the magician Robert-Houdin to Algeria in 1856. What for?',
        right: 'To impress the tribes',
        wrong: ['To entertain the troops', 'To expose a smuggler', 'To train interpreters'],
        explanation:
          'He was to impress the tribes with French magic that outdid their holy men’s: no strong man could lift his chest, because an electromagnet held it down.',
        page: {
          title: 'Jean-Eugène Robert-Houdin',
          url: 'https://en.wikipedia.org/wiki/Jean-Eug%C3%A8ne_Robert-Houdin',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the magician John Mulholland write for the CIA in the 1950s?',
        right: 'A guide to sleight of hand',
        wrong: ['A history of hypnosis', 'A list of fake mediums', 'A code of card symbols'],
        explanation:
          'His guide to sleight of hand taught agents to slip a pill into a drink, and to signal by the way they tied their shoelaces. It was thought lost until a copy turned up in 2007.',
        page: { title: 'John Mulholland (magician)', url: 'https://en.wikipedia.org/wiki/John_Mulholland_(magician)' },
      },
      {
        type: 'problem-solving',
        difficulty: 'hard',
        question:
          'A magic trick cannot be copyrighted. How did the magician Teller win in court in 2014 when his was copied?',
        right: 'He had registered it as drama',
        wrong: ['He had patented the secret', 'He had filmed the copier', 'He had sworn a rival to silence'],
        explanation:
          'He had registered “Shadows”, in which a cut shadow makes a real rose fall apart, as a pantomime thirty years before, and drama is protected.',
        page: {
          title: 'Teller (magician)',
          url: 'https://en.wikipedia.org/wiki/Teller_(magician)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the magic word “abracadabra” for when a Roman physician wrote it down?',
        right: 'Curing fever',
        wrong: ['Finding treasure', 'Winning love', 'Taming horses'],
        explanation:
          'It was for curing fever: the sick wore the word as an amulet, in lines that lost a letter each time, so that the fever would dwindle too.',
        page: {
          title: 'Abracadabra',
          url: 'https://en.wikipedia.org/wiki/Abracadabra',
        },
      },
    ],
  },
  {
    key: 'stand-up-comedy',
    name: 'stand-up comedy',
    category: 'Film & TV',
    spellings: [
      'stand-up comedy',
      'comedian',
      'comedians',
      'stand-up comedian',
      'stand-up comedians',
      'Comedian',
      'Comedians',
      'comedy special',
      'comedy club',
      'comedy clubs',
      'Edinburgh Fringe',
      'stand-up comic',
      'stand-up special',
      'Netflix Is a Joke',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why do American stand-up comedians so often perform in front of a brick wall?',
        right: 'One club could not afford plaster',
        wrong: ['Bricks carry the voice well', 'Fire inspectors required it', 'Early clubs were in warehouses'],
        explanation:
          'The Improv in New York could not afford to plaster its wall in 1963, when the founder tore off the panels, and he liked the look. Television spread it.',
        page: {
          title: 'The Improv',
          url: 'https://en.wikipedia.org/wiki/The_Improv',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'Comedians prefer a full house. How much more do people laugh in company than alone, according to research?',
        right: 'About thirty times as much',
        wrong: ['About twice as much', 'About five times as much', 'About ten times as much'],
        explanation:
          'They laugh about thirty times as much, found Robert Provine, who had people keep diaries and listened in shopping malls. Most laughs followed remarks that were not funny at all.',
        page: {
          title: 'Laughter',
          url: 'https://en.wikipedia.org/wiki/Laughter',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Eight theatre groups began the Edinburgh Fringe, now a showcase for comedians, in 1947. Who had invited them?',
        right: 'Nobody',
        wrong: ['The Queen', 'The university', 'A local brewer'],
        explanation:
          'Nobody had: they turned up beside the new official festival and hired halls of their own. Anybody may still take part.',
        page: {
          title: 'Edinburgh Festival Fringe',
          url: 'https://en.wikipedia.org/wiki/Edinburgh_Festival_Fringe',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did comedian Andy Kaufman take his audience from Carnegie Hall in 1979?',
        right: 'To have milk and cookies',
        wrong: ['To watch him wrestle', 'To see his parents', 'To ride a carousel'],
        explanation:
          'Buses took the audience to a school cafeteria for milk and cookies. He told them that the show would go on the next day on the Staten Island Ferry.',
        page: { title: 'Andy Kaufman', url: 'https://en.wikipedia.org/wiki/Andy_Kaufman' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Mark Twain go on a comic lecture tour round the world in 1895?',
        right: 'To pay his debts',
        wrong: ['To find a cure', 'To escape scandal', 'To research a novel'],
        explanation:
          'He wanted to pay his debts, having put a fortune into a typesetting machine that hardly ever worked. In the end he paid back every cent.',
        page: {
          title: 'Mark Twain',
          url: 'https://en.wikipedia.org/wiki/Mark_Twain',
        },
      },
    ],
  },
  {
    key: 'dance',
    name: 'dance and ballet',
    category: 'Music',
    spellings: [
      'ballet',
      'Ballet',
      'ballerina',
      'ballerinas',
      'ballet dancer',
      'choreographer',
      'choreographers',
      'choreography',
      'Swan Lake',
      'Nutcracker',
      'flamenco',
      'Dancing With the Stars',
      'Dancing with the Stars',
      'Strictly Come Dancing',
      'Bolshoi',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ballet did Soviet television show again and again during the coup of August 1991?',
        right: '“Swan Lake”',
        wrong: ['“The Nutcracker”', '“Giselle”', '“Spartacus”'],
        explanation:
          'It showed “Swan Lake”, as it had done when leaders died, so everybody understood. Russians still take the four little swans for a sign.',
        page: {
          title: 'Swan Lake',
          url: 'https://en.wikipedia.org/wiki/Swan_Lake',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did Louis XIV of France come to be called the “Sun King”?',
        right: 'He danced the Sun in a ballet',
        wrong: ['He was born at noon', 'He won a battle at dawn', 'He ate from golden plates'],
        explanation:
          'At 14 he danced the rising Sun in a ballet that had lasted all night. He later founded the academy to which ballet owes its French terms.',
        page: {
          title: 'Ballet Royal de la Nuit',
          url: 'https://en.wikipedia.org/wiki/Ballet_Royal_de_la_Nuit',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What makes the tips of a ballerina’s pointe shoes so hard?',
        right: 'Layers of cloth and glue',
        wrong: ['A piece of steel', 'A block of oak', 'A shell of plaster'],
        explanation:
          'Layers of cloth and glue are built up like papier mâché. They go soft with sweat, and a dancer may wear out a pair in one evening.',
        page: {
          title: 'Pointe shoe',
          url: 'https://en.wikipedia.org/wiki/Pointe_shoe',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For whom did George Balanchine and Igor Stravinsky make a ballet in 1942?',
        right: 'Circus elephants',
        wrong: ['Wounded soldiers', 'Olympic skaters', 'Convent pupils'],
        explanation:
          'They made it for fifty elephants of the Ringling circus. Stravinsky had asked how old the elephants were, and accepted on being told that they were very young.',
        page: { title: 'Circus Polka', url: 'https://en.wikipedia.org/wiki/Circus_Polka' },
      },
    ],
  },
  {
    key: 'fan-conventions',
    name: 'fan conventions and cosplay',
    category: 'Internet Culture',
    spellings: [
      'Comic-Con',
      'Comic Con',
      'cosplay',
      'cosplayer',
      'cosplayers',
      'Cosplay',
      'fan convention',
      'fan conventions',
      'Dragon Con',
      'San Diego Comic-Con',
      'Comiket',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where was the first San Diego Comic-Con held, in 1970?',
        right: 'In a hotel basement',
        wrong: ['On an aircraft carrier', 'In a school gym', 'At the zoo'],
        explanation:
          'It was held in the basement of the U. S. Grant Hotel for a few hundred people. Today the crowd books up the city a year ahead.',
        page: {
          title: 'San Diego Comic-Con',
          url: 'https://en.wikipedia.org/wiki/San_Diego_Comic-Con',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Myrtle Douglas make in 1939 that earned her a place in the history of cosplay?',
        right: 'Costumes of the future',
        wrong: ['A King Kong mask', 'A walking robot', 'A fan magazine'],
        explanation:
          'She made futuristic costumes in which she and Forrest Ackerman walked about at the first World Science Fiction Convention. Nobody else had dressed up.',
        page: {
          title: 'Cosplay',
          url: 'https://en.wikipedia.org/wiki/Cosplay',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which costume material did fan conventions ban after 1972?',
        right: 'Peanut butter',
        wrong: ['Candle wax', 'Ice cream', 'Wet cement'],
        explanation:
          'A young artist had come to a masquerade smeared with peanut butter. It ran in the heat, stained other costumes and began to smell.',
        page: { title: 'Cosplay', url: 'https://en.wikipedia.org/wiki/Cosplay' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do hundreds of thousands of fans come to Tokyo’s Comiket convention to buy?',
        right: 'Comics by amateurs',
        wrong: ['Old game consoles', 'Models of robots', 'Used film costumes'],
        explanation:
          'They come for comics that amateurs print in small runs, often about heroes they do not own. Publishers look the other way, since many star artists began there.',
        page: {
          title: 'Comiket',
          url: 'https://en.wikipedia.org/wiki/Comiket',
        },
      },
    ],
  },
  {
    key: 'fandom',
    name: 'fan fiction and fandom',
    category: 'Internet Culture',
    spellings: [
      'fan fiction',
      'fanfiction',
      'fanfic',
      'fandom',
      'fandoms',
      'Wattpad',
      'Archive of Our Own',
      'superfan',
      'superfans',
      'Trekkies',
      'Trekkie',
      'Fan Fiction',
      'Star Trek',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Fans speak of a story’s “canon”. Whose tales did a young theologian first study like scripture, in 1911?',
        right: 'Conan Doyle’s',
        wrong: ['Charles Dickens’s', 'H. G. Wells’s', 'Lewis Carroll’s'],
        explanation:
          'In a mock-learned paper Ronald Knox treated Conan Doyle’s stories of Sherlock Holmes like the books of the Bible. Fans took over both the joke and the word.',
        page: { title: 'Canon (fiction)', url: 'https://en.wikipedia.org/wiki/Canon_(fiction)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which great literary award went to a whole website of fan fiction, Archive of Our Own, in 2019?',
        right: 'A Hugo',
        wrong: ['An Emmy', 'A Pulitzer', 'A Booker'],
        explanation:
          'It won a Hugo, the great award of science fiction. The site’s millions of authors had to be reminded that they had not each won one.',
        page: {
          title: 'Archive of Our Own',
          url: 'https://en.wikipedia.org/wiki/Archive_of_Our_Own',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which punctuation mark, used between Kirk and Spock, gave a genre of fan fiction its name?',
        right: 'The slash',
        wrong: ['The ampersand', 'The asterisk', 'The plus'],
        explanation:
          'The slash did: “Kirk/Spock” meant that the two were in love, “Kirk & Spock” that they were friends. So stories of this kind are called “slash”.',
        page: {
          title: 'Slash fiction',
          url: 'https://en.wikipedia.org/wiki/Slash_fiction',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where does “Mary Sue”, the fandom term for a flawless heroine, come from?',
        right: 'A “Star Trek” parody',
        wrong: ['A Victorian hymn book', 'A soap advert', 'An American comic strip'],
        explanation:
          'It comes from a “Star Trek” parody of 1973, in which Paula Smith mocked the many stories fans sent her. Lieutenant Mary Sue is fifteen and a half and the best at everything.',
        page: {
          title: 'Mary Sue',
          url: 'https://en.wikipedia.org/wiki/Mary_Sue',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did some 20,000 readers react when Sherlock Holmes was killed off in 1893?',
        right: 'They cancelled a magazine',
        wrong: ['They marched on Parliament', 'They raised a gravestone', 'They burnt the book'],
        explanation:
          'They are said to have cancelled “The Strand”, the magazine that printed the stories. Conan Doyle, who was tired of his detective, gave way ten years later.',
        page: {
          title: 'Sherlock Holmes fandom',
          url: 'https://en.wikipedia.org/wiki/Sherlock_Holmes_fandom',
        },
      },
    ],
  },
]
