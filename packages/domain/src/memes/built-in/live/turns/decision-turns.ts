import type { Turn } from './turn'

/** What is put off, refused, forbidden or voted on. */
export const DECISION_TURNS: readonly Turn[] = [
  {
    told: /\b(?:could|may|might|will) (?:still )?take (?<n>days|weeks|months|years)\b/i,
    beside: [
      'My answer to “what do you want to eat?” could also take {n}',
      'Me, leaving after saying “right then”: could also take {n}',
    ],
    nobody: ['Me, choosing a sandwich: “this could take {n}”'],
    pov: [
      ['POV: you’re waiting outside the room and they say it could take {n}', 'You brought one banana. You halve it.'],
    ],
    brain: [['Soon', 'Shortly', 'In due course', 'It “could take {n}”, says somebody in the good chair']],
    drake: [['“We don’t know”', '“It could take {n}”']],
    distracted: [
      ['A sandwich', 'Everyone in the waiting room', '{Who}'],
      ['A sandwich', 'Everyone who waits', 'The door that could take {n} to open'],
    ],
    wojak: [
      ['It could take forever!', 'So could your answer to “what do you want to eat?” You’re a diplomat.'],
      ['{Who} could take {n}!', 'So could your answer to “what do you want to eat?” You’re a diplomat.'],
    ],
  },
  {
    told: /\b(?:postpones?|postponed|delays?|delayed|pushes? back|puts? off)\b/i,
    beside: [
      'Me, postponing the diet: “to give it the launch it deserves”',
      'My alarm, delayed by nine minutes, for the sixth time',
    ],
    nobody: ['Me, at 7 a.m.: postpones the morning, to give it the launch it deserves'],
    pov: [
      ['POV: you printed the date on 4,000 posters and it has been postponed', 'You buy a very large box of stickers.'],
    ],
    brain: [['Late', 'Later', 'Postponed', 'Postponed to “give it the time it deserves”']],
    drake: [
      ['Not being ready', '“Postponing”, like {who}'],
      ['Not being ready', '“Postponing, to do it justice”'],
    ],
    distracted: [
      ['A later date', '{Who}', 'The calendar'],
      ['A later date', 'Everybody in charge', 'Four thousand posters'],
    ],
    wojak: [['It’s delayed! I’ve already told everyone!', 'Now you can tell them again. You’re the news.']],
  },
  {
    told: /\bcall(?:s|ed|ing) off\b|\b(?:cancels?|cancelled|canceled|scraps?|scrapped)\b/i,
    beside: ['Me, calling off the run because of one cloud', 'My Saturday tidy-up: called off, citing Saturday'],
    nobody: ['Me, in running shoes: calls it off, citing a cloud'],
    pov: [
      [
        'POV: they’ve called it off and you had already done your hair',
        'You go shopping for milk. In full evening dress.',
      ],
    ],
    brain: [['Not going', 'Cancelling', 'Calling it off', 'Calling it off with a statement, in the shoes already']],
    drake: [['Not feeling like it', '“Calling it off”, with a statement']],
    distracted: [
      ['Staying in', '{Who}', '{Thing}'],
      ['Staying in', 'Everybody who had tickets', 'The plan'],
    ],
    wojak: [
      ['It’s off! What do I do with my evening?!', 'You’ve wanted this since you said yes. You manifest things.'],
    ],
  },
  {
    told: /\b(?:refuses?|rejects?|declines?|turns? down)\b/i,
    beside: [
      'My cat, refusing the food she loved on Tuesday',
      'A toddler, rejecting the pea. And the plate. And the room',
    ],
    nobody: ['My toddler: rejects the pea, pending a better offer'],
    pov: [
      ['POV: you are the offer and {who} said no without opening the envelope', 'You were written in gold ink.'],
      ['POV: you are the offer and they haven’t even opened the envelope', 'You were written in gold ink.'],
    ],
    brain: [['No', 'No, thank you', 'Rejecting it', 'Rejecting it in the strongest possible pea']],
    drake: [
      ['Saying no to {what}', '“Rejecting” {what}'],
      ['Saying no', '“Declining at this time”'],
    ],
    distracted: [
      ['The word “no”', '{Who}', '{Thing}'],
      ['The word “no”', 'Anyone aged two', 'The offer'],
    ],
    wojak: [
      ['{Who} can say no and I said yes to a choir!', 'You mouth the words with such feeling. You’re a soloist.'],
      ['They just said no, and I said yes to a choir!', 'You mouth the words with such feeling. You’re a soloist.'],
    ],
  },
  {
    told: /\b(?:bans?|banned|banning|blocks?|blocked|prohibits?|outlaws?)\b/i,
    beside: [
      'Our kitchen, after the incident: bans me from the blender',
      'Grandpa, banning phones at the table, by phone',
    ],
    nobody: ['Grandpa: bans phones at the table, by text message'],
    pov: [['POV: you’ve just been banned and you’re still holding it', 'You put it behind your back. It rings.']],
    brain: [['Frowning on it', 'Not liking it', 'Banning it', 'Banning it, and confiscating one for research']],
    drake: [
      ['Not liking {what}', '“Banning” {what}'],
      ['“Please don’t”', '“It is hereby banned”'],
    ],
    distracted: [
      ['{Thing}, now that it’s banned', 'All of us', 'Everything that’s allowed'],
      ['The banned one', 'All of us', 'Everything that’s allowed'],
    ],
    wojak: [
      ['They banned it and I had only just learned what it is!', 'You’d have been so good at it. You’re a natural.'],
    ],
  },
  {
    told: /\bvot(?:es?|ed|ing)\b|\belections?\b|\brunoff\b|\bpolls?\b/i,
    beside: [
      'My family, four votes to one: pizza again. The one wants a recount',
      'The dog, undecided until the very last sausage',
    ],
    nobody: ['The dog: remains undecided until the last sausage is counted'],
    pov: [
      [
        'POV: you are the pencil on a string in the polling booth',
        'Nobody has ever tried to steal you. Everybody has looked.',
      ],
    ],
    brain: [['Choosing', 'Voting', 'A runoff', 'A recount, by hand, of five people who want pizza']],
    drake: [['Picking one', '“Casting a ballot”']],
    distracted: [['The first forecast', 'All of us', 'The actual count']],
    wojak: [
      ['A vote! I can’t even pick a sandwich!', 'You asked the sandwiches how they felt. You’re a true democrat.'],
    ],
  },
  {
    told: /\bwarns? (?:of|about|that|against)\b|\bwarns?\b/i,
    beside: ['My mum, warning of a draught, since 1994', 'Me, warning of a biscuit shortage, mouth full'],
    nobody: ['My mum, at 30 degrees: warns of a draught'],
    pov: [
      ['POV: you are the warning and everybody has scrolled past you twice', 'You try capitals. You try a triangle.'],
    ],
    brain: [['Saying', 'Mentioning', 'Warning', 'Warning, with a finger, from a doorway']],
    drake: [['“Take a jumper”', '“Warning of” a drop in temperature']],
    distracted: [
      ['A warning with a triangle', 'My mum', 'The thermometer'],
      ['Everything else', 'All of us', 'The warning'],
    ],
    wojak: [
      [
        '{Who} sounded a warning and I left without a jumper!',
        'You have one in the car, from last time. You’re always prepared.',
      ],
      ['A warning! And I left without a jumper!', 'You have one in the car. You’re always prepared.'],
    ],
  },
]
