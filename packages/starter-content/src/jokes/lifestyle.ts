import type { JokesByTrend } from '../starter-jokes'

export const lifestyleJokes: JokesByTrend = {
  booktok: {
    observations: [
      { kind: 'ritual', text: 'annotating with five colours of sticky tabs' },
      { kind: 'ritual', text: 'crying on camera over chapter 54' },
      { kind: 'object', text: 'the special edition with sprayed edges' },
      { kind: 'object', text: 'a signed first edition, found for a pound' },
      { kind: 'argument', text: 'buying books and reading them are two hobbies' },
      { kind: 'cliche', text: 'it gets good after page 300' },
      { kind: 'cliche', text: 'the book was better' },
      { kind: 'price', text: 'three nights’ sleep and a box of tissues' },
      { kind: 'enemy', text: 'the film tie-in cover' },
      { kind: 'enemy', text: 'a cliffhanger without a sequel' },
    ],
    memes: [
      { format: 'comparison', style: 'relatable', captions: ['Books I own: 214', 'Books I’ve read: one, four times'] },
      {
        format: 'drake',
        style: 'funny',
        captions: ['Reading the forty I own', 'Preordering the one with sprayed edges'],
      },
      { format: 'wojak', style: 'chaotic', captions: ['It’s 1 a.m., you have work!', 'The inn has only one bed.'] },
      { format: 'nobody', style: 'satirical', captions: ['Nobody:', 'BookTok: this ruined my life, 10/10, buy it'] },
    ],
  },
  'digital-nomads': {
    observations: [
      { kind: 'ritual', text: 'testing the Wi-Fi before the mattress' },
      { kind: 'ritual', text: 'counting Schengen days on ten fingers' },
      { kind: 'object', text: 'the café table next to the only socket' },
      { kind: 'object', text: 'a passport with no empty page' },
      { kind: 'argument', text: 'a laptop has no business on a beach' },
      { kind: 'cliche', text: 'this is my office for today' },
      { kind: 'cliche', text: 'the Wi-Fi here is surprisingly good' },
      { kind: 'price', text: 'a deposit in each of four currencies' },
      { kind: 'enemy', text: 'the 3 a.m. stand-up meeting' },
      { kind: 'enemy', text: 'a coffee grinder in mid-call' },
    ],
    memes: [
      {
        format: 'pov',
        style: 'funny',
        captions: ['POV: your 9 a.m. meeting is in New York', 'It’s 9 p.m. in Bali. Good morning, team'],
      },
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['The photo: laptop, beach, bliss', 'The truth: no shade, sandy keys, 4% left'],
      },
      {
        format: 'distracted-bf',
        style: 'trending',
        captions: ['One more week in Lisbon', 'Me, on day 90', 'The Schengen rule'],
      },
      {
        format: 'chad',
        style: 'satirical',
        captions: ['Books the flat with the sea view', 'Books the flat with the speed test'],
      },
    ],
  },
  'tidying-up': {
    observations: [
      { kind: 'ritual', text: 'thanking a sock before letting it go' },
      { kind: 'ritual', text: 'folding T-shirts so that they stand up' },
      { kind: 'object', text: 'a sock drawer worth showing to guests' },
      { kind: 'object', text: 'a box for keeping smaller boxes in' },
      { kind: 'argument', text: 'the bag full of bags sparks joy' },
      { kind: 'cliche', text: 'it no longer sparks joy' },
      { kind: 'cliche', text: 'I might need it one day' },
      { kind: 'price', text: 'eleven bin bags and the only tin opener' },
      { kind: 'enemy', text: 'the drawer of unknown cables' },
      { kind: 'enemy', text: 'a box marked “various” from 2009' },
    ],
    memes: [
      { format: 'wojak', style: 'funny', captions: ['You threw out the tin opener!', 'It didn’t spark joy.'] },
      {
        format: 'distracted-bf',
        style: 'relatable',
        captions: ['A shoebox of old photos', 'Me, five minutes in', 'The other forty boxes'],
      },
      {
        format: 'brain-expand',
        style: 'satirical',
        captions: ['I might need it', 'It sparks joy', 'Thank you, goodbye', 'Buying it again in March'],
      },
      {
        format: 'drake',
        style: 'wholesome',
        captions: ['Throwing a pen away', 'Thanking it for the tax return of 2014'],
      },
    ],
  },
  hygge: {
    observations: [
      { kind: 'ritual', text: 'lighting eleven candles to read one page' },
      { kind: 'ritual', text: 'explaining that it’s pronounced hoo-gah' },
      { kind: 'object', text: 'the blanket nobody else may touch' },
      { kind: 'object', text: 'the trousers no visitor may see' },
      { kind: 'argument', text: 'it isn’t cosy until it rains outside' },
      { kind: 'cliche', text: 'there’s no English word for it' },
      { kind: 'cliche', text: 'let’s light one more candle' },
      { kind: 'price', text: 'a small fortune in tea lights' },
      { kind: 'enemy', text: 'the big ceiling light' },
      { kind: 'enemy', text: 'a smoke alarm with strong opinions' },
    ],
    memes: [
      {
        format: 'wojak',
        style: 'funny',
        captions: ['Just turn on the big light!', 'We don’t speak of the big light.'],
      },
      {
        format: 'pov',
        style: 'satirical',
        captions: ['POV: you pronounced it “higgy”', 'Somewhere in Denmark a candle went out'],
      },
      {
        format: 'comparison',
        style: 'wholesome',
        captions: ['Everyone in November: dark at four, help', 'Danes: dark at four, at last'],
      },
      { format: 'chad', style: 'relatable', captions: ['Has plans for Friday', 'Has soup, socks and 14 candles'] },
    ],
  },
  'bullet-journal': {
    observations: [
      { kind: 'ritual', text: 'migrating the same task since March' },
      { kind: 'ritual', text: 'drawing a habit tracker instead of a habit' },
      { kind: 'object', text: 'a notebook far too lovely to write in' },
      { kind: 'object', text: 'the washi tape that’s kept for best' },
      { kind: 'argument', text: 'dots are better than lines' },
      { kind: 'cliche', text: 'new month, new spread' },
      { kind: 'cliche', text: 'this notebook will be the one' },
      { kind: 'price', text: 'forty pens and a whole shelf of tape' },
      { kind: 'enemy', text: 'ink that shows through the page' },
      { kind: 'enemy', text: 'a wobbly line on page one' },
    ],
    memes: [
      {
        format: 'brain-expand',
        style: 'relatable',
        captions: ['Call the dentist', 'Moved to June', 'Moved to July', 'It has its own spread now'],
      },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['Making the to-do list: three hours', 'Done today: “make to-do list”'],
      },
      { format: 'wojak', style: 'chaotic', captions: ['There’s a smudge on page one!', 'Well. New notebook.'] },
      { format: 'nobody', style: 'satirical', captions: ['Nobody:', 'Me: tracking 12 habits, having none, in 4 inks'] },
    ],
  },
  'dry-january': {
    observations: [
      { kind: 'ritual', text: 'reading the label of a gin without gin' },
      { kind: 'ritual', text: 'telling the whole pub about sleeping well' },
      { kind: 'object', text: 'a tonic water in a wine glass' },
      { kind: 'object', text: 'an alcohol-free stout with a proper head' },
      { kind: 'argument', text: 'kombucha counts as a night out' },
      { kind: 'cliche', text: 'honestly, I don’t even miss it' },
      { kind: 'cliche', text: 'I’m sleeping so much better' },
      { kind: 'price', text: 'nine pounds for juice with a twig in it' },
      { kind: 'enemy', text: 'a birthday on 25 January' },
      { kind: 'enemy', text: 'the last, endless Friday of the month' },
    ],
    memes: [
      { format: 'comparison', style: 'funny', captions: ['January: 31 days', 'Dry January: 94 days'] },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When the mocktail costs more than the gin', '*makes it last three hours*'],
      },
      { format: 'nobody', style: 'satirical', captions: ['Nobody:', 'Me, on 2 January: I’m a new person'] },
      { format: 'drake', style: 'funny', captions: ['Fireworks on 1 January', 'Fireworks on 1 February'] },
    ],
  },
  'bike-sharing': {
    observations: [
      { kind: 'ritual', text: 'circling the block for an empty dock' },
      { kind: 'ritual', text: 'squeezing three sets of brakes before choosing' },
      { kind: 'object', text: 'the one bike with a working bell' },
      { kind: 'object', text: 'an e-bike with a full battery' },
      { kind: 'argument', text: 'a bike that heavy builds character' },
      { kind: 'cliche', text: 'it’s faster than the bus anyway' },
      { kind: 'cliche', text: 'I’ll just find another dock' },
      { kind: 'price', text: 'a late fee for ninety seconds' },
      { kind: 'enemy', text: 'a full station at minute 29' },
      { kind: 'enemy', text: 'the saddle that sinks at every bump' },
    ],
    memes: [
      { format: 'pov', style: 'funny', captions: ['POV: minute 29 and every dock is full', 'I live on this bike now'] },
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['Docks up on the hill: no bikes', 'Docks down by the river: all of them'],
      },
      { format: 'chad', style: 'satirical', captions: ['Pays for minute 31', 'Docks at 29:58, takes the next one'] },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When it’s the last bike and the saddle is backwards', '*walks home with dignity*'],
      },
    ],
  },
}
