import type { QuestionsByTrend } from '../starter-question'

export const lifestyleQuestions: QuestionsByTrend = {
  booktok: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What was Colleen Hoover’s job when she published her first novel herself in 2012?',
      right: 'Social worker',
      wrong: ['Flight attendant', 'Dental assistant', 'School librarian'],
      explanation:
        'She was a social worker in Texas and put “Slammed” online by herself. Ten years later several of her older novels stood on the bestseller list at the same time.',
      page: { title: 'Colleen Hoover', url: 'https://en.wikipedia.org/wiki/Colleen_Hoover' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: '“The Love Hypothesis”, a romance among scientists, began as fan fiction about which saga?',
      right: 'Star Wars',
      wrong: ['Harry Potter', 'Twilight', 'Hunger Games'],
      explanation:
        'It started as a story about Rey and Kylo Ren. Ali Hazelwood, herself a neuroscientist, kept a hint: her hero is called Adam, like the actor Adam Driver.',
      page: { title: 'The Love Hypothesis', url: 'https://en.wikipedia.org/wiki/The_Love_Hypothesis' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: '“Cain’s Jawbone” of 1934 sold out after one video in 2021. What is odd about this murder mystery?',
      right: 'Its pages are in the wrong order',
      wrong: ['Its last chapter is sealed with wax', 'Every name in it is an anagram', 'Its murderer is never named'],
      explanation:
        'The hundred pages were printed out of order, and the reader must sort them and name six victims and their killers. A crossword setter wrote it; in the 1930s two people solved it.',
      page: { title: "Cain's Jawbone", url: "https://en.wikipedia.org/wiki/Cain's_Jawbone" },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Jane Austen sold “Pride and Prejudice” outright, with no share in its success. For how much?',
      right: '110 pounds',
      wrong: ['11 pounds', '450 pounds', '1,100 pounds'],
      explanation:
        'She had asked for 150. Every later profit from the mother of all “enemies to lovers” stories went to the publisher, and her name was not on the cover.',
      page: { title: 'Pride and Prejudice', url: 'https://en.wikipedia.org/wiki/Pride_and_Prejudice' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2023 a colouring book of “It Ends with Us” was announced. What followed?',
      right: 'Readers protested, and it was dropped',
      wrong: [
        'It sold out before it was printed',
        'It was recalled for misprints',
        'It came free with the film tickets',
      ],
      explanation:
        'The novel is about domestic violence, and readers found crayons the wrong idea. The author agreed, apologised and stopped it within about a day.',
      page: { title: 'It Ends with Us', url: 'https://en.wikipedia.org/wiki/It_Ends_with_Us' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: '“The Song of Achilles” became a hit ten years late. What had its author done for a living?',
      right: 'Taught Latin and Greek',
      wrong: ['Guided tours of Pompeii', 'Restored old pottery', 'Subtitled Italian operas'],
      explanation:
        'Madeline Miller taught Latin and Greek at school. The novel took her ten years, because she threw away a finished version after five.',
      page: { title: 'The Song of Achilles', url: 'https://en.wikipedia.org/wiki/The_Song_of_Achilles' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'A special edition has “sprayed edges”. Which part has been decorated?',
      right: 'The cut sides of the pages',
      wrong: ['The corners of the cover', 'The folds of the jacket', 'The back of the spine'],
      explanation:
        'The colour lies on the edges of the closed block of pages. It is an old luxury: some English binders hid whole landscapes there that show only when the pages are fanned.',
      page: { title: 'Fore-edge painting', url: 'https://en.wikipedia.org/wiki/Fore-edge_painting' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Readers write DNF when they give up on a novel. Where do the letters come from?',
      right: 'Race results',
      wrong: ['Hospital charts', 'Library stamps', 'School reports'],
      explanation:
        '“Did not finish” stands beside the dropouts in motor racing, running and cycling. Readers like to add how far they got, as if it were the lap.',
      page: { title: 'Did not finish', url: 'https://en.wikipedia.org/wiki/Did_not_finish' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Young readers online made a 19th-century Russian a surprise hit in Britain in 2024. Which one?',
      right: 'Fyodor Dostoevsky',
      wrong: ['Leo Tolstoy', 'Anton Chekhov', 'Alexander Pushkin'],
      explanation:
        'His short “White Nights” of 1848 became one of the best-selling translated books of the year in Britain. It helps that it is sad, lonely and under a hundred pages.',
      page: { title: 'White Nights (short story)', url: 'https://en.wikipedia.org/wiki/White_Nights_(short_story)' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'Publishers had turned “Lightlark” down. How did Alex Aster get it sold in 2021?',
      right: 'She pitched it in one short video',
      wrong: ['She read it aloud on a livestream', 'She printed 500 copies herself', 'She posted a chapter every week'],
      explanation:
        'She asked in a TikTok whether anybody would read a book about an island that appears once in a hundred years. The answer came in millions of views, and a contract followed.',
      page: { title: 'Alex Aster', url: 'https://en.wikipedia.org/wiki/Alex_Aster' },
    },
  ],
  'digital-nomads': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Steven K. Roberts set off in 1983 to write while travelling across America. On what?',
      right: 'A recumbent bicycle',
      wrong: ['A converted school bus', 'A sailing dinghy', 'A motor scooter'],
      explanation:
        'His bicycle carried a portable computer and a solar panel. A later one, called BEHEMOTH, weighed some 260 kilos and let him type with keys in the handlebars.',
      page: { title: 'Steven K. Roberts', url: 'https://en.wikipedia.org/wiki/Steven_K._Roberts' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You become an “e-resident” of Estonia. What does the card not let you do?',
      right: 'Live in Estonia',
      wrong: ['Found a company', 'Sign contracts', 'File tax returns'],
      explanation:
        'The digital identity lets you run an Estonian company from anywhere, but it is neither a visa nor a right to enter the country.',
      page: { title: 'E-Residency of Estonia', url: 'https://en.wikipedia.org/wiki/E-Residency_of_Estonia' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'You used up your visa-free time in Lisbon in one go. How long until Schengen lets you back in?',
      right: '90 days',
      wrong: ['One day', '30 days', '180 days'],
      explanation:
        'Visa-free guests may be inside for 90 of any 180 days. Whoever spends them at a stretch must stay outside for as long, and a weekend in Paris counts too.',
      page: { title: 'Schengen Area', url: 'https://en.wikipedia.org/wiki/Schengen_Area' },
    },
    {
      type: 'problem-solving',
      difficulty: 'easy',
      question: 'Your team meets at 9 a.m. in New York in January. What time is it in Chiang Mai?',
      right: '9 p.m.',
      wrong: ['3 p.m.', '6 p.m.', 'Midnight'],
      explanation:
        'New York is five hours behind Greenwich in winter and Thailand seven ahead: exactly half a day. Many a nomad on the beach in fact works the night shift.',
      page: { title: 'Time in Thailand', url: 'https://en.wikipedia.org/wiki/Time_in_Thailand' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why do many remote workers leave Chiang Mai every March?',
      right: 'Smoke from burning fields',
      wrong: ['Floods after the monsoon', 'Crowds at a great water festival', 'Cold mountain nights'],
      explanation:
        'Farmers and forest fires fill the valley with smoke before the rains. In those weeks the town has often had some of the dirtiest air in the world.',
      page: { title: 'Chiang Mai', url: 'https://en.wikipedia.org/wiki/Chiang_Mai' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which Caribbean island answered empty hotels in 2020 with a “Welcome Stamp” for remote workers?',
      right: 'Barbados',
      wrong: ['Jamaica', 'Aruba', 'Saint Lucia'],
      explanation:
        'The stamp let people stay for twelve months with laptop and family. Winter on the beach was the argument, and dozens of countries copied the idea.',
      page: { title: 'Barbados', url: 'https://en.wikipedia.org/wiki/Barbados' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'A nomad abroad for ten years must still send tax returns home. Which passport is it most likely?',
      right: 'American',
      wrong: ['British', 'Canadian', 'Australian'],
      explanation:
        'The United States taxes by citizenship, wherever one lives. Almost no other country does; Eritrea is the one that is usually named beside it.',
      page: { title: 'International taxation', url: 'https://en.wikipedia.org/wiki/International_taxation' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Where did the first space called “coworking” open in San Francisco in 2005?',
      right: 'In a feminist collective’s house',
      wrong: ['In the back of a laundry', 'In a cinema that had closed down', 'In a former fire station'],
      explanation:
        'Brad Neuberg rented a room at Spiral Muse two days a week and put up folding tables. By his own account nobody came in the first month.',
      page: { title: 'Coworking', url: 'https://en.wikipedia.org/wiki/Coworking' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which US city offered remote workers 10,000 dollars in 2018 to come and live there?',
      right: 'Tulsa',
      wrong: ['Boise', 'Austin', 'Omaha'],
      explanation:
        'A foundation in Oklahoma paid, on one condition: stay a year. Other places copied it, and Topeka offered up to 15,000.',
      page: { title: 'Tulsa Remote', url: 'https://www.tulsaremote.com/' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'On which island did the village of Ponta do Sol open as a “digital nomad village” in 2021?',
      right: 'Madeira',
      wrong: ['Gran Canaria', 'Sardinia', 'Crete'],
      explanation:
        'The village offered free desks and fast internet, and thousands applied. Locals mainly noticed that the rents went up.',
      page: { title: 'Ponta do Sol, Madeira', url: 'https://en.wikipedia.org/wiki/Ponta_do_Sol,_Madeira' },
    },
  ],
  'tidying-up': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did Marie Kondo spend five years as a helper before she became a tidying consultant?',
      right: 'At a Shinto shrine',
      wrong: ['In a kimono shop', 'At a school of tea ceremony', 'In a Tokyo hotel'],
      explanation:
        'She was an attendant maiden at a shrine. Greeting a house before tidying it, and thanking things, come from that world.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What does “tokimeku”, which became “spark joy”, describe in Japanese?',
      right: 'A fluttering heart',
      wrong: ['A struck match', 'An opening flower', 'A bell that rings once'],
      explanation:
        'It is said of a heart that beats faster, as when one is in love. Kondo’s translator found “spark joy” for it, and the phrase became more famous than the book.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You follow her order strictly. What do you sort last of all?',
      right: 'Keepsakes',
      wrong: ['Clothes', 'Books', 'Papers'],
      explanation:
        'Clothes come first, then books, papers and odds and ends. By the time you reach the love letters you are supposed to have had practice.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
    {
      type: 'prediction',
      difficulty: 'easy',
      question: 'Kondo had her third child in 2021. What did she say about her own home two years later?',
      right: 'She had kind of given up',
      wrong: ['She tidied it only at night', 'Her children tidied for her', 'She let an assistant do it'],
      explanation:
        'In January 2023 she told reporters that her home was messy and that time with her children sparked more joy. Parents all over the world felt acquitted.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Half the world had emptied its cupboards for her. What did Kondo open in November 2019?',
      right: 'A shop for household goods',
      wrong: ['A chain of rented storage rooms', 'A museum of lost things', 'A second-hand market'],
      explanation:
        'The online shop sold, among other things, a tuning fork with a crystal for 75 dollars. Newspapers asked whether that was what all the empty space was for.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why should socks never be rolled into balls, according to Kondo’s book?',
      right: 'They need rest in the drawer',
      wrong: ['Their colours fade sooner', 'Moths like to hide in the folds', 'The pairs get forgotten'],
      explanation:
        'Socks work hard between foot and shoe, she writes, and the drawer is their holiday. A ball keeps them under tension.',
      page: {
        title: 'The Life-Changing Magic of Tidying Up',
        url: 'https://en.wikipedia.org/wiki/The_Life-Changing_Magic_of_Tidying_Up',
      },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'Before sorting your books, what does Kondo have you do in her series?',
      right: 'Tap them to wake them',
      wrong: ['Stack them by colour', 'Read their first lines', 'Count them aloud'],
      explanation:
        'She piles them on the floor and taps the covers, since books that slept on a shelf must be woken. Twitter’s librarians had opinions.',
      page: { title: 'Tidying Up with Marie Kondo', url: 'https://en.wikipedia.org/wiki/Tidying_Up_with_Marie_Kondo' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Kondo’s university thesis in sociology about?',
      right: 'Tidying up',
      wrong: ['Tea houses', 'Street fashion', 'Loneliness'],
      explanation:
        'She looked at tidying from the point of view of gender. She had started to work as a consultant at 19, while she was a student.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'As a girl she only looked for things to throw away. What happened before she changed her mind?',
      right: 'She fainted for two hours',
      wrong: ['She threw out her diary', 'Her school sent her home early', 'Her family hid the bins'],
      explanation:
        'She told it as a revelation: when she came round, a voice seemed to say that she should look for what to keep. That became the method.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'What does Kondo have you do with a worn-out coat before it goes?',
      right: 'Thank it',
      wrong: ['Mend it', 'Wash it', 'Photograph it'],
      explanation:
        'A thank-you makes parting easier, she says. Japan has long done so: at some shrines and temples bent needles are laid to rest in soft tofu.',
      page: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
    },
  ],
  hygge: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'From which language did the Danes take the word hygge?',
      right: 'Norwegian',
      wrong: ['Dutch', 'German', 'Icelandic'],
      explanation:
        'It is first found in Danish writing around 1800 and came from Norwegian, where it meant well-being. The most Danish of words is an import.',
      page: { title: 'Hygge', url: 'https://en.wikipedia.org/wiki/Hygge' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'A Danish spoilsport is called a “lyseslukker”. Which crime does the word name?',
      right: 'Putting out the candles',
      wrong: ['Opening all the windows', 'Eating the last bun', 'Leaving the door ajar'],
      explanation:
        'Lys is a light or candle, and slukke means to put out. In a country that burns candles like few others there is hardly a worse offence.',
      page: { title: 'lyseslukker, Den Danske Ordbog', url: 'https://ordnet.dk/ddo/ordbog?query=lyseslukker' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Which word beat cosy hygge to become Oxford’s word of the year 2016?',
      right: 'Post-truth',
      wrong: ['Brexiteer', 'Adulting', 'Chatbot'],
      explanation:
        'All four stood on the list of ten. In the year of the Brexit vote and a loud American election, candles never had a chance.',
      page: { title: 'Word of the year', url: 'https://en.wikipedia.org/wiki/Word_of_the_year' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'A Dutch friend knows the feeling at once. Which word do you hear?',
      right: 'Gezellig',
      wrong: ['Gemütlich', 'Koselig', 'Mysig'],
      explanation:
        'Gezellig is Dutch, gemütlich German, koselig Norwegian and mysig Swedish. Every northern people is sure that only its own word cannot be translated.',
      page: { title: 'Gezelligheid', url: 'https://en.wikipedia.org/wiki/Gezelligheid' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'The author of “The Little Book of Hygge” runs an institute in Copenhagen. What does it study?',
      right: 'Happiness',
      wrong: ['Sleep', 'Daylight', 'Furniture'],
      explanation:
        'Meik Wiking heads the Happiness Research Institute, which has also opened a small Happiness Museum in the old town.',
      page: { title: 'Meik Wiking', url: 'https://en.wikipedia.org/wiki/Meik_Wiking' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'How much daylight does Copenhagen get on the shortest day of the year?',
      right: 'About 7 hours',
      wrong: ['About 4 hours', 'About 9 hours', 'About 11 hours'],
      explanation:
        'The sun rises after half past eight and is gone before four. A people that goes home in the dark all winter learns to love lamps.',
      page: { title: 'Copenhagen', url: 'https://en.wikipedia.org/wiki/Copenhagen' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Hygge had sold well. Which Swedish word for “just enough” got its own books in 2017?',
      right: 'Lagom',
      wrong: ['Fika', 'Mysig', 'Lillördag'],
      explanation:
        'Lagom means neither too much nor too little. A popular story says that a drinking horn had to go round the whole team; linguists derive it from a word for law.',
      page: { title: 'Lagom', url: 'https://en.wikipedia.org/wiki/Lagom' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Finland has a word, kalsarikännit, for drinking at home. Dressed in what?',
      right: 'Your underwear',
      wrong: ['An old bathrobe', 'Wool socks', 'A sauna towel'],
      explanation:
        'It means getting drunk at home, alone, in underpants, with no intention of going out. The foreign ministry even published emojis for it.',
      page: { title: 'Finland emojis', url: 'https://finland.fi/emoji/' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Whatever the angle, what should you never see in a lamp by the Dane Poul Henningsen?',
      right: 'The bulb',
      wrong: ['The cord', 'The screws', 'The brass'],
      explanation:
        'He had grown up with soft oil lamps and hated the glare of electric light. His layers of shades hide the bulb and throw its light sideways and down.',
      page: { title: 'PH-lamp', url: 'https://en.wikipedia.org/wiki/PH-lamp' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'A Danish friend answers the door in “hyggebukser”. What are they?',
      right: 'Trousers unfit for the street',
      wrong: ['Trousers for cycling in the rain', 'Trousers for Christmas Eve', 'Trousers for a first date'],
      explanation:
        'Bukser are trousers. These are the old, baggy pair one would never be seen in outside, and would never throw away.',
      page: { title: 'Hygge', url: 'https://en.wikipedia.org/wiki/Hygge' },
    },
  ],
  'bullet-journal': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What made Ryder Carroll develop his way of taking notes?',
      right: 'Attention deficit disorder',
      wrong: ['A laptop stolen on a train', 'A strict art teacher', 'A failing memory'],
      explanation:
        'He was diagnosed as a child and tried many ways to keep his thoughts together at school. What he kept became the method.',
      page: { title: 'Bullet journal', url: 'https://en.wikipedia.org/wiki/Bullet_journal' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'In a bullet journal the dot before a task has become a >. What happened to it?',
      right: 'It moved to a new list',
      wrong: ['It was crossed out', 'It was left to others', 'It became urgent'],
      explanation:
        'The dot of a task turns into an X when it is done and into > when it is carried over. It is called migration, and some tasks migrate for years.',
      page: { title: 'Bullet journal', url: 'https://en.wikipedia.org/wiki/Bullet_journal' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why must you copy every unfinished task by hand?',
      right: 'To ask whether it still matters',
      wrong: ['To make the lettering a little neater', 'To keep the index in order', 'To spare the older pages'],
      explanation:
        'The effort is the point: what is not worth writing again is probably not worth doing. An app that carries everything over never asks.',
      page: { title: 'Bullet journal', url: 'https://en.wikipedia.org/wiki/Bullet_journal' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which philosopher published a clever index for notebooks in the 1680s?',
      right: 'John Locke',
      wrong: ['Gottfried Leibniz', 'Pierre Bayle', 'Isaac Newton'],
      explanation:
        'Locke sorted his commonplace books by first letter and first vowel of each heading. Stationers later sold notebooks with his grid printed inside.',
      page: { title: 'Commonplace book', url: 'https://en.wikipedia.org/wiki/Commonplace_book' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Benjamin Franklin ruled a little book like a habit tracker. What did he mark every evening?',
      right: 'Faults against 13 virtues',
      wrong: ['Glasses of beer he drank', 'Letters he left unanswered', 'Hours of reading'],
      explanation:
        'He put a black spot for every slip, one row per virtue, and wore holes into the paper by rubbing them out. Order gave him the most trouble.',
      page: {
        title: 'The Autobiography of Benjamin Franklin',
        url: 'https://en.wikipedia.org/wiki/The_Autobiography_of_Benjamin_Franklin',
      },
    },
    {
      type: 'problem-solving',
      difficulty: 'easy',
      question: 'You lay an open A5 notebook flat on the table. Which sheet does it just cover?',
      right: 'A4',
      wrong: ['A3', 'A6', 'B5'],
      explanation:
        'Two pages of one format always make the next one, because the sides are as one to the square root of two. Nothing changes its shape when it is halved.',
      page: { title: 'Paper size', url: 'https://en.wikipedia.org/wiki/Paper_size' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The firm behind the dotted Leuchtturm notebooks began in 1917 with albums for what?',
      right: 'Stamps',
      wrong: ['Photographs', 'Autographs', 'Dried flowers'],
      explanation:
        'Albums for collectors came first, and the firm still makes them. Numbered pages and an index suited bullet journals so well that Carroll made his own notebook with it.',
      page: { title: 'Leuchtturm1917', url: 'https://en.wikipedia.org/wiki/Leuchtturm1917' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The Japanese maker of the first decorative washi tape started in 1923. With which sticky product?',
      right: 'Flypaper',
      wrong: ['Envelopes', 'Plasters', 'Postage stamps'],
      explanation:
        'Kamoi made flypaper, then masking tape for painters. In 2006 a few women who loved the workshop tape asked for a visit, and coloured rolls came of it.',
      page: {
        title: 'mt masking tape: the history of the Japanese adhesive tape that turns 100, Interni',
        url: 'https://www.internimagazine.com/features/companies/mt-masking-tape-la-storia-del-nastro-adesivo-giapponese-che-compie-100-anni/',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In a well-known study of 2014, what did students who took notes on laptops do more often?',
      right: 'Copy sentences word for word',
      wrong: ['Draw little diagrams', 'Ask the lecturer for repetition', 'Answer the hard questions'],
      explanation:
        'They typed more and understood less: the slow hand has to choose and put things in its own words. Later studies found the gap smaller.',
      page: { title: 'Note-taking', url: 'https://en.wikipedia.org/wiki/Note-taking' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Open tasks stick in the mind. Where did Bluma Zeigarnik’s circle notice it in the 1920s?',
      right: 'Among waiters',
      wrong: ['Among nurses', 'Among tailors', 'Among postmen'],
      explanation:
        'A waiter in Berlin knew every order until the bill was paid, and then nothing. Writing an open task down seems to quieten the mind too.',
      page: { title: 'Zeigarnik effect', url: 'https://en.wikipedia.org/wiki/Zeigarnik_effect' },
    },
  ],
  'dry-january': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which country called for a sober January in 1942, in the middle of a war?',
      right: 'Finland',
      wrong: ['Sweden', 'Britain', 'Norway'],
      explanation:
        '“Raitis tammikuu” was to help the war effort against the Soviet Union. Finns still keep the custom under the same name.',
      page: { title: 'Dry January', url: 'https://en.wikipedia.org/wiki/Dry_January' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'One woman’s dry January in 2011 inspired the British campaign. Why had she stopped drinking?',
      right: 'To train for a half marathon',
      wrong: ['To pay for a wedding', 'To win a bet at work', 'To sleep through the night again'],
      explanation:
        'It was her first, and everybody asked how the month without drink felt. She later went to work for Alcohol Concern, and took the idea along.',
      page: { title: 'Dry January', url: 'https://en.wikipedia.org/wiki/Dry_January' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'France planned a dry January for 2020, paid for by the state. What happened?',
      right: 'The state backed out',
      wrong: ['Wine was left out', 'It moved to November', 'Parliament made it law'],
      explanation:
        'Wine growers had protested, and it was dropped before it began. Charities held the “Défi de janvier” by themselves.',
      page: { title: 'Dry January', url: 'https://en.wikipedia.org/wiki/Dry_January' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'In Germany a beer is labelled alcohol-free. How much alcohol may it contain?',
      right: '0.5 per cent',
      wrong: ['0.05 per cent', '1.2 per cent', '2 per cent'],
      explanation:
        'Up to half a per cent by volume is allowed, about what some fruit juices form by themselves. Britain long drew the line at a tenth of that.',
      page: { title: 'Low-alcohol beer', url: 'https://en.wikipedia.org/wiki/Low-alcohol_beer' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'What did a study find people doing in August after they had taken part in January?',
      right: 'Drinking less than before',
      wrong: ['Drinking as they used to', 'Drinking more than before', 'Drinking nothing at all'],
      explanation:
        'The University of Sussex asked more than 800 people. Even those who had not lasted the month drank a little less half a year later.',
      page: { title: 'Dry January', url: 'https://en.wikipedia.org/wiki/Dry_January' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where does the “tee” in teetotal come from?',
      right: 'From the T of total, said twice',
      wrong: ['From the tea that replaced beer', 'From a badge in the shape of a T', 'From a harbour on the Tees'],
      explanation:
        'In the 1830s campaigners in Lancashire wanted abstinence with a capital T, beer included. Until then many pledges had forbidden only spirits.',
      page: { title: 'Teetotalism', url: 'https://en.wikipedia.org/wiki/Teetotalism' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Sober punks draw an X on their hands. Where did the sign come from?',
      right: 'Clubs marking under-age guests',
      wrong: ['A record label’s crossed bottle', 'A band’s tenth sober year', 'Nurses marking blood donors'],
      explanation:
        'Staff crossed the hands of teenagers so that the bar would serve them nothing. The straight-edge scene made the mark a badge of pride.',
      page: { title: 'Straight edge', url: 'https://en.wikipedia.org/wiki/Straight_edge' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'What did Shirley Temple herself say about the soft cocktail named after her?',
      right: 'It was far too sweet',
      wrong: ['It was her mother’s idea', 'It cost her a good role', 'It tasted best with gin'],
      explanation:
        'She called it icky-sweet and said that she had nothing to do with inventing it. She did go to court against firms that wanted to bottle it.',
      page: { title: 'Shirley Temple (drink)', url: 'https://en.wikipedia.org/wiki/Shirley_Temple_(drink)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Seedlip, a spirit without alcohol, is named after an old farming tool. What was it for?',
      right: 'Sowing',
      wrong: ['Pruning', 'Milking', 'Threshing'],
      explanation:
        'A seedlip is the basket a sower carries. The founder’s grandmother, from an old farming family, suggested it; his recipes go back to a book on distilling of 1651.',
      page: { title: 'Seedlip', url: 'https://en.wikipedia.org/wiki/Seedlip' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Guinness 0.0 came into shops in autumn 2020 and was recalled within weeks. Why?',
      right: 'There might be mould in the cans',
      wrong: ['Some cans held ordinary strong stout', 'The foam would not settle', 'A rival owned the name'],
      explanation:
        'The makers called it a microbiological contamination. Alcohol helps to keep beer safe, and brewing without it is harder than it looks.',
      page: { title: 'Guinness', url: 'https://en.wikipedia.org/wiki/Guinness' },
    },
  ],
  'bike-sharing': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did Amsterdam’s police take away the white bikes of 1965?',
      right: 'They stood unlocked',
      wrong: ['They had no lamps', 'They blocked the trams', 'They were stolen goods'],
      explanation:
        'Leaving a bicycle unlocked was against the rules, so free bikes were an offence. The activists answered with locks whose code was painted on the frame.',
      page: { title: 'Provo (movement)', url: 'https://en.wikipedia.org/wiki/Provo_(movement)' },
    },
    {
      type: 'prediction',
      difficulty: 'easy',
      question: 'Cambridge put out some 300 free bikes in 1993. What happened?',
      right: 'Nearly all were stolen',
      wrong: ['Nobody dared to ride them', 'Colleges banned them', 'Their tyres all burst'],
      explanation:
        'The town of students was rid of its bikes almost at once. Later systems learnt to ask who you are before they open the lock.',
      page: { title: 'Bicycle-sharing system', url: 'https://en.wikipedia.org/wiki/Bicycle-sharing_system' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did you release a city bike in Copenhagen in 1995?',
      right: 'With a coin, like a trolley',
      wrong: ['With a library card', 'With a call to the town hall', 'With a punched railway ticket'],
      explanation:
        'Twenty kroner opened the lock and came back with the bike. Its parts fitted no other bicycle, so that stealing them made no sense.',
      page: { title: 'Bicycle-sharing system', url: 'https://en.wikipedia.org/wiki/Bicycle-sharing_system' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Why did a Chinese bike firm call itself ofo?',
      right: 'It looks like a cyclist',
      wrong: ['It was a founder’s pet name', 'It means wheel in Chinese', 'It was the lab’s room number'],
      explanation:
        'Two round letters and a leaning one in the middle are a rider on wheels. The company put millions of yellow bikes on the streets before it ran out of money.',
      page: { title: 'Ofo (company)', url: 'https://en.wikipedia.org/wiki/Ofo_(company)' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'When ofo ran out of money in 2018, how many users queued online for their deposits?',
      right: 'More than 10 million',
      wrong: ['About 20,000', 'About 150,000', 'About 1 million'],
      explanation:
        'The app gave everybody a place in the queue, and the numbers passed ten million. At a few thousand refunds a day some would have waited for years.',
      page: { title: 'Ofo (company)', url: 'https://en.wikipedia.org/wiki/Ofo_(company)' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Who paid for the first Vélib’ bikes in Paris?',
      right: 'An advertising firm',
      wrong: ['A carmaker', 'A big bank', 'The railways'],
      explanation:
        'JCDecaux ran the bikes in return for some 1,600 advertising panels in the city. New York chose a bank instead, whose name is on every bicycle.',
      page: { title: "Vélib'", url: "https://en.wikipedia.org/wiki/V%C3%A9lib'" },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'What earned a Vélib’ rider in Paris 15 extra minutes?',
      right: 'Returning a bike uphill',
      wrong: ['Reporting a flat tyre', 'Riding before sunrise', 'Carrying a second rider'],
      explanation:
        'Everybody rides down from Montmartre and hardly anybody up, and lorries have to carry the bikes back. Free minutes are cheaper.',
      page: { title: "Vélib'", url: "https://en.wikipedia.org/wiki/V%C3%A9lib'" },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'London’s hire bikes are nicknamed after Boris Johnson. Which politician had announced them?',
      right: 'Ken Livingstone',
      wrong: ['Sadiq Khan', 'David Cameron', 'Gordon Brown'],
      explanation:
        'Livingstone promised them in 2008, and Johnson was in office when they came in 2010. The nickname went to the man who was there at the opening.',
      page: { title: 'Santander Cycles', url: 'https://en.wikipedia.org/wiki/Santander_Cycles' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'In New York, Citi Bike gives points to “Bike Angels”. What do they do?',
      right: 'Take bikes to empty docks',
      wrong: ['Mend bikes at the roadside', 'Wipe bikes after the rain', 'Teach tourists to ride'],
      explanation:
        'The bikes come from docks that are too full. Some made a sport of it and worked out how to earn hundreds of dollars by shuttling bikes round one block.',
      page: { title: 'Citi Bike', url: 'https://en.wikipedia.org/wiki/Citi_Bike' },
    },
    {
      type: 'problem-solving',
      difficulty: 'easy',
      question: 'The first half hour is free. How do you ride for 50 minutes and pay nothing?',
      right: 'Change bikes halfway',
      wrong: ['Lock it for a while', 'Ride with a friend', 'Return to the start'],
      explanation:
        'Every new bike starts the clock again, so riders in Paris and elsewhere plan a stop at a dock. The systems want short trips and do not mind.',
      page: { title: "Vélib'", url: "https://en.wikipedia.org/wiki/V%C3%A9lib'" },
    },
  ],
}
