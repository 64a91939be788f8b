import type { JokesByTrend } from '../starter-jokes'

export const filmAndTvJokes: JokesByTrend = {
  barbenheimer: {
    observations: [
      { kind: 'ritual', text: 'changing out of pink in a car park' },
      { kind: 'ritual', text: 'debating which film goes first' },
      { kind: 'object', text: 'the hot-pink suit with a black hat' },
      { kind: 'object', text: 'a double-bill ticket stub' },
      { kind: 'argument', text: 'Oppenheimer has to come first' },
      { kind: 'argument', text: 'Barbie was the sad one' },
      { kind: 'cliche', text: 'hi, Barbie' },
      { kind: 'cliche', text: 'I am Kenough' },
      { kind: 'price', text: 'five hours in one cinema seat' },
      { kind: 'enemy', text: 'the 25 minutes between two screens' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['11 a.m.: sparkle, song, existential dread', '3 p.m.: no sparkle, same dread'],
      },
      {
        format: 'nobody',
        style: 'relatable',
        captions: ['Nobody:', 'Me at a three-hour physics drama, head to toe in pink'],
      },
      {
        format: 'distracted-bf',
        style: 'funny',
        captions: ['The pink popcorn bucket', 'Me in row F', 'The birth of quantum physics'],
      },
      {
        format: 'brain-expand',
        style: 'existential',
        captions: ['He’s just Ken', 'He’s Kenough', 'He’s Death, destroyer of worlds', 'They’re the same matinée'],
      },
    ],
  },
  'squid-game': {
    observations: [
      { kind: 'ritual', text: 'freezing whenever someone turns round' },
      { kind: 'ritual', text: 'licking a biscuit until the umbrella comes out' },
      { kind: 'object', text: 'a green tracksuit with a number on it' },
      { kind: 'object', text: 'a business card with three shapes' },
      { kind: 'argument', text: 'the umbrella is the worst shape' },
      { kind: 'argument', text: 'the marbles episode should come with tissues' },
      { kind: 'cliche', text: 'I’ve played these games before' },
      { kind: 'cliche', text: 'we’re gganbu, remember' },
      { kind: 'price', text: 'a red cheek for every lost round of ddakji' },
      { kind: 'enemy', text: 'the doll with the motion sensors' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When Mum stops the music at musical chairs', '*checks for men in pink*'],
      },
      { format: 'drake', style: 'funny', captions: ['The triangle', 'The umbrella. How hard can it be'] },
      {
        format: 'pov',
        style: 'chaotic',
        captions: ['POV: a child at the crossing says “red light”', 'One leg in the air. Bus gone. Still alive'],
      },
      { format: 'chad', style: 'satirical', captions: ['Reads all three clauses', 'Signs for the free tracksuit'] },
    ],
  },
  anime: {
    observations: [
      { kind: 'ritual', text: 'reading subtitles over a bowl of ramen' },
      { kind: 'ritual', text: 'singing openings in made-up Japanese' },
      { kind: 'object', text: 'a sword too big for the luggage' },
      { kind: 'object', text: 'a figurine that is not a toy' },
      { kind: 'argument', text: 'subs beat dubs' },
      { kind: 'argument', text: 'the filler arc is good, actually' },
      { kind: 'cliche', text: 'it gets good after episode 50' },
      { kind: 'cliche', text: 'this isn’t even my final form' },
      { kind: 'price', text: '1,100 episodes, and still no One Piece' },
      { kind: 'enemy', text: 'the beach episode' },
    ],
    memes: [
      {
        format: 'nobody',
        style: 'funny',
        captions: ['Nobody:', 'Anime villain, mid-punch: my childhood, in three episodes'],
      },
      {
        format: 'wojak',
        style: 'relatable',
        captions: ['It’s a children’s cartoon!', 'It’s about grief and has a cat bus'],
      },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['Me: 90 seconds late, running', 'Anime hero: same, but with toast'],
      },
      {
        format: 'brain-expand',
        style: 'chaotic',
        captions: ['Watching dubs', 'Watching subs', 'Correcting the subs', 'Saying “nani” at work'],
      },
    ],
  },
  'binge-watching': {
    observations: [
      { kind: 'ritual', text: 'pressing “next episode” with one eye open' },
      { kind: 'ritual', text: 'starting season two well after midnight' },
      { kind: 'object', text: 'the remote, lost in the blanket' },
      { kind: 'object', text: 'the dent in the sofa that knows my name' },
      { kind: 'argument', text: 'one a week was better' },
      { kind: 'argument', text: 'the pilot doesn’t count' },
      { kind: 'cliche', text: 'we can’t stop on that cliffhanger' },
      { kind: 'cliche', text: 'the next one’s only 40 minutes' },
      { kind: 'price', text: 'a whole Sunday and half of Monday' },
      { kind: 'enemy', text: '“Are you still watching?”' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['Netflix: Are you still watching?', 'Don’t you use that tone with me'],
      },
      {
        format: 'drake',
        style: 'funny',
        captions: ['One film, two hours: far too long', 'Nine episodes, nine hours: perfect'],
      },
      {
        format: 'brain-expand',
        style: 'chaotic',
        captions: [
          'One more episode',
          'It ended on a cliffhanger',
          'The birds are singing',
          'Good morning, season three',
        ],
      },
      {
        format: 'wojak',
        style: 'funny',
        captions: ['You have work in three hours!', 'And they have a murderer in the house.'],
      },
    ],
  },
  'marvel-universe': {
    observations: [
      { kind: 'ritual', text: 'staying seated for the second credits scene' },
      { kind: 'ritual', text: 'explaining the timeline with napkins' },
      { kind: 'object', text: 'the tiny scene at the very end' },
      { kind: 'object', text: 'a foam hammer nobody else can lift' },
      { kind: 'argument', text: 'Thanos did the maths wrong' },
      { kind: 'argument', text: 'the shawarma was the best scene' },
      { kind: 'cliche', text: 'you have to see the other 30 first' },
      { kind: 'cliche', text: 'I understood that reference' },
      { kind: 'price', text: '31 films to understand one cameo' },
      { kind: 'enemy', text: 'the man who leaves when the credits roll' },
    ],
    memes: [
      {
        format: 'drake',
        style: 'funny',
        captions: ['Getting up when the film is over', 'Staying until the caterers have been thanked'],
      },
      {
        format: 'pov',
        style: 'funny',
        captions: ['POV: you asked which one to watch first', '“Release order, or the right order?”'],
      },
      { format: 'distracted-bf', style: 'relatable', captions: ['A raccoon with a gun', 'Me, crying', 'My dignity'] },
      { format: 'chad', style: 'funny', captions: ['Watches only the good ones', 'Watches Thor 2. On purpose'] },
    ],
  },
  'stranger-things': {
    observations: [
      { kind: 'ritual', text: 'talking to the fairy lights' },
      { kind: 'ritual', text: 'putting a Kate Bush song on, just in case' },
      { kind: 'object', text: 'a basket of Eggo waffles' },
      { kind: 'object', text: 'the walkie-talkie nobody turns off' },
      { kind: 'argument', text: 'Steve is the best mother in Hawkins' },
      { kind: 'argument', text: 'justice for Barb is overdue' },
      { kind: 'cliche', text: 'friends don’t lie' },
      { kind: 'cliche', text: 'mornings are for coffee and contemplation' },
      { kind: 'price', text: 'three years of waiting for nine episodes' },
      { kind: 'enemy', text: 'the landline that rings and only breathes' },
    ],
    memes: [
      { format: 'reaction', style: 'funny', captions: ['When the lamp flickers', 'Will? Is that you? Once for yes'] },
      { format: 'nobody', style: 'relatable', captions: ['Nobody:', 'The “kids” in the last season, with mortgages'] },
      {
        format: 'comparison',
        style: 'nostalgic',
        captions: ['Kids in 1983: home when the streetlights come on', 'Kids in Hawkins: run when they do'],
      },
      {
        format: 'image-text',
        style: 'wholesome',
        captions: ['Five seasons of secret laboratories', 'Nobody has moved out of Hawkins'],
      },
    ],
  },
}
