import type { Said } from './said'

/** Words with which somebody holds news at arm’s length. */
export const SAID_OF_NEWS: readonly Said[] = [
  {
    words: /\bnegotiat/i,
    scenes: ['bedtime with a toddler', 'who gets the window seat', 'my half of the duvet'],
    plain: 'Not finished',
    praise: 'You’re a diplomat.',
    pov: ['POV: it’s eight o’clock and your toddler says bedtime is {said}', 'He has a list. Item one is a horse.'],
  },
  {
    words: /\bindependent/i,
    scenes: ['my toddler, both shoes on the wrong feet', 'my cat, until six o’clock', 'me, calling Dad about a fuse'],
    plain: 'By myself, if you hold this',
    praise: 'You’re your own boss.',
    pov: ['POV: you are {said} and your boss has just told you so again', 'You nod. He moves your head.'],
  },
  {
    words: /\bunprecedented/i,
    scenes: ['an email I answered the same day', 'a meeting that ended early', 'two matching socks'],
    plain: 'New',
    praise: 'You’re one of a kind.',
    pov: [
      'POV: you are the word {said} and you’ve been in every headline this week',
      'You’d love one day with a precedent.',
    ],
  },
  {
    words: /\b(?:historic|unbelievable|incredible)\b/i,
    scenes: ['my second gym visit in one week', 'a printer that worked first time', 'four green lights in a row'],
    plain: 'Quite good',
    praise: 'You’re one for the books.',
    pov: [
      'POV: you keep the history book and somebody says {said} for the third time today',
      'You sharpen the small pencil.',
    ],
  },
  {
    words: /^expected$/i,
    scenes: ['my bus, for the last half hour', 'the noise my car is making', 'the plumber, between eight and six'],
    plain: 'Oh no',
    praise: 'You’re calm itself.',
    pov: [
      'POV: you are the noise in the car and the driver calls you {said}',
      'You change key. You’d like to be a surprise.',
    ],
  },
  {
    words: /\b(?:unexpected|surprised)\b/i,
    scenes: ['me, by my own alarm', 'my bank, by a deposit', 'Monday, again'],
    plain: 'I forgot',
    praise: 'You’re young at heart.',
    pov: ['POV: you are the alarm and he is {said}, like yesterday', 'You consider a different tune.'],
  },
  {
    words: /\bshocked\b/i,
    scenes: ['my plants, when I water them', 'my running shoes, on leaving the house', 'the cashier, at my vegetables'],
    plain: 'A bit surprised',
    praise: 'You’re full of surprises.',
    pov: ['POV: you are a houseplant, and {said}: somebody has brought water', 'You didn’t know they cared.'],
  },
  {
    words: /\bjungle\b/i,
    scenes: ['the office fridge', 'the buffet at half past six', 'the last free table at the café'],
    plain: 'No rules',
    praise: 'You’re king of it.',
    pov: [
      'POV: you are a labelled yoghurt in the office fridge',
      'Here, too, it’s the {said}. Your name means nothing.',
    ],
  },
  {
    words: /\bdon[’']t look at me/i,
    scenes: ['the dog, next to half a cushion', 'everyone, when the bill comes', 'the cat, next to the vase'],
    plain: 'It wasn’t me',
    praise: 'You’re beyond suspicion.',
    pov: ['POV: you are half a cushion and the dog has just said {said}', 'You’ve been friends since he was small.'],
  },
  {
    words: /\b(?:don[’']t|never|not).* watch\b/i,
    scenes: [
      'me, parking with a queue behind me',
      'me, the first time on skis',
      'my dad, who has never found the other channels',
    ],
    plain: 'Watch something else',
    praise: 'You’re a private person.',
    pov: [
      'POV: you are the remote control and you’ve just heard {said}',
      'You show them the weather. It’s on the same channel.',
    ],
  },
  {
    words: /\bnerd\b/i,
    scenes: [
      'my sister, about my labelled jam jars',
      'the cat, about my spreadsheet of naps',
      'me, about the other me',
    ],
    plain: 'You know a lot',
    praise: 'You’re well informed.',
    pov: ['POV: they call you {said} and you correct their spelling', 'It was meant kindly. So was yours.'],
  },
  {
    words: /\b(?:disaster|catastroph\w+|chaos|mess)\b/i,
    scenes: ['the fringe I cut myself', 'the drawer with the cables', 'my attempt at a pie chart, with pie'],
    plain: 'Not ideal',
    praise: 'You’re creative.',
    pov: [
      'POV: you are the drawer with the cables and somebody says {said}',
      'You hold on to a charger from 2004. Just in case.',
    ],
  },
  {
    words: /\b(?:unacceptable|outrag\w+|insult\w*|disrespectful)\b/i,
    scenes: ['my cat, on dry food', 'my aunt, on a polite “no, thank you”', 'the queue, on my second question'],
    plain: 'I don’t like it',
    praise: 'You’re a person of standards.',
    pov: [
      'POV: you are dry cat food and you’ve been called {said}',
      'You’re the same as on Tuesday. Tuesday was fine.',
    ],
  },
  {
    words: /\b(?:off base|unfair|rigged|witch hunt)\b/i,
    scenes: ['me, losing a board game to a child', 'me, asked who ate the cake', 'the dice, all evening'],
    plain: 'I lost',
    praise: 'You’re a good sport.',
    pov: ['POV: you are the dice and the losing side calls you {said}', 'You have six faces. None of them moves.'],
  },
]
