import type { PatternPool } from './pattern-pool'

export const drakePatterns: PatternPool = {
  any: [
    ['{Chore}', '{Doing}~'],
    ['A normal interest in {name}', '{Name} as a personality~'],
    ['Keeping it to myself', 'Telling {person} about {name}~'],
    ['{Duty}', 'Just one more {unit}~'],
    ['Talking about feelings', 'Talking about {name}'],
  ],
  funny: [
    ['Small talk', 'A 40-minute {topic} briefing~'],
    ['A balanced evening', '{Name} and a family bag of crisps~'],
    ['Calling my mum back', 'Calling my mum about {name}~'],
    ['A firm handshake', 'A firm opinion on {name}~'],
    ['Reading the room', 'Reading the room a poem about {name}'],
  ],
  relatable: [
    ['Sleeping when tired', 'One more {unit} when tired~'],
    ['{Duty}', 'Telling {duty} about {name}~'],
    ['Being on my way', 'Texting “on my way” from the sofa, deep in {name}'],
    ['One thing at a time', '{Name} and all the other tabs at once'],
    ['A quick question', 'A quick question about {name}, parts one to nine'],
  ],
  satirical: [
    ['Understanding {name}', 'Having a hot take on {name}'],
    ['Asking why people love {name}', 'Asking where the logo goes'],
    ['Enjoying {name}', 'Announcing that I was here first~'],
    ['Liking {name} for free', 'A premium {topic} subscription, billed yearly'],
    ['Having nothing to say about {name}', 'Having nothing to say about {name}, in 12 parts'],
  ],
  wholesome: [
    ['Guarding the good seats', '“You’re new to {name}? Sit with us!”'],
    ['Pretending not to care', 'Being visibly delighted by {name}'],
    ['Winning an argument about {name}', 'Sharing snacks over {name}'],
    ['Keeping {name} to myself', 'Saving you a seat and telling you about {name}'],
    ['Laughing at beginners', 'Remembering my own first day with {name}'],
  ],
  trending: [
    ['Finding my own topics', 'Whatever {source} says: {name}~'],
    ['Last week’s entire personality', 'This week’s: {name}~'],
    ['Being fashionably early', 'Arriving at {name} with everyone else, and cake'],
  ],
  chaotic: [
    ['A plan', '{Name} and momentum'],
    ['Indoor voice', '{NAME}'],
    ['One calm sentence on {name}', 'A musical about {name}, tonight, your kitchen'],
    ['A quiet birthday', 'A {topic} birthday, with fireworks and a goat'],
    ['Thinking before I speak', '{NAME}'],
  ],
  nostalgic: [
    ['Trying new things', '{Name} again, like the first time~'],
    ['Living in the present', '{year}, {name}, no notifications'],
    ['Asking “{name}, still a thing?”', 'Being the reason it is'],
  ],
  existential: [
    ['Staring into the void', 'Showing the void {name}~'],
    ['Finding meaning', 'Finding {name} at 2 a.m.~'],
    ['Fearing the end of the universe', 'One more {unit} before it~'],
  ],
  careful: [
    ['A headline about {name}', 'The last paragraph about {name}'],
    ['Replying to comments about {name}', 'Drinking a glass of water'],
    ['A hot take on {name}', 'A lukewarm take, with sources'],
    ['Winning the argument at dinner', 'Passing the potatoes'],
  ],
  gentle: [
    ['Doomscrolling', 'Calling a friend'],
    ['Having the perfect words', 'Showing up with soup'],
    ['Being strong all day', 'Being gentle with yourself'],
    ['Looking away', 'Asking “how can I help?”'],
  ],
  custom: [
    ['{Chore}', '{custom}'],
    ['A normal interest in {name}', '{custom}'],
    ['{Duty}', '{custom}'],
  ],
}
