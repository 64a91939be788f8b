import type { JokesByTrend } from '../starter-jokes'

export const sportsJokes: JokesByTrend = {
  pickleball: {
    observations: [
      { kind: 'ritual', text: 'tapping paddles with people I’ve just met' },
      { kind: 'ritual', text: 'queueing with a paddle in the fence' },
      { kind: 'object', text: 'the cracked ball I can’t throw away' },
      { kind: 'object', text: 'the paddle rack that decides the next game' },
      { kind: 'argument', text: 'the neighbours will get used to the popping' },
      { kind: 'argument', text: 'a soft shot beats a hard one' },
      { kind: 'cliche', text: 'I used to play tennis' },
      { kind: 'cliche', text: 'zero, zero, two' },
      { kind: 'price', text: 'one good knee and every free morning' },
      { kind: 'enemy', text: 'the 74-year-old with the soft dink' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When she’s 74 and says “be gentle”', 'We lost eleven to nothing'],
      },
      { format: 'drake', style: 'funny', captions: ['Running for the ball', 'Standing in the kitchen, being cunning'] },
      { format: 'wojak', style: 'satirical', captions: ['It’s just ping-pong you can stand on!', 'Zero, zero, two.'] },
      {
        format: 'pov',
        style: 'relatable',
        captions: ['POV: you only wanted to look at the courts', 'You own three paddles and a visor'],
      },
    ],
  },
  'womens-football': {
    observations: [
      { kind: 'ritual', text: 'explaining that the offside rule is the same' },
      { kind: 'ritual', text: 'teaching uncles to say Bonmatí' },
      { kind: 'object', text: 'the coffee set of 1989' },
      { kind: 'object', text: 'a keeper’s shirt that was sold out' },
      { kind: 'argument', text: 'it’s not women’s football, it’s football' },
      { kind: 'argument', text: 'the men could learn from that penalty' },
      { kind: 'cliche', text: 'it came home, twice' },
      { kind: 'cliche', text: 'I’ve watched them since before Wembley' },
      { kind: 'price', text: 'a voice, lost somewhere in extra time' },
      { kind: 'enemy', text: 'a noon kick-off an hour from any station' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'satirical',
        captions: ['1989: champions, here are your teacups', '2022: champions, here is Trafalgar Square'],
      },
      {
        format: 'brain-expand',
        style: 'wholesome',
        captions: [
          '“Nobody watches women’s football”',
          '“A few families, perhaps”',
          '“Sold out? On a Friday?”',
          '“91,648 people. I’m in row Z”',
        ],
      },
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When someone asks if it’s a full ninety minutes', 'And extra time. And you’ll cry'],
      },
      { format: 'chad', style: 'wholesome', captions: ['Waits for it to come home', 'Brings it home. Defends it'] },
    ],
  },
  'drive-to-survive': {
    observations: [
      { kind: 'ritual', text: 'having opinions on medium tyres' },
      { kind: 'ritual', text: 'timing every red light to the thousandth' },
      { kind: 'object', text: 'a team cap for a driver who has moved' },
      { kind: 'object', text: 'a tyre strategy on a napkin' },
      { kind: 'argument', text: 'the midfield is the real race' },
      { kind: 'argument', text: 'Ferrari’s plan C was worse than plan B' },
      { kind: 'cliche', text: 'it’s lights out and away we go' },
      { kind: 'cliche', text: 'we are checking' },
      { kind: 'price', text: '24 Sundays and an alarm set for Melbourne' },
      { kind: 'enemy', text: 'the safety car with two laps to go' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When I know the driver’s dog but not the rules', 'I’m here for the season finale'],
      },
      { format: 'nobody', style: 'funny', captions: ['Nobody:', 'Me, reversing out of Aldi: box, box'] },
      {
        format: 'wojak',
        style: 'funny',
        captions: ['They drive in a circle for two hours!', 'And he slammed the door in the motorhome.'],
      },
      {
        format: 'drake',
        style: 'satirical',
        captions: ['A quiet overtake', 'The same overtake, with a violin and a team boss swearing'],
      },
    ],
  },
  'street-sports-olympics': {
    observations: [
      { kind: 'ritual', text: 'filming one trick for four hours' },
      { kind: 'ritual', text: 'chalking hands to open a jam jar' },
      { kind: 'object', text: 'a gold medal and a homework extension' },
      { kind: 'object', text: 'a sticker on the Olympic railing' },
      { kind: 'argument', text: 'twelve is a perfectly normal age to retire' },
      { kind: 'argument', text: 'it was better when it was forbidden' },
      { kind: 'cliche', text: 'do a kickflip' },
      { kind: 'cliche', text: 'one more try and then we go home' },
      { kind: 'price', text: 'two ankles and the skin of both elbows' },
      { kind: 'enemy', text: 'a tiny pebble' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['Olympians at 30: still training', 'Olympians at 13: medal first, then maths'],
      },
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When the podium is younger than my trainers', 'I pulled a muscle watching'],
      },
      {
        format: 'pov',
        style: 'relatable',
        captions: ['POV: you found a perfect stair rail', '*a security guard has entered the final*'],
      },
      {
        format: 'distracted-bf',
        style: 'chaotic',
        captions: ['A handrail with eleven stairs', 'Me at 38', 'My physiotherapist'],
      },
    ],
  },
  'caitlin-clark': {
    observations: [
      { kind: 'ritual', text: 'pulling up from the logo, in the kitchen' },
      { kind: 'ritual', text: 'watching a Tuesday game in Indiana on purpose' },
      { kind: 'object', text: 'a number 22 shirt on somebody’s grandad' },
      { kind: 'object', text: 'a box of her cereal, never opened' },
      { kind: 'argument', text: 'the logo is a perfectly good place to shoot' },
      { kind: 'argument', text: 'the pass was better than the three' },
      { kind: 'cliche', text: 'she’s still in range' },
      { kind: 'cliche', text: 'she had eleven assists, by the way' },
      { kind: 'price', text: 'seats that cost more than the flight' },
      { kind: 'enemy', text: 'three defenders at half court' },
    ],
    memes: [
      { format: 'drake', style: 'funny', captions: ['A safe lay-up', 'Thirty feet, one leg, a hand in the face'] },
      { format: 'wojak', style: 'funny', captions: ['She’s too far out!', 'She’s at the logo. That’s a lay-up.'] },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['Grandad, 2019: never watches basketball', 'Grandad, 2024: owns two 22 shirts'],
      },
      {
        format: 'brain-expand',
        style: 'chaotic',
        captions: ['The three-point line', 'The logo', 'The tunnel', 'Des Moines'],
      },
    ],
  },
  parkrun: {
    observations: [
      { kind: 'ritual', text: 'setting an alarm for 8 on a Saturday' },
      { kind: 'ritual', text: 'planning holidays by the nearest start line' },
      { kind: 'object', text: 'a barcode laminated three times' },
      { kind: 'object', text: 'a token that nobody may take home' },
      { kind: 'argument', text: 'it’s a run, not a race, but I was 112th' },
      { kind: 'argument', text: 'the tail walker has the best job' },
      { kind: 'cliche', text: 'don’t forget your barcode' },
      { kind: 'price', text: 'every lie-in since 2011' },
      { kind: 'enemy', text: 'a ten-year-old in school shoes, overtaking' },
      { kind: 'enemy', text: 'the hill they call undulating' },
    ],
    memes: [
      { format: 'reaction', style: 'relatable', captions: ['When a buggy overtakes me uphill', 'The baby waved'] },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['8:59: just a gentle one today', '9:24: sprinting against a man in a banana suit'],
      },
      { format: 'nobody', style: 'funny', captions: ['Nobody:', 'Me on holiday: there’s one in Gdańsk at nine'] },
      {
        format: 'chad',
        style: 'wholesome',
        captions: ['Wants to be first finisher', 'Is tail walker. Knows everybody’s dog'],
      },
    ],
  },
}
