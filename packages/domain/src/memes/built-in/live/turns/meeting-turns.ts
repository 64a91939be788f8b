import type { Turn } from './turn'

/** Summits, orders, and who comes to what. */
export const MEETING_TURNS: readonly Turn[] = [
  {
    told: /\bseeks? (?:early )?(?:\w+ )?access\b/i,
    beside: [
      'My mum, seeking early access to weekend plans I haven’t made',
      'My dog, seeking early access to a parcel of cheese',
    ],
    nobody: ['My mum: seeks early access to weekend plans I haven’t made'],
    pov: [['POV: you are the lasagne and somebody opens the oven “just to look”', 'Early access. He has a fork.']],
    brain: [['A look', 'A first look', 'Access', 'Early access, with a fork']],
    drake: [['Peeking', '“Seeking early access”']],
    distracted: [
      ['Early access', '{Who}', 'Waiting for the release'],
      ['Early access', 'My mum', 'Waiting until I have plans'],
    ],
    wojak: [
      [
        'Everybody seeks early access and I’m always late!',
        'You get it when the bugs are gone. You’re the wisest user of all.',
      ],
    ],
  },
  {
    told: /\b(?:executive order|sign(?:s|ed|ing)? (?:\w+ ){0,3}(?:order|directive|bill|law))\b/i,
    beside: [
      'My order, signed with a crayon: early access to everybody’s pudding',
      'Me, signing for the neighbour’s parcel, with a flourish, on camera',
    ],
    nobody: ['My toddler: signs an order on bedtime, in crayon, on the wall'],
    pov: [
      [
        'POV: you are the pen and everybody claps when you’re lifted',
        'You have written one name. You’re given away as a gift.',
      ],
    ],
    brain: [['Wanting it', 'Saying it', 'Ordering it', 'Ordering it in a leather folder, held up to the camera']],
    drake: [['A note on the fridge', 'An “executive order” on the fridge']],
    distracted: [
      ['A very good pen', '{Who}', 'Reading it first'],
      ['A very good pen', 'Anyone with a folder', 'Reading it first'],
    ],
    wojak: [
      [
        'An order, signed, and nobody follows my shopping list!',
        'You came home with everything but milk. You’re a gifted executive.',
      ],
    ],
  },
  {
    told: /\b(?:to|will) discuss (?:(?:a|an|the) )?(?<topic>\S+(?: \S+){0,3}?)(?= at | in | with | on |,|$)/i,
    beside: [
      'My family, also meeting to discuss the {topic}: item one is the beans',
      'My cat and I to discuss breakfast, at 5 a.m., at her request',
    ],
    nobody: ['My cat: calls a meeting at 5 a.m. to discuss breakfast'],
    pov: [
      [
        'POV: you take the minutes while they discuss the {topic}',
        'You’ve written “{topic}”. You underline it. You wait.',
      ],
      [
        'POV: you take the minutes and they have been discussing item one since nine',
        'Item one is “any other business”.',
      ],
    ],
    brain: [['Mentioning it', 'Talking about it', 'Discussing it', 'Discussing it until somebody draws a diagram']],
    drake: [
      ['Chatting about the {topic}', 'Meeting “to discuss” the {topic}'],
      ['Talking', '“Discussing”, with name cards'],
    ],
    distracted: [
      ['The biscuits on the table', '{Who}', 'The {topic}'],
      ['The biscuits on the table', 'Everybody in the meeting', 'What they came to discuss'],
    ],
    wojak: [
      [
        'They’ll discuss the {topic} and I can’t say “pass the salt”!',
        'You reached over with such grace. You’re a statesman.',
      ],
      ['They discuss such huge things, and we discuss bins!', 'You brought up the bins and survived. You’re brave.'],
    ],
  },
  {
    told: /\bsummit\b/i,
    beside: [
      'Our own key summit, in the kitchen: whose turn it is with the bins',
      'Dad and the neighbour, at their own summit: the hedge',
    ],
    nobody: ['Dad and the neighbour: hold a key summit on the hedge'],
    pov: [
      [
        'POV: you are the interpreter at the summit and one of them has made a pun',
        'It doesn’t work in your language. You laugh for both of them.',
      ],
    ],
    brain: [['Having a chat', 'Having a meeting', 'Having a summit', 'Having a summit about who has the key']],
    drake: [['“Can we talk?”', '“A key summit”']],
    distracted: [
      ['A very long table', 'Everybody at the summit', 'The agenda'],
      ['The two flags', 'Every photographer', 'What was said'],
    ],
    wojak: [
      [
        'They have a summit and I can’t get four friends to one dinner!',
        'You found a date in March. You’re a world-class diplomat.',
      ],
    ],
  },
  {
    told: /\bmeets? (?:with )?(?=\p{Lu})/u,
    beside: [
      'Me, meeting the neighbour’s new dog. We exchanged views, then noses',
      'Me, meeting my reflection in the lift: frank and constructive',
    ],
    nobody: ['Two dogs in the park: hold a first meeting, no statement'],
    pov: [
      ['POV: you set the table for the two of them and you’re one spoon short', 'History will not forget the spoon.'],
    ],
    brain: [['Waving', 'Saying hello', 'Meeting', 'Meeting, with a handshake that goes on until the camera is ready']],
    drake: [
      ['Saying hello', '“Holding a meeting” with {what}'],
      ['Saying hello', '“Holding talks”'],
    ],
    distracted: [
      ['The handshake', 'Every photographer', '{Who}'],
      ['The handshake', 'Every photographer', 'What was said'],
    ],
    wojak: [
      ['They met and I hid from a colleague in the cereal aisle!', 'You gave him a quiet shop. You’re considerate.'],
    ],
  },
  {
    told: /\b(?:will not|won[’']t|not to|not going to) attend\b/i,
    beside: [
      'Me, at four in the afternoon, about drinks at eight: will not attend either',
      'My hairline will not attend the reunion either',
    ],
    nobody: ['Me, to a party I wasn’t invited to: “I’m afraid I will not attend”'],
    pov: [
      [
        'POV: the seating plan is done and {who} will not attend',
        'You have moved Aunt Carol six times. Now you move her again.',
      ],
      [
        'POV: the seating plan is laminated and the guest of honour will not attend',
        'You have moved Aunt Carol six times. Now you move her again.',
      ],
    ],
    brain: [['Being late', 'Leaving early', 'Not attending', 'Not attending, “citing responsibilities”']],
    drake: [['“I don’t feel like it”', '“Citing responsibilities, I will not attend”']],
    distracted: [
      ['Responsibilities', '{Who}', 'The seat with a name card'],
      ['Responsibilities', 'The plus-one', 'The seat with a name card'],
    ],
    wojak: [
      ['They won’t attend! Must I come?!', 'They put you at the good table. You’re the one they want.'],
      ['{Who} won’t attend! Must I come?!', 'They put you at the good table. You’re the one they want.'],
    ],
  },
]
