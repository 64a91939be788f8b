import type { QuestionsByTrend } from '../starter-question'

export const internetCultureQuestions: QuestionsByTrend = {
  doge: [
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Where was the spelling “doge” used years before the meme?',
      right: 'In a puppet show on the web',
      wrong: ['In a breeders’ newsletter', 'In the subtitles of a film', 'In a sticker album of 1998'],
      explanation:
        'A puppet said “D-O-G-E” in an episode of Homestar Runner in 2005. The spelling met the photograph of the dog only years later.',
      page: { title: 'Doge (meme)', url: 'https://en.wikipedia.org/wiki/Doge_(meme)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Kabosu, the dog in the picture, was named after what?',
      right: 'A citrus fruit',
      wrong: ['A sumo wrestler', 'A steamed bun', 'A mountain shrine'],
      explanation: 'Kabosu is a round green relative of the lemon, and the dog had a face just as round.',
      page: { title: 'Kabosu (dog)', url: 'https://en.wikipedia.org/wiki/Kabosu_(dog)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did Kabosu come from before she met her owner?',
      right: 'A puppy mill that had closed',
      wrong: ['A show kennel in Kyoto', 'A school for police dogs', 'A film studio’s animal farm'],
      explanation:
        'She was one of many dogs left when a breeding business shut down, and might have been put down. A shelter found her a home in 2008.',
      page: { title: 'Kabosu (dog)', url: 'https://en.wikipedia.org/wiki/Kabosu_(dog)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What was the profession of the woman who photographed Kabosu?',
      right: 'Kindergarten teacher',
      wrong: ['Wedding photographer', 'Veterinary nurse', 'Railway conductor'],
      explanation:
        'Atsuko Sato taught small children and blogged about her pets. She learned of the fame late and found it rather frightening at first.',
      page: { title: 'Kabosu (dog)', url: 'https://en.wikipedia.org/wiki/Kabosu_(dog)' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In which typeface do the colourful words of a classic Doge picture appear?',
      right: 'Comic Sans',
      wrong: ['Impact', 'Papyrus', 'Courier'],
      explanation:
        'Comic Sans, drawn in 1994 for the speech bubbles of a cartoon dog at Microsoft. It had come home, in a way.',
      page: { title: 'Doge (meme)', url: 'https://en.wikipedia.org/wiki/Doge_(meme)' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'Doge grammar wants words that do not match. Which phrase fails?',
      right: 'Very happy',
      wrong: ['Much holiday', 'Such eating', 'So breakfast'],
      explanation:
        '“Very happy” is proper English. Linguists found that a good Doge phrase puts so, such, many, much or very where it does not belong.',
      page: { title: 'Doge (meme)', url: 'https://en.wikipedia.org/wiki/Doge_(meme)' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why did its two founders start Dogecoin in 2013?',
      right: 'To make fun of other coins',
      wrong: ['To pay for dog shelters', 'To test a bank’s software', 'To win a wager at work'],
      explanation:
        'An Adobe employee and an IBM programmer put it together as a joke about the rush for cryptocurrencies. It came to be worth billions.',
      page: { title: 'Dogecoin', url: 'https://en.wikipedia.org/wiki/Dogecoin' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Whose trip to the 2014 Winter Olympics did Dogecoin owners help to pay?',
      right: 'Jamaica’s bobsleigh team',
      wrong: ['Ghana’s only ski racer', 'Tonga’s luge racer', 'Mexico’s figure skater'],
      explanation:
        'About 30,000 dollars in joke money came together within days. Lost luggage met the team in Sochi all the same, and others lent them gear.',
      page: { title: 'Dogecoin', url: 'https://en.wikipedia.org/wiki/Dogecoin' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Reddit users sponsor with Dogecoin in May 2014?',
      right: 'A NASCAR racing car',
      wrong: ['A satellite in orbit', 'A marathon in Ohio', 'A rock band’s tour'],
      explanation:
        'Josh Wise’s car ran at Talladega with the dog across the bonnet. Fans then voted him into the All-Star race.',
      page: { title: 'Dogecoin', url: 'https://en.wikipedia.org/wiki/Dogecoin' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In April 2023 the Doge dog replaced a famous logo for some days. Which?',
      right: 'Twitter’s bird',
      wrong: ['Reddit’s alien', 'Android’s robot', 'Tinder’s flame'],
      explanation:
        'Dogecoin jumped by about a third within hours. The bird came back a few days later, for its last summer.',
      page: { title: 'Doge (meme)', url: 'https://en.wikipedia.org/wiki/Doge_(meme)' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'In 2021 the original Doge photo was auctioned as a digital token. What did it bring?',
      right: 'About 4 million dollars',
      wrong: ['About 40,000 dollars', 'About 400,000 dollars', 'About 40 million dollars'],
      explanation:
        'A group of collectors paid the equivalent of four million dollars, then sold shares in it so that others could “own the doge”.',
      page: { title: 'Kabosu (dog)', url: 'https://en.wikipedia.org/wiki/Kabosu_(dog)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Kabosu’s home town, Sakura, unveil for her in 2023?',
      right: 'A statue in a park',
      wrong: ['A ferry with her face', 'A bell in a temple', 'A school in her name'],
      explanation:
        'Fans paid for the bronze dog, who lies on a sofa as in the picture, with paws crossed and room to sit beside her.',
      page: { title: 'Kabosu (dog)', url: 'https://en.wikipedia.org/wiki/Kabosu_(dog)' },
    },
  ],
  tiktok: [
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The founders of Musical.ly first made an app that failed. What did it offer?',
      right: 'Short lessons by teachers',
      wrong: ['Horoscopes by telephone', 'Rides in shared taxis', 'Recipes for leftovers'],
      explanation:
        'Nobody wanted to learn in three-minute videos, and they were long to make. With the last money left they turned to teenagers and music.',
      page: { title: 'Musical.ly', url: 'https://en.wikipedia.org/wiki/Musical.ly' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The beat of “Old Town Road”, an early TikTok hit, was bought online. For how much?',
      right: '30 dollars',
      wrong: ['900 dollars', '12,000 dollars', '250,000 dollars'],
      explanation: 'Lil Nas X found it in a shop for beats. The song then led the American charts for 19 weeks.',
      page: { title: 'Old Town Road', url: 'https://en.wikipedia.org/wiki/Old_Town_Road' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'A skateboarder made “Dreams” by Fleetwood Mac a hit again in 2020. What did he drink?',
      right: 'Cranberry juice',
      wrong: ['Iced coffee', 'Oat milk', 'Ginger beer'],
      explanation:
        'His truck had broken down, so he rolled to work with a bottle of juice. The maker gave him a new truck, filled with it.',
      page: { title: 'Dreams (Fleetwood Mac song)', url: 'https://en.wikipedia.org/wiki/Dreams_(Fleetwood_Mac_song)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Nathan Evans before his sea shanty went round the world in 2021?',
      right: 'A postman',
      wrong: ['A fisherman', 'A ship’s cook', 'A music teacher'],
      explanation:
        'He delivered letters near Airdrie in Scotland, far from any whaler, and gave notice when a record company called.',
      page: { title: 'Soon May the Wellerman Come', url: 'https://en.wikipedia.org/wiki/Soon_May_the_Wellerman_Come' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which six-year-old novel did tearful TikTok readers make a bestseller of 2022?',
      right: 'It Ends with Us',
      wrong: ['Me Before You', 'Gone Girl', 'Eleanor & Park'],
      explanation:
        'Colleen Hoover’s novel of 2016 came back because readers on BookTok filmed themselves crying over it. It became one of the best-selling books of 2022.',
      page: { title: 'It Ends with Us', url: 'https://en.wikipedia.org/wiki/It_Ends_with_Us' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which ingredient grew scarce in Finland in 2019 after a pasta recipe spread?',
      right: 'Feta',
      wrong: ['Halloumi', 'Pine nuts', 'Ricotta'],
      explanation:
        'One block of it, baked with tomatoes and mixed with pasta: a Finnish blogger’s recipe emptied shelves at home two years before the rest of the world.',
      page: { title: 'Uunifetapasta', url: 'https://en.wikipedia.org/wiki/Uunifetapasta' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which country, with about 200 million users, banned TikTok in June 2020?',
      right: 'India',
      wrong: ['Brazil', 'Nigeria', 'Mexico'],
      explanation:
        'India banned it with dozens of other Chinese apps after a border clash. It had been the largest market outside China.',
      page: { title: 'Censorship of TikTok', url: 'https://en.wikipedia.org/wiki/Censorship_of_TikTok' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Which silent signal tells TikTok most about what you like?',
      right: 'How long you watch',
      wrong: ['How you hold the phone', 'How loud the room is', 'How fast you type'],
      explanation:
        'Watching to the end, or twice, counts for more than a polite like. That is why a stranger’s carpet cleaning returns for weeks.',
      page: { title: 'TikTok', url: 'https://en.wikipedia.org/wiki/TikTok' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Khaby Lame became the most followed person on TikTok in 2022. What do his videos lack?',
      right: 'Words',
      wrong: ['Music', 'Colour', 'Strangers'],
      explanation:
        'He answers complicated tricks with a simple way, a look and open palms. He had lost a factory job near Turin in 2020.',
      page: { title: 'Khaby Lame', url: 'https://en.wikipedia.org/wiki/Khaby_Lame' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2021 China’s version of TikTok set a daily limit for children under 14. How long?',
      right: '40 minutes',
      wrong: ['10 minutes', 'Two hours', 'Four hours'],
      explanation:
        'After forty minutes the app stops, and between ten at night and six in the morning it does not open at all.',
      page: { title: 'Douyin', url: 'https://en.wikipedia.org/wiki/Douyin' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'A ban loomed in the United States in January 2025. Where did many “TikTok refugees” go?',
      right: 'To a Chinese app, Xiaohongshu',
      wrong: ['To a French app, BeReal', 'To a Korean app, KakaoTalk', 'To a Russian app, VKontakte'],
      explanation:
        'Fearing a ban of one Chinese app, they joined another, known as RedNote. People there asked for help with their English homework, in exchange for cat pictures.',
      page: { title: 'Xiaohongshu', url: 'https://en.wikipedia.org/wiki/Xiaohongshu' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'How long could a video be on Vine, the short-video craze of 2013?',
      right: '6 seconds',
      wrong: ['3 seconds', '20 seconds', '60 seconds'],
      explanation: 'Six and a bit, in an endless loop. Twitter owned it, closed it, and watched others fill the gap.',
      page: { title: 'Vine (service)', url: 'https://en.wikipedia.org/wiki/Vine_(service)' },
    },
  ],
  rickrolling: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Before rickrolling, the same prank led to a picture. What did it show?',
      right: 'A duck on wheels',
      wrong: ['A goat in a suit', 'A dancing hamster', 'A cat in a tree'],
      explanation:
        'A message board had changed “egg” to “duck” for fun, so “eggroll” became “duckroll”, which somebody drew. Rick simply took over.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The first rickroll posed as the trailer of which game?',
      right: 'Grand Theft Auto IV',
      wrong: ['BioShock', 'Call of Duty 4', 'Gears of War 2'],
      explanation:
        'So many people wanted to see the trailer in 2007 that its official page had given way. The link that worked was not the trailer.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What had Rick Astley reportedly earned from YouTube for the song by 2010?',
      right: '12 dollars',
      wrong: ['3,400 dollars', '58,000 dollars', '940,000 dollars'],
      explanation:
        'He had not written it, so he got only a performer’s share. Tours and advertising later paid rather better.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Rick Astley’s job in the studio before he recorded his hit?',
      right: 'Making the tea',
      wrong: ['Tuning the pianos', 'Guarding the door', 'Painting the covers'],
      explanation:
        'His producers took the shy young singer on as a tea boy so that he could get used to a studio. Many who heard the record could not believe that the voice was his.',
      page: { title: 'Rick Astley', url: 'https://en.wikipedia.org/wiki/Rick_Astley' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Which remark is said to have given “Never Gonna Give You Up” its title?',
      right: 'One about a phone call',
      wrong: ['One about a football club', 'One about a broken oven', 'One about an old raincoat'],
      explanation:
        'The producer Pete Waterman had been on the telephone to a girlfriend for hours. Astley, who lodged with him, told him that he was never going to give her up.',
      page: { title: 'Never Gonna Give You Up', url: 'https://en.wikipedia.org/wiki/Never_Gonna_Give_You_Up' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'At which event of 2008 did Rick Astley rickroll everybody in person?',
      right: 'Macy’s parade in New York',
      wrong: ['The Super Bowl in Arizona', 'The Oscars in Los Angeles', 'The Proms in London'],
      explanation:
        'He burst out of a float of cartoon characters at the Thanksgiving parade, and millions of families were rickrolled at once, live.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which MTV award did voters on the web hand to Rick Astley in 2008?',
      right: 'Best Act Ever',
      wrong: ['Best New Artist', 'Best Stage Dancer', 'Best Film Song'],
      explanation:
        'MTV Europe let the public decide, and the public was the internet. U2 and Green Day were among the beaten.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which baseball team asked for a singalong tune in 2008 and got five million votes for Rick Astley?',
      right: 'New York Mets',
      wrong: ['Chicago Cubs', 'Boston Red Sox', 'Seattle Mariners'],
      explanation: 'Users of a news site had filled the ballot. The Mets played it once and the stadium booed.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Told in 2011 that its tweets were dull, which institution replied with a rickroll?',
      right: 'The White House',
      wrong: ['The Met Office', 'The British Museum', 'The Vatican'],
      explanation:
        'Somebody had complained about a briefing on economics. The reply promised something more fun, with a link.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2018 the makers of which series promised to reveal its plot, then rickrolled everybody?',
      right: 'Westworld',
      wrong: ['Black Mirror', 'Stranger Things', 'Sherlock'],
      explanation:
        'One actress sang and another played the piano. The remaining twenty minutes showed a dog sitting at the keys.',
      page: { title: 'Westworld (TV series)', url: 'https://en.wikipedia.org/wiki/Westworld_(TV_series)' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2021 pupils in Illinois rickrolled the screens of six schools. What did they do next?',
      right: 'Sent a report on how they did it',
      wrong: ['Asked for tickets to a concert', 'Sold the recordings to a museum', 'Did it again on the last day'],
      explanation:
        'It ran to 26 pages and told the district how to close the gaps. The district thanked them, and nobody was punished.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'Which letters at the end of a YouTube address warn those who know?',
      right: 'XcQ',
      wrong: ['RkR', 'NgU', 'LoL'],
      explanation:
        'The video’s address ends that way. “XcQ, the link stays blue”, people say: a link you have not clicked does not turn purple.',
      page: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
    },
  ],
  asmr: [
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Under which title did people first describe ASMR’s tingle, on a health forum in 2007?',
      right: 'Weird sensation feels good',
      wrong: ['Brain full of tiny bubbles', 'Strange shiver, please help', 'Why does whispering tickle'],
      explanation:
        'Hundreds answered that they had thought they were the only ones. The phrase later named a museum exhibition.',
      page: { title: 'ASMR', url: 'https://en.wikipedia.org/wiki/ASMR' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why did the inventor of the name ASMR choose such clinical words?',
      right: 'So that nobody need feel shy',
      wrong: ['So that doctors could bill it', 'So that it could be patented', 'So that children would not click'],
      explanation: 'Jennifer Allen wanted people to speak of it without blushing. “Meridian” simply stands for a peak.',
      page: { title: 'ASMR', url: 'https://en.wikipedia.org/wiki/ASMR' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which television painter is adored by ASMR fans, though he died before the term existed?',
      right: 'Bob Ross',
      wrong: ['Tony Hart', 'Jon Gnagy', 'Bill Alexander'],
      explanation:
        'The soft voice, the scratching knife, the tap of the brush: Bob Ross put viewers to sleep for years, and was glad when they told him.',
      page: { title: 'Bob Ross', url: 'https://en.wikipedia.org/wiki/Bob_Ross' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In which novel of 1925 does a nurse’s voice send a delicious shiver up a man’s spine?',
      right: 'Mrs Dalloway',
      wrong: ['The Trial', 'The Great Gatsby', 'Manhattan Transfer'],
      explanation:
        'Virginia Woolf describes a voice rasping his spine while letters are read from the sky. Researchers like to quote it as an early report.',
      page: { title: 'Mrs Dalloway', url: 'https://en.wikipedia.org/wiki/Mrs_Dalloway' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What slowed down in people who feel ASMR, in a study made in Sheffield?',
      right: 'Their heartbeat',
      wrong: ['Their digestion', 'Their reading', 'Their speech'],
      explanation:
        'Heart rates dropped by some three beats a minute during the videos, about as much as with calming music. Others felt nothing and watched politely.',
      page: { title: 'ASMR', url: 'https://en.wikipedia.org/wiki/ASMR' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why do many ASMR artists’ microphones have rubber ears?',
      right: 'Sound then moves round your head',
      wrong: ['The rubber keeps out the wind', 'Viewers like to see a face', 'Rubber is cheaper than foam'],
      explanation:
        'One microphone sits in each ear, as far apart as yours. In headphones the whisper walks from left to right behind you.',
      page: { title: 'Binaural recording', url: 'https://en.wikipedia.org/wiki/Binaural_recording' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which company made a 25-minute whispered advert about dormitory furniture in 2017?',
      right: 'IKEA',
      wrong: ['Lego', 'Dyson', 'Muji'],
      explanation:
        'Hands stroke sheets and click lamps while a voice murmurs prices. The company reported higher sales in its shops.',
      page: { title: 'ASMR', url: 'https://en.wikipedia.org/wiki/ASMR' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'For some people chewing sounds bring rage in place of a tingle. What is this called?',
      right: 'Misophonia',
      wrong: ['Tinnitus', 'Synaesthesia', 'Agoraphobia'],
      explanation:
        'The word means hatred of sound. Studies find that some have both: one noise enchants them and the next drives them from the room.',
      page: { title: 'Misophonia', url: 'https://en.wikipedia.org/wiki/Misophonia' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which city’s museum showed the first large exhibition on ASMR in 2020?',
      right: 'Stockholm',
      wrong: ['Seoul', 'Toronto', 'Barcelona'],
      explanation:
        'ArkDes, the centre for architecture and design, laid out one enormous pillow in loops, on which visitors lay and listened.',
      page: { title: 'ASMR', url: 'https://en.wikipedia.org/wiki/ASMR' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You open a typical “role play” by an ASMR artist. What will you most likely see?',
      right: 'A pretend haircut',
      wrong: ['A murder mystery', 'A sword fight', 'A quiz with prizes'],
      explanation:
        'A hairdresser, an optician, a librarian stamping your books: the camera is you, and somebody takes great care of it.',
      page: { title: 'ASMR', url: 'https://en.wikipedia.org/wiki/ASMR' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What do researchers call the chill that a moving piece of music sends down the back?',
      right: 'Frisson',
      wrong: ['Vibrato', 'Rubato', 'Catharsis'],
      explanation:
        'Frisson is short, quick and thrilling, while the tingle of ASMR is slow and calming. Some people have one and not the other.',
      page: { title: 'Frisson', url: 'https://en.wikipedia.org/wiki/Frisson' },
    },
  ],
  'ice-bucket-challenge': [
    {
      type: 'application',
      difficulty: 'easy',
      question: 'Somebody has nominated you for the Ice Bucket Challenge. How long do you have?',
      right: '24 hours',
      wrong: ['One hour', 'Three days', 'A fortnight'],
      explanation:
        'Pour or pay within a day, said the usual rule. Strictly speaking the ice was for those who would not give; most did both.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Ice water was poured for many causes at first. Why did ALS become the cause?',
      right: 'A golfer chose it for a relative',
      wrong: [
        'A hospital had invented the dare',
        'A film about it had won an Oscar',
        'A charity had paid for the videos',
      ],
      explanation:
        'Everybody picked a charity of their own until a golfer in Florida named ALS, the illness of his wife’s cousin’s husband. The cousin’s neighbours joined in, and ALS it stayed.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'After which sportsman have Americans long named ALS, the illness behind the Ice Bucket Challenge?',
      right: 'Lou Gehrig',
      wrong: ['Babe Ruth', 'Jesse Owens', 'Joe Louis'],
      explanation:
        'He had played 2,130 baseball games in a row when the illness stopped him in 1939. In his farewell he called himself the luckiest man on the face of the earth.',
      page: { title: 'Lou Gehrig', url: 'https://en.wikipedia.org/wiki/Lou_Gehrig' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'The ALS Association took 100 million dollars in 30 days. How much a year earlier?',
      right: '2.8 million',
      wrong: ['0.2 million', '31 million', '74 million'],
      explanation:
        'In the same month of 2013 it had been 2.8 million dollars. Nobody at the association had planned any of it.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did the actor Patrick Stewart use his ice in the Ice Bucket Challenge?',
      right: 'In a glass of whisky',
      wrong: ['On a sprained ankle', 'In his neighbour’s pond', 'On a bunch of flowers'],
      explanation:
        'He wrote a cheque in silence, took two cubes from a bucket, poured whisky over them and raised the glass.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Barack Obama do when he was named in the Ice Bucket Challenge?',
      right: 'He sent 100 dollars',
      wrong: ['He poured it at midnight', 'He passed it to Congress', 'He lent his garden'],
      explanation:
        'He gave money and stayed dry, as did David Cameron. George W. Bush was dry too, until his wife emptied the bucket.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did Matt Damon use water from toilets for his Ice Bucket Challenge?',
      right: 'To point at scarce clean water',
      wrong: ['To outdo Brad Pitt’s video', 'To advertise a new film', 'To warn of flooded homes'],
      explanation:
        'Water in a western toilet is cleaner than what hundreds of millions drink, he said. He had helped to found a charity for safe water.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why were people in California scolded for their Ice Bucket Challenge?',
      right: 'There was a drought',
      wrong: ['The beaches were littered', 'There was a power cut', 'The buckets ran out'],
      explanation:
        'The state was in its third dry year, with fines for hosing down pavements. Others answered that a lawn drinks more than a bucket.',
      page: {
        title: '2011–2017 California drought',
        url: 'https://en.wikipedia.org/wiki/2011%E2%80%932017_California_drought',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What did the ALS Association apply for in August 2014 and give up within days?',
      right: 'A trademark in the name',
      wrong: ['A patent on the bucket', 'A share in all adverts', 'A star in Hollywood'],
      explanation:
        'Rival charities and the public were cross that a free joke should be owned. It withdrew the application.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which group was told by its own lawyers not to take the Ice Bucket Challenge?',
      right: 'American ambassadors',
      wrong: ['American astronauts', 'Canadian mounted police', 'British postal workers'],
      explanation:
        'The State Department found that people in high office may not favour one charity. Several diplomats had already been soaked.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did Stephen Hawking, who had lived with ALS for fifty years, take the Ice Bucket Challenge?',
      right: 'His children took the water',
      wrong: ['He used warm water', 'He soaked his doctor', 'He made a drawing of it'],
      explanation: 'He had had pneumonia the year before. In the film he stays dry while they are drenched beside him.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did people in India turn the Ice Bucket Challenge into?',
      right: 'The Rice Bucket Challenge',
      wrong: ['The Mango Basket Challenge', 'The Tea Kettle Challenge', 'The Monsoon Challenge'],
      explanation:
        'Give a bucket of rice to somebody who needs it, said a journalist in Hyderabad: nothing is wasted, and nobody catches cold.',
      page: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
    },
  ],
  'distracted-boyfriend': [
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which singer was the distracted boyfriend in the earliest known version?',
      right: 'Phil Collins',
      wrong: ['David Bowie', 'Sting', 'Elton John'],
      explanation:
        'A Turkish page about progressive rock used the photo in January 2017: Collins leaves it behind and looks after pop.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which word does the photo’s own title use for the distracted boyfriend?',
      right: 'Disloyal',
      wrong: ['Undecided', 'Absent-minded', 'Unlucky'],
      explanation:
        '“Disloyal man walking with his girlfriend”, it begins. Buyers were meant to use it for articles about unfaithfulness.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the photographer of the distracted boyfriend say when it became a meme?',
      right: 'He had not known what a meme was',
      wrong: [
        'He had wanted it deleted in 2016',
        'He had drawn it first as a joke',
        'He had been the man in it himself',
      ],
      explanation:
        'Antonio Guillem makes stock pictures by the thousand. Friends had to explain to him what had happened to one of them.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Why were the faces in the distracted boyfriend photo so hard to get right?',
      right: 'The models kept laughing',
      wrong: ['The rain kept falling', 'Real couples kept waving', 'The sun kept going down'],
      explanation:
        'The mood at the session was too good, said the photographer: somebody was laughing nearly all the time, and outrage had to wait.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why did Sweden’s advertising watchdog object to a distracted boyfriend job advert in 2018?',
      right: 'It found it sexist',
      wrong: ['It lacked a licence', 'It hid the salary', 'It named a rival'],
      explanation:
        'An internet company had labelled the women as employers, old and new. The watchdog found that they were shown as exchangeable.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A painting of about 1761 shows an actor as torn as the distracted boyfriend. Between whom?',
      right: 'Tragedy and Comedy',
      wrong: ['Love and Duty', 'Wine and Song', 'Fame and Fortune'],
      explanation:
        'Joshua Reynolds has David Garrick grin an apology at the stern one while the merry one drags him off. People on the web noticed the likeness.',
      page: {
        title: 'David Garrick Between Tragedy and Comedy',
        url: 'https://en.wikipedia.org/wiki/David_Garrick_Between_Tragedy_and_Comedy',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In a film still of 1922, which comedian gives the distracted boyfriend’s look?',
      right: 'Charlie Chaplin',
      wrong: ['Buster Keaton', 'Harold Lloyd', 'Stan Laurel'],
      explanation:
        'In “Pay Day” he turns his head while his companion glares. It shows that the joke is older than the internet, and perhaps than film.',
      page: { title: 'Pay Day (1922 film)', url: 'https://en.wikipedia.org/wiki/Pay_Day_(1922_film)' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'You look through other stock photos by the distracted boyfriend’s photographer. What do you find?',
      right: 'The same people in more dramas',
      wrong: ['The same street without people', 'The same clothes on new people', 'The same scene in every season'],
      explanation:
        'They quarrel, make up, get engaged and are distracted again, the girlfriend too. The web pieced them together into a love story.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2019 the distracted boyfriend’s couple smiled from posters of Hungary’s government. For what?',
      right: 'Marriage and children',
      wrong: ['Tourism on the Danube', 'Vaccines against flu', 'Learning a language'],
      explanation:
        'The campaign praised family life. Hungarians soon noticed that the model husband was the most disloyal man on the web.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In August 2017 the distracted boyfriend could not help staring at something in the sky. What?',
      right: 'A solar eclipse',
      wrong: ['A full moon', 'A rocket launch', 'A kite festival'],
      explanation:
        'The girlfriend stood for scientific evidence about eyesight. Millions of Americans were about to look up that week.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'While everybody shared it, how often a year did the distracted boyfriend photo sell?',
      right: 'About 700 times',
      wrong: ['About 25,000 times', 'About 180,000 times', 'About 2 million times'],
      explanation:
        'Its photographer’s best sellers managed about 6,000. Hardly anybody who used this one had bought it, and he minded only versions that were unkind.',
      page: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
    },
  ],
  'r-place': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'The inventor of r/place later made a small game for the web. Which?',
      right: 'Wordle',
      wrong: ['Flappy Bird', '2048', 'Cookie Clicker'],
      explanation: 'Josh Wardle has a way with rules: one pixel every few minutes, one word every day.',
      page: { title: 'Josh Wardle', url: 'https://en.wikipedia.org/wiki/Josh_Wardle' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'Alone, how long would r/place’s first canvas take: a million pixels, one every five minutes?',
      right: 'Nearly ten years',
      wrong: ['About five months', 'About two years', 'Nearly fifty years'],
      explanation:
        'Five million minutes are nine and a half years without sleep. A million people could do it in five minutes.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which r/place group of 2017 tried to cover everything in black?',
      right: 'The Void',
      wrong: ['The Ink', 'The Eclipse', 'The Raven'],
      explanation:
        'It crept outwards in tendrils and swallowed drawings. Many found it useful: what it erased made room for something new.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did the r/place canvas of 2022 end?',
      right: 'Users could place only white',
      wrong: ['A bot turned it all black', 'It was sold by the square', 'A vote kept one picture'],
      explanation:
        'In the last hours the palette shrank to a single colour, and the crowd erased its own work, pixel by pixel.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2022 users of which country struggled for days to draw their own flag on r/place?',
      right: 'Canada',
      wrong: ['Brazil', 'Scotland', 'Bhutan'],
      explanation: 'The maple leaf kept turning into a blob, a banana or a beetroot, with the whole world helping.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which text was written out in full on the r/place canvas of 2017?',
      right: 'A tale told in Star Wars',
      wrong: ['A recipe by Julia Child', 'A speech by Hamlet', 'A haiku about frogs'],
      explanation:
        'Users wrote out the tragedy of Darth Plagueis letter by letter, and defended it for days against everybody.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'On r/place in 2017 the German flag ran over the French one. What followed?',
      right: 'A shared European flag',
      wrong: ['A black wall between them', 'A chessboard of both flags', 'A ban of both for a day'],
      explanation:
        'Where they met, blue with a ring of stars was painted as a sign of peace. Other neighbours made do with a heart across the border.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Small figures hid everywhere in the r/place pictures of 2022. From which game?',
      right: 'Among Us',
      wrong: ['Pac-Man', 'Lemmings', 'Tetris'],
      explanation:
        'The tiny crewmates need only a handful of pixels, so people slipped them into flags and portraits all over the canvas.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'What made the r/place battles of 2022 so much fiercer than those of 2017?',
      right: 'Streamers led whole armies',
      wrong: ['Pixels could be bought', 'Teams were sorted by country', 'Names of attackers were shown'],
      explanation:
        'Somebody with a hundred thousand viewers could point at a spot and have it gone. Small communities looked for strong friends.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did many write across the r/place canvas of 2023?',
      right: 'Anger at Reddit itself',
      wrong: ['Results of the World Cup', 'Offers of concert tickets', 'Farewells to Twitter'],
      explanation:
        'Reddit had just put a price on the use of its data, and beloved apps had closed. The company had handed the angry crowd a canvas.',
      page: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What could users do in Reddit’s April experiment of 2015, two years before r/place?',
      right: 'Press a button, only once',
      wrong: ['Choose a hat for a stranger', 'Whisper to one neighbour', 'Vote themselves off the site'],
      explanation:
        'Each press put a countdown back to sixty seconds, and over a million people pressed before it reached zero. It took two months.',
      page: { title: 'The Button (Reddit)', url: 'https://en.wikipedia.org/wiki/The_Button_(Reddit)' },
    },
  ],
  'brain-rot': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who used the words “brain rot” in a book as early as 1854?',
      right: 'Henry David Thoreau',
      wrong: ['Charles Dickens', 'Emily Brontë', 'Charles Darwin'],
      explanation:
        'In “Walden” he compares it with the rot that ruined potatoes, and asks why nobody tries to cure the minds as well.',
      page: { title: 'Brain rot', url: 'https://en.wikipedia.org/wiki/Brain_rot' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Many faces in “Skibidi Toilet” were borrowed from a game of 2004. Which?',
      right: 'Half-Life 2',
      wrong: ['Doom 3', 'The Sims 2', 'Far Cry'],
      explanation:
        'The figures of Half-Life 2 can be posed freely with a tool for making films. The singing head once belonged to a minor citizen.',
      page: { title: 'Skibidi Toilet', url: 'https://en.wikipedia.org/wiki/Skibidi_Toilet' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How long was the first episode of “Skibidi Toilet”?',
      right: '11 seconds',
      wrong: ['4 minutes', '22 minutes', '45 minutes'],
      explanation:
        'Eleven seconds: a head, a toilet, a song. Within the year it had grown into a war with seasons and heroes.',
      page: { title: 'Skibidi Toilet', url: 'https://en.wikipedia.org/wiki/Skibidi_Toilet' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why could children from Brazil to Japan follow “Skibidi Toilet” without translation?',
      right: 'Hardly anybody talks in it',
      wrong: ['Subtitles are made by fans', 'It was dubbed by a machine', 'Every scene is explained twice'],
      explanation:
        'It is told in gestures, like a silent film with lasers. The only words are those of a garbled song.',
      page: { title: 'Skibidi Toilet', url: 'https://en.wikipedia.org/wiki/Skibidi_Toilet' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The “Skibidi Toilet” song mixes Timbaland with a singer from which country?',
      right: 'Bulgaria',
      wrong: ['Iceland', 'Portugal', 'Armenia'],
      explanation:
        'It is “Dom Dom Yes Yes” by Biser King, laid over “Give It to Me”. A mishearing of it made “skibidi dop dop”.',
      page: { title: 'Skibidi Toilet', url: 'https://en.wikipedia.org/wiki/Skibidi_Toilet' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which American state’s name became schoolyard slang for strange or awful?',
      right: 'Ohio',
      wrong: ['Utah', 'Nevada', 'Delaware'],
      explanation:
        'Jokes had long claimed that impossible things happen only there. Its residents took it with patience.',
      page: { title: 'Only in Ohio', url: 'https://en.wikipedia.org/wiki/Only_in_Ohio' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'At lunch somebody announces “Fanum tax”. What happens?',
      right: 'They take some of your food',
      wrong: ['They make you pay for a seat', 'They photograph your plate', 'They ask for your homework'],
      explanation:
        'A streamer of that name used to steal bites from his friends’ plates in front of the camera. Parents know the custom under other names.',
      page: { title: 'Glossary of 2020s slang', url: 'https://en.wikipedia.org/wiki/Glossary_of_2020s_slang' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: '“Rizz”, Oxford’s word a year earlier, is thought to be cut out of which word?',
      right: 'Charisma',
      wrong: ['Horizon', 'Grizzly', 'Terrific'],
      explanation:
        'It is the middle of charisma, as fridge is the middle of refrigerator. It means the gift of charming others.',
      page: { title: 'Rizz', url: 'https://en.wikipedia.org/wiki/Rizz' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which “word” without a clear meaning did Dictionary.com choose for 2025?',
      right: '67',
      wrong: ['42', '404', '1337'],
      explanation:
        'Six seven, spoken with hands that weigh the air. It comes from a rapper’s song, and teachers banned it in vain.',
      page: { title: 'Word of the year', url: 'https://en.wikipedia.org/wiki/Word_of_the_year' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How does the Cambridge Dictionary explain “skibidi”, which it added in 2025?',
      right: 'Good, bad or nothing at all',
      wrong: ['Very large and very loud', 'Old, but rather charming', 'Late, with a poor excuse'],
      explanation:
        'It can mean cool or bad, or have no meaning and stand there for fun, says the entry. Few words are so flexible.',
      page: { title: 'Skibidi Toilet', url: 'https://en.wikipedia.org/wiki/Skibidi_Toilet' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which director of explosive films announced plans for a Skibidi film in 2024?',
      right: 'Michael Bay',
      wrong: ['Ridley Scott', 'James Cameron', 'John Woo'],
      explanation: 'The man behind Transformers, where machines become cars, was to turn to heads in toilets.',
      page: { title: 'Skibidi Toilet', url: 'https://en.wikipedia.org/wiki/Skibidi_Toilet' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'Bombardiro Crocodilo belongs to Italian brain rot. A crocodile crossed with what?',
      right: 'A bomber plane',
      wrong: ['A pizza oven', 'A bass guitar', 'A racing car'],
      explanation:
        'His fellows include a shark in trainers and a ballerina with a cup for a head. Few of the words they speak would pass in Rome.',
      page: { title: 'Italian brainrot', url: 'https://en.wikipedia.org/wiki/Italian_brainrot' },
    },
  ],
}
