import type { QuestionsByTrend } from '../starter-question'

export const fashionQuestions: QuestionsByTrend = {
  'y2k-fashion': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A green Versace dress worn by Jennifer Lopez in 2000 led to which internet service?',
      right: 'Google Images',
      wrong: ['YouTube', 'Pinterest', 'Flickr'],
      explanation:
        'People searched for it in numbers nobody had seen, and got only lists of text. What they wanted was the picture, so engineers built a search for pictures.',
      page: {
        title: 'Green Versace dress of Jennifer Lopez',
        url: 'https://en.wikipedia.org/wiki/Green_Versace_dress_of_Jennifer_Lopez',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'A famous photo of 2005 shows Paris Hilton in a top reading “Stop being poor”. What did it really say?',
      right: 'Stop being desperate',
      wrong: ['Stop being jealous', 'Stop being boring', 'Stop being late'],
      explanation:
        'Somebody changed the last word years later as a joke, and nearly everybody believed it. By the time she set the record straight in 2021, shops were selling the fake as the real thing.',
      page: {
        title: 'Paris Hilton reveals that “Stop Being Poor” shirt was fake',
        url: 'https://dailydot.com/unclick/paris-hilton-stop-being-poor-shirt-fake',
      },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why is a small Fendi bag of 1997 named Baguette?',
      right: 'It is held under the arm',
      wrong: ['It was made in Paris', 'It came in a paper sleeve', 'It opens at one end'],
      explanation:
        'A short strap tucks it under the arm, as French people carry a loaf. In “Sex and the City” a robber asks for the bag, and is told that it is a Baguette.',
      page: { title: 'Fendi', url: 'https://en.wikipedia.org/wiki/Fendi' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The founders of Juicy Couture started out with jeans for whom?',
      right: 'Pregnant women',
      wrong: ['Truck drivers', 'Ballet dancers', 'Young surfers'],
      explanation:
        'Their first label altered men’s jeans with an elastic panel, because one of the two was expecting a child. The velour tracksuit came later.',
      page: { title: 'Juicy Couture', url: 'https://en.wikipedia.org/wiki/Juicy_Couture' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What had the real Von Dutch, whose name stands on the trucker caps, done for a living?',
      right: 'Painted cars',
      wrong: ['Sold ice cream', 'Driven lorries', 'Bred horses'],
      explanation:
        'Kenny Howard drew fine stripes and flying eyeballs on hot rods in California. He died in 1992 and never saw a film star in the cap.',
      page: { title: 'Von Dutch', url: 'https://en.wikipedia.org/wiki/Von_Dutch' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Whose “bumsters” of the 1990s pushed waistbands down for the next ten years?',
      right: 'Alexander McQueen',
      wrong: ['John Galliano', 'Stella McCartney', 'Vivienne Westwood'],
      explanation:
        'He said that he wanted to make the body look longer, and thought the base of the spine its finest part. The high street kept the idea and added a belt.',
      page: { title: 'Alexander McQueen', url: 'https://en.wikipedia.org/wiki/Alexander_McQueen' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In 2001 Britney Spears and Justin Timberlake arrived at an awards show dressed in matching what?',
      right: 'Denim',
      wrong: ['Velvet', 'Leather', 'Camouflage'],
      explanation:
        'Her ball gown was sewn together from jeans, and he added a denim hat. Both have laughed about that evening since, and it is a fancy-dress classic.',
      page: {
        title: 'Britney Spears and Justin Timberlake’s denim look',
        url: 'https://www.eonline.com/news/1003257/let-s-celebrate-the-18th-birthday-of-britney-spears-and-justin-timberlake-s-iconic-denim-look',
      },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'Virginia, 2005: the lower house votes to fine you 50 dollars if you show what?',
      right: 'Underwear',
      wrong: ['Navels', 'Tattoos', 'Bare feet'],
      explanation:
        'Trousers hung low, and the “droopy drawers bill” was passed by a clear majority. Television laughed, and the state’s senate dropped it within days.',
      page: { title: 'Sagging (fashion)', url: 'https://en.wikipedia.org/wiki/Sagging_(fashion)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which Japanese artist gave Louis Vuitton’s brown monogram 33 colours in 2003?',
      right: 'Takashi Murakami',
      wrong: ['Yayoi Kusama', 'Yoshitomo Nara', 'Tadanori Yokoo'],
      explanation:
        'Cherries and smiling flowers followed, and young stars carried the bags everywhere. He later hung similar patterns in museums, with a handbag shop in the show.',
      page: { title: 'Takashi Murakami', url: 'https://en.wikipedia.org/wiki/Takashi_Murakami' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Sheepskin Ugg boots came to California in the late 1970s. Who wore them first there?',
      right: 'Surfers',
      wrong: ['Film stars', 'Skiers', 'Ranchers'],
      explanation:
        'Surfers in Australia pulled them on over cold wet feet, and one of them took a few pairs to Los Angeles. Twenty years later film stars queued for them.',
      page: { title: 'Ugg boots', url: 'https://en.wikipedia.org/wiki/Ugg_boots' },
    },
  ],
  'second-hand': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What was the first thing sold at the largest online auction house, in 1995?',
      right: 'A broken laser pointer',
      wrong: ['A toy dinosaur', 'A used wedding dress', 'A box of comics'],
      explanation:
        'It went for 14.83 dollars on what became eBay. The founder asked the buyer if he knew that it did not work, and learned that he collected broken laser pointers.',
      page: { title: 'eBay', url: 'https://en.wikipedia.org/wiki/eBay' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was hidden behind a four-dollar picture from an American flea market of 1989?',
      right: 'Declaration of Independence',
      wrong: ['A letter by Mozart', 'A chart by Captain Cook', 'A drawing by Picasso'],
      explanation:
        'It was one of the first printed copies, made in the night of 4 July 1776. The buyer had only wanted the frame; the sheet fetched 2.4 million dollars.',
      page: { title: 'Dunlap broadside', url: 'https://en.wikipedia.org/wiki/Dunlap_broadside' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why are flea markets called that?',
      right: 'Old goods carried fleas',
      wrong: ['Stalls were tiny as fleas', 'Performing fleas drew crowds', 'A Mr Flea held the first'],
      explanation:
        'Paris had its marché aux puces at the edge of the city, where rag pickers sold beds and clothes. Buyers were said to take more home than they had paid for.',
      page: { title: 'Flea market', url: 'https://en.wikipedia.org/wiki/Flea_market' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Ghanaians have a name for imported used clothes. What does “obroni wawu” mean?',
      right: 'Dead white man’s clothes',
      wrong: ['Sunday from the sea', 'The missionary’s trunk', 'Gold that has faded'],
      explanation:
        'Nobody could imagine at first that people would give away such good things while alive. Accra’s Kantamanto market gets millions of pieces a week.',
      page: {
        title: 'Global trade of secondhand clothing',
        url: 'https://en.wikipedia.org/wiki/Global_trade_of_secondhand_clothing',
      },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'Rwanda raised duties on used clothes to help its own tailors. What did the USA do in 2018?',
      right: 'It cut trade benefits',
      wrong: ['It sent clothes for free', 'It paid for factories', 'It stopped all flights'],
      explanation:
        'American exporters of used clothes had complained, so Rwanda’s clothes lost their free entry to the USA. Rwanda kept the duty.',
      page: {
        title: 'African Growth and Opportunity Act',
        url: 'https://en.wikipedia.org/wiki/African_Growth_and_Opportunity_Act',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A pair of Levi’s from the 1880s was auctioned in 2022 for over 76,000 dollars. Where was it found?',
      right: 'In an old mine',
      wrong: ['In a church organ', 'In a ship’s wreck', 'In a bank’s vault'],
      explanation:
        'Somebody called a denim archaeologist had looked for work clothes in abandoned mines. There was candle wax on the cloth, from a miner’s light.',
      page: { title: 'Levi Strauss & Co.', url: 'https://en.wikipedia.org/wiki/Levi_Strauss_%26_Co.' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Why did Milda Mitkutė start swapping clothes online, and so invent Vinted?',
      right: 'She was moving house',
      wrong: ['She had lost her job', 'Her shop had burned', 'Her wedding was off'],
      explanation:
        'She had far more clothes than would fit into the new home. A friend who could write programs built the site, at a party’s end as the story goes.',
      page: { title: 'Vinted', url: 'https://en.wikipedia.org/wiki/Vinted' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'How much does Macklemore have in his pocket in the hit “Thrift Shop”?',
      right: 'Twenty dollars',
      wrong: ['Two dollars', 'Fifty dollars', 'A hundred dollars'],
      explanation:
        'The song about other people’s fur coats led the American charts for six weeks in 2013. It was released without a large record company, second-hand in spirit.',
      page: { title: 'Thrift Shop', url: 'https://en.wikipedia.org/wiki/Thrift_Shop' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'A cotton shirt takes about 2,700 litres of water. A bath holds 150. How many baths is that?',
      right: '18',
      wrong: ['8', '28', '45'],
      explanation:
        '2,700 divided by 150 is eighteen: most of it is for growing the cotton. A shirt bought used needs only the wash.',
      page: {
        title: 'Environmental impact of fashion',
        url: 'https://en.wikipedia.org/wiki/Environmental_impact_of_fashion',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Oxfam’s first lasting shop opened in Oxford after gifts for which country had piled up?',
      right: 'Greece',
      wrong: ['Poland', 'Belgium', 'Malta'],
      explanation:
        'An appeal after the war had brought in more than could be sent. The shop’s first manager sold whatever people gave, reportedly even a donkey and a houseboat.',
      page: { title: 'Oxfam', url: 'https://en.wikipedia.org/wiki/Oxfam' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2022 the show “Love Island” dropped its fast-fashion sponsor. Who dressed its couples instead?',
      right: 'eBay',
      wrong: ['Vinted', 'Depop', 'Oxfam'],
      explanation:
        'They wore what others had worn before, and searches for used clothes rose. Even the villa had a shared wardrobe for once.',
      page: {
        title: 'eBay has partnered with Love Island for the first time',
        url: 'https://www.stylist.co.uk/fashion/love-island-fashion-ebay/662100',
      },
    },
  ],
  'sneaker-culture': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did a student get for drawing Nike’s swoosh in 1971?',
      right: '35 dollars',
      wrong: ['5 dollars', '350 dollars', '3,500 dollars'],
      explanation:
        'Carolyn Davidson billed her hours. The owner said he did not love it but it might grow on him; years later she was given shares and a ring in the shape of a swoosh.',
      page: {
        title: 'Carolyn Davidson (graphic designer)',
        url: 'https://en.wikipedia.org/wiki/Carolyn_Davidson_(graphic_designer)',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which brand had the young Michael Jordan hoped to sign with?',
      right: 'Adidas',
      wrong: ['Puma', 'Reebok', 'Asics'],
      explanation:
        'He had never worn Nike and did not want to fly to the meeting. His mother told him to go and listen.',
      page: { title: 'Michael Jordan', url: 'https://en.wikipedia.org/wiki/Michael_Jordan' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question:
        'The league’s famous objection to Jordan’s colours was probably not about the Air Jordan. Which shoe was it?',
      right: 'The Air Ship',
      wrong: ['The Cortez', 'The Dunk', 'The Waffle Racer'],
      explanation:
        'The Air Jordan was not ready, so he played in another model in red and black. Nike made an advert of the ban all the same.',
      page: { title: 'Air Jordan', url: 'https://en.wikipedia.org/wiki/Air_Jordan' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Two quarrelling shoemakers turned a German town into “the town of bent necks”. Why that name?',
      right: 'All looked at others’ shoes',
      wrong: ['All bent over machines', 'All the doors were low', 'All carried leather on heads'],
      explanation:
        'The brothers behind Adidas and Puma split Herzogenaurach in two. One looked down first, to see which side a stranger was on, and then decided whether to talk.',
      page: { title: 'Herzogenaurach', url: 'https://en.wikipedia.org/wiki/Herzogenaurach' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which kitchen device did Nike’s Bill Bowerman ruin to make a new sole?',
      right: 'A waffle iron',
      wrong: ['A pasta machine', 'A toaster', 'A cheese grater'],
      explanation:
        'He poured rubber into it one Sunday in 1971, and forgot to grease it. The iron lay buried behind the house for decades, and is now kept by the company.',
      page: { title: 'Bill Bowerman', url: 'https://en.wikipedia.org/wiki/Bill_Bowerman' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What would Nike be called if its founder Phil Knight had had his way?',
      right: 'Dimension Six',
      wrong: ['Falcon', 'Blue Arrow', 'Peregrine'],
      explanation:
        'Nobody else liked it. An employee dreamed of the Greek goddess of victory just before the shoe boxes had to be printed.',
      page: { title: 'Nike, Inc.', url: 'https://en.wikipedia.org/wiki/Nike,_Inc.' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why were rubber-soled shoes called sneakers in the 19th century?',
      right: 'They made no noise',
      wrong: ['They were sold in secret', 'Thieves had invented them', 'They hid a second sole'],
      explanation:
        'Leather soles announced everybody; in rubber one could sneak up. An older name was “plimsolls”, after the line painted on a ship.',
      page: { title: 'Sneakers', url: 'https://en.wikipedia.org/wiki/Sneakers' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Chuck Taylor’s name is on the ankle of a Converse shoe. What was his job there?',
      right: 'Salesman',
      wrong: ['Accountant', 'Leather cutter', 'Night guard'],
      explanation:
        'He drove from town to town for decades, gave basketball lessons in the gym and sold the shoe afterwards. It is said that he spent most of the time in motels.',
      page: { title: 'Chuck Taylor (salesman)', url: 'https://en.wikipedia.org/wiki/Chuck_Taylor_(salesman)' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'At a concert of 1986, Run-DMC asked fans to hold up their shoes. What followed?',
      right: 'A million-dollar contract',
      wrong: ['A ban from the arena', 'A lawsuit by the brand', 'A gift of free tickets'],
      explanation:
        'A manager of Adidas stood in Madison Square Garden and saw thousands of three-striped shoes in the air. It was the first such deal between musicians and a sports brand.',
      page: { title: 'My Adidas', url: 'https://en.wikipedia.org/wiki/My_Adidas' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question:
        'Nike hoped Air Jordans would reach 3 million dollars by the fourth year. What did the first year bring?',
      right: '126 million dollars',
      wrong: ['5 million dollars', '18 million dollars', '46 million dollars'],
      explanation:
        'The forecast was forty times too modest. Jordan’s contract gave him a share of every pair: in the 2020s a single year of shoes has paid him more than all his seasons as a player.',
      page: { title: 'Air Jordan', url: 'https://en.wikipedia.org/wiki/Air_Jordan' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2005 police guarded buyers of a Nike shoe in New York. Which bird was on its heel?',
      right: 'A pigeon',
      wrong: ['An eagle', 'A seagull', 'An owl'],
      explanation:
        'Only about 150 pairs existed, some with a number, and people had queued for days in the snow. Taxis took the lucky ones away through the back door.',
      page: { title: 'Jeff Staple', url: 'https://en.wikipedia.org/wiki/Jeff_Staple' },
    },
  ],
  streetwear: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which building material with its own logo did Supreme sell out of in 2016?',
      right: 'A brick',
      wrong: ['A roof tile', 'A plank', 'A window pane'],
      explanation: 'It cost about 30 dollars, and was resold for hundreds. Hardly any of them has ever seen mortar.',
      page: { title: 'Supreme (brand)', url: 'https://en.wikipedia.org/wiki/Supreme_(brand)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Supreme’s red box with slanted white letters looks like whose art?',
      right: 'Barbara Kruger’s',
      wrong: ['Andy Warhol’s', 'Keith Haring’s', 'Jenny Holzer’s'],
      explanation:
        'She sets sentences against consumption in that very style. When Supreme went to court against somebody who imitated the box, she was asked for a comment, and called all concerned uncool jokers.',
      page: { title: 'Barbara Kruger', url: 'https://en.wikipedia.org/wiki/Barbara_Kruger' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'Supreme put a pattern like Louis Vuitton’s on skateboards in 2000. What came from Paris?',
      right: 'A cease-and-desist letter',
      wrong: ['An offer of a million', 'A visit by the designer', 'An order of boards'],
      explanation:
        'Supreme had to take them off sale. Seventeen years later the same house sold a trunk for skateboards with both names on it.',
      page: { title: 'Supreme (brand)', url: 'https://en.wikipedia.org/wiki/Supreme_(brand)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'For whom did Champion sew hoods onto sweatshirts in the 1930s?',
      right: 'Warehouse workers',
      wrong: ['Boxers in training', 'Railway conductors', 'Newspaper boys'],
      explanation:
        'They loaded goods in the icy halls of upstate New York. Athletes, graffiti writers and finally fashion houses came later.',
      page: { title: 'Hoodie', url: 'https://en.wikipedia.org/wiki/Hoodie' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which later Supreme Court judge, as Fendi’s lawyer in 1986, had masses of fake bags crushed?',
      right: 'Sonia Sotomayor',
      wrong: ['Elena Kagan', 'Amy Coney Barrett', 'Ketanji Brown Jackson'],
      explanation:
        'She rode along on raids and took stock in dark basements. A bonfire had been planned, but the fire brigade refused, so dustcarts ate the bags in front of a famous restaurant.',
      page: { title: 'Sonia Sotomayor’s Fendi Crush', url: 'https://pursuitist.com/sonia-sotomayors-fendi-crush' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question:
        'In 2017 Gucci copied a jacket by Dapper Dan, the Harlem tailor whom luxury brands had sued. What followed?',
      right: 'It became his partner',
      wrong: ['It paid a huge fine', 'It left Harlem for good', 'It sued him for libel'],
      explanation:
        'People noticed at once that the copied man was being copied. Gucci then supplied him with cloth and logos for a studio in Harlem.',
      page: { title: 'Dapper Dan (designer)', url: 'https://en.wikipedia.org/wiki/Dapper_Dan_(designer)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What had Virgil Abloh studied first, before architecture and fashion?',
      right: 'Civil engineering',
      wrong: ['Music theory', 'Company law', 'Graphic design'],
      explanation:
        'He had learned to calculate buildings in Wisconsin. His mother, a seamstress, had taught him to sew.',
      page: { title: 'Virgil Abloh', url: 'https://en.wikipedia.org/wiki/Virgil_Abloh' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2016 a T-shirt by Vetements cost about 185 pounds. Whose logo was on it?',
      right: 'DHL’s',
      wrong: ['Shell’s', 'Nokia’s', 'Lego’s'],
      explanation:
        'The parcel company’s boss was photographed in one. Couriers could point out that they had been given theirs.',
      page: { title: 'Vetements', url: 'https://en.wikipedia.org/wiki/Vetements' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In 2017 Balenciaga sold a blue leather bag for over 2,000 dollars. Which 99-cent bag did it recall?',
      right: 'Ikea’s',
      wrong: ['Aldi’s', 'Walmart’s', 'Tesco’s'],
      explanation:
        'The Swedes answered with advice on how to know the real one: it rustles, can carry a hockey kit and can be hosed down.',
      page: { title: 'Balenciaga', url: 'https://en.wikipedia.org/wiki/Balenciaga' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Samsung proudly announced in China in 2018 that it would work with Supreme. What was wrong?',
      right: 'It was another Supreme',
      wrong: ['The logo was upside down', 'The shop had closed down', 'The phone was not ready'],
      explanation:
        'An Italian firm had registered the name where the New York one had not, and called itself Supreme too. Samsung dropped the plan two months later.',
      page: { title: 'Supreme (brand)', url: 'https://en.wikipedia.org/wiki/Supreme_(brand)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Shawn Stüssy scribble his surname on before he came to T-shirts?',
      right: 'Surfboards',
      wrong: ['Skateboards', 'Guitars', 'Motorbikes'],
      explanation:
        'He shaped boards in California and signed them with a thick marker. He printed the same on T-shirts only to have something to hang up at his stand.',
      page: { title: 'Stüssy', url: 'https://en.wikipedia.org/wiki/St%C3%BCssy' },
    },
  ],
  cottagecore: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which queen had a hamlet with cows built in a palace garden, to play at country life?',
      right: 'Marie Antoinette',
      wrong: ['Queen Victoria', 'Catherine the Great', 'Maria Theresa'],
      explanation:
        'It still stands at Versailles, with a mill that never ground any corn. There was a real farm as well, and its milk was drunk from porcelain.',
      page: { title: 'Hameau de la Reine', url: 'https://en.wikipedia.org/wiki/Hameau_de_la_Reine' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which writer believed in the Cottingley fairies, photographed by two girls in 1917?',
      right: 'Arthur Conan Doyle',
      wrong: ['Rudyard Kipling', 'Agatha Christie', 'G. K. Chesterton'],
      explanation:
        'The inventor of Sherlock Holmes wrote a whole book about them. The fairies were drawings, held up with hatpins, as the girls admitted when they were old.',
      page: { title: 'Cottingley Fairies', url: 'https://en.wikipedia.org/wiki/Cottingley_Fairies' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What did Beatrix Potter win prizes for at country shows in her later life?',
      right: 'Sheep',
      wrong: ['Rabbits', 'Jam', 'Roses'],
      explanation:
        'She bred Herdwicks in the Lake District, and signed as Mrs Heelis. She left about 4,000 acres to the National Trust, on condition that such sheep stay on them.',
      page: { title: 'Beatrix Potter', url: 'https://en.wikipedia.org/wiki/Beatrix_Potter' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Audrey Hepburn’s look in “Roman Holiday” made Laura Ashley’s first bestseller. What was it?',
      right: 'A headscarf',
      wrong: ['A pleated skirt', 'A straw hat', 'A lace collar'],
      explanation:
        'The Ashleys printed scarves on their kitchen table in London and could hardly make enough. The famous flowered dresses came years later.',
      page: { title: 'Laura Ashley', url: 'https://en.wikipedia.org/wiki/Laura_Ashley' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which fruit covered the pink tulle dress that people copied all through 2020?',
      right: 'Strawberries',
      wrong: ['Cherries', 'Lemons', 'Peaches'],
      explanation:
        'It cost 490 dollars, had puffed sleeves and nowhere to go: its great summer was the one without parties. Some wore the face mask that matched it.',
      page: {
        title: 'Lirika Matoshi’s strawberry dress',
        url: 'https://www.standard.co.uk/lifestyle/style/lirika-matoshi-strawberry-dress-cottagecore-tess-holliday-a4540651.html',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Henry David Thoreau went to Walden to live alone. Whose land was his cabin on?',
      right: 'Ralph Waldo Emerson’s',
      wrong: ['Nathaniel Hawthorne’s', 'His grandfather’s', 'Harvard University’s'],
      explanation:
        'The wilderness belonged to his friend and lay half an hour’s walk from his mother’s house. He often had guests, and dined in town.',
      page: { title: 'Walden', url: 'https://en.wikipedia.org/wiki/Walden' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Americans were told to stay at home in spring 2020. Which young animals sold out?',
      right: 'Chicks',
      wrong: ['Lambs', 'Piglets', 'Goat kids'],
      explanation:
        'Eggs were scarce in shops, and people at home thought of a henhouse. Hatcheries warned that a chick lays nothing for about five months.',
      page: { title: 'Urban chicken keeping', url: 'https://en.wikipedia.org/wiki/Urban_chicken_keeping' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You are a Victorian, and somebody sends you yellow carnations. What do they tell you?',
      right: 'You are despised',
      wrong: ['You are adored', 'You are forgiven', 'You are missed'],
      explanation:
        'In the language of flowers yellow carnations stood for disdain. Lovers looked such things up in dictionaries, which did not always agree, so a bouquet could go badly wrong.',
      page: {
        title: 'Secret language of flowers revealed to help perfect Valentine’s Day gift',
        url: 'https://www.dailymail.co.uk/wires/pa/article-4222354/Secret-language-flowers-revealed-help-perfect-Valentine-s-Day-gift.html',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which poison was in the green of some early wallpapers by William Morris?',
      right: 'Arsenic',
      wrong: ['Mercury', 'Strychnine', 'Cyanide'],
      explanation:
        'The prophet of wholesome handmade homes even owned shares in a mine that sold it. He thought that the doctors who warned of green rooms had been bitten by witch fever.',
      page: { title: 'William Morris', url: 'https://en.wikipedia.org/wiki/William_Morris' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which garment gave its name to the first single from Taylor Swift’s “Folklore”?',
      right: 'A cardigan',
      wrong: ['An apron', 'A bonnet', 'A petticoat'],
      explanation:
        'She sent real ones, with stars on the elbows, to friends and famous admirers. Fans have been knitting copies since.',
      page: { title: 'Cardigan (song)', url: 'https://en.wikipedia.org/wiki/Cardigan_(song)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which Nintendo game let millions plant flowers on an island in spring 2020?',
      right: 'Animal Crossing',
      wrong: ['Harvest Moon', 'Pikmin', 'Yoshi’s Story'],
      explanation:
        'It came out in the very week many people were told to stay in. Weddings and even museum tours moved to its islands, and turnips were traded like shares.',
      page: {
        title: 'Animal Crossing: New Horizons',
        url: 'https://en.wikipedia.org/wiki/Animal_Crossing:_New_Horizons',
      },
    },
  ],
  crocs: [
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Crocs are named after crocodiles. What did the makers have in mind?',
      right: 'At home on land and in water',
      wrong: ['It bites into the ground', 'Its skin is hard and green', 'It has sixty-odd teeth'],
      explanation:
        'It was a shoe for boats: it floats, drains and grips. The very first two hundred pairs were sold out at a boat show in Florida.',
      page: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did the film “Idiocracy” of 2006 put everybody of the future into Crocs?',
      right: 'They looked too silly to sell',
      wrong: ['They had paid to be in it', 'The director adored them', 'They could not burn'],
      explanation:
        'The costume designer found a cheap, odd shoe from a young company. She was sure nobody would ever wear them, and before the film was out everybody did.',
      page: { title: 'Idiocracy', url: 'https://en.wikipedia.org/wiki/Idiocracy' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question:
        'A mother filled the holes of her children’s Crocs with trinkets. What did Crocs pay for her firm in 2006?',
      right: '10 million dollars',
      wrong: ['10,000 dollars', '100,000 dollars', '200 million dollars'],
      explanation:
        'Jibbitz had begun in a family’s house in Colorado one year before. Its name came from the mother’s nickname, Flibbertyjibbet.',
      page: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which head of state was photographed in 2007 in shorts, black socks and Crocs?',
      right: 'George W. Bush',
      wrong: ['Vladimir Putin', 'Jacques Chirac', 'Hugo Chávez'],
      explanation:
        'The socks bore the presidential seal. Hardly anybody remembers what he was about to do; the shoes are remembered.',
      page: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2010 the magazine Time put Crocs on a list. What sort of list?',
      right: 'Worst inventions',
      wrong: ['Shoes of the century', 'Richest companies', 'Green products'],
      explanation:
        'They stood among the fifty worst inventions, next to asbestos and New Coke. The company has outlived the joke, and New Coke.',
      page: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You wear soft clogs. Where did safety officials tell you, after 2006, to take special care?',
      right: 'On escalators',
      wrong: ['In aeroplanes', 'On bicycles', 'In swimming pools'],
      explanation:
        'Children’s soft clogs were caught at the side of the moving steps, in America and Japan. Signs in the underground began to show a shoe with holes.',
      page: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did the Crocs made with the chain KFC in 2020 smell of?',
      right: 'Fried chicken',
      wrong: ['Coleslaw', 'French fries', 'Hot gravy'],
      explanation:
        'The smell sat in two charms shaped like drumsticks. They cost 60 dollars and were gone in about half an hour.',
      page: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Nurses in spring 2020 stood for twelve hours at a time. What did Crocs do?',
      right: 'Gave pairs away',
      wrong: ['Doubled its prices', 'Closed its website', 'Sold only in white'],
      explanation:
        'Health workers could ask for a free pair, and more than 800,000 pairs were given. Those who stand for a living had liked clogs long before fashion did.',
      page: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why did a Swedish hospital want its staff out of their plastic clogs in 2007?',
      right: 'They gathered static',
      wrong: ['They squeaked at night', 'They melted in the wash', 'They marked the floor'],
      explanation:
        'Sparks were suspected of disturbing medical devices, since a foam sole lets no charge escape. Nurses elsewhere went on wearing them, and a version without holes was made for hospitals.',
      page: {
        title: 'Plastic Clogs Disrupt Hospital Equipment',
        url: 'https://www.hospimedica.com/critical-care/articles/237310000/plastic-clogs-disrupt-hospital-equipment.html',
      },
    },
  ],
}
