import type { Turn } from './turn'

/** Space, nature, medicine and the weather. */
export const SCIENCE_TURNS: readonly Turn[] = [
  {
    told: /\bnarrowly miss(?:es|ed)?\b|\bclose (?:encounter|approach|but safe)|\basteroid\b|\bcloser to Earth\b/i,
    beside: [
      'Me, past the colleague with holiday photos: a close, but safe, encounter',
      'My little toe and the bed frame: not quite so lucky',
    ],
    nobody: ['My mum: “there’s an asteroid, bring the car in”'],
    pov: [
      [
        'POV: an asteroid will narrowly miss us and your mum wants the car in the garage',
        'She has also put a towel over the fish.',
      ],
      ['POV: you are the asteroid and they’ve only just noticed you', 'You’ve been waving for four billion years.'],
    ],
    brain: [['Passing', 'Passing close', 'Narrowly missing', 'Narrowly missing, and waving']],
    drake: [['Nearly hitting us', '“A close, but safe, encounter”']],
    distracted: [
      ['A rock from space', 'All of us', 'The washing-up'],
      ['The asteroid', 'My mum', 'The car that’s still outside'],
    ],
    wojak: [
      [
        'An asteroid! What else is out there?!',
        'You once found a spider in one glance. You’re our early warning system.',
      ],
    ],
  },
  {
    told: /\b(?:launch|flight|test)\b.*\b(?:scrubbed|scrubs|aborted|attempt|delayed)\b|\b(?:scrubs?|scrubbed|launch attempt)\b/i,
    beside: ['Me, 6 a.m., run: scrubbed. Next window opens in spring', 'My alarm: third launch attempt of the morning'],
    nobody: ['Me, at 6 a.m.: scrubs the run at minus ten minutes'],
    pov: [
      [
        'POV: you took the day off to watch the launch and it has been scrubbed',
        'You’ve learned the word “valve”. You say it to everyone.',
      ],
    ],
    brain: [['Trying', 'A try', 'A launch attempt', 'A launch attempt from the sofa, with a countdown and an aunt']],
    drake: [['Not going today', '“Scrubbing” the launch']],
    distracted: [
      ['One small valve', 'Everyone at launch control', '{Who}'],
      ['One small valve', 'Everyone at launch control', 'The countdown'],
    ],
    wojak: [
      [
        'They scrubbed it! I had told the whole office!',
        'You explained valves to eleven people. You’re ground control.',
      ],
    ],
  },
  {
    told: /\bsplashdown\b|\btouchdown\b|\bre-?entry\b/i,
    beside: [
      'My phone, making its own splashdown in the sink',
      'My biscuit, in the tea: splashdown, no survivors above the rim',
    ],
    nobody: ['My biscuit: makes a splashdown in the tea, a second too late'],
    pov: [
      ['POV: you’re a fish and the splashdown in the news was your roof', 'You have filed a complaint. With bubbles.'],
    ],
    brain: [['Falling', 'Coming down', 'A splashdown', 'A splashdown in the sink, with commentary']],
    drake: [['Dropping it in the water', 'Making a “splashdown”']],
    distracted: [
      ['The splash', 'All of us', '{Who}'],
      ['The splash', 'Every fish for miles', 'Lunch'],
    ],
    wojak: [
      ['{Who} made it back and I can’t dunk a biscuit!', 'You went back in with a spoon. You’re a recovery mission.'],
      [
        'They landed a spacecraft and I can’t dunk a biscuit!',
        'You went back in with a spoon. You’re a recovery mission.',
      ],
    ],
  },
  {
    told: /\bdelivers? (?<load>\S+) and (?<more>\S+) to\b/i,
    beside: [
      'Me, delivering gossip and biscuits to the next desk',
      'My own delivery: “sorry we missed you, left with a neighbour: the Moon”',
    ],
    nobody: ['Me, at the next desk: delivers gossip and biscuits'],
    pov: [
      [
        'POV: you’ve waited months for {load} and {more}, and nobody rang',
        'There’s a card in the airlock: “left with a neighbour”.',
      ],
    ],
    brain: [
      [
        'Delivering {load}',
        'Delivering {load} and {more}',
        'Delivering {load}, {more} and gossip',
        '“Sorry we missed you. Left with a neighbour: the Moon”',
      ],
    ],
    drake: [['“Your parcel is on its way”', '“Delivering {load} and {more}”']],
    distracted: [['The {more}', 'Everyone up there', 'The {load}']],
    wojak: [
      [
        'They deliver to space and my parcel is “out for delivery” since Monday!',
        'You greet every van with hope. You’re an optimist.',
      ],
    ],
  },
  {
    told: /\b(?:rocket|spacecraft|space station|astronauts?|NASA|starship|mars|orbit|satellites?|capsule)\b/i,
    beside: [
      'Me, parallel parking, talked in by three people on the pavement',
      'Our own mission control: Mum on the landing, “have you got a coat?”',
    ],
    nobody: ['My mum, at T minus ten: “has everybody been to the loo?”'],
    pov: [['POV: you are up there, and the person who packed forgot the forks', 'You eat soup. It comes towards you.']],
    brain: [['Going up', 'Taking off', 'A launch', 'A launch with a packed lunch and a second jumper from Mum']],
    drake: [['“It flies”', '“Nominal”']],
    distracted: [['The view from the window', 'Everyone on board', 'The checklist']],
    wojak: [['They’re in orbit and I missed my stop!', 'You saw the whole bus route. You’re an explorer.']],
  },
  {
    told: /\b(?:eclipse|full moon|supermoon|meteor\w*|comet|northern lights|aurora|telescope|black hole|galaxy|planet)\b/i,
    beside: [
      'Me, out in the cold for it: saw a very good street lamp',
      'My photo of it: a dot. My fourteen other photos: the same dot',
    ],
    nobody: ['My dad, in slippers, at 3 a.m.: “that’s it. No, that’s a plane”'],
    pov: [['POV: you are the one cloud in the sky tonight', 'Everybody is looking at you. You feel seen.']],
    brain: [
      ['Looking up', 'Looking up through a tube', 'Setting an alarm to look up', 'Fourteen photos of a street lamp'],
    ],
    drake: [['Looking at it', 'Photographing it as a dot']],
    distracted: [['A very good street lamp', 'Everyone in a blanket', 'The sky']],
    wojak: [['I missed it! It won’t be back for 80 years!', 'You’ve marked the date. You’re committed.']],
  },
  {
    told: /\b(?:scientists?|researchers?|study|experts?)\b.*\b(?:finds?|found|discovers?|discovered|shows?|says?|reveals?|identif\w+)\b|\b(?:new species|fossils?|dinosaurs?)\b|\bdiscovered\b/i,
    beside: [
      'My own discovery this week, behind the fridge: a new species of pasta',
      'My mum, after the same finding: “I’ve been saying that for years”',
    ],
    nobody: ['My mum: “I could have told them that for nothing”'],
    pov: [['POV: you’ve studied it for eleven years and your uncle “always knew”', 'He knows it from a mug.']],
    brain: [['Guessing it', 'Knowing it', 'A study that found it', 'Mum, who has been saying it for years']],
    drake: [['“I’ve a feeling”', '“A study finds”']],
    distracted: [['The headline about the study', 'All of us', 'The study']],
    wojak: [
      [
        'They discovered something and I can’t find my keys!',
        'You found a whole lasagne at the back of the freezer. You’re a pioneer.',
      ],
    ],
  },
  {
    told: /\b(?:heat ?waves?|hottest|record (?:heat|temperatures?)|degrees)\b/i,
    beside: ['Me and the office fridge, door open, sharing a moment', 'My leather sofa and I: one being now'],
    nobody: ['My dad, at 38 degrees: “it’s the humidity”'],
    pov: [['POV: you are the only fan in the office', 'You turn your head slowly. They all turn with you.']],
    brain: [['Warm', 'Hot', 'A heatwave', 'Visiting the frozen peas as a family']],
    drake: [['“It’s warm”', '“It’s the humidity”']],
    distracted: [['The frozen peas', 'Everyone in the supermarket', 'Their shopping list']],
    wojak: [['I can’t sleep in this heat!', 'You’ve turned the pillow forty times. You’re an athlete.']],
  },
  {
    told: /\b(?:snow|blizzard|(?:winter|tropical) storm|storm (?:brings|warning|hits)|forecast|rain|weather|fog|cold snap|frost)\b/i,
    beside: [
      'My umbrella: inside out by the first corner',
      'My uncle, with one wet finger in the air: “no, that’s not how it’ll be”',
    ],
    nobody: ['My uncle, one wet finger in the air: contradicts the forecast'],
    pov: [
      [
        'POV: you read the forecast on air and your mum rings: does she need a coat',
        'She does. You wave at the whole country.',
      ],
    ],
    brain: [['A coat', 'A coat and an umbrella', 'Reading the forecast', 'Trusting my uncle’s knee over the forecast']],
    drake: [['The forecast', 'My uncle’s knee']],
    distracted: [['My uncle’s knee', 'The whole family', 'The forecast']],
    wojak: [['What if it comes this way?!', 'You bought bread, milk and nine candles. You’re a mountain hut.']],
  },
  {
    told: /(?:\badds? (?<n>hundreds|dozens|thousands)\b.*)?\bgenerics?\b/i,
    beside: [
      'The one with the jingle: nine euros. The same thing, plain: “Huh.”',
      'My mum’s bathroom cabinet: had them all by 1998',
    ],
    nobody: ['My mum: “I’ve got that at home, without the jingle”'],
    pov: [
      [
        'POV: you are the one without a name and you’ve just been added to the list',
        'No jingle. No advert. You do the job.',
      ],
    ],
    brain: [
      ['Brand name', 'Brand name, own jingle', 'Generic', 'Generic: one of {n}, no jingle, “Huh.”'],
      ['Brand name', 'Own jingle', 'Own advert', 'The same thing, generic, in a plain box. “Huh.”'],
    ],
    drake: [
      ['Brand name: own advert, own jingle', 'Generic: one of {n}, no jingle, “Huh.”'],
      ['Brand name: own advert, own jingle', 'Generic: no jingle, “Huh.”'],
    ],
    distracted: [['The one with the jingle', 'All of us', 'The generic one']],
    wojak: [['The generic one hasn’t even got a jingle!', 'You hum while you queue. You’re the jingle.']],
  },
  {
    told: /\badds? (?<n>hundreds|dozens|thousands|\d+)\b/i,
    beside: [
      'My mum’s medicine cabinet: has had {n} of them since 1998',
      'My spice rack, likewise: adds a third paprika',
    ],
    nobody: ['My spice rack: adds a third paprika'],
    pov: [
      ['POV: you keep the list and somebody has just said “add {n}”', 'You sharpen the pencil. You hear it sigh.'],
      ['POV: you keep the list and it has just grown by {n}', 'You sharpen the pencil. You hear it sigh.'],
    ],
    brain: [['One', 'A few', 'Dozens', 'Hundreds, in alphabetical order, by my mum']],
    drake: [
      ['One with a famous name', 'One of {n}, no jingle, same thing'],
      ['Own jingle, own advert', 'Generic: “Huh.”'],
    ],
    distracted: [
      ['The one with a jingle', 'All of us', '{n} that do the same'],
      ['The one with a jingle', 'All of us', 'The same thing, plain'],
    ],
    wojak: [
      ['They added {n} and I can’t finish one list!', 'You wrote “make list” first, and ticked it. You’re a planner.'],
    ],
  },
]
