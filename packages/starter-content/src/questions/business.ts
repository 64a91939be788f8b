import type { QuestionsByTrend } from '../starter-question'

export const businessQuestions: QuestionsByTrend = {
  'four-day-week': [
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Henry Ford gave his workers two days off in 1926. What did he expect them to do with the time?',
      right: 'Buy things',
      wrong: ['Have children', 'Sleep soundly', 'Go to church'],
      explanation:
        'Ford said people who have more leisure need more clothes, trips and, conveniently, cars. Two free days were good for business, not charity.',
      page: { title: 'Workweek and weekend', url: 'https://en.wikipedia.org/wiki/Workweek_and_weekend' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2019 Microsoft tried Fridays off in which country, and reported sales per worker up 40 per cent?',
      right: 'Japan',
      wrong: ['Germany', 'India', 'Brazil'],
      explanation:
        'Microsoft closed its offices in Japan on Fridays for one August. It also cut most meetings to half an hour, and printed far less paper.',
      page: { title: 'Four-day workweek', url: 'https://en.wikipedia.org/wiki/Four-day_workweek' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The New Zealand firm whose four-day trial went round the world in 2018 dealt in what?',
      right: 'Wills and trusts',
      wrong: ['Campervan hire', 'Merino wool', 'Sauvignon blanc'],
      explanation:
        'Perpetual Guardian looks after wills and estates, not the sort of place one expects a revolution. Its owner got the idea from a magazine article about how few hours people are really productive.',
      page: { title: 'Perpetual Guardian', url: 'https://en.wikipedia.org/wiki/Perpetual_Guardian' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Utah shut most state offices on Fridays in 2008. What had it chiefly hoped to save?',
      right: 'Energy',
      wrong: ['Wages', 'Car parks', 'Pensions'],
      explanation:
        'Dark, unheated buildings were meant to cut the bills, so staff worked ten hours on the other four days. The savings disappointed, people found the counters closed, and in 2011 Friday came back.',
      page: { title: 'Four-day workweek', url: 'https://en.wikipedia.org/wiki/Four-day_workweek' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In the rule “100-80-100” the first number is pay and the second is time. What is the third?',
      right: 'Productivity',
      wrong: ['Attendance', 'Holiday leave', 'Overtime'],
      explanation:
        'All the pay for four fifths of the time, in return for all the output. The promise is the point: nobody is meant to do less, only to waste less.',
      page: { title: 'Four-day workweek', url: 'https://en.wikipedia.org/wiki/Four-day_workweek' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You are Belgian and use your right of 2022 to ask for a four-day week. What is the catch?',
      right: 'You work the same hours',
      wrong: ['You lose a fifth of your pay', 'You give up two weeks’ leave', 'You must share your desk'],
      explanation:
        'The Belgian reform lets people squeeze a full week into four long days. The fifth day is free, but it has been worked already.',
      page: { title: 'Four-day workweek', url: 'https://en.wikipedia.org/wiki/Four-day_workweek' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 1930, how many hours a week did John Maynard Keynes expect his generation’s grandchildren to work?',
      right: '15',
      wrong: ['25', '30', '35'],
      explanation:
        'He thought three hours a day would do, and that people would even share out the work so as not to feel useless. He was nearly right about growth and quite wrong about offices.',
      page: {
        title: 'Economic Possibilities for our Grandchildren',
        url: 'https://en.wikipedia.org/wiki/Economic_Possibilities_for_our_Grandchildren',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Britain’s Three-Day Week of 1974 saved electricity. What had to stop at 10.30 in the evening?',
      right: 'Television',
      wrong: ['Pub service', 'The Underground', 'Street lighting'],
      explanation:
        'Channels had to close early, to spare power stations during the miners’ dispute. It was no experiment in well-being: firms got electricity on three days only.',
      page: { title: 'Three-Day Week', url: 'https://en.wikipedia.org/wiki/Three-Day_Week' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'In 1929 the Soviet Union tried four days on, one day off. What made families unhappy?',
      right: 'Their free days differed',
      wrong: ['Free days were unpaid', 'Shops shut on free days', 'Schools never closed'],
      explanation:
        'Workers were put into five groups, each with its own day of rest, so that machines never stood still. Husband and wife could wait in vain for a day off together.',
      page: { title: 'Soviet calendar', url: 'https://en.wikipedia.org/wiki/Soviet_calendar' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which food maker gave its workers a six-hour day in 1930, which some kept until 1985?',
      right: 'Kellogg’s',
      wrong: ['Quaker Oats', 'Campbell’s', 'Heinz'],
      explanation:
        'Four shifts of six hours instead of three of eight made new jobs in the Depression. Parents used the time for their children’s schools, gardens and sports, and the last of them gave it up only after 55 years.',
      page: { title: 'Kellogg’s Six-Hour Day', url: 'https://eh.net/book_reviews/kelloggs-six-hour-day/' },
    },
  ],
  'remote-work': [
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Jack Nilles coined “telecommuting” to spare people the journey. What had he worked on before?',
      right: 'Space rockets',
      wrong: ['Cruise ships', 'Airships', 'Submarines'],
      explanation:
        'He had been a rocket engineer, and liked to ask why one can put a man on the Moon but not do something about traffic jams.',
      page: { title: 'Jack Nilles', url: 'https://en.wikipedia.org/wiki/Jack_Nilles' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Yahoo surprised the industry in 2013. What did it do about working from home?',
      right: 'It called everyone in',
      wrong: ['It made it compulsory', 'It paid for home desks', 'It let staff move abroad'],
      explanation:
        'A memo said that the best ideas come from hallway and cafeteria talk. Critics answered that an internet company should know how to use the internet.',
      page: { title: 'Marissa Mayer', url: 'https://en.wikipedia.org/wiki/Marissa_Mayer' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In a Texas court hearing in February 2021, a lawyer told the judge he was not what?',
      right: 'A cat',
      wrong: ['A robot', 'A potato', 'An actor'],
      explanation:
        'A filter on a borrowed computer had turned him into a wide-eyed kitten. He said he was prepared to go forward with it, and the judge helped him to switch it off.',
      page: { title: 'Zoom Cat Lawyer', url: 'https://en.wikipedia.org/wiki/Zoom_Cat_Lawyer' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'Staff of a Chinese travel agency tried home working. After nine months, what did half ask for?',
      right: 'To return to the office',
      wrong: ['To keep the free time', 'To move to the country', 'To work only at night'],
      explanation:
        'They had been 13 per cent more productive, and lonely. A draw had decided who could go home: those born on an even day of the month.',
      page: {
        title: 'Does Working from Home Work? Evidence from a Chinese Experiment',
        url: 'https://www.nber.org/papers/w18871',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2017 two children burst into a professor’s live BBC interview. What was he talking about?',
      right: 'A fallen president',
      wrong: ['A missile test', 'A trade war', 'A royal wedding'],
      explanation:
        'South Korea’s president had just been removed from office. More people remember the toddler’s elbows and the baby rolling in on a walker.',
      page: { title: 'Robert E. Kelly', url: 'https://en.wikipedia.org/wiki/Robert_E._Kelly' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What was Jackie Weaver told she lacked, in the parish council call that went viral in 2021?',
      right: 'Authority',
      wrong: ['Manners', 'A quorum', 'A camera'],
      explanation:
        '“You have no authority here, Jackie Weaver” was followed by the removal of the man who said it. An official report later found that, strictly speaking, he was right.',
      page: { title: 'Handforth Town Council', url: 'https://en.wikipedia.org/wiki/Handforth_Town_Council' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why did American regulators halt trading in a firm named Zoom Technologies in March 2020?',
      right: 'Buyers mixed up two firms',
      wrong: ['Its offices stood empty', 'It sold users’ faces', 'Its servers had failed'],
      explanation:
        'Its share symbol was ZOOM, while the famous video service hid behind ZM. The price of the wrong Zoom rose steeply although hardly anything was known about it.',
      page: { title: 'Zoom Communications', url: 'https://en.wikipedia.org/wiki/Zoom_Communications' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did the video-call company Zoom ask of employees who lived near an office in 2023?',
      right: 'To come in twice a week',
      wrong: ['To keep cameras on', 'To avoid rivals’ apps', 'To meet on Saturdays'],
      explanation:
        'Those within about fifty miles had to come in two days a week. The company that had taught the world to stay at home said a mixture worked best.',
      page: { title: 'Zoom Communications', url: 'https://en.wikipedia.org/wiki/Zoom_Communications' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Since 2017, larger French firms must negotiate their staff’s right to do what?',
      right: 'Ignore e-mails after work',
      wrong: ['Keep cameras off in calls', 'Bring children to meetings', 'Take lunch for two hours'],
      explanation:
        'The right to disconnect does not forbid the evening e-mail, but it must be talked about. Other countries have since passed laws of their own.',
      page: { title: 'Right to disconnect', url: 'https://en.wikipedia.org/wiki/Right_to_disconnect' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which island offered remote workers a twelve-month “Welcome Stamp” in 2020?',
      right: 'Barbados',
      wrong: ['Jamaica', 'Martinique', 'Trinidad'],
      explanation:
        'Its hotels were empty, so Barbados invited people to bring the office along. Applicants had to expect 50,000 dollars a year or more, earned elsewhere.',
      page: { title: 'Digital nomad', url: 'https://en.wikipedia.org/wiki/Digital_nomad' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'IBM put terminals into the homes of five employees in 1979. How many worked that way by 1983?',
      right: 'About 2,000',
      wrong: ['About 50', 'About 200', 'About 20,000'],
      explanation:
        'The first five were a test, because the computer at headquarters was overloaded. It all happened over telephone lines, decades before anybody was told to unmute.',
      page: { title: 'Remote work', url: 'https://en.wikipedia.org/wiki/Remote_work' },
    },
  ],
  crowdfunding: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In 2014 somebody asked Kickstarter for ten dollars to make potato salad. Roughly how much came in?',
      right: '55,000 dollars',
      wrong: ['55 dollars', '550 dollars', '5,500 dollars'],
      explanation:
        'Nearly 7,000 people paid, mostly for the joke. He threw a party in Columbus, Ohio, to which everybody was invited, and gave money to charity.',
      page: { title: 'Potato Salad', url: 'https://www.kickstarter.com/projects/zackdangerbrown/potato-salad' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 1885 small gifts from a newspaper’s readers paid for which part of the Statue of Liberty?',
      right: 'The pedestal',
      wrong: ['The torch', 'The crown', 'The staircase'],
      explanation:
        'France gave the statue, but nobody wanted to pay for its feet. Joseph Pulitzer printed the name of every giver, and most of them gave less than a dollar.',
      page: { title: 'Statue of Liberty', url: 'https://en.wikipedia.org/wiki/Statue_of_Liberty' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'You pledge 50 dollars, and the Kickstarter project ends at 99 per cent of its goal. What do you pay?',
      right: 'Nothing',
      wrong: ['25 dollars', '49.50 dollars', '50 dollars'],
      explanation:
        'It is all or nothing, to keep makers from having to build a watch on half a budget. It also makes the last evening before a deadline very exciting.',
      page: { title: 'Kickstarter', url: 'https://en.wikipedia.org/wiki/Kickstarter' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Fans raised 5.7 million dollars in 2013 to bring which cancelled television detective to the cinema?',
      right: 'Veronica Mars',
      wrong: ['Adrian Monk', 'Jessica Fletcher', 'Dale Cooper'],
      explanation:
        'The goal of two million was reached in less than a day. Fans then learned that Kickstarter had not made them producers: they got a T-shirt and the script.',
      page: { title: 'Veronica Mars (film)', url: 'https://en.wikipedia.org/wiki/Veronica_Mars_(film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Detroit’s mayor turned down a statue of which film hero, so fans paid for it in 2011?',
      right: 'RoboCop',
      wrong: ['Batman', 'Rocky Balboa', 'Axel Foley'],
      explanation:
        'A stranger suggested it to the mayor, who politely declined, and about 67,000 dollars came together in a few days. The film’s policeman protects a future Detroit.',
      page: {
        title: 'Kickstarter project aims to make Detroit RoboCop statue a reality',
        url: 'https://www.digitaltrends.com/computing/kickstarter-project-aims-to-make-detroit-robocop-statue-a-reality/',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was built into the Coolest Cooler, a cool box that raised 13 million dollars in 2014?',
      right: 'A blender',
      wrong: ['A television', 'A coffee maker', 'A barbecue'],
      explanation:
        'It also had a loudspeaker and a bottle opener. Many thousands of backers never received theirs, since each box cost more to make than they had paid.',
      page: {
        title: 'Kickstarter’s Coolest Cooler Still Needs More Money',
        url: 'https://www.eater.com/2016/4/15/11440150/coolest-cooler-kickstarter-money-plz',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2012 the Pebble watch asked Kickstarter for 100,000 dollars. How long did it wait for that sum?',
      right: 'Two hours',
      wrong: ['Two days', 'Two weeks', 'A month'],
      explanation:
        'The rest of the campaign was a month of not believing one’s eyes. Investors had turned the watch down, which is why its maker asked strangers.',
      page: { title: 'Pebble (watch)', url: 'https://en.wikipedia.org/wiki/Pebble_(watch)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Readers paid Alexander Pope in advance for his “Iliad” of 1715. What did they get besides the books?',
      right: 'Their names in print',
      wrong: ['A signed portrait', 'A dinner with him', 'A share of sales'],
      explanation:
        'The list of subscribers stood at the front, from the king’s family downwards. The scheme made Pope one of the first English poets who could live by his pen.',
      page: { title: 'Alexander Pope', url: 'https://en.wikipedia.org/wiki/Alexander_Pope' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 1997 fans gathered 60,000 dollars online for the rock band Marillion. What did it pay for?',
      right: 'An American tour',
      wrong: ['A music video', 'A live album', 'A new singer'],
      explanation:
        'The band had written that it could not afford the journey. Later it asked fans to buy an album before it had been recorded, and more than 12,000 did.',
      page: { title: 'Marillion', url: 'https://en.wikipedia.org/wiki/Marillion' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The card game Exploding Kittens had about 219,000 backers in 2015. How much had it asked for?',
      right: '10,000 dollars',
      wrong: ['100,000 dollars', '500,000 dollars', '1 million dollars'],
      explanation:
        'It got almost nine million. Its backers also unlocked extras by sending photographs of themselves, for example ten Batmen in a hot tub.',
      page: { title: 'Exploding Kittens', url: 'https://en.wikipedia.org/wiki/Exploding_Kittens' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'You have four plans for a project. Which one would Kickstarter turn away?',
      right: 'A charity appeal',
      wrong: ['A book of poems', 'A protest song', 'A cheese dairy'],
      explanation:
        'A project has to create something that can be shared, so collecting for charity is forbidden. Appeals moved to sites such as GoFundMe.',
      page: { title: 'Kickstarter', url: 'https://en.wikipedia.org/wiki/Kickstarter' },
    },
  ],
  'creator-economy': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Before he thought of Patreon, Jack Conte spent his savings on a video set copying what?',
      right: 'A “Star Wars” cockpit',
      wrong: ['The Oval Office', 'A Titanic staircase', 'A Hogwarts library'],
      explanation:
        'He built the Millennium Falcon’s cockpit for his song “Pedals”, worked for months, and knew that advertising would bring him next to nothing. That gap became the idea.',
      page: { title: 'Jack Conte', url: 'https://en.wikipedia.org/wiki/Jack_Conte' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'How many true fans does an artist need, according to an essay Kevin Kelly wrote in 2008?',
      right: '1,000',
      wrong: ['50', '10,000', '250,000'],
      explanation:
        'If each of them spends 100 dollars a year, that makes 100,000. A true fan, he wrote, drives two hundred miles to hear you sing.',
      page: { title: 'Kevin Kelly (editor)', url: 'https://en.wikipedia.org/wiki/Kevin_Kelly_(editor)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In a 2019 poll, British and American children most wanted to be YouTubers. What led in China?',
      right: 'Astronaut',
      wrong: ['Athlete', 'Teacher', 'Musician'],
      explanation:
        'Lego had 3,000 children asked, half a century after the Moon landing. More than half of those in China chose space, and about three in ten in Britain and America chose videos.',
      page: {
        title: 'Survey reports American kids would rather be YouTube famous than astronauts',
        url: 'https://www.krqe.com/news/national/survey-reports-american-kids-would-rather-be-youtube-famous-than-astronauts/',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Fans who pay are called patrons. Which family member hides in the Latin word?',
      right: 'Father',
      wrong: ['Mother', 'Uncle', 'Brother'],
      explanation:
        '“Patronus” comes from “pater”, father: a Roman patron protected those who depended on him and greeted him every morning. Today he gets early access instead.',
      page: { title: 'Patronage', url: 'https://en.wikipedia.org/wiki/Patronage' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In December 2017 Patreon moved a fee from creators to fans. What followed?',
      right: 'It backed down in days',
      wrong: ['Fans doubled their gifts', 'Apple offered to buy it', 'Creators paid fans back'],
      explanation:
        'A gift of one dollar would have cost 1.38, and many fans of small sums left at once. Within about a week Patreon apologised and dropped the plan.',
      page: { title: 'Patreon', url: 'https://en.wikipedia.org/wiki/Patreon' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question:
        'Substack leaves a writer nine tenths of what readers pay. What does a novelist usually get of the cover price?',
      right: 'About a tenth',
      wrong: ['About a quarter', 'About half', 'About two thirds'],
      explanation:
        'Hardback royalties commonly start at 10 per cent, and paperbacks often pay less. Shop, wholesaler, printer and publisher share the rest, which helps to explain why famous authors started newsletters.',
      page: { title: 'Royalty payment', url: 'https://en.wikipedia.org/wiki/Royalty_payment' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why did Patreon tell fans in 2024 that joining inside its iPhone app would cost more?',
      right: 'Apple takes a large cut',
      wrong: ['Videos came earlier there', 'The app was ad-free', 'Cards cost more there'],
      explanation:
        'Apple wanted up to 30 per cent of such payments. The same membership bought in a browser, even on the same phone, went round it.',
      page: { title: 'Patreon', url: 'https://en.wikipedia.org/wiki/Patreon' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 1949 the Californian radio station KPFA tried an odd way of paying its bills. What?',
      right: 'Gifts from listeners',
      wrong: ['A tax on radio sets', 'Cigarette adverts', 'Betting on races'],
      explanation:
        'It was the first American station to live from what its audience gave of its own accord. Everybody who ends a podcast by asking for support follows it.',
      page: { title: 'KPFA', url: 'https://en.wikipedia.org/wiki/KPFA' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Radiohead put “In Rainbows” on its own website in 2007. What did it ask for the album?',
      right: 'Whatever fans chose',
      wrong: ['One British pound', 'A penny per song', 'Ten friends’ e-mails'],
      explanation:
        'The price box was empty, and next to it stood a note that it was up to you. Many chose nothing, yet it earned the band more than the downloads of all its earlier albums.',
      page: { title: 'In Rainbows', url: 'https://en.wikipedia.org/wiki/In_Rainbows' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Charles Dickens’s “Pickwick Papers” reached clerks who could not afford novels. How?',
      right: 'It came in monthly parts',
      wrong: ['Libraries were paid to lend', 'It was printed without covers', 'Employers gave it away'],
      explanation:
        'A bound novel could cost more than thirty shillings; a part cost one. The story started with a print run of about 1,000 and ended near 40,000.',
      page: { title: 'The Pickwick Papers', url: 'https://en.wikipedia.org/wiki/The_Pickwick_Papers' },
    },
  ],
  bitcoin: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Satoshi Nakamoto hide in the very first block?',
      right: 'A headline about banks',
      wrong: ['A line from Orwell', 'A map of an island', 'A chess problem'],
      explanation:
        'It quotes The Times of that day on a second bailout for banks. It proves that the block is no older than that morning, and says what Satoshi thought of bankers.',
      page: { title: 'Bitcoin', url: 'https://en.wikipedia.org/wiki/Bitcoin' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In the slang of bitcoin, how did the word “hodl” come about?',
      right: 'By a typing mistake',
      wrong: ['From three initials', 'From a Dutch proverb', 'From a miner’s surname'],
      explanation:
        'Somebody on a forum wrote “I AM HODLING” in 2013, admitted to some whiskey and announced that he would not sell. Others later explained it as “hold on for dear life”.',
      page: { title: 'Hodl', url: 'https://en.wikipedia.org/wiki/Hodl' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where does a man believe his hard drive with about 8,000 bitcoins has lain since 2013?',
      right: 'In a Welsh landfill',
      wrong: ['In a Dutch canal', 'In a Swiss glacier', 'In a Texan scrapyard'],
      explanation:
        'It went out with the rubbish in Newport. He offered the council a share of the treasure for permission to dig, and was refused for more than ten years.',
      page: {
        title: 'Bitcoin buried in Newport landfill',
        url: 'https://en.wikipedia.org/wiki/Bitcoin_buried_in_Newport_landfill',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'El Salvador made bitcoin legal tender in 2021. Which country did so in 2022?',
      right: 'Central African Republic',
      wrong: ['Dominican Republic', 'Papua New Guinea', 'Trinidad and Tobago'],
      explanation:
        'Only about one person in ten there was online. The law was undone a year later, and hardly any shop had ever taken the coin.',
      page: { title: 'Bitcoin', url: 'https://en.wikipedia.org/wiki/Bitcoin' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who baked the two pizzas that cost 10,000 bitcoins in 2010?',
      right: 'Papa John’s',
      wrong: ['Pizza Hut', 'Domino’s', 'Little Caesars'],
      explanation:
        'The restaurant saw only ordinary dollars: a stranger took the bitcoins and placed the order. The buyer liked the trade so much that he repeated it that summer.',
      page: { title: 'Bitcoin', url: 'https://en.wikipedia.org/wiki/Bitcoin' },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question: 'A block’s reward was 50 bitcoins in 2009. After four halvings, by 2024, what was it?',
      right: '3.125',
      wrong: ['6.25', '10', '12.5'],
      explanation:
        '50, 25, 12.5, 6.25, 3.125: it halves about every four years. That is why nearly all of the 21 million coins exist already, while the last fraction takes until about 2140.',
      page: { title: 'Bitcoin', url: 'https://en.wikipedia.org/wiki/Bitcoin' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'A programmer forgot the password to 7,002 bitcoins. How many guesses had he left in 2021?',
      right: 'Two of ten',
      wrong: ['One of three', 'Four of five', 'Nine of twenty'],
      explanation:
        'His encrypted stick erases its contents after ten wrong passwords. He had written the right one on paper, and lost the paper.',
      page: { title: 'What is IronKey?', url: 'https://en.cryptonomist.ch/2021/01/17/what-is-ironkey/' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'China banned bitcoin mining in 2021. Which country soon mined most?',
      right: 'The United States',
      wrong: ['Iceland', 'Germany', 'South Africa'],
      explanation:
        'Whole halls of machines were packed into containers and shipped, many of them to Texas. For a few weeks the world’s mining power fell by about half.',
      page: { title: 'Bitcoin', url: 'https://en.wikipedia.org/wiki/Bitcoin' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which small kingdom quietly mined bitcoin with its own water power?',
      right: 'Bhutan',
      wrong: ['Lesotho', 'Tonga', 'Eswatini'],
      explanation:
        'The state’s fund had started without telling anybody, and by 2024 it held bitcoins worth hundreds of millions of dollars. Rivers from the Himalayas do the work.',
      page: { title: 'Bhutan', url: 'https://en.wikipedia.org/wiki/Bhutan' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2014 the US Marshals sold nearly 30,000 bitcoins at auction. Where had they come from?',
      right: 'A dark-web market',
      wrong: ['A bankrupt bank', 'A casino on a ship', 'A tax office’s safe'],
      explanation:
        'They were seized with Silk Road. One investor, Tim Draper, won them all, for about 600 dollars each as far as is known.',
      page: { title: 'Silk Road (marketplace)', url: 'https://en.wikipedia.org/wiki/Silk_Road_(marketplace)' },
    },
  ],
  'nft-boom': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The first tweet was sold for 2.9 million dollars in 2021. What was the best bid a year later?',
      right: '280 dollars',
      wrong: ['28,000 dollars', '280,000 dollars', '28 million dollars'],
      explanation:
        'The owner had put it up for 48 million. When the auction closed in 2022, seven people had made offers, and the best would have bought a decent pair of shoes.',
      page: { title: 'Jack Dorsey', url: 'https://en.wikipedia.org/wiki/Jack_Dorsey' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Most NFTs do not contain the picture that was paid for. What do they hold instead?',
      right: 'A link to it',
      wrong: ['A tiny copy', 'A contract of sale', 'Its colour codes'],
      explanation:
        'Pictures are too large for most blockchains, so the token usually points to a file elsewhere. If that website is switched off, you own a very well guarded dead link.',
      page: { title: 'Non-fungible token', url: 'https://en.wikipedia.org/wiki/Non-fungible_token' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which ten-year-old internet animal was auctioned for nearly 600,000 dollars in February 2021?',
      right: 'Nyan Cat',
      wrong: ['Grumpy Cat', 'Keyboard Cat', 'Dramatic Chipmunk'],
      explanation:
        'The flying cat with the body of a pastry went for 300 ether. Its creator had drawn it for a charity drive, after somebody asked for a pastry and somebody else for a cat.',
      page: { title: 'Nyan Cat', url: 'https://en.wikipedia.org/wiki/Nyan_Cat' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'Beeple’s 69-million-dollar collage holds one picture for each of 5,000 days. How long did he draw?',
      right: 'Over 13 years',
      wrong: ['Over 7 years', 'Over 10 years', 'Over 19 years'],
      explanation:
        '5,000 days are thirteen years and eight months. He began on 1 May 2007 and did not skip his wedding day or the births of his children.',
      page: {
        title: 'Everydays: the First 5000 Days',
        url: 'https://en.wikipedia.org/wiki/Everydays:_the_First_5000_Days',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What was the most Beeple had earned for a print before October 2020?',
      right: '100 dollars',
      wrong: ['1,000 dollars', '5,000 dollars', '20,000 dollars'],
      explanation:
        'Five months later Christie’s let the bids for his collage start at the same sum. He called the price a fair one, and soon changed the ether he got into dollars.',
      page: {
        title: 'Everydays: the First 5000 Days',
        url: 'https://en.wikipedia.org/wiki/Everydays:_the_First_5000_Days',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the first owners of CryptoPunks pay in 2017, apart from a network fee?',
      right: 'Nothing',
      wrong: ['10 dollars', '100 dollars', 'One ether'],
      explanation:
        'The 10,000 little faces were given away to anybody with an Ethereum wallet. In 2022 a blue one with a headscarf was sold for about 23 million dollars.',
      page: { title: 'CryptoPunks', url: 'https://en.wikipedia.org/wiki/CryptoPunks' },
    },
    {
      type: 'prediction',
      difficulty: 'easy',
      question: 'In December 2017 the breeding game CryptoKitties became a craze. What happened to Ethereum?',
      right: 'It clogged up',
      wrong: ['It was hacked', 'It halved in price', 'It banned games'],
      explanation:
        'Cartoon cats made up more than a tenth of its traffic, and payments waited in a queue behind births. Kittens taught engineers how little the network could carry.',
      page: { title: 'CryptoKitties', url: 'https://en.wikipedia.org/wiki/CryptoKitties' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2021 a group sold a Banksy print as an NFT. What had they done to the paper?',
      right: 'They burned it',
      wrong: ['They buried it', 'They framed it', 'They shredded it'],
      explanation:
        'They filmed the fire, and the token brought four times what the print had cost. The print had been called “Morons” and mocks people who buy art at auctions.',
      page: {
        title: 'A $95K Banksy artwork has been set on fire and turned into an NFT',
        url: 'https://www.dazeddigital.com/science-tech/article/52116/1/a-95k-banksy-artwork-has-been-set-on-fire-and-turned-into-an-nft',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: '“Charlie Bit My Finger” was sold in 2021 for about 761,000 dollars. What happened to the video?',
      right: 'It stayed on YouTube',
      wrong: ['It was deleted', 'It moved to a museum', 'It became a paid film'],
      explanation:
        'It was meant to vanish from YouTube for good, but the buyer thought it should stay where everybody could see it. He had paid for something everybody could still watch for nothing.',
      page: { title: 'Charlie Bit My Finger', url: 'https://en.wikipedia.org/wiki/Charlie_Bit_My_Finger' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2023 a New York jury decided that digital furry handbags had wronged which fashion house?',
      right: 'Hermès',
      wrong: ['Chanel', 'Prada', 'Gucci'],
      explanation:
        'The artist had named them MetaBirkins, after Jane Birkin’s bag, and argued that they were art like Warhol’s soup cans. The jury awarded the house 133,000 dollars.',
      page: {
        title: 'Hermès International v. Rothschild',
        url: 'https://www.loeb.com/en/insights/publications/2023/06/hermes-international-v-rothschild',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Why did losing his Bored Ape to a thief upset the actor Seth Green’s plans in 2022?',
      right: 'It was to star in a show',
      wrong: ['It was a wedding gift', 'It paid for his house', 'It was on loan to him'],
      explanation:
        'Whoever owned an ape held the rights to use it, so in effect the hero of his series had been kidnapped. He paid about 297,000 dollars to get it back.',
      page: { title: 'Bored Ape', url: 'https://en.wikipedia.org/wiki/Bored_Ape' },
    },
  ],
  gamestop: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did the investor called Roaring Kitty assure the US Congress he was not?',
      right: 'A cat',
      wrong: ['A lion', 'A broker', 'A poet'],
      explanation:
        'Keith Gill told the committee what he was not: an institutional investor, a hedge fund, or a cat. A poster of a kitten hung on the wall behind him.',
      page: { title: 'Keith Gill', url: 'https://en.wikipedia.org/wiki/Keith_Gill' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In March 2021 the forum’s gains went into adopting thousands of which animals?',
      right: 'Gorillas',
      wrong: ['Elephants', 'Pandas', 'Sea turtles'],
      explanation:
        'Members liked to call themselves apes, stronger together. Within a week they had adopted about 3,500 at the Dian Fossey Gorilla Fund, which had never seen anything like it.',
      page: { title: 'r/wallstreetbets', url: 'https://en.wikipedia.org/wiki/R/wallstreetbets' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'How could more than 100 per cent of GameStop’s traded shares be sold short?',
      right: 'Shares were lent twice',
      wrong: ['Computers miscounted', 'Shops had issued extra', 'Options count double'],
      explanation:
        'Whoever buys a borrowed share can lend it again to the next one who bets against it. The forum read this number as a crowd in a room with one door.',
      page: { title: 'GameStop short squeeze', url: 'https://en.wikipedia.org/wiki/GameStop_short_squeeze' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'On WallStreetBets, profits are named after which fried food?',
      right: 'Chicken tenders',
      wrong: ['Onion rings', 'Fish fingers', 'Hash browns'],
      explanation:
        '“Tendies” are what a good boy gets in a long-running internet joke. In January 2021 newspapers had to explain the word to people with pension funds.',
      page: { title: 'r/wallstreetbets', url: 'https://en.wikipedia.org/wiki/R/wallstreetbets' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'An Australian firm with the symbol GME rose by half in a morning. What did it do?',
      right: 'Look for nickel',
      wrong: ['Raise sheep', 'Insure tractors', 'Bottle wine'],
      explanation:
        'GME Resources, a small explorer in Perth, had nothing to do with video games. People bought it by mistake or for the joke, and its manager asked if there was something he did not know.',
      page: {
        title: 'GameStop trade mania sends Aussie mining junior’s stock soaring',
        url: 'https://mining.com/gamestop-trade-mania-sends-aussie-mining-juniors-stock-soaring',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which investor, known from “The Big Short”, had bought GameStop shares back in 2019?',
      right: 'Michael Burry',
      wrong: ['John Paulson', 'Steve Eisman', 'Bill Ackman'],
      explanation:
        'He sold before the great leap, with a fine profit all the same. He then called what was happening unnatural, insane and dangerous.',
      page: { title: 'Michael Burry', url: 'https://en.wikipedia.org/wiki/Michael_Burry' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which computing pioneer’s name stood over the shops from which GameStop grew?',
      right: 'Charles Babbage',
      wrong: ['Ada Lovelace', 'Alan Turing', 'Grace Hopper'],
      explanation:
        'Babbage’s opened in Dallas in 1984 and sold software to owners of home computers. Mr Babbage’s own great machine was never finished in his lifetime.',
      page: { title: 'GameStop', url: 'https://en.wikipedia.org/wiki/GameStop' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'You bought GameStop for 1,000 dollars, at 17 a share. What was it worth at the peak of 483?',
      right: 'About 28,000 dollars',
      wrong: ['About 8,000 dollars', 'About 15,000 dollars', 'About 48,000 dollars'],
      explanation:
        'It took less than four weeks of January 2021, for a chain that was closing shops. Anybody who did not sell had about 19,000 left when that week ended, and under 4,000 a week later.',
      page: { title: 'GameStop short squeeze', url: 'https://en.wikipedia.org/wiki/GameStop_short_squeeze' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why did the broker Robinhood stop the buying at the height of the squeeze?',
      right: 'It had to post billions',
      wrong: ['Congress had ordered it', 'Its servers had failed', 'Nobody wanted to sell'],
      explanation:
        'The clearing house asked for about three billion dollars before dawn, as security for trades not yet settled. Fans of a broker named after an outlaw did not take it well.',
      page: { title: 'GameStop short squeeze', url: 'https://en.wikipedia.org/wiki/GameStop_short_squeeze' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Melvin Capital, which lost billions, was named after the founder’s grandfather. What had he owned?',
      right: 'A corner shop',
      wrong: ['A racing stable', 'A savings bank', 'A toy factory'],
      explanation:
        'Melvin ran a convenience store, and the name was meant to recall honest work. The fund was down by about half in one month and closed in 2022.',
      page: { title: 'Melvin Capital', url: 'https://en.wikipedia.org/wiki/Melvin_Capital' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2021 the same crowd saved AMC’s cinemas. What did shareholders get in thanks?',
      right: 'Free popcorn',
      wrong: ['A private film', 'A seat with a name', 'A role as extras'],
      explanation:
        'Whoever signed up as an owner got one large popcorn. Few companies have ever paid a dividend in buckets.',
      page: { title: 'AMC Theatres', url: 'https://en.wikipedia.org/wiki/AMC_Theatres' },
    },
  ],
}
