/**
 * The best of what the starter catalogue says of its trends, word for word, by name of trend: short, readable by
 * themselves, each leading to its trend and to no other. They were picked by people, because what programs pick reads
 * badly (docs/decisions/016-meme-maker-archive.md). A quote that an edited text no longer holds is not used.
 */
const QUOTES: Readonly<Record<string, string>> = {
  // Business
  'The four-day week':
    'same pay, same results | rested people do better work | Reykjavík | shorter hours in Iceland | 61 companies | one day less',
  'Remote work':
    'kitchen tables became offices | Jack Nilles | the word telecommuting | shared documents | in the spring of 2020',
  Crowdfunding:
    'strangers pay in advance | Brandon Sanderson | the Pebble watch | 41.7 million dollars | four secret books | Kickstarter',
  'Paid by the fans':
    'many small monthly payments | Jack Conte and Sam Yam | Patreon | Substack followed in 2017 | musicians, podcasters and essayists | one large employer',
  Bitcoin:
    'two pizzas | digital money without a bank | a topic at family dinners | the first block is mined | in January 2009 | wild swings',
  'The NFT boom':
    'a collage by Beeple | CryptoPunks and CryptoKitties | 69.3 million dollars | Christie’s | one remarkable year | certificates of ownership',
  'The GameStop squeeze':
    'a struggling chain of game shops | “Dumb Money” | Robinhood | caught large funds off guard | watched a stock chart | in January 2021',
  // Fashion
  'Y2K fashion':
    'low waists, tiny bags | butterfly clips | shiny fabrics | Miu Miu | designers followed them to the catwalk',
  'Second-hand first':
    'a wardrobe from the sofa | Vinted | Vilnius | a hunt people are proud of | about 1.6 billion dollars | used clothes',
  'Sneaker culture':
    'raffles and museum shows | the Air Jordan of 1985 | release calendars | StockX | 2.2 million dollars | shoes made for sport',
  'Streetwear meets luxury':
    'hoodies and skate shirts | Supreme | Louis Vuitton | Virgil Abloh | the oldest fashion houses | a shared collection',
  Cottagecore:
    'puffed sleeves | wild flowers | home-made jam | a walk to the henhouse | Tumblr | “Folklore” | woodland pictures',
  'The return of Crocs':
    'a foam clog | Balenciaga | Post Malone | a badge of comfort | small charms filled the holes | from the garden to the red carpet',
  // Film & TV
  Barbenheimer:
    'the same July day of 2023 | a joke about a double bill | seven Academy Awards | a summer of full cinemas | two very different films | audiences dressed up',
  'Squid Game': 'green tracksuits | honeycomb candy | Lee Jung-jae | autumn 2021 | a series in Korean',
  'Anime goes mainstream':
    'late-night slots and fan subtitles | Hayao Miyazaki | “Spirited Away” | two Academy Awards | everybody’s cinema | in 2003 and 2024',
  'Binge-watching':
    'one more episode | whole seasons arrived at once | “House of Cards” | the normal way to follow a story | on one day in 2013',
  'The Marvel Cinematic Universe':
    'stay seated through the credits | “Iron Man” | “WandaVision” | superhero films | its great finale in 2019 | a single long story',
  'Stranger Things':
    'a small town in the 1980s | a door to another world | synthesizer scores | Kate Bush | 37 years after its release | “Running Up That Hill”',
  // Food
  'Dalgona coffee':
    'whipped until the arm hurts | spooned over cold milk | sugar and hot water | Jung Il-woo | in Macau | in January 2020',
  'Sourdough at home':
    'bubbling starters | names like pets | neighbours passed on jars | ran out of flour | St. Vith, Belgium | the spring of 2020',
  'Dubai chocolate':
    'pistachio cream | crisp threads of kadayif pastry | a first crunchy bite | Maria Vehera | a thick bar | at the end of 2023',
  'Bubble tea': 'a fat straw | a shaken cup | chewy tapioca pearls | Taiwan | a Google Doodle | invented in the 1980s',
  'Plant-based meat':
    'made of peas or soy | sizzle and brown like beef | the Impossible Whopper | fast-food menus | the first wave of 2016',
  Mukbang:
    'a large meal in front of a camera | people who dine alone | AfreecaTV | South Korea around 2010 | the Oxford English Dictionary',
  'Gourmet food trucks':
    'where to queue tonight | Korean tacos | a dining room for a van | Kogi | “The Great Food Truck Race” | American television',
  // Gaming
  Wordle:
    'six guesses, five letters | a worldwide morning ritual | grid of coloured squares | Josh Wardle | The New York Times | the turn of 2022',
  Speedrunning:
    'every frame for shortcuts | a childhood game | Awesome Games Done Quick | a festival for good causes | cheer for each other’s records | marathons streamed since 2010',
  Esports:
    'commentators, jerseys and home crowds | Dota 2 | League of Legends | the Staples Center | medals at the Asian Games | million-dollar tournaments',
  'Cozy games':
    'no enemies and no hurry | water crops, decorate rooms | a warm blanket | “Stardew Valley” | “Animal Crossing: New Horizons” | the lockdown spring of 2020',
  Minecraft:
    'a world of blocks | everybody is an architect | a classroom tool, a film set | 300 million copies by 2023 | Mojang | first shown in 2009',
  'Pokémon Go':
    'small monsters through their phones | augmented reality | the summer of 2016 | monthly community days | met their neighbours instead | parks filled with people',
  // General
  Emoji:
    'a set of 176 | Shigetaka Kurita | the face with tears of joy | Japanese phones | a smile sent from one phone | Unicode 6.0',
  Podcasts:
    'the walk to work | early bloggers | “Serial” | Ben Hammersley | conversations and true stories | coined in 2004',
  Labubu:
    'nine pointed teeth | a furry elf | surprise boxes | Pop Mart | Kasing Lung | Lisa of Blackpink | dangles from handbags',
  'Modern board games':
    'screens off, pieces out | “Catan” | Spiel des Jahres | filled cafés and shelves | win or lose together',
  Cosplay:
    'sew, print and paint for months | the hero of a favourite story | San Diego Comic-Con | Japanese magazines | in Nagoya since 2003',
  'Banksy and street art':
    'stencils that appear overnight | never shows his face | 18.6 million pounds | “Love is in the Bin” | a hidden shredder | an auction in London',
  // Internet Culture
  Doge: 'a doubtful look | Kabosu | a Shiba Inu | Atsuko Sato | broken English | taken in Japan in 2010 | short cheerful phrases',
  'TikTok and short video':
    'fifteen seconds of music | a feed that learns what you like | Musical.ly | Douyin | ByteDance | one billion monthly users',
  Rickrolling:
    'a promising link | Rick Astley | “Never Gonna Give You Up” | the first of April 2008 | past a billion views | disguised links',
  ASMR: 'the rustle of paper | a pleasant tingle | whispering, tapping | Zoë Kravitz | the Super Bowl | coined in 2010 | fall asleep',
  'Distracted boyfriend':
    'a stock photo | looking back at a passing woman | Antonio Guillem | Girona | every temptation | labelling the three figures',
  'r/place':
    'an empty canvas | one coloured pixel per person | flags, portraits and alliances | April Fools’ Day of 2017 | no rules about what to draw | Reddit’s experiment',
  'Skibidi Toilet and brain rot':
    'singing heads | cameras for faces | Alexey Gerasimov | a new vocabulary | parents puzzle over | Oxford’s word of the year 2024',
  // Lifestyle
  BookTok:
    'crying over a last chapter | “It Ends with Us” | Colleen Hoover | devoted to novels | titles that were years old | tables in bookshops',
  'Digital nomads':
    'a café with good Wi-Fi | a flat rented by the month | working while travelling | Tsugio Makimoto | Estonia | a special visa',
  'Tidying with Marie Kondo':
    'if it sparks joy | a small ceremony | clearing out a drawer | each thing in your hands | a series in January 2019 | filled charity shops',
  'Bike sharing':
    'at one corner | conquered cities | phones and cards could unlock the lock | Vélib’ | New York followed in 2013 | Amsterdam in 1965',
  Hygge: 'wool socks | unhurried company | a Danish word | Meik Wiking | a recipe for long winters',
  'Bullet journal':
    'a handful of symbols | plans, memories and lists | Ryder Carroll | plain dots | pages of careful lettering',
  'Dry January':
    'drinks that need no spirits | after the holidays | four thousand people | a British campaign | a yearly habit',
  // Music
  'K-pop goes global':
    '“Gangnam Style” | Psy | tight choreography | BTS | “Dynamite” | one billion views | breakthrough came in 2012',
  'Vinyl revival':
    'a sleeve and a needle | Record Store Day | different from a stream | earns more than the CD | the first time since 1987 | shop windows and living rooms',
  'The Eras Tour':
    'Taylor Swift | handmade friendship bracelets | 149 shows | more than three hours | Glendale, Arizona | more than a billion dollars',
  Hyperpop:
    'glossy, distorted, sped up | proudly artificial | PC Music | A. G. Cook | Charli XCX | “Brat” | the summer of 2024',
  'Lo-fi beats to study to':
    'soft drums, a little crackle | an animated girl | never stops doing her homework | ChilledCow | endless streams | a false copyright claim',
  'Afrobeats worldwide':
    'Nigeria and Ghana | light percussion and easy melodies | Tyla for “Water” | Wizkid | its own chart | “One Dance” | dance floors on every continent',
  // Science
  'James Webb Space Telescope':
    '18 segments | a golden mirror | Christmas Day 2021 | Kourou in French Guiana | far beyond the Moon | posters on bedroom walls',
  'Rockets that land':
    'a Falcon 9 first stage | standing upright | cheering crowds | the arms of its launch tower | in December 2015 | boosters that return to Earth',
  'The first picture of a black hole':
    'the blurred orange ring | the galaxy M87 | Sagittarius A* | as wide as the Earth | in April 2019 | what cannot be seen',
  'CRISPR gene editing':
    'Jennifer Doudna | Emmanuelle Charpentier | change DNA at a chosen place | the first approved treatment | Casgevy | borrowed from bacteria',
  'Citizen science': 'count penguins | old ship logs | sort galaxies | Galaxy Zoo | anybody with a browser',
  AlphaFold:
    'Demis Hassabis | John Jumper | shape of proteins | a riddle that had kept biologists busy | CASP14 | the folded shape',
  // Sports
  Pickleball:
    'Bainbridge Island | paddles and a perforated ball | the fastest-growing sports | a backyard game | invented in 1965 | easy to learn at any age',
  'The rise of women’s football':
    '91,648 people | the Camp Nou | Wembley | stood half empty | the World Cup in Sydney | household names',
  'Formula 1’s new audience':
    '“Drive to Survive” | a night race on the Strip | Miami | drivers and team bosses | motor racing | Las Vegas',
  'Skateboarding at the Olympics':
    'stairs, walls and pavements | Yuto Horigome | rivals who cheer for each other | climbing | Tokyo in 2021 | danced for medals in Paris',
  'The Caitlin Clark effect':
    'a guard from Iowa | shoots from almost anywhere | the Indiana Fever | the WNBA draft | 18.9 million people | full arenas',
  parkrun:
    'every Saturday morning | five kilometres | finished with coffee | Bushy Park, London | thirteen runners | Wimbledon Common | timed by volunteers',
  // Technology
  'Generative AI':
    'Stable Diffusion | ChatGPT | writes, paints and answers | a conversation at every table | GPT-4 | a few months of 2022',
  'Electric cars':
    'charging cables | quiet motors | from curiosity to common sight | the Tesla Model S | Nissan Leaf | almost nine of ten',
  'Vibe coding':
    'Andrej Karpathy | Copilot | hobby projects bloomed | in plain words | engineers argued | in February 2025',
  'Raspberry Pi and the makers':
    'the size of a bank card | about 35 dollars | weather stations, arcade cabinets | the cover of a magazine | a bare computer | experiments in space',
  'The Fediverse':
    'Mastodon | thousands of independent servers | ActivityPub | one company’s network | when Twitter changed hands | an open web standard of 2018',
  'Virtual reality at home':
    'light sabres | the Oculus Rift | the Vision Pro | met friends as avatars | a crowdfunded prototype in 2012 | enthusiasm that comes in waves',
}

/** What was picked for a trend of the catalogue; empty for any other. */
export function archiveQuotes(name: string): readonly string[] {
  return Object.hasOwn(QUOTES, name) ? (QUOTES[name] ?? '').split(' | ') : []
}
