import type { Turn } from './turn'

/** Plans, and things that news is about, for headlines whose verb says little. They come last. */
export const THING_TURNS: readonly Turn[] = [
  {
    told: /\bbehind the scenes\b|\bsources? says?\b|\breportedly\b|\brumou?rs?\b|\bset to\b|\bexpected to\b|\bweighs\b(?! in| career| \w+-heaviest)|\bmulls\b|\bconsiders?\b|\beyes\b/i,
    beside: ['Sources close to the sofa: I, too, am set to get up', 'My dog is reportedly set to bark at a bag'],
    nobody: ['Sources close to the sofa: a second biscuit is being weighed'],
    pov: [['POV: you are “a person familiar with the matter”', 'You’re the cleaner. You read it off the whiteboard.']],
    brain: [['Doing it', 'Planning to do it', 'Being set to do it', 'Being reportedly set to weigh considering it']],
    drake: [['Doing it', 'Being “set to” do it']],
    distracted: [
      ['What might happen', 'All of us', 'What {who} did today'],
      ['What might happen', 'All of us', 'What did happen'],
    ],
    wojak: [
      ['{Who} has plans and mine is soup!', 'Soup has gone ahead as scheduled every night. You deliver.'],
      [
        'Everyone is “set to” do something, and I’m set to have soup!',
        'Your soup has never been postponed. You deliver.',
      ],
    ],
  },
  {
    told: /\bmillions? (?:of )?(?:viewers|fans|users|subscribers|listeners)\b|\baverag\w+ over\b/i,
    beside: [
      'My own show, from behind the shower curtain: averaged one dog',
      'My slideshow of Wales: two viewers, one of them snoring',
    ],
    nobody: ['My slideshow of Wales: holds an audience of two, one snoring'],
    pov: [['POV: you’re one of the millions and you only sat on the remote', 'You stay. You’re part of history now.']],
    brain: [['Watching', 'Watching together', 'Millions watching', 'Millions watching, and Dad asking who that is']],
    drake: [['“People watched”', '“Millions tuned in”']],
    distracted: [
      ['Millions of viewers', '{Who}', 'The one who was there'],
      ['Millions of viewers', 'Every advertiser', 'The show'],
    ],
    wojak: [
      [
        'Millions of viewers, and nobody watches me!',
        'The dog hasn’t taken an eye off you since breakfast. You’re a sensation.',
      ],
    ],
  },
  {
    told: /\bmagazine\b|\bnewspaper\b|\bjournalis[mt]\b|\bmedia\b|\bpodcasts?\b/i,
    beside: [
      'My sister, also intent on thoughtful journalism: reads my diary',
      'Our building’s noticeboard, after the takeover: now with a view on bikes',
    ],
    nobody: ['Our noticeboard: launches a long read on who left the bike there'],
    pov: [
      [
        'POV: you only came for the crossword and there’s a new owner',
        'Seven across: “change”, six letters. You frown.',
      ],
    ],
    brain: [['A note', 'A noticeboard', 'A media house', 'A media house with a view on who left the bike there']],
    drake: [['Gossip', '“Thoughtful journalism”']],
    distracted: [['A new owner', 'Every journalist', 'The deadline']],
    wojak: [
      [
        'They bought a magazine and I only read it at the barber’s!',
        'You read it to the last page, mid-fringe. You’re their most loyal reader.',
      ],
    ],
  },
  {
    told: /\b[Tt]axpayers?\b(?: [Nn]amed (?<surname>\p{Lu}\p{L}+))?|\b[Tt]ax(?:es)?\b|\b(?:[Tt]ax )?[Aa]udits?\b/u,
    beside: [
      'Me, also an unhappy taxpayer, not named {surname}',
      'Me, hoping to be spared as well, with a shoebox of receipts',
    ],
    nobody: [
      'Me, to the tax office: “what if I ALSO were a taxpayer named {surname}?”',
      'Me, to the tax office: “I, too, am an unhappy taxpayer”',
    ],
    pov: [
      [
        'POV: you work at the tax office and everybody is suddenly called {surname}',
        'You check the form. It’s in crayon.',
      ],
      [
        'POV: you are the shoebox of receipts and somebody says “tax”',
        'You’ve been waiting since April. You have a pizza in you.',
      ],
    ],
    brain: [
      [
        'Paying tax',
        'Being unhappy about tax',
        'Being an unhappy taxpayer',
        'Being an unhappy taxpayer named {surname}, just in case',
      ],
      [
        'Paying tax',
        'Being unhappy about tax',
        'Being an unhappy taxpayer',
        'Being an unhappy taxpayer with a shoebox of receipts',
      ],
    ],
    drake: [
      ['Not wanting to pay tax', 'Being “an unhappy taxpayer named {surname}”'],
      ['A shoebox of receipts', '“Pending tax audits”'],
    ],
    distracted: [['Somebody else’s tax form', 'Everyone at the tax office', 'My shoebox of receipts']],
    wojak: [
      [
        'It’s in the papers, and my tax form is in a drawer!',
        'You put it in a folder first. You’re practically an accountant.',
      ],
    ],
  },
  {
    told: /\bwedding\b|\bengag(?:ed|ement)\b|\bmarri(?:es|ed)\b/i,
    beside: [
      'My aunt, at the same time: moving her hat into the front row',
      'Me, at every wedding: eleven photos of the cake, one of the couple',
    ],
    nobody: ['My aunt: “and when is it your turn?”'],
    pov: [['POV: you are the seating plan and there’s been a phone call', 'You were finished. You were laminated.']],
    brain: [
      ['A party', 'A wedding', 'A wedding in the papers', 'A wedding and an aunt with a hat like a satellite dish'],
    ],
    drake: [['“They’re together”', '“To wed”']],
    distracted: [['The cake', 'Every guest', 'The couple']],
    wojak: [
      [
        'Everyone’s getting married and I’m still on the kids’ table!',
        'They have crayons and the best cake. You’re where the fun is.',
      ],
    ],
  },
  {
    told: /\b(?:coffee|tea|chocolate|pizza|burgers?|cheese|beer|wine|restaurants?|recipe|bread|butter|eggs?)\b/i,
    beside: ['My fridge, watching all this: one onion, unmoved', 'My stomach, reading along: “go on”'],
    nobody: ['My stomach, in a silent meeting: has read this, too'],
    pov: [
      [
        'POV: you are the last one on the plate and everybody is being polite',
        'You’re cold by now. You’re still the most wanted.',
      ],
    ],
    brain: [['Hungry', 'A snack', 'A second dinner', 'Reading about food while eating it']],
    drake: [['Cooking it', 'Reading about it at midnight']],
    distracted: [['The bakery next door', 'All of us', 'Our dinner plans']],
    wojak: [['One article about food and now I’m hungry!', 'You’ve got bread and an idea. You’re a chef.']],
  },
  {
    told: /\b(?:cars?|EVs?|electric vehicles?|truck|traffic|road|parking|bridge|airport|airline)\b/i,
    beside: ['My car, on hearing that: made a new noise', 'Dad, with the map still open: “I’d have gone left”'],
    nobody: ['Dad, from the back seat: “I’d have gone left”'],
    pov: [['POV: you are the satnav and Dad has just said he knows a shortcut', 'You recalculate. You pray.']],
    brain: [['Left', 'Right', 'A shortcut', 'Dad’s shortcut, with a ferry']],
    drake: [['The satnav', 'Dad’s shortcut']],
    distracted: [['A parking space', 'Every driver', 'Where they were going']],
    wojak: [
      [
        'Everyone drives and I still say “beep” when I reverse a trolley!',
        'You’ve never scratched a tin. You’re a chauffeur.',
      ],
    ],
  },
  {
    told: /\b(?:dogs?|cats?|bears?|pandas?|whales?|sharks?|penguins?|owls?|wolves|birds?|zoo)\b/i,
    beside: [
      'My cat, shown the article: sat on it',
      'My dog, reading over my shoulder: wants to know if they have cheese',
    ],
    nobody: ['My cat, shown a photo of it: sits on the phone'],
    pov: [['POV: you are the animal in the headline and nobody asked for your good side', 'It’s the left one.']],
    brain: [['Cute', 'Very cute', 'In the news', 'In the news, and still not allowed on the bed']],
    drake: [['Reading the text', 'Looking at the photo of it 14 times']],
    distracted: [['The photo', 'All of us', 'The text beside it']],
    wojak: [
      ['Even an animal is in the news and I’m not!', 'You’d get a headline for folding that shirt. You’re remarkable.'],
    ],
  },
  {
    told: /\b(?:AI|A\.I\.|chatbot|artificial intelligence|ChatGPT|Gemini|Claude|Copilot)\b/,
    beside: [
      'My toaster, still fully manual, watching all this',
      'My own intelligence, also artificial before the first coffee',
    ],
    nobody: ['My kettle: announces that it is now “intelligent”. Boils'],
    pov: [['POV: you are the kettle and they’ve put AI into you', 'You boil. You also “have thoughts on that”.']],
    brain: [['Thinking', 'Asking somebody', 'Asking an AI', 'Saying please to the AI, in case it keeps a list']],
    drake: [
      ['A search', 'An “AI” search'],
      ['A machine', 'An “AI-powered” machine'],
    ],
    distracted: [
      ['Two letters: AI', '{Who}', 'Whatever worked before'],
      ['Two letters: AI', 'Every company', 'Whatever worked before'],
    ],
    wojak: [
      [
        'AI does everything now! What’s left for me?!',
        'You found the end of the sticky tape. You’re ahead of every machine.',
      ],
    ],
  },
]
