import type { JokesByTrend } from '../starter-jokes'

export const scienceJokes: JokesByTrend = {
  'webb-telescope': {
    observations: [
      { kind: 'ritual', text: 'counting spikes to see who took it' },
      { kind: 'ritual', text: 'making every new nebula the wallpaper' },
      { kind: 'object', text: 'a golden hexagon' },
      { kind: 'object', text: 'a red smudge of 13 billion years' },
      { kind: 'argument', text: 'six spikes are prettier than four' },
      { kind: 'cliche', text: 'that red dot is older than the Earth' },
      { kind: 'cliche', text: 'every speck in there is a galaxy' },
      { kind: 'price', text: 'ten billion dollars and 25 years' },
      { kind: 'enemy', text: 'a speck of dust at 20 km a second' },
      { kind: 'enemy', text: 'the 345th thing that can go wrong' },
    ],
    memes: [
      {
        format: 'pov',
        style: 'wholesome',
        captions: ['POV: you’re a red smudge at the edge', '13 billion years, and now I’m a wallpaper'],
      },
      {
        format: 'nobody',
        style: 'funny',
        captions: ['Nobody on Christmas Day 2021:', 'Engineers: only 344 ways to fail. Merry Christmas'],
      },
      {
        format: 'comparison',
        style: 'wholesome',
        captions: ['Hubble: it’s a dark cloud', 'Webb: it’s a nursery, and they’re all awake'],
      },
      {
        format: 'reaction',
        style: 'satirical',
        captions: ['When the stars have only four spikes', '*adjusts gold-plated monocle*'],
      },
    ],
  },
  'reusable-rockets': {
    observations: [
      { kind: 'ritual', text: 'getting up at four for a scrubbed launch' },
      { kind: 'ritual', text: 'applauding a rocket that parks itself' },
      { kind: 'object', text: 'a booster black with soot' },
      { kind: 'object', text: 'a heat tile found on the beach' },
      { kind: 'argument', text: 'a sooty rocket looks better than a new one' },
      { kind: 'cliche', text: 'it’s a hold, not a scrub' },
      { kind: 'cliche', text: 'never mind, that’s data too' },
      { kind: 'price', text: 'a night’s sleep and one scrubbed launch' },
      { kind: 'enemy', text: 'the frozen picture before touchdown' },
      { kind: 'enemy', text: 'a fishing boat in the launch zone' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['Live from the drone ship: three, two, one', '*still picture of the sea*'],
      },
      {
        format: 'comparison',
        style: 'satirical',
        captions: ['1969: used once, left in the Atlantic', 'Now: flew 20 times and needs a wash'],
      },
      { format: 'nobody', style: 'funny', captions: ['Nobody:', 'One man, fishing in the launch zone: hello'] },
      { format: 'wojak', style: 'funny', captions: ['It tipped over and blew up!', 'We call that data.'] },
    ],
  },
  'black-hole-image': {
    observations: [
      { kind: 'ritual', text: 'explaining that the hole is the dark bit' },
      { kind: 'ritual', text: 'squinting at a doughnut for science' },
      { kind: 'object', text: 'an orange ring out of focus' },
      { kind: 'object', text: 'a suitcase holding a petabyte' },
      { kind: 'argument', text: 'the blur is the best part' },
      { kind: 'cliche', text: 'so that’s the doughnut' },
      { kind: 'cliche', text: 'my phone takes sharper pictures' },
      { kind: 'price', text: 'five petabytes and two years' },
      { kind: 'enemy', text: 'a cloud over one of eight telescopes' },
      { kind: 'enemy', text: 'a winter at the South Pole' },
    ],
    memes: [
      { format: 'image-text', style: 'funny', captions: ['Five petabytes of data', 'One doughnut'] },
      {
        format: 'wojak',
        style: 'satirical',
        captions: ['But it’s out of focus!', 'It’s 55 million light years away.'],
      },
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When half your data winters at the Pole', '*waits for the plane in November*'],
      },
      {
        format: 'brain-expand',
        style: 'satirical',
        captions: ['A blurry ring', 'A doughnut', 'Einstein’s doughnut', 'Einstein’s doughnut, on half a ton of disks'],
      },
    ],
  },
  crispr: {
    observations: [
      { kind: 'ritual', text: 'pipetting clear liquid into clear liquid' },
      { kind: 'ritual', text: 'miming scissors while saying “genes”' },
      { kind: 'object', text: 'the last tube of the good enzyme' },
      { kind: 'object', text: 'the one good band on the gel' },
      { kind: 'argument', text: 'bacteria deserved half the Nobel Prize' },
      { kind: 'cliche', text: 'it’s like scissors, but for DNA' },
      { kind: 'cliche', text: 'think of find and replace' },
      { kind: 'price', text: 'three weeks and a band in the wrong place' },
      { kind: 'enemy', text: 'the off-target cut' },
      { kind: 'enemy', text: 'a freezer that thawed overnight' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'satirical',
        captions: ['Bacteria: use it to survive', 'Us: a mushroom that won’t go brown'],
      },
      {
        format: 'drake',
        style: 'funny',
        captions: ['Clustered regularly interspaced short palindromic repeats', 'CRISPR, like a snack'],
      },
      {
        format: 'nobody',
        style: 'relatable',
        captions: ['Nobody:', 'Every explainer: picture a tiny pair of scissors'],
      },
      {
        format: 'pov',
        style: 'relatable',
        captions: ['POV: four hours of pipetting', 'It looks like water. It was always water'],
      },
    ],
  },
  'mrna-vaccines': {
    observations: [
      { kind: 'ritual', text: 'comparing sore arms by the coffee machine' },
      { kind: 'ritual', text: 'explaining ribosomes over the starter' },
      { kind: 'object', text: 'a sticker from the vaccination centre' },
      { kind: 'object', text: 'a plaster worth photographing' },
      { kind: 'argument', text: 'the left arm is the right arm' },
      { kind: 'cliche', text: 'I got the good one' },
      { kind: 'cliche', text: 'I only felt it the next day' },
      { kind: 'price', text: 'one stiff arm and a free afternoon nap' },
      { kind: 'enemy', text: 'a freezer at minus seventy' },
      { kind: 'enemy', text: 'a queue twice round the car park' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['The mRNA: gone within days', 'The photo of my plaster: for ever'],
      },
      {
        format: 'pov',
        style: 'nostalgic',
        captions: ['POV: fifteen minutes on a folding chair', 'Best night out of 2021'],
      },
      { format: 'nobody', style: 'satirical', captions: ['Nobody in 2019:', 'Uncle in 2021: so the ribosome, right'] },
      {
        format: 'brain-expand',
        style: 'wholesome',
        captions: ['Another grant refused', 'A chat at the photocopier', 'A vaccine', 'A phone call from Stockholm'],
      },
    ],
  },
  'galaxy-zoo': {
    observations: [
      { kind: 'ritual', text: 'counting penguins until the kettle boils' },
      { kind: 'ritual', text: 'classifying just one more smudge' },
      { kind: 'object', text: 'a galaxy nobody has looked at before' },
      { kind: 'object', text: 'the blurry left ear of a lion' },
      { kind: 'argument', text: 'it’s a spiral if you squint' },
      { kind: 'cliche', text: 'just one more galaxy, then bed' },
      { kind: 'cliche', text: 'that’s a penguin, or a rock' },
      { kind: 'price', text: 'my lunch break and 400 penguins' },
      { kind: 'enemy', text: 'a satellite trail posing as a discovery' },
      { kind: 'enemy', text: 'forty photos of waving grass' },
    ],
    memes: [
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['It’s smooth', 'It’s a spiral', 'It’s two, merging', 'It’s my thumbprint'],
      },
      {
        format: 'image-text',
        style: 'funny',
        captions: ['Camera trap, Serengeti, 3 a.m.:', 'Grass. Grass. Grass. Half a zebra'],
      },
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['What I told them: I do astronomy', 'What I did: 900 penguins, one rock'],
      },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When the galaxy might be a spiral', '*tilts head, tilts screen, tilts chair*'],
      },
    ],
  },
  alphafold: {
    observations: [
      { kind: 'ritual', text: 'rotating a protein for no reason' },
      { kind: 'ritual', text: 'pasting amino acids and hoping for blue' },
      { kind: 'object', text: 'a helix in confident dark blue' },
      { kind: 'object', text: 'a printed protein on a stand' },
      { kind: 'argument', text: 'orange spaghetti is also an answer' },
      { kind: 'cliche', text: 'let’s ask AlphaFold first' },
      { kind: 'cliche', text: 'that used to be a whole PhD' },
      { kind: 'price', text: 'one five-year thesis' },
      { kind: 'enemy', text: 'a long loop in doubtful orange' },
      { kind: 'enemy', text: 'the crystal that will not grow' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'satirical',
        captions: ['My PhD: one protein, five years', 'The update: 200 million, one summer'],
      },
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When it’s all orange spaghetti', '*writes “intrinsically disordered”*'],
      },
      {
        format: 'distracted-bf',
        style: 'relatable',
        captions: ['A pretty helix to rotate', 'Me', 'The experiment I came in for'],
      },
      { format: 'wojak', style: 'chaotic', captions: ['You must grow a crystal first!', 'It took one coffee.'] },
    ],
  },
}
