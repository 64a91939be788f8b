import type { QuestionsByTrend } from '../starter-question'

export const musicQuestions: QuestionsByTrend = {
  'k-pop': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did YouTube have to rebuild because of “Gangnam Style”?',
      right: 'Its view counter',
      wrong: ['Its search box', 'Its comment section', 'Its advert system'],
      explanation:
        'The counter ended at 2,147,483,647, the most that 32 bits can hold, and in 2014 the video ran past it. YouTube wrote that nobody had thought a video would be watched so often.',
      page: { title: 'Gangnam Style', url: 'https://en.wikipedia.org/wiki/Gangnam_Style' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Whom does “Gangnam Style” make fun of?',
      right: 'People who act rich',
      wrong: ['People who can’t dance', 'Tourists in Seoul', 'Other pop groups'],
      explanation:
        'Gangnam is the expensive quarter of Seoul. Psy said that those who really live there never say so, only the pretenders do.',
      page: { title: 'Gangnam Style', url: 'https://en.wikipedia.org/wiki/Gangnam_Style' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'North Korea tested a bomb in January 2016. What did the South do with pop songs?',
      right: 'Played them over the border',
      wrong: ['Dropped them on discs', 'Took them off the radio', 'Hid messages in them'],
      explanation:
        'Walls of loudspeakers on the frontier carried hits far into the North, between weather reports and news. Pyongyang hates them so much that the two countries have made agreements about switching them off.',
      page: { title: 'Korean Demilitarized Zone', url: 'https://en.wikipedia.org/wiki/Korean_Demilitarized_Zone' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Seo Taiji and Boys changed Korean pop on a talent show in 1992. Where did they finish?',
      right: 'Last',
      wrong: ['First', 'Second', 'Disqualified'],
      explanation: 'The jury gave them the lowest marks of the evening. Their song then led the charts for 17 weeks.',
      page: { title: 'Seo Taiji and Boys', url: 'https://en.wikipedia.org/wiki/Seo_Taiji_and_Boys' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The first idol group, from 1996, was called H.O.T. What does that stand for?',
      right: 'High-five Of Teenagers',
      wrong: ['Heroes Of Tomorrow', 'House Of Talent', 'Hearts On Tour'],
      explanation:
        'SM Entertainment asked pupils what they wanted from a pop star and built the group from the answers.',
      page: { title: 'H.O.T. (band)', url: 'https://en.wikipedia.org/wiki/H.O.T._(band)' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'BTS is short for Bangtan Sonyeondan. What does it mean?',
      right: 'Bulletproof Boy Scouts',
      wrong: ['Boys of Tomorrow’s Sun', 'Seven Brave Brothers', 'The Best of the Street'],
      explanation:
        'The bullets stand for prejudice and expectations aimed at the young. “Beyond the Scene” was added only in 2017.',
      page: { title: 'BTS', url: 'https://en.wikipedia.org/wiki/BTS' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why do many fans buy the same album ten times?',
      right: 'For the hidden photo cards',
      wrong: ['For ten different songs', 'For a discount on tours', 'For parts of one big poster'],
      explanation:
        'Each copy holds a random card of one member. Stars are collected and traded like football stickers, and some cards cost more than a concert.',
      page: { title: 'K-pop', url: 'https://en.wikipedia.org/wiki/K-pop' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What do Korean fans send to a concert instead of flowers?',
      right: 'Sacks of rice',
      wrong: ['Crates of milk', 'Baskets of fruit', 'Boxes of candles'],
      explanation:
        'The tower of rice in the lobby carries the fans’ names and then goes to people in need, by the tonne.',
      page: { title: 'K-pop', url: 'https://en.wikipedia.org/wiki/K-pop' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Where do surprisingly many writers of K-pop hits live?',
      right: 'In Sweden',
      wrong: ['In Brazil', 'In Italy', 'In Australia'],
      explanation:
        'Labels fly writers in for song camps or buy from Stockholm. The habit began with a hit by S.E.S. in 1998 that came from Finland.',
      page: { title: 'K-pop', url: 'https://en.wikipedia.org/wiki/K-pop' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2020 South Korea changed a law so that its biggest pop stars could put off what?',
      right: 'Military service',
      wrong: ['Their taxes', 'Their final exams', 'Marriage'],
      explanation:
        'The so-called BTS law moved the limit from 28 to 30. In the end all seven members did their service.',
      page: { title: 'BTS', url: 'https://en.wikipedia.org/wiki/BTS' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2025 “Golden” led the US charts. What was unusual about the group?',
      right: 'It exists only in a film',
      wrong: ['Its members are sisters', 'It never shows its faces', 'It was drawn by lot'],
      explanation:
        'Huntrix are the cartoon heroines of “KPop Demon Hunters”, three singers who fight evil between concerts. Their rivals, a boy band of demons, entered the charts as well.',
      page: { title: 'KPop Demon Hunters', url: 'https://en.wikipedia.org/wiki/KPop_Demon_Hunters' },
    },
  ],
  'vinyl-revival': [
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'How many grooves are there on each side of an LP?',
      right: 'One',
      wrong: ['About 45', 'About 330', 'About 1,500'],
      explanation: 'It is a single spiral from the rim to the label. Unwound, it would be some 400 to 500 metres long.',
      page: { title: 'Phonograph record', url: 'https://en.wikipedia.org/wiki/Phonograph_record' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In a US survey of 2023, how many buyers of vinyl owned a record player?',
      right: 'About half',
      wrong: ['Nearly all', 'About three quarters', 'One in ten'],
      explanation:
        'The market researchers of Luminate found 50 per cent. For the others it is a picture with music theoretically inside.',
      page: { title: 'Vinyl revival', url: 'https://en.wikipedia.org/wiki/Vinyl_revival' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'On what did Soviet fans copy banned jazz and rock?',
      right: 'Old X-ray pictures',
      wrong: ['Worn-out film reels', 'Plastic tablecloths', 'Cigarette tins'],
      explanation:
        'Hospitals threw the plastic sheets away, and they could be cut like a record. People danced to broken ribs and called it bone music.',
      page: { title: 'Ribs (recordings)', url: 'https://en.wikipedia.org/wiki/Ribs_(recordings)' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why did producers like to end a side of an LP with a quiet song?',
      right: 'Inner grooves sound worse',
      wrong: ['Needles were worn by then', 'Radio played openings only', 'Loud endings broke labels'],
      explanation:
        'Near the middle the same second gets far less groove. Loud high notes suffer first, so ballads got the place by the label.',
      page: { title: 'Phonograph record', url: 'https://en.wikipedia.org/wiki/Phonograph_record' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Before vinyl, what gave most records their hard, shiny material?',
      right: 'An insect',
      wrong: ['A seaweed', 'A whale', 'A mushroom'],
      explanation:
        'Shellac is a resin left on trees by the lac bug. When the war cut off supplies from Asia, old records were collected for recycling.',
      page: { title: 'Shellac', url: 'https://en.wikipedia.org/wiki/Shellac' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'A fire in California in 2020 frightened the record business. What had burnt down?',
      right: 'A maker of lacquer discs',
      wrong: ['A store of master tapes', 'The last needle factory', 'A museum of jukeboxes'],
      explanation:
        'Lacquers are what masters are cut into, and Apollo made most of the world’s. Only one other plant, in Japan, remained.',
      page: { title: 'Vinyl revival', url: 'https://en.wikipedia.org/wiki/Vinyl_revival' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2024, after 32 years away, records returned to what in Britain?',
      right: 'The inflation basket',
      wrong: ['The school syllabus', 'The Royal Mail’s stamps', 'The national lottery'],
      explanation:
        'Statisticians follow the prices of what people really buy. Air fryers came in the same year, and hand gel went out.',
      page: { title: 'Vinyl revival', url: 'https://en.wikipedia.org/wiki/Vinyl_revival' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why does a 45 single have such a large hole?',
      right: 'For RCA’s record changer',
      wrong: ['To save on material', 'To fit a toy gramophone', 'To stop unlawful copies'],
      explanation:
        'RCA sold a player with a thick post that held and dropped a pile of singles. It was the answer to Columbia’s new LP, in a war of the speeds.',
      page: { title: 'Phonograph record', url: 'https://en.wikipedia.org/wiki/Phonograph_record' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'A side plays for 18 minutes at 33⅓ turns a minute. How often does it go round?',
      right: '600 times',
      wrong: ['60 times', '180 times', '6,000 times'],
      explanation: 'Three minutes are exactly 100 turns. A single at 45 needs 135 for the same song.',
      page: { title: 'LP record', url: 'https://en.wikipedia.org/wiki/LP_record' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why are most records black?',
      right: 'Carbon is mixed in',
      wrong: ['Vinyl is black by nature', 'Black needs less polish', 'The law asked for it'],
      explanation:
        'Pure vinyl is nearly clear. Carbon black makes it stronger and less prone to static, and hides recycled scraps in the mixture.',
      page: { title: 'Phonograph record', url: 'https://en.wikipedia.org/wiki/Phonograph_record' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'You find “A Porky Prime Cut” scratched beside a label. What does it tell you?',
      right: 'Who cut the disc',
      wrong: ['It is a test copy', 'It has a fault', 'It was a free gift'],
      explanation:
        'George Peckham, nicknamed Porky, signed his work in the run-out groove, from Led Zeppelin to Monty Python. Others hid jokes there.',
      page: { title: 'George Peckham', url: 'https://en.wikipedia.org/wiki/George_Peckham' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How long did Jack White need in 2014 from recording a single to selling it?',
      right: 'Less than 4 hours',
      wrong: ['About 2 days', 'About 30 hours', 'About 12 hours'],
      explanation:
        'He sang “Lazaretto” straight to disc in Nashville, drove it to the pressing plant and sold it at his shop. Fans were waiting with the money.',
      page: { title: 'Third Man Records', url: 'https://en.wikipedia.org/wiki/Third_Man_Records' },
    },
  ],
  'eras-tour': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'The dancing in Seattle shook the ground like an earthquake of what magnitude?',
      right: '2.3',
      wrong: ['0.3', '4.6', '5.9'],
      explanation:
        'A seismometer by the stadium recorded it on both nights. The old mark there belonged to football fans after a famous run in 2011.',
      page: { title: 'Impact of the Eras Tour', url: 'https://en.wikipedia.org/wiki/Impact_of_the_Eras_Tour' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Ticketmaster collapsed under the presale. Who questioned its owners two months later?',
      right: 'The US Senate',
      wrong: ['The Supreme Court', 'The Pentagon', 'The United Nations'],
      explanation:
        'Senators of both parties showed that they could quote the songs. The site had counted 3.5 billion requests in a day.',
      page: {
        title: 'Taylor Swift–Ticketmaster controversy',
        url: 'https://en.wikipedia.org/wiki/Taylor_Swift–Ticketmaster_controversy',
      },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why were the neighbours cross when Singapore got six concerts?',
      right: 'It paid to be the only stop',
      wrong: ['It refused foreign guests', 'It moved a public holiday', 'It closed its airspace'],
      explanation:
        'The subsidy came with the promise to play nowhere else in Southeast Asia. A Philippine politician complained that this is not what good neighbours do.',
      page: { title: 'Impact of the Eras Tour', url: 'https://en.wikipedia.org/wiki/Impact_of_the_Eras_Tour' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The fans’ friendship bracelets come from a line in which song?',
      right: '“You’re on Your Own, Kid”',
      wrong: ['“Lavender Haze”', '“Midnight Rain”', '“Snow on the Beach”'],
      explanation:
        '“So make the friendship bracelets” is all it says. Craft shops reported that their sales of beads soared wherever the tour went.',
      page: { title: "You're on Your Own, Kid", url: 'https://en.wikipedia.org/wiki/You%27re_on_Your_Own,_Kid' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What bonus did each lorry driver of the tour get in August 2023?',
      right: '100,000 dollars',
      wrong: ['1,000 dollars', '13,000 dollars', '1 million dollars'],
      explanation:
        'There were about fifty of them. By the end the crew had been given 197 million dollars beyond their pay.',
      page: { title: 'The Eras Tour', url: 'https://en.wikipedia.org/wiki/The_Eras_Tour' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Who distributed the concert film in place of a Hollywood studio?',
      right: 'A chain of cinemas',
      wrong: ['A streaming service', 'Her former label', 'A sports channel'],
      explanation:
        'Studios wanted to wait for 2025, so AMC itself became the distributor. At that chain alone the film sold tickets for 26 million dollars on the first day.',
      page: { title: 'Taylor Swift: The Eras Tour', url: 'https://en.wikipedia.org/wiki/Taylor_Swift:_The_Eras_Tour' },
    },
    {
      type: 'problem-solving',
      difficulty: 'easy',
      question: 'A ticket for the film cost adults 19.89 dollars. Why?',
      right: 'It is the name of an album',
      wrong: ['It is her albums’ total price', 'It was her first ever wage', 'It is a cinema’s usual price'],
      explanation: '“1989” is her album and her year of birth. Children paid 13.13, after her favourite number.',
      page: { title: 'Taylor Swift: The Eras Tour', url: 'https://en.wikipedia.org/wiki/Taylor_Swift:_The_Eras_Tour' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the German city of Gelsenkirchen do for her three concerts?',
      right: 'It put up a new name',
      wrong: ['It shut all its schools', 'It rang its church bells', 'It printed special money'],
      explanation:
        'For a few weeks signs welcomed visitors to Swiftkirchen. A young fan had asked for it in a petition.',
      page: { title: 'Impact of the Eras Tour', url: 'https://en.wikipedia.org/wiki/Impact_of_the_Eras_Tour' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Who noted in July 2023 that the concerts had filled Philadelphia’s hotels?',
      right: 'The Federal Reserve',
      wrong: ['The Weather Service', 'The Census Bureau', 'The Postal Service'],
      explanation:
        'The central bank’s Beige Book, a dry report on the economy, says that May was the best month for the city’s hotels since the pandemic, thanks to the concerts.',
      page: { title: 'Impact of the Eras Tour', url: 'https://en.wikipedia.org/wiki/Impact_of_the_Eras_Tour' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You must sing and dance for over three hours. How did Taylor Swift train?',
      right: 'She sang on a treadmill',
      wrong: ['She sang while swimming', 'She sang on a trampoline', 'She sang on a rowing boat'],
      explanation:
        'She ran through the whole set list every day, fast for fast songs and walking for slow ones, six months before the first show.',
      page: { title: 'The Eras Tour', url: 'https://en.wikipedia.org/wiki/The_Eras_Tour' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which monument was dressed in light with a T-shirt from one of her videos?',
      right: 'Christ the Redeemer',
      wrong: ['The Eiffel Tower', 'The Statue of Liberty', 'The Sydney Opera House'],
      explanation:
        'In Rio the church agreed, if fans gave enough water and cake to people in need. They gave so much that the shirt appeared.',
      page: { title: 'The Eras Tour', url: 'https://en.wikipedia.org/wiki/The_Eras_Tour' },
    },
  ],
  hyperpop: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The single “Hey QT” of 2014 came with which real product?',
      right: 'An energy drink',
      wrong: ['A lip balm', 'A mobile phone', 'A pair of tights'],
      explanation:
        'QT claimed to be a pop star sent to advertise DrinkQT. It began as a joke about pop as advertising, and then the cans were really made.',
      page: { title: 'Hey QT', url: 'https://en.wikipedia.org/wiki/Hey_QT' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'How did the producer Sophie make her sounds of bubbles, metal and rubber?',
      right: 'From bare waveforms',
      wrong: ['In a scrapyard', 'From film archives', 'With her own voice'],
      explanation:
        'She avoided samples and shaped each noise on a synthesizer, asking how a material would behave if it were struck or stretched.',
      page: { title: 'Sophie (musician)', url: 'https://en.wikipedia.org/wiki/Sophie_(musician)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Nightcore, one of the roots of hyperpop, began as what?',
      right: 'A school project',
      wrong: ['A ringtone firm', 'A car advert', 'A computer fault'],
      explanation:
        'Two Norwegian pupils sped up trance songs for a class in 2002. They got a fan base and a genre out of it.',
      page: { title: 'Nightcore', url: 'https://en.wikipedia.org/wiki/Nightcore' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Where do the letters in Charli XCX’s name come from?',
      right: 'A teenage chat name',
      wrong: ['Her number plate', 'A Roman numeral', 'Her first label’s code'],
      explanation:
        'She was xcxcharlixcx on MSN Messenger when she first put songs online and posters asked for a name.',
      page: { title: 'Charli XCX', url: 'https://en.wikipedia.org/wiki/Charli_XCX' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Fans of 100 gecs have made pilgrimages to what, by a car park outside Chicago?',
      right: 'A pine tree',
      wrong: ['A drain cover', 'A phone box', 'A vending machine'],
      explanation:
        'It is the tree on the cover of “1000 gecs”. Fans leave offerings of energy drinks, and online maps have listed it as a place of worship.',
      page: { title: '100 gecs tree', url: 'https://en.wikipedia.org/wiki/100_gecs_tree' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which mocked viral song came back in 2021 as loud hyperpop, with its own singer?',
      right: '“Friday”',
      wrong: ['“Gangnam Style”', '“Chocolate Rain”', '“Baby Shark”'],
      explanation:
        'For its tenth birthday Rebecca Black remade it with Dorian Electra and a producer of 100 gecs. This time people meant it when they sang along.',
      page: { title: 'Friday (Rebecca Black song)', url: 'https://en.wikipedia.org/wiki/Friday_(Rebecca_Black_song)' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Charli XCX sat at home in spring 2020. Who helped her choose lyrics and covers?',
      right: 'Fans on video calls',
      wrong: ['Her old bandmates', 'A songwriting class', 'A radio audience'],
      explanation:
        '“How I’m Feeling Now” was announced, written and released within about six weeks, with everybody watching.',
      page: { title: "How I'm Feeling Now", url: 'https://en.wikipedia.org/wiki/How_I%27m_Feeling_Now' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In which everyday typeface does “brat” stand on its green cover?',
      right: 'Arial',
      wrong: ['Times New Roman', 'Comic Sans', 'Courier'],
      explanation:
        'It is also slightly blurred, as if somebody had enlarged it by mistake. Charli XCX wanted a green that feels wrong.',
      page: { title: 'Brat (album)', url: 'https://en.wikipedia.org/wiki/Brat_(album)' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'For a filmed DJ set Sophie let a drag artist mime at the decks. Where was she?',
      right: 'Posing as a bodyguard',
      wrong: ['Hiding under the desk', 'Watching from home', 'Serving at the bar'],
      explanation:
        'Nobody knew her face then, and interviews were given with a disguised voice. She showed herself in 2017, in the video for “It’s Okay to Cry”.',
      page: { title: 'Sophie (musician)', url: 'https://en.wikipedia.org/wiki/Sophie_(musician)' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'Pitchfork tore “Vroom Vroom” apart in 2016. What did it do five years later?',
      right: 'It raised its mark',
      wrong: ['It deleted the page', 'It repeated the verdict', 'It released a remix'],
      explanation:
        'In a feature on marks it would change today, 4.5 became 7.8. By then half of pop sounded like Charli XCX’s EP with Sophie.',
      page: { title: 'Vroom Vroom (EP)', url: 'https://en.wikipedia.org/wiki/Vroom_Vroom_(EP)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Collins Dictionary do with “brat” in 2024?',
      right: 'Named it word of the year',
      wrong: ['Dropped it as too rude', 'Printed it on green paper', 'Traced it back to Norse'],
      explanation:
        'To be called spoilt had become praise: confident, independent, a bit of a mess. A year later Collins chose “vibe coding”.',
      page: { title: 'Collins English Dictionary', url: 'https://en.wikipedia.org/wiki/Collins_English_Dictionary' },
    },
  ],
  'lofi-girl': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who sat at the desk before the channel had a girl of its own?',
      right: 'A Studio Ghibli heroine',
      wrong: ['A manga detective', 'A real student in Paris', 'A penguin with a lamp'],
      explanation:
        'It was a loop of Shizuku from “Whisper of the Heart”, writing through the night. After a copyright complaint a new student was drawn.',
      page: { title: 'Lofi Girl', url: 'https://en.wikipedia.org/wiki/Lofi_Girl' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'YouTube cut the endless stream off by mistake in 2020. How long had it run?',
      right: 'Over 13,000 hours',
      wrong: ['About 130 hours', 'About 1,300 hours', 'Over 100,000 hours'],
      explanation:
        'That is more than a year and a half without a break. YouTube apologised, and a new stream began at nought.',
      page: { title: 'Lofi Girl', url: 'https://en.wikipedia.org/wiki/Lofi_Girl' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which city can be seen from her window?',
      right: 'Lyon',
      wrong: ['Tokyo', 'Marseille', 'Bogotá'],
      explanation:
        'Juan Pablo Machado, a Colombian who drew her, was studying art there. Look for the slope of the Croix-Rousse.',
      page: { title: 'Lofi Girl', url: 'https://en.wikipedia.org/wiki/Lofi_Girl' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In April 2023 the girl was suddenly gone from her desk. What was it announcing?',
      right: 'A boy with his own stream',
      wrong: ['A strike by YouTube artists', 'A game for mobile phones', 'A feature film in cinemas'],
      explanation:
        'The light in a window across the street had hinted at him: Synthwave Boy, whose music is all synthesizers. Then she came back.',
      page: { title: 'Lofi Girl', url: 'https://en.wikipedia.org/wiki/Lofi_Girl' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'J Dilla and Nujabes are called the godfathers of this music. What else do they share?',
      right: 'The day they were born',
      wrong: ['The school they went to', 'The drum machine they used', 'The street they lived in'],
      explanation:
        'Both were born on 7 February 1974, one in Detroit and one in Tokyo. As far as is known they never worked together.',
      page: { title: 'Nujabes', url: 'https://en.wikipedia.org/wiki/Nujabes' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'What did J Dilla refuse to let his drum machine do?',
      right: 'Correct his timing',
      wrong: ['Play without him', 'Record his voice', 'Repeat a loop'],
      explanation:
        'Most producers had beats snapped to a grid. His sit a little early or late, as when somebody nods off, and that sway is the heart of lo-fi.',
      page: { title: 'J Dilla', url: 'https://en.wikipedia.org/wiki/J_Dilla' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Nujabes became known abroad through a series about what?',
      right: 'Sword fighters',
      wrong: ['Racing drivers', 'Ghost hunters', 'Bakers'],
      explanation:
        '“Samurai Champloo” of 2004 puts hip hop into the Edo period. A whole generation first heard such beats when it ran late at night.',
      page: { title: 'Samurai Champloo', url: 'https://en.wikipedia.org/wiki/Samurai_Champloo' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why do study streams hardly ever have singing?',
      right: 'Words disturb reading',
      wrong: ['Singers cost too much', 'Voices spoil the loop', 'YouTube blocks voices'],
      explanation:
        'Psychologists know it as the irrelevant speech effect: we cannot help listening to language, even to a foreign one.',
      page: { title: 'Irrelevant speech effect', url: 'https://en.wikipedia.org/wiki/Irrelevant_speech_effect' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Where does the crackle on a typical lo-fi track come from?',
      right: 'It is added on purpose',
      wrong: ['From worn-out needles', 'From a bad microphone', 'From rain on a window'],
      explanation:
        'Programs offer dust, hiss and wobble at the push of a button. Engineers had spent a century getting rid of them.',
      page: { title: 'Lo-fi music', url: 'https://en.wikipedia.org/wiki/Lo-fi_music' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Where did J Dilla’s drum machine end up?',
      right: 'In a Smithsonian museum',
      wrong: ['In a Tokyo record shop', 'In a Detroit church', 'In a Las Vegas casino'],
      explanation:
        'His mother gave it to the museum of African American history in Washington, with a synthesizer that Bob Moog had built for him. Chuck Berry’s red Cadillac is a neighbour.',
      page: { title: 'J Dilla', url: 'https://en.wikipedia.org/wiki/J_Dilla' },
    },
  ],
  afrobeats: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Take away the s, and Afrobeat is another music altogether. Whose?',
      right: 'Fela Kuti’s',
      wrong: ['Miriam Makeba’s', 'Bob Marley’s', 'Youssou N’Dour’s'],
      explanation:
        'In the 1970s Fela mixed jazz, funk and highlife in songs of half an hour against Nigeria’s generals. The s came when the tracks got short and happy.',
      page: { title: 'Afrobeat', url: 'https://en.wikipedia.org/wiki/Afrobeat' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did the name “Afrobeats” become common around 2011?',
      right: 'On London radio',
      wrong: ['In Lagos nightclubs', 'At a school in Accra', 'In a Paris newspaper'],
      explanation:
        'DJ Abrantee needed a word for his show of Ghanaian and Nigerian hits on Choice FM. Many of the stars never liked it.',
      page: { title: 'Afrobeats', url: 'https://en.wikipedia.org/wiki/Afrobeats' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which Dickens character gave D’banj the title of his British hit of 2012?',
      right: 'Oliver Twist',
      wrong: ['David Copperfield', 'Mr Micawber', 'Ebenezer Scrooge'],
      explanation: 'The singer just cannot stop asking for more. With it Afrobeats entered the British top ten.',
      page: { title: "D'banj", url: 'https://en.wikipedia.org/wiki/D%27banj' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Burna Boy said that 60 per cent of what “Last Last” earns goes to whom?',
      right: 'Toni Braxton',
      wrong: ['Mary J. Blige', 'Janet Jackson', 'Whitney Houston'],
      explanation: 'The song is built on her “He Wasn’t Man Enough” of 2000. He found the sample worth it.',
      page: { title: 'Last Last', url: 'https://en.wikipedia.org/wiki/Last_Last' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What job had Burna Boy’s grandfather once had?',
      right: 'Fela Kuti’s manager',
      wrong: ['Bob Marley’s lawyer', 'Miriam Makeba’s driver', 'James Brown’s drummer'],
      explanation:
        'Benson Idonije was the first to manage Fela and became a well-known critic. It runs in the family: Burna Boy’s mother manages her son.',
      page: { title: 'Burna Boy', url: 'https://en.wikipedia.org/wiki/Burna_Boy' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You dance azonto at a party in Ghana. What do your hands do?',
      right: 'They act out chores',
      wrong: ['They stay in pockets', 'They hold a partner', 'They copy bird calls'],
      explanation:
        'Washing, ironing, driving, boxing, phoning: the dance tells what you do, and was known in fishing quarters long before YouTube.',
      page: { title: 'Azonto', url: 'https://en.wikipedia.org/wiki/Azonto' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Davido asked friends online for money in 2021 and got some 500,000 dollars. What did he do with it?',
      right: 'Gave it to orphanages',
      wrong: ['Bought a record label', 'Paid for one big party', 'Sent it back with interest'],
      explanation: 'It began as a joke about who had a hit with him. He put another 50 million naira on top.',
      page: { title: 'Davido', url: 'https://en.wikipedia.org/wiki/Davido' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did the white gown of the singer Tems make news at the 2023 Oscars?',
      right: 'It blocked the view',
      wrong: ['It was made of paper', 'It lit up in the dark', 'It got stuck in a door'],
      explanation:
        'A tall cloud of cloth rose around her head. Those behind her saw little of the show, and everybody else saw nothing but her.',
      page: { title: 'Tems', url: 'https://en.wikipedia.org/wiki/Tems' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Where does Kyla’s voice in “One Dance” come from?',
      right: 'An older London club track',
      wrong: ['A voicemail left for Drake', 'A choir she led in Lagos', 'A talent show in Canada'],
      explanation:
        '“Do You Mind” was a UK funky song of 2008. Kyla had all but left music when word came that Drake wished to use it.',
      page: { title: 'One Dance', url: 'https://en.wikipedia.org/wiki/One_Dance' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Which South African sound lent Tyla’s “Water” its deep log drum?',
      right: 'Amapiano',
      wrong: ['Gqom', 'Kwaito', 'Mbaqanga'],
      explanation:
        'The name is Zulu for pianos. The knocking bass is a preset of a computer program that producers in the townships pushed far too loud.',
      page: { title: 'Amapiano', url: 'https://en.wikipedia.org/wiki/Amapiano' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What won Rema, later of “Calm Down”, his first record deal?',
      right: 'A freestyle on Instagram',
      wrong: ['A talent show on TV', 'A choir prize in church', 'A demo left in a taxi'],
      explanation:
        'He was a teenager in Benin City, rapping over a track by D’Prince, who flew him to Lagos. In 2023 “Calm Down” became the first song led by an African artist with a billion plays on Spotify.',
      page: { title: 'Rema (musician)', url: 'https://en.wikipedia.org/wiki/Rema_(musician)' },
    },
  ],
}
