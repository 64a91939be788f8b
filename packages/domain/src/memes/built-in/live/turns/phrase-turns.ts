import type { Turn } from './turn'

/** Phrases with which headlines hold something at arm's length. They come first: whatever else is told, they are the joke. */
export const PHRASE_TURNS: readonly Turn[] = [
  {
    told: /\bas planned\b|\baccording to plan\b/i,
    beside: ['My barbecue, in flames: also “as planned”', 'My haircut, by me, in the dark: also “as planned”'],
    nobody: ['My barbecue, in flames: “as planned”'],
    pov: [['POV: you are the sausage and he’s shouting “as planned” over the flames', 'You were planned as a kebab.']],
    brain: [
      ['Going wrong', 'Going wrong on time', 'Going wrong as planned', 'A fire brigade that was on the guest list'],
    ],
    drake: [['“It fell over”', '“It went as planned”']],
    distracted: [
      ['The words “as planned”', 'All of us', 'What {who} did'],
      ['The words “as planned”', 'All of us', 'What happened'],
    ],
    wojak: [
      [
        'As planned?! Nothing of mine goes as planned!',
        'Your toast comes out black, every day, on time. You’re reliable.',
      ],
    ],
  },
  {
    told: /\b(?:largely|mostly|partly|partially) (?:a )?success(?:ful)?\b/i,
    beside: ['My soufflé: largely successful. It’s a pancake', 'My diet: largely successful, between meals'],
    nobody: ['Me, with a flat soufflé: “largely successful”'],
    pov: [
      [
        'POV: you are the word “largely” and it’s been a very long day',
        'They won’t let you go home. They need you for the report.',
      ],
    ],
    brain: [
      [
        'It works',
        'It mostly works',
        'It was largely successful',
        'It was largely successful, and here is the larger part',
      ],
    ],
    drake: [['“Bits fell off”', '“It was largely successful”']],
    distracted: [
      ['The word “largely”', 'All of us', '{Who}'],
      ['The word “largely”', 'All of us', 'The bits that fell off'],
    ],
    wojak: [['It was only largely successful!', 'You’re wearing two shoes, and one matches. You’re largely perfect.']],
  },
  {
    told: /\bas ['‘"“]?expected['’"”]?|\bas anticipated\b/i,
    beside: [
      'Me, on the noise my car is making: “expected”',
      'Rain, on the one day I hung out the washing: “as expected”',
    ],
    nobody: ['Me, to a car that rattles and smokes: “expected”'],
    pov: [
      [
        'POV: you are the noise in the car and he has just called you “expected”',
        'You change key. You’d like to be a surprise.',
      ],
    ],
    brain: [['Oh no', 'Oh', 'As expected', 'As expected, with one hand on the fire extinguisher']],
    drake: [
      ['“Oh no, {what}”', '“{Thing}: expected”'],
      ['“Oh no”', '“As expected”'],
    ],
    distracted: [
      ['The word “expected”', '{Who}', '{Thing}'],
      ['The word “expected”', 'All of us', 'What happened'],
    ],
    wojak: [['They call it “expected”! I expected nothing!', 'Then all of this is a treat. You’re easy to please.']],
  },
]
