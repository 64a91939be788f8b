import type { QuestionsByTrend } from '../starter-question'

export const foodQuestions: QuestionsByTrend = {
  'bubble-tea': [
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Two teahouses sued each other for ten years over who invented bubble tea. What did the court say?',
      right: 'Anybody may make it',
      wrong: ['The older house owns it', 'They must share the profit', 'Only Taiwan may sell it'],
      explanation:
        'A drink that nobody had patented belongs to nobody, so the judges saw no need to name an inventor. Hanlin and Chun Shui Tang both go on calling themselves the birthplace.',
      page: { title: 'Bubble tea', url: 'https://en.wikipedia.org/wiki/Bubble_tea' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Tapioca pearls are made of cassava. Where does that plant come from?',
      right: 'South America',
      wrong: ['West Africa', 'South-East Asia', 'Southern China'],
      explanation:
        'Cassava was grown in the Amazon region long before ships carried it to Asia. Raw roots can be poisonous, which is why tapioca is always cooked.',
      page: { title: 'Cassava', url: 'https://en.wikipedia.org/wiki/Cassava' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'By one teahouse’s account, where did tapioca pearls first drop into a glass of iced tea?',
      right: 'In a staff meeting',
      wrong: ['At a wedding', 'At a night market', 'In a school canteen'],
      explanation:
        'Lin Hsiu-hui of Chun Shui Tang is said to have tipped her pudding into her tea for fun. Her colleagues liked it, and soon it outsold everything else on the menu.',
      page: { title: 'Bubble tea', url: 'https://en.wikipedia.org/wiki/Bubble_tea' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What had the founder of Chun Shui Tang seen in Japan before he served Chinese tea cold?',
      right: 'Iced coffee',
      wrong: ['Cold noodles', 'Shaved ice', 'Lemonade machines'],
      explanation:
        'Cold tea was an odd idea in a country of hot cups. He put it into a cocktail shaker as well, which made the froth.',
      page: { title: 'Bubble tea', url: 'https://en.wikipedia.org/wiki/Bubble_tea' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Why did bubble tea nearly vanish from German high streets after the summer of 2012?',
      right: 'Its pearls were called toxic',
      wrong: ['Its straws were banned', 'Tea became too dear', 'A rival drink arrived'],
      explanation:
        'Reports said that a laboratory had found harmful substances in pearls. An official check found no danger, but many of the new shops had closed by then.',
      page: { title: 'Bubble tea', url: 'https://en.wikipedia.org/wiki/Bubble_tea' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did American shops run out of tapioca pearls in the spring of 2021?',
      right: 'Ships waited off the ports',
      wrong: ['The cassava harvest failed', 'A factory had burnt down', 'Customs found mould'],
      explanation:
        'Containers were stuck off California for weeks, and most pearls come by sea from Taiwan. Some shops had to cross them off the menu.',
      page: {
        title: '2021–2023 global supply chain crisis',
        url: 'https://en.wikipedia.org/wiki/2021%E2%80%932023_global_supply_chain_crisis',
      },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You bite on a tapioca pearl in Taipei and say “QQ”. What are you praising?',
      right: 'Its springy bite',
      wrong: ['Its strong flavour', 'Its dark colour', 'Its low price'],
      explanation:
        '“Q” is the Taiwanese word for what Italians call al dente, only bouncier. Fish balls and noodles can earn it as well, and “QQ” is the higher praise.',
      page: { title: 'Taiwanese cuisine', url: 'https://en.wikipedia.org/wiki/Taiwanese_cuisine' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'Tokyo, 2019: your young friends say “tapiru”. What are they going to do?',
      right: 'Drink bubble tea',
      wrong: ['Pay by phone', 'Skip a class', 'Take a group photo'],
      explanation:
        'The word is “tapioca” with the ending of a verb. That year Tokyo even had a small theme park about the drink for a while.',
      page: { title: 'Bubble tea', url: 'https://en.wikipedia.org/wiki/Bubble_tea' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which bubble tea and ice-cream chain had more shops than McDonald’s in 2025?',
      right: 'Mixue',
      wrong: ['Gong Cha', 'HeyTea', 'CoCo'],
      explanation:
        'Mixue counted more than 45,000 shops when its shares were first sold in Hong Kong. Its mascot is a snowman, and its lemonade costs well under a dollar.',
      page: { title: 'Mixue', url: 'https://en.wikipedia.org/wiki/Mixue' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why do most cups of bubble tea have a glued film instead of a lid?',
      right: 'They can be shaken',
      wrong: ['They stay hotter', 'They cost no deposit', 'They can be frozen'],
      explanation:
        'Sealed with a film, the cup is turned over a few times so that syrup and milk mix. The sharp end of the straw does the rest, with a pop.',
      page: { title: 'Bubble tea', url: 'https://en.wikipedia.org/wiki/Bubble_tea' },
    },
  ],
  'dalgona-coffee': [
    {
      type: 'application',
      difficulty: 'easy',
      question: 'Contestants in “Squid Game” must cut a shape out of dalgona candy. How does the hero manage it?',
      right: 'He licks the back',
      wrong: ['He uses a hot key', 'He freezes it', 'He sands it on stone'],
      explanation:
        'The candy is nothing but sugar and a little soda, so a wet tongue melts it evenly. Children in Seoul had tried that long before television did.',
      page: { title: 'Dalgona', url: 'https://en.wikipedia.org/wiki/Dalgona' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What makes boiling sugar puff up into dalgona candy?',
      right: 'Baking soda',
      wrong: ['Egg white', 'Yeast', 'Whipped cream'],
      explanation:
        'In the heat soda gives off gas and the sugar sets around the bubbles. Korean street sellers did it in a ladle over a small coal fire.',
      page: { title: 'Dalgona', url: 'https://en.wikipedia.org/wiki/Dalgona' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'How much dalgona candy was in the dalgona coffee of 2020?',
      right: 'Not a crumb',
      wrong: ['One whole disc', 'A spoonful', 'Half a disc'],
      explanation:
        'Only the taste and the colour of the foam recall the candy. Cafés in Korea later crumbled real dalgona over it, and so made the name true.',
      page: { title: 'Dalgona coffee', url: 'https://en.wikipedia.org/wiki/Dalgona_coffee' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why does dalgona coffee’s foam work with instant coffee and not with filter coffee?',
      right: 'Its dry solids hold bubbles',
      wrong: ['It contains milk powder', 'It has far more caffeine', 'It has been sweetened'],
      explanation:
        'Dried coffee makes a thick, sticky syrup with very little water, and sugar helps it to keep the air. A cup of filter coffee is nearly all water.',
      page: { title: 'Dalgona coffee', url: 'https://en.wikipedia.org/wiki/Dalgona_coffee' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where had people beaten coffee and sugar to foam at home for decades before 2020?',
      right: 'India and Pakistan',
      wrong: ['Italy and Malta', 'Brazil and Cuba', 'Kenya and Ethiopia'],
      explanation:
        'There it is called beaten or phenti hui coffee, and hot milk is poured on top of the foam. What was new in 2020 was only the order: cold milk below, foam on top, camera on.',
      page: { title: 'Dalgona coffee', url: 'https://en.wikipedia.org/wiki/Dalgona_coffee' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Greek frappé, an older frothy cousin, was born at a fair in 1957. For lack of what?',
      right: 'Hot water',
      wrong: ['Fresh milk', 'Clean cups', 'Ground beans'],
      explanation:
        'A Nestlé salesman in Thessaloniki wanted his instant coffee and found only cold water. So he took the shaker that was meant for a children’s chocolate drink.',
      page: { title: 'Frappé coffee', url: 'https://en.wikipedia.org/wiki/Frappé_coffee' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Years before the videos, guests of the café in Macau asked for whipped coffee by whose name?',
      right: 'Chow Yun-fat’s',
      wrong: ['Jackie Chan’s', 'Bruce Lee’s', 'Faye Wong’s'],
      explanation:
        'The actor praised it there in 2004, and others wanted “Chow Yun-fat coffee”. Its maker was a shipwright who had hurt his arm and so had to find another trade.',
      page: { title: 'Dalgona coffee', url: 'https://en.wikipedia.org/wiki/Dalgona_coffee' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'About how many strokes by hand did Koreans say that whipped coffee needs?',
      right: '400',
      wrong: ['40', '90', '4,000'],
      explanation:
        '“Coffee stirred 400 times” was its second name in Korea. An electric whisk does it in two minutes, but then the video is over too soon.',
      page: { title: 'Dalgona coffee', url: 'https://en.wikipedia.org/wiki/Dalgona_coffee' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'A recipe wants two tablespoons of instant coffee. How many ordinary cups would that make?',
      right: 'About six',
      wrong: ['About one', 'About two', 'About twelve'],
      explanation:
        'A tablespoon holds three teaspoons, and a cup takes about one of those. One pretty glass thus holds the coffee of a long morning at work.',
      page: { title: 'Instant coffee', url: 'https://en.wikipedia.org/wiki/Instant_coffee' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The man who first mass-produced instant coffee, around 1910, had a famous name. Which?',
      right: 'George Washington',
      wrong: ['Napoleon Bonaparte', 'Isaac Newton', 'James Cook'],
      explanation:
        'George Constant Louis Washington was born in Belgium and lived in New York. Soldiers in the First World War simply asked for “a cup of George”.',
      page: {
        title: 'George Washington (inventor)',
        url: 'https://en.wikipedia.org/wiki/George_Washington_(inventor)',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Dalgona has cousins the world over. What is its golden version called in New Zealand?',
      right: 'Hokey pokey',
      wrong: ['Fairy bread', 'Lolly scramble', 'Pineapple lump'],
      explanation:
        'New Zealanders stir lumps of it into vanilla ice cream, one of the country’s favourites. In Britain it is honeycomb or cinder toffee.',
      page: { title: 'Honeycomb toffee', url: 'https://en.wikipedia.org/wiki/Honeycomb_toffee' },
    },
  ],
  'plant-based-meat': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What makes the Impossible Burger “bleed”?',
      right: 'A protein of soya roots',
      wrong: ['Beetroot juice', 'Tomato paste', 'Cherry extract'],
      explanation:
        'Leghaemoglobin is a cousin of our own blood’s red, and yeast makes it in tanks. Beetroot is what its rival Beyond Meat used.',
      page: { title: 'Impossible Foods', url: 'https://en.wikipedia.org/wiki/Impossible_Foods' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'For whom was mock duck of wheat and tofu made in China centuries ago?',
      right: 'Guests of Buddhist temples',
      wrong: ['Pupils in exam halls', 'Sailors on long voyages', 'Soldiers on the march'],
      explanation:
        'Buddhist monks ate no meat but wanted to please their visitors. Some of the dishes are shaped so carefully that they even have “skin” and “bones”.',
      page: { title: 'Meat alternative', url: 'https://en.wikipedia.org/wiki/Meat_alternative' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which breakfast doctor sold a “meat” of peanuts in the 1890s?',
      right: 'John Harvey Kellogg',
      wrong: ['Henri Nestlé', 'Max Bircher-Benner', 'Sylvester Graham'],
      explanation:
        'His Nuttose was said to be like cold roast mutton. Patients of his sanatorium in Battle Creek got it along with cold baths and much fresh air.',
      page: { title: 'John Harvey Kellogg', url: 'https://en.wikipedia.org/wiki/John_Harvey_Kellogg' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which later head of government invented a soya sausage in the First World War?',
      right: 'Konrad Adenauer',
      wrong: ['Winston Churchill', 'Charles de Gaulle', 'Gustav Stresemann'],
      explanation:
        'Meat was scarce in his city of Cologne. Germany refused a patent, since a sausage had to contain meat, but Britain granted one in June 1918, to an enemy.',
      page: { title: 'Konrad Adenauer', url: 'https://en.wikipedia.org/wiki/Konrad_Adenauer' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which of these may not carry its everyday name in shops of the European Union?',
      right: 'Soya milk',
      wrong: ['Coconut milk', 'Peanut butter', 'Cocoa butter'],
      explanation:
        'Milk must come from an animal, but a list of old names is exempt, coconut milk and peanut butter among them. Soya came too late: a court confirmed it in 2017.',
      page: { title: 'Plant milk', url: 'https://en.wikipedia.org/wiki/Plant_milk' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What is Quorn, the meat substitute made from a fungus, named after?',
      right: 'An English village',
      wrong: ['Its inventor’s horse', 'A Viking god', 'A Latin word'],
      explanation:
        'Quorn in Leicestershire is famous for fox hunting, of all things. The fungus itself was found in garden soil in Buckinghamshire.',
      page: { title: 'Quorn', url: 'https://en.wikipedia.org/wiki/Quorn' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Beyond Meat’s shares were offered at 25 dollars in 2019. What did they cost that evening?',
      right: 'About 66 dollars',
      wrong: ['About 17 dollars', 'About 27 dollars', 'About 140 dollars'],
      explanation:
        'It was the best first day of a large American company in years. Within three months they had passed 230 dollars; four years later they cost less than ten.',
      page: { title: 'Beyond Meat', url: 'https://en.wikipedia.org/wiki/Beyond_Meat' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which meat giant owned part of Beyond Meat and sold its shares just before they soared?',
      right: 'Tyson Foods',
      wrong: ['Cargill', 'JBS', 'Smithfield'],
      explanation:
        'Tyson held about 6.5 per cent and wanted to make its own plant products. It sold in April 2019; the shares came to the stock exchange in May.',
      page: { title: 'Beyond Meat', url: 'https://en.wikipedia.org/wiki/Beyond_Meat' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did a vegan sue Burger King over its Impossible Whopper in 2019?',
      right: 'It shared a grill with beef',
      wrong: ['It had gelatine in its bun', 'It tasted too much of meat', 'It was fried in lard'],
      explanation:
        'A judge dismissed the case: nobody had promised a grill of its own. Anybody who asked could have the patty done in an oven.',
      page: { title: 'Whopper', url: 'https://en.wikipedia.org/wiki/Whopper' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'Your guest mustn’t eat gluten. Which of these meat substitutes stays off the table?',
      right: 'Seitan',
      wrong: ['Plain tofu', 'Jackfruit', 'Lentils'],
      explanation:
        'Seitan is gluten and nearly nothing else: dough is washed in water until all of the starch has gone. The name is only from the 1960s, the food is centuries old.',
      page: { title: 'Seitan', url: 'https://en.wikipedia.org/wiki/Seitan' },
    },
  ],
  sourdough: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Whom did people in Alaska and the Yukon call a “sourdough”?',
      right: 'An old hand of the north',
      wrong: ['A child of a missionary', 'A deserter of the army', 'A cook on a whaler'],
      explanation:
        'Gold-seekers carried their starter in a pouch close to the body, so that it wouldn’t freeze. Anybody who had survived a winter with it was no longer a beginner.',
      page: { title: 'Sourdough', url: 'https://en.wikipedia.org/wiki/Sourdough' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In the Californian earthquake of 1906, what did the baker Louise Boudin rescue?',
      right: 'A bucket of dough',
      wrong: ['The cash box', 'The recipe book', 'A sack of flour'],
      explanation:
        'The mother dough had been fed since 1849, and her family’s bakery still says that its bread goes back to it. The old shop burnt down.',
      page: { title: 'Boudin Bakery', url: 'https://en.wikipedia.org/wiki/Boudin_Bakery' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which city stands in the scientific name of a famous sourdough bacterium?',
      right: 'San Francisco',
      wrong: ['Paris', 'Vienna', 'Jerusalem'],
      explanation:
        'Fructilactobacillus sanfranciscensis was first described there and long thought a local treasure. It lives in starters nearly everywhere.',
      page: {
        title: 'Fructilactobacillus sanfranciscensis',
        url: 'https://en.wikipedia.org/wiki/Fructilactobacillus_sanfranciscensis',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'From what did Seamus Blackley, a creator of the Xbox, collect yeast for bread in 2019?',
      right: 'Egyptian pottery',
      wrong: ['A Viking ship', 'A Roman wine jar', 'An Irish bog'],
      explanation:
        'With scholars he took samples from vessels some 4,500 years old and fed them with ancient grain. His verdict on the loaf: light, sweet and rich.',
      page: { title: 'Seamus Blackley', url: 'https://en.wikipedia.org/wiki/Seamus_Blackley' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Where did bakers in a hurry get their yeast before factories made it?',
      right: 'From brewers',
      wrong: ['From winegrowers', 'From cheesemakers', 'From pharmacists'],
      explanation:
        'Beer froths with live yeast, which bakers skimmed off or bought. The elder Pliny already wondered at the light bread of the beer-drinking Gauls.',
      page: { title: 'Baker’s yeast', url: 'https://en.wikipedia.org/wiki/Baker%27s_yeast' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why is bread of pure rye nearly always made with sourdough?',
      right: 'Acid keeps it from going gummy',
      wrong: ['Rye contains no wild yeast', 'Rye flour is sour anyway', 'Salt won’t dissolve in it'],
      explanation:
        'Rye has enzymes that turn its starch to paste in the oven. Acid slows them, so that the crumb can set.',
      page: { title: 'Rye bread', url: 'https://en.wikipedia.org/wiki/Rye_bread' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'You triple 20 grams of sourdough at each daily feed and discard none. How much is it after a week?',
      right: 'About 44 kilos',
      wrong: ['About 420 grams', 'About 1.5 kilos', 'About 7 kilos'],
      explanation:
        'Tripling seven times means 2,187 times as much. That is why every recipe tells beginners to throw most of it away.',
      page: { title: 'Exponential growth', url: 'https://en.wikipedia.org/wiki/Exponential_growth' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Flour was short in Britain in 2020. What came to the rescue of a Dorset town’s shops?',
      right: 'A mill over 1,000 years old',
      wrong: ['A navy supply ship', 'A prison bakery', 'A whisky distillery'],
      explanation:
        'The water mill of Sturminster Newton, by then a museum, ground in weeks what it had ground in a year. The millers had rarely had so few visitors and so much to do.',
      page: { title: 'Sturminster Newton', url: 'https://en.wikipedia.org/wiki/Sturminster_Newton' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You forgot your sourdough starter, and a grey liquid floats on top. What do bakers call it?',
      right: 'Hooch',
      wrong: ['Whey', 'Wort', 'Brine'],
      explanation:
        'Hungry yeast has made alcohol. Stir it in or pour it off and feed: the starter is offended, not dead.',
      page: { title: 'Sourdough', url: 'https://en.wikipedia.org/wiki/Sourdough' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Where was one of the oldest sourdough loaves found, from about 3700 BC?',
      right: 'Switzerland',
      wrong: ['Egypt', 'Iraq', 'Ireland'],
      explanation:
        'It was dug up in Switzerland, although leavened bread is thousands of years older in the Near East. Bread keeps badly, and lakeside villages are kind to it.',
      page: { title: 'Sourdough', url: 'https://en.wikipedia.org/wiki/Sourdough' },
    },
  ],
  'dubai-chocolate': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What made Sarah Hamouda think of the first Dubai chocolate?',
      right: 'Cravings in pregnancy',
      wrong: ['A lost bet', 'A failed wedding cake', 'A glut of dates'],
      explanation:
        'The engineer longed for something like her mother’s knafeh, and no shop had it. She worked on the bar with her husband beside her ordinary job.',
      page: { title: 'Dubai chocolate', url: 'https://en.wikipedia.org/wiki/Dubai_chocolate' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The first Dubai chocolate has a pun for a name. Which?',
      right: 'Can’t Get Knafeh of It',
      wrong: ['Knafeh Say Never', 'Crunch Upon a Time', 'Pistachio Ever After'],
      explanation:
        'Knafeh, also said “kunafa”, is the dessert behind it. Few of those who ate a copy have ever seen the pun on the wrapper.',
      page: { title: 'Dubai chocolate', url: 'https://en.wikipedia.org/wiki/Dubai_chocolate' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How could people in Dubai get the original Dubai chocolate in 2024?',
      right: 'By an app, twice a day',
      wrong: ['In one hotel lobby', 'From a gold vending machine', 'At the airport only'],
      explanation:
        'The shop sold through a delivery service at two fixed hours, and was sold out within minutes. No shelf in town had it.',
      page: { title: 'Dubai chocolate', url: 'https://en.wikipedia.org/wiki/Dubai_chocolate' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did a court in Cologne stop Aldi’s “Dubai” bar around New Year 2025?',
      right: 'It came from Turkey',
      wrong: ['It contained no nuts', 'It copied a wrapper', 'It was far too heavy'],
      explanation:
        'Its name promised the Emirates, the judges found. A second chamber allowed it, and the higher court forbade it again, since enough buyers still thought of the city.',
      page: { title: 'Dubai chocolate', url: 'https://en.wikipedia.org/wiki/Dubai_chocolate' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which filling does classic knafeh have that Dubai chocolate leaves out?',
      right: 'Cheese',
      wrong: ['Dates', 'Rice', 'Figs'],
      explanation:
        'Knafeh from Nablus is hot white cheese under crisp threads, soaked in syrup. In 2009 bakers there made one of well over a tonne.',
      page: { title: 'Knafeh', url: 'https://en.wikipedia.org/wiki/Knafeh' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How are the thin threads of kadayif pastry made?',
      right: 'Batter runs onto a hot plate',
      wrong: ['Dough is pulled by hand', 'Noodles are dried in the sun', 'Sheets are cut with a comb'],
      explanation:
        'A vessel with fine holes turns above hot metal and draws circles of batter, dry within seconds. From afar it looks like a spider at work.',
      page: { title: 'Kadayif', url: 'https://en.wikipedia.org/wiki/Kadayif' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which fruit tree is a close relative of the pistachio?',
      right: 'Mango',
      wrong: ['Olive', 'Fig', 'Apricot'],
      explanation:
        'Both belong to the cashew family, and so does poison ivy. What we eat is not a nut to a botanist, but a seed.',
      page: { title: 'Pistachio', url: 'https://en.wikipedia.org/wiki/Pistachio' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Why are pistachios in bulk a dangerous cargo for ships?',
      right: 'They may catch fire',
      wrong: ['They roll and tip the ship', 'They eat away the steel', 'They draw swarms of bees'],
      explanation:
        'Rich in oil and poor in water, large heaps of them can heat up by themselves. They should be kept cool, dry and aired.',
      page: { title: 'Pistachio', url: 'https://en.wikipedia.org/wiki/Pistachio' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'What helped California to become a great power of pistachios after 1979?',
      right: 'An embargo on Iran',
      wrong: ['A gift of Turkish trees', 'A frost in Sicily', 'A tax on almonds'],
      explanation:
        'The American market had been Iranian before the hostage crisis. Growers in California had planted just in time; a tree takes about seven years to its first real crop.',
      page: { title: 'Pistachio', url: 'https://en.wikipedia.org/wiki/Pistachio' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Dubai chocolate helped to empty the market for pistachios. By how much did kernels rise in a year?',
      right: 'A third',
      wrong: ['A tenth', 'A half', 'Two thirds'],
      explanation:
        'A pound of them rose from 7.65 to 10.30 dollars by spring 2025. The last American harvest had been small and so good that most was sold in the shell, which left little for chocolate.',
      page: { title: 'Dubai chocolate', url: 'https://en.wikipedia.org/wiki/Dubai_chocolate' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did a British supermarket put up next to Lindt’s Dubai chocolate in 2025?',
      right: 'A limit of two per person',
      wrong: ['A sign “Adults only”', 'A ban on photographs', 'A guard at the shelf'],
      explanation:
        'Waitrose allowed two bars to each customer, at about ten pounds apiece. Sugar had once been rationed in Britain for need; this was for pistachio.',
      page: { title: 'Dubai chocolate', url: 'https://en.wikipedia.org/wiki/Dubai_chocolate' },
    },
  ],
  mukbang: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'The Korean word mukbang joins “eating” with which other word?',
      right: 'Broadcast',
      wrong: ['Room', 'Challenge', 'Feast'],
      explanation:
        '“Meokneun” is eating and “bangsong” is broadcast. Korean makes series of such words: a cooking broadcast is a “cookbang”.',
      page: { title: 'Mukbang', url: 'https://en.wikipedia.org/wiki/Mukbang' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did viewers pay the eaters on AfreecaTV?',
      right: 'In star balloons',
      wrong: ['In golden spoons', 'In rice cakes', 'In red envelopes'],
      explanation:
        'A viewer bought the balloons with real money and let them rise in the chat; the eater turned them into money again, minus the platform’s share.',
      page: { title: 'AfreecaTV', url: 'https://en.wikipedia.org/wiki/AfreecaTV' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Since 2021 a law in China punishes makers of binge-eating videos. What for?',
      right: 'Wasting food',
      wrong: ['Harming health', 'Hidden advertising', 'Eating on the air'],
      explanation:
        'The law against waste allows fines of up to 100,000 yuan for such broadcasts. It also lets restaurants charge guests who leave a lot on the plate.',
      page: { title: 'Clean Plate campaign', url: 'https://en.wikipedia.org/wiki/Clean_Plate_campaign' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'South Korea’s government announced guidelines for mukbang in 2018. What came next?',
      right: 'Petitions against them',
      wrong: ['A strike of restaurants', 'A tax on deliveries', 'The end of AfreecaTV'],
      explanation:
        'Officials had obesity in mind, but many Koreans asked whether the state should watch over their screens and plates. It remained a recommendation.',
      page: { title: 'Mukbang', url: 'https://en.wikipedia.org/wiki/Mukbang' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did Nikocado Avocado astonish his viewers in September 2024?',
      right: 'He had grown thin in secret',
      wrong: ['He became a monk', 'He had never really eaten', 'He opened a gym'],
      explanation:
        'For two years he had shown videos recorded earlier, and lost about 250 pounds meanwhile. “Two steps ahead” was the title.',
      page: { title: 'Nikocado Avocado', url: 'https://en.wikipedia.org/wiki/Nikocado_Avocado' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Sea grapes crackle loudly between the teeth and are a favourite of eating videos. What are they?',
      right: 'A seaweed',
      wrong: ['Fish eggs', 'A shellfish', 'A desert plant'],
      explanation:
        'Each “grape” is a swelling full of sea water, which bursts. In Okinawa they are served with a little vinegar and called green caviar.',
      page: { title: 'Caulerpa lentillifera', url: 'https://en.wikipedia.org/wiki/Caulerpa_lentillifera' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'In Seoul you are out for “honbap”. What are you doing?',
      right: 'Eating on your own',
      wrong: ['Testing a new menu', 'Treating the office', 'Eating against the clock'],
      explanation:
        '“Honja” is alone, “bap” rice or a meal. Restaurants with single seats and partitions have made it respectable, and drinking alone has its word too: honsul.',
      page: { title: 'Honjok', url: 'https://en.wikipedia.org/wiki/Honjok' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2001 Takeru Kobayashi doubled the record for hot dogs to 50. What was his trick?',
      right: 'He dipped the buns in water',
      wrong: ['He ate the buns last', 'He peeled the sausages', 'He froze them beforehand'],
      explanation:
        'He also broke the sausages in two, and wriggled to make room. The organisers ran out of printed numbers and wrote his score by hand.',
      page: { title: 'Takeru Kobayashi', url: 'https://en.wikipedia.org/wiki/Takeru_Kobayashi' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did Denmark recall three kinds of Korean Buldak noodles in 2024?',
      right: 'They were too hot',
      wrong: ['They contained beef', 'They had a false label', 'They were too salty'],
      explanation:
        'The authorities feared that so much chilli could harm children. It was the first time that the maker had noodles recalled for that. Two of the three were allowed back within weeks.',
      page: { title: 'Samyang Foods', url: 'https://en.wikipedia.org/wiki/Samyang_Foods' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'About how much did the early mukbang star “The Diva” say that she earned by eating on air?',
      right: '9,000 dollars a month',
      wrong: ['900 dollars a month', '2,000 dollars a month', '90,000 dollars a month'],
      explanation:
        'She had left an office job around 2013 and ate for up to three hours an evening. A good part of it went on the food, and six in ten of her viewers were women.',
      page: { title: 'Mukbang', url: 'https://en.wikipedia.org/wiki/Mukbang' },
    },
  ],
  'food-trucks': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'From what did the rancher Charles Goodnight build his first chuckwagon in 1866?',
      right: 'An army wagon',
      wrong: ['A circus cart', 'A mail coach', 'A hearse'],
      explanation:
        'It had shown in the war that it lasted. He added drawers, a folding table and a water barrel, and cowboys stood to order at the cook’s command.',
      page: { title: 'Chuckwagon', url: 'https://en.wikipedia.org/wiki/Chuckwagon' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'For whom did Walter Scott drive his lunch wagon through Providence by night in 1872?',
      right: 'Newspaper workers',
      wrong: ['Theatre-goers', 'Fishermen', 'Soldiers'],
      explanation:
        'The restaurants closed at eight, the presses didn’t. Such wagons grew, lost their wheels and became the American diner.',
      page: { title: 'Diner', url: 'https://en.wikipedia.org/wiki/Diner' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What are the drivers of the giant sausage car of Oscar Mayer called?',
      right: 'Hotdoggers',
      wrong: ['Bunmasters', 'Mustardeers', 'Grillsergeants'],
      explanation:
        'Young graduates drive it for a year, and well over a thousand apply for a dozen seats. They hand out whistles in the shape of a sausage.',
      page: { title: 'Wienermobile', url: 'https://en.wikipedia.org/wiki/Wienermobile' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You drive an ice-cream van in England. How long may the chime play at a time?',
      right: '12 seconds',
      wrong: ['3 seconds', '30 seconds', '60 seconds'],
      explanation:
        'It was four seconds until 2013. The rules also say: once every two minutes, never near hospitals, and not after seven in the evening.',
      page: { title: 'Ice cream van', url: 'https://en.wikipedia.org/wiki/Ice_cream_van' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Where did the bells of the first Good Humor ice-cream truck come from?',
      right: 'The family’s bobsled',
      wrong: ['A fire engine', 'A village school', 'A harbour ferry'],
      explanation:
        'Harry Burt of Ohio wanted people to hear him coming in 1920. His drivers wore white like doctors, since people worried about germs.',
      page: { title: 'Good Humor', url: 'https://en.wikipedia.org/wiki/Good_Humor' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which director learned to cook on a truck from Roy Choi for the film “Chef”?',
      right: 'Jon Favreau',
      wrong: ['Ben Stiller', 'Wes Anderson', 'Ron Howard'],
      explanation:
        'After “Iron Man” Favreau wanted to make something small. Choi agreed on condition that the film got the kitchen right, down to how a cloth is folded.',
      page: { title: 'Chef (2014 film)', url: 'https://en.wikipedia.org/wiki/Chef_(2014_film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'With which slogan did Los Angeles defend its taco trucks against a law of 2008?',
      right: 'Carne asada is not a crime',
      wrong: ['Honk if you love lunch', 'Let them eat burritos', 'Tacos before traffic'],
      explanation:
        'The county wanted to punish trucks that stood for more than an hour in one place. A judge found the rule too vague, and the trucks stayed.',
      page: {
        title: '“Carne asada is not a crime – once again”, Los Angeles Times',
        url: 'https://www.latimes.com/archives/blogs/daily-dish/story/2009-06-11/carne-asada-is-not-a-crime-once-again',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Chicago’s food trucks must keep their distance from restaurants. What must each carry?',
      right: 'A GPS transmitter',
      wrong: ['A dashboard camera', 'A police number', 'A measuring tape'],
      explanation:
        'Sixty metres from every kitchen door is the rule. Truck owners went to court over both and lost in the state’s highest court in 2019.',
      page: { title: 'Food truck', url: 'https://en.wikipedia.org/wiki/Food_truck' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2013, what did the hot-dog pitch by Central Park Zoo cost its vendor a year?',
      right: 'About 290,000 dollars',
      wrong: ['About 2,900 dollars', 'About 29,000 dollars', 'About 99,000 dollars'],
      explanation:
        'The city’s parks sell their pitches to the highest bidder, and Central Park has the dearest. A pitch in a park at the city’s edge cost 700 dollars.',
      page: {
        title: 'Central Park pushcart vendors corner the market on highest licensing fees',
        url: 'https://www.centralpark.com/news/central-park-pushcart-vendors-corner-market-highest-licensing-fees-city-parks/',
      },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why did a New York food-cart permit cost 200 dollars officially and 20,000 on the black market?',
      right: 'Their number was capped',
      wrong: ['Each cart had to be bought new', 'Police collected a share', 'Only families could apply'],
      explanation:
        'Since the 1980s there had been about 3,000 full permits and a waiting list of many years. Owners rented theirs out, against the rules, to those who cooked.',
      page: {
        title: 'The age-old struggle between the city and street vendors, explained',
        url: 'https://gothamist.com/news/the-age-old-struggle-between-the-city-and-street-vendors-explained',
      },
    },
  ],
}
