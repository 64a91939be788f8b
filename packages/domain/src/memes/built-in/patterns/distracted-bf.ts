import type { PatternPool } from './pattern-pool'

export const distractedBfPatterns: PatternPool = {
  any: [
    ['{Name}', '{me}', '{Duty}'],
    ['{Name}', '{me}', '{Related}'],
    ['{Name}, ninth time today', '{me}', '{Cost}'],
    ['{Name}', 'My last brain cell', '{Duty}'],
    ['{Doing}', '{me}', '{Chore}'],
  ],
  funny: [
    ['A fun fact about {name}', '{me}', 'The person talking to me'],
    ['A stranger saying “{name}”', '{me}', 'My own birthday party'],
    ['{Name}', 'My eyes, ears and wallet', 'One (1) vegetable'],
  ],
  relatable: [
    ['{Name}', 'Me at 11:58 p.m.', 'My 6 a.m. alarm'],
    ['New tab: {name}', '{me}', 'Tab one: {duty}'],
    ['{Name}', 'Me on a “short break”', '{Duty}'],
  ],
  satirical: [
    ['{Name}', 'Every brand account', 'Their actual product'],
    ['A hot take on {name}', 'The timeline', 'Reading the article'],
    ['{Topic} strategy workshop', 'Management', 'What customers asked for'],
  ],
  wholesome: [
    ['Someone who likes {name} too', '{me}', 'My to-do list'],
    ['{Name} with friends', '{me}', 'Being cool and distant'],
    ['A kind message about {name}', '{me}', 'My bad mood'],
  ],
  trending: [
    ['{Name}', 'The entire internet', 'Whatever we liked yesterday'],
    ['{Name}: {count}', '{me}', 'Peace and quiet'],
    ['{Name}', 'The group chat', 'The actual plan for Saturday'],
  ],
  chaotic: [
    ['{NAME}', 'Me and my 40 tabs', 'Tab 1 (on fire)'],
    ['A goose explaining {name}', '{me}', 'Common sense'],
    ['{Name} at 3 a.m.', 'The raccoon running my brain', 'Sleep'],
  ],
  nostalgic: [
    ['{Name}, {year}', '{me}', 'The present day'],
    ['The good old days of {name}', '{me}', 'The actual calendar'],
    ['{Name} in my memories', '{me}', 'The person talking to me'],
  ],
  existential: [
    ['{Name}', '{me}', 'The meaning of life'],
    ['{Name}', 'A speck of stardust', 'The vast cosmos'],
    ['{Name}', 'Me, mortal', 'Time'],
  ],
  careful: [
    ['A hot take on {name}', 'Everybody', 'The article'],
    ['Paragraph nine', 'Me, for once', 'The headline'],
    ['The comments on {name}', 'Me, against advice', 'My peace of mind'],
    ['A thread about {name}', 'Me at 11:58 p.m.', 'My 6 a.m. alarm'],
  ],
  gentle: [
    ['A walk outside', 'Me', 'The live ticker'],
    ['A friend who needs me', 'Me', 'My phone'],
    ['Small acts of kindness', 'All of us, slowly', 'The noise'],
    ['Someone who helps', 'My attention', 'The comments'],
  ],
  custom: [
    ['{custom}', '{me}', '{Duty}'],
    ['{custom}', '{me}', '{Chore}'],
    ['{custom}', 'My last brain cell', 'Everything that isn’t {name}'],
  ],
}
