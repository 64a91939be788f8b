import type { Turn } from './turn'

/** Devices, software and those who sell it. */
export const TECH_TURNS: readonly Turn[] = [
  {
    told: /\b(?:no longer|can[’']t|cannot) (?:\w+ )?(?:google|search|open|download|buy|log)\b(?: the word [‘'"“](?<word>[^’'"”]+)[’'"”])?|\bwhen you use words like\b|\bbreaks? the dictionary\b/i,
    beside: [
      'My family, whenever I say “vegetables”: also no results',
      'Me, told to disregard it: thinking of nothing else',
    ],
    nobody: ['My family, whenever I say “washing-up”: no results found'],
    pov: [
      ['POV: you are the word and suddenly nobody can find you', 'You were on page 214 all your life. You try waving.'],
    ],
    brain: [
      [
        'Looking it up',
        'Googling it',
        'Googling how to google it',
        'Finding the paper dictionary, under the short table leg',
      ],
    ],
    drake: [
      ['Googling it', 'A dictionary, made of paper'],
      ['Googling “{word}”', 'Looking up “{word}” in a dictionary that smells of attic'],
    ],
    distracted: [
      ['The one word that breaks it', 'All of us', 'Every other word'],
      ['A broken search box', 'The whole internet', 'The dictionary on the shelf'],
    ],
    wojak: [['I can’t look it up any more!', 'You knew the word. You were only checking. You’re a dictionary.']],
  },
  {
    told: /\b(?<site>subdomain|domain|website|web page|home page)\b/i,
    beside: ['Me, reading a {site} like tea leaves', 'My cat, registering a box ahead of whatever’s in it'],
    nobody: ['Me, at midnight: reads a {site} like tea leaves'],
    pov: [
      [
        'POV: you are the {site} and you were supposed to be a secret',
        'There are already nine articles about you. You say “coming soon”.',
      ],
    ],
    brain: [
      ['Announcing it', 'Hinting at it', 'Registering a {site}', 'Reading the {site} like tea leaves'],
      [
        '{Who} announcing it',
        '{Who} hinting at it',
        '{Who} registering a {site}',
        'Me, reading the {site} like tea leaves',
      ],
    ],
    drake: [['Waiting for the keynote', 'Reading a {site} like tea leaves']],
    distracted: [
      ['A new {site}', 'The whole internet', 'Whatever {who} will really announce'],
      ['A new {site}', 'The whole internet', 'The keynote'],
    ],
    wojak: [['A new {site}! What does it MEAN?!', 'You saw a face in your toast today. You’re an analyst.']],
  },
  {
    told: /(?:\b(?<n>\d+) (?:\p{L}+ )?)?\bannouncements?\b/iu,
    beside: [
      'My aunt, at dinner: nine announcements, one of them about the dinner',
      'The train driver, same evening: more announcements, less clear',
    ],
    nobody: [
      'My aunt, at dinner: makes {n} announcements, one about the soup',
      'My aunt, at dinner: makes an announcement about the announcement',
    ],
    pov: [['POV: you clap for a living and this is announcement nine', 'Your hands have a rhythm now. It’s a tango.']],
    brain: [['Saying it', 'Announcing it', 'A big announcement', 'Announcing the announcement of an announcement']],
    drake: [['Saying things', 'The biggest announcements, numbered']],
    distracted: [
      ['Number {n} on the list', 'All of us', 'Everything before number {n}'],
      ['The next announcement', '{Who}', 'The last announcement'],
    ],
    wojak: [
      [
        'So many announcements, and I’ve nothing to announce!',
        'You once said “soup’s ready” and eight people came running. You’re a keynote.',
      ],
    ],
  },
  {
    told: /\bhad nothing to say\b|\bnothing new\b/i,
    beside: ['Me, called on in the meeting: nothing to say, said it badly', 'My speech at the wedding: same review'],
    nobody: ['Me, in minute nine of a toast: nothing to say, saying it badly'],
    pov: [['POV: you have nothing to say and the microphone is on', 'You say “exciting”. You say it again.']],
    brain: [['Saying nothing', 'Having nothing to say', 'Saying it badly', 'Saying nothing, badly, in 4K']],
    drake: [['Silence', '“Nothing to say”, at a keynote']],
    distracted: [
      ['A very large stage', '{Who}', 'Something to say'],
      ['A very large stage', 'The speaker', 'Something to say'],
    ],
    wojak: [
      [
        'They had nothing to say, and I have nothing to say every day!',
        'You say it so well, and in one word. You’re a poet.',
      ],
    ],
  },
  {
    told: /\b(?:[Ll]aunch(?:es|ed)?|[Uu]nveils?|[Ii]ntroduces?|[Rr]eleases?|[Dd]ebuts?|[Rr]olls? out|[Rr]eveals?|[Aa]nnounces?)\b.*?\b(?<version>(?:\p{Lu}\p{L}* ){1,2}\d{1,2})\b/u,
    beside: [
      'Me, launching Me 8: same keyboard, still crumbs',
      'My dad, on {version}: “but mine still works if you hold it like this”',
    ],
    nobody: ['My dad, with a phone from 2014: “it still works if you hold it like this”'],
    pov: [
      [
        'POV: you are the old one and you’ve just heard the words “{version}”',
        'You feel slow. You are slow. You update.',
      ],
    ],
    brain: [
      [
        'Buying the {version}',
        'Waiting for the next one',
        'Waiting for the {version} to get cheap',
        'Calling the old one “vintage”',
      ],
    ],
    drake: [['“A new one”', '“The {version}”']],
    distracted: [['The {version}', 'Me', 'The one that still works, if you hold it like this']],
    wojak: [
      [
        'They’ve got the {version} and mine needs an elastic band!',
        'You’ve kept it alive for nine years. You’re a surgeon.',
      ],
    ],
  },
  {
    told: /\b(?:launch(?:es|ed)?|unveils?|introduces?|debuts?|rolls? out)\b(?! attempt)/i,
    beside: [
      'Me, unveiling my plan to be in bed by ten. Again',
      'My dad, unveiling the barbecue: black cloth, small speech',
    ],
    nobody: ['My dad, by the barbecue: pulls off the cloth, gives a keynote'],
    pov: [
      [
        'POV: you hold the cloth at the unveiling and it’s caught on something',
        'You tug. It was attached to the speaker.',
      ],
    ],
    brain: [['Showing it', 'Presenting it', 'Launching it', 'Launching it, with a cloth, a drum and a countdown']],
    drake: [
      ['Showing {what}', 'A “launch event” for {what}'],
      ['Showing it', 'A “launch event”, with a cloth'],
    ],
    distracted: [
      ['{Thing}', 'All of us', 'The one we bought last year'],
      ['The new one', 'All of us', 'The one we bought last year'],
    ],
    wojak: [
      ['{Who} launched something and I only unveil leftovers!', 'You lift the foil with such flair. You’re a showman.'],
      ['They launch things and I only unveil leftovers!', 'You lift the foil with such flair. You’re a showman.'],
    ],
  },
  {
    told: /\bprivacy\b|\bpasswords?\b|\bdata (?:breach|leak)|\bhack\w*|\bleaked\b/i,
    beside: [
      'My diary, with its own privacy feature: my handwriting',
      'My password, for comparison: the dog’s name, and the dog tells everyone',
    ],
    nobody: ['My dad, across the café: “what was our password again? The dog’s name?”'],
    pov: [['POV: you are the password and he’s saying you out loud as he types', 'Slowly. With the capital.']],
    brain: [['A password', 'A strong password', 'A privacy screen', 'Handwriting nobody can read, me included']],
    drake: [['Hiding the screen with a hand', 'A “privacy” screen']],
    distracted: [
      ['The screen of the person in front', 'Everyone on the train', 'Their own'],
      ['Somebody else’s password', 'Everyone on the train', 'Their own'],
    ],
    wojak: [['My privacy! They’ll see everything!', 'They’ll see forty photos of one cat. You’re delightful.']],
  },
  {
    told: /\bglasses\b|\bheadset\b|\bsmart ?(?:watch|ring|home)\b|\bwearables?\b/i,
    beside: [
      'My own glasses: also almost there. They’re on my head',
      'My gran’s: see through walls, she says, and has opinions on the walls',
    ],
    nobody: ['My gran, polishing hers: “I’ve always seen what you’re up to”'],
    pov: [
      [
        'POV: you are the glasses and you’ve been on his head the whole time',
        'He’s looking under the sofa. You enjoy the view.',
      ],
    ],
    brain: [['Seeing', 'Seeing better', 'Smart glasses', 'Smart glasses that still get lost on my head']],
    drake: [['Cleaning your glasses', 'Updating your glasses']],
    distracted: [
      ['A screen in front of the eye', '{Who}', 'What’s behind it'],
      ['A screen in front of the eye', 'The early adopter', 'A lamp post'],
    ],
    wojak: [
      [
        'Their glasses can do everything, and mine are missing!',
        'They’re on your head. You’re cutting-edge: hands-free.',
      ],
    ],
  },
  {
    told: /\b(?:outage|down for|crash(?:es|ed)? (?:for|on) users|glitch|bug|broke|not working|offline)\b/i,
    beside: [
      'Me, also down for some users, until ten in the morning',
      'My brain, mid-sentence: experiencing an outage',
    ],
    nobody: ['My brain, mid-sentence: is aware of the issue'],
    pov: [['POV: you are the only one in the office who can switch it off and on', 'They carry you in on a chair.']],
    brain: [['Slow', 'Stuck', 'An outage', 'A status page that says “all systems normal”, and is down']],
    drake: [['“It’s broken”', '“We’re aware of an issue”']],
    distracted: [['The status page', 'Everyone in the office', 'The work they could do on paper']],
    wojak: [['It’s down! I can’t work!', 'You found out what the window is for. You’re a natural outdoors person.']],
  },
  {
    told: /\b(?:open[- ]source|git|github|library|framework|compiler|kernel|linux|erlang|python|rust|javascript|typescript)\b/i,
    beside: [
      'My own repository: 0 stars, 14 bugs, one from me to me',
      'When it’s for humans and you wonder who the other one was for',
    ],
    nobody: ['My commit history: “fix”, “fix fix”, “please”'],
    pov: [
      [
        'POV: you wrote one line of it in 2011 and the world runs on it',
        'Somebody in Ohio has opened an issue. It says “hi”.',
      ],
    ],
    brain: [
      [
        'Reading the manual',
        'Reading the source',
        'Reading the issues',
        'Reading my own comment from 2019: “don’t touch”',
      ],
    ],
    drake: [
      ['Fixing it', 'Starring it, and never opening it again'],
      ['Doing my job', 'Rewriting it in something new'],
    ],
    distracted: [
      ['{Thing}', 'Every developer', 'The ticket due on Friday'],
      ['A brand-new repository', 'Every developer', 'The ticket due on Friday'],
    ],
    wojak: [['Everybody uses it and I don’t know what it does!', 'You star it and nod. You’re a senior developer.']],
  },
]
