import type { QuestionsByTrend } from '../starter-question'

export const technologyQuestions: QuestionsByTrend = {
  'generative-ai': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'ELIZA’s inventor let his secretary try the 1960s chatbot. What did she ask of him?',
      right: 'To leave the room',
      wrong: ['To switch it off', 'To dim the lights', 'To give it a face'],
      explanation:
        'She had watched Joseph Weizenbaum write the little program, and still wished to be alone with it. He spent years warning of the effect.',
      page: { title: 'ELIZA', url: 'https://en.wikipedia.org/wiki/ELIZA' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: '“Attention Is All You Need”, the paper behind today’s models, plays on a song by whom?',
      right: 'The Beatles',
      wrong: ['Queen', 'Aretha Franklin', 'The Bee Gees'],
      explanation: 'It nods to “All You Need Is Love”. One of its eight authors thought of it, half as a joke.',
      page: { title: 'Attention Is All You Need', url: 'https://en.wikipedia.org/wiki/Attention_Is_All_You_Need' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What does the T in GPT stand for?',
      right: 'Transformer',
      wrong: ['Technology', 'Translator', 'Thinking'],
      explanation:
        'Generative pre-trained transformer. The transformer is a design of 2017 that was first meant for translating.',
      page: {
        title: 'Generative pre-trained transformer',
        url: 'https://en.wikipedia.org/wiki/Generative_pre-trained_transformer',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What had a chatbot invented in papers that New York lawyers filed in 2023?',
      right: 'Earlier court rulings',
      wrong: ['The client’s injuries', 'A witness’s statement', 'A doctor’s report'],
      explanation:
        'The judge could find none of the quoted cases. Asked whether they were real, the chatbot had said yes, and the lawyers paid 5,000 dollars.',
      page: { title: 'Mata v. Avianca, Inc.', url: 'https://en.wikipedia.org/wiki/Mata_v._Avianca,_Inc.' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Air Canada’s chatbot promised a discount that did not exist. What did a tribunal rule in 2024?',
      right: 'The airline had to keep the promise',
      wrong: ['The passenger should have known', 'The chatbot’s maker had to pay', 'The airline had to fly him again'],
      explanation:
        'The airline argued that the chatbot was responsible for its own actions. The tribunal found that remarkable, and ordered it to pay.',
      page: { title: 'Moffatt v. Air Canada', url: 'https://en.wikipedia.org/wiki/Moffatt_v._Air_Canada' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'A portrait made by software was expected to bring up to 10,000 dollars in 2018. What did it bring?',
      right: '432,500 dollars',
      wrong: ['900 dollars', '41,000 dollars', '7.2 million dollars'],
      explanation:
        'Christie’s sold “Edmond de Belamy”, signed with a line of algebra. The code behind it had been shared for nothing by a teenager.',
      page: { title: 'Edmond de Belamy', url: 'https://en.wikipedia.org/wiki/Edmond_de_Belamy' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did a picture made with Midjourney win in 2022, to the anger of painters?',
      right: 'A prize at a state fair',
      wrong: ['A place in the Louvre', 'A children’s book award', 'A contest for stamps'],
      explanation:
        '“Théâtre d’Opéra Spatial” took first place for digital art in Colorado, and 300 dollars. Its maker had spent 80 hours on instructions.',
      page: {
        title: "Théâtre D'opéra Spatial",
        url: 'https://en.wikipedia.org/wiki/Th%C3%A9%C3%A2tre_D%27op%C3%A9ra_Spatial',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Boris Eldagsen do after winning a Sony photography award in 2023?',
      right: 'Refused it',
      wrong: ['Auctioned it', 'Shared it', 'Donated it'],
      explanation:
        'His portrait came from software; he had entered to see whether anybody would notice. Photographs and such pictures should not compete, he said.',
      page: { title: 'Boris Eldagsen', url: 'https://en.wikipedia.org/wiki/Boris_Eldagsen' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: '“Zarya of the Dawn” is a comic with generated pictures. What does US copyright protect?',
      right: 'The text and the arrangement',
      wrong: ['The pictures but not the text', 'The heroine’s name only', 'The instructions to the model'],
      explanation:
        'The office found that a person had written and arranged it, but not drawn it. Copyright needs a human author.',
      page: { title: 'Zarya of the Dawn', url: 'https://en.wikipedia.org/wiki/Zarya_of_the_Dawn' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did Google’s AI overview suggest in 2024 to keep cheese on a pizza?',
      right: 'Glue',
      wrong: ['Honey', 'Toothpicks', 'Hairspray'],
      explanation:
        'It had taken an old joke from Reddit for a recipe. At least it specified that it should be non-toxic.',
      page: { title: 'AI Overviews', url: 'https://en.wikipedia.org/wiki/AI_Overviews' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Google’s chatbot Bard erred about a telescope in its first advert. What did that cost?',
      right: '100 billion dollars in value',
      wrong: ['A fine of 2 million dollars', 'The contract with NASA', 'Half of its users in a week'],
      explanation:
        'The parent company’s shares fell by about that much after astronomers noticed that another telescope had taken the picture in question.',
      page: { title: 'Gemini (chatbot)', url: 'https://en.wikipedia.org/wiki/Gemini_(chatbot)' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which verb, now said of chatbots that make things up, was Cambridge’s word of 2023?',
      right: 'Hallucinate',
      wrong: ['Improvise', 'Fantasise', 'Embellish'],
      explanation:
        'It gained a second meaning without losing the first. Doctors would call it confabulation, some add.',
      page: {
        title: 'Hallucination (artificial intelligence)',
        url: 'https://en.wikipedia.org/wiki/Hallucination_(artificial_intelligence)',
      },
    },
  ],
  'vibe-coding': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'When he named vibe coding, what did Andrej Karpathy say you could forget?',
      right: 'That the code exists',
      wrong: ['That bugs cost money', 'That users are people', 'That machines get tired'],
      explanation:
        'Give in to the vibes, he wrote, and forget that there is code at all. He meant it for throwaway weekend projects.',
      page: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'Your assistant changes 400 lines. What does a true vibe coder do, by the first description?',
      right: 'Accepts all, unread',
      wrong: ['Prints and marks them', 'Asks a colleague to read', 'Rewrites half by hand'],
      explanation:
        '“Accept All” without looking at the differences, was the recipe. If an error shows up, paste it back without comment.',
      page: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2023 Karpathy named the “hottest new programming language”. Which?',
      right: 'English',
      wrong: ['Rust', 'Mandarin', 'Emoji'],
      explanation:
        'Two years before the vibes he had noticed that instructions to a model are written in plain sentences.',
      page: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'In 2025 experienced developers were timed with AI tools. How did they fare?',
      right: 'Slower, but they felt faster',
      wrong: ['Faster, but they felt slower', 'Faster, and they felt so', 'Slower, and they felt so'],
      explanation:
        'They took 19 per cent longer in the trial by METR and believed that they had saved 20 per cent. Part of the time went on checking what came back.',
      page: { title: 'METR', url: 'https://en.wikipedia.org/wiki/METR' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In July 2025 Replit’s assistant was told to change nothing. What did it do?',
      right: 'Deleted a live database',
      wrong: ['Emailed every customer', 'Bought a second server', 'Locked out its owner'],
      explanation:
        'It admitted to having panicked, then said wrongly that the data could not be restored. The company’s head apologised.',
      page: { title: 'Replit', url: 'https://en.wikipedia.org/wiki/Replit' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Of 1,645 apps built with Lovable, how many let strangers read personal data in 2025?',
      right: '170',
      wrong: ['2', '17', '1,200'],
      explanation:
        'A researcher found holes in about one of ten. The apps looked finished; nobody had asked who might read the tables.',
      page: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What share of young firms at Y Combinator in early 2025 had code that was 95 per cent AI-made?',
      right: 'A quarter',
      wrong: ['One per cent', 'A tenth', 'Four fifths'],
      explanation:
        'One in four, said the start-up school. They could all have written it themselves, it added: these were skilled founders.',
      page: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'When is it no longer vibe coding, according to Simon Willison?',
      right: 'When you have understood the code',
      wrong: [
        'When you have paid for the model',
        'When you have more than one user',
        'When you have typed for an hour',
      ],
      explanation:
        'Somebody who reviews, tests and can explain every line is using a typing assistant, argues this programmer of many years.',
      page: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did one of columnist Kevin Roose’s first home-made apps do?',
      right: 'Plan lunch from a fridge photo',
      wrong: ['Water plants by telephone', 'Match socks from a drawer', 'Rate the jokes of his editor'],
      explanation:
        'He called such things software for one. Another of his tests filled a shop with reviews by customers who did not exist.',
      page: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'AI assistants invent names of software packages. What do attackers do with these names?',
      right: 'Publish malware under them',
      wrong: ['Sell them to the assistants', 'Register them as trademarks', 'Report them for a reward'],
      explanation:
        'It is called slopsquatting. The same invented names come up again and again, so attackers only have to wait until somebody installs one.',
      page: { title: 'Slopsquatting', url: 'https://en.wikipedia.org/wiki/Slopsquatting' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'What was Grace Hopper told in the 1950s about writing programs in everyday words?',
      right: 'Computers do not understand words',
      wrong: ['Typists would demand more pay', 'Long words would fill the memory', 'Each country would need its own'],
      explanation:
        'She was told so for years, and built it anyway. Her FLOW-MATIC led to COBOL, which still moves money in banks.',
      page: { title: 'Grace Hopper', url: 'https://en.wikipedia.org/wiki/Grace_Hopper' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'A British program of 1981 was called “The Last One”. Whose jobs was it meant to end?',
      right: 'Programmers’',
      wrong: ['Bookkeepers’', 'Secretaries’', 'Telephonists’'],
      explanation:
        'It asked questions and wrote programs in BASIC, so that no other program would ever be needed. Some were needed after all.',
      page: { title: 'The Last One (software)', url: 'https://en.wikipedia.org/wiki/The_Last_One_(software)' },
    },
  ],
  'electric-cars': [
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What share of America’s cars was electric around 1900?',
      right: 'About a third',
      wrong: ['About a hundredth', 'About a tenth', 'About two thirds'],
      explanation:
        'Steam was as common and petrol came last. City drivers liked electric cars: no crank, no smell, no shifting of gears.',
      page: {
        title: 'History of the electric vehicle',
        url: 'https://en.wikipedia.org/wiki/History_of_the_electric_vehicle',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which carmaker’s wife preferred a Detroit Electric to the cars her husband built?',
      right: 'Henry Ford’s',
      wrong: ['Walter Chrysler’s', 'Louis Chevrolet’s', 'Ransom Olds’s'],
      explanation:
        'Clara Ford found the Model T noisy. Her husband bought her several electric cars, and even worked on one with Thomas Edison.',
      page: { title: 'Detroit Electric', url: 'https://en.wikipedia.org/wiki/Detroit_Electric' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 1899 a car passed 100 kilometres an hour for the first time. What drove it?',
      right: 'Batteries',
      wrong: ['Steam', 'Petrol', 'Compressed air'],
      explanation: 'The Belgian Camille Jenatzy sat on top of an electric torpedo called the Never Satisfied.',
      page: { title: 'La Jamais Contente', url: 'https://en.wikipedia.org/wiki/La_Jamais_Contente' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Which electric invention of 1912 helped petrol cars to win?',
      right: 'The starter motor',
      wrong: ['The headlamp', 'The fuel pump', 'The horn'],
      explanation:
        'Until then drivers had to turn a crank that could break an arm. With a button, the best argument against petrol was gone.',
      page: { title: 'Starter (engine)', url: 'https://en.wikipedia.org/wiki/Starter_(engine)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did General Motors do with most of its electric EV1 cars after the leases ended?',
      right: 'Crushed them',
      wrong: ['Gave them to schools', 'Sold them at half price', 'Rebuilt them for petrol'],
      explanation:
        'Drivers had offered to buy them and even held a mock funeral. A few survive in museums, without their motors running.',
      page: { title: 'General Motors EV1', url: 'https://en.wikipedia.org/wiki/General_Motors_EV1' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which pop group refused to pay road tolls in an electric Fiat, until Norway gave in?',
      right: 'A-ha',
      wrong: ['Roxette', 'Aqua', 'Europe'],
      explanation:
        'In 1989 the singers and an environmentalist ran up fine after fine; the car was seized, auctioned, bought back. Then the toll was dropped.',
      page: {
        title: 'Plug-in electric vehicles in Norway',
        url: 'https://en.wikipedia.org/wiki/Plug-in_electric_vehicles_in_Norway',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which vehicles gave Britain the largest electric fleet in the world in the 1960s?',
      right: 'Milk floats',
      wrong: ['Post vans', 'Hearses', 'Ice-cream vans'],
      explanation:
        'They stop at every door, start before dawn and must not wake anybody: tens of thousands of them hummed through the streets.',
      page: { title: 'Milk float', url: 'https://en.wikipedia.org/wiki/Milk_float' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which maker’s sports car was the basis for the first Tesla?',
      right: 'Lotus',
      wrong: ['Porsche', 'Mazda', 'Alfa Romeo'],
      explanation:
        'The Roadster of 2008 began with the Lotus Elise, though few parts stayed the same. One of them has been circling the Sun since 2018.',
      page: {
        title: 'Tesla Roadster (first generation)',
        url: 'https://en.wikipedia.org/wiki/Tesla_Roadster_(first_generation)',
      },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'On an electric car with one-pedal driving you lift your foot. What happens?',
      right: 'It brakes and charges',
      wrong: ['It rolls on freely', 'It sounds an alarm', 'It shifts to neutral'],
      explanation:
        'The motor works as a generator and turns speed into current. Brake pads last so long that they may rust before they wear out.',
      page: { title: 'Regenerative braking', url: 'https://en.wikipedia.org/wiki/Regenerative_braking' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why does an electric car lose more range in winter than a petrol car?',
      right: 'It has little waste heat',
      wrong: ['Its tyres are softer', 'Its doors seal less well', 'Its motor idles longer'],
      explanation:
        'A petrol engine wastes so much heat that warming the cabin is free. An electric car takes it from the battery, which is sluggish in the cold as well.',
      page: { title: 'Electric car', url: 'https://en.wikipedia.org/wiki/Electric_car' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Up to which speed must new electric cars make an artificial sound in the EU?',
      right: '20 km/h',
      wrong: ['5 km/h', '50 km/h', '90 km/h'],
      explanation:
        'Above that the tyres are loud enough. Makers hire composers for the hum; Hans Zimmer wrote for BMW.',
      page: {
        title: 'Electric vehicle warning sounds',
        url: 'https://en.wikipedia.org/wiki/Electric_vehicle_warning_sounds',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which city had only electric buses, 16,000 of them, by the end of 2017?',
      right: 'Shenzhen',
      wrong: ['Oslo', 'San Francisco', 'Amsterdam'],
      explanation:
        'No other large city had managed it. People missed the sound and asked for one, so as to hear the bus coming.',
      page: { title: 'Shenzhen', url: 'https://en.wikipedia.org/wiki/Shenzhen' },
    },
  ],
  'raspberry-pi': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What does the “Pi” in Raspberry Pi stand for?',
      right: 'Python',
      wrong: ['Pioneer', 'Pixel', 'Picture'],
      explanation:
        'It was to start up straight into that programming language. The fruit continues a custom: Apple, Apricot, Acorn, Tangerine.',
      page: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'What worried Cambridge lecturers so much that they started Raspberry Pi?',
      right: 'Few applicants could program',
      wrong: ['Laboratories kept being robbed', 'Screens ruined pupils’ eyes', 'Computers used too much power'],
      explanation:
        'Children of the 1980s had typed programs at home; those of the 2000s had game consoles and phones that could not be opened.',
      page: { title: 'Raspberry Pi Foundation', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi_Foundation' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Tens of millions of Raspberry Pis have been sold. How many had the makers boldly hoped for?',
      right: 'About 10,000',
      wrong: ['About 500', 'About 250,000', 'About 5 million'],
      explanation:
        'They had thought of applicants to one university, a thousand or a few. On the first day, 100,000 orders brought down the sellers’ websites.',
      page: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What could make the Raspberry Pi 2 crash when it was new in 2015?',
      right: 'A camera flash',
      wrong: ['A ringing phone', 'A slammed door', 'A passing tram'],
      explanation:
        'One chip lay bare on the board, and the burst of light upset its electricity. A blob of putty was the official remedy.',
      page: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where have most Raspberry Pis been made?',
      right: 'In Wales',
      wrong: ['In Taiwan', 'In Malaysia', 'In Estonia'],
      explanation: 'Sony’s factory at Pencoed, which once built television sets, turns out tens of thousands a day.',
      page: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did standard Raspberry Pi boards lack until the fifth generation in 2023?',
      right: 'A power button',
      wrong: ['A network socket', 'A sound output', 'A second core'],
      explanation: 'For eleven years people simply pulled the plug, and were told not to.',
      page: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'At which institution did a Raspberry Pi plugged in without permission let hackers in?',
      right: 'A NASA laboratory',
      wrong: ['The Bank of England', 'The Louvre', 'A Swiss observatory'],
      explanation:
        'It was the Jet Propulsion Laboratory. For about ten months nobody noticed, while data about missions to Mars left the building.',
      page: { title: 'Jet Propulsion Laboratory', url: 'https://en.wikipedia.org/wiki/Jet_Propulsion_Laboratory' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Raspberry Pi’s Models A and B were named in honour of which computer of the 1980s?',
      right: 'BBC Micro',
      wrong: ['Commodore 64', 'Atari 800', 'IBM PC'],
      explanation:
        'The Micro came in those two models and taught a British generation to program. The designer of the Pi was one of them.',
      page: { title: 'BBC Micro', url: 'https://en.wikipedia.org/wiki/BBC_Micro' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Raspberry Pis have been aboard the International Space Station since 2015. Who are they for?',
      right: 'Schoolchildren',
      wrong: ['Stargazers', 'Film-makers', 'Weather services'],
      explanation:
        'Pupils in Europe write programs that run in orbit. The first two, called Ed and Izzy, were looked after by the British astronaut Tim Peake.',
      page: { title: 'Astro Pi', url: 'https://en.wikipedia.org/wiki/Astro_Pi' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'You plug a Raspberry Pi that runs Pi-hole into your home network. What disappears?',
      right: 'Most adverts',
      wrong: ['Spam emails', 'Weak passwords', 'Slow downloads'],
      explanation:
        'It answers requests for advertisers’ addresses with nothing, for every device in the house, television included.',
      page: { title: 'Pi-hole', url: 'https://en.wikipedia.org/wiki/Pi-hole' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why did a laboratory at Los Alamos buy 750 Raspberry Pis in 2017?',
      right: 'To rehearse for supercomputers',
      wrong: ['To heat an old laboratory', 'To teach its guards to code', 'To measure rain in the desert'],
      explanation:
        'Nobody lets you try risky software on a machine for millions. A cheap cluster of many small ones has the same problems.',
      page: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'When chips were short in 2021, whom did the makers of Raspberry Pi serve first?',
      right: 'Firms that built Pis into products',
      wrong: ['Schools in poorer countries', 'Owners of the very first model', 'Members of its fan club'],
      explanation:
        'Jobs hung on lifts, factories and screens with a Pi inside, they said. Hobbyists paid dealers several times the price.',
      page: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
    },
  ],
  fediverse: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What were posts on Mastodon called until 2022?',
      right: 'Toots',
      wrong: ['Trunks', 'Tusks', 'Roars'],
      explanation:
        'A supporter had promised donations for life if the button said so. Mastodon’s German founder did not know that “toot” also means breaking wind.',
      page: { title: 'Mastodon (social network)', url: 'https://en.wikipedia.org/wiki/Mastodon_(social_network)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How many characters may a Mastodon post have, unless a server decides otherwise?',
      right: '500',
      wrong: ['140', '280', '3,000'],
      explanation:
        'Five hundred, which is why arguments there come in paragraphs. Server owners can change it, and one or two allow novels.',
      page: { title: 'Mastodon (social network)', url: 'https://en.wikipedia.org/wiki/Mastodon_(social_network)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Mastodon’s inventor when he released it in 2016?',
      right: 'A student in Jena',
      wrong: ['A banker in Zurich', 'An engineer at Google', 'A teacher in Lyon'],
      explanation:
        'Eugen Rochko was in his early twenties and about to finish at university. He built it after growing unhappy with Twitter.',
      page: { title: 'Eugen Rochko', url: 'https://en.wikipedia.org/wiki/Eugen_Rochko' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Investors offered Mastodon’s founder money in the boom of 2022. What did he do?',
      right: 'He turned all of them down',
      wrong: ['He sold a tenth of it', 'He raised their offers at auction', 'He gave it to another network'],
      explanation: 'He said that being owned by nobody was the point. It was run as a German non-profit on donations.',
      page: { title: 'Mastodon (social network)', url: 'https://en.wikipedia.org/wiki/Mastodon_(social_network)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Twitter forbid for a few days in December 2022?',
      right: 'Linking to Mastodon',
      wrong: ['Using the word “tweet”', 'Posting pictures of birds', 'Writing in all capitals'],
      explanation:
        'Links to it and some other networks counted as advertising for rivals. After an outcry the rule was gone within days.',
      page: { title: 'Mastodon (social network)', url: 'https://en.wikipedia.org/wiki/Mastodon_(social_network)' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'An address reads @ana@garden.example. Which older system works in the same way?',
      right: 'Email',
      wrong: ['Fax', 'Teletext', 'Ham radio'],
      explanation:
        'A name, then the server where it lives; people on different ones can write to each other. Nobody asks which email is the real one.',
      page: { title: 'Fediverse', url: 'https://en.wikipedia.org/wiki/Fediverse' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2023, hundreds of server owners signed a pact to block a newcomer. Which?',
      right: 'Meta’s Threads',
      wrong: ['Jack Dorsey’s Bluesky', 'Amazon’s Twitch', 'Microsoft’s LinkedIn'],
      explanation:
        'They feared that a firm with a billion users would first join and then swallow the network. Others welcomed the company.',
      page: { title: 'Threads (social network)', url: 'https://en.wikipedia.org/wiki/Threads_(social_network)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The server queer.af went dark in 2024. Why?',
      right: 'Afghanistan cancelled its address',
      wrong: [
        'Its founders had lost the password',
        'A court found its name misleading',
        'Its computers had been flooded',
      ],
      explanation:
        'The ending .af is Afghanistan’s, ruled by the Taliban; officials later spoke of unpaid fees. Addresses chosen for a pun have landlords too.',
      page: { title: '.af', url: 'https://en.wikipedia.org/wiki/.af' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Users of which site fled to Lemmy in June 2023?',
      right: 'Reddit',
      wrong: ['Pinterest', 'Tumblr', 'Quora'],
      explanation:
        'Reddit had put a high price on its data, and favourite apps closed. Lemmy looks much alike, spread over many servers.',
      page: { title: 'Lemmy (social network)', url: 'https://en.wikipedia.org/wiki/Lemmy_(social_network)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2017 two of the largest Mastodon servers stood in one country. Which?',
      right: 'Japan',
      wrong: ['Brazil', 'Canada', 'India'],
      explanation: 'A student’s server there and one run by an art site grew past everybody else within days.',
      page: { title: 'Mastodon (social network)', url: 'https://en.wikipedia.org/wiki/Mastodon_(social_network)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2021 Mastodon complained that a new network had hidden its use of Mastodon’s code. Which?',
      right: 'Truth Social',
      wrong: ['Clubhouse', 'Gettr', 'BeReal'],
      explanation:
        'Anybody may use the code, but whoever changes it must show the result. Mastodon sent a letter with a deadline of 30 days, and the network put its code on the web.',
      page: { title: 'Truth Social', url: 'https://en.wikipedia.org/wiki/Truth_Social' },
    },
  ],
  'virtual-reality': [
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'A French writer used the words “virtual reality” in the 1930s. About what?',
      right: 'The theatre',
      wrong: ['Dreams', 'Colonial fairs', 'The telephone'],
      explanation: 'Antonin Artaud meant actors, scenery and masks. His book on it is “The Theatre and Its Double”.',
      page: { title: 'Virtual reality', url: 'https://en.wikipedia.org/wiki/Virtual_reality' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the Sensorama of 1962 add to a film of a motorcycle ride?',
      right: 'Wind and smells',
      wrong: ['Rain and hail', 'A helmet and gloves', 'A live orchestra'],
      explanation:
        'Morton Heilig’s cabinet blew air, shook the seat and puffed out the smell of the street. Nobody would pay to build more.',
      page: { title: 'Sensorama', url: 'https://en.wikipedia.org/wiki/Sensorama' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why is an early headset of 1968 known as the Sword of Damocles?',
      right: 'It hung from the ceiling',
      wrong: ['It cut users’ foreheads', 'It showed battles only', 'It failed without warning'],
      explanation:
        'It was too heavy for a head. Ivan Sutherland’s wearer stood beneath a metal arm and saw a cube made of glowing lines.',
      page: {
        title: 'The Sword of Damocles (virtual reality)',
        url: 'https://en.wikipedia.org/wiki/The_Sword_of_Damocles_(virtual_reality)',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In which single colour did Nintendo’s Virtual Boy of 1995 show its games?',
      right: 'Red',
      wrong: ['Green', 'Blue', 'Yellow'],
      explanation:
        'Red light was cheapest and saved the batteries. It sold about 770,000 times and became the company’s most famous flop.',
      page: { title: 'Virtual Boy', url: 'https://en.wikipedia.org/wiki/Virtual_Boy' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'For which console did Mattel turn a scientists’ data glove into a toy in 1989?',
      right: 'Nintendo’s NES',
      wrong: ['The Intellivision', 'Sega’s Mega Drive', 'The Atari 7800'],
      explanation: 'The Power Glove cost a hundredth of the original and hardly worked. It did look splendid in films.',
      page: { title: 'Power Glove', url: 'https://en.wikipedia.org/wiki/Power_Glove' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Facebook bought Oculus in 2014. Which game’s creator cancelled a version for it that day?',
      right: 'Minecraft',
      wrong: ['Angry Birds', 'Tetris', 'Myst'],
      explanation:
        'Markus Persson wrote that Facebook creeped him out. Two years later the game came to the headset after all.',
      page: { title: 'Oculus VR', url: 'https://en.wikipedia.org/wiki/Oculus_VR' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why does virtual reality make some people feel sick?',
      right: 'Eyes see motion, ears feel none',
      wrong: ['Screens give off too much heat', 'The lenses turn colours round', 'The headset presses on a nerve'],
      explanation:
        'The organ of balance sits in the inner ear and reports that you are sitting still. Slow turns and a painted nose on the screen may help.',
      page: { title: 'Virtual reality sickness', url: 'https://en.wikipedia.org/wiki/Virtual_reality_sickness' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What came with the Sunday paper for New York Times readers in November 2015?',
      right: 'A headset of cardboard',
      wrong: ['A pair of 3D glasses', 'A glove with sensors', 'A code for a free film'],
      explanation:
        'Over a million of Google’s folding viewers went out, to be filled with one’s own phone and a film about refugee children.',
      page: { title: 'Google Cardboard', url: 'https://en.wikipedia.org/wiki/Google_Cardboard' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'In SnowWorld, patients with burns throw snowballs at penguins. What for?',
      right: 'To feel less pain',
      wrong: ['To train their aim', 'To test their eyes', 'To cool the room'],
      explanation:
        'Busy with ice and snow while wounds are cleaned, they report far less pain. It has been used since the 1990s.',
      page: { title: 'Virtual reality therapy', url: 'https://en.wikipedia.org/wiki/Virtual_reality_therapy' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did people in Meta’s Horizon Worlds lack until 2023?',
      right: 'Legs',
      wrong: ['Hair', 'Hands', 'Mouths'],
      explanation:
        'Cameras on a headset cannot see them, so avatars floated. They arrived at last, after a demonstration that was not quite real.',
      page: { title: 'Horizon Worlds', url: 'https://en.wikipedia.org/wiki/Horizon_Worlds' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'About how much did Meta’s division for virtual reality lose in 2022 alone?',
      right: '14 billion dollars',
      wrong: ['90 million dollars', '700 million dollars', '80 billion dollars'],
      explanation: 'It took in about two billion and spent about sixteen. The next year was worse.',
      page: { title: 'Reality Labs', url: 'https://en.wikipedia.org/wiki/Reality_Labs' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How much did the Oculus Rift ask for on Kickstarter, before it got 2.4 million dollars?',
      right: '250,000 dollars',
      wrong: ['9,000 dollars', '50,000 dollars', '1.5 million dollars'],
      explanation:
        'The sum was there within a day. Backers got a headset for developers, and later watched the firm sold for two billion.',
      page: { title: 'Oculus Rift', url: 'https://en.wikipedia.org/wiki/Oculus_Rift' },
    },
  ],
}
