import type { Turn } from './turn'

/** What is promised, praised, admitted and asked for. */
export const TALK_TURNS: readonly Turn[] = [
  {
    told: /\b(?:slams?|blasts?|criticis\w+|criticiz\w+|criticism|mocks?|feud|hits? back|roasts?|takes? aim)\b/i,
    beside: [
      'My aunt, on my parking, without being asked',
      'The cat, slamming the new litter in a statement on the rug',
    ],
    nobody: ['The cat: issues a statement on the new litter, on the rug'],
    pov: [['POV: you are the notice board under both of their notes', 'They use capitals now. You’re nearly full.']],
    brain: [['A frown', 'A remark', 'Criticism', 'Criticism of the criticism, by a man with a podcast']],
    drake: [
      ['Not liking {what}', '“Slamming” {what}'],
      ['Not liking it', '“Slamming” it'],
    ],
    distracted: [
      ['The reply to the reply', 'All of us', '{Thing}'],
      ['The reply to the reply', 'All of us', 'What it was about'],
    ],
    wojak: [
      ['Somebody got slammed! What if I’m next?!', 'The worst anyone ever said of you was “quiet”. You’re beloved.'],
    ],
  },
  {
    told: /\b(?:praises?|hails?|applauds?|lauds?|pays? tribute)\b/i,
    beside: ['Mum, praising a drawing from 1996 as if it were new', 'Me, hailing a bus and the driver, in that order'],
    nobody: ['Mum, at the fridge: hails my drawing of 1996 as “bold”'],
    pov: [
      [
        'POV: you’ve just been praised in public and don’t know where your hands go',
        'You’ve folded them. Into a swan.',
      ],
    ],
    brain: [['Fine', 'Good', 'Praise', 'Praise so warm that the butter went']],
    drake: [
      ['“Not bad”', '“Hailing” {what}'],
      ['“Not bad”', '“Hailing” it'],
    ],
    distracted: [
      ['The praise', 'All of us', '{Thing}'],
      ['A compliment', 'All of us', 'The work'],
    ],
    wojak: [
      ['{Who} praised somebody and it wasn’t me!', 'The dentist said “lovely gums”. You’re outstanding.'],
      ['Somebody was praised and it wasn’t me!', 'The dentist said “lovely gums”. You’re outstanding.'],
    ],
  },
  {
    told: /\b(?:promises?|vows?|pledges?|pledged|commits? to)\b/i,
    beside: [
      'Me, vowing to leave the group chat since 2019',
      'The dog, pledging to be good as long as the roast is on the table',
    ],
    nobody: ['Me, on day one of the gym: vows to come back'],
    pov: [
      [
        'POV: you are the promise and it’s the second week of January',
        'There are shoes by the door. They’re still in the box.',
      ],
    ],
    brain: [['Perhaps', 'Probably', 'A promise', 'A pledge, with a hand on my heart and my fingers crossed']],
    drake: [['“I’ll try”', '“I vow”']],
    distracted: [
      ['The next promise', '{Who}', 'The last promise'],
      ['The next promise', 'Anyone at a microphone', 'The last promise'],
    ],
    wojak: [
      ['{Who} made a promise and I broke one to a salad!', 'You think of it often. You’re faithful at heart.'],
      ['They make promises and I broke one to a salad!', 'You think of it often. You’re faithful at heart.'],
    ],
  },
  {
    told: /\b(?:admits?|confess(?:es|ed)?|acknowledges?|owns? up|owns)\b/i,
    beside: [
      'Me, admitting that “on my way” was said from the bath',
      'My dad, admitting after 90 minutes that we might be lost',
    ],
    nobody: ['My dad, after 90 minutes: admits that we might be lost'],
    pov: [
      [
        'POV: {who} has just admitted it and everybody looks at you, too',
        'You admit the biscuits. Nobody had asked about those.',
      ],
      [
        'POV: somebody admits it first and now they all look at you',
        'You admit the biscuits. Nobody had asked about those.',
      ],
    ],
    brain: [['“Who, me?”', '“Perhaps”', 'Admitting it', 'Admitting it and asking for a medal for honesty']],
    drake: [['“All right, it was me”', '“Acknowledging” it']],
    distracted: [
      ['The admission', 'All of us', '{Who}'],
      ['The admission', 'All of us', 'What we did ourselves'],
    ],
    wojak: [
      ['{Who} admitted it! Must I, too?!', 'We know about the biscuits. We’ve always bought two packs. You’re family.'],
      ['They admitted it! Must I, too?!', 'We know about the biscuits. We’ve always bought two packs. You’re family.'],
    ],
  },
  {
    told: /\b(?:calls? for|urges?|demands?|asks? for|pleads? for|wants)\b/i,
    beside: [
      'My cat, calling for an independent inquiry into the empty bowl',
      'A toddler, demanding the blue cup. This is the blue cup',
    ],
    nobody: ['The cat: calls for an inquiry into the half-empty bowl'],
    pov: [['POV: you are the blue cup and he is demanding the blue cup', 'You are blue. You try to be bluer.']],
    brain: [['Liking', 'Wanting', 'Calling for it', 'Calling for it from the top of the stairs, in a cape']],
    drake: [
      ['“Can I have {what}?”', '“Calling for” {what}'],
      ['“Can I have it?”', '“We call for it”'],
    ],
    distracted: [
      ['{Thing}', '{Who}', 'Asking nicely'],
      ['A megaphone', 'Anyone with a cause', 'Asking nicely'],
    ],
    wojak: [
      [
        '{Who} just asks for things! I can’t even ask for the bill!',
        'You wrote it in the air so beautifully. You’re an artist.',
      ],
      [
        'They just ask for things! I can’t even ask for the bill!',
        'You wrote it in the air so beautifully. You’re an artist.',
      ],
    ],
  },
  {
    told: /\b(?:visits?|visiting|arrives? in|tours|lands in)\b/i,
    beside: [
      'My in-laws, arriving for “a short visit” with the big suitcase',
      'Me, visiting the fridge: red carpet, brief remarks',
    ],
    nobody: ['Me, at midnight: pays a state visit to the fridge'],
    pov: [
      ['POV: you hold the umbrella over {who} and there’s a wind', 'You have become part of the umbrella.'],
      ['POV: you hold the umbrella for the visitor and there’s a wind', 'You have become part of the umbrella.'],
    ],
    brain: [['Passing by', 'Dropping in', 'A visit', 'A state visit to the fridge, with an anthem']],
    drake: [
      ['Dropping in on {what}', 'A “visit” to {what}'],
      ['Dropping by', '“An official visit”'],
    ],
    distracted: [
      ['The handshake', 'Every camera', '{Who}'],
      ['The buffet', 'The whole delegation', 'The tour of the factory'],
    ],
    wojak: [
      ['{Who} travels everywhere and I got lost in a furniture shop!', 'You met everyone there. You’re an ambassador.'],
      ['They travel everywhere and I got lost in a furniture shop!', 'You met everyone there. You’re an ambassador.'],
    ],
  },
]
