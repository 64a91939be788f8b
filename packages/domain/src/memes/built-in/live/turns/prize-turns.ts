import type { Turn } from './turn'

/** Records, prizes, and what is played and shown. */
export const PRIZE_TURNS: readonly Turn[] = [
  {
    told: /\baudience (?:score )?record\b|\bsets? (?:a |an )?.*\brecord\b|\bbreaks? (?:\S+ )*record\b/i,
    beside: [
      'Our cat, two minutes into the same film: top score, she blinked',
      'My own audience: one aunt, asleep, thumbs up',
    ],
    nobody: [
      'My aunt, asleep since the opening titles: gives it ten out of ten',
      'My aunt, asleep since the opening titles: gives {name} ten out of ten',
    ],
    pov: [
      [
        'POV: you are seat 14F and you’ve heard that record gasp nine times today',
        'Somebody has left you half a pretzel. You’re happy.',
      ],
    ],
    brain: [['Good', 'Very good', 'A record', 'A record for setting records, framed']],
    drake: [
      ['“People liked it”', '“A record audience score”'],
      ['Doing it faster', '“Setting a record”'],
    ],
    distracted: [
      ['The record', 'All of us', 'What it’s a record of'],
      ['A record', 'Everybody with a trophy shelf', '{Who}'],
    ],
    wojak: [['A record! I’ve never held one!', 'You’ve taken back every shopping trolley. You’re a record-holder.']],
  },
  {
    told: /\bextends? .*\b(?:run|streak|lead)\b|\b(?:consecutive|in a row|straight) \w+|\bstreak\b/i,
    beside: [
      'My snooze button: a streak of its own, nobody hands it a palm',
      'The same mug, the same shelf: seven years in a row',
    ],
    nobody: ['My snooze button: extends its run, unbeaten since January'],
    pov: [
      [
        'POV: you came second, again, and your speech is still in your pocket',
        'It has been washed twice. It says “than…ou”.',
      ],
    ],
    brain: [['Once', 'Twice', 'A streak', 'A streak so long that the shelf has a shelf']],
    drake: [
      ['Doing it again', '“Extending the run”, like {who}'],
      ['Doing it again', '“Extending the run”'],
    ],
    distracted: [
      ['{Who}, again', 'The jury', 'Everyone else'],
      ['The usual winner', 'The jury', 'Everyone else'],
    ],
    wojak: [
      ['A streak like that, and mine broke on day two!', 'You were undefeated for a whole Monday. You’re a legend.'],
    ],
  },
  {
    told: /\bwins? (?:the )?(?:top prize|award|best|(?:album|song|record|artist|book|film|game|photo) of the year|palme|oscar|grammy|emmy|prize)|\bpalme d[’']or\b|\b(?:nominat\w+|award for)\b/i,
    beside: [
      'My lasagne, winning the top prize of a jury of one, its mouth full',
      'Me, thanking everyone for a free coffee: I didn’t prepare anything',
    ],
    nobody: ['Me, with a free coffee at the tenth stamp: “I didn’t prepare a speech”'],
    pov: [
      [
        'POV: you clapped for the winner with a face you practised at home',
        'The camera stays on you. You clap harder.',
      ],
    ],
    brain: [['Nice', 'A prize', 'The top prize', 'The top prize, again, on a shelf that says “again”']],
    drake: [['Coming first', '“Taking the top prize”']],
    distracted: [
      ['The top prize', '{Who}', 'Everyone else on the shortlist'],
      ['The top prize', 'The jury', 'Everyone who clapped politely'],
    ],
    wojak: [
      [
        'They won the top prize and I won a raffle for soap!',
        'You said “oh, you shouldn’t have” to a raffle. You’re gracious.',
      ],
    ],
  },
  {
    told: /\b(?:tour|concert|gig|setlist|tickets?)\b/i,
    beside: [
      'My own tour: kitchen, sofa, kitchen, by popular demand kitchen',
      'Me, number 41,207 in the queue, in full make-up',
    ],
    nobody: ['Me, in the shower: announces extra dates'],
    pov: [['POV: the ticket queue says 41,207 and you’re already dressed for the show', 'It’s in November.']],
    brain: [['Singing', 'A gig', 'A tour', 'A tour of the shower, with extra dates and merch']],
    drake: [['Singing in the shower', 'Announcing a “tour” of the shower']],
    distracted: [
      ['A good seat', '41,206 people ahead of me', 'The booking fee'],
      ['The support act’s drummer', 'The front row', '{Who}'],
    ],
    wojak: [['I’ll never get tickets!', 'You’ve heard every song through a wall at home, for free. You’re front row.']],
  },
  {
    told: /\b(?:albums?|(?:new|debut|latest) single|songs?|music video|lyrics)\b/i,
    beside: [
      'My own album drops today, too: off the shelf, on my foot',
      'My shower recordings remain, mercifully, unreleased',
    ],
    nobody: ['My shower: releases a live album, one dog howling on track three'],
    pov: [
      ['POV: you are the neighbour and it’s on its ninetieth play', 'You know the bridge now. You do the harmony.'],
    ],
    brain: [['Humming it', 'Singing it', 'Knowing the words', 'Knowing words it doesn’t have, loudly']],
    drake: [['Liking the song', 'Calling it “a body of work”']],
    distracted: [['The new one', 'Every fan', 'The one we cried to last year']],
    wojak: [['There’s a new one and I still sing the old one wrong!', 'Yours has better words. You’re a songwriter.']],
  },
  {
    told: /\b(?:trailers?|teasers?|first look|sequel|reboot|remake|box office|previews?)\b/i,
    beside: ['The trailer of my weekend: amazing. The weekend: bins', 'My life, too, had better music in the trailer'],
    nobody: ['My weekend: releases a trailer, then nothing'],
    pov: [
      ['POV: you’re in the trailer for one second and your mum has paused it', 'She’s framed it. It’s your elbow.'],
    ],
    brain: [['Waiting', 'A teaser', 'A trailer for the teaser', 'A teaser for the trailer’s trailer']],
    drake: [['Watching it', 'Pausing the trailer 90 times “for clues”']],
    distracted: [['One frame of the trailer', 'The whole internet', 'A plot']],
    wojak: [['The trailer gave it all away!', 'You’ll have forgotten it by Friday. You’re spoiler-proof.']],
  },
  {
    told: /\b(?:season \d+|renews|renewed|(?:second|third|fourth|fifth|sixth|new|final) season|finale|sitcom|showrunner|starring|premieres?)\b/i,
    beside: [
      'My diet: also renewed for another season, same cast, same ending',
      'Our house, season nine: the dishwasher arc drags on',
    ],
    nobody: ['My Monday: is renewed for another season'],
    pov: [
      [
        'POV: you promised to wait for them and the next episode starts in five seconds',
        'Four. You look at the door. Three.',
      ],
    ],
    brain: [['One episode', 'One more', 'A season', 'Acting surprised when we watch it together']],
    drake: [['More of the same', '“Renewed for another season”']],
    distracted: [['The next episode, in five seconds', 'Me', 'The one I promised to wait for']],
    wojak: [['I’m four seasons behind!', 'You still don’t know who did it. You’re the luckiest viewer.']],
  },
  {
    told: /\b(?:award|awards|oscars|grammys|emmys|baftas|globes|tonys|brits)\b/i,
    beside: [
      'Our kitchen, same evening: Best Supporting Spoon goes to the ladle',
      'Everyone who was robbed, in the order my aunt lists them',
    ],
    nobody: ['My aunt, in her dressing gown: “that dress is a mistake”'],
    pov: [
      ['POV: you are a seat filler at the {name} and you’ve just been thanked', 'You wave. You’re called Dennis.'],
      ['POV: you fill seats at the awards and somebody has just thanked you', 'You wave. You’re called Dennis.'],
    ],
    brain: [
      [
        'Clapping',
        'A standing ovation',
        'An acceptance speech',
        'Being played off at the awards, at home, by the microwave',
      ],
    ],
    drake: [
      ['Naming one winner of {named}', 'Naming everyone who was robbed at {named}'],
      ['Naming one winner', 'Naming everyone who was robbed'],
    ],
    distracted: [
      ['Who was robbed', 'All of us', 'Whoever won {named}'],
      ['Who wore what', 'All of us', 'Who won'],
    ],
    wojak: [
      ['I’ve heard of nobody at {named}!', 'You said “good for them” nine times. You’re the best audience.'],
      ['I’ve heard of none of the winners!', 'You said “good for them” nine times. You’re the best audience.'],
    ],
  },
]
