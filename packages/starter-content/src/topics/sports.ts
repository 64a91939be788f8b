import type { WrittenTopic } from '../written-topic'

export const sportsTopics: readonly WrittenTopic[] = [
  {
    key: 'nba',
    name: 'basketball and the NBA',
    category: 'Sports',
    spellings: [
      'NBA',
      'Knicks',
      'Lakers',
      'Celtics',
      'Cavs',
      'Mavs',
      'Sixers',
      '76ers',
      'Timberwolves',
      'San Antonio Spurs',
      'Oklahoma City Thunder',
      'OKC Thunder',
      'Detroit Pistons',
      'Dallas Mavericks',
      'Golden State Warriors',
      'Denver Nuggets',
      'Miami Heat',
      'Milwaukee Bucks',
      'Indiana Pacers',
      'Houston Rockets',
      'LA Clippers',
      'Toronto Raptors',
      'Chicago Bulls',
      'Orlando Magic',
      'Phoenix Suns',
      'Boston Celtics',
      'New York Knicks',
      'Wembanyama',
      'LeBron',
      'LeBron James',
      'Michael Jordan',
      'Stephen Curry',
      'Steph Curry',
      'Luka Doncic',
      'Luka Dončić',
      'Nikola Jokic',
      'Nikola Jokić',
      'Gilgeous-Alexander',
      'basketball',
      'Basketball',
      'Cleveland Cavaliers',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How did Danny Biasone arrive at 24 seconds for the NBA’s shot clock in 1954?',
        right: 'He divided game time by shots',
        wrong: ['He timed his own team’s attacks', 'He halved the college time limit', 'He asked the referees to vote'],
        explanation:
          'Biasone divided the length of a game by the number of shots: in games he had enjoyed there were about 120 in 48 minutes, one every 24 seconds. Without a clock, a game in 1950 had ended 19–18.',
        page: {
          title: 'Shot clock',
          url: 'https://en.wikipedia.org/wiki/Shot_clock',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does a basketball hoop hang ten feet above the floor?',
        right: 'The first gym’s gallery was that high',
        wrong: ['Referees could reach it by ladder', 'It was twice a player’s height', 'Lower hoops were soon bent'],
        explanation:
          'In 1891 James Naismith nailed peach baskets to the gallery around his gym, which happened to be ten feet up. Players have grown since, but the hoop has stayed where it was.',
        page: {
          title: 'Basketball',
          url: 'https://en.wikipedia.org/wiki/Basketball',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why were basketball hoops given backboards in the 1890s?',
        right: 'Fans were meddling with shots',
        wrong: ['Stray shots broke windows', 'Players wanted bank shots', 'Hoops were falling off walls'],
        explanation:
          'Fans leaning over the gallery could meddle with the ball, so a board was put up to keep their hands away. Only later did players discover how useful it was for aiming.',
        page: {
          title: 'Backboard (basketball)',
          url: 'https://en.wikipedia.org/wiki/Backboard_(basketball)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Whose silhouette appears in the NBA logo, although the league has never officially said so?',
        right: 'Jerry West’s',
        wrong: ['Oscar Robertson’s', 'Wilt Chamberlain’s', 'Bill Russell’s'],
        explanation:
          'The designer, Alan Siegel, has said that he traced a magazine photo of Jerry West. The league prefers its logo to stand for no one in particular.',
        page: {
          title: 'Jerry West',
          url: 'https://en.wikipedia.org/wiki/Jerry_West',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Los Angeles is short of lakes. How did its NBA team come to be called the Lakers?',
        right: 'It moved from Minnesota',
        wrong: ['It first played by a reservoir', 'It was owned by a boatyard', 'Its arena was on Lake Street'],
        explanation:
          'The team came from Minneapolis, in the “land of 10,000 lakes”, where the name made sense. The Jazz likewise brought theirs from New Orleans to Utah.',
        page: {
          title: 'Los Angeles Lakers',
          url: 'https://en.wikipedia.org/wiki/Los_Angeles_Lakers',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What is missing from the record of Wilt Chamberlain’s 100-point NBA game in 1962?',
        right: 'Any film of the game',
        wrong: ['An official scoresheet', 'The exact final score', 'A photo of Chamberlain'],
        explanation:
          'No film of the game is known: there were no television cameras in Hershey, Pennsylvania, that night. The best-known souvenir is a photo of him holding up a sheet of paper marked “100”.',
        page: {
          title: 'Wilt Chamberlain’s 100-point game',
          url: 'https://en.wikipedia.org/wiki/Wilt_Chamberlain%27s_100-point_game',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the NBA find the three-point shot it adopted in 1979?',
        right: 'In a league that had folded',
        wrong: ['In women’s college basketball', 'In the Olympic rule book', 'In the Globetrotters’ shows'],
        explanation:
          'It came from the American Basketball Association, a rival league that had used the long shot to draw crowds and broke up in 1976. Many NBA coaches dismissed it as a gimmick.',
        page: {
          title: 'Three-point field goal',
          url: 'https://en.wikipedia.org/wiki/Three-point_field_goal',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Michael Jordan wear number 12 instead of 23 for one NBA game in 1990?',
        right: 'His jersey had been stolen',
        wrong: ['His rivals had retired 23', 'He had lost a bet', 'He was honouring a coach'],
        explanation:
          'His jersey was stolen from the locker room in Orlando, and the only spare had no name on it. He scored 49 points all the same.',
        page: {
          title: 'Michael Jordan',
          url: 'https://en.wikipedia.org/wiki/Michael_Jordan',
        },
      },
    ],
  },
  {
    key: 'college-basketball',
    name: 'college basketball',
    category: 'Sports',
    spellings: [
      'college basketball',
      'College Basketball',
      "men's college basketball",
      'March Madness',
      'NCAA tournament',
      'NCAA Tournament',
      "NCAA men's tournament",
      'NCAA basketball',
      'Final Four',
      'Elite Eight',
      'Selection Sunday',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which move was banned in American college basketball from 1967 to 1976?',
        right: 'The dunk',
        wrong: ['The hook shot', 'The bounce pass', 'The fast break'],
        explanation:
          'The dunk was banned, a rule often blamed on the dominance of seven-footer Lew Alcindor, later Kareem Abdul-Jabbar. He turned to the skyhook instead, and was just as hard to stop.',
        page: {
          title: 'Slam dunk',
          url: 'https://en.wikipedia.org/wiki/Slam_dunk',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What was “March Madness” in Illinois in the 1930s, long before college basketball took the name?',
        right: 'A high school tournament',
        wrong: ['A factory workers’ league', 'A college rivalry game', 'A free-throw contest'],
        explanation:
          'It was the state’s high school tournament: Henry V. Porter, an Illinois official, used the phrase in an essay in 1939. A television commentator passed it on to the college game in the 1980s.',
        page: {
          title: 'March Madness',
          url: 'https://en.wikipedia.org/wiki/March_Madness',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question:
          'You pick the winners of all 63 tournament games by tossing a coin. What are your chances of perfection?',
        right: '1 in 9 quintillion',
        wrong: ['1 in 9 million', '1 in 9 billion', '1 in 9 trillion'],
        explanation:
          'There are about 9 quintillion ways to fill in a bracket, as each game doubles the number, 63 times over. Knowing your basketball helps a great deal, and still leaves you with next to no chance.',
        page: {
          title: 'NCAA Division I men’s basketball tournament',
          url: 'https://en.wikipedia.org/wiki/NCAA_Division_I_men%27s_basketball_tournament',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question:
          'In 2018 Virginia became the first men’s top seed to lose to a 16th seed. What happened the next year?',
        right: 'It won the title',
        wrong: ['It lost to another one', 'It was left out', 'It lost the final'],
        explanation:
          'A year after losing by 20 points to UMBC, a small university in Maryland, Virginia won its first national title.',
        page: {
          title: '2018 UMBC vs. Virginia men’s basketball game',
          url: 'https://en.wikipedia.org/wiki/2018_UMBC_vs._Virginia_men%27s_basketball_game',
        },
      },
    ],
  },
  {
    key: 'wnba',
    name: 'women’s basketball',
    category: 'Sports',
    spellings: [
      'WNBA',
      'Caitlin Clark',
      'Indiana Fever',
      'New York Liberty',
      'Las Vegas Aces',
      'Minnesota Lynx',
      'Angel Reese',
      "A'ja Wilson",
      'A’ja Wilson',
      'Paige Bueckers',
      'Breanna Stewart',
      "women's basketball",
      'women’s basketball',
      "Women's Basketball",
      'Women’s Basketball',
      "women's college basketball",
      'women’s college basketball',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Houston Comets won the first four WNBA titles. What became of the team in 2008?',
        right: 'It was disbanded',
        wrong: ['It moved to Las Vegas', 'It was renamed', 'It merged with a rival'],
        explanation:
          'The league disbanded the Comets when no buyer could be found, and the players of its first dynasty were shared out among the other teams.',
        page: {
          title: 'Houston Comets',
          url: 'https://en.wikipedia.org/wiki/Houston_Comets',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Georgeann Wells made the first women’s college dunk in 1984. Why did footage surface only in 2009?',
        right: 'The losing coach kept it',
        wrong: ['The camera had jammed', 'The league locked it away', 'A television station lost it'],
        explanation:
          'Only the losing team had filmed the game, and its coach would not hand over the tape. His son brought it to light after his death.',
        page: {
          title: 'Georgeann Wells',
          url: 'https://en.wikipedia.org/wiki/Georgeann_Wells',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did WNBA star Diana Taurasi sit out the 2015 season?',
        right: 'A Russian club paid her to rest',
        wrong: ['She played in a men’s league', 'The league had suspended her', 'She was training for the Olympics'],
        explanation:
          'UMMC Yekaterinburg, her winter club in Russia, paid her to stay fresh, and far better than her team in Phoenix did. Many WNBA players spent the off-season abroad for the money.',
        page: {
          title: 'Diana Taurasi',
          url: 'https://en.wikipedia.org/wiki/Diana_Taurasi',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Who was kept out of the first women’s college basketball game, Stanford against California, in 1896?',
        right: 'Men',
        wrong: ['Children', 'Mothers', 'Teachers'],
        explanation:
          'Men were barred, because it was thought improper for them to see women run and sweat. About 700 women watched Stanford win 2–1.',
        page: {
          title: 'Women’s basketball',
          url: 'https://en.wikipedia.org/wiki/Women%27s_basketball',
        },
      },
    ],
  },
  {
    key: 'nfl',
    name: 'American football and the NFL',
    category: 'Sports',
    spellings: [
      'NFL',
      'Super Bowl',
      'quarterback',
      'quarterbacks',
      'Steelers',
      'Packers',
      'Dallas Cowboys',
      'Cowboys',
      'Kansas City Chiefs',
      'New England Patriots',
      'Philadelphia Eagles',
      'Buffalo Bills',
      'Chicago Bears',
      'New York Giants',
      'New York Jets',
      'San Francisco 49ers',
      '49ers',
      'Seahawks',
      'Baltimore Ravens',
      'Cincinnati Bengals',
      'Cleveland Browns',
      'Detroit Lions',
      'Minnesota Vikings',
      'Miami Dolphins',
      'Las Vegas Raiders',
      'Denver Broncos',
      'Tampa Bay Buccaneers',
      'Buccaneers',
      'Washington Commanders',
      'Green Bay Packers',
      'Pittsburgh Steelers',
      'Mahomes',
      'Patrick Mahomes',
      'Tom Brady',
      'Travis Kelce',
      'Aaron Rodgers',
      'linebacker',
      'wide receiver',
      'American football',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Hundreds of thousands of fans own shares in the Green Bay Packers. What dividend do they get?',
        right: 'None at all',
        wrong: ['One ticket a year', 'A dollar a share', 'A share of TV money'],
        explanation:
          'Shareholders get no dividend at all and cannot sell at a profit: a share is a donation with a certificate. That is how a small city has kept its team in the biggest league.',
        page: {
          title: 'Green Bay Packers',
          url: 'https://en.wikipedia.org/wiki/Green_Bay_Packers',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Green Bay Packers are named after a packing company. What did it pack?',
        right: 'Meat',
        wrong: ['Cheese', 'Fish', 'Beer'],
        explanation:
          'The Indian Packing Company canned meat, and gave its clerk Curly Lambeau 500 dollars for jerseys. The firm soon disappeared, but the name stayed.',
        page: {
          title: 'Green Bay Packers',
          url: 'https://en.wikipedia.org/wiki/Green_Bay_Packers',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'According to Lamar Hunt, which children’s toy gave him the idea for the name “Super Bowl”?',
        right: 'A bouncing ball',
        wrong: ['A model plane', 'A spinning top', 'A toy robot'],
        explanation:
          'It was the Super Ball, a bouncing ball by Wham-O that his children played with; college games were already called bowls. Hunt meant the name as a stopgap.',
        page: {
          title: 'Super Bowl',
          url: 'https://en.wikipedia.org/wiki/Super_Bowl',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the Pittsburgh Steelers and Philadelphia Eagles play as a single team in 1943?',
        right: 'Their players had gone to war',
        wrong: ['Both had gone bankrupt', 'A flood had hit their stadiums', 'Both had lost their coaches'],
        explanation:
          'The war had taken so many players that the two teams merged for a season, and fans called them the “Steagles”. Those left were mostly unfit for service, and worked in war industries by day.',
        page: {
          title: 'Steagles',
          url: 'https://en.wikipedia.org/wiki/Steagles',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why did the Pittsburgh Steelers start wearing their logo on only one side of the helmet?',
        right: 'To see how it looked',
        wrong: ['To save on decals', 'To face the cameras', 'To mark a rookie season'],
        explanation:
          'They only wanted to see how the logo looked on their helmets, which were gold in 1962. The team had its best season yet and never changed it.',
        page: {
          title: 'Pittsburgh Steelers',
          url: 'https://en.wikipedia.org/wiki/Pittsburgh_Steelers',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did football players at Gallaudet, a college for the deaf, huddle in the 1890s?',
        right: 'To hide their sign language',
        wrong: ['To shut out the crowd', 'To hear a whisper', 'To pray before a play'],
        explanation:
          'They huddled so that rivals could not read their signs: some of their opponents were deaf too. Quarterback Paul Hubbard is credited with the idea.',
        page: {
          title: 'Huddle',
          url: 'https://en.wikipedia.org/wiki/Huddle',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'A football may be called a pigskin, but what are the NFL’s balls really made of?',
        right: 'Cowhide',
        wrong: ['Deerskin', 'Goatskin', 'Rubber'],
        explanation:
          'Wilson makes them of cowhide, sewn in the small town of Ada, Ohio. The nickname goes back to early balls with a pig’s bladder inside.',
        page: {
          title: 'Ball (gridiron football)',
          url: 'https://en.wikipedia.org/wiki/Ball_(gridiron_football)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Two networks broadcast the first Super Bowl in 1967. What did they do with the tapes?',
        right: 'They wiped them',
        wrong: ['They sold them', 'They sealed them', 'They gave them to the league'],
        explanation:
          'They wiped them, because videotape was expensive and could be used again. For decades no full recording was known of the game that became America’s biggest television event.',
        page: {
          title: 'Super Bowl I',
          url: 'https://en.wikipedia.org/wiki/Super_Bowl_I',
        },
      },
    ],
  },
  {
    key: 'college-football',
    name: 'college football',
    category: 'Sports',
    spellings: [
      'college football',
      'College Football',
      'College Football Playoff',
      'Rose Bowl',
      'Sugar Bowl',
      'Orange Bowl',
      'Cotton Bowl',
      'Heisman',
      'Heisman Trophy',
      'Crimson Tide',
      'Ohio State football',
      'Notre Dame football',
      'Michigan football',
      'Alabama football',
      'Georgia Bulldogs',
      'Texas Longhorns',
      'Nick Saban',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was the forward pass made legal in American college football in 1906?',
        right: 'To make the game safer',
        wrong: ['To help smaller colleges', 'To shorten long games', 'To copy rugby’s rules'],
        explanation:
          'The pass was meant to make the game safer by spreading out players who had been crashing into each other in masses, with deaths every year. President Theodore Roosevelt had urged reform.',
        page: {
          title: 'Forward pass',
          url: 'https://en.wikipedia.org/wiki/Forward_pass',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'After a lopsided Rose Bowl game in 1902, football was dropped for years. What drew the crowds instead?',
        right: 'Chariot races',
        wrong: ['Rugby games', 'Rodeos', 'Baseball games'],
        explanation:
          'Pasadena turned to Roman-style chariot races after Stanford gave up against Michigan at 49–0. Football came back in 1916.',
        page: {
          title: 'Rose Bowl Game',
          url: 'https://en.wikipedia.org/wiki/Rose_Bowl_Game',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'Cumberland had scrapped its football team in 1916. Why did it still play Georgia Tech and lose 222–0?',
        right: 'It would have had to pay',
        wrong: ['It had bet on the game', 'Its students demanded it', 'It hoped for a new coach'],
        explanation:
          'A contract would have made Cumberland pay 3,000 dollars, a fortune then, for calling the game off. So it sent whichever students it could find.',
        page: {
          title: '1916 Cumberland vs. Georgia Tech football game',
          url: 'https://en.wikipedia.org/wiki/1916_Cumberland_vs._Georgia_Tech_football_game',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'In 1934 football player Ed Smith posed for a sculptor friend. What did he learn only in 1982?',
        right: 'He was the Heisman Trophy',
        wrong: ['He stood in the Capitol', 'He had been cast in gold', 'He was on a coin'],
        explanation:
          'His figure, running with an outstretched arm, had become the Heisman Trophy, the best-known award in college football. Nobody had told him for almost half a century.',
        page: {
          title: 'Heisman Trophy',
          url: 'https://en.wikipedia.org/wiki/Heisman_Trophy',
        },
      },
    ],
  },
  {
    key: 'baseball',
    name: 'baseball',
    category: 'Sports',
    spellings: [
      'MLB',
      'baseball',
      'Baseball',
      'Yankees',
      'Dodgers',
      'Mets',
      'Red Sox',
      'White Sox',
      'Phillies',
      'Astros',
      'Blue Jays',
      'Padres',
      'Chicago Cubs',
      'Atlanta Braves',
      'San Francisco Giants',
      'Seattle Mariners',
      'Detroit Tigers',
      'Milwaukee Brewers',
      'Cleveland Guardians',
      'Baltimore Orioles',
      'St. Louis Cardinals',
      'Tampa Bay Rays',
      'World Series',
      'home run',
      'home runs',
      'Home Run',
      'no-hitter',
      'Ohtani',
      'Shohei Ohtani',
      'Aaron Judge',
      'Major League Baseball',
      'Babe Ruth',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What have new major-league baseballs been rubbed with before games for decades?',
        right: 'River mud',
        wrong: ['Pine resin', 'Beeswax', 'Chalk dust'],
        explanation:
          'Every ball is rubbed with river mud to take off the shine and give pitchers a grip. It comes from a spot in New Jersey that is kept secret.',
        page: {
          title: 'Baseball rubbing mud',
          url: 'https://en.wikipedia.org/wiki/Baseball_rubbing_mud',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What were people in Brooklyn dodging when their baseball team got the name Dodgers?',
        right: 'Electric streetcars',
        wrong: ['Foul balls', 'Toll collectors', 'Runaway horses'],
        explanation:
          'They were dodging the fast new electric trolleys of the 1890s: Brooklynites were known as “trolley dodgers”. The team took the name along to Los Angeles.',
        page: {
          title: 'Los Angeles Dodgers',
          url: 'https://en.wikipedia.org/wiki/Los_Angeles_Dodgers',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What had the lyricist of “Take Me Out to the Ball Game” not done when he wrote it in 1908?',
        right: 'Been to a big-league game',
        wrong: ['Published a song', 'Lived in New York', 'Worked in theatre'],
        explanation:
          'Jack Norworth had never been to a major-league game: he is said to have seen a sign for one from the subway. He went to his first decades later.',
        page: {
          title: 'Take Me Out to the Ball Game',
          url: 'https://en.wikipedia.org/wiki/Take_Me_Out_to_the_Ball_Game',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question:
          'Of Shohei Ohtani’s 700 million dollars for ten years with the Dodgers, how much is paid only afterwards?',
        right: '680 million',
        wrong: ['50 million', '150 million', '350 million'],
        explanation:
          'Ohtani put off 680 million dollars until 2034 to 2043. He proposed it himself so that the team could afford other good players.',
        page: {
          title: 'Shohei Ohtani',
          url: 'https://en.wikipedia.org/wiki/Shohei_Ohtani',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Bobby Bonilla left the Mets after 1999. Why do they owe him money every July until 2035?',
        right: 'He let them pay him later',
        wrong: ['He once owned part of the team', 'He was injured in training', 'He won a lawsuit'],
        explanation:
          'Bonilla agreed to wait for the 5.9 million dollars owed him in return for interest: nearly 1.2 million every 1 July from 2011. Fans call it Bobby Bonilla Day.',
        page: {
          title: 'Bobby Bonilla',
          url: 'https://en.wikipedia.org/wiki/Bobby_Bonilla',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'The Yankees’ interlocking NY is traced to a Tiffany medal of 1877. Who was the medal for?',
        right: 'A policeman',
        wrong: ['A boxer', 'A sea captain', 'A mayor'],
        explanation:
          'Tiffany designed it for a policeman shot in the line of duty. One of the team’s early owners was a former New York police chief.',
        page: {
          title: 'Logos and uniforms of the New York Yankees',
          url: 'https://en.wikipedia.org/wiki/Logos_and_uniforms_of_the_New_York_Yankees',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Baseballs flew too far in Denver’s thin, dry air. What have the Rockies kept them in since 2002?',
        right: 'A humidor',
        wrong: ['A freezer', 'A salt cellar', 'A vacuum box'],
        explanation:
          'The balls go into a humidor, like cigars: moist balls are a little heavier and less bouncy. Other teams copied the idea.',
        page: {
          title: 'Coors Field',
          url: 'https://en.wikipedia.org/wiki/Coors_Field',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'What did Moe Berg, a major-league catcher who spoke several languages, become in the Second World War?',
        right: 'A spy',
        wrong: ['A bomber pilot', 'A codebreaker', 'A war reporter'],
        explanation:
          'Berg became a spy. In 1944 he was sent to a lecture by Werner Heisenberg in Zurich to judge whether Germany was close to an atomic bomb.',
        page: {
          title: 'Moe Berg',
          url: 'https://en.wikipedia.org/wiki/Moe_Berg',
        },
      },
    ],
  },
  {
    key: 'ice-hockey',
    name: 'ice hockey',
    category: 'Sports',
    spellings: [
      'NHL',
      'Stanley Cup',
      'hockey',
      'Hockey',
      'ice hockey',
      'Maple Leafs',
      'Canadiens',
      'Oilers',
      'Canucks',
      'Florida Panthers',
      'New York Rangers',
      'Washington Capitals',
      'Tampa Bay Lightning',
      'Colorado Avalanche',
      'Vegas Golden Knights',
      'Golden Knights',
      'Carolina Hurricanes',
      'Red Wings',
      'Blackhawks',
      'Ovechkin',
      'Connor McDavid',
      'McDavid',
      'Wayne Gretzky',
      'Gretzky',
      'Sidney Crosby',
      'Boston Bruins',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Winners’ names are engraved on the Stanley Cup. What happens when there is no room left?',
        right: 'The oldest band is removed',
        wrong: ['A new cup is made', 'An extra ring is added', 'Old names are ground away'],
        explanation:
          'The oldest band of names is taken off and goes to the Hall of Fame in Toronto. Otherwise the trophy, almost 90 centimetres tall, would have to keep growing.',
        page: {
          title: 'Stanley Cup',
          url: 'https://en.wikipedia.org/wiki/Stanley_Cup',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Frank Zamboni make for a living before he built an ice rink and its famous machine?',
        right: 'Ice for keeping food cold',
        wrong: ['Motors for lawn mowers', 'Rollers for road works', 'Skates for children'],
        explanation:
          'He made blocks of ice for keeping food cold in California, until refrigerators killed the business. He still knew how to make ice, so he made it for skaters.',
        page: {
          title: 'Frank Zamboni',
          url: 'https://en.wikipedia.org/wiki/Frank_Zamboni',
        },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question: 'Why does the NHL freeze its pucks before a game?',
        right: 'They bounce less',
        wrong: ['They show up better', 'They weigh more', 'They break less'],
        explanation:
          'Frozen pucks bounce less: warm rubber is springy, and a puck is supposed to slide. During play they are swapped for fresh ones from the cooler.',
        page: {
          title: 'Hockey puck',
          url: 'https://en.wikipedia.org/wiki/Hockey_puck',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did fans first throw an octopus on to the ice in Detroit in 1952?',
        right: 'Eight wins took the cup',
        wrong: ['It was the rivals’ mascot', 'A fishmonger was the sponsor', 'It was the goalie’s nickname'],
        explanation:
          'An octopus has eight arms, and eight wins in the play-offs took the Stanley Cup then. Detroit won all eight without a defeat, and the custom stuck.',
        page: {
          title: 'Legend of the Octopus',
          url: 'https://en.wikipedia.org/wiki/Legend_of_the_Octopus',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Fans throw hats after a player’s third goal. Which sport gave us the word “hat-trick”?',
        right: 'Cricket',
        wrong: ['Boxing', 'Horse racing', 'Billiards'],
        explanation:
          'It comes from cricket: in 1858 H. H. Stephenson took three wickets with three balls in Sheffield, and spectators clubbed together to buy him a hat.',
        page: {
          title: 'Hat-trick',
          url: 'https://en.wikipedia.org/wiki/Hat-trick',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did goalkeeper Jacques Plante’s coach dislike his mask at first?',
        right: 'He might see less',
        wrong: ['It might scare the team', 'It broke the rules', 'It would slow him down'],
        explanation:
          'The coach feared that Plante would see less. In November 1959, cut by a shot, Plante refused to go back without it, and his team then went on a long unbeaten run.',
        page: {
          title: 'Jacques Plante',
          url: 'https://en.wikipedia.org/wiki/Jacques_Plante',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What does the H in the Montreal Canadiens’ logo stand for?',
        right: 'Hockey',
        wrong: ['Habitants', 'Honneur', 'Hochelaga'],
        explanation:
          'It stands for hockey: the team’s full name is Club de hockey Canadien. Many think of “Habs”, short for “les Habitants”, the early settlers of Quebec.',
        page: {
          title: 'Montreal Canadiens',
          url: 'https://en.wikipedia.org/wiki/Montreal_Canadiens',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did David Ayres, a 42-year-old rink worker, do for Carolina in an NHL game in 2020?',
        right: 'He won it in goal',
        wrong: ['He coached the team', 'He refereed overtime', 'He scored the winner'],
        explanation:
          'With both goalies hurt, Ayres went into goal as the emergency substitute and won. The team he beat, Toronto, was the one he used to practise with.',
        page: {
          title: 'David Ayres',
          url: 'https://en.wikipedia.org/wiki/David_Ayres',
        },
      },
    ],
  },
  {
    key: 'boxing',
    name: 'boxing',
    category: 'Sports',
    spellings: [
      'boxing',
      'boxing match',
      'Boxing Champion',
      'Boxing Legend',
      'World Boxing',
      'heavyweight boxing',
      'heavyweight boxer',
      'Usyk',
      'Oleksandr Usyk',
      'Tyson Fury',
      'Anthony Joshua',
      'Muhammad Ali',
      'Mike Tyson',
      'Canelo',
      'Jake Paul',
      'WBO',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Boxing rings are square. Why are they called rings?',
        right: 'Crowds once stood in a circle',
        wrong: ['A bell rings for each round', 'Winners were given rings', 'The first ropes were round'],
        explanation:
          'The crowd used to stand round the fighters in a circle drawn on the ground, often holding a rope. The square with posts came in the nineteenth century.',
        page: {
          title: 'Boxing ring',
          url: 'https://en.wikipedia.org/wiki/Boxing_ring',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did punches to the head become more common when boxers put on gloves?',
        right: 'Gloves protect the hand',
        wrong: ['Gloves hide the target', 'Gloves speed up the arms', 'Gloves please the judges'],
        explanation:
          'A glove protects the hand, which a hard skull can easily break, so bare-knuckle fighters aimed at softer parts. Padding helps the one who throws the punch most of all.',
        page: {
          title: 'Boxing glove',
          url: 'https://en.wikipedia.org/wiki/Boxing_glove',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who actually wrote boxing’s Queensberry Rules?',
        right: 'A Welsh sportsman',
        wrong: ['The Marquess of Queensberry', 'A London judge', 'An army doctor'],
        explanation:
          'John Graham Chambers, a Welsh sportsman, drew them up in the 1860s, with gloves and three-minute rounds. The Marquess of Queensberry merely lent his name.',
        page: {
          title: 'Marquess of Queensberry Rules',
          url: 'https://en.wikipedia.org/wiki/Marquess_of_Queensberry_Rules',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question:
          'Twelve-year-old Cassius Clay, later Muhammad Ali, took up boxing after a theft. What had been stolen?',
        right: 'His bicycle',
        wrong: ['His father’s watch', 'His baseball glove', 'His roller skates'],
        explanation:
          'His bicycle had been stolen, and he told a policeman that he would beat up the thief. The officer, Joe Martin, trained boxers and told him to learn how to fight first.',
        page: {
          title: 'Muhammad Ali',
          url: 'https://en.wikipedia.org/wiki/Muhammad_Ali',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What ended a round in the days of bare-knuckle boxing?',
        right: 'A man going down',
        wrong: ['A bell being rung', 'A candle burning out', 'A wound being seen'],
        explanation:
          'A round ended when a man went down; he then had half a minute to get back to a line in the middle, hence “up to scratch”. Some fights had more than fifty rounds.',
        page: {
          title: 'London Prize Ring Rules',
          url: 'https://en.wikipedia.org/wiki/London_Prize_Ring_Rules',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Joe Louis beat the German Max Schmeling in 1938. What did Schmeling do when Louis died?',
        right: 'He helped pay for the funeral',
        wrong: ['He bought his old gloves', 'He gave back a title belt', 'He named a gym after him'],
        explanation:
          'Schmeling helped pay for Louis’s funeral in 1981. The two had become friends after the war, and Schmeling had often helped Louis with money when he was in debt.',
        page: {
          title: 'Max Schmeling',
          url: 'https://en.wikipedia.org/wiki/Max_Schmeling',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which animal gave boxing’s bantamweight class its name?',
        right: 'A small chicken',
        wrong: ['A young bull', 'A terrier', 'A small pony'],
        explanation:
          'Bantams are small chickens with a reputation for fighting, named after a port on Java. The word was used for light boxers by the nineteenth century.',
        page: {
          title: 'Bantamweight',
          url: 'https://en.wikipedia.org/wiki/Bantamweight',
        },
      },
    ],
  },
  {
    key: 'mixed-martial-arts',
    name: 'mixed martial arts',
    category: 'Sports',
    spellings: [
      'UFC',
      'MMA',
      'armbar',
      'Ronda Rousey',
      'Rousey',
      'Conor McGregor',
      'mixed martial arts',
      'mixed martial artist',
      'Mixed Martial Arts',
      'Khabib',
      'Khabib Nurmagomedov',
      'Jon Jones',
      'Dana White',
      'Gina Carano',
      'cage fight',
      'cage fighter',
      'jiu-jitsu',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who won the first UFC tournament, held in 1993 without weight classes?',
        right: 'A slim jiu-jitsu fighter',
        wrong: ['A sumo wrestler', 'A heavyweight boxer', 'A champion kickboxer'],
        explanation:
          'Royce Gracie, a slim jiu-jitsu fighter of about 80 kilos, won three fights in one night by making his opponents give up. Suddenly everybody wanted to learn his family’s art.',
        page: {
          title: 'UFC 1',
          url: 'https://en.wikipedia.org/wiki/UFC_1',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which future presidential candidate called early cage fighting “human cockfighting”?',
        right: 'John McCain',
        wrong: ['Mitt Romney', 'John Kerry', 'Hillary Clinton'],
        explanation:
          'Senator John McCain called it that and wrote to all fifty governors. The rules that followed, with gloves and weight classes, helped it to become an accepted sport.',
        page: {
          title: 'Ultimate Fighting Championship',
          url: 'https://en.wikipedia.org/wiki/Ultimate_Fighting_Championship',
        },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question: 'Which joint does a fighter attack with an armbar?',
        right: 'The elbow',
        wrong: ['The wrist', 'The shoulder', 'The thumb'],
        explanation:
          'The armbar bends the elbow the wrong way, with the attacker’s hips and legs against a single arm. Leverage counts more than strength, which is why smaller fighters like it.',
        page: {
          title: 'Armlock',
          url: 'https://en.wikipedia.org/wiki/Armlock',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'In which sport had Ronda Rousey won an Olympic medal before she turned to cage fighting?',
        right: 'Judo',
        wrong: ['Boxing', 'Wrestling', 'Taekwondo'],
        explanation:
          'Rousey took bronze in judo in Beijing in 2008, the first American woman to win an Olympic medal in it. Her mother had been a world champion.',
        page: {
          title: 'Ronda Rousey',
          url: 'https://en.wikipedia.org/wiki/Ronda_Rousey',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Ancient Greece’s pankration mixed boxing and wrestling. What was forbidden?',
        right: 'Biting and gouging',
        wrong: ['Kicking and tripping', 'Choking and holding', 'Twisting and throwing'],
        explanation:
          'Biting and gouging out eyes were forbidden; almost everything else was allowed. The Spartans are said to have permitted even those.',
        page: {
          title: 'Pankration',
          url: 'https://en.wikipedia.org/wiki/Pankration',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did wrestler Antonio Inoki spend most of his fight with Muhammad Ali in 1976?',
        right: 'Lying on his back',
        wrong: ['Hanging on to Ali', 'Leaning on the ropes', 'Running round the ring'],
        explanation:
          'Inoki lay on his back and kicked at Ali’s legs, as the rules allowed him hardly any throws. It was called a draw after 15 rounds, and Ali’s legs needed treatment.',
        page: {
          title: 'Muhammad Ali vs. Antonio Inoki',
          url: 'https://en.wikipedia.org/wiki/Muhammad_Ali_vs._Antonio_Inoki',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which US state was the last to legalise professional mixed martial arts, in 2016?',
        right: 'New York',
        wrong: ['Texas', 'Utah', 'Vermont'],
        explanation:
          'New York was the last: its ban had stood since 1997. Months after it fell, a big event filled Madison Square Garden.',
        page: {
          title: 'Mixed martial arts',
          url: 'https://en.wikipedia.org/wiki/Mixed_martial_arts',
        },
      },
    ],
  },
  {
    key: 'pro-wrestling',
    name: 'professional wrestling',
    category: 'Sports',
    spellings: [
      'WWE',
      'WrestleMania',
      'Wrestlemania',
      'SummerSlam',
      'Royal Rumble',
      'John Cena',
      'Hulk Hogan',
      'pro wrestling',
      'Pro Wrestling',
      'pro wrestler',
      'professional wrestling',
      'professional wrestler',
      'Cody Rhodes',
      'Roman Reigns',
      'Vince McMahon',
      'lucha libre',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did the wrestling company WWF become WWE in 2002?',
        right: 'A charity had taken it to court',
        wrong: ['A rival had bought the name', 'A network had asked for it', 'A wrestler owned the letters'],
        explanation:
          'The World Wide Fund for Nature, a charity, went to court over the letters WWF, which it had used since 1961, and won in England.',
        page: {
          title: 'WWE',
          url: 'https://en.wikipedia.org/wiki/WWE',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the WWF tell New Jersey’s senate in 1989 that its wrestling was not a real contest?',
        right: 'To escape regulation',
        wrong: ['To calm parents', 'To settle a betting case', 'To win a libel suit'],
        explanation:
          'It wanted to escape regulation: real contests needed doctors, licences and a state commission. For decades wrestlers had insisted in public that it was all real.',
        page: {
          title: 'Professional wrestling',
          url: 'https://en.wikipedia.org/wiki/Professional_wrestling',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which famous sportsman was a guest referee at the first WrestleMania in 1985?',
        right: 'Muhammad Ali',
        wrong: ['Joe Montana', 'Michael Jordan', 'Arthur Ashe'],
        explanation:
          'Muhammad Ali was a guest referee in the main event at Madison Square Garden. The pianist Liberace was the timekeeper.',
        page: {
          title: 'WrestleMania I',
          url: 'https://en.wikipedia.org/wiki/WrestleMania_I',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How was El Santo, Mexico’s most famous wrestler, buried in 1984?',
        right: 'In his silver mask',
        wrong: ['In his ring robe', 'In a golden belt', 'In a racing car'],
        explanation:
          'El Santo was buried in the silver mask he had worn in public all his life and in more than fifty films. He had lifted it briefly on television just once, shortly before he died.',
        page: {
          title: 'El Santo',
          url: 'https://en.wikipedia.org/wiki/El_Santo',
        },
      },
    ],
  },
  {
    key: 'golf',
    name: 'golf',
    category: 'Sports',
    spellings: [
      'golf',
      'Golf',
      'PGA',
      'PGA Tour',
      'PGA Championship',
      'LPGA',
      'Masters Tournament',
      'Masters champion',
      'at the Masters',
      'Augusta National',
      'U.S. Open golf',
      'US Open golf',
      'LIV Golf',
      'Ryder Cup',
      'golfer',
      'golfers',
      'birdie',
      'birdies',
      'Tiger Woods',
      'Rory McIlroy',
      'McIlroy',
      'Scottie Scheffler',
      'Scheffler',
      'Bryson DeChambeau',
      'St Andrews Old Course',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did golfers discover that balls with dimples fly further?',
        right: 'Worn balls beat new ones',
        wrong: ['Hail had dented some balls', 'Wet balls beat dry ones', 'A factory made a mistake'],
        explanation:
          'In the nineteenth century players noticed that worn, scratched balls flew further than new ones, and began hammering marks into them. The roughness reduces drag.',
        page: {
          title: 'Golf ball',
          url: 'https://en.wikipedia.org/wiki/Golf_ball',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Golf was banned by Scotland’s parliament in 1457. What was the reason?',
        right: 'It kept men from archery',
        wrong: ['It was played on Sundays', 'It ruined the pastures', 'It led to gambling'],
        explanation:
          'Golf kept men from archery practice, and Scotland needed bowmen in case of war with England. In 1502 the king himself bought clubs.',
        page: {
          title: 'History of golf',
          url: 'https://en.wikipedia.org/wiki/History_of_golf',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does a golf course have 18 holes?',
        right: 'St Andrews happened to have 18',
        wrong: ['A whisky bottle held 18 drams', 'Daylight allowed no more', 'A king chose the number'],
        explanation:
          'St Andrews cut its round from 22 holes to 18 in 1764 by merging some short ones, and other clubs copied it. The story about drams in a whisky bottle is a legend.',
        page: {
          title: 'Golf course',
          url: 'https://en.wikipedia.org/wiki/Golf_course',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the land of Augusta National, home of the Masters, before it became a golf course?',
        right: 'A plant nursery',
        wrong: ['A racecourse', 'An army camp', 'A dairy farm'],
        explanation:
          'It was a plant nursery run by a family from Belgium. Each hole is named after a tree or shrub, such as Azalea or Magnolia.',
        page: {
          title: 'Augusta National Golf Club',
          url: 'https://en.wikipedia.org/wiki/Augusta_National_Golf_Club',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did members of Augusta National first wear green jackets?',
        right: 'So visitors knew whom to ask',
        wrong: ['So caddies knew their bosses', 'So they matched the fairways', 'So gatecrashers stood out'],
        explanation:
          'The jackets told visitors to the Masters whom they could turn to with questions. The champion has been given one since 1949.',
        page: {
          title: 'Augusta National Golf Club',
          url: 'https://en.wikipedia.org/wiki/Augusta_National_Golf_Club',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Why is one stroke under par called a birdie in golf?',
        right: '“Bird” was slang for excellent',
        wrong: ['A shot had hit a sparrow', 'A flag showed a bird', 'The prize was a pheasant'],
        explanation:
          '“Bird” was American slang for something excellent, and a golfer near Atlantic City used it of a shot around 1900. Eagle and albatross followed for still better scores.',
        page: {
          title: 'Par (score)',
          url: 'https://en.wikipedia.org/wiki/Par_(score)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Winners of golf’s British Open first got a belt. Why is it now the Claret Jug?',
        right: 'One man had won it for good',
        wrong: ['The belt had been stolen', 'The belt had worn out', 'A wine merchant sponsored it'],
        explanation:
          'Young Tom Morris won three times running and got to keep the red leather belt for good. With no prize left, there was no Open in 1871.',
        page: {
          title: 'The Open Championship',
          url: 'https://en.wikipedia.org/wiki/The_Open_Championship',
        },
      },
    ],
  },
  {
    key: 'tennis',
    name: 'tennis',
    category: 'Sports',
    spellings: [
      'tennis',
      'Tennis',
      'Wimbledon',
      'French Open',
      'Roland Garros',
      'Roland-Garros',
      'Australian Open tennis',
      'US Open tennis',
      'U.S. Open tennis',
      'Djokovic',
      'Alcaraz',
      'Jannik Sinner',
      'Nadal',
      'Roger Federer',
      'Federer',
      'Serena Williams',
      'Iga Swiatek',
      'Swiatek',
      'Świątek',
      'Sabalenka',
      'Coco Gauff',
      'Gauff',
      'Zverev',
      'ATP Finals',
      'ATP Tour',
      'Davis Cup',
      'Billie Jean King',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Why did tennis switch from white balls to yellow in 1972?',
        right: 'To suit television',
        wrong: ['To help older players', 'To hide clay stains', 'To please a sponsor'],
        explanation:
          'Yellow balls suited television: on colour screens the white ones were hard to follow. Wimbledon stuck to white until 1986.',
        page: {
          title: 'Tennis ball',
          url: 'https://en.wikipedia.org/wiki/Tennis_ball',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Who was Roland Garros, after whom the home of tennis’s French Open is named?',
        right: 'An aviator',
        wrong: ['A tennis champion', 'A mayor of Paris', 'A tower builder'],
        explanation:
          'Garros was an aviator, the first to fly across the Mediterranean, and was killed in the First World War. An old college friend had the stadium named after him.',
        page: {
          title: 'Roland Garros (aviator)',
          url: 'https://en.wikipedia.org/wiki/Roland_Garros_(aviator)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What has long kept pigeons away from the tennis courts at Wimbledon?',
        right: 'A trained hawk',
        wrong: ['A plastic owl', 'A shrill whistle', 'A fine net'],
        explanation:
          'A trained Harris’s hawk called Rufus patrolled the courts for many years before the gates opened. The birds used to feast on the grass seed.',
        page: {
          title: 'Rufus the Hawk',
          url: 'https://en.wikipedia.org/wiki/Rufus_the_Hawk',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave out at 47 games all in Isner and Mahut’s three-day Wimbledon match of 2010?',
        right: 'The scoreboard',
        wrong: ['The floodlights', 'The umpire’s voice', 'The supply of balls'],
        explanation:
          'The scoreboard stopped, because it had not been programmed to count any higher. The last set ended 70–68, after more than eleven hours of play.',
        page: {
          title: 'Isner–Mahut match at the 2010 Wimbledon Championships',
          url: 'https://en.wikipedia.org/wiki/Isner%E2%80%93Mahut_match_at_the_2010_Wimbledon_Championships',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What sits on top of the men’s singles trophy at Wimbledon?',
        right: 'A pineapple',
        wrong: ['A crown', 'A lion', 'A tennis ball'],
        explanation:
          'A little golden pineapple sits on top, and nobody knows for certain why. The fruit was once a rare luxury and a sign of welcome.',
        page: {
          title: 'The Championships, Wimbledon',
          url: 'https://en.wikipedia.org/wiki/The_Championships,_Wimbledon',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'The word “tennis” probably comes from what French players called out before serving. What did it mean?',
        right: '“Take this”',
        wrong: ['“I strike”', '“Ready”', '“God help me”'],
        explanation:
          'They called “Tenez”: “Take this” or “Here you are”. The older game, with walls and a sloping roof, was loved by kings.',
        page: {
          title: 'Tennis',
          url: 'https://en.wikipedia.org/wiki/Tennis',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did French deputies swear the famous oath of June 1789 on an indoor tennis court?',
        right: 'They were locked out of their hall',
        wrong: ['They wanted to mock the king', 'They needed a secret hiding place', 'They had been playing a match'],
        explanation:
          'They found their hall locked, suspected a trick of the king’s and took the nearest large room in Versailles. They swore to stay together until France had a constitution.',
        page: {
          title: 'Tennis Court Oath',
          url: 'https://en.wikipedia.org/wiki/Tennis_Court_Oath',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What lies under the thin layer of red brick dust on the French Open’s tennis courts?',
        right: 'White limestone',
        wrong: ['Black peat', 'Red clay', 'Yellow sand'],
        explanation:
          'Under it lies crushed white limestone. The brick dust is only about two millimetres deep, and gives the courts their colour and lets players slide.',
        page: {
          title: 'Clay court',
          url: 'https://en.wikipedia.org/wiki/Clay_court',
        },
      },
    ],
  },
  {
    key: 'soccer',
    name: 'football (soccer)',
    category: 'Sports',
    spellings: [
      'Premier League',
      'Manchester City',
      'Man City',
      'Manchester United',
      'Man United',
      'Man Utd',
      'Arsenal FC',
      'Arsenal fans',
      'Arsenal beat',
      'Arsenal win',
      'Arsenal manager',
      'Arteta',
      'Mikel Arteta',
      'Liverpool FC',
      'Liverpool fans',
      'Liverpool boss',
      'Liverpool manager',
      'Anfield',
      'Chelsea FC',
      'Chelsea boss',
      'Chelsea fans',
      'Stamford Bridge',
      'Tottenham',
      'Aston Villa',
      'Newcastle United',
      'Everton',
      'Nottingham Forest',
      'Leeds United',
      'FA Cup',
      'Carabao Cup',
      'soccer',
      'Soccer',
      'Major League Soccer',
      'MLS Cup',
      'offside',
      'footballer',
      'footballers',
      'Guardiola',
      'Messi',
      'Lionel Messi',
      'Cristiano Ronaldo',
      'Mohamed Salah',
      'Old Trafford',
      'Inter Miami',
      'Erling Haaland',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did engineer John Brodie invent the football goal net, first tried in 1891?',
        right: 'A goal had been disputed',
        wrong: ['Fans had been hit by shots', 'Keepers hated fetching balls', 'Balls fell into a river'],
        explanation:
          'He had seen a goal disputed because nobody could agree on which side of the post the ball had passed. Brodie helped to build the Mersey Tunnel, but was said to be proudest of the net.',
        page: {
          title: 'John Alexander Brodie',
          url: 'https://en.wikipedia.org/wiki/John_Alexander_Brodie',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'In 1902 the club that became Manchester United was bankrupt. How, as the story goes, did it find a rescuer?',
        right: 'Through a lost dog',
        wrong: ['Through a wrong train', 'Through a misread letter', 'Through a lottery ticket'],
        explanation:
          'The captain’s lost dog, a St Bernard, strayed from a fund-raising bazaar and ended up with the brewer John Henry Davies. He paid the club’s debts.',
        page: {
          title: 'History of Manchester United F.C. (1878–1945)',
          url: 'https://en.wikipedia.org/wiki/History_of_Manchester_United_F.C._(1878%E2%80%931945)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why has Arsenal, the London football club, played in red from the start?',
        right: 'Nottingham Forest sent it shirts',
        wrong: ['Its founders were socialists', 'It was the colour of gunners', 'It was paid for by a dye works'],
        explanation:
          'Nottingham Forest sent the new club a set of red shirts and a ball. Some of the workers who founded Arsenal in 1886 had come from there and asked for help.',
        page: {
          title: 'Arsenal F.C.',
          url: 'https://en.wikipedia.org/wiki/Arsenal_F.C.',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Where was football first called “soccer”?',
        right: 'In England',
        wrong: ['In Australia', 'In Canada', 'In America'],
        explanation:
          'The word comes from England: students turned “association football” into “soccer”, as they turned rugby into “rugger”. The British used it freely until it began to sound American.',
        page: {
          title: 'Names for association football',
          url: 'https://en.wikipedia.org/wiki/Names_for_association_football',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'Football’s offside rule was eased in 1925. What happened in the English league the next season?',
        right: 'A third more goals were scored',
        wrong: ['Half as many goals were scored', 'Twice as many games were drawn', 'Goalkeepers went on strike'],
        explanation:
          'The number of goals rose by more than a third, as only two opponents, not three, now had to be nearer the goal line. Teams responded by pulling a midfielder back into defence.',
        page: {
          title: 'Offside (association football)',
          url: 'https://en.wikipedia.org/wiki/Offside_(association_football)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why was Liverpool FC founded in 1892?',
        right: 'Everton had left Anfield',
        wrong: ['Two clubs had merged', 'Dockers wanted a team', 'Everton had gone bankrupt'],
        explanation:
          'Everton had left Anfield after a row with the landlord about the rent. He had a ground and no team, so he founded one.',
        page: {
          title: 'Liverpool F.C.',
          url: 'https://en.wikipedia.org/wiki/Liverpool_F.C.',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who had the idea for football’s penalty kick, introduced in 1891?',
        right: 'A goalkeeper',
        wrong: ['A referee', 'A striker', 'A bishop'],
        explanation:
          'William McCrum, a goalkeeper from Milford in Ireland, proposed it to stop deliberate fouls. English players were insulted: a gentleman did not foul on purpose.',
        page: {
          title: 'Penalty kick (association football)',
          url: 'https://en.wikipedia.org/wiki/Penalty_kick_(association_football)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Football’s first FA Cup was stolen in 1895. What had it been turned into, according to a later confession?',
        right: 'Fake coins',
        wrong: ['Wedding rings', 'Candlesticks', 'Teaspoons'],
        explanation:
          'It had been melted down to make fake coins, an old man told a newspaper in the 1950s. The police could not confirm it, but the cup was never seen again.',
        page: {
          title: 'FA Cup',
          url: 'https://en.wikipedia.org/wiki/FA_Cup',
        },
      },
    ],
  },
  {
    key: 'european-football-clubs',
    name: 'European football clubs',
    category: 'Sports',
    spellings: [
      'Champions League',
      'Europa League',
      'Real Madrid',
      'FC Barcelona',
      'Barça',
      'Barca',
      'Bayern Munich',
      'Paris Saint-Germain',
      'PSG',
      'Juventus',
      'Inter Milan',
      'AC Milan',
      'Borussia Dortmund',
      'Atletico Madrid',
      'Atlético Madrid',
      'Club World Cup',
      'UEFA',
      'Serie A',
      'La Liga',
      'Bundesliga',
      'Ligue 1',
      'Kylian Mbappé',
      'Mbappé',
      'Mbappe',
      'Lamine Yamal',
      'Galatasaray',
      'Benfica',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is the anthem of football’s Champions League based on?',
        right: 'A coronation piece by Handel',
        wrong: ['A symphony by Beethoven', 'A wedding march by Wagner', 'A hunting song by Haydn'],
        explanation:
          'It is based on “Zadok the Priest”, which Handel wrote for a coronation in 1727 and which has been sung at every British one since. The words mix English, French and German.',
        page: {
          title: 'UEFA Champions League Anthem',
          url: 'https://en.wikipedia.org/wiki/UEFA_Champions_League_Anthem',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Juventus of Turin once played in pink. Where did the football club get its black and white stripes?',
        right: 'From Nottingham’s Notts County',
        wrong: ['From the flag of Turin', 'From a newspaper owner', 'From a chess club next door'],
        explanation:
          'The stripes are those of Notts County. When the pink had faded, an English friend in Nottingham was asked to send new shirts, and he sent his home town’s.',
        page: {
          title: 'Juventus FC',
          url: 'https://en.wikipedia.org/wiki/Juventus_FC',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'After a century without sponsors, FC Barcelona put a name on its shirts in 2006. Whose?',
        right: 'UNICEF’s',
        wrong: ['Spotify’s', 'Qatar’s', 'Nike’s'],
        explanation:
          'It was UNICEF’s, and the football club paid the children’s charity rather than the other way round. A paying sponsor came five years later.',
        page: {
          title: 'FC Barcelona',
          url: 'https://en.wikipedia.org/wiki/FC_Barcelona',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did some members leave AC Milan in 1908 to found the rival football club Inter?',
        right: 'They wanted foreign players',
        wrong: ['They wanted a bigger ground', 'They wanted cheaper seats', 'They wanted to play in Rome'],
        explanation:
          'They wanted to sign foreign players, and said so in the name: Internazionale. The rivals share a stadium all the same.',
        page: {
          title: 'Inter Milan',
          url: 'https://en.wikipedia.org/wiki/Inter_Milan',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What provoked a French paper to propose football’s European Cup, now the Champions League, in 1954?',
        right: 'A boast about an English team',
        wrong: ['A French defeat in Spain', 'A flight of stars to Italy', 'A ban on French referees'],
        explanation:
          'An English boast did: after friendly wins the press hailed Wolverhampton as champions of the world. Let them prove it home and away, wrote Gabriel Hanot of L’Équipe.',
        page: {
          title: 'UEFA Champions League',
          url: 'https://en.wikipedia.org/wiki/UEFA_Champions_League',
        },
      },
    ],
  },
  {
    key: 'football-world-cup',
    name: 'the football World Cup',
    category: 'Sports',
    spellings: [
      'World Cup',
      'FIFA',
      'FIFA World Cup',
      'Infantino',
      'Gianni Infantino',
      'Three Lions',
      'Seleção',
      'USMNT',
      'World Cup final',
      'World Cup draw',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did an official hide the football World Cup trophy during the Second World War?',
        right: 'In a shoebox',
        wrong: ['In a church organ', 'In a wine cask', 'In a bank in Bern'],
        explanation:
          'Ottorino Barassi fetched it from a bank in Rome and kept it in a shoebox under his bed. Italy had won it in 1938.',
        page: {
          title: 'FIFA World Cup Trophy',
          url: 'https://en.wikipedia.org/wiki/FIFA_World_Cup_Trophy',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Argentina and Uruguay argued over whose ball to use in football’s 1930 World Cup final. How was it settled?',
        right: 'They used one in each half',
        wrong: ['They played with a neutral one', 'They left it to the goalkeepers', 'They took a Brazilian one'],
        explanation:
          'Each half was played with a different side’s ball. Argentina led 2–1 after the half with its own, but Uruguay won 4–2.',
        page: {
          title: '1930 FIFA World Cup final',
          url: 'https://en.wikipedia.org/wiki/1930_FIFA_World_Cup_final',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the winner of football’s World Cup get to keep for good?',
        right: 'A gilded replica',
        wrong: ['The gold original', 'A gold plaque', 'The match ball'],
        explanation:
          'Winners keep a gilded bronze replica, while the real trophy goes back to FIFA. Its predecessor was given to Brazil for good after three titles, and was stolen in 1983.',
        page: {
          title: 'FIFA World Cup Trophy',
          url: 'https://en.wikipedia.org/wiki/FIFA_World_Cup_Trophy',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do the last two games of a football World Cup group kick off at the same time?',
        right: 'To prevent convenient results',
        wrong: ['To shorten the tournament', 'To fill smaller stadiums', 'To cut policing costs'],
        explanation:
          'It keeps teams from playing for a result that suits both. In 1982 West Germany and Austria knew what they needed and all but stopped after an early goal, which put out Algeria.',
        page: {
          title: 'Disgrace of Gijón',
          url: 'https://en.wikipedia.org/wiki/Disgrace_of_Gij%C3%B3n',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Brazil’s footballers wore white when they lost the 1950 World Cup at home. Where did their yellow shirt come from?',
        right: 'A newspaper competition',
        wrong: ['A vote in parliament', 'A coffee company’s gift', 'A film director’s idea'],
        explanation:
          'A newspaper ran a competition for a shirt in the colours of the flag. The winner, Aldyr Schlee, grew up near the border and later admitted to supporting Uruguay.',
        page: {
          title: 'Brazil national football team',
          url: 'https://en.wikipedia.org/wiki/Brazil_national_football_team',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which of these countries was not among FIFA’s seven founders in 1904?',
        right: 'England',
        wrong: ['Switzerland', 'Denmark', 'Belgium'],
        explanation:
          'England was not: it had had a football association of its own since 1863 and saw no need. It joined in 1905 and later left twice over disputes.',
        page: {
          title: 'FIFA',
          url: 'https://en.wikipedia.org/wiki/FIFA',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What was missing from the plan for football’s World Cup of 1950?',
        right: 'A final',
        wrong: ['A trophy', 'A group stage', 'A host'],
        explanation:
          'There was to be no final: four teams played each other for the title. As luck would have it, the last game, Brazil against Uruguay, decided everything.',
        page: {
          title: '1950 FIFA World Cup',
          url: 'https://en.wikipedia.org/wiki/1950_FIFA_World_Cup',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Uruguay has won two football World Cups. Why do its shirts show four stars?',
        right: 'Two Olympic titles count too',
        wrong: ['Two stars mark lost finals', 'Two stars mark hosting', 'Each star is a continent'],
        explanation:
          'Uruguay counts its Olympic titles of 1924 and 1928. Before the first World Cup in 1930, the Olympic tournament was the only one for the whole world.',
        page: {
          title: 'Uruguay national football team',
          url: 'https://en.wikipedia.org/wiki/Uruguay_national_football_team',
        },
      },
    ],
  },
  {
    key: 'womens-football',
    name: 'women’s football',
    category: 'Sports',
    spellings: [
      "women's football",
      'women’s football',
      "women's soccer",
      'women’s soccer',
      "Women's Soccer",
      'Women’s Soccer',
      "Women's Football",
      'Women’s Football',
      "Women's World Cup",
      'Women’s World Cup',
      "Women's Euro",
      'Women’s Euro',
      "Women's Super League",
      'Women’s Super League',
      'NWSL',
      'Lionesses',
      'USWNT',
      'Matildas',
      'Megan Rapinoe',
      'Rapinoe',
      'Sam Kerr',
      'Aitana Bonmatí',
      "Women's Champions League",
      'Women’s Champions League',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Who did England’s Dick, Kerr Ladies, a women’s football team, play against on their American tour of 1922?',
        right: 'Men’s teams',
        wrong: ['College girls', 'Circus teams', 'Each other'],
        explanation:
          'They played men’s teams, since America had no women’s teams for them to meet. Back home, the association had closed its grounds to women.',
        page: {
          title: 'Dick, Kerr Ladies F.C.',
          url: 'https://en.wikipedia.org/wiki/Dick,_Kerr_Ladies_F.C.',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'What did America’s men’s and women’s football teams agree in 2022 to do with their World Cup prize money?',
        right: 'Pool it and share it equally',
        wrong: ['Keep whatever each team wins', 'Give half to youth teams', 'Share it by number of wins'],
        explanation:
          'They agreed to pool the money and share it equally, after years in court. The men’s tournament pays far more, so the men gave up more.',
        page: {
          title: 'United States women’s national soccer team',
          url: 'https://en.wikipedia.org/wiki/United_States_women%27s_national_soccer_team',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was the 2003 Women’s World Cup in football moved from China to the USA?',
        right: 'Because of an epidemic',
        wrong: ['Because of an earthquake', 'Because of a trade dispute', 'Because of unfinished stadiums'],
        explanation:
          'The SARS epidemic had broken out in China months before kick-off. China kept its place in the tournament and hosted the next one, in 2007.',
        page: {
          title: '2003 FIFA Women’s World Cup',
          url: 'https://en.wikipedia.org/wiki/2003_FIFA_Women%27s_World_Cup',
        },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question: 'How much smaller are the goals in women’s international football?',
        right: 'They are the same size',
        wrong: ['10 centimetres lower', 'Half a metre narrower', 'A metre narrower'],
        explanation:
          'The goals are the same size for all adults, 7.32 metres wide and 2.44 metres high, a size fixed for men in the nineteenth century. Pitch, ball and playing time are the same too.',
        page: {
          title: 'Football pitch',
          url: 'https://en.wikipedia.org/wiki/Football_pitch',
        },
      },
    ],
  },
  {
    key: 'olympics',
    name: 'the Olympic Games',
    category: 'Sports',
    spellings: [
      'Olympics',
      'Olympic',
      'Olympic Games',
      'Olympian',
      'Olympians',
      'Summer Olympics',
      'International Olympic Committee',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why were these five colours, with white, chosen for the Olympic rings?',
        right: 'Every flag used at least one',
        wrong: ['Each stood for a Greek god', 'They were easy to print', 'They are those of the rainbow'],
        explanation:
          'Every national flag of the time had at least one of the six colours, said Pierre de Coubertin, who drew the rings in 1913. Matching each colour to a continent was a later idea.',
        page: {
          title: 'Olympic symbols',
          url: 'https://en.wikipedia.org/wiki/Olympic_symbols',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'At which Games did the Olympic torch relay from Olympia begin?',
        right: 'Berlin 1936',
        wrong: ['Athens 1896', 'Paris 1924', 'London 1948'],
        explanation:
          'The first relay led to Berlin in 1936, where it served Nazi propaganda; the organiser Carl Diem had the idea. Ancient Greece lit fires at the Games but knew no such run.',
        page: {
          title: 'Olympic flame',
          url: 'https://en.wikipedia.org/wiki/Olympic_flame',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which of these could win an Olympic medal between 1912 and 1948?',
        right: 'A poem',
        wrong: ['A recipe', 'A perfume', 'A dance'],
        explanation:
          'A poem could: there were medals for literature, architecture, music, painting and sculpture, all on the theme of sport. Coubertin, the founder of the modern Games, won one himself under a false name.',
        page: {
          title: 'Art competitions at the Summer Olympics',
          url: 'https://en.wikipedia.org/wiki/Art_competitions_at_the_Summer_Olympics',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did winners receive at the first modern Olympics, in 1896?',
        right: 'A silver medal',
        wrong: ['A gold medal', 'A purse of money', 'A marble statue'],
        explanation:
          'Winners received a silver medal with an olive branch and a diploma; runners-up got bronze. Gold arrived in 1904, and today’s gold medals are in fact mostly silver.',
        page: {
          title: '1896 Summer Olympics',
          url: 'https://en.wikipedia.org/wiki/1896_Summer_Olympics',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why were the riding events of Melbourne’s Olympics in 1956 held in Stockholm, months earlier?',
        right: 'Because of animal quarantine',
        wrong: ['Because of a grooms’ strike', 'Because of the summer heat', 'Because of the Cold War'],
        explanation:
          'Australia’s quarantine rules would have kept foreign horses apart for six months, and it made no exception. So a single Olympics took place on two continents.',
        page: {
          title: '1956 Summer Olympics',
          url: 'https://en.wikipedia.org/wiki/1956_Summer_Olympics',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'The Olympic motto was “Faster, Higher, Stronger”. Which word was added in 2021?',
        right: 'Together',
        wrong: ['Cleaner', 'Fairer', 'Greener'],
        explanation:
          '“Together” was added after a dash: in Latin it is “communiter”. The first three words came from Henri Didon, a Dominican priest who taught sport at his school.',
        page: {
          title: 'Olympic symbols',
          url: 'https://en.wikipedia.org/wiki/Olympic_symbols',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Who suggested that Olympic athletes should mix freely at the closing ceremony, as they have since 1956?',
        right: 'A teenager',
        wrong: ['A film director', 'A Soviet gymnast', 'A Swedish king'],
        explanation:
          'John Ian Wing, a teenager of Chinese descent in Melbourne, wrote to the organisers that war, politics and nationality should be forgotten. They took up his idea within days.',
        page: {
          title: 'John Ian Wing',
          url: 'https://en.wikipedia.org/wiki/John_Ian_Wing',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did some competitors of 1900 in Paris never find out?',
        right: 'That it was the Olympics',
        wrong: ['That they had won on time', 'That a prize awaited them', 'That their race was rerun'],
        explanation:
          'They never knew it was the Olympics: contests went on for months beside the World’s Fair, many under other names. Margaret Abbott won at golf and died in 1955 without knowing.',
        page: {
          title: '1900 Summer Olympics',
          url: 'https://en.wikipedia.org/wiki/1900_Summer_Olympics',
        },
      },
    ],
  },
  {
    key: 'winter-sports',
    name: 'winter sports',
    category: 'Sports',
    spellings: [
      'Winter Olympics',
      'figure skating',
      'Figure Skating',
      'figure skater',
      'figure skaters',
      'skier',
      'skiers',
      'skiing',
      'Skiing',
      'ski jumping',
      'Ski World Cup',
      'Alpine World Cup',
      'ski resort',
      'ski racing',
      'Olympic curling',
      'Olympic Curling',
      'World Curling',
      'curling team',
      'curling championship',
      'biathlon',
      'bobsled',
      'bobsleigh',
      'luge',
      'snowboarder',
      'snowboarding',
      'Snowboarding',
      'Lindsey Vonn',
      'Mikaela Shiffrin',
      'Shiffrin',
      'Ilia Malinin',
      'Milano Cortina',
      'speed skating',
      'Winter Games',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where does the granite for Olympic curling stones come from?',
        right: 'A Scottish island',
        wrong: ['A Swiss glacier', 'A Norwegian fjord', 'A Canadian mine'],
        explanation:
          'It comes from Ailsa Craig, a small Scottish island where only sea birds live. Its stone does not soak up water, so it does not crack in frost.',
        page: {
          title: 'Curling',
          url: 'https://en.wikipedia.org/wiki/Curling',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does a double Axel in figure skating have two and a half turns, not two?',
        right: 'The skater takes off forwards',
        wrong: ['The skater lands on both feet', 'The skater starts from a spin', 'The skater counts the landing'],
        explanation:
          'The skater takes off forwards and lands backwards, which adds half a turn; all other jumps begin backwards. The Norwegian Axel Paulsen showed it in 1882, on speed skates.',
        page: {
          title: 'Axel jump',
          url: 'https://en.wikipedia.org/wiki/Axel_jump',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Skater Steven Bradbury was last on the final bend in 2002. How did he win Australia’s first Winter Olympic gold?',
        right: 'All the others fell',
        wrong: ['A rival stopped early', 'A lap was miscounted', 'The leaders were disqualified'],
        explanation:
          'All his rivals fell in a heap, and he had been too slow to get caught up in it, as he said himself. In Australia “doing a Bradbury” is now a saying.',
        page: {
          title: 'Steven Bradbury',
          url: 'https://en.wikipedia.org/wiki/Steven_Bradbury',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'Ski jumper Jan Boklöv flew further with his skis in a V. How did judges react in the 1980s?',
        right: 'They marked him down',
        wrong: ['They banned his style', 'They gave him a prize', 'They shortened his run-up'],
        explanation:
          'They marked him down, as parallel skis counted as good style. He won the World Cup in 1989 all the same, and within a few years everybody jumped like him.',
        page: {
          title: 'Jan Boklöv',
          url: 'https://en.wikipedia.org/wiki/Jan_Bokl%C3%B6v',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Until 1990, what did competitors in figure skating have to do that gave the sport its name?',
        right: 'Trace patterns on the ice',
        wrong: ['Wear numbers on their backs', 'Skate to a count of eight', 'Hold poses like statues'],
        explanation:
          'They had to trace figures, such as circles and eights, on the ice while judges bent down to inspect the lines. It made dull television, and so the figures went.',
        page: {
          title: 'Compulsory figures',
          url: 'https://en.wikipedia.org/wiki/Compulsory_figures',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How was Madge Syers able to skate against men at the figure skating World Championships of 1902?',
        right: 'No rule excluded women',
        wrong: ['She entered as a man', 'She used a false name', 'She had the king’s support'],
        explanation:
          'No rule excluded women, because nobody had thought of it. She came second, and women were then kept out; from 1906 they had a contest of their own, which she won.',
        page: {
          title: 'Madge Syers',
          url: 'https://en.wikipedia.org/wiki/Madge_Syers',
        },
      },
    ],
  },
  {
    key: 'formula-one',
    name: 'Formula 1',
    category: 'Sports',
    spellings: [
      'Formula 1',
      'Formula One',
      'F1',
      'Verstappen',
      'Max Verstappen',
      'Lewis Hamilton',
      'Lando Norris',
      'Oscar Piastri',
      'Charles Leclerc',
      'Leclerc',
      'Red Bull Racing',
      'Ferrari F1',
      'Fernando Alonso',
      'Ayrton Senna',
      'Michael Schumacher',
      'Monaco Grand Prix',
      'British Grand Prix',
      'Italian Grand Prix',
      'Belgian Grand Prix',
      'Canadian Grand Prix',
      'Miami Grand Prix',
      'Las Vegas Grand Prix',
      'Singapore Grand Prix',
      'Abu Dhabi Grand Prix',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What was unusual about the Tyrrell car that won Formula 1’s Swedish Grand Prix in 1976?',
        right: 'It had six wheels',
        wrong: ['It had two engines', 'It had no windscreen', 'It had a jet engine'],
        explanation:
          'It had six wheels, four of them small ones at the front to let the air past more easily. Tyres of that size were not developed further, and such cars were later banned.',
        page: {
          title: 'Tyrrell P34',
          url: 'https://en.wikipedia.org/wiki/Tyrrell_P34',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Ferrari’s prancing horse first decorate?',
        right: 'A fighter plane',
        wrong: ['A riding school', 'A town’s coat of arms', 'A box of matches'],
        explanation:
          'The Italian ace Francesco Baracca had it painted on his fighter plane in the First World War. His mother told Enzo Ferrari that it would bring him luck.',
        page: {
          title: 'Ferrari',
          url: 'https://en.wikipedia.org/wiki/Ferrari',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'In theory, what could a Formula 1 car do at full speed because air presses it down so hard?',
        right: 'Drive on a ceiling',
        wrong: ['Stop within a metre', 'Race without tyres', 'Cross a small pond'],
        explanation:
          'It could drive upside down on a ceiling, as its wings work like a plane’s turned over and press with more than its weight. The engine would run short of oil, so nobody has raced that way.',
        page: {
          title: 'Downforce',
          url: 'https://en.wikipedia.org/wiki/Downforce',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What is the “formula” in Formula 1?',
        right: 'The rules for the cars',
        wrong: ['The mix of the fuel', 'The points system', 'The size of the engine'],
        explanation:
          'The formula is the set of rules every car must meet, and the 1 marks the top class. It was agreed on after the Second World War.',
        page: {
          title: 'Formula One',
          url: 'https://en.wikipedia.org/wiki/Formula_One',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which American race counted towards the Formula 1 title from 1950 to 1960?',
        right: 'The Indianapolis 500',
        wrong: ['The Daytona 500', 'The Southern 500', 'The Pikes Peak climb'],
        explanation:
          'The Indianapolis 500 counted, though hardly any of the European drivers took part. So the record books list winners who never drove another such race.',
        page: {
          title: 'Indianapolis 500',
          url: 'https://en.wikipedia.org/wiki/Indianapolis_500',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why did Britain’s racing cars turn green in 1903?',
        right: 'They raced in Ireland',
        wrong: ['Green paint was cheapest', 'Green was the king’s colour', 'Red had just been banned'],
        explanation:
          'The Gordon Bennett Cup was held in Ireland, because racing on public roads was illegal in England. Green was a tribute to the hosts.',
        page: {
          title: 'British racing green',
          url: 'https://en.wikipedia.org/wiki/British_racing_green',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was mounted at the back of the Brabham Formula 1 car that won its only race in 1978?',
        right: 'A large fan',
        wrong: ['A jet engine', 'A third axle', 'A moving tail fin'],
        explanation:
          'A large fan sucked the car down on to the track; officially it cooled the engine. Rivals complained, and the team withdrew the car after that one win.',
        page: {
          title: 'Brabham BT46',
          url: 'https://en.wikipedia.org/wiki/Brabham_BT46',
        },
      },
    ],
  },
  {
    key: 'car-racing',
    name: 'NASCAR and car racing',
    category: 'Sports',
    spellings: [
      'NASCAR',
      'Nascar',
      'Indy 500',
      'Indianapolis 500',
      'IndyCar',
      'Daytona 500',
      'Daytona International Speedway',
      'Talladega',
      'Le Mans',
      '24 Hours of Le Mans',
      'stock car',
      'motorsport',
      'Motorsport',
      'Kyle Larson',
      'Kyle Busch',
      'Dale Earnhardt',
      'Danica Patrick',
      'Helio Castroneves',
      'rally car',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What had many of the first NASCAR drivers learnt to drive fast for?',
        right: 'Carrying illegal liquor',
        wrong: ['Delivering mail to farms', 'Chasing bank robbers', 'Fetching country doctors'],
        explanation:
          'They had carried illegal liquor in cars tuned to outrun tax agents on the back roads of the South. Races showed whose car was the fastest.',
        page: {
          title: 'NASCAR',
          url: 'https://en.wikipedia.org/wiki/NASCAR',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Louis Meyer drink buttermilk after winning the Indianapolis 500 in 1936?',
        right: 'His mother recommended it',
        wrong: ['A dairy had paid him', 'Beer was forbidden', 'He had lost a bet'],
        explanation:
          'His mother had told him that it was good on hot days. A dairy executive saw the photo, and drinking milk later became the custom of all winners.',
        page: {
          title: 'Louis Meyer',
          url: 'https://en.wikipedia.org/wiki/Louis_Meyer',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Ray Harroun won the first Indy 500 without a mechanic to look behind. What did he use instead?',
        right: 'A rear-view mirror',
        wrong: ['A loud horn', 'A radio link', 'A periscope'],
        explanation:
          'He fitted a rear-view mirror, because rivals had complained that a man alone was dangerous. It shook so much, he said later, that he could see nothing in it.',
        page: {
          title: 'Ray Harroun',
          url: 'https://en.wikipedia.org/wiki/Ray_Harroun',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Drivers used to sprint to their cars at Le Mans. Why did Jacky Ickx walk in 1969?',
        right: 'To protest that it was unsafe',
        wrong: ['To save his strength', 'To rest an injured knee', 'To unsettle his rivals'],
        explanation:
          'Ickx was protesting that the sprint left no time to fasten safety belts. He started last, won by about a hundred metres, and the custom ended.',
        page: {
          title: '1969 24 Hours of Le Mans',
          url: 'https://en.wikipedia.org/wiki/1969_24_Hours_of_Le_Mans',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where were Daytona’s races held before the speedway opened in 1959?',
        right: 'On the beach',
        wrong: ['On an airfield', 'Round a lake', 'Through an orange grove'],
        explanation:
          'They were held on the beach: one straight was sand, the other the road beside it. The start depended on the tide.',
        page: {
          title: 'Daytona Beach and Road Course',
          url: 'https://en.wikipedia.org/wiki/Daytona_Beach_and_Road_Course',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did Junior Johnson win the Daytona 500 in 1960 in a slower car?',
        right: 'By following in others’ wake',
        wrong: ['By stopping less for fuel', 'By taking corners wider', 'By using softer tyres'],
        explanation:
          'He followed in other cars’ wake, having found in practice that he could keep up close behind a faster one, which breaks the wind. Drafting has been part of the sport ever since.',
        page: {
          title: 'Junior Johnson',
          url: 'https://en.wikipedia.org/wiki/Junior_Johnson',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Two Fords crossed the line together at Le Mans in 1966. Why did Ken Miles not win?',
        right: 'The other had started further back',
        wrong: ['The other had used less fuel', 'The other had fewer pit stops', 'The other had a smaller engine'],
        explanation:
          'The other Ford had started further back and so had covered a few metres more in 24 hours. Ford had wanted a dead heat for the photographers.',
        page: {
          title: '1966 24 Hours of Le Mans',
          url: 'https://en.wikipedia.org/wiki/1966_24_Hours_of_Le_Mans',
        },
      },
    ],
  },
  {
    key: 'cycling',
    name: 'cycling and the Tour de France',
    category: 'Sports',
    spellings: [
      'Tour de France',
      'cycling race',
      'cyclist wins',
      'pro cycling',
      "Giro d'Italia",
      'Giro d’Italia',
      'Vuelta a España',
      'Vuelta',
      'Pogacar',
      'Pogačar',
      'Vingegaard',
      'Lance Armstrong',
      'Mark Cavendish',
      'yellow jersey',
      'peloton',
      'Paris-Roubaix',
      'Paris–Roubaix',
      'track cycling',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why is the leader’s jersey in the Tour de France yellow?',
        right: 'A newspaper was printed on yellow',
        wrong: [
          'Sunflowers line the route in summer',
          'Yellow was the first winner’s colour',
          'Yellow was easiest to see at night',
        ],
        explanation:
          'L’Auto, the newspaper that ran the race, was printed on yellow paper. The leader of the Giro d’Italia wears pink for the same reason.',
        page: {
          title: 'General classification in the Tour de France',
          url: 'https://en.wikipedia.org/wiki/General_classification_in_the_Tour_de_France',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which quarrel led to the newspaper that founded the Tour de France?',
        right: 'The Dreyfus affair',
        wrong: ['The Eiffel Tower', 'The Panama Canal', 'The war of 1870'],
        explanation:
          'It was the Dreyfus affair: advertisers fell out with a sports paper that stood up for the wrongly convicted officer and founded their own. It sold badly, so it thought up a race.',
        page: {
          title: 'Tour de France',
          url: 'https://en.wikipedia.org/wiki/Tour_de_France',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The first four in the 1904 Tour de France were disqualified. What had some riders been doing?',
        right: 'Taking trains',
        wrong: ['Using motors', 'Bribing judges', 'Swapping places'],
        explanation:
          'Riders were accused of taking trains and cars, as much of the race was ridden by night with nobody watching. The founder wrote that it had been the last Tour.',
        page: {
          title: '1904 Tour de France',
          url: 'https://en.wikipedia.org/wiki/1904_Tour_de_France',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Why is the last rider in the Tour de France called the “lanterne rouge”, or red lantern?',
        right: 'After the lamp on a train',
        wrong: ['After a tired man’s face', 'After a roadworks sign', 'After a Paris night bar'],
        explanation:
          'It comes from the red lamp at the end of a train, which showed railwaymen that no carriage had been lost. Many fans have a soft spot for the rider in last place.',
        page: {
          title: 'Lanterne rouge',
          url: 'https://en.wikipedia.org/wiki/Lanterne_rouge',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What were riders in the Tour de France not allowed until 1937?',
        right: 'Derailleur gears',
        wrong: ['Rubber tyres', 'Cycling shorts', 'Bells and lamps'],
        explanation:
          'Derailleur gears were banned: the director Henri Desgrange thought that changing gear was for people over 45. Riders had to turn the back wheel round instead.',
        page: {
          title: 'Derailleur',
          url: 'https://en.wikipedia.org/wiki/Derailleur',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did cycling champion Gino Bartali hide in his bike’s frame in wartime Italy?',
        right: 'Forged identity papers',
        wrong: ['Maps of the front', 'Medicine for partisans', 'Coded radio messages'],
        explanation:
          'He carried forged identity papers that helped to save persecuted Jews. He said that he was out training, and told hardly anybody as long as he lived.',
        page: {
          title: 'Gino Bartali',
          url: 'https://en.wikipedia.org/wiki/Gino_Bartali',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What had the first Tour de France winner, Maurice Garin, done for a living as a boy?',
        right: 'Swept chimneys',
        wrong: ['Baked bread', 'Carried mail', 'Shod horses'],
        explanation:
          'He had swept chimneys, having come from the Italian side of the Alps, and the papers called him “the little chimney sweep”. He later ran a petrol station.',
        page: {
          title: 'Maurice Garin',
          url: 'https://en.wikipedia.org/wiki/Maurice_Garin',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question:
          'Eugène Christophe mended his own fork at a forge during the 1913 Tour de France. Why was he still punished?',
        right: 'A boy worked the bellows',
        wrong: ['The smith lent him tools', 'He had left the course', 'He had taken too long'],
        explanation:
          'Outside help was forbidden, and a boy had worked the bellows for him while officials watched. He had walked some ten kilometres to the forge.',
        page: {
          title: 'Eugène Christophe',
          url: 'https://en.wikipedia.org/wiki/Eug%C3%A8ne_Christophe',
        },
      },
    ],
  },
  {
    key: 'cricket',
    name: 'cricket',
    category: 'Sports',
    spellings: [
      'cricket',
      'Cricket',
      'cricketer',
      'cricketers',
      'Ashes Test',
      'Ashes series',
      'Ashes squad',
      'Ashes tour',
      'IPL',
      'wicket',
      'wickets',
      'T20',
      'T20 World Cup',
      'Cricket World Cup',
      'Test match',
      'Test cricket',
      'Virat Kohli',
      'Kohli',
      'Bumrah',
      'Ben Stokes',
      'Joe Root',
      'Shubman Gill',
      'Rohit Sharma',
      'Sachin Tendulkar',
      "Lord's cricket",
      'BCCI',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Cricket’s Ashes are named after a joke of 1882. Where did it appear?',
        right: 'In a mock death notice',
        wrong: ['In a church sermon', 'In a stage comedy', 'In a schoolboy’s letter'],
        explanation:
          'It appeared in a mock death notice: after a defeat by Australia, a London paper mourned English cricket, whose body would be cremated and the ashes taken to Australia.',
        page: {
          title: 'The Ashes',
          url: 'https://en.wikipedia.org/wiki/The_Ashes',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which two countries met in the first international cricket match, in 1844?',
        right: 'USA and Canada',
        wrong: ['England and Australia', 'India and Ceylon', 'England and Scotland'],
        explanation:
          'The USA and Canada met in New York, over 30 years before the first Test match. Cricket was popular in America until baseball overtook it.',
        page: {
          title: 'History of cricket',
          url: 'https://en.wikipedia.org/wiki/History_of_cricket',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Cricket’s “timeless” Test in Durban in 1939 ended in a draw after ten days. Why?',
        right: 'England had a ship to catch',
        wrong: ['Rain had ruined the pitch', 'War had broken out', 'Both captains had fallen ill'],
        explanation:
          'The match was to last until one side won, but England had a ship to catch, and stopped 42 runs short of its target of 696. No Test without a time limit has been played since.',
        page: {
          title: 'Timeless Test',
          url: 'https://en.wikipedia.org/wiki/Timeless_Test',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why is Australia’s broadcaster ABC said to have chosen post office box 9994?',
        right: 'It is Bradman’s batting average',
        wrong: ['It is its first radio frequency', 'It spells its name in code', 'It is the date of a famous Test'],
        explanation:
          'It honours the cricketer Don Bradman’s batting average in Tests, 99.94. Four runs in his last innings would have made it a hundred, but he was out for none.',
        page: {
          title: 'Don Bradman',
          url: 'https://en.wikipedia.org/wiki/Don_Bradman',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Why is a batsman’s score of nought called a duck in cricket?',
        right: 'The 0 looks like an egg',
        wrong: ['The batsman ducks away', 'The bat floats in water', 'The crowd used to quack'],
        explanation:
          'It was a “duck’s egg” in full, since the 0 looks like an egg. A golden duck is out to the first ball.',
        page: {
          title: 'Duck (cricket)',
          url: 'https://en.wikipedia.org/wiki/Duck_(cricket)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did many of Afghanistan’s first top cricketers learn the game?',
        right: 'In refugee camps',
        wrong: ['At Indian schools', 'At a British base', 'On Iranian farms'],
        explanation:
          'They learnt it in refugee camps in Pakistan, where their families had fled from war and the neighbours played cricket. In 2017 Afghanistan was admitted to Test cricket.',
        page: {
          title: 'Afghanistan national cricket team',
          url: 'https://en.wikipedia.org/wiki/Afghanistan_national_cricket_team',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What did the real Jeeves do, after whom P. G. Wodehouse named his famous valet?',
        right: 'He played cricket',
        wrong: ['He waited tables', 'He rode racehorses', 'He ran a bank'],
        explanation:
          'Percy Jeeves was a cricketer who bowled for Warwickshire, and Wodehouse remembered how immaculate he looked. He was killed on the Somme in 1916.',
        page: {
          title: 'Percy Jeeves',
          url: 'https://en.wikipedia.org/wiki/Percy_Jeeves',
        },
      },
    ],
  },
  {
    key: 'rugby',
    name: 'rugby',
    category: 'Sports',
    spellings: [
      'rugby',
      'Rugby',
      'Rugby World Cup',
      'Rugby League World Cup',
      'Six Nations',
      'All Blacks',
      'Springboks',
      'British and Irish Lions',
      'scrum-half',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What is used to start the first match of every Rugby World Cup?',
        right: 'An antique whistle',
        wrong: ['An old ship’s bell', 'A ram’s horn', 'A Fijian drum'],
        explanation:
          'The referee blows an antique whistle that the Welshman Gil Evans used in 1905, when England met New Zealand. It is kept in a museum in Palmerston North.',
        page: {
          title: 'Rugby World Cup',
          url: 'https://en.wikipedia.org/wiki/Rugby_World_Cup',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country won Olympic gold at rugby in 1920 and 1924?',
        right: 'The United States',
        wrong: ['New Zealand', 'France', 'Great Britain'],
        explanation:
          'The United States won both, with students from California, many of whom had to learn the rules first. Fifteen-a-side rugby was then dropped by the Olympics.',
        page: {
          title: 'Rugby union at the Summer Olympics',
          url: 'https://en.wikipedia.org/wiki/Rugby_union_at_the_Summer_Olympics',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did early rugby balls come out oval?',
        right: 'Pig’s bladders were that shape',
        wrong: ['Cobblers sewed them so', 'Round balls were taxed', 'The goals were narrow'],
        explanation:
          'The leather was sewn round an inflated pig’s bladder, which is more plum-shaped than round. Richard Lindon, who made balls for Rugby School, turned to rubber, as blowing up bladders was unhealthy.',
        page: {
          title: 'Rugby ball',
          url: 'https://en.wikipedia.org/wiki/Rugby_ball',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why is a touchdown in rugby called a “try”?',
        right: 'It earned a try at goal',
        wrong: ['It could be repeated', 'It was judged by a jury', 'It was first an experiment'],
        explanation:
          'At first grounding the ball scored nothing: it only earned a try at kicking a goal. Later the try became worth more than the kick.',
        page: {
          title: 'Try (rugby)',
          url: 'https://en.wikipedia.org/wiki/Try_(rugby)',
        },
      },
    ],
  },
  {
    key: 'athletics',
    name: 'athletics',
    category: 'Sports',
    spellings: [
      'track and field',
      'Track and Field',
      'World Athletics',
      'Diamond League',
      'marathon runner',
      'marathon runners',
      'half marathon',
      'half-marathon',
      'London Marathon',
      'Boston Marathon',
      'New York City Marathon',
      'Chicago Marathon',
      'Berlin Marathon',
      'Tokyo Marathon',
      'sprinter',
      'sprinters',
      '100m final',
      '100 metres final',
      '100-meter dash',
      '100-metre',
      'pole vault',
      'pole vaulter',
      'decathlon',
      'heptathlon',
      'long jump',
      'high jump',
      'triple jump',
      'Usain Bolt',
      'Kipchoge',
      'Duplantis',
      'Noah Lyles',
      'Sydney McLaughlin-Levrone',
      "Sha'Carri Richardson",
      'Sha’Carri Richardson',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'The 1908 Olympic marathon fixed today’s odd distance. Where did it start and finish?',
        right: 'A castle and a royal box',
        wrong: ['A port and a parliament', 'A church and a market', 'A palace and a cathedral'],
        explanation:
          'It led from Windsor Castle to a spot in front of the royal box: 26 miles and 385 yards. The odd distance became the standard in 1921.',
        page: {
          title: 'Marathon',
          url: 'https://en.wikipedia.org/wiki/Marathon',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Abebe Bikila run barefoot when he won the Olympic marathon of 1960?',
        right: 'No shoes fitted him',
        wrong: ['He had made a vow', 'He could not afford shoes', 'His shoes were stolen'],
        explanation:
          'The supplier had few shoes left in Rome and none fitted him well, and he had trained without. Four years later he won again, in shoes.',
        page: {
          title: 'Abebe Bikila',
          url: 'https://en.wikipedia.org/wiki/Abebe_Bikila',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What made Dick Fosbury’s backward high jump possible in the 1960s?',
        right: 'Soft landing mats',
        wrong: ['Lighter spiked shoes', 'Bars of thin steel', 'Rubber running tracks'],
        explanation:
          'Soft mats made it safe to land on one’s back; before, jumpers had come down on their feet in sand or sawdust. He won Olympic gold in 1968, and soon nearly all copied him.',
        page: {
          title: 'Fosbury flop',
          url: 'https://en.wikipedia.org/wiki/Fosbury_flop',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Fred Lorz was first across the line in the 1904 Olympic marathon. Why was he disqualified?',
        right: 'He had ridden in a car',
        wrong: ['He had started too soon', 'He had swapped numbers', 'He had taken a shortcut'],
        explanation:
          'He had given up, ridden some of the way in a car and got out when it broke down. He called it a joke, and won the Boston Marathon a year later.',
        page: {
          title: '1904 Summer Olympics',
          url: 'https://en.wikipedia.org/wiki/1904_Summer_Olympics',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Shizo Kanakuri quit the 1912 Olympic marathon without telling anyone. When did he finish?',
        right: '54 years later',
        wrong: ['A night later', 'Two weeks later', '12 years later'],
        explanation:
          'He finished more than 54 years later: in 1967 Sweden, which had thought the Japanese runner missing, invited him to run the last metres. By then he had ten grandchildren.',
        page: {
          title: 'Shizo Kanakuri',
          url: 'https://en.wikipedia.org/wiki/Shizo_Kanakuri',
        },
      },
    ],
  },
  {
    key: 'swimming',
    name: 'swimming as a sport',
    category: 'Sports',
    spellings: [
      'competitive swimming',
      'Olympic swimmer',
      'Olympic swimming',
      'swimming championships',
      'Swimming Championships',
      'World Aquatics',
      'USA Swimming',
      'swim team',
      'Michael Phelps',
      'Katie Ledecky',
      'Ledecky',
      'Léon Marchand',
      'Leon Marchand',
      'Adam Peaty',
      'breaststroke',
      'backstroke',
      'butterfly stroke',
      'open-water swimmer',
      'open water swimming',
      'Channel swimmer',
      'Channel swim',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the butterfly stroke come about in swimming?',
        right: 'As a trick in breaststroke',
        wrong: ['As a drill for lifeguards', 'As a copy of dolphins', 'As part of a water ballet'],
        explanation:
          'It began as a trick in breaststroke: in the 1930s swimmers swung their arms over the water, and no rule forbade it. It became a stroke of its own in the 1950s.',
        page: {
          title: 'Butterfly stroke',
          url: 'https://en.wikipedia.org/wiki/Butterfly_stroke',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Forty-three world records fell at the 2009 swimming championships in Rome. What was then banned?',
        right: 'Plastic bodysuits',
        wrong: ['Angled starting blocks', 'Extra-deep pools', 'Underwater kicking'],
        explanation:
          'Suits of polyurethane, a plastic, were banned: they trapped air, held the body high and squeezed it into shape. Some of the records stood for many years.',
        page: {
          title: 'High-technology swimwear fabric',
          url: 'https://en.wikipedia.org/wiki/High-technology_swimwear_fabric',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Five men had swum the English Channel before Gertrude Ederle in 1926. How did her time compare?',
        right: 'About two hours faster',
        wrong: ['About two hours slower', 'About a minute slower', 'About a minute faster'],
        explanation:
          'She was about two hours faster than any of them, at twenty, after papers had doubted that a woman could do it at all. Huge crowds cheered her in New York.',
        page: {
          title: 'Gertrude Ederle',
          url: 'https://en.wikipedia.org/wiki/Gertrude_Ederle',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Why are swimming races timed to hundredths of a second, not thousandths?',
        right: 'Lanes differ by more than that',
        wrong: ['Scoreboards show no more', 'Hands touch too softly', 'Starting signals are too slow'],
        explanation:
          'Lanes may differ in length by more than a swimmer covers in thousandths, a few millimetres. In 1972 an Olympic gold had been decided by two thousandths.',
        page: {
          title: 'Swimming at the 1972 Summer Olympics – Men’s 400 metre individual medley',
          url: 'https://en.wikipedia.org/wiki/Swimming_at_the_1972_Summer_Olympics_%E2%80%93_Men%27s_400_metre_individual_medley',
        },
      },
    ],
  },
  {
    key: 'gymnastics',
    name: 'gymnastics',
    category: 'Sports',
    spellings: [
      'gymnastics',
      'Gymnastics',
      'gymnast',
      'gymnasts',
      'Simone Biles',
      'Biles',
      'Nadia Comaneci',
      'Nadia Comăneci',
      'Suni Lee',
      'Rebeca Andrade',
      'balance beam',
      'uneven bars',
      'pommel horse',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What did the scoreboard show for Nadia Comăneci’s first perfect ten in Olympic gymnastics, in 1976?',
        right: '1.00',
        wrong: ['9.99', '0.10', '99.9'],
        explanation:
          'It showed 1.00, because the makers had been told that a ten would not be needed. The fourteen-year-old earned six more in Montreal.',
        page: {
          title: 'Nadia Comăneci',
          url: 'https://en.wikipedia.org/wiki/Nadia_Com%C4%83neci',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Several gymnasts fell at the vault in the women’s all-around final in Sydney in 2000. What was wrong with it?',
        right: 'It was set too low',
        wrong: ['It was freshly waxed', 'It was placed too far away', 'It was badly lit'],
        explanation:
          'The vault was five centimetres too low, until an Australian gymnast noticed. Those affected were allowed to vault again, but some had lost their nerve.',
        page: {
          title: 'Gymnastics at the 2000 Summer Olympics – Women’s artistic individual all-around',
          url: 'https://en.wikipedia.org/wiki/Gymnastics_at_the_2000_Summer_Olympics_%E2%80%93_Women%27s_artistic_individual_all-around',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was remarkable about George Eyser, who won six gymnastics medals at the 1904 Olympics?',
        right: 'He had a wooden leg',
        wrong: ['He was nearly blind', 'He was over sixty', 'He was self-taught'],
        explanation:
          'Eyser had a wooden left leg, having lost his own under a train. Three of his medals were gold, one of them for the vault.',
        page: {
          title: 'George Eyser',
          url: 'https://en.wikipedia.org/wiki/George_Eyser',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Why did Prussia close its public gymnastics grounds around 1820?',
        right: 'It feared a revolt',
        wrong: ['It needed the land', 'Too many were hurt', 'The church objected'],
        explanation:
          'Prussia feared a revolt: Friedrich Jahn’s gymnasts dreamt of a united and freer Germany. He was arrested, and the sport went indoors for two decades.',
        page: {
          title: 'Friedrich Ludwig Jahn',
          url: 'https://en.wikipedia.org/wiki/Friedrich_Ludwig_Jahn',
        },
      },
    ],
  },
  {
    key: 'horse-racing',
    name: 'horse racing',
    category: 'Sports',
    spellings: [
      'Kentucky Derby',
      'Preakness',
      'Preakness Stakes',
      'Belmont Stakes',
      'Grand National',
      'Royal Ascot',
      'Cheltenham Festival',
      'Epsom Derby',
      'Melbourne Cup',
      'Churchill Downs',
      'champion jockey',
      'racehorse',
      'racehorses',
      'horse racing',
      'horse race',
      'Horse Racing',
      'thoroughbred',
      'thoroughbreds',
      'Thoroughbred',
      'Thoroughbreds',
      "Breeders' Cup",
      'Breeders’ Cup',
      'Dubai World Cup',
    ],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'A racehorse is born in Kentucky in April. When does it officially turn one?',
        right: 'On 1 January',
        wrong: ['On 1 August', 'On its birthday', 'On Derby day'],
        explanation:
          'All thoroughbreds in the northern hemisphere turn a year older on 1 January, so that they can race by age. Breeders want foals as early in the year as possible.',
        page: {
          title: 'Thoroughbred',
          url: 'https://en.wikipedia.org/wiki/Thoroughbred',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How is the Derby, England’s great horse race, said to have got its name?',
        right: 'From the toss of a coin',
        wrong: ['From a vote of jockeys', 'From a royal decree', 'From a printer’s error'],
        explanation:
          'The Earl of Derby is said to have won the toss of a coin against Sir Charles Bunbury. Kentucky might otherwise have a Bunbury, too.',
        page: {
          title: 'Epsom Derby',
          url: 'https://en.wikipedia.org/wiki/Epsom_Derby',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Whose grandson founded the Kentucky Derby?',
        right: 'An explorer’s',
        wrong: ['A president’s', 'A distiller’s', 'A Southern general’s'],
        explanation:
          'He was the grandson of the explorer William Clark, who crossed America with Meriwether Lewis. Named Meriwether Lewis Clark Jr., he bore the names of both.',
        page: {
          title: 'Meriwether Lewis Clark Jr.',
          url: 'https://en.wikipedia.org/wiki/Meriwether_Lewis_Clark_Jr.',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'What is painted in the winner’s colours right after the Preakness, the great horse race in Maryland?',
        right: 'A weather vane',
        wrong: ['A stable door', 'A starting gate', 'A church bell'],
        explanation:
          'A weather vane in the shape of a horse and rider is painted in the winner’s colours. The custom began in 1909 with a vane on the old clubhouse.',
        page: {
          title: 'Preakness Stakes',
          url: 'https://en.wikipedia.org/wiki/Preakness_Stakes',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who were 13 of the 15 jockeys in the first Kentucky Derby, in 1875?',
        right: 'African Americans',
        wrong: ['Irish immigrants', 'Cavalry officers', 'English professionals'],
        explanation:
          'Thirteen were African Americans, among them Oliver Lewis, who rode the winner, Aristides. By the 1920s they had been pushed out of the sport.',
        page: {
          title: 'Kentucky Derby',
          url: 'https://en.wikipedia.org/wiki/Kentucky_Derby',
        },
      },
    ],
  },
  {
    key: 'chess',
    name: 'chess',
    category: 'Sports',
    spellings: [
      'chess',
      'Chess',
      'Chess World Cup',
      'World Chess',
      'grandmaster',
      'grandmasters',
      'Magnus Carlsen',
      'Carlsen',
      'Gukesh',
      'Garry Kasparov',
      'Kasparov',
      'Hikaru Nakamura',
      'FIDE',
      'chessboard',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How far could the queen move in medieval chess?',
        right: 'One square at a time',
        wrong: ['As far as she liked', 'Two squares at a time', 'Only as far as the king stood'],
        explanation:
          'She could move just one square diagonally. Around 1475, in the Spain of Isabella of Castile, she became the strongest piece, and people spoke of “mad queen’s chess”.',
        page: {
          title: 'Queen (chess)',
          url: 'https://en.wikipedia.org/wiki/Queen_(chess)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: '“Checkmate” goes back to Persian. What did it mean there?',
        right: 'The king is helpless',
        wrong: ['The battle is over', 'The castle has fallen', 'The guests may leave'],
        explanation:
          '“Shah mat” meant that the king is helpless; it reached Europe with the game by way of the Arabs. “Check”, the pattern and even the bank cheque belong to the same family of words.',
        page: {
          title: 'Checkmate',
          url: 'https://en.wikipedia.org/wiki/Checkmate',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A chess machine called the Turk beat Napoleon in 1809. How did it work?',
        right: 'A man sat inside',
        wrong: ['Magnets moved the pieces', 'Punched cards chose moves', 'Someone backstage pulled strings'],
        explanation:
          'A man sat hidden inside, and fooled audiences for over 80 years. Amazon named a marketplace for small tasks done by humans after it: Mechanical Turk.',
        page: {
          title: 'Mechanical Turk',
          url: 'https://en.wikipedia.org/wiki/Mechanical_Turk',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animal was the bishop when chess was young in India?',
        right: 'An elephant',
        wrong: ['A camel', 'A tiger', 'A crocodile'],
        explanation:
          'It was an elephant, and the two points on the old piece were its tusks. Europeans took them for a bishop’s mitre, and the French for a fool’s cap.',
        page: {
          title: 'Bishop (chess)',
          url: 'https://en.wikipedia.org/wiki/Bishop_(chess)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did three of England’s best chess players do in the Second World War?',
        right: 'They broke codes',
        wrong: ['They designed tanks', 'They trained pilots', 'They forged papers'],
        explanation:
          'Hugh Alexander, Stuart Milner-Barry and Harry Golombek all broke codes at Bletchley Park, alongside Alan Turing. War had broken out while they were at a tournament in Argentina.',
        page: {
          title: 'Bletchley Park',
          url: 'https://en.wikipedia.org/wiki/Bletchley_Park',
        },
      },
    ],
  },
  {
    key: 'rowing-and-sailing',
    name: 'rowing and sailing',
    category: 'Sports',
    spellings: [
      "America's Cup",
      'America’s Cup',
      'SailGP',
      'Vendée Globe',
      'Vendee Globe',
      'Sydney to Hobart',
      'yacht race',
      'regatta',
      'Regatta',
      'rower',
      'rowers',
      'Oxford-Cambridge Boat Race',
      'University Boat Race',
      'rowing team',
      'rowing club',
      'Olympic rowing',
      'Olympic sailing',
      'yachtsman',
      'yachtsmen',
      'yachtswoman',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What is the America’s Cup, the oldest prize in sailing, named after?',
        right: 'A yacht',
        wrong: ['A continent', 'A shipping line', 'A hotel'],
        explanation:
          'It is named after the yacht “America”, a schooner that beat the English in 1851. Her owners gave the cup to their New York club, which kept it for 132 years.',
        page: {
          title: 'America’s Cup',
          url: 'https://en.wikipedia.org/wiki/America%27s_Cup',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How fast can today’s America’s Cup yachts sail?',
        right: 'Several times the wind’s speed',
        wrong: ['Half the wind’s speed', 'Just below the wind’s speed', 'Exactly the wind’s speed'],
        explanation:
          'They reach several times the wind’s speed, rising out of the water on foils and making a wind of their own. Sailing across the wind, not with it, makes that possible.',
        page: {
          title: 'High-performance sailing',
          url: 'https://en.wikipedia.org/wiki/High-performance_sailing',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Two Dutch rowers found their cox too heavy for the Olympic final in 1900. Who steered them to victory?',
        right: 'An unknown French boy',
        wrong: ['The club’s cook', 'A rival’s sister', 'A Dutch journalist'],
        explanation:
          'An unknown French boy steered them and posed for a photo. Then he vanished, and nobody has found out for certain who he was.',
        page: {
          title: 'Rowing at the 1900 Summer Olympics – Men’s coxed pair',
          url: 'https://en.wikipedia.org/wiki/Rowing_at_the_1900_Summer_Olympics_%E2%80%93_Men%27s_coxed_pair',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'What did Bernard Moitessier do when he might have won the first solo race round the world in 1969?',
        right: 'He sailed on to Tahiti',
        wrong: ['He waited for his rivals', 'He turned back for a rescue', 'He gave his boat away'],
        explanation:
          'Instead of heading home he sailed on to Tahiti: with a slingshot he sent word to a ship that he was happy at sea. He went round the world one and a half times.',
        page: {
          title: 'Bernard Moitessier',
          url: 'https://en.wikipedia.org/wiki/Bernard_Moitessier',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why is the right side of a ship called starboard?',
        right: 'The steering oar was there',
        wrong: ['The pole star was seen there', 'The captain’s cabin was there', 'The night lamps hung there'],
        explanation:
          'The steering oar, Old English “steor”, hung on the right, since most people are right-handed. In port, the other side lay against the quay.',
        page: {
          title: 'Port and starboard',
          url: 'https://en.wikipedia.org/wiki/Port_and_starboard',
        },
      },
    ],
  },
  {
    key: 'badminton-and-table-tennis',
    name: 'badminton and table tennis',
    category: 'Sports',
    spellings: [
      'badminton',
      'Badminton',
      'table tennis',
      'Table Tennis',
      'ping-pong',
      'ping pong',
      'Ping-Pong',
      'Ping Pong',
      'shuttlecock',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Where did badminton get its name?',
        right: 'From a duke’s country house',
        wrong: ['From an Indian hill station', 'From a club in London', 'From an army captain'],
        explanation:
          'It is named after Badminton House, where the Duke of Beaufort’s guests are said to have played it in the nineteenth century. British officers in India knew it as Poona.',
        page: {
          title: 'Badminton',
          url: 'https://en.wikipedia.org/wiki/Badminton',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What set off the “ping-pong diplomacy” between the USA and China in 1971?',
        right: 'A ride on the wrong bus',
        wrong: ['A letter from a student', 'A draw in the final', 'A bet between ministers'],
        explanation:
          'The American table tennis player Glenn Cowan got a ride on the Chinese team’s bus in Japan, and one of the players gave him a silk picture. Within days his team was invited to China.',
        page: {
          title: 'Ping-pong diplomacy',
          url: 'https://en.wikipedia.org/wiki/Ping-pong_diplomacy',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why were table tennis balls made larger in 2000?',
        right: 'To slow the game down',
        wrong: ['To make them last longer', 'To help the umpires', 'To cut the noise'],
        explanation:
          'It was done to slow the game down: two millimetres more mean more drag and less spin. Rallies became longer and easier to follow on television.',
        page: {
          title: 'Table tennis',
          url: 'https://en.wikipedia.org/wiki/Table_tennis',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'How long did a single point last at the table tennis World Championships of 1936?',
        right: 'Over two hours',
        wrong: ['About eleven minutes', 'Almost half an hour', 'About forty minutes'],
        explanation:
          'The point lasted over two hours, because Alojzy Ehrlich and Farkas Paneth did nothing but push the ball back. A time rule for slow games came soon after.',
        page: {
          title: 'Alojzy Ehrlich',
          url: 'https://en.wikipedia.org/wiki/Alojzy_Ehrlich',
        },
      },
    ],
  },
  {
    key: 'volleyball-and-handball',
    name: 'volleyball and handball',
    category: 'Sports',
    spellings: [
      'volleyball',
      'Volleyball',
      'beach volleyball',
      'handball player',
      'handball championship',
      'Handball Championship',
      'World Handball',
      'handball team',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who was volleyball invented for in Massachusetts in 1895?',
        right: 'Businessmen',
        wrong: ['Schoolgirls', 'Soldiers', 'Prisoners'],
        explanation:
          'William Morgan invented it for businessmen at the YMCA, where the older members found basketball too rough. He hung a tennis net just above their heads.',
        page: {
          title: 'Volleyball',
          url: 'https://en.wikipedia.org/wiki/Volleyball',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Under what name was volleyball invented?',
        right: 'Mintonette',
        wrong: ['Netminton', 'Handbridge', 'Wallette'],
        explanation:
          'Its inventor called it Mintonette, after badminton. A spectator saw that the players were volleying the ball, and the game was renamed within a year.',
        page: {
          title: 'Volleyball',
          url: 'https://en.wikipedia.org/wiki/Volleyball',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How was handball played when it first became an Olympic sport, in 1936?',
        right: 'Outdoors, eleven a side',
        wrong: ['In water, five a side', 'On ice, six a side', 'On sand, two a side'],
        explanation:
          'It was played outdoors, eleven a side, on a football pitch with football goals. The indoor game with seven comes from Scandinavia, where winters are long.',
        page: {
          title: 'Field handball',
          url: 'https://en.wikipedia.org/wiki/Field_handball',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'What have handball players long put on their fingers for a better grip?',
        right: 'Resin',
        wrong: ['Chalk', 'Honey', 'Rosewater'],
        explanation:
          'Resin lets a player hold the ball in one hand while the body turns. Those who have to clean the floor dread it.',
        page: {
          title: 'Handball',
          url: 'https://en.wikipedia.org/wiki/Handball',
        },
      },
    ],
  },
  {
    key: 'skateboarding-and-surfing',
    name: 'skateboarding and surfing',
    category: 'Sports',
    spellings: [
      'skateboarding',
      'Skateboarding',
      'skateboard',
      'skateboards',
      'skateboarder',
      'skateboarders',
      'skate park',
      'skatepark',
      'Tony Hawk',
      'surfer',
      'surfers',
      'surfboard',
      'Kelly Slater',
      'World Surf League',
      'big wave surfer',
      'surfing competition',
      'surfing contest',
      'surfing champion',
      'surf contest',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What gave California’s skateboarders smooth concrete bowls to ride in the 1970s?',
        right: 'A drought',
        wrong: ['An earthquake', 'A property crash', 'A new motorway'],
        explanation:
          'A drought left swimming pools empty, and skateboarders climbed over the fence. Much of what is done in skate parks today was first tried there.',
        page: {
          title: 'Skateboarding',
          url: 'https://en.wikipedia.org/wiki/Skateboarding',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What were most skateboard wheels made of in the 1960s?',
        right: 'Clay',
        wrong: ['Cork', 'Glass', 'Wood'],
        explanation:
          'They were made of clay, slipped and stopped dead at a pebble, and the fashion passed. Polyurethane wheels brought it back in the 1970s.',
        page: {
          title: 'Skateboarding',
          url: 'https://en.wikipedia.org/wiki/Skateboarding',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Where did surfers compete for their medals at the Paris Olympics of 2024?',
        right: 'In Tahiti',
        wrong: ['In Brittany', 'In Réunion', 'In Biarritz'],
        explanation:
          'They competed at Teahupo’o in Tahiti, over 15,000 kilometres from Paris. Some athletes lived on a ship instead of in a village.',
        page: {
          title: 'Surfing at the 2024 Summer Olympics',
          url: 'https://en.wikipedia.org/wiki/Surfing_at_the_2024_Summer_Olympics',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Surfing pioneer Duke Kahanamoku of Hawaii was an Olympic champion. In which sport?',
        right: 'Swimming',
        wrong: ['Rowing', 'Boxing', 'Sailing'],
        explanation:
          'He won Olympic gold in swimming, over 100 metres in Stockholm in 1912. He went on to show Californians and Australians how to stand on a board.',
        page: {
          title: 'Duke Kahanamoku',
          url: 'https://en.wikipedia.org/wiki/Duke_Kahanamoku',
        },
      },
    ],
  },
  {
    key: 'sumo-and-judo',
    name: 'sumo and judo',
    category: 'Sports',
    spellings: ['sumo', 'Sumo', 'sumo wrestler', 'sumo wrestlers', 'yokozuna', 'judo', 'Judo', 'judoka'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'How many weight classes does Japan’s professional sumo have?',
        right: 'Zero',
        wrong: ['Three', 'Five', 'Ten'],
        explanation:
          'There are no weight classes at all, so a man may face one twice as heavy. Speed and a low centre of gravity can get the better of sheer mass.',
        page: {
          title: 'Sumo',
          url: 'https://en.wikipedia.org/wiki/Sumo',
        },
      },
      {
        type: 'prediction',
        difficulty: 'medium',
        question: 'What is expected of a yokozuna, sumo’s highest rank, who keeps losing?',
        right: 'That he retires',
        wrong: ['That he drops a rank', 'That he changes his name', 'That he trains his rivals'],
        explanation:
          'He is expected to retire. All other ranks rise and fall with their results, but a yokozuna cannot be demoted, so he must know himself when to go.',
        page: {
          title: 'Makuuchi',
          url: 'https://en.wikipedia.org/wiki/Makuuchi',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Where did judo’s rainbow of coloured belts become common?',
        right: 'In Europe',
        wrong: ['In Brazil', 'In China', 'In Hawaii'],
        explanation:
          'It became common in Europe, where teachers found that pupils liked to see their progress. In Japan, which used white, brown and black, the colours are worn mainly by children.',
        page: {
          title: 'Judo',
          url: 'https://en.wikipedia.org/wiki/Judo',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'When Dutchman Anton Geesink won judo gold in Tokyo in 1964, his fans rushed up. What did he do?',
        right: 'He waved them back',
        wrong: ['He left in silence', 'He lifted his rival', 'He threw them his belt'],
        explanation:
          'Geesink waved them back, so that he could first bow to his opponent, the home favourite. Japan was shocked by the defeat and never forgot his courtesy.',
        page: {
          title: 'Anton Geesink',
          url: 'https://en.wikipedia.org/wiki/Anton_Geesink',
        },
      },
    ],
  },
  {
    key: 'climbing',
    name: 'climbing',
    category: 'Sports',
    spellings: [
      'rock climbing',
      'rock climber',
      'rock climbers',
      'Rock Climbing',
      'mountain climber',
      'mountain climbers',
      'mountaineering',
      'Mountaineering',
      'alpinist',
      'alpinists',
      'Alex Honnold',
      'Honnold',
      'free solo',
      'bouldering',
      'sport climbing',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did rock climber John Gill get the idea of putting chalk on his hands, in the 1950s?',
        right: 'From gymnastics',
        wrong: ['From billiards', 'From shot-putting', 'From carpentry'],
        explanation:
          'Gill took it over from gymnastics, and treated short, hard climbs like exercises on an apparatus. Bouldering owes much to him, a mathematician by profession.',
        page: {
          title: 'John Gill (climber)',
          url: 'https://en.wikipedia.org/wiki/John_Gill_(climber)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What spurred two men on to make the first ascent of Mont Blanc in 1786?',
        right: 'A scholar’s prize',
        wrong: ['A king’s map', 'A bishop’s vow', 'A hunter’s bet'],
        explanation:
          'A scholar, Horace-Bénédict de Saussure of Geneva, had offered a prize because he wanted to take measurements up there. Mountaineering is often dated from that climb.',
        page: {
          title: 'Mont Blanc',
          url: 'https://en.wikipedia.org/wiki/Mont_Blanc',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Climbers’ carabiners are named after an older use of such hooks. What hung on them?',
        right: 'Soldiers’ guns',
        wrong: ['Sailors’ ropes', 'Monks’ keys', 'Miners’ lamps'],
        explanation:
          'Soldiers hung their carbines on them: in German it was the “Karabinerhaken”, the carbine hook. Climbers around Munich took it to the rocks about 1910.',
        page: {
          title: 'Carabiner',
          url: 'https://en.wikipedia.org/wiki/Carabiner',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: '“Sherpa” is often taken to mean a mountain guide. What does the name really stand for?',
        right: 'A people of Nepal',
        wrong: ['A Tibetan monastery', 'A clan of priests', 'A kind of contract'],
        explanation:
          'The Sherpas are a people of Nepal whose name means “people from the east”, as they came over from Tibet. Before foreign climbers arrived, they did not climb their holy peaks.',
        page: {
          title: 'Sherpa people',
          url: 'https://en.wikipedia.org/wiki/Sherpa_people',
        },
      },
    ],
  },
  {
    key: 'darts-and-snooker',
    name: 'darts and snooker',
    category: 'Sports',
    spellings: [
      'darts player',
      'darts champion',
      'world darts',
      'darts final',
      'Darts',
      'World Cup of Darts',
      'Luke Littler',
      'Littler',
      'Luke Humphries',
      'snooker',
      'Snooker',
      "Ronnie O'Sullivan",
      'Ronnie O’Sullivan',
      'Judd Trump',
      'billiards',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'easy',
        question: 'Why is the 20 on a dartboard flanked by 1 and 5?',
        right: 'To punish poor aim',
        wrong: ['To balance the board', 'To ease the arithmetic', 'To follow an old clock'],
        explanation:
          'It punishes poor aim: high numbers have low neighbours nearly all the way round. Weak players are often better off aiming at the left side.',
        page: {
          title: 'Darts',
          url: 'https://en.wikipedia.org/wiki/Darts',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did “snooker” mean in British army slang before it was a game?',
        right: 'A raw cadet',
        wrong: ['A cold drink', 'A lost bet', 'A loose floorboard'],
        explanation:
          'A “snooker” was a raw cadet. Around 1875 Neville Chamberlain, an officer in India and not the later prime minister, used it of a man who had missed an easy ball, and then of the game.',
        page: {
          title: 'Snooker',
          url: 'https://en.wikipedia.org/wiki/Snooker',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which material came out of the search for cheaper billiard balls in the 1860s?',
        right: 'Celluloid',
        wrong: ['Nylon', 'Porcelain', 'Concrete'],
        explanation:
          'Celluloid did: balls were made of ivory, and a firm offered 10,000 dollars for a substitute. John Wesley Hyatt’s material later carried the first films.',
        page: {
          title: 'John Wesley Hyatt',
          url: 'https://en.wikipedia.org/wiki/John_Wesley_Hyatt',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the BBC begin to show snooker regularly in 1969?',
        right: 'To show off colour television',
        wrong: ['To fill the hours after midnight', 'To cheer up troops abroad', 'To save on stadium fees'],
        explanation:
          'It wanted to show off colour television, and snooker balls were made for it. A commentator told those with old sets that the pink was next to the green.',
        page: {
          title: 'Pot Black',
          url: 'https://en.wikipedia.org/wiki/Pot_Black',
        },
      },
    ],
  },
  {
    key: 'coaches-and-trades',
    name: 'coaches, drafts and trades',
    category: 'Sports',
    spellings: [
      'head coach',
      'head coaches',
      'Head Coach',
      'trade deadline',
      'Trade Deadline',
      'mock draft',
      'Mock Draft',
      'draft pick',
      'draft picks',
      'draft lottery',
      'Draft Lottery',
      'first-round pick',
      'No. 1 pick',
      'free agency',
      'Free Agency',
      'free agent',
      'transfer portal',
      'Transfer Portal',
      'transfer window',
    ],
    questions: [
      {
        type: 'prediction',
        difficulty: 'medium',
        question:
          'Jay Berwanger was the first player ever picked in an NFL draft, in 1936. What became of his career there?',
        right: 'It never began',
        wrong: ['It ended after one game', 'It brought him three titles', 'It took him to Canada'],
        explanation:
          'He never played a game in the NFL, as the pay was too low. He sold foam rubber instead and became a rich manufacturer.',
        page: {
          title: 'Jay Berwanger',
          url: 'https://en.wikipedia.org/wiki/Jay_Berwanger',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the NBA introduce a lottery for the best young players in 1985?',
        right: 'Teams seemed to lose on purpose',
        wrong: ['Two teams had equal records', 'Players had gone to court', 'Rich teams bought up the talent'],
        explanation:
          'Teams seemed to be losing on purpose, since the worst ones had the best chance of picking first. The temptation remains, so the odds have been changed several times.',
        page: {
          title: 'NBA draft lottery',
          url: 'https://en.wikipedia.org/wiki/NBA_draft_lottery',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did baseball’s Cleveland and Detroit trade with each other in the middle of the 1960 season?',
        right: 'Their managers',
        wrong: ['Their nicknames', 'Their stadiums', 'Their broadcasters'],
        explanation:
          'They traded their managers: Joe Gordon went one way and Jimmy Dykes the other. It did not help either team.',
        page: {
          title: 'Jimmy Dykes',
          url: 'https://en.wikipedia.org/wiki/Jimmy_Dykes',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Oxford students start calling a private tutor a “coach” in the 1830s?',
        right: 'He carried them through exams',
        wrong: ['He arrived by carriage', 'He was paid by the mile', 'He shouted like a driver'],
        explanation:
          'Like a carriage, he carried them through their exams. The vehicle is named after Kocs, a village in Hungary, and sport took the word over from the students.',
        page: {
          title: 'Coach (sport)',
          url: 'https://en.wikipedia.org/wiki/Coach_(sport)',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Baseball’s Harry Chiti was traded in 1962 for “a player to be named later”. Whom did Cleveland get?',
        right: 'The same man back',
        wrong: ['His younger brother', 'His old roommate', 'The rivals’ coach'],
        explanation:
          'Cleveland got Chiti himself back: after 15 games the Mets returned the catcher to settle the bill. He had been traded for himself.',
        page: {
          title: 'Harry Chiti',
          url: 'https://en.wikipedia.org/wiki/Harry_Chiti',
        },
      },
    ],
  },
  {
    key: 'sports-broadcasting',
    name: 'sports broadcasting',
    category: 'Sports',
    spellings: [
      'ESPN',
      'sportscaster',
      'sportscasters',
      'sports commentator',
      'play-by-play',
      'Sky Sports',
      'NBC Sports',
      'Fox Sports',
      'CBS Sports',
      'TNT Sports',
      'sports broadcaster',
      'broadcast booth',
      'Monday Night Football',
      'Sunday Night Football',
      'Match of the Day',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Before television’s yellow first-down line, its makers tried another effect. What was it?',
        right: 'A glowing puck',
        wrong: ['A talking basketball', 'A striped tennis court', 'A tail for golf balls'],
        explanation:
          'They made the hockey puck glow, but fans could not bear its blue shine and red tail. The line on the football field won almost everyone over in 1998.',
        page: {
          title: '1st & Ten (graphics system)',
          url: 'https://en.wikipedia.org/wiki/1st_&_Ten_(graphics_system)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did millions of Americans miss the end of the Jets–Raiders game in 1968?',
        right: 'A children’s film was due',
        wrong: ['A storm cut the power', 'The president spoke', 'A news flash broke in'],
        explanation:
          'NBC switched to the children’s film “Heidi” at seven sharp, and Oakland then scored twice. So many viewers rang up that the telephone exchange blew its fuses.',
        page: {
          title: 'Heidi Game',
          url: 'https://en.wikipedia.org/wiki/Heidi_Game',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'At television’s first instant replay, in 1963, what did the commentator have to tell viewers?',
        right: 'Army had not scored again',
        wrong: ['Their sets were not broken', 'The ball was the same', 'The game was not over'],
        explanation:
          'He assured them that Army had not scored again: the replay ran at full speed, and nobody had seen such a thing before. Navy won the game.',
        page: {
          title: 'Instant replay',
          url: 'https://en.wikipedia.org/wiki/Instant_replay',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the first live event shown on ESPN, in 1979?',
        right: 'A slow-pitch softball game',
        wrong: ['A table tennis final', 'A college hockey game', 'A motorcycle race'],
        explanation:
          'After its opening “SportsCenter”, ESPN showed a professional slow-pitch softball game, with a team named after a brewery. Rights to bigger sports cost too much.',
        page: {
          title: 'ESPN',
          url: 'https://en.wikipedia.org/wiki/ESPN',
        },
      },
    ],
  },
  {
    key: 'doping',
    name: 'doping in sport',
    category: 'Sports',
    spellings: [
      'doping',
      'Doping',
      'anti-doping',
      'Anti-Doping',
      'WADA',
      'USADA',
      'performance-enhancing',
      'doping ban',
      'doping scandal',
      'drug cheat',
      'Enhanced Games',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did helpers give Thomas Hicks during the 1904 Olympic marathon, which he won?',
        right: 'Strychnine and brandy',
        wrong: ['Ether and honey', 'Coffee and cocaine', 'Arsenic and tea'],
        explanation:
          'They gave him strychnine, a poison thought to be a stimulant in small doses, and brandy. It broke no rules, as there were none about drugs.',
        page: {
          title: 'Thomas Hicks (athlete)',
          url: 'https://en.wikipedia.org/wiki/Thomas_Hicks_(athlete)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which drug led to the first Olympic disqualification for doping, in 1968?',
        right: 'Alcohol',
        wrong: ['Cocaine', 'Morphine', 'Amphetamine'],
        explanation:
          'It was alcohol: Hans-Gunnar Liljenwall, a Swedish pentathlete, had drunk beer to steady his hand before the shooting. His team had to return its bronze medals.',
        page: {
          title: 'Hans-Gunnar Liljenwall',
          url: 'https://en.wikipedia.org/wiki/Hans-Gunnar_Liljenwall',
        },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'What must top athletes tell doping testers for every day of the year?',
        right: 'Where to find them for an hour',
        wrong: ['What they have eaten and drunk', 'How long they have trained', 'How well they have slept'],
        explanation:
          'They must name an hour and a place where they can be found, holidays included, and testers may turn up without warning. Three failures within twelve months can mean a ban.',
        page: {
          title: 'World Anti-Doping Agency',
          url: 'https://en.wikipedia.org/wiki/World_Anti-Doping_Agency',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which everyday stimulant was restricted as doping at the Olympics until 2004?',
        right: 'Caffeine',
        wrong: ['Aspirin', 'Menthol', 'Sugar'],
        explanation:
          'Caffeine was restricted: a few strong coffees were allowed, about eight were too much. It is still monitored, though no longer forbidden.',
        page: {
          title: 'Caffeine',
          url: 'https://en.wikipedia.org/wiki/Caffeine',
        },
      },
    ],
  },
  {
    key: 'referees',
    name: 'referees and video replay',
    category: 'Sports',
    spellings: [
      'referee',
      'referees',
      'Referee',
      'Referees',
      'refereeing',
      'VAR',
      'video assistant referee',
      'umpire',
      'umpires',
      'Umpire',
      'Umpires',
      'video review',
      'goal-line technology',
      'red card',
      'red cards',
      'yellow card',
      'linesman',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What gave the football referee Ken Aston the idea of yellow and red cards?',
        right: 'Traffic lights',
        wrong: ['Playing cards', 'Naval flags', 'Traffic cones'],
        explanation:
          'Aston thought of it at traffic lights in 1966, on his way home after a match in which players had not understood who was being cautioned. Colours need no language.',
        page: {
          title: 'Ken Aston',
          url: 'https://en.wikipedia.org/wiki/Ken_Aston',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did football referees signal before they had whistles?',
        right: 'With a handkerchief',
        wrong: ['With a trumpet', 'With a walking stick', 'With a hand bell'],
        explanation:
          'They waved a handkerchief, and hoped that somebody was looking. The sharp whistle with a pea inside, from Birmingham, could be heard above the crowd.',
        page: {
          title: 'Referee (association football)',
          url: 'https://en.wikipedia.org/wiki/Referee_(association_football)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Lloyd Olds, a referee in American football, take to wearing stripes around 1920?',
        right: 'A player handed him the ball',
        wrong: ['The fans could not see him', 'His whites kept getting dirty', 'He had borrowed a prison shirt'],
        explanation:
          'In his plain white shirt he was taken for a team-mate by a quarterback, who gave him the ball. The crowd hooted at his stripes at first.',
        page: {
          title: 'Official (American football)',
          url: 'https://en.wikipedia.org/wiki/Official_(American_football)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where does the word “referee” come from?',
        right: 'Disputes were referred to him',
        wrong: ['He referred to a rule book', 'He kept a register of goals', 'He came from a law court'],
        explanation:
          'In football each team brought an umpire, and disputes between the two were referred to a third man, who stood off the pitch.',
        page: {
          title: 'Referee (association football)',
          url: 'https://en.wikipedia.org/wiki/Referee_(association_football)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In which sport was Hawk-Eye, the camera system that tracks a ball, first used in 2001?',
        right: 'Cricket',
        wrong: ['Tennis', 'Football', 'Baseball'],
        explanation:
          'It was first used in cricket, to show viewers where a ball would have gone. Its inventor, Paul Hawkins, was a keen player himself, and tennis followed a few years later.',
        page: {
          title: 'Hawk-Eye',
          url: 'https://en.wikipedia.org/wiki/Hawk-Eye',
        },
      },
    ],
  },
  {
    key: 'stadiums',
    name: 'stadiums',
    category: 'Sports',
    spellings: [
      'stadium',
      'stadiums',
      'Stadium',
      'Stadiums',
      'sports arena',
      'Madison Square Garden',
      'Wembley',
      'Wembley Stadium',
      'Colosseum',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the first big covered stadium, Houston’s Astrodome, get a plastic lawn in 1966?',
        right: 'Painting the roof killed the grass',
        wrong: [
          'Baseball players had asked for it',
          'A flood had washed the soil away',
          'Rodeos kept ruining the turf',
        ],
        explanation:
          'Outfielders lost the ball in the glare of the glass roof, so it was painted, and the grass died for lack of light. The replacement became known as AstroTurf.',
        page: {
          title: 'Astrodome',
          url: 'https://en.wikipedia.org/wiki/Astrodome',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who is said to have worked the huge awnings over Rome’s Colosseum?',
        right: 'Sailors',
        wrong: ['Slaves', 'Fishermen', 'Gladiators'],
        explanation:
          'Sailors from the fleet are said to have worked them, since they knew how to handle canvas and ropes. A camp nearby housed them.',
        page: {
          title: 'Colosseum',
          url: 'https://en.wikipedia.org/wiki/Colosseum',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the Greek word “stadion” mean before it gave us “stadium”?',
        right: 'A measure of length',
        wrong: ['A bank of stone', 'A prize of oil', 'A row of judges'],
        explanation:
          'A stadion was a length of 600 feet, about 180 metres, and then the sprint over that distance. The place where it was run took its name.',
        page: {
          title: 'Stadion (unit)',
          url: 'https://en.wikipedia.org/wiki/Stadion_(unit)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Why is New York’s Madison Square Garden nowhere near Madison Square?',
        right: 'It moved and kept its name',
        wrong: ['The square was renamed', 'A Mr Madison paid for it', 'The planners misread a map'],
        explanation:
          'The arena moved and kept its name: only the first two stood on the square. The fourth has sat on top of a railway station since 1968.',
        page: {
          title: 'Madison Square Garden',
          url: 'https://en.wikipedia.org/wiki/Madison_Square_Garden',
        },
      },
    ],
  },
  {
    key: 'mascots-and-shirts',
    name: 'mascots and shirts',
    category: 'Sports',
    spellings: [
      'jersey',
      'jerseys',
      'mascot',
      'mascots',
      'Mascot',
      'shirt number',
      'home shirt',
      'away kit',
      'jersey number',
      'retired number',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did baseball’s Babe Ruth wear number 3 for the New York Yankees?',
        right: 'He batted third',
        wrong: ['He had won three titles', 'He was born on the third', 'He drew it in a lottery'],
        explanation:
          'Ruth batted third, and in 1929 the Yankees handed out numbers in batting order. Lou Gehrig, who came next, was number 4.',
        page: {
          title: 'Uniform number (Major League Baseball)',
          url: 'https://en.wikipedia.org/wiki/Uniform_number_(Major_League_Baseball)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which word in southern French is behind “mascot”?',
        right: 'A word for a witch',
        wrong: ['A word for a goat', 'A word for a mask', 'A word for a drum'],
        explanation:
          '“Masco” meant a witch, and “mascoto” a charm. “La Mascotte”, a comic opera of 1880 about a girl who brings luck, made the word known.',
        page: {
          title: 'Mascot',
          url: 'https://en.wikipedia.org/wiki/Mascot',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who wore the first jerseys?',
        right: 'Island fishermen',
        wrong: ['Highland shepherds', 'Palace guards', 'English cyclists'],
        explanation:
          'They were worn by fishermen from Jersey, a Channel island that lived on knitting for centuries. The thick wool kept out wind and water at sea.',
        page: {
          title: 'Jersey (clothing)',
          url: 'https://en.wikipedia.org/wiki/Jersey_(clothing)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Every baseball player in the major leagues wears number 42 on one day in April. In whose honour?',
        right: 'Jackie Robinson’s',
        wrong: ['Hank Aaron’s', 'Willie Mays’s', 'Roberto Clemente’s'],
        explanation:
          'It honours Jackie Robinson, who on 15 April 1947 became the first Black player in the modern major leagues. No team gives the number out any more.',
        page: {
          title: 'Jackie Robinson Day',
          url: 'https://en.wikipedia.org/wiki/Jackie_Robinson_Day',
        },
      },
    ],
  },
  {
    key: 'fantasy-sports-and-betting',
    name: 'fantasy sports and betting',
    category: 'Sports',
    spellings: [
      'betting odds',
      'sports betting',
      'Sports Betting',
      'sportsbook',
      'sportsbooks',
      'bookmaker',
      'bookmakers',
      'bookies',
      'fantasy football',
      'Fantasy Football',
      'fantasy baseball',
      'Fantasy Baseball',
      'fantasy sports',
      'DraftKings',
      'FanDuel',
      'parlay bet',
      'same-game parlay',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is “rotisserie” baseball, an early form of fantasy sports, named after?',
        right: 'A French restaurant',
        wrong: ['A spinning dartboard', 'A roulette wheel', 'A chicken farm'],
        explanation:
          'It is named after La Rôtisserie Française, a New York restaurant where writers and editors met around 1980. They bought imaginary teams and scored them by real results.',
        page: {
          title: 'Fantasy baseball',
          url: 'https://en.wikipedia.org/wiki/Fantasy_baseball',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'Turn a bookmaker’s odds on every outcome of a match into percentages. What do they add up to?',
        right: 'More than 100 per cent',
        wrong: ['Less than 100 per cent', 'Exactly 100 per cent', 'About 50 per cent'],
        explanation:
          'They add up to more than 100 per cent, and the excess is the bookmaker’s margin. Whoever bet on everything would be sure to lose.',
        page: {
          title: 'Mathematics of bookmaking',
          url: 'https://en.wikipedia.org/wiki/Mathematics_of_bookmaking',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which state’s lawsuit opened most of the USA to sports betting in 2018?',
        right: 'New Jersey’s',
        wrong: ['Nevada’s', 'Florida’s', 'Texas’s'],
        explanation:
          'New Jersey’s did: the Supreme Court struck down a federal law that had reserved sports betting to a few states, above all Nevada. Dozens then legalised it.',
        page: {
          title: 'Murphy v. National Collegiate Athletic Association',
          url: 'https://en.wikipedia.org/wiki/Murphy_v._National_Collegiate_Athletic_Association',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'Five bets, each as likely as a coin toss, form an all-or-nothing parlay. How often does it pay?',
        right: 'About 3 times in 100',
        wrong: ['About 10 times in 100', 'About 20 times in 100', 'About 30 times in 100'],
        explanation:
          'Halving the chance five times leaves one in 32, about 3 in 100. Bookmakers like parlays because their margin multiplies too.',
        page: {
          title: 'Parlay (gambling)',
          url: 'https://en.wikipedia.org/wiki/Parlay_(gambling)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Joseph Oller invented pool betting on horses. Which Paris night spot did he help to found?',
        right: 'The Moulin Rouge',
        wrong: ['The Folies Bergère', 'The Chat Noir', 'The Crazy Horse'],
        explanation:
          'Oller co-founded the Moulin Rouge in 1889. His betting system, “pari mutuel”, is used at racecourses all over the world.',
        page: {
          title: 'Joseph Oller',
          url: 'https://en.wikipedia.org/wiki/Joseph_Oller',
        },
      },
    ],
  },
]
