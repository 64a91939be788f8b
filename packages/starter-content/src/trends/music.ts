import type { StarterTrend } from '../starter-trend'

export const musicTrends: readonly StarterTrend[] = [
  {
    id: '01a1f640-bc00-781e-aea6-2140e2a58291',
    key: 'k-pop',
    name: 'K-pop goes global',
    description:
      'South Korean pop grew from a national scene into one of the loudest voices in music, carried by tight choreography and devoted fans. Its international breakthrough came in 2012 with “Gangnam Style”, and since 2018 its albums have topped the charts in the United States.',
    category: 'Music',
    color: '#db4fee',
    tags: ['k-pop', 'korea', 'bts', 'dance'],
    stillGrowing: true,
    events: [
      {
        date: '2012-12-21',
        text: '“Gangnam Style” by Psy becomes the first video on YouTube to pass one billion views.',
      },
      {
        date: '2018-05',
        text: 'BTS reach number one of the US Billboard 200 album chart, the first K-pop act to do so.',
      },
      { date: '2020', text: '“Dynamite” by BTS opens at number one of the Billboard Hot 100.' },
    ],
    article: { title: 'K-pop', url: 'https://en.wikipedia.org/wiki/K-pop' },
  },
  {
    id: '01a1f63f-d1a0-7cb2-a43b-5604aa6ba4dc',
    key: 'vinyl-revival',
    name: 'Vinyl revival',
    description:
      'Records that were written off in the 1990s came back to shop windows and living rooms, because a sleeve and a needle feel different from a stream. Sales in the United States have grown since the late 2000s, and in 2022 more vinyl albums than CDs were sold there.',
    category: 'Music',
    color: '#ec69e8',
    tags: ['vinyl', 'records', 'retro', 'collecting'],
    stillGrowing: true,
    events: [
      { date: '2008-04-19', text: 'The first Record Store Day brings collectors to independent shops.' },
      { date: '2020', text: 'Vinyl earns more than the CD in the United States for the first time since the 1980s.' },
      { date: '2022', text: 'More vinyl albums than CDs are sold in the United States for the first time since 1987.' },
    ],
    article: { title: 'Vinyl revival', url: 'https://en.wikipedia.org/wiki/Vinyl_revival' },
  },
  {
    id: '01a1f63e-e740-7592-ae15-f1e45e2b47ee',
    key: 'eras-tour',
    name: 'The Eras Tour',
    description:
      'Taylor Swift played songs from her whole career in one evening of more than three hours, and fans traded handmade friendship bracelets in the stands. Running from March 2023 to December 2024, it was the first concert tour to take in more than a billion dollars.',
    category: 'Music',
    color: '#f27ddd',
    tags: ['taylor swift', 'concerts', 'pop', 'fandom'],
    stillGrowing: false,
    events: [
      { date: '2023-03-17', text: 'The tour opens in Glendale, Arizona.' },
      { date: '2023-10-13', text: 'The concert film reaches cinemas.' },
      { date: '2024-12-08', text: 'The last of 149 shows is played in Vancouver.' },
    ],
    article: { title: 'The Eras Tour', url: 'https://en.wikipedia.org/wiki/The_Eras_Tour' },
  },
  {
    id: '01a1f63d-fce0-7689-8c8d-c68bc6eb1600',
    key: 'hyperpop',
    name: 'Hyperpop',
    description:
      'Pop pushed to its limits: glossy, distorted, sped up and proudly artificial. The sound grew out of the PC Music circle of the 2010s, became known by this name through a playlist in 2019, and reached the mainstream with Charli XCX and her album “Brat” in the summer of 2024.',
    category: 'Music',
    color: '#ea53b7',
    tags: ['hyperpop', 'pc music', 'charli xcx', 'pop'],
    stillGrowing: true,
    events: [
      { date: '2013', text: 'A. G. Cook founds the label PC Music in London.' },
      { date: '2019', text: 'Spotify starts a playlist named Hyperpop.' },
      { date: '2024-06-07', text: 'Charli XCX releases “Brat”.' },
    ],
    article: { title: 'Hyperpop', url: 'https://en.wikipedia.org/wiki/Hyperpop' },
  },
  {
    id: '01a1f63d-1280-7298-8191-799d8deec567',
    key: 'lofi-girl',
    name: 'Lo-fi beats to study to',
    description:
      'Soft drums, a little crackle and an animated girl who never stops doing her homework: endless streams of lo-fi hip hop became the background of study nights everywhere. The best-known channel began in 2015 as ChilledCow and has been called Lofi Girl since 2021.',
    category: 'Music',
    color: '#f066ad',
    tags: ['lo-fi', 'study', 'streaming', 'youtube'],
    stillGrowing: true,
    events: [
      { date: '2015', text: 'The channel ChilledCow is created in France.' },
      { date: '2021-03', text: 'The channel takes the name of its mascot, Lofi Girl.' },
      { date: '2022-07', text: 'A false copyright claim stops the stream; it returns within days.' },
    ],
    article: { title: 'Lofi Girl', url: 'https://en.wikipedia.org/wiki/Lofi_Girl' },
  },
  {
    id: '01a1f63c-2820-7c1a-845f-43f8f39d20dc',
    key: 'afrobeats',
    name: 'Afrobeats worldwide',
    description:
      'Pop from Nigeria and Ghana, full of light percussion and easy melodies, found dance floors on every continent in the 2010s and 2020s. In 2022 the genre received its own chart in the United States, and in 2024 the Grammys opened a category for African music.',
    category: 'Music',
    color: '#ef80a9',
    tags: ['afrobeats', 'nigeria', 'dance', 'pop'],
    stillGrowing: true,
    events: [
      { date: '2016', text: '“One Dance” by Drake with Wizkid and Kyla leads the Billboard Hot 100.' },
      { date: '2022-03', text: 'Billboard starts a US Afrobeats songs chart.' },
      { date: '2024-02-04', text: 'The first Grammy for Best African Music Performance goes to Tyla for “Water”.' },
    ],
    article: { title: 'Afrobeats', url: 'https://en.wikipedia.org/wiki/Afrobeats' },
  },
]
