import type { StarterTrend } from '../starter-trend'

export const generalTrends: readonly StarterTrend[] = [
  {
    id: '01a1f5fa-3d20-790a-9050-7a3323284e72',
    key: 'podcasts',
    name: 'Podcasts',
    description:
      'Conversations and true stories for the walk to work turned a niche of early bloggers into a habit of millions. The word was coined in 2004, and ten years later the investigation “Serial” made people wait for the next episode together.',
    category: 'General',
    color: '#4f7cee',
    tags: ['audio', 'storytelling', 'true crime', 'serial'],
    stillGrowing: true,
    events: [
      { date: '2004-02', text: 'Ben Hammersley uses the word podcasting in The Guardian.' },
      { date: '2005-06', text: 'Apple adds podcasts to iTunes.' },
      { date: '2014-10-03', text: 'The first episode of “Serial” appears.' },
    ],
    article: { title: 'Podcast', url: 'https://en.wikipedia.org/wiki/Podcast' },
  },
  {
    id: '01a1f5f9-52c0-77bf-aebf-198ee48ac6bd',
    key: 'emoji',
    name: 'Emoji',
    description:
      'Small pictures that began on Japanese phones became the tone of voice of written messages everywhere. Since they joined the Unicode standard in 2010 a smile sent from one phone arrives on any other, and new ones are awaited every year.',
    category: 'General',
    color: '#697bec',
    tags: ['emoji', 'messages', 'unicode', 'japan'],
    stillGrowing: true,
    events: [
      { date: '1999', text: 'Shigetaka Kurita draws a set of 176 for a Japanese phone service.' },
      { date: '2010-10', text: 'Unicode 6.0 takes up hundreds of emoji.' },
      { date: '2015-11', text: 'Oxford Dictionaries choose the face with tears of joy as word of the year.' },
    ],
    article: { title: 'Emoji', url: 'https://en.wikipedia.org/wiki/Emoji' },
  },
  {
    id: '01a1f5f8-6860-7a08-98c0-1dcc96087df4',
    key: 'labubu',
    name: 'Labubu',
    description:
      'A furry elf with nine pointed teeth, drawn by the artist Kasing Lung, dangles from handbags all over the world. Sold in surprise boxes by Pop Mart, the figure became a craze after Lisa of Blackpink showed hers in 2024, with queues that lasted into the next year.',
    category: 'General',
    color: '#7f7df2',
    tags: ['toys', 'collecting', 'pop mart', 'blind boxes'],
    stillGrowing: true,
    events: [
      { date: '2015', text: 'Kasing Lung creates Labubu for a series of picture books.' },
      { date: '2019', text: 'Pop Mart begins to make figures of it.' },
      { date: '2024-04', text: 'Lisa of Blackpink is seen with a Labubu charm.' },
    ],
    article: { title: 'Labubu', url: 'https://en.wikipedia.org/wiki/Labubu' },
  },
  {
    id: '01a1f5f7-7e00-7493-9ad4-b1925211fbf5',
    key: 'modern-board-games',
    name: 'Modern board games',
    description:
      'Screens off, pieces out: clever games from small publishers filled cafés and shelves, and game nights came back. “Catan” opened the door in 1995, and “Pandemic” taught a generation in 2008 that a table can also win or lose together.',
    category: 'General',
    color: '#836eed',
    tags: ['board games', 'catan', 'game night', 'friends'],
    stillGrowing: true,
    events: [
      { date: '1995', text: '“Catan” is published and wins the German award Spiel des Jahres.' },
      { date: '2000', text: 'The website BoardGameGeek opens.' },
      { date: '2008', text: 'The cooperative game “Pandemic” is published.' },
    ],
    article: { title: 'Catan', url: 'https://en.wikipedia.org/wiki/Catan' },
  },
  {
    id: '01a1f5f6-93a0-7c0c-97e9-0a2b4f72febe',
    key: 'cosplay',
    name: 'Cosplay',
    description:
      'Fans sew, print and paint for months to walk through a convention as the hero of a favourite story. The craft grew up between American science-fiction meetings and Japanese magazines, and has had its own world summit in Nagoya since 2003.',
    category: 'General',
    color: '#986ff1',
    tags: ['costumes', 'conventions', 'fandom', 'crafts'],
    stillGrowing: true,
    events: [
      { date: '1970', text: 'The convention that becomes San Diego Comic-Con is held for the first time.' },
      { date: '2003', text: 'The first World Cosplay Summit takes place in Nagoya.' },
    ],
    article: { title: 'Cosplay', url: 'https://en.wikipedia.org/wiki/Cosplay' },
  },
  {
    id: '01a1f5f5-a940-73d2-8561-d1e29a3aca04',
    key: 'banksy',
    name: 'Banksy and street art',
    description:
      'Stencils that appear overnight on ordinary walls made an artist who never shows his face famous, and city walks more attentive. In 2018 one of his pictures shredded itself right after its auction, and three years later the half-shredded work was worth many times more.',
    category: 'General',
    color: '#b480ef',
    tags: ['street art', 'graffiti', 'museums', 'auctions'],
    stillGrowing: true,
    events: [
      { date: '2018-10-05', text: '“Girl with Balloon” passes through a hidden shredder at an auction in London.' },
      { date: '2021-10-14', text: 'The work, now called “Love is in the Bin”, is sold for 18.6 million pounds.' },
    ],
    article: { title: 'Banksy', url: 'https://en.wikipedia.org/wiki/Banksy' },
  },
]
