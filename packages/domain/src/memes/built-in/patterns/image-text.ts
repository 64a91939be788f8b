import type { PatternPool } from './pattern-pool'

export const imageTextPatterns: PatternPool = {
  any: [
    ['I was only going to {promise}', 'Ask me anything about {name}~'],
    ['One does not simply', '{promise} and move on from {name}'],
    ['They called {name} a phase', '{Obsession}'],
    ['I don’t always talk about {name}', 'but when I do, it’s to {person}~'],
    ['Not sure if I love {name}', 'or just hate {chore}'],
    ['Keep calm', 'and blame {name}'],
  ],
  funny: [
    ['My career as {anExpert}', 'Told {person} about {name}. Once.~'],
    ['Tell me you like {name} without telling me', '{Obsession}'],
    ['Day one of {name}', 'A moment of silence for {cost}'],
    ['My autobiography, chapter one', '“{Name}, and how it got out of hand”'],
    ['They said to bring a date', 'I brought a {topic} binder'],
  ],
  relatable: [
    ['Me: I’ll just {promise}', 'Also me: {doing}~'],
    ['Some people have healthy hobbies', 'Mine is {doing}~'],
    ['I had plans tonight', 'Then someone mentioned {name}~'],
    ['I came, I saw {name}', 'I forgot what I came for~'],
    ['“It’s not a hobby, it’s research”', 'said everyone with forty {topic} tabs'],
  ],
  satirical: [
    ['Local person discovers {name}', 'Group chat braces for impact'],
    ['Company announces {topic} strategy', 'Nobody in the room can define it'],
    ['Breaking: {name} being explained', 'by someone who found it on Tuesday'],
    ['Study finds {name} popular', 'Study cost four million'],
    ['The award for best {topic} strategy goes to', 'the company that didn’t have one'],
  ],
  wholesome: [
    ['Somewhere two strangers are bonding', 'over {name} right now'],
    ['If {name} made you smile today', 'that counts as productivity'],
    ['Someone sent me a post about {name}', 'because it reminded them of me'],
    ['Behind everyone who likes {name}', 'is a friend who said “you’d love this”'],
    ['You don’t have to be an expert on {name}', 'You’re already welcome'],
  ],
  trending: [
    ['Opened an app: {name}', 'Opened another to escape: {name}~'],
    ['{Count} on {source}', 'and at least three were me~'],
    ['Number {rank} on {chart}', 'Number one in my unread messages~'],
    ['“{headline}”', 'I read it twice. {aside}'],
    ['Stage of the trend: {stage}', 'Stage of my interest: unwell'],
  ],
  chaotic: [
    ['I have slept two hours', 'and I have FORTY thoughts about {name}~'],
    ['I don’t have a {topic} problem', 'I have a “not enough {name}” problem'],
    ['{NAME}', 'sorry, I meant good morning'],
    ['The council has met', '{NAME} it is'],
    ['I was told there would be {name}', 'I have brought a trumpet'],
  ],
  nostalgic: [
    ['Remember life before {name}?', 'Me neither. What did we DO all day'],
    ['{year}: never heard of {name}', 'Now: {obsession}'],
    ['Back in my day we found {name} by accident', 'and told people with our mouths'],
  ],
  existential: [
    ['13.8 billion years of universe', 'and I got the bit with {name}~'],
    ['We are stardust', '{doing}~'],
    ['What is the meaning of life?', 'Anyway, here’s {name}'],
  ],
  careful: [
    ['I was only going to read one headline', 'Now I have tabs about {name}'],
    ['I read past the headline', 'Please clap'],
    ['Everyone has a take on {name}', 'I’m still on paragraph two'],
    ['Dinner was going so well', 'Then someone brought up {name}'],
    ['Before I share my opinion on {name}', 'let me quickly get informed'],
  ],
  gentle: [
    ['If the news is heavy today', 'call someone you love'],
    ['Be a little softer today', 'Everyone is carrying something'],
    ['In a hard week', 'small kindness is big news'],
    ['Thinking of everyone affected', 'and of everyone who helps'],
  ],
  custom: [
    ['{custom}', '{aside}'],
    ['{custom}', 'and it all started with {name}'],
    ['Day one of {name}:', '{custom}'],
    ['Nobody warned me about {name}', '{custom}'],
  ],
}
