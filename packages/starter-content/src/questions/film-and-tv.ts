import type { QuestionsByTrend } from '../starter-question'

export const filmAndTvQuestions: QuestionsByTrend = {
  barbenheimer: [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'The sets of “Barbie” swallowed one firm’s whole supply of what?',
      right: 'Pink paint',
      wrong: ['Pink satin', 'Blonde wigs', 'Roller skates'],
      explanation:
        'The paint maker Rosco said the film took all the fluorescent pink it had. Its stocks were already low after the pandemic and a Texas freeze, but the story was too good not to spread.',
      page: { title: 'Barbie (film)', url: 'https://en.wikipedia.org/wiki/Barbie_(film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Kodak have to make for the first time so that “Oppenheimer” could be shot?',
      right: 'Black-and-white IMAX film',
      wrong: ['Film that sees in infrared', 'Film that survives great heat', 'Film for filming at night'],
      explanation:
        'Black-and-white stock had never been made in the wide IMAX format before. Nolan tells one side of the story in colour and the other in black and white.',
      page: { title: 'Oppenheimer (film)', url: 'https://en.wikipedia.org/wiki/Oppenheimer_(film)' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'An IMAX print of “Oppenheimer” weighed about 270 kilograms. How long was its strip of film?',
      right: 'About 18 kilometres',
      wrong: ['About 2 kilometres', 'About 6 kilometres', 'About 60 kilometres'],
      explanation:
        'Three hours of the largest film format make about 11 miles, or 18 kilometres. Cinemas had to extend their projector platters to hold it.',
      page: { title: 'Oppenheimer (film)', url: 'https://en.wikipedia.org/wiki/Oppenheimer_(film)' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Christopher Nolan had left the studio of “Barbie” in anger. What had it done?',
      right: 'Sent cinema films to streaming',
      wrong: ['Cut half an hour from “Tenet”', 'Cast a star against his will', 'Sold his rights to a toy maker'],
      explanation:
        'Warner Bros. put all its 2021 films on HBO Max the day they reached cinemas. Nolan took “Oppenheimer” to Universal, and Warner then opened “Barbie” on the very same day.',
      page: { title: 'Oppenheimer (film)', url: 'https://en.wikipedia.org/wiki/Oppenheimer_(film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Vietnam banned “Barbie” because of which prop?',
      right: 'A childlike map',
      wrong: ['A toy soldier', 'A pink flag', 'A beach towel'],
      explanation:
        'Officials saw China’s disputed sea border, the nine-dash line, in a crayon drawing of the world. The studio said the dashes were a child’s scribble of Barbie’s journey.',
      page: { title: 'Barbie (film)', url: 'https://en.wikipedia.org/wiki/Barbie_(film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In which unusual way is the script of “Oppenheimer” written?',
      right: 'In the first person',
      wrong: ['In rhyming verse', 'Without any dialogue', 'In reverse order'],
      explanation:
        'The stage directions of the colour scenes say “I” where others say “he”, so that actor and crew would see the world through Oppenheimer’s eyes. Nolan knew of nobody who had done it before.',
      page: { title: 'Oppenheimer (film)', url: 'https://en.wikipedia.org/wiki/Oppenheimer_(film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: '“Barbie” went to the Oscars with eight nominations. What was its only win for?',
      right: 'A song',
      wrong: ['Its costumes', 'Its sets', 'Its Ken'],
      explanation:
        'Billie Eilish and Finneas won for “What Was I Made For?”. The other film of the day took seven Oscars home.',
      page: { title: 'What Was I Made For?', url: 'https://en.wikipedia.org/wiki/What_Was_I_Made_For%3F' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'The actors’ union called a strike during the London premiere of “Oppenheimer”. What did its stars do?',
      right: 'Left before the film began',
      wrong: ['Wore badges of the union', 'Read a statement on stage', 'Stayed, but gave no speech'],
      explanation:
        'They had walked the red carpet early on purpose and then went home; Nolan told the audience they were off to write their picket signs.',
      page: { title: '2023 SAG-AFTRA strike', url: 'https://en.wikipedia.org/wiki/2023_SAG-AFTRA_strike' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which action film lost its IMAX screens to “Oppenheimer” after little more than a week?',
      right: '“Mission: Impossible”',
      wrong: ['“Transformers”', '“John Wick”', '“Indiana Jones”'],
      explanation:
        '“Dead Reckoning” had opened on 12 July and Nolan had booked the giant screens for three weeks. Tom Cruise still posed with tickets to both rivals.',
      page: {
        title: 'Mission: Impossible – Dead Reckoning Part One',
        url: 'https://en.wikipedia.org/wiki/Mission:_Impossible_–_Dead_Reckoning_Part_One',
      },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'The opening of “Barbie”, with girls smashing dolls, imitates which classic?',
      right: '“2001: A Space Odyssey”',
      wrong: ['“The Wizard of Oz”', '“Planet of the Apes”', '“Close Encounters”'],
      explanation: 'A giant doll stands where Kubrick had his black monolith, to the same thunder of Richard Strauss.',
      page: { title: 'Barbie (film)', url: 'https://en.wikipedia.org/wiki/Barbie_(film)' },
    },
  ],
  'squid-game': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Hwang Dong-hyuk once stopped writing “Squid Game” because he had sold what?',
      right: 'His laptop',
      wrong: ['His desk', 'His car', 'His glasses'],
      explanation:
        'He, his mother and his grandmother were living on loans, so the computer went for a few hundred dollars. It took about ten years until somebody wanted the story.',
      page: { title: 'Squid Game', url: 'https://en.wikipedia.org/wiki/Squid_Game' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the stress of making the first season cost its creator?',
      right: 'Several teeth',
      wrong: ['Most of his hair', 'His hearing', 'His driving licence'],
      explanation:
        'Hwang wrote and directed every episode alone and says he lost six teeth. He came back for two more seasons all the same.',
      page: { title: 'Hwang Dong-hyuk', url: 'https://en.wikipedia.org/wiki/Hwang_Dong-hyuk' },
    },
    {
      type: 'prediction',
      difficulty: 'easy',
      question: 'In the first episode a real phone number could be read on a card. What followed?',
      right: 'Its owner got endless calls',
      wrong: ['A lottery bought the number', 'The number was auctioned', 'Police raided an address'],
      explanation:
        'The digits belonged to somebody real, who was called day and night by people wanting to join. Netflix cut the number out of the scenes.',
      page: { title: 'Squid Game season 1', url: 'https://en.wikipedia.org/wiki/Squid_Game_season_1' },
    },
    {
      type: 'problem-solving',
      difficulty: 'easy',
      question: 'There are 456 players and a prize of 45.6 billion won. What is one life worth?',
      right: '100 million won',
      wrong: ['1 million won', '10 million won', '456 million won'],
      explanation:
        'Each death drops another 100 million won, then some 85,000 US dollars, into the glass piggy bank. All 456 lives together make the 45.6 billion.',
      page: { title: 'Squid Game', url: 'https://en.wikipedia.org/wiki/Squid_Game' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who took Netflix to court in Korea over the success of “Squid Game”?',
      right: 'An internet provider',
      wrong: ['A toy manufacturer', 'A teachers’ union', 'A tracksuit maker'],
      explanation:
        'SK Broadband wanted money for the flood of traffic on its lines. The two companies made peace in 2023.',
      page: { title: 'Squid Game', url: 'https://en.wikipedia.org/wiki/Squid_Game' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'The giant doll of “Red Light, Green Light” is modelled on a girl from what?',
      right: 'Old school textbooks',
      wrong: ['A noodle packet', 'A hospital poster', 'A lottery advert'],
      explanation:
        'Young-hee and the boy Chul-soo taught generations of Koreans to read, like Janet and John in Britain. Imagine those two counting you down.',
      page: { title: 'Squid Game', url: 'https://en.wikipedia.org/wiki/Squid_Game' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Player 067 had never acted before. What was Jung Ho-yeon’s job?',
      right: 'A fashion model',
      wrong: ['A taekwondo coach', 'A pop idol', 'A weather presenter'],
      explanation:
        'She sent her audition video from New York, where she was walking at fashion week. Within weeks of the premiere she had millions of new followers.',
      page: { title: 'Jung Ho-yeon', url: 'https://en.wikipedia.org/wiki/Jung_Ho-yeon' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You are eliminated from the real game show “Squid Game: The Challenge”. What happens to you?',
      right: 'Ink bursts on your chest',
      wrong: ['A trapdoor opens below you', 'Guards wrap you in ribbon', 'Your number is burnt'],
      explanation:
        'The 2023 show had 456 contestants and a prize of 4.56 million dollars. Players fell over when the packet of black ink under their shirt went off.',
      page: { title: 'Squid Game: The Challenge', url: 'https://en.wikipedia.org/wiki/Squid_Game:_The_Challenge' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The first season cost about 21 million dollars. What did Netflix reckon it was worth?',
      right: 'About 900 million dollars',
      wrong: ['About 45 million dollars', 'About 120 million dollars', 'About 300 million dollars'],
      explanation:
        'A leaked figure spoke of 891 million dollars in “impact value”. The creator had sold the rights and got no share of it.',
      page: { title: 'Squid Game', url: 'https://en.wikipedia.org/wiki/Squid_Game' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'A needle and a fragile sugar biscuit: how does the hero get his umbrella out?',
      right: 'He licks it',
      wrong: ['He boils it', 'He breathes on it', 'He swaps it'],
      explanation:
        'Gi-hun melts the thin lines from behind. Dalgona sellers in Korea knew the trick, and really gave a free candy to children who managed it.',
      page: { title: 'Dalgona', url: 'https://en.wikipedia.org/wiki/Dalgona' },
    },
  ],
  anime: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did Studio Ghibli’s producer send to a US distributor who liked to cut films?',
      right: 'A samurai sword',
      wrong: ['A pair of scissors', 'A broken film reel', 'A box of bandages'],
      explanation:
        'The message that came with it had two words: “No cuts”. “Princess Mononoke” was shown in America uncut.',
      page: { title: 'Princess Mononoke', url: 'https://en.wikipedia.org/wiki/Princess_Mononoke' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Studio Ghibli took its name from what?',
      right: 'An Italian aeroplane',
      wrong: ['An Arabian horse', 'A Tokyo street', 'A Libyan city'],
      explanation:
        'Aircraft-mad Hayao Miyazaki chose the Caproni Ghibli, named after a desert wind, to blow a new wind through Japan’s animation. He got the pronunciation wrong, and it stayed.',
      page: { title: 'Studio Ghibli', url: 'https://en.wikipedia.org/wiki/Studio_Ghibli' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why was Hayao Miyazaki not there to collect his Oscar for “Spirited Away”?',
      right: 'To protest a war',
      wrong: ['To meet a deadline', 'For fear of flying', 'For lack of a visa'],
      explanation:
        'He said years later that he had not wanted to visit a country that was bombing Iraq. His producer had asked him to keep quiet about it.',
      page: { title: 'Hayao Miyazaki', url: 'https://en.wikipedia.org/wiki/Hayao_Miyazaki' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Cuddly “My Neighbor Totoro” first ran in cinemas together with which film?',
      right: '“Grave of the Fireflies”',
      wrong: ['“Castle in the Sky”', '“Kiki’s Delivery Service”', '“Only Yesterday”'],
      explanation:
        'In 1988 families got a furry forest spirit and one of the saddest war films ever made for one ticket. It was not a hit, until the toys came.',
      page: { title: 'My Neighbor Totoro', url: 'https://en.wikipedia.org/wiki/My_Neighbor_Totoro' },
    },
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'What counts as anime for people in Japan?',
      right: 'Any cartoon at all',
      wrong: ['Only Japanese films', 'Only series on TV', 'Only drawn manga'],
      explanation:
        'The word is simply short for “animation”, so Mickey Mouse counts as well. Only abroad does it mean the Japanese kind.',
      page: { title: 'Anime', url: 'https://en.wikipedia.org/wiki/Anime' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Whose drawings gave Astro Boy’s creator the idea of those huge eyes?',
      right: 'Walt Disney’s',
      wrong: ['Hergé’s', 'Beatrix Potter’s', 'Charles Schulz’s'],
      explanation:
        'Osamu Tezuka is said to have seen “Bambi” some 80 times. The eyes that look typically Japanese came from Hollywood.',
      page: { title: 'Osamu Tezuka', url: 'https://en.wikipedia.org/wiki/Osamu_Tezuka' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did the streaming service Crunchyroll begin in 2006?',
      right: 'With unlicensed fan uploads',
      wrong: ['With a DVD shop in Osaka', 'With a late-night TV slot', 'With a magazine for girls'],
      explanation:
        'Students from Berkeley let users post whatever they had subtitled. Only in 2009 did the site throw the illegal videos out and start to pay for licences.',
      page: { title: 'Crunchyroll', url: 'https://en.wikipedia.org/wiki/Crunchyroll' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How long did Eiichiro Oda expect “One Piece” to run when he began it in 1997?',
      right: 'Five years',
      wrong: ['Six months', 'Fifteen years', 'Thirty years'],
      explanation:
        'He had the ending in mind and thought five years would do. More than a quarter of a century and a thousand chapters later he was still drawing.',
      page: { title: 'One Piece', url: 'https://en.wikipedia.org/wiki/One_Piece' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In Japan, the gloom of Sunday evening is named after what?',
      right: 'A cartoon',
      wrong: ['A weather report', 'A school song', 'A commuter train'],
      explanation:
        '“Sazae-san”, about a housewife and her family, has closed the weekend since 1969, longer than any other animated series. When its tune plays, Monday is coming.',
      page: { title: 'Sazae-san', url: 'https://en.wikipedia.org/wiki/Sazae-san' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'What did the makers of “Akira” do in the wrong order, by Japanese standards?',
      right: 'They recorded voices first',
      wrong: ['They drew the ending first', 'They built models first', 'They sold the toys first'],
      explanation:
        'Usually actors speak to finished pictures. For “Akira” the lips were drawn to voices recorded beforehand, a rarity in Japan to this day.',
      page: { title: 'Akira (1988 film)', url: 'https://en.wikipedia.org/wiki/Akira_(1988_film)' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'A “Pokémon” episode of 1997 was never shown again after its first night. Why?',
      right: 'Its flashes made viewers ill',
      wrong: ['Its hero used a real weapon', 'Its song had been stolen', 'Its tape was left on a train'],
      explanation:
        'Red and blue flashes sent more than 600 people to hospital. Porygon, the star, has hardly been seen since, though it was Pikachu’s attack that flashed.',
      page: { title: 'Dennō Senshi Porygon', url: 'https://en.wikipedia.org/wiki/Dennō_Senshi_Porygon' },
    },
  ],
  'binge-watching': [
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'What did the head of Netflix call its greatest rival in 2017?',
      right: 'Sleep',
      wrong: ['Cinema', 'YouTube', 'Books'],
      explanation:
        '“And we’re winning,” said Reed Hastings. You love a show, you stay up late, and that is the competition.',
      page: { title: 'Reed Hastings', url: 'https://en.wikipedia.org/wiki/Reed_Hastings' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Before drink and television, what did “to binge” mean in English dialect?',
      right: 'To soak a wooden tub',
      wrong: ['To burn old straw', 'To skip church', 'To sing out of tune'],
      explanation:
        'Barrels and tubs were binged so that the wood would swell and hold. From a soaked vessel to a soaked drinker it was not far.',
      page: { title: 'Binge', url: 'https://www.etymonline.com/word/binge' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In a survey for Netflix, how many episodes at a sitting did most people call a binge?',
      right: 'Two to six',
      wrong: ['Seven to nine', 'Ten to twelve', 'A whole season'],
      explanation: 'For 73 per cent it took no more than that. By this measure almost everybody has a problem.',
      page: { title: 'Binge-watching', url: 'https://en.wikipedia.org/wiki/Binge-watching' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Netflix bought “House of Cards” without asking for what every other channel wanted?',
      right: 'A pilot episode',
      wrong: ['A happy ending', 'A famous star', 'A US setting'],
      explanation:
        'It ordered two seasons for about 100 million dollars unseen, trusting its data about what people watch. So the writers did not need a cliffhanger to sell the show.',
      page: {
        title: 'House of Cards (American TV series)',
        url: 'https://en.wikipedia.org/wiki/House_of_Cards_(American_TV_series)',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'A whole Netflix season was up a year before “House of Cards”. Where does its gangster hide?',
      right: 'In Norway',
      wrong: ['In Sicily', 'In Canada', 'In Japan'],
      explanation:
        '“Lilyhammer” of 2012 sends a New Yorker from the mob to Lillehammer, because he liked it in the 1994 Olympics on television.',
      page: { title: 'Lilyhammer', url: 'https://en.wikipedia.org/wiki/Lilyhammer' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'By 2022, how often was Netflix’s “Skip Intro” button pressed each day?',
      right: '136 million times',
      wrong: ['1.3 million times', '13 million times', '1.3 billion times'],
      explanation:
        'Netflix reckoned that it saves its viewers 195 years every day. The idea came from somebody who was tired of winding past the titles of “Game of Thrones”.',
      page: {
        title: 'Looking back on the origin of Skip Intro',
        url: 'https://about.netflix.com/en/news/looking-back-on-the-origin-of-skip-intro-five-years-later',
      },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'In 2014 a US channel showed all 552 episodes of “The Simpsons” in a row. How long did it take?',
      right: '12 days',
      wrong: ['3 days', '6 days', '24 days'],
      explanation:
        'With adverts an episode fills half an hour, which makes 276 hours, and a film was shown as well. The young channel FXX had never had so many viewers.',
      page: { title: 'FXX', url: 'https://en.wikipedia.org/wiki/FXX' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2000 Blockbuster could have bought the whole of Netflix. At what price?',
      right: '50 million dollars',
      wrong: ['2 million dollars', '700 million dollars', '4 billion dollars'],
      explanation:
        'Netflix was losing money and offered itself to the great video chain, which is said to have fought back laughter. Ten years later Blockbuster went bankrupt.',
      page: { title: 'Blockbuster (retailer)', url: 'https://en.wikipedia.org/wiki/Blockbuster_(retailer)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which film was on the first disc that Netflix ever posted, in 1998?',
      right: '“Beetlejuice”',
      wrong: ['“Titanic”', '“Twister”', '“Casablanca”'],
      explanation:
        'Long before whole seasons came at once, films came one at a time in an envelope. The last disc went out in 2023.',
      page: { title: 'Netflix', url: 'https://en.wikipedia.org/wiki/Netflix' },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question: 'How long did Americans spend streaming “The Office” in 2020, all added up?',
      right: '57 billion minutes',
      wrong: ['570 million minutes', '5.7 billion minutes', '570 billion minutes'],
      explanation:
        'That is more than 100,000 years, for a series that had ended in 2013. No new show came near it in Nielsen’s count.',
      page: {
        title: 'The Office (American TV series)',
        url: 'https://en.wikipedia.org/wiki/The_Office_(American_TV_series)',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'All of Europe sat at home in March 2020. What did Netflix agree to reduce for a month?',
      right: 'Its picture quality',
      wrong: ['Its monthly price', 'Its autoplay', 'Its violent shows'],
      explanation:
        'An EU commissioner feared that the internet would give way. Netflix sent a quarter less data, and few people noticed that faces were a little softer.',
      page: { title: 'Netflix', url: 'https://en.wikipedia.org/wiki/Netflix' },
    },
  ],
  'marvel-universe': [
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why did Marvel Studios not begin with Spider-Man, its most famous hero?',
      right: 'It had sold the rights',
      wrong: ['It found him too young', 'It could not film webs', 'It kept him for the end'],
      explanation:
        'In the 1990s Marvel went bankrupt and sold its best names, the X-Men as well. The new studio made do with whoever was left, such as Iron Man.',
      page: { title: 'Marvel Cinematic Universe', url: 'https://en.wikipedia.org/wiki/Marvel_Cinematic_Universe' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2005 Marvel borrowed 525 million dollars to make films. What did it pledge?',
      right: 'Rights to ten heroes',
      wrong: ['Its comic archive', 'Its New York office', 'All sales of its toys'],
      explanation:
        'If the films had failed, Captain America and nine others would have belonged to the lenders at Merrill Lynch.',
      page: { title: 'Marvel Studios', url: 'https://en.wikipedia.org/wiki/Marvel_Studios' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why does Captain America cover his face in the shawarma scene of “The Avengers”?',
      right: 'To hide a beard',
      wrong: ['To hide a laugh', 'To hide a black eye', 'To hide a new actor'],
      explanation:
        'The scene was shot after the world premiere, when Chris Evans had grown a beard for another film. He wears a false jaw over it and dares not chew.',
      page: { title: 'The Avengers (2012 film)', url: 'https://en.wikipedia.org/wiki/The_Avengers_(2012_film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which language is spoken in the kingdom of Wakanda?',
      right: 'Xhosa',
      wrong: ['Zulu', 'Swahili', 'Yoruba'],
      explanation:
        'John Kani, who plays the old king, suggested his mother tongue on set. With its clicks it was then taught to the cast of “Black Panther”.',
      page: { title: 'Black Panther (film)', url: 'https://en.wikipedia.org/wiki/Black_Panther_(film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 2018 “Black Panther” opened which country’s first new cinema in over 35 years?',
      right: 'Saudi Arabia',
      wrong: ['Kuwait', 'Morocco', 'Pakistan'],
      explanation:
        'Cinemas had been closed there since the early 1980s. The new one in Riyadh, with leather seats and marble bathrooms, had been planned as a concert hall.',
      page: { title: 'Black Panther (film)', url: 'https://en.wikipedia.org/wiki/Black_Panther_(film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What had Marvel’s comics done with Samuel L. Jackson years before he played Nick Fury?',
      right: 'Drawn Fury with his face',
      wrong: ['Printed his first story', 'Named a villain after him', 'Turned down his script'],
      explanation:
        'In 2002 artists simply borrowed his looks without asking. Jackson noticed, and instead of suing he got a part, nine films’ worth.',
      page: { title: 'Nick Fury', url: 'https://en.wikipedia.org/wiki/Nick_Fury' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: '“Avatar” lost its box-office record to “Endgame” in 2019. How did it win it back in 2021?',
      right: 'It was shown in China again',
      wrong: ['Its tickets were recounted', '“Endgame” was withdrawn', 'A longer cut went on tour'],
      explanation:
        'Chinese cinemas reopened after the pandemic and wanted something safe and big. Marvel’s directors sent congratulations with a drawing.',
      page: { title: 'Avatar (2009 film)', url: 'https://en.wikipedia.org/wiki/Avatar_(2009_film)' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why was Mark Ruffalo’s Hulk, from 2012 on, always a guest in other heroes’ films?',
      right: 'Another studio had a say',
      wrong: ['His effects cost too much', 'The actor refused to lead', 'His creator forbade it'],
      explanation:
        'Universal had kept the first right to distribute any film with Hulk in the lead, and Marvel did not care to share. So the strongest Avenger was everybody’s sidekick.',
      page: { title: 'The Incredible Hulk (film)', url: 'https://en.wikipedia.org/wiki/The_Incredible_Hulk_(film)' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You saw “Iron Man” in 2008, and Nick Fury was missing at the end. Where were you?',
      right: 'At a press preview',
      wrong: ['At a children’s matinée', 'At an open-air cinema', 'At an IMAX opening'],
      explanation:
        'The scene after the credits was shot with a tiny crew and left out of previews so that nobody could spoil it. Those who left at the credits missed it too.',
      page: { title: 'Iron Man (2008 film)', url: 'https://en.wikipedia.org/wiki/Iron_Man_(2008_film)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Vin Diesel says “I am Groot” and little else. How often did he record it for the first film?',
      right: 'Over 1,000 times',
      wrong: ['About 30 times', 'About 100 times', 'About 300 times'],
      explanation:
        'That is his own count. The words mean something else each time, and a secret version of the script says what. He also spoke them in several languages for the versions abroad.',
      page: { title: 'Groot', url: 'https://en.wikipedia.org/wiki/Groot' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What was Tom Holland not given for “Infinity War”, because he lets secrets slip?',
      right: 'The script',
      wrong: ['A mobile phone', 'A stunt double', 'A day off'],
      explanation:
        'His directors told him only whom to look at and what to say. In interviews Benedict Cumberbatch was put beside him to stop him in time.',
      page: { title: 'Tom Holland', url: 'https://en.wikipedia.org/wiki/Tom_Holland' },
    },
  ],
  'stranger-things': [
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Channels turned “Stranger Things” down. Whom did they want at its centre?',
      right: 'The police chief',
      wrong: ['The worried mother', 'The mad scientist', 'The big sister'],
      explanation:
        'Between 15 and 20 of them said: make it a show for children, or follow Hopper investigating strange cases. The brothers replied that it would lose everything that made it interesting.',
      page: { title: 'Stranger Things', url: 'https://en.wikipedia.org/wiki/Stranger_Things' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where was the series going to be set when it was still called “Montauk”?',
      right: 'By the sea',
      wrong: ['In a desert', 'In Alaska', 'On a campus'],
      explanation:
        'It grew from a conspiracy tale about an army base on Long Island. Winter filming on the coast looked dear and miserable, so the story moved to Indiana.',
      page: { title: 'Stranger Things', url: 'https://en.wikipedia.org/wiki/Stranger_Things' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the children read when they auditioned?',
      right: 'Scenes from “Stand by Me”',
      wrong: ['A chapter of “The Hobbit”', 'Lines from “The Goonies”', 'The rules of a board game'],
      explanation:
        'About 1,200 children came, 906 of them boys. The script was not yet finished, and four boys on the trail of a body came close enough.',
      page: { title: 'Stranger Things season 1', url: 'https://en.wikipedia.org/wiki/Stranger_Things_season_1' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Whose shaved head talked Millie Bobby Brown into losing her own hair?',
      right: 'Charlize Theron’s',
      wrong: ['Sigourney Weaver’s', 'Natalie Portman’s', 'Demi Moore’s'],
      explanation:
        'The brothers showed her Furiosa from “Mad Max: Fury Road” and said she would look as fierce. Her mother needed more persuasion.',
      page: { title: 'Eleven (Stranger Things)', url: 'https://en.wikipedia.org/wiki/Eleven_(Stranger_Things)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'The lettering of the title was borrowed from whose old paperbacks?',
      right: 'Stephen King’s',
      wrong: ['Agatha Christie’s', 'J. R. R. Tolkien’s', 'Ray Bradbury’s'],
      explanation:
        'The designers sent the brothers’ old paperbacks around as examples. The type is ITC Benguiat, drawn in 1977, and its maker Ed Benguiat lived to see it famous again.',
      page: { title: 'ITC Benguiat', url: 'https://en.wikipedia.org/wiki/ITC_Benguiat' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Winona Ryder signed up on one condition: time off if which film ever got a sequel?',
      right: '“Beetlejuice”',
      wrong: ['“Heathers”', '“Little Women”', '“Dracula”'],
      explanation:
        'In 2015 nobody thought it would ever happen. It did, and “Beetlejuice Beetlejuice” was filmed in 2023.',
      page: { title: 'Winona Ryder', url: 'https://en.wikipedia.org/wiki/Winona_Ryder' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why was “Running Up That Hill” not called “A Deal with God” in 1985?',
      right: 'Stations might refuse it',
      wrong: ['A hymn had that name', 'Kate Bush disliked it', 'It was too long for discs'],
      explanation:
        'The label warned that several religious countries would not play a song with God in its title. Bush gave in and was sorry about it later.',
      page: { title: 'Running Up That Hill', url: 'https://en.wikipedia.org/wiki/Running_Up_That_Hill' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Who recorded extra guitar for Eddie’s “Master of Puppets” in season four?',
      right: 'A bassist’s teenage son',
      wrong: ['The actor’s own teacher', 'A street musician in Rome', 'The band’s first drummer'],
      explanation:
        'Tye Trujillo, 17, is the son of Metallica’s Robert Trujillo. The song of 1986 then entered the charts for the first time in Britain and America.',
      page: { title: 'Master of Puppets (song)', url: 'https://en.wikipedia.org/wiki/Master_of_Puppets_(song)' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which flop of the 1980s went back on sale because of season three?',
      right: 'New Coke',
      wrong: ['The Apple Lisa', 'Betamax tapes', 'The DeLorean'],
      explanation:
        'Coca-Cola brewed half a million cans of the recipe that America had rejected within 79 days in 1985. The boys argue about it in the show.',
      page: { title: 'New Coke', url: 'https://en.wikipedia.org/wiki/New_Coke' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which game lends the monsters of Hawkins their names?',
      right: 'Dungeons & Dragons',
      wrong: ['The Legend of Zelda', 'Call of Cthulhu', 'Warhammer'],
      explanation:
        'Demogorgon, Mind Flayer and Vecna all come from the rule books. In the real 1980s worried parents took that game for the devil’s work.',
      page: { title: 'Stranger Things', url: 'https://en.wikipedia.org/wiki/Stranger_Things' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Eggo had no idea that season one would star its waffles. What did it lend Netflix for season two?',
      right: 'An old commercial',
      wrong: ['A waffle factory', 'A secret recipe', 'A delivery van'],
      explanation:
        'It ran during the Super Bowl, “Leggo my Eggo” and all, until the Upside Down broke in. Kellogg’s had dug the advert, some 37 years old, out of its archive.',
      page: { title: 'Stranger Things season 2', url: 'https://en.wikipedia.org/wiki/Stranger_Things_season_2' },
    },
  ],
}
