import type { Turn } from './turn'

/** What opens, closes, is taken back or comes out on top. */
export const CHANGE_TURNS: readonly Turn[] = [
  {
    told: /\b(?:withdraws?|withdrew|pulls? out|pulling out|drops? out)\b/i,
    beside: [
      'Me, pulling out of Friday plans on Friday',
      'My last clean shirt, withdrawing at breakfast with an egg problem',
    ],
    nobody: ['Me, on Friday: withdraws from Friday'],
    pov: [
      [
        'POV: you are the reserve and {who} has just withdrawn',
        'You put down the sandwich. You’ve never put down a sandwich.',
      ],
      ['POV: you are the reserve and your phone rings', 'You put down the sandwich. You’ve never put down a sandwich.'],
    ],
    brain: [['Being tired', 'Not coming', 'Withdrawing', 'Withdrawing, with a statement, from a pub quiz']],
    drake: [
      ['“I’d rather stay in”', '“Withdrawing”, like {who}'],
      ['“I’d rather stay in”', '“I am forced to withdraw”'],
    ],
    distracted: [
      ['The sofa', '{Who}', 'The whole programme'],
      ['The sofa', 'The big name', 'The whole programme'],
    ],
    wojak: [
      ['{Who} withdrew! I had a whole plan!', 'You had snacks for it. You still have snacks. You’re a strategist.'],
      ['They withdrew! I had a whole plan!', 'You had snacks for it. You still have snacks. You’re a strategist.'],
    ],
  },
  {
    told: /\b(?:shuts? down|shutting down|closes? (?:down|its|all|the|\d+)|discontinues?|pulls? the plug|axes|axed)\b/i,
    beside: [
      'My sourdough starter: also shut down, after a good week',
      'The drawer of old chargers, watching with concern',
    ],
    nobody: ['My sourdough starter: thanks its community, shuts down'],
    pov: [
      ['POV: you are the last user of {what} and there is a farewell mail', '“Dear both of you,” it begins.'],
      ['POV: you are the last user and they’ve sent a farewell mail', '“Dear both of you,” it begins.'],
    ],
    brain: [['Using it less', 'Forgetting it', 'Reading that it shuts down', 'Saying it was always my favourite']],
    drake: [
      ['Switching off {what}', '“Sunsetting” {what}'],
      ['Switching it off', '“Sunsetting” it'],
    ],
    distracted: [
      ['The next big thing', '{Who}', '{Thing}'],
      ['The next big thing', 'All of us', 'The one that closes'],
    ],
    wojak: [
      ['{Thing}, gone! I was going to use that one day!', 'You had 400 things saved for later. You’re an archive.'],
      ['It’s closing! I was going to use that one day!', 'You had 400 things saved for later. You’re an archive.'],
    ],
  },
  {
    told: /\b(?:recalls?|recalled|recalling)\b(?= (?:\p{Ll}|\d))/u,
    beside: ['Me, recalling a text sent to the wrong group', 'Mum, recalling a tray of scones over a missing ring'],
    nobody: ['Me, one second after sending: recalls the message, worldwide'],
    pov: [
      [
        'POV: you’ve just been recalled and you’re happy in your drawer',
        'You were given as a present. You’re staying.',
      ],
    ],
    brain: [['Oops', 'Taking it back', 'A recall', 'A recall of everything I said after nine']],
    drake: [
      ['“Could we have {what} back?”', '“A recall”'],
      ['“Could we have that back?”', '“A voluntary recall”'],
    ],
    distracted: [
      ['The refund form', 'All of us', '{Thing}'],
      ['The refund form', 'All of us', 'The thing in the drawer'],
    ],
    wojak: [
      ['They recalled it! I’ve got one in the kitchen!', 'You’ve never once used it. You’re the safest cook alive.'],
    ],
  },
  {
    told: /\bopens? (?:its |the |a |her |his |their )?(?:first|new|\d)/i,
    beside: [
      'Me, opening my first bag of crisps in an hour: ribbon, speech',
      'The cat, opening a second branch in the laundry basket',
    ],
    nobody: ['The cat: opens a second branch, in the laundry basket'],
    pov: [
      [
        'POV: you are the ribbon at the opening and somebody with scissors is talking',
        'You were one piece this morning.',
      ],
    ],
    brain: [['A door', 'An open door', 'A grand opening', 'A grand opening of the fridge, with ribbon']],
    drake: [
      ['Unlocking the door', '“A grand opening”, by {who}'],
      ['Unlocking the door', '“A grand opening”'],
    ],
    distracted: [
      ['Free samples', 'The whole street', '{Thing}'],
      ['Free samples', 'The whole street', 'The speech'],
    ],
    wojak: [
      ['{Who} opens things and I can’t open a carrier bag!', 'You gave it to the next in line. You’re a gentle soul.'],
      ['They open things and I can’t open a carrier bag!', 'You gave it to the next in line. You’re a gentle soul.'],
    ],
  },
  {
    told: /\b(?:tops?|topped|climbs? to|hits? number one|number one|leads?) (?:the )?(?:UK |US )?(?:chart|charts|box office|poll|polls|list|table|ranking|rankings|standings)\b/i,
    beside: ['Top of my own chart for the ninth week: a nap', 'My to-do list: “make list”, still number one'],
    nobody: ['A nap: tops my chart for the ninth week running'],
    pov: [
      ['POV: you are number two and {who} won’t move', 'You cough. You look at your watch.'],
      ['POV: you are number two and number one won’t move', 'You cough. You look at your watch.'],
    ],
    brain: [['On the list', 'High on the list', 'Top of the list', 'Being the list']],
    drake: [['“People like it”', '“It tops the chart”']],
    distracted: [
      ['{Who}', 'The whole chart', 'Number two'],
      ['Number one', 'All of us', 'Number two, with a violin'],
    ],
    wojak: [
      ['{Who} came top and I came to the wrong address!', 'They gave you cake there. You’re number one in that house.'],
      ['They’re top of the chart and I’m on no list!', 'You’re first on Mum’s speed dial. You’re a classic.'],
    ],
  },
  {
    told: /\breshuffles?\b|\bcabinet\b/i,
    beside: [
      'Our kitchen cabinet, also reshuffled: mugs up, pans out, trust gone',
      'Mum’s seating plan: the fourth reshuffle of this dinner',
    ],
    nobody: ['Mum: reshuffles the kitchen cabinet, tells nobody where the mugs are'],
    pov: [
      [
        'POV: you were in charge of forks and there’s been a reshuffle',
        'You’re spoons now. You haven’t read the file.',
      ],
    ],
    brain: [
      [
        'Moving a mug',
        'Moving the mugs',
        'A reshuffle',
        'A reshuffle of the whole kitchen cabinet, in bid to revive dinner',
      ],
    ],
    drake: [['Swapping seats', '“Reshuffling the cabinet”']],
    distracted: [['A better chair', 'Every minister', 'The job they just learned']],
    wojak: [['A reshuffle! Will I still have my chair?!', 'You brought it from home. You’re irreplaceable.']],
  },
  {
    told: /\b(?:teams? up|partners?|join(?:s|ing)? forces|together|collab\w*|alliance)\b/i,
    beside: [
      'The dog and the baby, joining forces under the table: one drops, one eats',
      'Me and my flatmate, building one shelf together: two shelves now',
    ],
    nobody: ['The dog and the baby: announce a partnership under the table'],
    pov: [
      ['POV: you take the minutes when {who} meet for the first time', 'Both brought the same biscuits. It’s a start.'],
      ['POV: you sit between the new partners and both want the armrest', 'You have no arms now. You have a deal.'],
    ],
    brain: [['Alone', 'Side by side', 'Together', 'Together, with a logo made of both logos and no vowels']],
    drake: [
      ['Asking for help with {what}', 'A “partnership” for {what}'],
      ['Asking for help', '“Joining forces”'],
    ],
    distracted: [
      ['A joint logo', '{Who}', '{Thing}'],
      ['A joint logo', 'Both partners', 'The thing itself'],
    ],
    wojak: [
      ['Everyone has a partner and I built a wardrobe alone!', 'It leans, but towards you. You’re good company.'],
    ],
  },
  {
    told: /\b(?:sells? out|sold out|queues?|queuing)\b/i,
    beside: [
      'My own queue, for the bathroom: 40 minutes, no merch',
      'Me, number 41,207 in the queue, dressed for the night',
    ],
    nobody: ['My bathroom: sells out at seven in the morning'],
    pov: [['POV: it sold out while your page was loading', 'Your basket has one item. It’s the parking.']],
    brain: [['Waiting', 'Queuing', 'Sold out', 'Telling everyone I prefer the album anyway']],
    drake: [['“There’s none left”', '“Sold out in minutes”']],
    distracted: [['The last one in the shop', 'All of us', 'Our principles']],
    wojak: [['Sold out! I was in the queue!', 'You let a pregnant lady go first. You’re worth ten tickets.']],
  },
  {
    told: /\b(?:named|crowned|declared|voted|dubbed) (?:the |a |as )?(?:\p{L}+ ){0,2}(?:treasure|king|queen|best|worst|word of|person of|world[’']s|ugliest|happiest|most|capital|city of)\b/iu,
    beside: [
      'Me, named “most likely to be asleep” by people who were asleep',
      'Our toaster, named national treasure of this flat',
    ],
    nobody: ['My family: names me “best in the car”, I was asleep'],
    pov: [
      ['POV: you’ve just been given a title and somebody asks for your autograph', 'You’re {who}. You have no hands.'],
      ['POV: you’ve just been given the title and your mum wants it in writing', 'For the fridge.'],
    ],
    brain: [['Nice', 'Very nice', 'The best', 'A national treasure, slightly warm']],
    drake: [['“We like it”', '“It has been named the best”']],
    distracted: [
      ['The title', '{Who}', 'Every other contender'],
      ['The title', 'The winner', 'Every other contender'],
    ],
    wojak: [
      ['Somebody got a title and I got a parking ticket!', 'It had your name on it, in capitals. You’re official.'],
    ],
  },
]
