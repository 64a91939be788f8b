import type { Turn } from './turn'

/** Hosts, guests, and those who do not come. */
export const SHOW_TURNS: readonly Turn[] = [
  {
    told: /\bsurpris(?:es|ed|ing) (?=\p{Lu})/u,
    beside: [
      'My family, surprising me: “Friday at seven. Wear something nice. No reason”',
      'My cat, surprising a guest in the bathroom',
    ],
    nobody: ['My family: “your surprise party is Friday. Act surprised”'],
    pov: [
      [
        'POV: you hid behind the sofa for {what} and they’ve gone for dinner first',
        'It’s been an hour. The cake knows.',
      ],
      ['POV: you hid behind the sofa and the surprise is running late', 'It’s been an hour. The cake knows.'],
    ],
    brain: [['A visit', 'A visit without warning', 'A surprise', 'A surprise that was in the group chat since May']],
    drake: [
      ['Dropping by', '“Surprising” {what}'],
      ['Dropping by', '“Making a surprise appearance”'],
    ],
    distracted: [
      ['{Who}', 'The whole audience', '{Thing}'],
      ['The surprise guest', 'The whole audience', 'The host'],
    ],
    wojak: [
      [
        'Such surprises happen, and my phone rings and I panic!',
        'You let it ring with real composure. You’re hard to surprise.',
      ],
    ],
  },
  {
    told: /\breturn(?:s|ed|ing)? to\b|\bis back\b|\bcomeback\b|\breunit(?:es?|ing)\b/i,
    beside: [
      'Me, returning to the fridge a minute after my last visit',
      'My aunt, coat on, returning from the hall for “one last thing”',
    ],
    nobody: ['Me: returns to the fridge, one minute after an emotional goodbye'],
    pov: [
      ['POV: you cried at the goodbye and {who} came straight back', 'You’d like your tissues back.'],
      ['POV: you cried at the goodbye and they’re back already', 'You’d like your tissues back.'],
    ],
    brain: [['Going', 'Going for good', 'Coming back', 'Coming back a day later, for the jacket']],
    drake: [
      ['Forgetting your jacket', '“Making a comeback”'],
      ['Not really leaving', '“Returning”, like {who}'],
    ],
    distracted: [
      ['The comeback', '{Who}', 'The goodbye card we all signed'],
      ['The comeback', 'All of us', 'The goodbye card'],
    ],
    wojak: [
      ['{Who} came back! I never go anywhere!', 'Then you never have to come back. You’re efficient.'],
      ['They came back! I never go anywhere!', 'Then you never have to come back. You’re efficient.'],
    ],
  },
  {
    told: /\b(?:farewell|goodbye|good-bye|bids? \S+ (?:\S+ )?farewell|final (?:taping|episode|show|season))\b/i,
    beside: [
      'My family, saying goodbye at the door: hour two',
      'Me, saying farewell on the phone: “right. Right then. Bye. Bye-bye. Bye”',
    ],
    nobody: ['My aunt, coat on, in the hall: a farewell in six parts'],
    pov: [
      [
        'POV: you said farewell, waved, and are now walking off in the same direction',
        'You both look at your phones. You both have none.',
      ],
    ],
    brain: [['Bye', 'Goodbye', 'A farewell', 'A farewell, then a story that starts in the hall']],
    drake: [
      ['Leaving', '“Bidding farewell”'],
      ['Saying bye to {who}', 'A “final farewell” to {who}'],
    ],
    distracted: [
      ['One last story in the hall', 'My aunt, coat on', 'The open door'],
      ['The farewell', 'The whole audience', '{Who}'],
    ],
    wojak: [
      [
        'It’s the final one and I never said a proper goodbye to anyone!',
        'You say “bye” eleven times a phone call. You’re thorough.',
      ],
    ],
  },
  {
    told: /\bgets? (?:questioned|asked|interviewed)\b|\b(?:questioned|interviewed) by\b/i,
    beside: [
      'Me, questioned by my aunts, on the eve of nothing at all',
      'Me, questioned by a self-checkout about one lemon',
    ],
    nobody: ['My aunts: question me on the eve of dessert'],
    pov: [['POV: you’re about to be questioned by friends who were there', 'They have photos. They have the haircut.']],
    brain: [['A question', 'Some questions', 'An interview', 'Being questioned by people who know the haircut']],
    drake: [['A chat with friends', 'Being “questioned” by friends']],
    distracted: [
      ['The famous friends', 'The whole audience', '{Who}'],
      ['The follow-up question', 'All my aunts', 'Dessert'],
    ],
    wojak: [
      [
        '{Who} answered everything, and I can’t answer “how are you?”',
        'You say “busy!” with such warmth. You’re good company.',
      ],
      [
        'So many questions! I can’t even answer “how are you?”',
        'You say “busy!” with such warmth. You’re good company.',
      ],
    ],
  },
  {
    told: /\bdon[’']t ever watch\b|\bnever watch\b/i,
    beside: [
      'My dad, who has never found the other channels: too late',
      'Me to the neighbours, before the car goes into the small space: same',
    ],
    nobody: ['Me, before parking in a small space: “don’t ever watch”'],
    pov: [
      [
        'POV: you are the remote and he has just told the others never to press three',
        'Three is right there. It’s shining.',
      ],
    ],
    brain: [['Watching less', 'Not watching', 'Never watching', 'Not ever watching, and telling everyone what was on']],
    drake: [['Changing the channel', '“Don’t ever watch” that channel']],
    distracted: [
      ['Every other channel', '{Who}', 'The one we always watched'],
      ['Every other channel', 'The remote', 'Channel three'],
    ],
    wojak: [
      [
        'I’m told never to watch it and it’s the only one I get!',
        'You know the weather lady’s birthday. You’re a loyal audience.',
      ],
    ],
  },
  {
    told: /\b(?:aren[’']t|isn[’']t|not|no longer) (?:\w+ )?coming\b/i,
    beside: ['My ex’s hoodie isn’t coming back anymore, either', 'My metabolism: not coming either'],
    nobody: ['My motivation, on a Monday: isn’t coming anymore'],
    pov: [
      [
        'POV: you set a place at the table and they’ve just texted “not coming anymore”',
        'You eat both puddings. Nobody has to know.',
      ],
      ['POV: you laid the table for {who} and they text “not coming”', 'You eat both puddings. Nobody has to know.'],
    ],
    brain: [['Late', 'Very late', 'Not coming', 'Not coming anymore, but thanks for the invite']],
    drake: [
      ['“Maybe later”', '“Not coming anymore”'],
      ['Waiting for {who}', 'Reading that {who} won’t come'],
    ],
    distracted: [
      ['Staying where they are', '{Who}', 'Everyone who cleared some space'],
      ['Staying at home', 'The guest of honour', 'Everyone who cleared some space'],
    ],
    wojak: [
      ['{Who} won’t come! I had cleared a whole shelf!', 'You’ve never had a shelf so tidy. You’re a gracious host.'],
      ['They won’t come! I had cleared a whole shelf!', 'You’ve never had a shelf so tidy. You’re a gracious host.'],
    ],
  },
]
