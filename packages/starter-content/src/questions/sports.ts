import type { QuestionsByTrend } from '../starter-question'

export const sportsQuestions: QuestionsByTrend = {
  pickleball: [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'One inventor’s family had a dog called Pickles. What is true about it?',
      right: 'It was named after the game',
      wrong: ['It gave the game its name', 'It ate the very first ball', 'It belonged to a neighbour'],
      explanation:
        'The dog story was told to a reporter because it sounded better. The Pritchards got their puppy some years after the game had its name.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Joan Pritchard thought of a “pickle boat” when she named the game. Who sits in one?',
      right: 'The rowers left over',
      wrong: ['The referees of a race', 'The youngest crew', 'The anglers of a fleet'],
      explanation:
        'At regattas the remaining oarsmen make up a crew just for fun. The game, too, was thrown together from leftovers of other sports.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why did the game’s inventors hit a plastic ball with holes over their badminton net?',
      right: 'The shuttlecock was missing',
      wrong: ['The neighbours were asleep', 'The wind was too strong', 'The dog ate tennis balls'],
      explanation:
        'Two fathers had bored children, a badminton court and nothing to play with. The bats came from table tennis.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'You stand in the “kitchen”, the strip by the net. What may you not do there?',
      right: 'Hit the ball before it bounces',
      wrong: ['Hit the ball with a backhand', 'Stay longer than ten seconds', 'Speak to your partner'],
      explanation:
        'Without that zone of seven feet tall players would simply smash everything at the net. The first thing every beginner hears is: stay out of the kitchen.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'A pickleball court is 20 by 44 feet. How many usually fit on one tennis court?',
      right: 'Four',
      wrong: ['Two', 'Six', 'Eight'],
      explanation: 'That puts up to sixteen people where two were playing singles. Tennis clubs have noticed.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'Before a doubles serve somebody calls “five, two, one”. What is the one?',
      right: 'Which partner is serving',
      wrong: ['Which game it is', 'How many faults are left', 'How far ahead they are'],
      explanation:
        'Both partners serve before the other side may. Only those who serve can score, so the number matters more than it sounds.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'The first composite paddles were made from panels meant for what?',
      right: 'The floors of aeroplanes',
      wrong: ['The decks of yachts', 'The walls of saunas', 'The doors of lifts'],
      explanation:
        'Arlen Paranto, an engineer at Boeing near Seattle, brought home scraps of the light honeycomb in the 1980s. Until then it was plywood.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Joel Pritchard, one of the inventors, became better known as what?',
      right: 'A politician',
      wrong: ['A tennis umpire', 'A toy maker', 'A film actor'],
      explanation:
        'He sat in the US Congress for twelve years and was lieutenant governor of Washington, the state that has since made his game official.',
      page: { title: 'Joel Pritchard', url: 'https://en.wikipedia.org/wiki/Joel_Pritchard' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'A bank reckoned in 2023 that pickleball could cost Americans up to 500 million dollars. In what?',
      right: 'Medical bills',
      wrong: ['Lost working hours', 'Noise complaints', 'Ruined tennis courts'],
      explanation:
        'Health insurers had paid out more than expected, and analysts of UBS pointed to the older players. Running backwards for a lob is how many a wrist gets broken.',
      page: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'You have lost a game eleven to nothing. What have you been?',
      right: 'Pickled',
      wrong: ['Jarred', 'Canned', 'Drained'],
      explanation:
        'The same in tennis is a bagel, for the shape of the nought. Both sports seem to be played before lunch.',
      page: { title: 'Glossary of pickleball', url: 'https://en.wikipedia.org/wiki/Glossary_of_pickleball' },
    },
  ],
  'womens-football': [
    {
      type: 'prediction',
      difficulty: 'medium',
      question: '53,000 people watched two women’s teams on Boxing Day 1920. How did the FA answer within a year?',
      right: 'It shut its grounds to women',
      wrong: ['It founded a women’s league', 'It doubled the ticket tax', 'It invited them to Wembley'],
      explanation:
        'The game was “quite unsuitable for females”, it declared. The ban in England lasted for about fifty years.',
      page: { title: 'Dick, Kerr Ladies F.C.', url: 'https://en.wikipedia.org/wiki/Dick,_Kerr_Ladies_F.C.' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'How was Lily Parr, the great winger of the 1920s, partly paid, as the story goes?',
      right: 'In cigarettes',
      wrong: ['In stockings', 'In coal', 'In beer'],
      explanation:
        'She smoked Woodbines, and packets of them came on top of her expenses. She is said to have scored nearly a thousand goals.',
      page: { title: 'Lily Parr', url: 'https://en.wikipedia.org/wiki/Lily_Parr' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did West Germany’s players get from their federation for winning the 1989 European title?',
      right: 'A coffee set',
      wrong: ['A gold watch', 'A sewing machine', 'A week in Spain'],
      explanation:
        'It had red and blue flowers and was second-choice porcelain. Today it is a treasured joke, and the cups stand in museums.',
      page: { title: "UEFA Women's Euro 1989", url: 'https://en.wikipedia.org/wiki/UEFA_Women%27s_Euro_1989' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which country forbade women to play football by law from 1941 to 1979?',
      right: 'Brazil',
      wrong: ['Italy', 'Argentina', 'Sweden'],
      explanation:
        'A decree banned sports that did not suit their nature. Seven years after it fell, a girl called Marta was born.',
      page: { title: "Women's football in Brazil", url: 'https://en.wikipedia.org/wiki/Women%27s_football_in_Brazil' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How many people saw the unofficial women’s world final in Mexico City in 1971?',
      right: 'About 110,000',
      wrong: ['About 3,000', 'About 12,000', 'About 45,000'],
      explanation:
        'Denmark beat Mexico in the Azteca, with a hat-trick by a girl of fifteen. FIFA had nothing to do with it, and football forgot it for decades.',
      page: { title: "1971 Women's World Cup", url: 'https://en.wikipedia.org/wiki/1971_Women%27s_World_Cup' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'FIFA dared not say World Cup in 1991. After which sweets was the women’s trophy named instead?',
      right: 'M&M’s',
      wrong: ['Skittles', 'Mars bars', 'Kit Kats'],
      explanation:
        'In full it was the FIFA World Championship for Women’s Football for the M&M’s Cup. It was renamed when it had gone well.',
      page: {
        title: "1991 FIFA Women's World Cup",
        url: 'https://en.wikipedia.org/wiki/1991_FIFA_Women%27s_World_Cup',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did matches at the first Women’s World Cup, in 1991, differ from men’s?',
      right: 'They lasted 80 minutes',
      wrong: ['They had nine a side', 'They used smaller goals', 'They had no offside'],
      explanation:
        'Officials thought ninety too much for women. The American captain April Heinrichs joked that they feared the players’ ovaries might fall out.',
      page: {
        title: "1991 FIFA Women's World Cup",
        url: 'https://en.wikipedia.org/wiki/1991_FIFA_Women%27s_World_Cup',
      },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why did England’s women give up white shorts in 2023?',
      right: 'For fear of period stains',
      wrong: ['To match the men’s kit', 'To look taller on television', 'To honour a former captain'],
      explanation:
        'The players had asked for it after winning in white the year before. Blue came, and other teams followed.',
      page: {
        title: "England women's national football team",
        url: 'https://en.wikipedia.org/wiki/England_women%27s_national_football_team',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Nike did not sell the shirt of England’s keeper Mary Earps in 2023. What did fans do?',
      right: 'They signed a petition',
      wrong: ['They returned their boots', 'They dyed old shirts green', 'They bought the men’s shirt'],
      explanation:
        'More than 150,000 signed while she kept clean sheets at the World Cup. When the shirt came at last, it sold out in minutes.',
      page: { title: 'Mary Earps', url: 'https://en.wikipedia.org/wiki/Mary_Earps' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Ada Hegerberg had just won the first women’s Ballon d’Or. Why was she not at the 2019 World Cup?',
      right: 'She had quit in protest',
      wrong: ['She was injured', 'Norway failed to qualify', 'She was finishing school'],
      explanation:
        'She had left the national team in 2017 because of how women’s football was treated. She came back in 2022 and scored three goals in her first match.',
      page: { title: 'Ada Hegerberg', url: 'https://en.wikipedia.org/wiki/Ada_Hegerberg' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'By 2023, who had scored the most World Cup goals, men included?',
      right: 'Marta',
      wrong: ['Miroslav Klose', 'Lionel Messi', 'Birgit Prinz'],
      explanation:
        'She had 17, from five tournaments, one more than Klose. The day she passed him she wore dark lipstick: for the blood one leaves on the pitch, she said.',
      page: { title: 'Marta (footballer)', url: 'https://en.wikipedia.org/wiki/Marta_(footballer)' },
    },
  ],
  'drive-to-survive': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which two teams kept the cameras out of the first season?',
      right: 'Ferrari and Mercedes',
      wrong: ['Haas and Williams', 'Red Bull and Renault', 'McLaren and Sauber'],
      explanation:
        'The two that fought for the title thought it would distract them. So the small teams became stars, and a year later both said yes.',
      page: { title: 'Formula 1: Drive to Survive', url: 'https://en.wikipedia.org/wiki/Formula_1:_Drive_to_Survive' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which fans did Bernie Ecclestone, who ran Formula 1 until 2017, prefer to the young?',
      right: 'Rich men of 70',
      wrong: ['Fathers of 40', 'Engineers of 50', 'Mothers of 30'],
      explanation:
        'Children, he said in 2014, cannot buy the Rolexes the sponsors sell. His successors signed with Netflix.',
      page: { title: 'Bernie Ecclestone', url: 'https://en.wikipedia.org/wiki/Bernie_Ecclestone' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why did Max Verstappen for a while refuse to be interviewed for the series?',
      right: 'It faked rivalries',
      wrong: ['It paid too little', 'It filmed at his home', 'It used old engines'],
      explanation:
        'He became champion in 2021 and hardly speaks in the season about it. Later he came to an agreement with the makers.',
      page: { title: 'Formula 1: Drive to Survive', url: 'https://en.wikipedia.org/wiki/Formula_1:_Drive_to_Survive' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was fake at the first Miami Grand Prix?',
      right: 'The water in the marina',
      wrong: ['The sand of the beach', 'The palms in the pit lane', 'The crowd at the start'],
      explanation:
        'Real yachts stood on boards printed with ripples, outside a football stadium a long way from the sea.',
      page: { title: 'Miami Grand Prix', url: 'https://en.wikipedia.org/wiki/Miami_Grand_Prix' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'A loose cover in Las Vegas wrecked Carlos Sainz’s Ferrari in 2023. What did he get?',
      right: 'Ten places lost on the grid',
      wrong: ['A free lap on Sunday', 'A point as compensation', 'A new car from the city'],
      explanation:
        'The team had to put in a new battery, and the rules know no bad luck. Spectators were sent home before practice went on at half past two.',
      page: { title: '2023 Las Vegas Grand Prix', url: 'https://en.wikipedia.org/wiki/2023_Las_Vegas_Grand_Prix' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did the sponsor Rich Energy announce that it was dropping the Haas team in 2019?',
      right: 'In a tweet',
      wrong: ['On a billboard', 'At a press dinner', 'In an open letter'],
      explanation:
        'It had wanted to beat Red Bull, it wrote, and Haas was too slow. Its own shareholders denied it, but in September the two parted for good.',
      page: { title: 'Rich Energy', url: 'https://en.wikipedia.org/wiki/Rich_Energy' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What does Guenther Steiner, made famous by the series, say about it?',
      right: 'He doesn’t watch it',
      wrong: ['He wrote his own lines', 'He learnt English by it', 'He was never asked'],
      explanation:
        'The former boss of Haas says that he might not like himself and start to change. His best-selling book was called “Surviving to Drive”.',
      page: { title: 'Guenther Steiner', url: 'https://en.wikipedia.org/wiki/Guenther_Steiner' },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question: 'The titanium halo over a driver’s head can bear roughly the weight of what?',
      right: 'A double-decker bus',
      wrong: ['A motorcycle', 'A small family car', 'A grand piano'],
      explanation:
        'It is tested with a load of about twelve tonnes. Many drivers found it ugly in 2018; Romain Grosjean said after his fire in 2020 that it had saved his life.',
      page: { title: 'Halo (safety device)', url: 'https://en.wikipedia.org/wiki/Halo_(safety_device)' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What did Ross Brawn’s people pay for the Honda team, which then won the 2009 title?',
      right: 'One pound',
      wrong: ['One million pounds', 'Ten million pounds', '100,000 pounds'],
      explanation: 'Honda wanted out. A year later most of the team was sold to Mercedes for a great deal more.',
      page: { title: 'Brawn GP', url: 'https://en.wikipedia.org/wiki/Brawn_GP' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'The makers tried the recipe on tennis with “Break Point”. What became of it?',
      right: 'It ended after two seasons',
      wrong: ['It beat the racing series', 'It was banned by Wimbledon', 'It became a feature film'],
      explanation:
        'The stars gave the cameras little, and few people watched. Golf, rugby and cycling had their turn as well.',
      page: { title: 'Break Point (TV series)', url: 'https://en.wikipedia.org/wiki/Break_Point_(TV_series)' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'McLaren changed four wheels in Qatar in 2023 in the fastest stop so far. How long did the car stand?',
      right: '1.8 seconds',
      wrong: ['0.9 seconds', '3.1 seconds', '4.5 seconds'],
      explanation: 'About twenty people touch the car. In the 1980s ten seconds were thought quick.',
      page: { title: 'Pit stop', url: 'https://en.wikipedia.org/wiki/Pit_stop' },
    },
  ],
  'street-sports-olympics': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which country made skateboards illegal from 1978 to 1989?',
      right: 'Norway',
      wrong: ['Japan', 'Portugal', 'Canada'],
      explanation:
        'They were thought too dangerous to sell, own or ride. Skaters built ramps in the woods and hid from the police.',
      page: { title: 'Skateboarding', url: 'https://en.wikipedia.org/wiki/Skateboarding' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'How old was Kokona Hiraki when she won a silver medal in Tokyo?',
      right: '12',
      wrong: ['14', '16', '18'],
      explanation:
        'She was twelve years and eleven months old, the youngest Olympic medallist for 85 years. Next to her on the podium stood Sky Brown, 13.',
      page: { title: 'Kokona Hiraki', url: 'https://en.wikipedia.org/wiki/Kokona_Hiraki' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Many skaters in Tokyo were still at school. How old was the oldest?',
      right: '46',
      wrong: ['24', '31', '38'],
      explanation:
        'Dallas Oberholzer of South Africa and Rune Glifberg of Denmark were both 46. They dropped into the same bowl as skaters young enough to be their sons.',
      page: {
        title: 'Skateboarding at the 2020 Summer Olympics',
        url: 'https://en.wikipedia.org/wiki/Skateboarding_at_the_2020_Summer_Olympics',
      },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question: 'Climbers in Tokyo had three ranks, for speed, boulder and lead. How were these turned into a score?',
      right: 'Multiplied',
      wrong: ['Added', 'Averaged', 'The worst dropped'],
      explanation:
        'A first and two tenths (100) beat three fifths (125). So one victory was worth more than being good at everything, and lots of fans hated it.',
      page: {
        title: 'Sport climbing at the 2020 Summer Olympics',
        url: 'https://en.wikipedia.org/wiki/Sport_climbing_at_the_2020_Summer_Olympics',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What is special about the wall in speed climbing?',
      right: 'It is the same everywhere',
      wrong: ['It is built overnight', 'It gets higher every year', 'It is secret until the start'],
      explanation:
        'Holds and distances are fixed by a standard, so times count as records all over the world. Climbers know the 15 metres by heart.',
      page: { title: 'Speed climbing', url: 'https://en.wikipedia.org/wiki/Speed_climbing' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'In Paris, how long did the fastest men need to climb a wall of 15 metres?',
      right: 'Under 5 seconds',
      wrong: ['About 9 seconds', 'About 14 seconds', 'About 20 seconds'],
      explanation: 'Sam Watson reached the top in 4.74 seconds, and only won bronze. A lift is slower.',
      page: {
        title: 'Sport climbing at the 2024 Summer Olympics',
        url: 'https://en.wikipedia.org/wiki/Sport_climbing_at_the_2024_Summer_Olympics',
      },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You step on to the Olympic floor as a breaker. Who chooses your music?',
      right: 'The DJ, there and then',
      wrong: ['You, a week before', 'Your opponent', 'The judges, by lot'],
      explanation:
        'Nobody knows the track until it starts, so no routine can be learnt to it. Taking the beat as it comes is part of the art.',
      page: {
        title: 'Breaking at the 2024 Summer Olympics',
        url: 'https://en.wikipedia.org/wiki/Breaking_at_the_2024_Summer_Olympics',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Thousands of skateboarders signed a petition to the Olympic Committee. What did they want?',
      right: 'To be left out',
      wrong: ['To start sooner', 'To wear helmets', 'To be paid to skate'],
      explanation:
        'Skateboarding was no sport, they wrote, and should not be bent to fit the programme. The committee added it all the same, in search of younger viewers.',
      page: {
        title: 'Skateboarding at the Summer Olympics',
        url: 'https://en.wikipedia.org/wiki/Skateboarding_at_the_Summer_Olympics',
      },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Which body runs skateboarding at the Games, to many skaters’ surprise?',
      right: 'A roller-skate federation',
      wrong: ['A surfers’ association', 'A cycling union', 'A league of skate shops'],
      explanation:
        'Only a recognised federation may send athletes. So the street skaters came under the roof of artistic roller skating and rink hockey.',
      page: { title: 'World Skate', url: 'https://en.wikipedia.org/wiki/World_Skate' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Breaking had its Olympic premiere in Paris. What did the hosts of 2028 do with it?',
      right: 'They left it out',
      wrong: ['They made it a team event', 'They moved it to the beach', 'They doubled its medals'],
      explanation:
        'Los Angeles, in the country where it was invented, had chosen five other sports even before Paris. One Games may have been all.',
      page: {
        title: 'Breaking at the 2024 Summer Olympics',
        url: 'https://en.wikipedia.org/wiki/Breaking_at_the_2024_Summer_Olympics',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Manizha Talash of the refugee team was disqualified in Paris. What for?',
      right: 'A slogan on her cape',
      wrong: ['A banned throw', 'A late start', 'Shoes of another brand'],
      explanation:
        'It read “Free Afghan women”, and political messages are forbidden. She had learnt to dance behind closed doors in Kabul.',
      page: { title: 'Manizha Talash', url: 'https://en.wikipedia.org/wiki/Manizha_Talash' },
    },
  ],
  'caitlin-clark': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How did many Iowa girls play basketball until 1993?',
      right: 'Six a side, in half a court',
      wrong: ['Four a side, with lower baskets', 'Seven a side, without dribbling', 'Five a side, with two balls'],
      explanation:
        'Three only attacked and three only defended, and nobody crossed the middle line. Girls’ finals there drew bigger crowds than boys’.',
      page: { title: 'Six-on-six basketball', url: 'https://en.wikipedia.org/wiki/Six-on-six_basketball' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did Iowa’s women play a friendly game in October 2023?',
      right: 'In a football stadium',
      wrong: ['On an aircraft carrier', 'On a state fairground', 'On a closed motorway'],
      explanation:
        '55,646 people sat in the open air, the most ever at a women’s basketball game. It was windy, and Clark had a triple-double.',
      page: { title: 'Crossover at Kinnick', url: 'https://en.wikipedia.org/wiki/Crossover_at_Kinnick' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What was Caitlin Clark’s salary in her first WNBA season?',
      right: 'About 76,500 dollars',
      wrong: ['About 12,000 dollars', 'About 430,000 dollars', 'About 1.2 million dollars'],
      explanation:
        'Rookie pay is fixed, whoever sells the tickets. The men’s first pick of that year earned more than that in a single game.',
      page: { title: 'Caitlin Clark', url: 'https://en.wikipedia.org/wiki/Caitlin_Clark' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What had the New York Liberty secretly done to be fined half a million dollars?',
      right: 'Chartered aeroplanes',
      wrong: ['Paid a star in cash', 'Filmed a rival’s training', 'Moved a home game'],
      explanation:
        'WNBA rules forbade travelling better than the others, who queued at airports like everybody else. In 2024 the league began to charter for all.',
      page: { title: 'New York Liberty', url: 'https://en.wikipedia.org/wiki/New_York_Liberty' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Why do some fans still put Pete Maravich’s 3,667 college points above Clark’s?',
      right: 'He had no three-point line',
      wrong: ['He played shorter games', 'He missed a whole season', 'He played in defence only'],
      explanation:
        'He also needed only 83 games, in three seasons, since freshmen were not allowed. He averaged 44 points.',
      page: { title: 'Pete Maravich', url: 'https://en.wikipedia.org/wiki/Pete_Maravich' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question:
        'Lynette Woodard, whose 3,649 college points Clark passed as well, later became the first woman to do what?',
      right: 'Play for the Globetrotters',
      wrong: ['Coach an NBA champion', 'Referee an Olympic final', 'Own a professional team'],
      explanation:
        'She joined the famous show team in 1985. Her college points were long missing from the official list, as the NCAA did not yet run women’s sports.',
      page: { title: 'Lynette Woodard', url: 'https://en.wikipedia.org/wiki/Lynette_Woodard' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In the boys’ league where the young Clark played, some parents objected to what?',
      right: 'Naming her best player',
      wrong: ['Letting her be captain', 'Her father as the coach', 'Giving her a day off'],
      explanation:
        'A girl could not be the most valuable player of a boys’ league, they said. It was no pity award, she told an audience in 2024: she was better than all of them.',
      page: {
        title: 'Caitlin Clark Comically Details Parent Disbelief Over Past Basketball Success vs Boys',
        url: 'https://www.si.com/onsi/womens-fastbreak/news/caitlin-clark-comically-details-parent-disbelief-over-past-basketball-success-vs-boys-01jf0dypj3wt',
      },
    },
    {
      type: 'prediction',
      difficulty: 'easy',
      question: 'Clark’s Indiana team came to play away in 2024. What did several hosts do?',
      right: 'Rent a larger arena',
      wrong: ['Cancel the cheerleaders', 'Play on two evenings', 'Lower their prices'],
      explanation:
        'In Washington, where the home team plays in a hall for 4,200, more than 20,000 came, the most the league had ever seen.',
      page: { title: 'Caitlin Clark effect', url: 'https://en.wikipedia.org/wiki/Caitlin_Clark_effect' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In her first season Clark set the league’s record for one game in what?',
      right: 'Assists',
      wrong: ['Rebounds', 'Blocks', 'Free throws'],
      explanation:
        'The famous shooter gave 19 passes that led to baskets, against Dallas in July 2024. Nobody in the WNBA had ever given as many.',
      page: { title: 'Caitlin Clark', url: 'https://en.wikipedia.org/wiki/Caitlin_Clark' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which product with Clark’s picture did an Iowa supermarket chain sell for charity?',
      right: 'A breakfast cereal',
      wrong: ['A popcorn maker', 'A maize syrup', 'A line of frozen pizza'],
      explanation:
        'Caitlin’s Crunch Time was a limited edition for her foundation. Sports stars dream of a Wheaties box, she got her own flakes.',
      page: { title: 'Caitlin Clark', url: 'https://en.wikipedia.org/wiki/Caitlin_Clark' },
    },
  ],
  parkrun: [
    {
      type: 'analysis',
      difficulty: 'easy',
      question: 'Why did Paul Sinton-Hewitt hold the stopwatch in 2004 instead of running?',
      right: 'He was injured',
      wrong: ['He was the referee', 'He hated running', 'He had lost a bet'],
      explanation:
        'He could not train and had lost his job, and he wanted to see his friends on Saturdays. Standing about with a watch was an excuse.',
      page: { title: 'Paul Sinton-Hewitt', url: 'https://en.wikipedia.org/wiki/Paul_Sinton-Hewitt' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What did the first runners get at the finish as tokens?',
      right: 'Metal washers',
      wrong: ['Bottle caps', 'Playing cards', 'Bus tickets'],
      explanation:
        'They came from a hardware shop, and the results were written on paper. Today the tokens have barcodes, and people still take them home by mistake.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You are afraid of coming last at parkrun. Why can it not happen?',
      right: 'A volunteer always does',
      wrong: ['Slow people are not timed', 'Everybody finishes together', 'The course shuts at half past'],
      explanation:
        'The tail walker stays behind everybody, chats with you, and comes in after you. Nobody is overtaken by the broom wagon.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'What does parkrun call the person who crosses the line before all others?',
      right: 'First finisher',
      wrong: ['Winner', 'Pacemaker', 'Park captain'],
      explanation:
        'It is “a run, not a race”, so nobody can win. There is no prize either, except getting first to the café.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What is special about the parkrun that began at Haverigg in 2017?',
      right: 'It is inside a prison',
      wrong: ['It is on a ship', 'It is run at midnight', 'It is only for women'],
      explanation:
        'Men in custody and staff run and volunteer together, with the same timekeeping as anywhere. Others have followed since, and visitors cannot simply turn up.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'In 2016 the parish council of Stoke Gifford wanted money from its parkrun. What followed?',
      right: 'The run gave up the park',
      wrong: ['Runners paid a pound each', 'A sponsor paid the bill', 'A court made it pay'],
      explanation:
        'It has to be free, for ever and everywhere, or it is no parkrun. The dispute about wear of the paths made headlines far beyond Bristol.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What have family doctors in Britain been encouraged to do since 2018?',
      right: 'Prescribe parkrun',
      wrong: ['Time the runners', 'Race their patients', 'Hand out trainers'],
      explanation:
        'Practices can link up with their local event and send patients along, to walk, run or hand out tokens. It has fewer side effects than most pills.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'You want the shirt for 500 parkruns. How long does it take at best?',
      right: 'Nearly ten years',
      wrong: ['Nearly three years', 'About five years', 'About twenty years'],
      explanation:
        'With one run a week it is some 52 a year, plus one or two on holidays. For 25 as a volunteer there is a shirt as well.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What did parkrun take off its website in February 2024, to some runners’ anger?',
      right: 'Course records',
      wrong: ['All maps', 'Runners’ names', 'Photographs'],
      explanation:
        'The lists of the fastest put newcomers off, it said. Nearly 30,000 people signed a petition to get their numbers back.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'The average time is far slower than in the first years. What do the organisers call that?',
      right: 'A success',
      wrong: ['A problem', 'A mystery', 'A measuring error'],
      explanation:
        'The slower the average, the more people have come who never ran before. Walkers have had a volunteer of their own since 2022.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'What was parkrun called in its first years, when it was only in Bushy Park?',
      right: 'A time trial',
      wrong: ['A fun run', 'A paper chase', 'A charity mile'],
      explanation:
        'It was the Bushy Park Time Trial, which sounds like lycra. The friendlier name spread from 2008 on, with a small p.',
      page: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
    },
  ],
}
