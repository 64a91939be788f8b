import type { StarterTrend } from '../starter-trend'

export const filmAndTvTrends: readonly StarterTrend[] = [
  {
    id: '01a1f63b-3dc0-7d44-a62f-57606dc329c0',
    key: 'barbenheimer',
    name: 'Barbenheimer',
    description:
      'Two very different films, the bright comedy “Barbie” and the sombre drama “Oppenheimer”, opened on the same July day of 2023. Instead of choosing, audiences dressed up and watched both, and a joke about a double bill turned into a summer of full cinemas.',
    category: 'Film & TV',
    color: '#8f74f1',
    tags: ['cinema', 'barbie', 'oppenheimer', 'memes'],
    stillGrowing: false,
    events: [
      { date: '2023-07-21', text: '“Barbie” and “Oppenheimer” open together in the United States.' },
      { date: '2024-03-10', text: '“Oppenheimer” wins seven Academy Awards, among them Best Picture.' },
    ],
    article: { title: 'Barbenheimer', url: 'https://en.wikipedia.org/wiki/Barbenheimer' },
  },
  {
    id: '01a1f63a-5360-7dbc-9fe8-287d3c95bd53',
    key: 'squid-game',
    name: 'Squid Game',
    description:
      'A Korean drama about children’s games with deadly stakes became the shared conversation of autumn 2021, from green tracksuits to honeycomb candy. It showed that a series in Korean can be a worldwide hit, and its lead won an Emmy the following year.',
    category: 'Film & TV',
    color: '#9969ec',
    tags: ['series', 'korea', 'netflix', 'drama'],
    stillGrowing: false,
    events: [
      { date: '2021-09-17', text: 'The first season appears on Netflix.' },
      { date: '2022-09-12', text: 'Lee Jung-jae wins the Emmy for outstanding lead actor in a drama series.' },
      { date: '2025-06-27', text: 'The third and last season appears.' },
    ],
    article: { title: 'Squid Game', url: 'https://en.wikipedia.org/wiki/Squid_Game' },
  },
  {
    id: '01a1f639-6900-73cd-b9f4-3daaf2cee42e',
    key: 'anime',
    name: 'Anime goes mainstream',
    description:
      'Japanese animation moved from late-night slots and fan subtitles to cinema charts and streaming front pages around the world. Two Academy Awards for films by Hayao Miyazaki, in 2003 and 2024, frame the years in which it became everybody’s cinema.',
    category: 'Film & TV',
    color: '#ba7df2',
    tags: ['anime', 'japan', 'animation', 'studio ghibli'],
    stillGrowing: true,
    events: [
      { date: '2003-03', text: '“Spirited Away” wins the Academy Award for Best Animated Feature.' },
      {
        date: '2020-10-16',
        text: '“Demon Slayer: Mugen Train” opens in Japan and becomes the most successful film ever shown there.',
      },
      { date: '2024-03-10', text: '“The Boy and the Heron” wins the Academy Award for Best Animated Feature.' },
    ],
    article: { title: 'Anime', url: 'https://en.wikipedia.org/wiki/Anime' },
  },
  {
    id: '01a1f638-7ea0-7c8c-9a34-903609566ec6',
    key: 'binge-watching',
    name: 'Binge-watching',
    description:
      'Watching one more episode, and then another, became the normal way to follow a story once whole seasons arrived at once. Netflix released all of “House of Cards” on one day in 2013, and two years later a British dictionary chose binge-watch as its word of the year.',
    category: 'Film & TV',
    color: '#b753ea',
    tags: ['streaming', 'series', 'netflix', 'television'],
    stillGrowing: true,
    events: [
      { date: '2013-02-01', text: 'Netflix publishes the whole first season of “House of Cards” on one day.' },
      { date: '2015-11', text: 'Collins Dictionary names binge-watch its word of the year.' },
    ],
    article: { title: 'Binge-watching', url: 'https://en.wikipedia.org/wiki/Binge-watching' },
  },
  {
    id: '01a1f637-9440-7f16-b80c-4aef527409ce',
    key: 'marvel-universe',
    name: 'The Marvel Cinematic Universe',
    description:
      'One studio linked dozens of superhero films into a single long story, and taught audiences to stay seated through the credits. What began with “Iron Man” in 2008 came to its great finale in 2019, and has continued with series and new heroes since.',
    category: 'Film & TV',
    color: '#d766f0',
    tags: ['marvel', 'superheroes', 'cinema', 'comics'],
    stillGrowing: false,
    events: [
      { date: '2008-05-02', text: '“Iron Man” opens in the United States.' },
      { date: '2019-04-26', text: '“Avengers: Endgame” opens in the United States.' },
      { date: '2021-01-15', text: '“WandaVision” starts a line of series on Disney+.' },
    ],
    article: { title: 'Marvel Cinematic Universe', url: 'https://en.wikipedia.org/wiki/Marvel_Cinematic_Universe' },
  },
  {
    id: '01a1f636-a9e0-7940-a77e-6e644f4e33a5',
    key: 'stranger-things',
    name: 'Stranger Things',
    description:
      'Four children on bicycles, a small town in the 1980s and a door to another world made a series that lives from friendship and nostalgia. Starting in 2016, it revived synthesizer scores, and in 2022 carried a Kate Bush song from 1985 to the top of the charts.',
    category: 'Film & TV',
    color: '#ec80ef',
    tags: ['series', '1980s', 'nostalgia', 'netflix'],
    stillGrowing: false,
    events: [
      { date: '2016-07-15', text: 'The first season appears on Netflix.' },
      { date: '2022-05-27', text: 'The fourth season begins.' },
      {
        date: '2022-06',
        text: '“Running Up That Hill” by Kate Bush reaches number one in Britain, 37 years after its release.',
      },
    ],
    article: { title: 'Stranger Things', url: 'https://en.wikipedia.org/wiki/Stranger_Things' },
  },
]
