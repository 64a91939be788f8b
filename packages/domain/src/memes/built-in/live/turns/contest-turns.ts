import type { Turn } from './turn'

/** Matches, fights and who wins them. */
export const CONTEST_TURNS: readonly Turn[] = [
  {
    told: /\bcalls? for .*rematch|\brematch\b/i,
    beside: ['Me, calling for a rematch with the fitted sheet', 'Me, to the jar of pickles, sleeves up: rematch'],
    nobody: ['Me, sleeves up, to a jar of pickles: calls for a rematch'],
    pov: [
      [
        'POV: you are the jar and he is back, with a tea towel',
        'You’ve lost to rubber gloves before. You say nothing.',
      ],
    ],
    brain: [
      ['Losing', 'Losing narrowly', 'Calling for a rematch', 'Calling for a rematch with the pickle jar, at dawn'],
    ],
    drake: [
      ['“Again!”', '“Calling for a rematch”'],
      ['Losing to {what}', '“Calling for a rematch”'],
    ],
    distracted: [
      ['A rematch', '{Who}', 'An ice pack'],
      ['A rematch', 'The losing corner', 'An ice pack'],
    ],
    wojak: [
      [
        'They want a rematch and I’d be afraid of the first one!',
        'You face the post office on a Saturday. You’re fearless.',
      ],
    ],
  },
  {
    told: /\b(?:submits?|knocks? out|stops (?=\p{Lu})|knocked out)\b|\barmbar\b|\bstoppage\b/u,
    beside: ['Me against the childproof cap: I tapped out', 'The pickle jar lid, stopping me in round one'],
    nobody: ['A childproof cap: stops me in round one'],
    pov: [
      [
        'POV: you brought {what} the water and you’re not sure you should hurry',
        'You also brought an orange. It can wait.',
      ],
      ['POV: you went to buy a drink and the fight is over', 'You still have the change in your hand.'],
    ],
    brain: [['Pushing', 'Wrestling', 'A stoppage', 'A stoppage against a duvet cover, on points']],
    drake: [
      ['Losing to {who}', 'Being “stopped” by {who}'],
      ['Losing', 'Being “stopped”, by a duvet cover'],
    ],
    distracted: [
      ['{Who}', 'The referee', '{Thing}'],
      ['The last second', 'The whole arena', 'The snack queue'],
    ],
    wojak: [
      ['{Who} won, and I lost to a childproof cap!', 'You shook it and put it back politely. You’re a sporting loser.'],
      ['They won, and I lost to a childproof cap!', 'You shook it and put it back politely. You’re a sporting loser.'],
    ],
  },
  {
    told: /\bweighs? (?:in|career|\w+-heaviest)|\bheaviest\b|\bweigh-in\b/i,
    beside: [
      'My suitcase, at the airport: also career-heaviest',
      'Me, after Christmas, on Mum’s scales: also a career best',
    ],
    nobody: ['My suitcase, at check-in: weighs in career-heaviest'],
    pov: [['POV: you are the scales and they’ve all gone quiet', 'You round up. You like the drama.']],
    brain: [['Full', 'Heavy', 'Heaviest', 'Career-heaviest, with a coat still on']],
    drake: [['“I’ve had a big lunch”', '“Weighing in career-heaviest”']],
    distracted: [
      ['The buffet', '{Who}', 'The scales'],
      ['The buffet', 'The heavyweight', 'The scales'],
    ],
    wojak: [['Career-heaviest! And everyone watched!', 'Your suitcase did that twice. You travel like a champion.']],
  },
  {
    told: /\b(?:beats?|defeats?|thrash(?:es)?|edges? (?:out|past)|crush(?:es)?|upsets?|overcomes?|sweeps?)\b/i,
    beside: [
      'My toddler, at snap: beats me as well, with jam on the cards',
      'Me and the stairs: beaten on points, in the second half',
    ],
    nobody: ['My toddler, at snap: beats me, tells the whole bus'],
    pov: [
      [
        'POV: you are in charge of the scoreboard and {who} won’t stop',
        'You’re out of sevens. You use an upside-down L.',
      ],
      [
        'POV: you work the scoreboard by hand and they won’t stop scoring',
        'You’re out of sevens. You use an upside-down L.',
      ],
    ],
    brain: [['Winning', 'Winning easily', 'Beating them', 'Beating a toddler at snap and asking for a trophy']],
    drake: [
      ['Losing to {who}', '“Learning a lot” from {who}'],
      ['“We lost”', '“We take the positives”'],
    ],
    distracted: [
      ['The highlights', 'All of us', '{Who}'],
      ['The highlights', 'All of us', 'The alarm clock'],
    ],
    wojak: [
      ['{Who} won and I was beaten by a toddler at snap!', 'You let the jam stay on the cards. You’re a good sport.'],
      ['They won and I was beaten by a toddler at snap!', 'You let the jam stay on the cards. You’re a good sport.'],
    ],
  },
  {
    told: /\b(?:wins?|won|championship|(?:cup|league|grand|world) final|medals?|trophy)\b/i,
    beside: [
      'Our street’s egg-and-spoon race: also decided, also disputed',
      'Me, finishing the washing-up: arms up, lap of the kitchen',
    ],
    nobody: ['Me, after the last plate: arms up, lap of honour round the table'],
    pov: [
      [
        'POV: you engrave the trophy and the name is longer than the trophy',
        'You go round the back. You finish on the base.',
      ],
    ],
    brain: [['Taking part', 'Coming third', 'Winning', 'Winning the egg-and-spoon race and asking for a parade']],
    drake: [['“Well done”', '“Champions”, sung on a bus']],
    distracted: [
      ['The trophy', '{Who}', 'Everybody who came second'],
      ['The trophy', 'Both teams', 'The referee'],
    ],
    wojak: [
      [
        'They won and my only medal is for attendance!',
        'You were there every single time. You’re what teams are made of.',
      ],
    ],
  },
  {
    told: /\b(?:lost|loses?|losing|knocked|eliminated|relegat\w+|draws?|defeat)\b/i,
    beside: [
      'Me, after losing a parking space: I’m taking the positives',
      'My team in the pub quiz: last, but with the best name',
    ],
    nobody: ['My pub quiz team, in last place: “we take the positives”'],
    pov: [
      [
        'POV: you wrote “sure winners” on the cake on Friday',
        'You’re scraping off letters. It says “sure win” now. “Sure”.',
      ],
    ],
    brain: [['Losing', 'Losing well', 'Taking the positives', 'Framing the positives, over the sofa']],
    drake: [['“We lost”', '“There are positives”']],
    distracted: [
      ['The positives', '{Who}', 'The score'],
      ['The positives', 'The losing side', 'The score'],
    ],
    wojak: [['They lost! I had told everyone!', 'You believed until the end. You’re the twelfth player.']],
  },
]
