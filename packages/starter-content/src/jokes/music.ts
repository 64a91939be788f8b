import type { JokesByTrend } from '../starter-jokes'

export const musicJokes: JokesByTrend = {
  'k-pop': {
    observations: [
      { kind: 'ritual', text: 'learning the fan chant in three alphabets' },
      { kind: 'ritual', text: 'opening the album for the photo card only' },
      { kind: 'object', text: 'the lightstick with its own Bluetooth' },
      { kind: 'object', text: 'a photo card better insured than the car' },
      { kind: 'argument', text: 'the choreography deserves its own chart' },
      { kind: 'cliche', text: 'this comeback will be the end of me' },
      { kind: 'cliche', text: 'stream it, don’t just like it' },
      { kind: 'price', text: 'twelve copies of the same album' },
      { kind: 'enemy', text: 'the bias wrecker' },
      { kind: 'enemy', text: 'the tenth card of the wrong member' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When all eleven albums hold the same photo card', 'I don’t even play CDs'],
      },
      {
        format: 'distracted-bf',
        style: 'funny',
        captions: ['The member in the back row, fixing a sleeve', 'Me', 'My bias since 2019'],
      },
      { format: 'wojak', style: 'funny', captions: ['You don’t even speak Korean!', 'I speak chorus.'] },
      { format: 'chad', style: 'funny', captions: ['Chose one bias and stayed loyal', 'Biased towards all thirteen'] },
    ],
  },
  'vinyl-revival': {
    observations: [
      { kind: 'ritual', text: 'getting up every 22 minutes to turn it over' },
      { kind: 'ritual', text: 'smelling the sleeve before the first track' },
      { kind: 'object', text: 'the anti-static brush' },
      { kind: 'object', text: 'a first pressing with coffee on it' },
      { kind: 'argument', text: 'it just sounds warmer' },
      { kind: 'argument', text: 'the crackle is part of the song' },
      { kind: 'cliche', text: 'I only came in to look' },
      { kind: 'cliche', text: 'you can hear the room' },
      { kind: 'price', text: 'a floor that now needs a beam' },
      { kind: 'enemy', text: 'the roommate who dances near the needle' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['Streaming: 100 million songs, no effort', 'Me: nine songs, and I have to get up'],
      },
      {
        format: 'drake',
        style: 'funny',
        captions: ['Shuffle, skip, algorithm', 'Side B, because I’m already standing'],
      },
      {
        format: 'brain-expand',
        style: 'satirical',
        captions: [
          'Buying a record',
          'Buying a player',
          'Buying a cartridge',
          'Hearing the neighbour’s fridge in stereo',
        ],
      },
      { format: 'nobody', style: 'relatable', captions: ['Nobody:', 'Me, holding the sleeve: feel how heavy that is'] },
    ],
  },
  'eras-tour': {
    observations: [
      { kind: 'ritual', text: 'threading beads with one letter missing' },
      { kind: 'ritual', text: 'watching the ticket queue like a moon landing' },
      { kind: 'object', text: 'forty bracelets on one arm' },
      { kind: 'object', text: 'a poncho from the rain show in Foxborough' },
      { kind: 'argument', text: 'ten minutes is the right length for that song' },
      { kind: 'argument', text: 'the surprise song was meant for Row 34' },
      { kind: 'cliche', text: 'it’s been a long time coming' },
      { kind: 'price', text: 'a flight to Warsaw, because it was cheaper' },
      { kind: 'enemy', text: 'number 24,113 in the queue' },
      { kind: 'enemy', text: 'a grainy stream on a stranger’s phone' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When the queue says 2,000 people ahead', 'I have been here since Speak Now'],
      },
      {
        format: 'pov',
        style: 'wholesome',
        captions: ['POV: a stranger grabs your wrist', 'You now own a bracelet that says KARMA'],
      },
      { format: 'comparison', style: 'funny', captions: ['Bank: you spent how much?', 'Me: per era it’s a bargain'] },
      {
        format: 'brain-expand',
        style: 'chaotic',
        captions: ['Front row', 'Restricted view', 'A hill in Munich', 'The seismometer in Seattle'],
      },
    ],
  },
  hyperpop: {
    observations: [
      { kind: 'ritual', text: 'turning it up until the kettle joins in' },
      { kind: 'ritual', text: 'crying to a chipmunk voice' },
      { kind: 'object', text: 'a blurry word on lime green' },
      { kind: 'object', text: 'the pine tree from the album cover' },
      { kind: 'argument', text: 'the distortion is the melody' },
      { kind: 'argument', text: 'subtlety had its chance' },
      { kind: 'cliche', text: 'it’s supposed to sound like that' },
      { kind: 'cliche', text: 'I’m so Julia' },
      { kind: 'price', text: 'the left speaker, then the right one' },
      { kind: 'enemy', text: '“Is your phone broken?”' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When the song sounds like a fax in love', 'Finally, a ballad'],
      },
      { format: 'wojak', style: 'funny', captions: ['Your speakers are broken!', 'That was the chorus.'] },
      {
        format: 'drake',
        style: 'funny',
        captions: ['A tasteful acoustic version', 'The same song, faster, fallen down the stairs'],
      },
      {
        format: 'brain-expand',
        style: 'chaotic',
        captions: ['Pop', 'Sped-up pop', 'Sped-up pop in a tumble dryer', 'Arial on green'],
      },
    ],
  },
  'lofi-girl': {
    observations: [
      { kind: 'ritual', text: 'writing one word per rainstorm' },
      { kind: 'ritual', text: 'choosing the playlist instead of the thesis' },
      { kind: 'object', text: 'the cat that never leaves the sill' },
      { kind: 'object', text: 'headphones the size of soup bowls' },
      { kind: 'argument', text: 'she must have her degree by now' },
      { kind: 'argument', text: 'rain on a window counts as a drum' },
      { kind: 'cliche', text: 'just one more beat, then chapter two' },
      { kind: 'cliche', text: 'good luck with your exam, everyone' },
      { kind: 'price', text: 'three deadlines, missed very calmly' },
      { kind: 'enemy', text: 'the advert between two gentle beats' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['Her: same page since 2018', 'Me: same page since 9 a.m.'],
      },
      { format: 'reaction', style: 'funny', captions: ['When she turns the page before I do', 'Fine. I’ll read.'] },
      {
        format: 'pov',
        style: 'wholesome',
        captions: ['POV: it’s 3 a.m. in the live chat', '400 strangers want you to pass organic chemistry'],
      },
      {
        format: 'chad',
        style: 'funny',
        captions: ['Takes the weekend off', 'Left her desk once. It made the news'],
      },
    ],
  },
  afrobeats: {
    observations: [
      { kind: 'ritual', text: 'blaming the log drum for the hips' },
      { kind: 'ritual', text: 'singing Pidgin with full confidence' },
      { kind: 'object', text: 'a gele that blocks three rows' },
      { kind: 'object', text: 'the handbag for sprayed banknotes' },
      { kind: 'argument', text: 'there is an s at the end and it matters' },
      { kind: 'argument', text: 'Lagos invented the party, Accra the dance' },
      { kind: 'cliche', text: 'this is my last song, I swear' },
      { kind: 'cliche', text: 'it’s a small party, only 400 guests' },
      { kind: 'price', text: 'two knees and a good pair of shoes' },
      { kind: 'enemy', text: 'the wedding DJ who plays it for one minute' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When the log drum drops at the family party', 'Grandma, hold my plate'],
      },
      {
        format: 'drake',
        style: 'funny',
        captions: ['Lagos party at seven: there at seven', 'There at ten. Still helping with the chairs'],
      },
      {
        format: 'nobody',
        style: 'wholesome',
        captions: ['Nobody:', 'My aunties, two beats in: already holding banknotes'],
      },
      { format: 'wojak', style: 'funny', captions: ['You don’t know what the words mean!', 'My waist does.'] },
    ],
  },
}
