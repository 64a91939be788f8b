import type { Turn } from './turn'

/** Those who play, and what is decided about them. */
export const PLAYER_TURNS: readonly Turn[] = [
  {
    told: /\b(?:[Gg]ets? )?[Cc]alled [Oo]ut\b(?: [Ff]or \p{L}+ (?:[Oo]ff |[Uu]p )?(?<other>\p{Lu}\S+ \p{Lu}\S+))?/u,
    beside: [
      'Me, called out for being “five minutes away” for an hour',
      'My dog, called out for passing the bath challenge to the cat',
    ],
    nobody: ['My sister: calls me out for “five minutes away”, live, with a map'],
    pov: [
      [
        'POV: you have just been called out and you’re holding the evidence',
        'You take another bite. It’s what they’d expect.',
      ],
    ],
    brain: [['Noticing it', 'Mentioning it', 'Calling it out', 'Calling it out with a slow-motion replay']],
    drake: [['“I saw that”', 'Getting “called out”, with a replay']],
    distracted: [
      ['Literally any other assignment', '{Who}', '{other}'],
      ['Literally any other assignment', 'The whole team', 'The hard one'],
      ['Literally any other job', 'Me', 'The one I was given'],
    ],
    wojak: [
      [
        '{Who} got called out! They’ll find out about me!',
        'You’ve been “on your way” since noon. We still saved you a seat. You’re loved.',
      ],
      ['They got called out! Am I next?!', 'You’ve been “on your way” since noon. We saved you a seat. You’re loved.'],
    ],
  },
  {
    told: /\bnever considered\b(?: \p{Ll}+ing (?<other>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?/u,
    beside: ['Me at the buffet: never considered the salad', 'My cat, asked about the new basket: never considered it'],
    nobody: ['Me, back from the buffet: “I never considered the salad”'],
    pov: [['POV: you are the salad and he has walked past you four times', 'You are fresh. You have seeds. Nothing.']],
    brain: [
      [
        'Thinking about it',
        'Considering it',
        'Never considering it',
        'Never considering it, for a whole press conference',
      ],
    ],
    drake: [['“No”', '“I never considered it”']],
    distracted: [
      ['{other}', '{Who}', 'The bench'],
      ['Everything with cheese', 'Me at the buffet', 'The salad I never considered'],
    ],
    wojak: [
      ['They never considered it and I consider everything!', 'You weighed up both socks. You’re a deep thinker.'],
    ],
  },
  {
    told: /\b(?:ruin(?:s|ed|ing)?|spoil(?:s|ed|ing|t)|spoilers?)\b/i,
    beside: [
      'My sister, who tells me the ending “so it won’t hurt”',
      'My dad, in minute two: “ah, he’s the one who did it”',
    ],
    nobody: ['My dad, in minute two: “he did it. I’ve seen this one”'],
    pov: [
      [
        'POV: you kept the envelope sealed for a week and somebody posted it at lunch',
        'You open it anyway. You act it out for the cleaner.',
      ],
    ],
    brain: [['Hinting', 'Telling', 'Spoiling', 'Ruining it “so it won’t hurt”']],
    drake: [['Waiting for the announcement', 'Arguing about who ruined it']],
    distracted: [
      ['Arguing over whether {name} ruined it', 'All of us', 'The announcement'],
      ['Arguing over whether somebody ruined it', 'All of us', 'The announcement'],
    ],
    wojak: [['It’s ruined! I’d hidden from it all day!', 'You even muted your mum. You’re a true fan.']],
  },
  {
    told: /\b(?:MVP|player of the (?:year|month|season)|ballon d[’']or|hall of fame|all-star)\b/i,
    beside: [
      'My own MVP announcement: the kettle, by a mile',
      'My mum, handing out her own MVP award: to whoever did the bins',
    ],
    nobody: ['Me, to the kettle: “and the most valuable player, again…”'],
    pov: [
      ['POV: you voted for the other one and the MVP is thanking everybody', 'They thank you, too. By name. You wave.'],
    ],
    brain: [['A good player', 'A valuable player', 'The most valuable player', 'The kettle, on a Monday']],
    drake: [
      ['“He’s good”', '“He’s the MVP”, with a face'],
      ['“The one who did the bins”', '“The MVP”'],
    ],
    distracted: [['Arguing about the vote', 'All of us', 'The MVP']],
    wojak: [
      ['An MVP, and nobody has ever called me valuable!', 'You found the other sock. You’re the MVP of this flat.'],
    ],
  },
  {
    told: /\b(?:re-?signs?|extends? (?:\w+ )?contract|signs? (?:\w+ )?(?:contract|extension|deal)|contract extension)\b/i,
    beside: [
      'My duvet and I, extending our contract by nine minutes',
      'Mum, re-signing me as shelf-reacher: same terms, one pudding',
    ],
    nobody: ['My duvet: offers me a nine-minute extension'],
    pov: [
      ['POV: you are the pen and there are eleven pages to sign', 'There’s a little ball on every i. You’re proud.'],
    ],
    brain: [['Staying', 'Staying longer', 'Re-signing', 'Re-signing with the duvet, on improved terms']],
    drake: [['Staying put', '“Signing an extension”']],
    distracted: [
      ['A new contract', '{Who}', 'The exit'],
      ['A new contract', 'The star player', 'The exit'],
    ],
    wojak: [
      ['{Who} signed and nobody fights over me!', 'Two aunts want you for Christmas. You’re in demand.'],
      ['They re-sign for millions and nobody bids for me!', 'Two aunts want you for Christmas. You’re in demand.'],
    ],
  },
  {
    told: /\b(?:signs|transfers?|joins?|trades?|traded) (?:for |to )?\p{Lu}|\btransfer\b/u,
    beside: [
      'My charger, on loan to the bedroom until the end of the season',
      'My favourite mug, joining the office kitchen on a free transfer',
    ],
    nobody: ['My favourite mug: joins the office kitchen on a free transfer'],
    pov: [
      ['POV: you bought the shirt yesterday and now it has the wrong name', 'You could change your own. It’s cheaper.'],
    ],
    brain: [['Moving', 'Swapping', 'A transfer', 'A transfer, with a scarf held over the head']],
    drake: [['Changing sides', '“Joining”, with a scarf over the head']],
    distracted: [
      ['The new shirt', '{Who}', 'The old one, with a name on it'],
      ['The new shirt', 'The new signing', 'The old one'],
    ],
    wojak: [
      ['They changed teams and I’m still with the same bank!', 'You even know the security question. You’re loyal.'],
    ],
  },
  {
    told: /\b(?:retires?|retired|retirement|hangs? up)\b/i,
    beside: [
      'My running shoes: retired undefeated after one lap',
      'Me, retiring from party tricks while I still have both eyebrows',
    ],
    nobody: ['My running shoes: retire, undefeated, after one lap'],
    pov: [
      ['POV: you are the locker next door and it’s very quiet', 'One sock is still in there. You’ll look after it.'],
    ],
    brain: [['Tired', 'Very tired', 'Retiring', 'Retiring, then coming back for one last biscuit']],
    drake: [
      ['Giving up', '“Retiring”, like {who}'],
      ['Giving up', '“Retiring, undefeated”'],
    ],
    distracted: [
      ['A deckchair', '{Who}', 'One last match'],
      ['A deckchair', 'The champion', 'One last match'],
    ],
    wojak: [['They retired at the top and I haven’t started!', 'Then you’re undefeated. You’re also well rested.']],
  },
]
