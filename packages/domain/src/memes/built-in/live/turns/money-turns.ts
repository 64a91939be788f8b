import type { Turn } from './turn'

/** Finances, earnings and prices. */
export const MONEY_TURNS: readonly Turn[] = [
  {
    told: /\b(?:files?|filed|filing) (?:for )?(?:its )?(?:IPO|to go public|prospectus)|\bIPO prospectus\b/i,
    beside: [
      'Me, after a peek into mine: closed the app, sat down',
      'My piggy bank, offering a peek into its finances: one button, one euro',
    ],
    nobody: ['My piggy bank: files a prospectus, risk factors include me'],
    pov: [
      [
        'POV: you are the accountant of {who}, and now everyone may peek',
        'Page one says “risk factors”. You wrote that one yourself.',
      ],
      [
        'POV: you are the accountant, and now everyone may peek',
        'Page one says “risk factors”. You wrote that one yourself.',
      ],
    ],
    brain: [
      ['Having no money', 'Having a budget', 'Having a prospectus', 'A prospectus in which I am the risk factor'],
    ],
    drake: [
      ['Showing people your bank account', '“Offering a peek into” your finances, {who} style'],
      ['Showing people your bank account', '“Offering a peek into” your finances'],
    ],
    distracted: [
      ['The chapter on risk factors', 'Every reader of the prospectus', '{Who}'],
      ['A peek into its finances', 'All of us', 'Our own'],
    ],
    wojak: [
      [
        '{Who} showed its finances, and I daren’t open mine!',
        'You know to the penny what you’re not looking at. You’re a professional.',
      ],
      [
        'They showed their finances, and I daren’t open mine!',
        'You know to the penny what you’re not looking at. You’re a pro.',
      ],
    ],
  },
  {
    told: /\brisk factor\b/i,
    beside: [
      'My flat-share contract, under “risk factors”: the one who cooks',
      'Our picnic, under “risk factors”: Dad, and wind',
    ],
    nobody: ['The cake: lists me as a risk factor'],
    pov: [
      [
        'POV: you are typing up the risk factors and your boss reads over your shoulder',
        'He nods. He says to use his full name.',
      ],
    ],
    brain: [['A risk', 'A known risk', 'A risk factor', 'A risk factor with an office and a parking space']],
    drake: [['Worrying about the boss', 'Listing the boss as a “risk factor”']],
    distracted: [
      ['The risk factor', 'Every investor', '{Who}'],
      ['The risk factor', 'Every investor', 'The other 200 pages'],
    ],
    wojak: [
      ['Somebody called the boss a risk factor!', 'You’ve called yours worse, and only in your head. You’re discreet.'],
    ],
  },
  {
    told: /\b(?:posts?|reports?|books?) (?:a )?(?:record )?(?:profit|revenue|earnings|loss|sales)|\bearnings\b/i,
    beside: [
      'My lemonade stand also posts its results: four cups, one wasp',
      'My quarterly earnings: a button and a voucher for soup',
    ],
    nobody: [
      '{Who}, about those earnings: “oh, this old chart?”',
      'My lemonade stand: posts quarterly results, four cups, one wasp',
    ],
    pov: [
      [
        'POV: you follow the earnings of {who} and your phone is at two percent',
        'The arrow goes up. Your battery doesn’t.',
      ],
      ['POV: they read out the earnings and your phone is at two percent', 'The arrow goes up. Your battery doesn’t.'],
    ],
    brain: [['Earning', 'Earning well', 'Posting earnings', 'Posting earnings with a chart that leaves the page']],
    drake: [
      ['Making money', '“Posting earnings”, with a chart, like {who}'],
      ['Making money', '“Posting earnings”, with a chart'],
    ],
    distracted: [
      ['The arrow that goes up', 'Every investor', '{Who}'],
      ['The arrow that goes up', 'Every investor', 'What the arrow is of'],
    ],
    wojak: [
      ['{Who} posted earnings and I posted a parcel!', 'You got the postcode right first time. You’re reliable.'],
      ['They posted earnings and I posted a parcel!', 'You got the postcode right first time. You’re reliable.'],
    ],
  },
  {
    told: /\b(?:stock|shares?|bitcoin|market)s?\b.*\b(?:rises?|jumps?|soars?|surges?|rall(?:y|ies)|falls?|drops?|plunges?|slumps?|sinks?|near|climbs?)\b/i,
    beside: [
      'The price of my own lunch: holding steady at “too much”',
      'My motivation, over the same week: a chart you could ski down',
    ],
    nobody: ['My dad, who owns one share: “we’ve had quite a day”'],
    pov: [['POV: you own one single share and the chart has moved', 'You ring your dad. You say “the portfolio”.']],
    brain: [
      ['Owning one share', 'Checking the share', 'Checking the share at dinner', 'Saying “the portfolio” of one share'],
    ],
    drake: [
      ['Saying “my one share”', 'Saying “my position in {who}”'],
      ['Saying “my one share”', 'Saying “the portfolio”'],
    ],
    distracted: [['A line that wiggles', 'My dad, owner of one share', 'Dinner']],
    wojak: [
      ['The chart moved and I own one share!', 'You held it through lunch. You’re an investor with nerves of steel.'],
    ],
  },
  {
    told: /\b(?:holds?|keeps?|leaves?) (?:\p{L}+ ){0,2}(?:rates?|prices?|fares?)\b|\b(?:rates?|prices?|fares?) (?:unchanged|steady|on hold)\b/iu,
    beside: [
      'My alarm, after long talks: held at nine more minutes',
      'The thermostat war at home: held at 19 degrees, one vote for 24',
    ],
    nobody: ['Dad, hand on the thermostat: holds at 19 degrees, cites uncertainty'],
    pov: [
      [
        'POV: you came to hear about the rates and the decision is no decision',
        'You wrote “unchanged”. You have two hours left.',
      ],
    ],
    brain: [['Doing nothing', 'Waiting', 'Holding', 'Holding the rates, after two days of meetings about it']],
    drake: [
      ['Not touching {what}', '“Holding” {what}'],
      ['Doing nothing', '“Holding rates”'],
    ],
    distracted: [
      ['No decision at all', '{Who}', 'A very large lever'],
      ['No decision at all', 'The whole committee', 'A very large lever'],
    ],
    wojak: [
      [
        '{Who} left it as it is! Shouldn’t somebody do something?!',
        'You left the last biscuit for days. You’re a central banker.',
      ],
      [
        'They left it as it is! Shouldn’t somebody do something?!',
        'You left the last biscuit for days. You’re a central banker.',
      ],
    ],
  },
  {
    told: /\b(?:raises?|hikes?|increases?) (?:\w+ ){0,2}(?:prices?|rates?|fees|fares?)\b/i,
    beside: [
      'My little brother, on taking out the bins: also raising his rates',
      'The lemonade stand in our street, citing “market conditions”',
    ],
    nobody: ['My little brother: raises his rates for silence, citing inflation'],
    pov: [
      [
        'POV: you are the printer at {who} and you have to print new price tags',
        'Again. You keep a stack of nines ready.',
      ],
      ['POV: you are the label printer and prices are going up', 'Again. You keep a stack of nines ready.'],
    ],
    brain: [['More expensive', 'Dearer', 'A price adjustment', 'A price adjustment “to serve you better”']],
    drake: [
      ['Making it more expensive', '“Adjusting prices”, like {who}'],
      ['Making it dearer', '“Adjusting” it, to serve you better'],
    ],
    distracted: [
      ['A price tag with one more digit', '{Who}', 'The customers'],
      ['A price tag with one more digit', 'The shopkeeper', 'The customers'],
    ],
    wojak: [
      ['{Who} raised prices and I’ve raised nothing!', 'You raised a sourdough starter from flour. You’re a provider.'],
      ['They raised prices and I’ve raised nothing!', 'You raised a sourdough from flour. You’re a provider.'],
    ],
  },
  {
    told: /\b(?:cuts?|lowers?|slashes?) (?:\w+ ){0,2}(?:prices?|rates?|jobs|costs?|fees)\b/i,
    beside: [
      'Me, cutting costs: one biscuit less, two fewer next quarter, then none left',
      'My mum, cutting the cake: “that’s also a slice”',
    ],
    nobody: ['Me, cutting the cake: announces a cut of 50 percent, for me'],
    pov: [
      [
        'POV: you are the scissors at {who} and it has been a long week',
        'They say “just a trim”. They always say that.',
      ],
      ['POV: you are the scissors and they’ve announced another cut', 'They say “just a trim”. They always say that.'],
    ],
    brain: [['Less', 'A cut', 'A rate cut', 'A long-awaited rate cut, in slices']],
    drake: [
      ['Having less of it', '“Cutting”, after a long meeting, like {who}'],
      ['Having less of it', '“A cut”, after a long meeting'],
    ],
    distracted: [
      ['A very large pair of scissors', '{Who}', 'A ruler'],
      ['A very large pair of scissors', 'The whole board', 'A ruler'],
    ],
    wojak: [
      [
        '{Who} made a cut and I can’t cut a straight line!',
        'You cut nine equal slices for ten people. You’re a statesman.',
      ],
      [
        'They made a cut and I can’t cut a straight line!',
        'You cut nine equal slices for ten people. You’re a statesman.',
      ],
    ],
  },
]
