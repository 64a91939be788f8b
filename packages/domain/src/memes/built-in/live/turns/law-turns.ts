import type { Turn } from './turn'

/** Lawsuits, taxes and strikes. */
export const LAW_TURNS: readonly Turn[] = [
  {
    told: /\bdrops? (?:\S+ ){0,4}?(?:lawsuit|suit|case|charges)\b/i,
    beside: [
      'Me, dropping my case against the vending machine: the crisps fell',
      'Me, dropping my {said} case against a vending machine: the crisps fell',
      'Me, dropping my {said} claim to the window seat: the view was a wing',
      'Me, dropping my claim to the window seat. I’d like the file destroyed',
    ],
    nobody: ['Me, to the vending machine: “fine, I’m dropping the case. This time”'],
    pov: [
      [
        'POV: you are the lawyer with all nine folders and they’ve just dropped the case',
        'You’d labelled them. With little coloured tabs.',
      ],
    ],
    brain: [['Being cross', 'Complaining', 'Suing', 'Suing, then dropping it and asking how everyone is']],
    drake: [
      ['Losing interest', 'Dropping the {said} lawsuit'],
      ['Losing interest', '“Dropping the lawsuit”, like {who}'],
      ['Losing interest', '“Dropping the lawsuit”'],
    ],
    distracted: [
      ['Whatever comes after the lawsuit', '{Who}', 'Nine folders with coloured tabs'],
      ['Whatever comes after the lawsuit', 'Everyone in court', 'Nine folders with coloured tabs'],
    ],
    wojak: [
      [
        '{Who} dropped a lawsuit and I can’t drop an argument from 2014!',
        'You still know who said what. You’re the court of record.',
      ],
      [
        'They dropped a lawsuit and I can’t drop an argument from 2014!',
        'You still know who said what. You’re the court of record.',
      ],
    ],
  },
  {
    told: /\bloses? (?:\w+ )?case against\b|\b(?:tosses|dismisse[sd]|dismiss|throws? out)\b.*\b(?:lawsuit|suit|case|claims?)|\b(?:lawsuit|suit|case|claims?)\b.*\b(?:tossed|dismissed|thrown out)\b/i,
    beside: [
      'My case against one more episode: dismissed, by me',
      'My sister’s claim to the front seat: tossed, before we reached the car',
    ],
    nobody: ['Me, on the sofa: loses the case against one more episode, unanimously'],
    pov: [
      [
        'POV: you are in court all day and it sounds like a row about a group project',
        'You have learned a lot about the group chat. Too much.',
      ],
      [
        'POV: you are in court, it’s about {name}, and it sounds like a group project',
        'You have learned a lot about the group chat. Too much.',
      ],
    ],
    brain: [['A “no”', 'A firm “no”', 'A “no” in writing', 'A “no” from a whole court, in time for lunch']],
    drake: [
      ['Saying “no, because no”', '“Dismissing all claims”'],
      ['Being told “no”', 'Having the case “tossed”'],
    ],
    distracted: [
      ['Who said what in the group chat', 'The whole court', 'The actual question'],
      ['The old emails', 'All of us', '{Thing}'],
    ],
    wojak: [
      [
        'They went to court and I can’t even win against the ticket machine!',
        'You pressed “cancel” with dignity. You’re above it.',
      ],
    ],
  },
  {
    told: /\b(?:trial|verdict|court)\b.*\b(?:lost|loses|decision)|\bin .+ trial\b|\b(?:breaks? silence on)\b/i,
    beside: [
      'Our family court on who broke the lamp: everybody lost, the lamp first',
      'Me, breaking my silence on who ate the last yoghurt',
    ],
    nobody: ['Me, breaking my silence on a yoghurt that went missing in March'],
    pov: [['POV: you draw the pictures in that courtroom and nobody holds still', 'You gave up on hands on day two.']],
    brain: [['A quarrel', 'A dispute', 'A trial', 'A trial in which even the stationery lost']],
    drake: [
      ['Having a row', 'Having a “trial”, with exhibits'],
      ['Talking at last', '“Breaking silence”, like {who}'],
    ],
    distracted: [['The courtroom sketches', 'All of us', 'The verdict']],
    wojak: [
      [
        'The whole lot of them went to trial and I avoid phone calls!',
        'You settle everything by going for a walk. You’re a wise judge.',
      ],
    ],
  },
  {
    told: /\b(?:sues|suing|files? (?:a )?(?:lawsuit|suit))\b/i,
    beside: [
      'Me, suing the shower for going cold. It seeks a settlement of warm',
      'My plant, suing me for two weeks of no water',
    ],
    nobody: ['My houseplant: sues for two weeks of back water'],
    pov: [
      [
        'POV: you open the post and {who} has taken it further than an email',
        'It’s forty pages. You’re on page one, spelt wrong.',
      ],
      ['POV: you open the post and they have sued', 'It’s forty pages. You’re on page one, spelt wrong.'],
    ],
    brain: [['Frowning', 'Complaining', 'Threatening to sue', 'Suing, with a font chosen by a committee']],
    drake: [
      ['Writing a cross email', '“Filing suit”, like {who}'],
      ['Writing a cross email', '“Filing suit”'],
    ],
    distracted: [
      ['A very good lawyer', '{Who}', 'Just asking first'],
      ['A very good lawyer', 'The one who sues', 'Just asking first'],
    ],
    wojak: [
      ['{Who} sues and I apologise to chairs!', 'You’ve never lost a chair as a friend. You’re a peacemaker.'],
      ['They sue and I apologise to chairs!', 'You’ve never lost a chair as a friend. You’re a peacemaker.'],
    ],
  },
  {
    told: /\b(?:settles?|settlement|granted immunity)\b/i,
    beside: [
      'My brother and I settled, too: he gets the remote, I get immunity from dishes',
      'Me, granted immunity from bins until Thursday',
    ],
    nobody: ['My brother: offers a settlement nobody had sued for'],
    pov: [['POV: you are the small print in that settlement', 'People skip you. That’s when you smile.']],
    brain: [['Making up', 'Agreeing', 'Settling', 'Settling, with immunity from washing-up for all parties']],
    drake: [['Calling it quits', '“Reaching a settlement”, with annexes']],
    distracted: [
      ['The small print', '{Who}', 'The handshake photo'],
      ['The small print', 'Every lawyer in the building', 'Lunch'],
    ],
    wojak: [
      ['They settled and my quarrel about the duvet goes on!', 'You let them have the warm corner. You’re generous.'],
    ],
  },
  {
    told: /\b(?:deal|agreement)\b.*\bend\b.*\bstrikes?\b|\bstrikes?\b.*\b(?:ends?|to end|over)\b/i,
    beside: [
      'Also settled: the bedtime strike, for two more stories',
      'Also over: my strike against ironing, once the wedding was on Saturday',
    ],
    nobody: ['My toddler: ends the bedtime strike, for two more stories and a drink of water'],
    pov: [
      ['POV: you are the coffee machine on the first day after the strike', 'They cheer. You drip. They cheer anyway.'],
    ],
    brain: [['Not doing it', 'Refusing to do it', 'Going on strike over it', 'Ending the strike for two more stories']],
    drake: [['Going back to work', '“Reaching a deal to end the strike”']],
    distracted: [['The canteen, open again', 'Every worker', 'A perfectly good excuse']],
    wojak: [
      [
        'The strike is over and I have no more excuse to stay home!',
        'You were in bed with full conviction. You’re a union of one.',
      ],
    ],
  },
  {
    told: /\bstrikes? (?:on hold|averted|suspended|called off|paused)\b/i,
    beside: [
      'My strike against the washing-up: also on hold, we’re out of forks',
      'My walk-out from the gym: on hold until I’ve walked in',
    ],
    nobody: ['Me, at the sink: puts the strike on hold, for lack of clean forks'],
    pov: [
      [
        'POV: you painted the banner and the strike has just been put on hold',
        'The paint is wet. You keep holding it.',
      ],
    ],
    brain: [['Working', 'Not working', 'A strike', 'A strike on hold, which is working, but with a look']],
    drake: [['Going back to work, for now', '“Putting the strike on hold”']],
    distracted: [
      ['A bonus', 'Every worker', '{Who}'],
      ['A bonus', 'Every worker', 'The banner they painted'],
    ],
    wojak: [
      [
        'Their strike is on hold and mine, against the washing-up, is failing!',
        'You held out to the last fork. That’s leverage. You’re a natural.',
      ],
    ],
  },
  {
    told: /\bstrike\b.*\b(?:commut\w+|trains?|flights?|rail)|\b(?:rail|train|flight|airport)\b.*\b(?:strike|delays?|chaos|cancel\w*)/i,
    beside: [
      'My own commute, bed to desk: one delay, a cat on the line',
      'My hallway, rush hour: signal failure at the bathroom door',
    ],
    nobody: ['The cat, on the stairs: announces delays on all lines to the kitchen'],
    pov: [['POV: you are the one bus that still runs', 'You have met everybody now. By the elbows.']],
    brain: [['Late', 'Delayed', 'Delayed “due to the earlier delay”', 'Arriving early for tomorrow']],
    drake: [['Being late', 'Being “affected by ongoing disruption”']],
    distracted: [['One free seat', 'Every commuter', 'Their manners']],
    wojak: [
      ['Nothing runs, and neither do I!', 'You walked to the kitchen and back twice. You’re a transport network.'],
    ],
  },
]
