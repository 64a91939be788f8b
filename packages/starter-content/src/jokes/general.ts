import type { JokesByTrend } from '../starter-jokes'

export const generalJokes: JokesByTrend = {
  podcasts: {
    observations: [
      { kind: 'ritual', text: 'walking round the block to finish an episode' },
      { kind: 'ritual', text: 'listening so fast that friends sound slow' },
      { kind: 'object', text: 'the mattress discount code' },
      { kind: 'object', text: 'a queue of 214 unplayed episodes' },
      { kind: 'argument', text: 'the first twenty minutes are always banter' },
      { kind: 'argument', text: 'anything above double speed is cheating' },
      { kind: 'cliche', text: 'wherever you get your podcasts' },
      { kind: 'cliche', text: 'I heard this on a podcast' },
      { kind: 'price', text: 'a mattress, a meal kit and a VPN' },
      { kind: 'enemy', text: 'an advert louder than the episode' },
    ],
    memes: [
      { format: 'nobody', style: 'satirical', captions: ['Nobody:', 'Two men with one microphone: “So, episode one”'] },
      {
        format: 'drake',
        style: 'relatable',
        captions: ['Calling my two best friends', 'Hearing two strangers be best friends'],
      },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['The story: 14 minutes', 'The episode: 46 minutes of saying hello'],
      },
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['Normal speed', 'Speed 1.5', 'Speed 2', 'Real people talk in slow motion'],
      },
      {
        format: 'reaction',
        style: 'wholesome',
        captions: ['When the host says “thank you for listening”', 'You’re welcome. Same time Tuesday?'],
      },
    ],
  },
  emoji: {
    observations: [
      { kind: 'ritual', text: 'searching four minutes for the right heart' },
      { kind: 'ritual', text: 'answering a long message with one thumb' },
      { kind: 'object', text: 'the upside-down smile' },
      { kind: 'object', text: 'the stone head from Easter Island' },
      { kind: 'argument', text: 'the folded hands are a high five' },
      { kind: 'argument', text: 'a full stop is ruder than any emoji' },
      { kind: 'cliche', text: 'it looks different on my phone' },
      { kind: 'price', text: 'a family row over one thumbs-up' },
      { kind: 'enemy', text: 'the little box with a question mark in it' },
      { kind: 'enemy', text: 'a lone thumbs-up from the boss' },
    ],
    memes: [
      {
        format: 'chad',
        style: 'funny',
        captions: ['Scrolls through 3,700 emoji', 'Has used the same three since 2014'],
      },
      {
        format: 'brain-expand',
        style: 'relatable',
        captions: ['The red heart', 'Two pink hearts', 'The sparkling heart', 'The yellow one, so that nobody asks'],
      },
      { format: 'wojak', style: 'funny', captions: ['Those hands are praying!', 'High five. Always was.'] },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When Dad writes “OK” with a thumb', '*calls home at once*'],
      },
      { format: 'pov', style: 'funny', captions: ['POV: you put a skull under my joke', 'Best review I’ve ever had'] },
    ],
  },
  labubu: {
    observations: [
      { kind: 'ritual', text: 'shaking the box like a maraca' },
      { kind: 'ritual', text: 'weighing boxes on the kitchen scales' },
      { kind: 'object', text: 'the secret one, one in 72' },
      { kind: 'object', text: 'a raincoat for a key charm' },
      { kind: 'argument', text: 'the teeth are the cute part' },
      { kind: 'argument', text: 'it’s an investment with ears' },
      { kind: 'cliche', text: 'just one more box' },
      { kind: 'cliche', text: 'she isn’t creepy, she’s mischievous' },
      { kind: 'price', text: 'eleven duplicates and a night in a queue' },
      { kind: 'enemy', text: 'a Lafufu with ten teeth' },
    ],
    memes: [
      { format: 'distracted-bf', style: 'relatable', captions: ['Box number nine', 'Me', 'The rent'] },
      {
        format: 'drake',
        style: 'funny',
        captions: ['A bag that goes with my shoes', 'A bag that goes with her raincoat'],
      },
      {
        format: 'wojak',
        style: 'wholesome',
        captions: ['Yours has ten teeth! It’s a Lafufu!', 'Then she needs me most.'],
      },
      {
        format: 'brain-expand',
        style: 'satirical',
        captions: ['One Labubu', 'The full set of six', 'The secret one', 'Insuring the bag for the charm'],
      },
      {
        format: 'pov',
        style: 'funny',
        captions: ['POV: you shook the box like a professional', 'It’s the same beige one again'],
      },
    ],
  },
  'modern-board-games': {
    observations: [
      { kind: 'ritual', text: 'reading rules aloud to people on their phones' },
      { kind: 'ritual', text: 'sleeving 300 cards before the first game' },
      { kind: 'object', text: 'the missing yellow meeple' },
      { kind: 'object', text: 'a lid that no longer closes' },
      { kind: 'argument', text: 'the longest road is never worth it' },
      { kind: 'argument', text: 'red has always been my colour' },
      { kind: 'cliche', text: 'you’ll get it once we play a round' },
      { kind: 'cliche', text: 'does anyone have wood for sheep' },
      { kind: 'price', text: 'four hours, two of them rules' },
      { kind: 'enemy', text: 'the robber on the only ore' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['The box: 60 minutes', 'Us: still explaining the market phase'],
      },
      {
        format: 'image-text',
        style: 'funny',
        captions: ['“It plays two to four”', 'We’re five. Somebody can be the bank'],
      },
      {
        format: 'distracted-bf',
        style: 'relatable',
        captions: ['A new game in its wrapping', 'Me', 'Forty games still in theirs'],
      },
      { format: 'nobody', style: 'funny', captions: ['Nobody:', 'Me, warmly: “That’s a lot of wheat you have there”'] },
      {
        format: 'chad',
        style: 'funny',
        captions: ['Hides two points until the end', 'Rolls a seven holding eleven cards. Smiles.'],
      },
    ],
  },
  cosplay: {
    observations: [
      { kind: 'ritual', text: 'glueing foam at four in the morning' },
      { kind: 'ritual', text: 'sewing the hem in the hotel bathroom' },
      { kind: 'object', text: 'a sword that fits into no car' },
      { kind: 'object', text: 'the emergency safety pins' },
      { kind: 'argument', text: 'nobody will see the back' },
      { kind: 'argument', text: 'a wig needs more love than a cat' },
      { kind: 'cliche', text: 'it’ll be finished before the con' },
      { kind: 'cliche', text: 'careful, the paint is still wet' },
      { kind: 'price', text: 'six months and two burnt fingertips' },
      { kind: 'enemy', text: 'a doorway narrower than the wings' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'wholesome',
        captions: ['When a child asks if I’m the real one', 'Yes. Don’t tell the other four.'],
      },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['On stage: Lord of Darkness', 'On the tram: Lord of Darkness, two stops, standing'],
      },
      {
        format: 'pov',
        style: 'relatable',
        captions: ['POV: you slay dragons in full armour', 'Who holds my phone? I have no pockets'],
      },
      {
        format: 'wojak',
        style: 'chaotic',
        captions: ['The convention is tomorrow!', 'Fourteen hours and nine sticks of glue. Plenty.'],
      },
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['Buying the wig', 'Sewing the coat', 'Printing the helmet', 'Living on a straw for two days'],
      },
    ],
  },
  banksy: {
    observations: [
      { kind: 'ritual', text: 'checking the garage wall every morning' },
      { kind: 'ritual', text: 'photographing every rat by a drainpipe' },
      { kind: 'object', text: 'a rat with a placard' },
      { kind: 'object', text: 'a sheet of plastic over a blank wall' },
      { kind: 'argument', text: 'he’s really a whole team' },
      { kind: 'argument', text: 'my cousin’s neighbour knows who he is' },
      { kind: 'cliche', text: 'I could have done that with a stencil' },
      { kind: 'price', text: 'a garage wall, removed by crane' },
      { kind: 'enemy', text: 'the council’s grey paint' },
      { kind: 'enemy', text: 'a very thorough street cleaner' },
    ],
    memes: [
      { format: 'wojak', style: 'funny', captions: ['Somebody sprayed my garage!', 'Somebody sprayed my pension.'] },
      { format: 'image-text', style: 'satirical', captions: ['Bought a picture', 'Got shreds and a profit'] },
      {
        format: 'nobody',
        style: 'satirical',
        captions: ['Nobody:', 'The council at 6 a.m., with grey paint: “There. Clean.”'],
      },
      { format: 'drake', style: 'funny', captions: ['The whole house, freshly painted', 'One rat by the dustbins'] },
      {
        format: 'chad',
        style: 'funny',
        captions: ['Signs every napkin', 'No face. No name. Everyone knows his rats.'],
      },
    ],
  },
}
