import type { QuestionsByTrend } from '../starter-question'

export const scienceQuestions: QuestionsByTrend = {
  'webb-telescope': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How much gold covers all the mirrors of the telescope?',
      right: 'About 48 grams',
      wrong: ['About 1 kilogram', 'About 5 kilograms', 'About 30 kilograms'],
      explanation:
        'It weighs as much as a golf ball, spread out to a layer a thousandth as thick as a hair. Gold was chosen because it reflects infrared light best.',
      page: { title: 'James Webb Space Telescope', url: 'https://en.wikipedia.org/wiki/James_Webb_Space_Telescope' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was James Webb, whose name the telescope bears?',
      right: 'The head of NASA',
      wrong: ['An astronaut', 'A radio astronomer', 'A maker of mirrors'],
      explanation:
        'He ran NASA in the 1960s, on the way to the Moon, and was an administrator by training. Most telescopes honour scientists, and some still grumble about it.',
      page: { title: 'James E. Webb', url: 'https://en.wikipedia.org/wiki/James_E._Webb' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In the 1990s planners thought of half a billion dollars. What did the telescope cost in the end?',
      right: 'About 10 billion',
      wrong: ['About 1 billion', 'About 3 billion', 'About 40 billion'],
      explanation:
        'It came out about twenty times dearer and fourteen years late. In 2011 a committee of the US House of Representatives voted to drop it.',
      page: { title: 'James Webb Space Telescope', url: 'https://en.wikipedia.org/wiki/James_Webb_Space_Telescope' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'The telescope was to have fuel for ten years. Why may it last over twenty?',
      right: 'Its rocket aimed so well',
      wrong: ['Its tank was overfilled', 'Its antennas draw no power', 'It sails on the sunlight'],
      explanation:
        'Ariane 5 put it on its way so exactly that hardly any fuel was needed to correct the path. The European rocket gave NASA ten more years as a present.',
      page: { title: 'James Webb Space Telescope', url: 'https://en.wikipedia.org/wiki/James_Webb_Space_Telescope' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why do bright stars in its pictures have six long spikes?',
      right: 'The mirror segments are hexagons',
      wrong: ['Six cameras take turns', 'Gold reflects in six colours', 'The sunshield has six pointed corners'],
      explanation:
        'Light bends at the edges of the mirror. Two small extra spikes come from a strut, and Hubble’s stars have four: one can tell at a glance who took the picture.',
      page: { title: 'Diffraction spike', url: 'https://en.wikipedia.org/wiki/Diffraction_spike' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How many single faults could each have ended the mission, by NASA’s count?',
      right: '344',
      wrong: ['7', '29', '112'],
      explanation:
        'Pins, motors and cables all had to work, most of them while the telescope unfolded itself. All of them held.',
      page: { title: 'James Webb Space Telescope', url: 'https://en.wikipedia.org/wiki/James_Webb_Space_Telescope' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did the finished telescope travel from California to South America?',
      right: 'By ship through a canal',
      wrong: ['By train through Mexico', 'In the belly of a jumbo', 'On a barge round Cape Horn'],
      explanation:
        'The MN Colibri took sixteen days by way of the Panama Canal. The date was kept quiet beforehand, and pirates were one of the worries named.',
      page: { title: 'James Webb Space Telescope', url: 'https://en.wikipedia.org/wiki/James_Webb_Space_Telescope' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'Its sunny side is about as hot as tea, 85 °C. How cold is the side in the shade?',
      right: 'About −230 °C',
      wrong: ['About −30 °C', 'About −90 °C', 'About −150 °C'],
      explanation:
        'Five sheets as thin as a hair keep over 300 degrees apart. NASA likened it to sun cream with a factor of a million.',
      page: { title: 'James Webb Space Telescope', url: 'https://en.wikipedia.org/wiki/James_Webb_Space_Telescope' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why must the telescope be so cold?',
      right: 'Its own warmth would blind it',
      wrong: ['Its gold would come off', 'Its fuel would boil away', 'Its computers would slow down'],
      explanation:
        'Warm things glow in infrared, which is what it looks at. A camera at room temperature would mainly take pictures of itself.',
      page: { title: 'Infrared astronomy', url: 'https://en.wikipedia.org/wiki/Infrared_astronomy' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You point to the telescope from your garden. In which direction is it at midnight?',
      right: 'Away from the Sun',
      wrong: ['Towards the Sun', 'Behind the Moon', 'Above the North Pole'],
      explanation:
        'It keeps behind the Earth as seen from the Sun, so that Sun, Earth and Moon are all on one side of its parasol. More than half of the sky has to wait its turn.',
      page: { title: 'Lagrange point', url: 'https://en.wikipedia.org/wiki/Lagrange_point' },
    },
  ],
  'reusable-rockets': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'SpaceX lands rockets on “Of Course I Still Love You”. Where does the name come from?',
      right: 'Novels by Iain M. Banks',
      wrong: ['Songs by Pink Floyd', 'Episodes of Star Trek', 'Poems by Emily Dickinson'],
      explanation:
        'In his Culture novels spaceships think for themselves and choose their own names. Banks died in 2013 and never saw one float.',
      page: {
        title: 'Autonomous spaceport drone ship',
        url: 'https://en.wikipedia.org/wiki/Autonomous_spaceport_drone_ship',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A month before the first Falcon 9 landed, another rocket came back upright from space. Whose?',
      right: 'Jeff Bezos’s',
      wrong: ['Richard Branson’s', 'Paul Allen’s', 'Boeing’s'],
      explanation:
        'Blue Origin’s New Shepard had only gone up and down, not into orbit, and the two owners argued online about what counts.',
      page: { title: 'New Shepard', url: 'https://en.wikipedia.org/wiki/New_Shepard' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'The DC-X rocket hopped and landed upright in the 1990s. What ended it in 1996?',
      right: 'One leg did not fold out',
      wrong: ['Lightning struck it twice', 'Its only engine came loose', 'It ran out of fuel'],
      explanation:
        'A line to the leg had not been connected. It landed perfectly, tipped over and burnt, two decades before such landings became a show.',
      page: { title: 'McDonnell Douglas DC-X', url: 'https://en.wikipedia.org/wiki/McDonnell_Douglas_DC-X' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'NASA’s early plans for the Space Shuttle counted on how many flights a year?',
      right: 'About 50',
      wrong: ['About 4', 'About 12', 'About 200'],
      explanation:
        'One a week was the idea. The best year, 1985, had nine, because inspecting tiles and engines took months each time.',
      page: {
        title: 'Criticism of the Space Shuttle program',
        url: 'https://en.wikipedia.org/wiki/Criticism_of_the_Space_Shuttle_program',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A rocket’s nose cone comes down in two halves on parachutes. How did SpaceX catch some?',
      right: 'With a huge net on a ship',
      wrong: ['With a helicopter’s hook', 'With a raft of air cushions', 'With a pair of cargo drones'],
      explanation:
        'Each half costs about three million dollars. The ship Mr. Steven, later Ms. Tree, caught some; in the end fishing them out was easier.',
      page: {
        title: 'SpaceX fairing recovery program',
        url: 'https://en.wikipedia.org/wiki/SpaceX_fairing_recovery_program',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In May 2022 a helicopter caught a falling booster of Rocket Lab. What did the pilots do next?',
      right: 'They let it go',
      wrong: ['They put it on a lorry', 'They flew it home', 'They lost a rotor'],
      explanation:
        'The load felt different from the tests, so they dropped it, and a ship fished it from the sea. The mission was called “There and Back Again”.',
      page: { title: 'Rocket Lab Electron', url: 'https://en.wikipedia.org/wiki/Rocket_Lab_Electron' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'In the 2010s a Falcon 9 flight cost about 60 million dollars. How much was fuel?',
      right: 'Less than 1 per cent',
      wrong: ['About 10 per cent', 'About 25 per cent', 'About 60 per cent'],
      explanation:
        'Some 200,000 dollars of kerosene and oxygen, Elon Musk said. Throwing the rocket away was like scrapping an airliner after one flight.',
      page: {
        title: 'SpaceX reusable launch system development program',
        url: 'https://en.wikipedia.org/wiki/SpaceX_reusable_launch_system_development_program',
      },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why can a returning Falcon 9 not hover and take its time?',
      right: 'One engine alone pushes too hard',
      wrong: ['Its legs would catch fire', 'The wind would turn it round', 'Its computer would lose all contact'],
      explanation:
        'The empty stage weighs so little that even a throttled engine would lift it again. Speed must reach zero just as the height does.',
      page: {
        title: 'Falcon 9 first-stage landing tests',
        url: 'https://en.wikipedia.org/wiki/Falcon_9_first-stage_landing_tests',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did SpaceX publish in 2017, set to the march of “Monty Python’s Flying Circus”?',
      right: 'A reel of its own crashes',
      wrong: ['A clip of dancing engineers', 'A contest for new names', 'An advert for rocket pilots'],
      explanation:
        '“How Not to Land an Orbital Rocket Booster” shows two minutes of boosters tipping over and exploding, with comments such as that it is just a scratch.',
      page: {
        title: 'Falcon 9 first-stage landing tests',
        url: 'https://en.wikipedia.org/wiki/Falcon_9_first-stage_landing_tests',
      },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Which idea had Blue Origin patented in 2014, until SpaceX objected?',
      right: 'Landing a rocket at sea',
      wrong: ['Feet that fold like a crane’s', 'Engines that burn methane', 'Steering with waffle-shaped fins'],
      explanation:
        'SpaceX pointed out that engineers and even science fiction had described it long before. Most claims were withdrawn in 2015.',
      page: { title: 'Blue Origin', url: 'https://en.wikipedia.org/wiki/Blue_Origin' },
    },
  ],
  'black-hole-image': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'How did the data travel from the telescopes to the computing centres?',
      right: 'On hard disks, by plane',
      wrong: ['By undersea cable', 'By a satellite at night', 'On magnetic tape, by train'],
      explanation:
        'Five petabytes would have clogged any line at a desert or a Pole. Half a ton of disks on a jet has a bandwidth no cable could match.',
      page: { title: 'Event Horizon Telescope', url: 'https://en.wikipedia.org/wiki/Event_Horizon_Telescope' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Everybody waited half a year for the disks of one telescope. Where did it stand?',
      right: 'At the South Pole',
      wrong: ['On Mauna Kea', 'In the Atacama Desert', 'On Pico Veleta in Spain'],
      explanation:
        'The observations were in April, and no plane flies out during the polar winter. The boxes came with the first flights of spring, in late 2017.',
      page: { title: 'South Pole Telescope', url: 'https://en.wikipedia.org/wiki/South_Pole_Telescope' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'The joint telescope is very sharp. What could it make out on the Moon?',
      right: 'An orange',
      wrong: ['A lorry', 'A football pitch', 'A village'],
      explanation:
        'That is the comparison the researchers like, along with reading a newspaper in New York from a café in Paris.',
      page: { title: 'Event Horizon Telescope', url: 'https://en.wikipedia.org/wiki/Event_Horizon_Telescope' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The black hole was also given the name Pōwehi. From whose chant of creation?',
      right: 'The Hawaiians’',
      wrong: ['The Maori’s', 'The Inuit’s', 'The Mapuche’s'],
      explanation:
        'A scholar found the word in the Kumulipo, where it means something like a dark source adorned. Two of the telescopes stand on Mauna Kea.',
      page: { title: 'Messier 87', url: 'https://en.wikipedia.org/wiki/Messier_87' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why is the ring in the picture orange?',
      right: 'Somebody picked the colour',
      wrong: ['The gas glows like embers', 'Dust swallows the blue light', 'Distance reddens the light'],
      explanation:
        'Radio waves have no colour, so brightness was translated into a palette that looks hot. It could have been green.',
      page: { title: 'Event Horizon Telescope', url: 'https://en.wikipedia.org/wiki/Event_Horizon_Telescope' },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question:
        'M87’s hole is some 1,500 times larger than ours, and 2,000 times farther off. How do they look from here?',
      right: 'About equally large',
      wrong: ['Ours looks 10 times larger', 'Ours looks 50 times larger', 'M87’s looks 10 times larger'],
      explanation:
        'Size and distance nearly cancel out, so that both rings are about as wide as that orange on the Moon. Luck made two targets out of one.',
      page: { title: 'Sagittarius A*', url: 'https://en.wikipedia.org/wiki/Sagittarius_A*' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why was the near hole in our own galaxy harder to portray?',
      right: 'It changed within minutes',
      wrong: ['It lies behind the Sun', 'It is far too bright', 'It spins in the other direction'],
      explanation:
        'Gas needs days or weeks to go round the giant in M87, but minutes round ours. It was like photographing a puppy that chases its tail, a scientist said.',
      page: { title: 'Sagittarius A*', url: 'https://en.wikipedia.org/wiki/Sagittarius_A*' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Everybody longed to see a ring. How did the team guard against fooling itself?',
      right: 'Four groups worked apart',
      wrong: ['One computer had the last word', 'Painters judged the drafts', 'The data were locked for a year'],
      explanation:
        'The groups did not talk to each other for weeks and used different methods. When they met, all of them had a ring.',
      page: { title: 'Event Horizon Telescope', url: 'https://en.wikipedia.org/wiki/Event_Horizon_Telescope' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How did Jean-Pierre Luminet draw the first computed picture of a black hole in 1979?',
      right: 'With ink dots by hand',
      wrong: ['With burnt photo paper', 'With sand on glass', 'With a weaving loom'],
      explanation:
        'The computer was fed with punch cards and could not draw, so he put thousands of dots of ink on negative paper. His lopsided ring was right forty years early.',
      page: { title: 'Jean-Pierre Luminet', url: 'https://en.wikipedia.org/wiki/Jean-Pierre_Luminet' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'For which film did a later Nobel laureate supply the equations of a black hole?',
      right: 'Interstellar',
      wrong: ['Gravity', 'Contact', 'The Martian'],
      explanation:
        'Kip Thorne worked with the effects studio in London, and the results went into scientific papers. The director left out the dimmer side so as not to confuse the audience.',
      page: { title: 'Interstellar (film)', url: 'https://en.wikipedia.org/wiki/Interstellar_(film)' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'The team of 347 shared a prize of three million dollars equally. How much did each get?',
      right: 'About 8,600 dollars',
      wrong: ['About 860 dollars', 'About 32,000 dollars', 'About 86,000 dollars'],
      explanation:
        'It was the Breakthrough Prize. A Nobel Prize may be split among three at most, which leaves 344 people waiting.',
      page: { title: 'Event Horizon Telescope', url: 'https://en.wikipedia.org/wiki/Event_Horizon_Telescope' },
    },
  ],
  crispr: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which industry’s researchers showed in 2007 what CRISPR does for bacteria?',
      right: 'Yoghurt cultures',
      wrong: ['Perfumes', 'Shoe leather', 'Chewing gum'],
      explanation:
        'At Danisco they wanted to save the cultures of dairies from viruses. Bacteria that had survived an attack carried a piece of the virus in their own DNA.',
      page: { title: 'CRISPR', url: 'https://en.wikipedia.org/wiki/CRISPR' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Francisco Mojica puzzled over the odd repeats for years. Where did his microbes live?',
      right: 'In salt ponds',
      wrong: ['In olive oil', 'In hot springs', 'In sheep’s milk'],
      explanation:
        'They came from the salterns near Alicante. Several journals turned down his idea that it was an immune system.',
      page: { title: 'Francisco Mojica', url: 'https://en.wikipedia.org/wiki/Francisco_Mojica' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did Casgevy, the first CRISPR treatment, cost in the United States at its launch?',
      right: 'About 2.2 million dollars',
      wrong: ['About 22,000 dollars', 'About 200,000 dollars', 'About 20 million dollars'],
      explanation:
        'One treatment is to replace a lifetime of transfusions and hospital stays, which can cost even more. It works by changing the patient’s own blood stem cells.',
      page: { title: 'Exagamglogene autotemcel', url: 'https://en.wikipedia.org/wiki/Exagamglogene_autotemcel' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which CRISPR food did US officials wave through first, in 2016?',
      right: 'A mushroom that browns slowly',
      wrong: ['A wheat with less gluten', 'A tomato without any seeds', 'A potato that sprouts very late'],
      explanation:
        'As no foreign DNA was added, it needed no special licence. It never became a common sight in shops.',
      page: { title: 'Genetically modified food', url: 'https://en.wikipedia.org/wiki/Genetically_modified_food' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'What had never happened in a Nobel Prize for science before Charpentier and Doudna’s?',
      right: 'Two women shared it alone',
      wrong: ['A tool won it, not a finding', 'Both winners were under 40', 'The winners had never met'],
      explanation:
        'Until 2020 women had won alone or beside men. Doudna was woken by a reporter who wanted a comment and had to tell her the news.',
      page: { title: 'Nobel Prize in Chemistry', url: 'https://en.wikipedia.org/wiki/Nobel_Prize_in_Chemistry' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did Charpentier and Doudna first meet and decide to work together?',
      right: 'At a conference in Puerto Rico',
      wrong: ['On a night train to Vienna', 'At a wedding in Paris', 'In a queue for coffee at Harvard'],
      explanation:
        'It was in 2011, and they talked while walking through old San Juan. Their famous paper appeared the year after.',
      page: { title: 'Jennifer Doudna', url: 'https://en.wikipedia.org/wiki/Jennifer_Doudna' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'A bacterium has survived a virus. What does it keep in its CRISPR library?',
      right: 'A snippet of the virus',
      wrong: ['A copy of its own genes', 'A gene of its neighbour', 'A sample of the poison'],
      explanation:
        'The snippets work like a wanted poster: when the same virus comes again, it is recognised and cut. The children inherit the collection.',
      page: { title: 'CRISPR', url: 'https://en.wikipedia.org/wiki/CRISPR' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'A gene usually reaches half the offspring. What does a “gene drive” made with CRISPR achieve?',
      right: 'Nearly all inherit it',
      wrong: ['Only the males inherit it', 'Three quarters inherit it', 'One in ten inherits it'],
      explanation:
        'It copies itself onto the other chromosome. Researchers would like to use it on malaria mosquitoes and move with great care, since it cannot be called back.',
      page: { title: 'Gene drive', url: 'https://en.wikipedia.org/wiki/Gene_drive' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'How long did it take in 2025 to make a CRISPR treatment for one single baby?',
      right: 'About six months',
      wrong: ['About ten days', 'About three years', 'About eight years'],
      explanation:
        'Doctors in Philadelphia repaired one letter that was wrong in him and hardly anybody else. Drugs normally need ten years and many patients.',
      page: { title: 'CRISPR gene editing', url: 'https://en.wikipedia.org/wiki/CRISPR_gene_editing' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which animal did a company present in March 2025 on its way to a mammoth?',
      right: 'A woolly mouse',
      wrong: ['A bearded goat', 'A tusked pig', 'A shaggy elephant'],
      explanation:
        'Colossal Biosciences changed several genes for hair at once. Whether the mice mind the cold was not known yet, but they were photographed a great deal.',
      page: { title: 'Colossal Biosciences', url: 'https://en.wikipedia.org/wiki/Colossal_Biosciences' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'An address for CRISPR has 20 letters out of four. How many addresses are there?',
      right: 'About a trillion',
      wrong: ['About a million', 'About 160,000', 'About 80'],
      explanation:
        'Four multiplied by itself twenty times is 1.1 trillion, far more than the three billion letters of the human genome. Even so there are lookalikes, and cuts in wrong places.',
      page: { title: 'Guide RNA', url: 'https://en.wikipedia.org/wiki/Guide_RNA' },
    },
  ],
  'mrna-vaccines': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'When Katalin Karikó left Hungary in 1985, where was the family’s money?',
      right: 'In a teddy bear',
      wrong: ['In a violin case', 'In a loaf of bread', 'In a car seat'],
      explanation:
        'Taking so much out was forbidden, so some 900 pounds from the sale of a car were sewn into her daughter’s toy.',
      page: { title: 'Katalin Karikó', url: 'https://en.wikipedia.org/wiki/Katalin_Karik%C3%B3' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Karikó is not the only winner in her family. What did her daughter win twice?',
      right: 'Olympic gold in rowing',
      wrong: ['The chess Olympiad', 'A Grammy for film music', 'The Boston Marathon'],
      explanation:
        'Susan Francia won with the American eight in 2008 and 2012. For years Karikó was introduced as Susan’s mother.',
      page: { title: 'Susan Francia', url: 'https://en.wikipedia.org/wiki/Susan_Francia' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Where did Karikó and Drew Weissman, later laureates together, get to know each other?',
      right: 'At a photocopier',
      wrong: ['On a ski lift', 'At a bus stop', 'At a school play'],
      explanation:
        'Both copied journal articles all the time and began to talk in the queue. She said that she could make any RNA, and he wanted to make a vaccine.',
      page: { title: 'Drew Weissman', url: 'https://en.wikipedia.org/wiki/Drew_Weissman' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which country singer gave a million dollars for research that went into Moderna’s vaccine?',
      right: 'Dolly Parton',
      wrong: ['Willie Nelson', 'Shania Twain', 'Garth Brooks'],
      explanation: 'When she got her own dose she sang “vaccine, vaccine, vaccine, vaccine” to the tune of “Jolene”.',
      page: { title: 'Dolly Parton', url: 'https://en.wikipedia.org/wiki/Dolly_Parton' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'BioNTech in Mainz has had a fitting address since long before 2020. What does it mean?',
      right: 'At the gold mine',
      wrong: ['At the lucky clover', 'At the deep well', 'At the last stop'],
      explanation:
        'It is An der Goldgrube 12. After 2021 the company’s taxes helped the city out of debts that were decades old.',
      page: { title: 'BioNTech', url: 'https://en.wikipedia.org/wiki/BioNTech' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'The virus’s code came out on 10 January 2020. How long did the design of Moderna’s vaccine take?',
      right: 'About two days',
      wrong: ['About three weeks', 'About two months', 'About six months'],
      explanation:
        'Only the code was needed, not the virus itself. The remaining eleven months went into testing and making it.',
      page: { title: 'Moderna COVID-19 vaccine', url: 'https://en.wikipedia.org/wiki/Moderna_COVID-19_vaccine' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why did Karikó and Weissman exchange one building block of the RNA?',
      right: 'The body fought the plain one',
      wrong: ['The plain one was patented', 'The plain one could not be frozen', 'The body stored the plain one'],
      explanation:
        'Plain RNA from outside sets off an alarm and inflammation. The swapped one, which our own cells also use, slips past: that was worth the prize.',
      page: { title: 'Katalin Karikó', url: 'https://en.wikipedia.org/wiki/Katalin_Karik%C3%B3' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The brand name Comirnaty plays on mRNA, immunity, Covid and which other word?',
      right: 'Community',
      wrong: ['Comfort', 'Comet', 'Compassion'],
      explanation:
        'The letters of mRNA stand in the middle. Agencies invent such names by the hundred, because no medicine may sound like another one.',
      page: {
        title: 'Pfizer–BioNTech COVID-19 vaccine',
        url: 'https://en.wikipedia.org/wiki/Pfizer%E2%80%93BioNTech_COVID-19_vaccine',
      },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Which illness did BioNTech’s founders want to treat when they began in 2008?',
      right: 'Cancer',
      wrong: ['Malaria', 'Diabetes', 'Asthma'],
      explanation:
        'They wanted to show the immune system each patient’s own tumour. The pandemic came as a detour, and its income pays for the old plan.',
      page: { title: 'BioNTech', url: 'https://en.wikipedia.org/wiki/BioNTech' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'BioNTech’s founders married at a registry office in 2002. What did they do in the afternoon?',
      right: 'They went back to the lab',
      wrong: ['They flew to a cancer congress', 'They filed a patent', 'They taught a class'],
      explanation:
        'Özlem Türeci and Uğur Şahin had started the day there, too. When the good results came in 2020, they celebrated with tea.',
      page: { title: 'Özlem Türeci', url: 'https://en.wikipedia.org/wiki/%C3%96zlem_T%C3%BCreci' },
    },
  ],
  'galaxy-zoo': [
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'What made an Oxford student wish for volunteers in 2007?',
      right: 'He had sorted 50,000 galaxies',
      wrong: ['He had lost his computer files', 'He had failed an exam twice', 'He had gone colour-blind'],
      explanation:
        'Kevin Schawinski did it in a week and never wanted to see a galaxy again. The idea of asking the public came up in a pub.',
      page: { title: 'Galaxy Zoo', url: 'https://en.wikipedia.org/wiki/Galaxy_Zoo' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A Dutch teacher found a strange green cloud, now called Hanny’s Voorwerp. What is a voorwerp?',
      right: 'An object',
      wrong: ['A ghost', 'A firefly', 'A riddle'],
      explanation:
        'It is the plain Dutch word for a thing, which sounds far grander abroad. The cloud is an echo of a quasar that has gone quiet.',
      page: { title: "Hanny's Voorwerp", url: "https://en.wikipedia.org/wiki/Hanny's_Voorwerp" },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Volunteers on the forum collected a new sort of small green galaxy. What is it called?',
      right: 'Pea galaxy',
      wrong: ['Olive galaxy', 'Lime galaxy', 'Kiwi galaxy'],
      explanation: 'The thread was named “Give peas a chance”, and the collectors called themselves the Peas Corps.',
      page: { title: 'Pea galaxy', url: 'https://en.wikipedia.org/wiki/Pea_galaxy' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'Volunteers saw more spirals turning one way. What did they do with mirrored pictures?',
      right: 'They still preferred that way',
      wrong: ['They found the opposite excess', 'They stopped seeing spirals', 'They saw both ways equally'],
      explanation:
        'If the sky were lopsided, the result would have flipped in the mirror. It did not: the human eye or hand was at fault.',
      page: { title: 'Galaxy Zoo', url: 'https://en.wikipedia.org/wiki/Galaxy_Zoo' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the American Christmas Bird Count replace in 1900?',
      right: 'A bird-shooting contest',
      wrong: ['A hunt for foxes', 'A race of carrier pigeons', 'A poultry market'],
      explanation:
        'On the “side hunt” teams went out on Christmas Day, and the largest heap of feathers won. Frank Chapman proposed to count instead.',
      page: { title: 'Christmas Bird Count', url: 'https://en.wikipedia.org/wiki/Christmas_Bird_Count' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who found, in 2011, the shape of a virus enzyme that had puzzled experts for years?',
      right: 'Players of an online puzzle',
      wrong: ['Pupils at a summer camp', 'A computer that won at chess', 'Retired engineers in Japan'],
      explanation:
        'Players of Foldit folded it in a matter of weeks. Some of the best had never studied biology, and the paper names the teams of players as authors.',
      page: { title: 'Foldit', url: 'https://en.wikipedia.org/wiki/Foldit' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In early reCAPTCHA you typed two wobbly words. What was one of them good for?',
      right: 'Digitising old newspapers',
      wrong: ['Training spell-checkers', 'Guessing passwords', 'Finding names for medicines'],
      explanation:
        'It came from a scan that computers could not read. In this way people helped with more than a century of the New York Times, mostly without knowing.',
      page: { title: 'ReCAPTCHA', url: 'https://en.wikipedia.org/wiki/ReCAPTCHA' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'About how many answers an hour came in within a day of Galaxy Zoo’s start?',
      right: '70,000',
      wrong: ['70', '700', '7,000'],
      explanation:
        'The server could not cope, and many saw no galaxies at all on the first day. In the first year over fifty million answers came from about 150,000 people.',
      page: { title: 'Galaxy Zoo', url: 'https://en.wikipedia.org/wiki/Galaxy_Zoo' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Volunteers flagged a star with odd dips in its light. What did some astronomers discuss?',
      right: 'Structures built by aliens',
      wrong: ['A hole in spacetime', 'A second Milky Way', 'A planet made of pure diamond'],
      explanation:
        'Tabby’s Star darkens by up to a fifth and at no regular times. Dust is the likely cause, since red light is dimmed less than blue.',
      page: { title: "Tabby's Star", url: "https://en.wikipedia.org/wiki/Tabby's_Star" },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What was special about a study of bumblebees in “Biology Letters” in 2010?',
      right: 'Primary pupils wrote it',
      wrong: ['It had only pictures', 'It was in rhyme', 'A beekeeper dictated it'],
      explanation:
        'Children of eight to ten from Devon trained the bees and drew the figures in crayon. Their finding includes that science is cool and fun.',
      page: { title: 'Blackawton bees, Biology Letters', url: 'https://doi.org/10.1098/rsbl.2010.1056' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You read a century-old ship’s log for climate research. What do you copy out?',
      right: 'Air pressure and wind',
      wrong: ['The cargo and its price', 'The menu of the officers', 'The names of the crew'],
      explanation:
        'Sailors measured several times a day where no weather station ever stood. “Old Weather” feeds it into models that reckon past storms again.',
      page: { title: 'Old Weather', url: 'https://en.wikipedia.org/wiki/Old_Weather' },
    },
  ],
  alphafold: [
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'How does the CASP contest make sure that nobody cheats?',
      right: 'The answers are not yet public',
      wrong: ['The teams have no internet', 'The judges do not know biology', 'The proteins are made up'],
      explanation:
        'Laboratories hand over shapes they have just found and keep them back until all predictions are in. It has been held every two years since 1994.',
      page: { title: 'CASP', url: 'https://en.wikipedia.org/wiki/CASP' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which game did Demis Hassabis help to make as a teenager?',
      right: 'Theme Park',
      wrong: ['SimCity', 'Lemmings', 'Populous'],
      explanation:
        'It came out in 1994 and sold millions. In it, salt on the chips makes visitors buy drinks, which may be the first optimisation of a Nobel laureate.',
      page: { title: 'Theme Park (video game)', url: 'https://en.wikipedia.org/wiki/Theme_Park_(video_game)' },
    },
    {
      type: 'problem-solving',
      difficulty: 'easy',
      question: 'How long would a protein need if it tried every shape at random?',
      right: 'Longer than the universe exists',
      wrong: ['About a day in a warm lab', 'About the lifetime of a human being', 'About a million years'],
      explanation:
        'Cyrus Levinthal pointed it out in 1969. Real proteins fold in the blink of an eye, so there must be shortcuts.',
      page: { title: "Levinthal's paradox", url: "https://en.wikipedia.org/wiki/Levinthal's_paradox" },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How many shapes did the AlphaFold database hold after its enlargement in summer 2022?',
      right: 'Over 200 million',
      wrong: ['About 200,000', 'About 2 million', 'Over 20 billion'],
      explanation: 'In sixty years of work laboratories had settled fewer than 200,000.',
      page: { title: 'AlphaFold', url: 'https://en.wikipedia.org/wiki/AlphaFold' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The first protein whose shape was ever seen, in 1958, came from which animal?',
      right: 'A sperm whale',
      wrong: ['A horse', 'A squid', 'A chicken'],
      explanation:
        'John Kendrew needed large crystals of myoglobin, the store of oxygen in muscles. Whales dive for an hour and are full of it.',
      page: { title: 'Myoglobin', url: 'https://en.wikipedia.org/wiki/Myoglobin' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'In an AlphaFold picture one part is a loose orange loop. What does the colour tell you?',
      right: 'The program is not sure',
      wrong: ['The part is poisonous', 'The part glows in the dark', 'The part repels water'],
      explanation:
        'Dark blue means very confident and orange very low. Such spaghetti often belongs to parts that have no fixed shape at all.',
      page: { title: 'AlphaFold', url: 'https://en.wikipedia.org/wiki/AlphaFold' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'David Baker got half of the Nobel Prize of 2024 for the opposite problem. Which one?',
      right: 'Inventing new proteins',
      wrong: ['Melting old proteins', 'Counting all proteins', 'Freezing living proteins'],
      explanation:
        'One starts from a wanted shape and looks for the chain that folds into it. His Top7 of 2003 resembled nothing in nature.',
      page: { title: 'David Baker (biochemist)', url: 'https://en.wikipedia.org/wiki/David_Baker_(biochemist)' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'Proteins are chains of 20 kinds of link. Do chains of 100 outnumber the universe’s atoms?',
      right: 'Yes, vastly',
      wrong: ['Yes, just about', 'No, but nearly', 'No, by far'],
      explanation:
        'There are some 10 to the power of 130 chains and about 10 to the power of 80 atoms. Nature has tried next to nothing.',
      page: { title: 'Protein', url: 'https://en.wikipedia.org/wiki/Protein' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In May 2024 “Nature” printed AlphaFold 3 without its code. What did researchers do?',
      right: 'They wrote an open letter',
      wrong: ['They sued the journal', 'They withdrew their papers', 'They hid their own data'],
      explanation:
        'Over a thousand signed the complaint that nobody could check the results. The code followed in November, for academic use.',
      page: { title: 'AlphaFold', url: 'https://en.wikipedia.org/wiki/AlphaFold' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'On which console could owners lend their spare hours to folding proteins from 2007?',
      right: 'PlayStation 3',
      wrong: ['Xbox 360', 'Nintendo Wii', 'Sega Dreamcast'],
      explanation:
        'Millions took part in Folding@home. With their help it was the first network of home computers to pass a petaflop, that September.',
      page: { title: 'Folding@home', url: 'https://en.wikipedia.org/wiki/Folding@home' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'You boil an egg. What happens to the proteins in it?',
      right: 'They unfold and tangle',
      wrong: ['They turn into plain sugar', 'They fall into atoms', 'They freeze in place'],
      explanation:
        'Heat shakes them out of their shape, and the loose chains form a net that is white and firm. It is the folding problem backwards, and just as hard to undo.',
      page: { title: 'Denaturation (biochemistry)', url: 'https://en.wikipedia.org/wiki/Denaturation_(biochemistry)' },
    },
  ],
}
