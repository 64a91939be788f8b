import type { QuestionsByTrend } from '../starter-question'

export const generalQuestions: QuestionsByTrend = {
  podcasts: [
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which other name did the journalist who coined “podcasting” offer in the same line?',
      right: 'GuerillaMedia',
      wrong: ['PocketRadio', 'CitizenWave', 'WebWireless'],
      explanation:
        '“Audioblogging? Podcasting? GuerillaMedia?” asked Ben Hammersley in The Guardian in 2004. He has said that he added the line because his article was one sentence too short for the page.',
      page: { title: 'History of podcasting', url: 'https://en.wikipedia.org/wiki/History_of_podcasting' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which sponsor of “Serial” became a joke because a girl in its advert mispronounced it?',
      right: 'Mailchimp',
      wrong: ['Squarespace', 'Dropbox', 'Audible'],
      explanation:
        '“Mail… kimp?” read one of the passers-by in the advert before each episode. Fans quoted it so often that the company later ran a whole campaign on wrong names such as MailShrimp.',
      page: { title: 'Serial (podcast)', url: 'https://en.wikipedia.org/wiki/Serial_(podcast)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question:
        'Which public place is forbidden to everybody in the desert town of the podcast “Welcome to Night Vale”?',
      right: 'The dog park',
      wrong: ['The post office', 'The swimming pool', 'The bus station'],
      explanation:
        'Neither dogs nor their owners may enter, and it is best not to look at the hooded figures inside. The show is local radio news from a town where that is an ordinary notice.',
      page: { title: 'Welcome to Night Vale', url: 'https://en.wikipedia.org/wiki/Welcome_to_Night_Vale' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Adam Curry, the “Podfather”, known for before podcasts?',
      right: 'Presenting on MTV',
      wrong: ['Reading news on CNN', 'Coaching tennis stars', 'Drawing comic strips'],
      explanation:
        'Curry was one of MTV’s presenters in the 1980s and 1990s. He even registered mtv.com himself, when hardly anybody at the channel cared about the internet, and was later sued for it.',
      page: { title: 'Adam Curry', url: 'https://en.wikipedia.org/wiki/Adam_Curry' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Whose song was attached to a news feed in 2001 to show that sound could travel that way?',
      right: 'The Grateful Dead',
      wrong: ['Radiohead', 'The Beach Boys', 'Metallica'],
      explanation:
        'Dave Winer put a song by the Grateful Dead into his feed. A fitting choice: the band had always let its fans tape concerts and pass the tapes on.',
      page: { title: 'RSS enclosure', url: 'https://en.wikipedia.org/wiki/RSS_enclosure' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Ricky Gervais’s free podcast had just broken download records in 2006. What did he do next?',
      right: 'He charged money for it',
      wrong: ['He moved it to the BBC', 'He ended it for good', 'He put it on cassettes'],
      explanation:
        'The next series cost money, which was nearly unheard of. The free one had entered Guinness World Records with more than 260,000 downloads an episode in its first month.',
      page: { title: 'The Ricky Gervais Show', url: 'https://en.wikipedia.org/wiki/The_Ricky_Gervais_Show' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'A firm claimed a patent on podcasting. How had it once sold magazine articles, read aloud?',
      right: 'On cassette tapes',
      wrong: ['On CD-ROMs', 'On vinyl records', 'By telephone'],
      explanation:
        'Personal Audio had people read articles onto cassettes in the 1990s. Its letters alarmed podcasters until a campaign led by the Electronic Frontier Foundation brought the patent down.',
      page: { title: 'Personal Audio', url: 'https://en.wikipedia.org/wiki/Personal_Audio' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What do podcasters call the quiet end of a show after a handful of episodes?',
      right: 'Podfade',
      wrong: ['Micdrop', 'Feedloss', 'Castaway'],
      explanation:
        'Nobody announces a podfade: the next episode just never comes. The great majority of the shows in the big directories have published nothing for months.',
      page: { title: 'Podcast', url: 'https://en.wikipedia.org/wiki/Podcast' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You own an iPod in 2005 and a new episode has just appeared. What brings it to you?',
      right: 'A cable to your computer',
      wrong: ['Wi-Fi in a café', 'The mobile network', 'A text message'],
      explanation:
        'The iPods of the time could not go online, so you synchronised them before leaving the house. Only the iPod touch of 2007 came with Wi-Fi.',
      page: { title: 'IPod', url: 'https://en.wikipedia.org/wiki/IPod' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In which part of Marc Maron’s home did President Obama record a podcast in 2015?',
      right: 'The garage',
      wrong: ['The kitchen', 'The laundry room', 'The attic'],
      explanation:
        'Maron made “WTF” in the garage of his house in Los Angeles, between books and guitars. The president came with a motorcade, and the street was closed for him.',
      page: { title: 'WTF with Marc Maron', url: 'https://en.wikipedia.org/wiki/WTF_with_Marc_Maron' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why can a new podcast be heard in almost every app without asking each of them?',
      right: 'All read the same open feeds',
      wrong: ['A law makes apps share', 'Apple owns every archive', 'The BBC stores all the files'],
      explanation:
        'A podcast is a feed at a web address, and any app may read it. That is why shows that exist on one service only felt like a breach of custom.',
      page: { title: 'RSS', url: 'https://en.wikipedia.org/wiki/RSS' },
    },
  ],
  emoji: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Emoji joins two Japanese words. What does the “e” stand for?',
      right: 'Picture',
      wrong: ['Emotion', 'Electronic', 'Easy'],
      explanation:
        'In Japanese “e” is a picture and “moji” a written character. That it sounds like “emotion” is pure coincidence.',
      page: { title: 'Emoji', url: 'https://en.wikipedia.org/wiki/Emoji' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'In 2016 Apple turned its pistol emoji into a water gun. What did Microsoft do that week?',
      right: 'It made its toy gun a real one',
      wrong: ['It removed its gun altogether', 'It copied the water gun', 'It turned its gun to the right'],
      explanation:
        'Windows had shown a toy ray gun until then, and got a revolver just as Apple’s turned green. Two years later all the large makers had settled on toys.',
      page: { title: 'Pistol emoji', url: 'https://en.wikipedia.org/wiki/Pistol_emoji' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did people find wrong with Google’s hamburger emoji in 2017?',
      right: 'The cheese lay under the meat',
      wrong: ['The bun had no sesame seeds', 'The meat was missing', 'The lettuce hung over the bun'],
      explanation:
        'Google’s chief Sundar Pichai promised to “drop everything” and look into it on Monday. A later version of Android moved the cheese up.',
      page: { title: 'Hamburger Emoji', url: 'https://emojipedia.org/hamburger' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why is World Emoji Day held on 17 July?',
      right: 'The calendar emoji shows it',
      wrong: ['The first set came out then', 'Unicode was founded then', 'A film about emoji opened then'],
      explanation:
        'On Apple’s phones the calendar page reads 17 July, the day on which the company presented its calendar program iCal in 2002.',
      page: { title: 'World Emoji Day', url: 'https://en.wikipedia.org/wiki/World_Emoji_Day' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which museum took the 176 Japanese emoji of 1999 into its collection in 2016?',
      right: 'MoMA, New York',
      wrong: ['Tate Modern, London', 'Centre Pompidou, Paris', 'Mori Museum, Tokyo'],
      explanation:
        'The Museum of Modern Art had no objects to carry home: it acquired a file of tiny drawings, 12 pixels wide and 12 high.',
      page: { title: 'Shigetaka Kurita', url: 'https://en.wikipedia.org/wiki/Shigetaka_Kurita' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which novel, translated wholly into emoji, did the Library of Congress accept?',
      right: 'Moby-Dick',
      wrong: ['Dracula', 'Great Expectations', 'Little Women'],
      explanation:
        '“Emoji Dick” was translated by thousands of paid helpers, sentence by sentence, with votes for the best version. The book costs more in colour than in black and white.',
      page: { title: 'Emoji Dick', url: 'https://en.wikipedia.org/wiki/Emoji_Dick' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who proposed the emoji of a woman with a headscarf?',
      right: 'A girl of fifteen',
      wrong: ['A fashion house', 'An airline', 'A minister'],
      explanation:
        'Rayouf Alhumedhi, a schoolgirl in Berlin, missed herself in a group chat with her friends. Anyone may send a proposal to Unicode; hers was on phones in 2017.',
      page: { title: 'Emoji', url: 'https://en.wikipedia.org/wiki/Emoji' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'For which kind of emoji does Unicode take no more proposals at all?',
      right: 'Flags',
      wrong: ['Animals', 'Food', 'Tools'],
      explanation:
        'Flags are the largest group and the least used, and every new one raises the question which others are missing. Since 2022 only newly recognised countries get one, without a proposal.',
      page: {
        title: 'Guidelines for Submitting Unicode Emoji Proposals',
        url: 'https://unicode.org/emoji/proposals.html',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did a Canadian court take a farmer’s thumbs-up emoji to be in 2023?',
      right: 'A signature',
      wrong: ['An insult', 'A guilty plea', 'A threat'],
      explanation:
        'A buyer had texted him a contract for flax, and the farmer answered with the thumb. He said that he had only confirmed getting it, and owed about 82,000 Canadian dollars.',
      page: { title: 'Thumb signal', url: 'https://en.wikipedia.org/wiki/Thumb_signal' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You send a family emoji to a very old phone. What is it likely to show?',
      right: 'Several people side by side',
      wrong: ['Only the youngest child', 'A house with a heart', 'The word “family”'],
      explanation:
        'A family is people joined by an invisible character. A phone that doesn’t know the combination shows its parts, one after the other.',
      page: { title: 'Zero-width joiner', url: 'https://en.wikipedia.org/wiki/Zero-width_joiner' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What is the official Unicode name of the brown heap with a smile?',
      right: 'Pile of poo',
      wrong: ['Chocolate swirl', 'Happy heap', 'Smiling mud'],
      explanation:
        'Japanese phones had it first, and it was taken over with the rest. In Japan it brings luck: the words for poo and luck begin with the same sound.',
      page: { title: 'Pile of Poo emoji', url: 'https://en.wikipedia.org/wiki/Pile_of_Poo_emoji' },
    },
  ],
  labubu: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'According to the picture books, who is behind Labubu’s grin?',
      right: 'A kind girl',
      wrong: ['A sly boy', 'An old witch', 'A shy ghost'],
      explanation:
        'The grin misleads: Labubu is an elf and female. She means well, the stories say, and causes mischief all the same.',
      page: { title: 'Labubu', url: 'https://en.wikipedia.org/wiki/Labubu' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Labubu’s artist was born in Hong Kong. Where did he spend much of his childhood?',
      right: 'The Netherlands',
      wrong: ['Norway', 'Canada', 'Japan'],
      explanation:
        'Kasing Lung moved there as a small boy and learnt the language from picture books. Nordic tales of elves and trolls stayed with him.',
      page: { title: 'Kasing Lung', url: 'https://en.wikipedia.org/wiki/Kasing_Lung' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What do fans call a fake Labubu?',
      right: 'Lafufu',
      wrong: ['Labobo', 'Fauxbubu', 'Lanono'],
      explanation:
        'A Lafufu gives itself away by the number of teeth or a strange tint. Some people collect the ugliest ones on purpose.',
      page: { title: 'Labubu', url: 'https://en.wikipedia.org/wiki/Labubu' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did a Labubu as tall as a person fetch at a Beijing auction in June 2025?',
      right: 'About 150,000 dollars',
      wrong: ['About 9,000 dollars', 'About 35,000 dollars', 'About 900,000 dollars'],
      explanation:
        'The mint-green figure went for 1.08 million yuan. The ordinary charm cost about as much as a good lunch at the time.',
      page: { title: 'Labubu', url: 'https://en.wikipedia.org/wiki/Labubu' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Why did Pop Mart take Labubu out of its British shops for a while in 2025?',
      right: 'Customers fought in queues',
      wrong: ['A court banned the boxes', 'The paint failed a test', 'A lorry was robbed'],
      explanation:
        'After scuffles the company paused sales in its British shops, so that nobody would be hurt over a key charm.',
      page: { title: 'Labubu', url: 'https://en.wikipedia.org/wiki/Labubu' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which ancient demon did rumours say that Labubu secretly is?',
      right: 'Pazuzu',
      wrong: ['Lilith', 'Baal', 'Asmodeus'],
      explanation:
        'Pazuzu is the Mesopotamian demon known from “The Exorcist”. In his own time he was hung up in houses as protection, much as the charm hangs on bags.',
      page: { title: 'Pazuzu', url: 'https://en.wikipedia.org/wiki/Pazuzu' },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question: 'Six figures, all equally likely, one in each box. How many boxes does a full set take on average?',
      right: 'About 15',
      wrong: ['About 6', 'About 9', 'About 36'],
      explanation:
        'The sum is 6/6 + 6/5 + 6/4 + 6/3 + 6/2 + 6/1, which is 14.7. The last missing figure alone takes six boxes.',
      page: { title: 'Coupon collector’s problem', url: 'https://en.wikipedia.org/wiki/Coupon_collector%27s_problem' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Surprise boxes descend from Japanese capsule machines. What are those called?',
      right: 'Gachapon',
      wrong: ['Pachinko', 'Purikura', 'Karakuri'],
      explanation:
        'The word imitates the sounds: “gacha” is the turning of the handle, “pon” the capsule that drops. The first machines in Japan of the 1960s took ten yen.',
      page: { title: 'Gashapon', url: 'https://en.wikipedia.org/wiki/Gashapon' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'How do you tell Zimomo, chief of the Monsters, from an ordinary Labubu?',
      right: 'By a tail',
      wrong: ['By a beard', 'By one eye', 'By a crown'],
      explanation:
        'Zimomo is larger and male, and the only one of the two with a tail. Many who think that they own a big Labubu own him.',
      page: { title: 'Labubu', url: 'https://en.wikipedia.org/wiki/Labubu' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which figure made Pop Mart rich years before Labubu did?',
      right: 'Molly, a pouting girl',
      wrong: ['Miffy, a white rabbit', 'Gloomy, a pink bear', 'Smiski, a green man'],
      explanation:
        'Kenny Wong drew Molly after a small girl with big eyes whom he met at a charity event. For years she brought in more than any other figure of the company.',
      page: { title: 'Pop Mart', url: 'https://en.wikipedia.org/wiki/Pop_Mart' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In June 2025 Pop Mart suddenly sold far more Labubus online. What did resale prices do?',
      right: 'They fell by about half',
      wrong: ['They rose by about half', 'They hardly moved', 'They doubled overnight'],
      explanation:
        'Resellers in China saw their stock lose half its value within days. Rarity had been most of the price.',
      page: { title: 'Pop Mart', url: 'https://en.wikipedia.org/wiki/Pop_Mart' },
    },
  ],
  'modern-board-games': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Klaus Teuber’s job when he invented “Catan”?',
      right: 'Dental technician',
      wrong: ['Maths teacher', 'Watchmaker', 'Train driver'],
      explanation:
        'He ran a dental laboratory near Darmstadt and built worlds in the cellar after work. He gave the job up only years after the game was a success.',
      page: { title: 'Klaus Teuber', url: 'https://en.wikipedia.org/wiki/Klaus_Teuber' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How much prize money goes with the award Spiel des Jahres?',
      right: 'Not a cent',
      wrong: ['10,000 euros', '50,000 euros', '100,000 euros'],
      explanation:
        'The prize is a red pawn that may be printed on the box, and the publisher even pays a fee for that. It is worth it: the logo sells hundreds of thousands of copies.',
      page: { title: 'Spiel des Jahres', url: 'https://en.wikipedia.org/wiki/Spiel_des_Jahres' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who invented the party game Mafia, the parent of Werewolf?',
      right: 'A psychology student',
      wrong: ['A prison warder', 'A crime novelist', 'A drama teacher'],
      explanation:
        'Dimitry Davidoff devised it at Moscow State University in 1986: an informed minority against an uninformed majority. The werewolves came later, in America.',
      page: { title: 'Mafia (party game)', url: 'https://en.wikipedia.org/wiki/Mafia_(party_game)' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You are playing “Pandemic Legacy” and must destroy a card. What do the rules tell you to do?',
      right: 'Tear it up for good',
      wrong: ['Put it under the pile', 'Hand it to a neighbour', 'Lay it aside for a round'],
      explanation:
        'A legacy game remembers: cards are torn, stickers stay on the board, cities are lost for ever. Some players cannot do it and hide the pieces in a bag.',
      page: { title: 'Pandemic Legacy: Season 1', url: 'https://en.wikipedia.org/wiki/Pandemic_Legacy:_Season_1' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'According to the rules of “Ticket to Ride”, who begins?',
      right: 'The most travelled player',
      wrong: ['The youngest player', 'The last game’s loser', 'The last to take a train'],
      explanation:
        'The most experienced traveller starts. Modern rules love such beginnings, and tables have argued about them longer than about the winner.',
      page: { title: 'Ticket to Ride (board game)', url: 'https://en.wikipedia.org/wiki/Ticket_to_Ride_(board_game)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A small wooden person is called a meeple. From which two words?',
      right: 'My and people',
      wrong: ['Mini and people', 'Maple and people', 'Medal and people'],
      explanation:
        'Alison Hansel said it in 2000 in a game of “Carcassonne”, when she needed a name for “my people”. The word has since entered dictionaries.',
      page: { title: 'Carcassonne (board game)', url: 'https://en.wikipedia.org/wiki/Carcassonne_(board_game)' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why do games of the German school hardly ever have armies?',
      right: 'War was a delicate subject',
      wrong: ['Soldiers cost too much', 'Dice were unpopular', 'A law banned war toys'],
      explanation:
        'After 1945 few German families wanted a war on their table. Designers turned to trade, building and harvests, and so invented another kind of conflict.',
      page: { title: 'Eurogame', url: 'https://en.wikipedia.org/wiki/Eurogame' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How heavy is the box of the fantasy game “Gloomhaven”?',
      right: 'About 10 kilos',
      wrong: ['About 2 kilos', 'About 4 kilos', 'About 25 kilos'],
      explanation:
        'Close to ten kilos of cardboard, cards and figures: postage was an issue of its own, and so was the shelf.',
      page: { title: 'Gloomhaven', url: 'https://en.wikipedia.org/wiki/Gloomhaven' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'In a cooperative game one player tells everybody what to do. What do gamers call it?',
      right: 'Quarterbacking',
      wrong: ['Kingmaking', 'Turtling', 'Snowballing'],
      explanation:
        'Good designs fight it with secrets, hurry or a ban on talking. In “The Mind” nobody may say anything at all.',
      page: { title: 'Cooperative board game', url: 'https://en.wikipedia.org/wiki/Cooperative_board_game' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In the war game “The Campaign for North Africa”, why do Italian troops need extra water?',
      right: 'To boil their pasta',
      wrong: ['To cool their tanks', 'To wash uniforms', 'To feed their mules'],
      explanation:
        'The notorious rule of 1979 is real, and meant half as a joke. The rest is not: a full game is said to last about 1,500 hours.',
      page: {
        title: 'The Campaign for North Africa',
        url: 'https://en.wikipedia.org/wiki/The_Campaign_for_North_Africa',
      },
    },
    {
      type: 'problem-solving',
      difficulty: 'easy',
      question: 'In “Catan” the robber moves whenever two dice show seven. How often is that, on average?',
      right: 'Every sixth roll',
      wrong: ['Every third roll', 'Every ninth roll', 'Every twelfth roll'],
      explanation:
        'Six of the 36 combinations make seven, more than any other sum. That is why no field has a seven: it would be the best on the island.',
      page: { title: 'Catan', url: 'https://en.wikipedia.org/wiki/Catan' },
    },
  ],
  cosplay: [
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why did the man who coined “cosplay” not simply use the word masquerade?',
      right: 'It sounded like a nobles’ ball',
      wrong: ['It was already a trade mark', 'Nobody could pronounce it', 'It meant theft in Japanese'],
      explanation:
        'To Nobuyuki Takahashi the Japanese for it brought to mind old aristocrats. He had just been at a science-fiction convention in Los Angeles and needed a word for what fans did there.',
      page: { title: 'Cosplay', url: 'https://en.wikipedia.org/wiki/Cosplay' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which food have American costume contests banned since a disaster in 1972?',
      right: 'Peanut butter',
      wrong: ['Ketchup', 'Custard', 'Honey'],
      explanation:
        'A fan had come to the science-fiction Worldcon covered in peanut butter from head to foot. Under the warm lights it began to smell, and it came off on furniture and other people’s costumes.',
      page: { title: 'Cosplay', url: 'https://en.wikipedia.org/wiki/Cosplay' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question:
        'The pioneer who sewed the first convention costumes in 1939 was called Morojo. Which language is that?',
      right: 'Esperanto',
      wrong: ['Latin', 'Japanese', 'Hungarian'],
      explanation:
        'Myrtle Douglas was a keen Esperantist, and so was Forrest Ackerman, who wore the second costume. They walked through New York in futuristic capes that she had made.',
      page: { title: 'Myrtle R. Douglas', url: 'https://en.wikipedia.org/wiki/Myrtle_R._Douglas' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which country won the first championship of the World Cosplay Summit, in 2005?',
      right: 'Italy',
      wrong: ['Japan', 'Brazil', 'The United States'],
      explanation:
        'The hosts had to wait. Italy has a large scene around the comics fair of Lucca, whose visitors in costume fill a whole walled town every autumn.',
      page: { title: 'World Cosplay Summit', url: 'https://en.wikipedia.org/wiki/World_Cosplay_Summit' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'You want armour that is light and cheap. Which household item do cosplayers cut up?',
      right: 'Foam exercise mats',
      wrong: ['Bicycle tyres', 'Oven trays', 'Rubber boots'],
      explanation:
        'The foam becomes soft under a heat gun, keeps its new shape and takes paint well. A breastplate of it weighs less than a jumper.',
      page: { title: 'Cosplay', url: 'https://en.wikipedia.org/wiki/Cosplay' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'At the door of a convention your sword is to be “peace-bonded”. What happens?',
      right: 'It’s tied so it can’t be drawn',
      wrong: ['It stays in a locker', 'Its blade is blunted', 'Its tip is painted orange'],
      explanation:
        'A cable tie or a bright ribbon fixes it in its scabbard. The idea is a thousand years old: Norse sagas tell of “peace bands” that had to be untied before a sword came out.',
      page: { title: 'Peacebonding', url: 'https://en.wikipedia.org/wiki/Peacebonding' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What does Tokyo’s comic market Comiket forbid its cosplayers?',
      right: 'To arrive in costume',
      wrong: ['To wear masks', 'To be photographed', 'To show tattoos'],
      explanation:
        'Commuters are not to be alarmed: everybody comes in ordinary clothes, changes in special rooms and changes back before leaving.',
      page: { title: 'Comiket', url: 'https://en.wikipedia.org/wiki/Comiket' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A scene of “The Mandalorian” needed more stormtroopers than there were suits. Who was called in?',
      right: 'A fan club with its own',
      wrong: ['A museum in London', 'A toy shop chain', 'A theme park'],
      explanation:
        'Members of the 501st Legion came in armour that they had made at home to the standard of the films. The club usually wears it to collect for charity.',
      page: { title: '501st Legion', url: 'https://en.wikipedia.org/wiki/501st_Legion' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which comic-strip figure did a man dress up as in 1908, perhaps the first cosplayer of all?',
      right: 'Mr. Skygack, from Mars',
      wrong: ['Happy Hooligan', 'Buster Brown', 'Little Nemo'],
      explanation:
        'He wore the costume to a skating rink, with a comic-strip lady at his side. Mr. Skygack understood nothing on Earth; others copied him, and one wearer was arrested for it in Tacoma.',
      page: { title: 'Mr. Skygack, from Mars', url: 'https://en.wikipedia.org/wiki/Mr._Skygack,_from_Mars' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which sentence on signs at conventions reminds people to ask before they touch or photograph?',
      right: 'Cosplay is not consent',
      wrong: ['Heroes need their space', 'Look with your eyes', 'Costumes have feelings'],
      explanation:
        'New York Comic Con put the sentence on large signs in 2014, and others followed. It had been a campaign of fans before.',
      page: { title: 'Cosplay', url: 'https://en.wikipedia.org/wiki/Cosplay' },
    },
  ],
  banksy: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did Banksy build the gloomy amusement park Dismaland in 2015?',
      right: 'A derelict seaside lido',
      wrong: ['A disused airfield', 'An empty prison', 'A closed cinema'],
      explanation:
        'The Tropicana in Weston-super-Mare had stood empty for years, and locals believed that a film was being made there. Surly attendants were part of the show.',
      page: { title: 'Dismaland', url: 'https://en.wikipedia.org/wiki/Dismaland' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2013 a stall in Central Park sold real Banksys. How much did it take all day?',
      right: '420 dollars',
      wrong: ['60 dollars', '6,300 dollars', '98,000 dollars'],
      explanation:
        'Each canvas cost 60 dollars, hours passed without a buyer, and one woman bargained for half price on two. A year later two of them made more than 100,000 pounds at auction.',
      page: { title: 'Better Out Than In', url: 'https://en.wikipedia.org/wiki/Better_Out_Than_In' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'By Banksy’s own account, what had the shredder in his frame always done in rehearsals?',
      right: 'Shredded all of it',
      wrong: ['Stopped halfway', 'Jammed at the frame', 'Blown a fuse'],
      explanation:
        '“In rehearsals it worked every time”, said his film about it. The half that hangs out of the frame, worth millions, is thus a fault.',
      page: { title: 'Love Is in the Bin', url: 'https://en.wikipedia.org/wiki/Love_Is_in_the_Bin' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Banksy’s picture had just shredded itself, sold for 1.04 million pounds. What did its buyer do?',
      right: 'Kept it at full price',
      wrong: ['Asked for half back', 'Had it repaired', 'Gave it to a museum'],
      explanation:
        'The collector said that she was shocked at first, then saw that she would own a piece of art history. Sotheby’s called it the first work ever made live during an auction.',
      page: { title: 'Love Is in the Bin', url: 'https://en.wikipedia.org/wiki/Love_Is_in_the_Bin' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Who sits in the House of Commons in Banksy’s painting “Devolved Parliament”?',
      right: 'Chimpanzees',
      wrong: ['Rats', 'Penguins', 'Sheep'],
      explanation:
        'The canvas is four metres wide and was sold for nearly ten million pounds in 2019. It had been shown in the artist’s home town Bristol ten years before.',
      page: { title: 'Devolved Parliament', url: 'https://en.wikipedia.org/wiki/Devolved_Parliament' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Banksy smuggled a fake cave painting into the British Museum. What does its caveman push?',
      right: 'A shopping trolley',
      wrong: ['A lawnmower', 'A pram', 'A wheelbarrow'],
      explanation:
        'It hung for days before anybody noticed, beneath a label in perfect museum style. In 2018 the museum showed it again, this time on purpose.',
      page: { title: 'Peckham Rock', url: 'https://en.wikipedia.org/wiki/Peckham_Rock' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What are the pixel figures made of that the French artist Invader leaves on walls?',
      right: 'Ceramic tiles',
      wrong: ['Bottle caps', 'Bathroom sponges', 'Toy bricks'],
      explanation:
        'The mosaics stay for decades where paint would fade, and an app gives points to people who find them. Thieves have to break them to take them.',
      page: { title: 'Invader (artist)', url: 'https://en.wikipedia.org/wiki/Invader_(artist)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What, according to Banksy, gave him the idea of stencils?',
      right: 'Lettering on a lorry',
      wrong: ['Signs at a zoo', 'A crate of bananas', 'A school timetable'],
      explanation:
        'He was hiding from the police beneath it and looked at the stencilled number. With stencils he was quick enough not to have to hide so often.',
      page: { title: 'Banksy', url: 'https://en.wikipedia.org/wiki/Banksy' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You own a print and want to know if it is a real Banksy. Which office do you ask?',
      right: 'Pest Control',
      wrong: ['Turf War', 'Barely Legal', 'Wall and Piece'],
      explanation:
        'Its certificate is attached to half of a torn ten-pound note with Princess Diana on it; the office keeps the other half. It hardly ever confirms works still on a street wall.',
      page: { title: 'Banksy', url: 'https://en.wikipedia.org/wiki/Banksy' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'Banksy could lose a trade mark because he sold nothing under it. How did he answer?',
      right: 'Opened a shop in Croydon',
      wrong: ['Sold shirts at Tate Modern', 'Gave it to Bristol', 'Showed his face in court'],
      explanation:
        '“Gross Domestic Product” opened in 2019 with lit windows and locked doors; orders were taken online only. The European trade-mark office was not amused and struck the mark out.',
      page: { title: 'Banksy', url: 'https://en.wikipedia.org/wiki/Banksy' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: '“Girl with Balloon” was voted Britain’s favourite artwork in 2017. Which painting came second?',
      right: '“The Hay Wain”',
      wrong: ['“The Blue Boy”', '“The Ambassadors”', '“The Lady of Shalott”'],
      explanation:
        'A stencil beat Constable’s hay cart of 1821, for a long time the safest answer in Britain. Some 2,000 people had been asked.',
      page: { title: 'Girl with Balloon', url: 'https://en.wikipedia.org/wiki/Girl_with_Balloon' },
    },
  ],
}
