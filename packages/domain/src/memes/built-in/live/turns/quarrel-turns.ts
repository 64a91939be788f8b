import type { Turn } from './turn'

/** Pressure, blame and what is said in reply. Never who is right. */
export const QUARREL_TURNS: readonly Turn[] = [
  {
    told: /\bshrugs? off\b/i,
    beside: [
      'Me, on the noise my car is making: “expected”',
      'Me, shrugging off the smoke alarm: “that’s just how it says dinner”',
    ],
    nobody: ['Me, to a car that rattles: shrugs it off, turns up the radio'],
    pov: [
      ['POV: you are the rattle and the driver has just turned up the radio', 'You rattle louder. In time, at least.'],
    ],
    brain: [
      [
        'Not hearing it',
        'Ignoring it',
        'Shrugging it off',
        'Shrugging it off as “expected”, with one hand on the fire extinguisher',
      ],
    ],
    drake: [
      ['Worrying about {what}', '“Shrugging off” {what}'],
      ['Worrying', '“Shrugging it off”, like {who}'],
      ['Worrying', '“Shrugging it off”'],
    ],
    distracted: [
      ['The word “expected”', '{Who}', '{Thing}'],
      ['A good shrug', 'The driver', 'The noise'],
      ['A good shrug', '{Who}', 'The noise'],
    ],
    wojak: [
      [
        '{Who} can shrug it off and I still think about a wave from 2016!',
        'You waved back at a stranger. You’re the friendliest person in town.',
      ],
      [
        'They shrug it off and I still think about a wave from 2016!',
        'You waved back at a stranger. You’re the friendliest person in town.',
      ],
    ],
  },
  {
    told: /\bconsolidat(?:es?|ing) (?:\w+ )?(?:control|power|grip|position)\b(?: (?:of|over|on)\b)?/i,
    beside: [
      'My cat, also consolidating control: the armrest, the blanket, the lap',
      'My brother, consolidating control of the remote',
    ],
    nobody: ['The cat: is consolidating control of the duvet'],
    pov: [['POV: you had half of the duvet when you fell asleep', 'Control has been consolidated. You have a corner.']],
    brain: [
      [
        'Sitting there',
        'Sitting there longer',
        'Controlling the sofa',
        'Consolidating control of the sofa, with cushions',
      ],
    ],
    drake: [
      ['Stealing the duvet', '“Consolidating control” of the duvet'],
      ['Not letting go', '“Consolidating control”, like the cat'],
    ],
    distracted: [
      ['Control', '{Who}', 'Sharing'],
      ['Control', 'Whoever holds the remote', 'Sharing'],
    ],
    wojak: [
      [
        'They’re consolidating control, and I don’t control my own fringe!',
        'You let it go its own way. You’re a gentle ruler.',
      ],
    ],
  },
  {
    told: /\b(?:puts?|piles?|pressures?|pressured)\b.*\bto (?:withdraw|drop|quit|resign|leave|pull)\b/i,
    beside: [
      'My mum and I, on the third helping: also under pressure to withdraw',
      'The biggest kid in class, about my bid for milk monitor: also “just a chat”',
    ],
    nobody: ['The biggest kid in class: “you sure you want to be milk monitor?”'],
    pov: [
      ['POV: you put your name down and the biggest kid in class wants “a chat”', 'He has brought his own eraser.'],
    ],
    brain: [['Asking', 'Asking again', 'Putting on pressure', 'Putting on pressure, with a hand on your shoulder']],
    drake: [['Telling them to stop', '“Putting pressure on them to withdraw”']],
    distracted: [
      ['A quiet word in the corridor', '{Who}', 'A secret ballot'],
      ['A quiet word in the corridor', 'The biggest kid in class', 'A secret ballot'],
    ],
    wojak: [['They want me to withdraw my bid for the last slice!', 'You licked it. You’re a master of diplomacy.']],
  },
  {
    told: /\b(?:comes?|came|is|are|under) under (?:\w+ )?scrutiny\b|\bunder scrutiny\b/i,
    beside: ['Me, next to an empty cake tin: also under scrutiny', 'The dog, by half a slipper: also under scrutiny'],
    nobody: ['The dog, by half a slipper: comes under scrutiny, looks at the cat'],
    pov: [
      [
        'POV: you are the last one who was seen near the cake',
        'You come under scrutiny. So does your moustache of cream.',
      ],
    ],
    brain: [
      ['Being looked at', 'Being watched', 'Being under scrutiny', 'Being under scrutiny, with cream on my nose'],
    ],
    drake: [['Being stared at', '“Coming under scrutiny”']],
    distracted: [
      ['Carrying on as before', '{Who}', 'Everyone who is watching'],
      ['The scrutiny', 'All of us', 'The cake that’s gone'],
    ],
    wojak: [
      [
        '{Who} came under scrutiny! Am I next?!',
        'You’ve had crumbs on you since noon and we said nothing. You’re adored.',
      ],
      ['Under scrutiny! Am I next?!', 'You’ve had crumbs on you since noon and we said nothing. You’re adored.'],
    ],
  },
  {
    told: /\b(?:autopsy|post-?mortem)\b/i,
    beside: [
      'Our own autopsy of game night: four pages on who had the calculator',
      'Our family’s report on the barbecue: “disputed”, says the one with the tongs',
    ],
    nobody: ['Dad: releases an autopsy of the barbecue, blames the wind'],
    pov: [
      [
        'POV: you wrote the report and everybody only reads the page they’re on',
        'You put an index at the back. You regret the index.',
      ],
    ],
    brain: [['Losing', 'An autopsy', 'A disputed autopsy', 'An autopsy of the autopsy']],
    drake: [
      ['Losing, and sulking', 'Losing, and “releasing an autopsy”'],
      ['“We lost”', '“A disputed autopsy”'],
    ],
    distracted: [
      ['The autopsy', '{Who}', 'What comes next'],
      ['The autopsy', 'All of us', 'The next one'],
    ],
    wojak: [
      [
        'They wrote a whole report on one loss, and I just lost at snap!',
        'You lost to a five-year-old, on purpose. You’re a saint.',
      ],
    ],
  },
  {
    told: /\b(?:apologi[sz](?:es?|ed|ing)|sorry for)\b/i,
    beside: [
      'Me, apologising to a lamp post, then to the one behind it',
      'My dog, apologising for the slipper by bringing the other slipper',
    ],
    nobody: ['My dog: apologises for the slipper by bringing the other one'],
    pov: [
      [
        'POV: you type the apology and it has been through eleven drafts',
        'Draft one said “sorry”. Draft eleven says “regrettable”.',
      ],
    ],
    brain: [['Oops', 'Sorry', 'An apology', 'An apology for the distraction caused by the apology']],
    drake: [['“Sorry”', '“We regret any distraction this may have caused”']],
    distracted: [['The apology', 'All of us', 'What it was for']],
    wojak: [['They had to apologise in public! I’d die!', 'You apologise to lamp posts. You’ve trained for this.']],
  },
  {
    told: /\b(?:denies|deny|insists?|pushes back)\b/i,
    beside: [
      'Me, with jam on both elbows: denies any knowledge of the jam',
      'The dog, feathers in its mouth: insists it has never met a pillow',
    ],
    nobody: ['Me, jam on both elbows: denies any knowledge of jam'],
    pov: [
      [
        'POV: you are the microphone and somebody insists for the ninth time',
        'You’ve started to believe it. It’s warm here.',
      ],
    ],
    brain: [['No', 'Not me', 'Denying it', 'Denying it before anybody asked']],
    drake: [['“No, it wasn’t”', '“Pushing back on the narrative”']],
    distracted: [
      ['The denial', 'All of us', '{Thing}'],
      ['The denial', 'All of us', 'What was asked'],
    ],
    wojak: [
      ['They deny everything and I confess to the smoke alarm!', 'It stopped, didn’t it? You’re an honest cook.'],
    ],
  },
  {
    told: /\brevenge tour\b(?: comes for (?<other>\p{Lu}\S+))?|\b[Rr]evenge\b/u,
    beside: [
      'The cat’s revenge tour, after the bath: my shoes, my pillow, my keyboard',
      '{other}, in the waiting room, hearing “Next!”',
      'My two-year-old’s revenge tour, after the bath: floor, sofa, curtains',
    ],
    nobody: ['The cat, one day after the bath: starts a revenge tour at my shoes'],
    pov: [
      [
        'POV: you are next on the list and the door has just opened',
        '“Next!” You look behind you. There’s only the plant.',
      ],
    ],
    brain: [['Being cross', 'Getting even', 'Revenge', 'A revenge TOUR, with dates and a merchandise stand']],
    drake: [['Bearing a grudge', 'Going on a “revenge tour”']],
    distracted: [
      ['{other}', 'The revenge tour', 'The last stop'],
      ['The next name on the list', 'The revenge tour', 'Everything else there is to do'],
    ],
    wojak: [['A revenge tour! Am I on the list?!', 'You return library books early. You have no enemies but dust.']],
  },
]
