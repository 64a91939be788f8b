import type { QuestionsByTrend } from '../starter-question'

export const gamingQuestions: QuestionsByTrend = {
  wordle: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'For whom did Josh Wardle make the first Wordle?',
      right: 'His partner',
      wrong: ['His grandmother', 'His pupils', 'His flatmate'],
      explanation:
        'He made it for his partner, Palak Shah, who loved word games. For months the two of them were nearly its only players.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How many people played Wordle on 1 November 2021?',
      right: '90',
      wrong: ['4,000', '52,000', '300,000'],
      explanation: 'Only 90 people played that day. Two months later it was 300,000, and soon after that millions.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'Wordle’s first list held about 2,300 solutions, one for each day. How long would it last?',
      right: 'About six years',
      wrong: ['About two years', 'About ten years', 'About fifteen years'],
      explanation:
        '2,300 divided by 365 is a little over six. English has some 12,000 five-letter words; Wardle’s partner went through them all and kept only those she knew.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Players in which country first typed their Wordle results as rows of emoji squares?',
      right: 'New Zealand',
      wrong: ['Ireland', 'Singapore', 'Canada'],
      explanation:
        'A player in New Zealand typed the squares by hand. Wardle liked the idea so much that he built it into the game.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which 1980s game show already had contestants guessing five-letter words, with hints after each try?',
      right: 'Lingo',
      wrong: ['Countdown', 'Catchphrase', 'Blockbusters'],
      explanation:
        'Lingo marked right and misplaced letters, much as Wordle would a generation later. Its contestants had to think aloud, against the clock.',
      page: { title: 'Lingo (American game show)', url: 'https://en.wikipedia.org/wiki/Lingo_(American_game_show)' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Which 1970s board game marked right and misplaced guesses much as Wordle does, with pegs?',
      right: 'Mastermind',
      wrong: ['Battleship', 'Boggle', 'Connect Four'],
      explanation:
        'Mastermind did so with colours in place of letters. It descends from Bulls and Cows, an old game of pencil and paper.',
      page: { title: 'Mastermind (board game)', url: 'https://en.wikipedia.org/wiki/Mastermind_(board_game)' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'One day in February 2022 Wordle players had two different solutions. Why?',
      right: 'Some browsers kept an old list',
      wrong: ['British spelling was allowed', 'Time zones had been mixed up', 'Two editors had each picked one'],
      explanation:
        'The whole list sat in the web page. The newspaper had struck out “agora” as too rare, so people with an old page open solved AGORA while the others solved AROMA.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why did the Wordle solution FAVOR upset many players?',
      right: 'The spelling is American',
      wrong: ['The word had come before', 'A newspaper had leaked it', 'The word is a brand name'],
      explanation:
        'Britons write “favour”, which has six letters and does not fit. HUMOR caused the same grumbling a few weeks later.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which Wordle solution became Cambridge Dictionary’s word of the year 2022?',
      right: 'Homer',
      wrong: ['Caulk', 'Swill', 'Knoll'],
      explanation:
        'Homer is American for a home run in baseball. Puzzled players elsewhere looked it up more than 65,000 times in one day.',
      page: { title: 'Word of the year', url: 'https://en.wikipedia.org/wiki/Word_of_the_year' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'You play Wordle in hard mode and _IGHT is green. Which guess is not allowed?',
      right: 'FIRTH',
      wrong: ['EIGHT', 'TIGHT', 'WIGHT'],
      explanation:
        'Green letters must stay where they are, so FIRTH, which would test more letters, is refused. All you can do is hope, through FIGHT, LIGHT, MIGHT, NIGHT, RIGHT and SIGHT.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What had Wordle’s maker built for the users of Reddit in 2017?',
      right: 'A shared canvas of pixels',
      wrong: ['A radio run by listeners', 'A crossword by strangers', 'A novel of single words'],
      explanation:
        'It was r/place, where everybody could set one pixel every few minutes. He has a gift for games that ration you.',
      page: { title: 'Josh Wardle', url: 'https://en.wikipedia.org/wiki/Josh_Wardle' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'How did the New York Times describe what it paid for Wordle?',
      right: 'Low seven figures',
      wrong: ['High five figures', 'Low six figures', 'High eight figures'],
      explanation:
        'So a million dollars or a few, for a game that was free, had no adverts and had been online for under four months.',
      page: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
    },
  ],
  speedrunning: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'In a speedrun called “any%”, what counts?',
      right: 'Reaching the end, by any route',
      wrong: ['Finding any one secret', 'Beating any single level', 'Passing any half of the game'],
      explanation:
        'Only the ending counts, and whatever can be skipped is skipped. A run of everything is called 100%.',
      page: { title: 'Speedrunning', url: 'https://en.wikipedia.org/wiki/Speedrunning' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The hotel’s internet failed at the first Games Done Quick in 2010. Where did it move?',
      right: 'The organiser’s mother’s basement',
      wrong: ['The nearest pizza restaurant', 'A university’s computer room', 'A church hall next door'],
      explanation:
        'It was streamed from the basement of an organiser’s mother, with a sofa and a few friends. Later marathons fill hotel ballrooms.',
      page: { title: 'Games Done Quick', url: 'https://en.wikipedia.org/wiki/Games_Done_Quick' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'The first Games Done Quick raised about 10,000 dollars. How much came in at the one in January 2020?',
      right: 'Over 3 million dollars',
      wrong: ['About 90,000 dollars', 'About 400,000 dollars', 'Over 30 million dollars'],
      explanation:
        'Awesome Games Done Quick 2020 raised a little over three million dollars in a week, for the Prevent Cancer Foundation.',
      page: { title: 'Games Done Quick', url: 'https://en.wikipedia.org/wiki/Games_Done_Quick' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What do donors at speedrun marathons fight over during “Super Metroid”?',
      right: 'Whether to save the animals',
      wrong: ['Which weapon to leave behind', 'Whether to mute the music', 'Who may hold the controller'],
      explanation:
        'A few animals can be rescued at the end, which costs time. Donors pay to save them or to leave them, and the sums are large.',
      page: { title: 'Games Done Quick', url: 'https://en.wikipedia.org/wiki/Games_Done_Quick' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: '“Super Mario 64” has 120 stars. With how few have speedrunners finished it?',
      right: 'Zero',
      wrong: ['Sixteen', 'Thirty-one', 'Seventy'],
      explanation:
        'With none at all: long jumps performed backwards carry Mario through doors and up endless stairs. Seventy are meant to be needed; sixteen was an earlier milestone.',
      page: { title: 'Super Mario 64', url: 'https://en.wikipedia.org/wiki/Super_Mario_64' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why do many speedrunners play old games in Japanese?',
      right: 'The text takes less time',
      wrong: ['The music is faster', 'The enemies are fewer', 'The screens are smaller'],
      explanation:
        'The same sentence needs fewer characters, so text boxes are over sooner. Over a long game that saves minutes.',
      page: { title: 'Speedrunning', url: 'https://en.wikipedia.org/wiki/Speedrunning' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Why was a 1982 record for “Dragster”, 5.51 seconds, struck out in 2018?',
      right: 'The game cannot go that fast',
      wrong: ['The cartridge had been altered', 'The player had been too young', 'The stopwatch was found broken'],
      explanation:
        'A study of the game’s program showed that even perfect play takes longer. The record had stood for 35 years.',
      page: { title: 'Dragster (video game)', url: 'https://en.wikipedia.org/wiki/Dragster_(video_game)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'TASBot is a regular guest at marathons. What does it do?',
      right: 'It presses buttons for a console',
      wrong: ['It counts the donations', 'It translates the commentary', 'It checks runs for cheating'],
      explanation:
        'A toy robot holds a board that feeds prepared button presses into a console, faster and more exactly than any hand.',
      page: { title: 'TASBot', url: 'https://en.wikipedia.org/wiki/TASBot' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'People beat the boxing game “Punch-Out” blindfolded. What do they go by?',
      right: 'The sounds of the game',
      wrong: ['The beat of a metronome', 'The buzz of the controller', 'The whispers of a coach'],
      explanation:
        'Each opponent gives himself away, as his punches are announced by sounds of their own. Runners have beaten the whole game without seeing any of it.',
      page: { title: 'Punch-Out!!', url: 'https://en.wikipedia.org/wiki/Punch-Out%21%21' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'How long does a world-class run of the first “Super Mario Bros.” take?',
      right: 'About five minutes',
      wrong: ['About one minute', 'About twelve minutes', 'About half an hour'],
      explanation:
        'Just under five minutes, because warp zones skip most of the worlds. The best runs differ by a few frames, each a sixtieth of a second.',
      page: { title: 'Super Mario Bros.', url: 'https://en.wikipedia.org/wiki/Super_Mario_Bros.' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The website Speed Demos Archive began with recordings of which game?',
      right: 'Quake',
      wrong: ['Tetris', 'Half-Life', 'GoldenEye'],
      explanation:
        'It collected fast runs of Quake, whose players could save and share a run as a small file, years before there was video on the web.',
      page: { title: 'Speed Demos Archive', url: 'https://en.wikipedia.org/wiki/Speed_Demos_Archive' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2014, button presses alone turned “Super Mario World” into two other games. Which?',
      right: 'Pong and Snake',
      wrong: ['Chess and Draughts', 'Tetris and Pac-Man', 'Asteroids and Frogger'],
      explanation:
        'At a marathon, thousands of exact presses rewrote the running game from inside. Both games appeared on the screen with no cartridge changed.',
      page: { title: 'TASBot', url: 'https://en.wikipedia.org/wiki/TASBot' },
    },
  ],
  esports: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the winner of the first known video game contest, at Stanford in 1972, receive?',
      right: 'A magazine subscription',
      wrong: ['A colour television', 'A free year of study', 'A pocket calculator'],
      explanation:
        'A year of Rolling Stone, for the best player of “Spacewar”. The invitation also promised free beer.',
      page: { title: 'Esports', url: 'https://en.wikipedia.org/wiki/Esports' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The first prize of a 1997 Quake tournament came from its maker’s own garage. What was it?',
      right: 'A Ferrari',
      wrong: ['A Porsche', 'A Corvette', 'A Lamborghini'],
      explanation:
        'John Carmack gave away his own red Ferrari 328. The winner, Dennis Fong, is often called the first professional gamer.',
      page: { title: 'Dennis Fong', url: 'https://en.wikipedia.org/wiki/Dennis_Fong' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Around 2000, which strategy game filled the evenings on South Korean television?',
      right: 'StarCraft',
      wrong: ['Age of Empires', 'Civilization', 'Command & Conquer'],
      explanation:
        'StarCraft became almost a national sport: two cable channels lived on it, the air force had a team, and finals were held on a beach.',
      page: { title: 'StarCraft', url: 'https://en.wikipedia.org/wiki/StarCraft' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'The International offered 40 million dollars in 2021. Where did most of it come from?',
      right: 'Fans who bought digital items',
      wrong: ['A maker of energy drinks', 'The city that was host', 'Makers of graphics cards'],
      explanation:
        'A quarter of what fans paid for a battle pass and its extras went into the prize. The studio itself put in only 1.6 million.',
      page: { title: 'The International (esports)', url: 'https://en.wikipedia.org/wiki/The_International_(esports)' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In April 2019 the reigning world champions of Dota 2 lost a public match. To whom?',
      right: 'A team of AI programs',
      wrong: ['A school from Manila', 'A line-up of streamers', 'A team of retired players'],
      explanation:
        'OpenAI Five beat the team OG two games to nil. The programs had practised for the equivalent of thousands of years.',
      page: { title: 'OpenAI Five', url: 'https://en.wikipedia.org/wiki/OpenAI_Five' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Besides gold, what did South Korea’s players win at the Asian Games in Hangzhou?',
      right: 'Exemption from military service',
      wrong: ['A seat in the national council', 'A lifelong tax allowance', 'A free flat in Seoul'],
      explanation:
        'Gold at the Asian Games frees South Korean men from about 18 months of service. The star called Faker was on the bench for the final, ill, and was freed too.',
      page: {
        title: 'Esports at the 2022 Asian Games',
        url: 'https://en.wikipedia.org/wiki/Esports_at_the_2022_Asian_Games',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2013 a League of Legends player got a US visa reserved for which people?',
      right: 'Athletes',
      wrong: ['Scientists', 'Musicians', 'Investors'],
      explanation:
        'It was the visa for internationally known athletes. The publisher had argued that its league was a professional sport like any other.',
      page: { title: 'Esports', url: 'https://en.wikipedia.org/wiki/Esports' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'After a player’s confession in 2015, what did the league ESL begin to test for?',
      right: 'Drugs that sharpen attention',
      wrong: ['Earpieces under headsets', 'Players under false names', 'Software hidden in a mouse'],
      explanation:
        'A player had said that his team took pills for attention disorders. Tests began at the league’s next big event.',
      page: { title: 'Esports', url: 'https://en.wikipedia.org/wiki/Esports' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'The first big League of Legends trophy was sent back to the silversmith. Why?',
      right: 'It was too heavy to lift',
      wrong: ['It looked like a rival’s cup', 'It misspelt the game’s name', 'It did not fit the stage door'],
      explanation:
        'Nobody had thought of its weight. The figures on the Summoner’s Cup were hollowed out, and even so it took most of a team to hoist it.',
      page: {
        title: 'A Closer Look At LoL’s Summoner’s Cup',
        url: 'https://www.rockpapershotgun.com/2015/10/31/summoners-cup/',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2004 Daigo Umehara was nearly beaten in a “Street Fighter” match. How did he survive?',
      right: 'He parried every hit of a long attack',
      wrong: ['He hid until the time ran out', 'He pressed start to stop the round', 'He swapped to another character'],
      explanation:
        'With a sliver of health left, he blocked fifteen hits by timing each to a fraction of a second, and won. The recording is known as Evo Moment 37.',
      page: { title: 'Evo Moment 37', url: 'https://en.wikipedia.org/wiki/Evo_Moment_37' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did a small university in Chicago offer in 2014, as the first in America?',
      right: 'Athletic scholarships for gamers',
      wrong: ['Exams taken inside a game', 'A degree in speedrunning', 'Dormitories without screens'],
      explanation:
        'Robert Morris University paid up to half the fees of its League of Legends players. Many colleges followed.',
      page: { title: 'Esports', url: 'https://en.wikipedia.org/wiki/Esports' },
    },
  ],
  'cozy-games': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did the lone maker of “Stardew Valley” earn money while he built it?',
      right: 'As an usher in a theatre',
      wrong: ['As a driver of a school bus', 'As a baker’s assistant', 'As a tutor of mathematics'],
      explanation:
        'Eric Barone showed people to their seats in Seattle for a while, and spent over four years on the game.',
      page: { title: 'Stardew Valley', url: 'https://en.wikipedia.org/wiki/Stardew_Valley' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: '“Stardew Valley” grew from one man’s disappointment with which series?',
      right: 'Harvest Moon',
      wrong: ['The Sims', 'Final Fantasy', 'FarmVille'],
      explanation:
        'Barone had loved Harvest Moon as a child and felt that its sequels had lost their way, so he drew and programmed the farm he missed.',
      page: { title: 'Stardew Valley', url: 'https://en.wikipedia.org/wiki/Stardew_Valley' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Which feeling led to the very first Animal Crossing?',
      right: 'Homesickness',
      wrong: ['Boredom', 'Heartbreak', 'Stage fright'],
      explanation:
        'Katsuya Eguchi had moved to Kyoto for Nintendo, far from family and friends, and wanted a game that brings back being near them.',
      page: { title: 'Animal Crossing', url: 'https://en.wikipedia.org/wiki/Animal_Crossing' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why do players of Animal Crossing speculate in turnips, of all things?',
      right: 'In Japanese it sounds like “stock”',
      wrong: [
        'They were the dearest crop in Edo',
        'They are the designer’s favourite',
        'They never spoil while stored',
      ],
      explanation:
        '“Kabu” means both turnip and share of stock. The English version found a pun of its own: the stalk market.',
      page: {
        title: 'Animal Crossing: New Horizons',
        url: 'https://en.wikipedia.org/wiki/Animal_Crossing:_New_Horizons',
      },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You bought turnips on Sunday and forgot them for a week. What has happened?',
      right: 'They have rotted',
      wrong: ['They have doubled', 'They have sprouted', 'They were stolen'],
      explanation:
        'Turnips bought on a Sunday spoil by the next. Until then their price changes twice a day, and friends with high prices get many visitors.',
      page: {
        title: 'Animal Crossing: New Horizons',
        url: 'https://en.wikipedia.org/wiki/Animal_Crossing:_New_Horizons',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What interest does Tom Nook charge on your house in Animal Crossing?',
      right: 'Nothing',
      wrong: ['2 per cent', '5 per cent', '19 per cent'],
      explanation:
        'Nothing at all, and there is no deadline either. For a creature so often called a crook he is the kindest lender in games.',
      page: { title: 'Tom Nook', url: 'https://en.wikipedia.org/wiki/Tom_Nook' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'In April 2020 central banks cut their rates. What did the bank of Animal Crossing do?',
      right: 'It cut interest on savings too',
      wrong: ['It closed for three weeks', 'It printed a new banknote', 'It forgave every mortgage'],
      explanation:
        'An update slashed what savings earn, apparently to stop players who moved their clocks ahead. The Financial Times reported it like real news.',
      page: {
        title: 'Animal Crossing: New Horizons',
        url: 'https://en.wikipedia.org/wiki/Animal_Crossing:_New_Horizons',
      },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You switch off an early Animal Crossing without saving. What awaits you next time?',
      right: 'A lecture from an angry mole',
      wrong: ['A house full of cockroaches', 'A fine of a thousand bells', 'A village with one neighbour fewer'],
      explanation:
        'Mr. Resetti climbs from the ground and scolds you at length. Nintendo made him milder later on, as he had scared some children.',
      page: { title: 'Animal Crossing', url: 'https://en.wikipedia.org/wiki/Animal_Crossing' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'On which console did Animal Crossing first appear, in Japan in 2001?',
      right: 'Nintendo 64',
      wrong: ['GameCube', 'Game Boy Color', 'Super Famicom'],
      explanation:
        'It was one of the last games for the Nintendo 64, called Animal Forest. The world met it on the GameCube a year later.',
      page: {
        title: 'Animal Crossing (video game)',
        url: 'https://en.wikipedia.org/wiki/Animal_Crossing_(video_game)',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The guitar-playing dog K.K. Slider is modelled on whom?',
      right: 'The series’ composer',
      wrong: ['Nintendo’s president', 'A busker in Kyoto', 'A rockabilly film star'],
      explanation:
        'His Japanese name Totakeke comes from Totaka K., for the composer Kazumi Totaka, who also hid a small tune of his in many Nintendo games.',
      page: { title: 'Kazumi Totaka', url: 'https://en.wikipedia.org/wiki/Kazumi_Totaka' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'The game “Unpacking” tells a woman’s life but never shows her. How?',
      right: 'By what is in her moving boxes',
      wrong: ['By the letters she receives', 'By what her neighbours gossip', 'By the songs on her radio'],
      explanation:
        'Eight moves, from a childhood room to a home of her own. A photo that has to be hidden in a drawer says more than a dialogue.',
      page: { title: 'Unpacking (video game)', url: 'https://en.wikipedia.org/wiki/Unpacking_(video_game)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: '“Stardew Valley” was made by one man. How many copies had it sold by the end of 2024?',
      right: 'About 41 million',
      wrong: ['About 2 million', 'About 9 million', 'About 120 million'],
      explanation:
        'That is more than most games made by hundreds of people ever sell. He still adds to it without charge.',
      page: { title: 'Stardew Valley', url: 'https://en.wikipedia.org/wiki/Stardew_Valley' },
    },
  ],
  minecraft: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Minecraft’s creeper began as a mistake. What was it meant to be?',
      right: 'A pig',
      wrong: ['A cactus', 'A wolf', 'A zombie'],
      explanation:
        'Its maker mixed up height and length when he built the pig, and the tall thing on four feet looked too good to throw away.',
      page: { title: 'Creeper (Minecraft)', url: 'https://en.wikipedia.org/wiki/Creeper_(Minecraft)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What are Minecraft’s Endermen really saying in their eerie voices?',
      right: 'Small talk, played backwards',
      wrong: ['Old Swedish nursery rhymes', 'Slowed-down birdsong', 'A cat played at half speed'],
      explanation:
        'Greetings such as “hello” and “what’s up” were reversed and lowered. The monsters are only trying to chat.',
      page: { title: 'Minecraft', url: 'https://en.wikipedia.org/wiki/Minecraft' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2014 a Danish agency built all of Denmark in Minecraft, life-size. What did players do?',
      right: 'Blew parts up, raised US flags',
      wrong: ['Turned it into a giant farm', 'Flooded it up to the church spires', 'Sold the plots to each other'],
      explanation:
        'Dynamite was switched off, but not the carts that carry it. The agency called it part of the game, and players mended the towns.',
      page: { title: 'Minecraft', url: 'https://en.wikipedia.org/wiki/Minecraft' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What can be read in Minecraft’s Uncensored Library, opened in 2020?',
      right: 'Articles banned in their countries',
      wrong: ['Novels by players under sixteen', 'Lost plays of the ancient Greeks', 'Rejected plans for the game'],
      explanation:
        'Reporters Without Borders chose the game because it can be reached where newspapers are blocked. Censored articles lie there as books, in a marble hall built of blocks.',
      page: { title: 'The Uncensored Library', url: 'https://en.wikipedia.org/wiki/The_Uncensored_Library' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which ghost, never in Minecraft, do its update notes keep claiming to have removed?',
      right: 'Herobrine',
      wrong: ['Slender Man', 'Entity 303', 'Giant Alex'],
      explanation:
        'A made-up tale of 2010 told of a Steve with white eyes. Mojang has joked about removing him in update after update.',
      page: { title: 'Herobrine', url: 'https://en.wikipedia.org/wiki/Herobrine' },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question:
        'A Minecraft world measures 60,000 by 60,000 kilometres. How does it compare with Earth’s whole surface?',
      right: 'Seven times as large',
      wrong: ['A tenth as large', 'Just as large', 'Seventy times as large'],
      explanation:
        '3.6 billion square kilometres against 510 million make about seven Earths. Nobody has seen more than a corner.',
      page: { title: 'Minecraft', url: 'https://en.wikipedia.org/wiki/Minecraft' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Minecraft ends with a long poem. What did its author do with it in 2022?',
      right: 'Gave it to the public domain',
      wrong: ['Sold it to a Dublin museum', 'Had a court remove it', 'Rewrote it with a chatbot'],
      explanation:
        'The Irish writer Julian Gough had never signed a contract for it. Rather than sue, he gave it away to everybody.',
      page: { title: 'End Poem', url: 'https://en.wikipedia.org/wiki/End_Poem' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which American honour did Minecraft’s quiet music receive in 2025?',
      right: 'The National Recording Registry',
      wrong: ['The Pulitzer Prize for Music', 'A star in Hollywood', 'A postage stamp of its own'],
      explanation:
        'The Library of Congress chose the album by C418, real name Daniel Rosenfeld, for preservation. It was the second game music so honoured, after the tune of Super Mario.',
      page: {
        title: 'Minecraft – Volume Alpha',
        url: 'https://en.wikipedia.org/wiki/Minecraft_%E2%80%93_Volume_Alpha',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What did cinema audiences throw in 2025 at the words “chicken jockey”?',
      right: 'Popcorn',
      wrong: ['Eggs', 'Foam cubes', 'Paper planes'],
      explanation:
        'The line from “A Minecraft Movie” set off a shower of popcorn. Some cinemas put up warnings, others held screenings where it was allowed.',
      page: { title: 'A Minecraft Movie', url: 'https://en.wikipedia.org/wiki/A_Minecraft_Movie' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'What is Minecraft used for in the United Nations’ programme Block by Block?',
      right: 'Letting residents redesign parks',
      wrong: ['Training soldiers to clear mines', 'Rehearsing peace negotiations', 'Testing barriers against floods'],
      explanation:
        'People who cannot read a plan can build one. Parks and squares from Kenya to Peru were first drawn up by their neighbours in blocks.',
      page: { title: 'Mojang Studios', url: 'https://en.wikipedia.org/wiki/Mojang_Studios' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Minecraft called for its first few days in 2009?',
      right: 'Cave Game',
      wrong: ['Brick World', 'Dig & Build', 'Order of the Block'],
      explanation:
        'Markus Persson called it Cave Game at first. Soon he renamed it Minecraft: Order of the Stone, and dropped the second half.',
      page: { title: 'Minecraft', url: 'https://en.wikipedia.org/wiki/Minecraft' },
    },
  ],
  'pokemon-go': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which April Fools’ joke of 2014 led to Pokémon Go?',
      right: 'Monsters hidden in Google Maps',
      wrong: ['Pikachu as a search engine', 'A Game Boy for the wrist', 'A Pokédex on every phone'],
      explanation:
        'Google let people hunt Pokémon on its maps for a day. Niantic, then a part of Google, asked what would happen if it were a real game.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Who had chosen most of the places that became PokéStops in 2016?',
      right: 'Players of an older game',
      wrong: ['Tourist offices', 'Drivers of Google’s cars', 'Readers of a guidebook'],
      explanation:
        'Players of Ingress, the studio’s earlier game, had sent in millions of murals, statues and odd corners over the years.',
      page: { title: 'Ingress (video game)', url: 'https://en.wikipedia.org/wiki/Ingress_(video_game)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Pokémon Go’s maker Niantic took its name from what?',
      right: 'A whaling ship',
      wrong: ['A mountain pass', 'A Greek sea nymph', 'A street in Kyoto'],
      explanation:
        'The ship Niantic came to San Francisco in the Gold Rush, was run ashore, became a shop and now lies beneath the city.',
      page: { title: 'Niantic, Inc.', url: 'https://en.wikipedia.org/wiki/Niantic,_Inc.' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Nintendo’s shares soared in July 2016, then fell by 18 per cent in a day. Why?',
      right: 'It admitted it had not made it',
      wrong: ['A player had damaged a shrine', 'The servers had failed for days', 'A rival had shown a better game'],
      explanation:
        'Nintendo reminded investors that others had made the game and that little of the money would reach it. Many had not looked it up.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Why did Pokémon Go players fasten their phones to dogs and model trains?',
      right: 'To hatch eggs',
      wrong: ['To scare off rivals', 'To see in the dark', 'To charge the battery'],
      explanation:
        'Eggs hatch after some kilometres of walking. The game counts only slow movement, so a dog is better than a car.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You are collecting Pokémon in 2016. Which one can be caught only in Europe?',
      right: 'Mr. Mime',
      wrong: ['Tauros', 'Kangaskhan', 'Farfetch’d'],
      explanation:
        'Tauros lived in North America, Kangaskhan in Australia and Farfetch’d in East Asia. Collectors planned holidays around them.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Which Pokémon sent crowds running into Central Park one night in 2016?',
      right: 'Vaporeon',
      wrong: ['Pikachu', 'Gyarados', 'Dragonite'],
      explanation:
        'A video shows people leaving their cars in the road. Vaporeon was rare, and powerful in the early game.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which country was the first to ban Pokémon Go, in August 2016?',
      right: 'Iran',
      wrong: ['Turkey', 'Vietnam', 'Egypt'],
      explanation:
        'Iran’s council for cyberspace named concerns about security, as the game knows where its players are.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'About 20,000 fans came to the first Pokémon Go Fest, in Chicago in 2017. What went wrong?',
      right: 'Hardly anyone could log in',
      wrong: ['The rare monster was forgotten', 'The park had been double-booked', 'A storm blew away the stage'],
      explanation:
        'Mobile networks and servers gave way, and the studio’s head was booed on stage. Everybody got the money back, and a legendary Lugia.',
      page: { title: 'Pokémon Go Fest', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go_Fest' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did a charity in Bosnia warn Pokémon Go players about in July 2016?',
      right: 'Landmines',
      wrong: ['Brown bears', 'Flash floods', 'Border guards'],
      explanation:
        'Minefields from the war of the 1990s are still marked in the woods, and players had been seen walking past the signs.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Two Los Angeles policemen ignored a robbery call. Why, according to their dash camera?',
      right: 'They were chasing a Snorlax',
      wrong: ['They were fighting over a gym', 'They were waiting for an egg', 'They were trading with a thief'],
      explanation:
        'The recording has them hurrying to a Snorlax, then a Togetic. They lost their jobs, and a court confirmed it in 2022.',
      page: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2025 Pokémon Go was sold to the maker of which other game?',
      right: 'Monopoly Go',
      wrong: ['Candy Crush', 'Clash of Clans', 'Angry Birds'],
      explanation:
        'Scopely paid 3.5 billion dollars for Niantic’s games. Niantic’s founder kept the maps and the technology behind them.',
      page: { title: 'Scopely', url: 'https://en.wikipedia.org/wiki/Scopely' },
    },
  ],
}
