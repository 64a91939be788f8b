import type { StarterTrend } from '../starter-trend'

export const scienceTrends: readonly StarterTrend[] = [
  {
    id: '01a1f625-44c0-7e46-884c-d3977f482761',
    key: 'webb-telescope',
    name: 'James Webb Space Telescope',
    description:
      'A golden mirror of 18 segments unfolded far beyond the Moon and began to look at some of the oldest galaxies in the universe. Launched on Christmas Day 2021, it has turned galaxies, nebulae and distant planets into posters on bedroom walls since July 2022.',
    category: 'Science',
    color: '#4fe4ee',
    tags: ['space', 'astronomy', 'nasa', 'galaxies'],
    stillGrowing: true,
    events: [
      { date: '2021-12-25', text: 'The telescope starts from Kourou in French Guiana.' },
      { date: '2022-07', text: 'The first full-colour images are published.' },
    ],
    article: { title: 'James Webb Space Telescope', url: 'https://en.wikipedia.org/wiki/James_Webb_Space_Telescope' },
  },
  {
    id: '01a1f624-5a60-7cd6-acd2-a0f8b47f6c0c',
    key: 'reusable-rockets',
    name: 'Rockets that land',
    description:
      'Boosters that return to Earth standing upright turned launches into live events with cheering crowds. After the first landing of an orbital rocket stage in December 2015, flying the same rocket many times became ordinary within a few years.',
    category: 'Science',
    color: '#69d1ec',
    tags: ['space', 'spacex', 'rockets', 'engineering'],
    stillGrowing: true,
    events: [
      { date: '2015-12', text: 'A Falcon 9 first stage lands after an orbital launch for the first time.' },
      { date: '2017-03-30', text: 'A used Falcon 9 booster flies to orbit again for the first time.' },
      { date: '2024-10-13', text: 'A Super Heavy booster is caught by the arms of its launch tower.' },
    ],
    article: { title: 'Reusable launch vehicle', url: 'https://en.wikipedia.org/wiki/Reusable_launch_vehicle' },
  },
  {
    id: '01a1f623-7000-79a6-b41d-4d5ccb36cbb5',
    key: 'black-hole-image',
    name: 'The first picture of a black hole',
    description:
      'Radio telescopes around the world were joined into one as wide as the Earth to photograph what cannot be seen. The blurred orange ring shown in April 2019 became one of the best-known pictures of science, followed in 2022 by the one at the heart of our own galaxy.',
    category: 'Science',
    color: '#7dc8f2',
    tags: ['space', 'astronomy', 'black holes', 'telescopes'],
    stillGrowing: false,
    events: [
      { date: '2019-04-10', text: 'The picture of the black hole in the galaxy M87 is presented.' },
      { date: '2022-05-12', text: 'The picture of Sagittarius A*, at the centre of the Milky Way, follows.' },
    ],
    article: { title: 'Event Horizon Telescope', url: 'https://en.wikipedia.org/wiki/Event_Horizon_Telescope' },
  },
  {
    id: '01a1f622-85a0-74a6-b8aa-ca1e3995eb84',
    key: 'crispr',
    name: 'CRISPR gene editing',
    description:
      'A tool borrowed from bacteria lets researchers cut and change DNA at a chosen place, precisely and at low cost. Described in 2012 and honoured with a Nobel Prize in 2020, it reached patients with the first approved treatment in 2023.',
    category: 'Science',
    color: '#539dea',
    tags: ['genetics', 'biology', 'medicine', 'nobel prize'],
    stillGrowing: true,
    events: [
      {
        date: '2012',
        text: 'Jennifer Doudna, Emmanuelle Charpentier and colleagues show how the tool can be programmed.',
      },
      { date: '2020-10-07', text: 'Charpentier and Doudna receive the Nobel Prize in Chemistry.' },
      { date: '2023-11-16', text: 'Britain approves Casgevy, the first treatment made with the tool.' },
    ],
    article: { title: 'CRISPR gene editing', url: 'https://en.wikipedia.org/wiki/CRISPR_gene_editing' },
  },
  {
    id: '01a1f621-9b40-7ea0-a463-e01eed137823',
    key: 'mrna-vaccines',
    name: 'mRNA vaccines',
    description:
      'A technique that had been studied for decades became a household word in the winter of 2020, when the first vaccines of this kind were authorised. They carry only a short-lived instruction for the body, and research now tries the same idea against other diseases.',
    category: 'Science',
    color: '#6695f0',
    tags: ['medicine', 'health', 'vaccines', 'nobel prize'],
    stillGrowing: true,
    events: [
      { date: '2020-12-02', text: 'Britain is the first country to authorise the vaccine of BioNTech and Pfizer.' },
      { date: '2020-12-08', text: 'Margaret Keenan in Coventry is the first person to receive it outside a trial.' },
      {
        date: '2023-10-02',
        text: 'Katalin Karikó and Drew Weissman receive the Nobel Prize in Physiology or Medicine.',
      },
    ],
    article: { title: 'MRNA vaccine', url: 'https://en.wikipedia.org/wiki/MRNA_vaccine' },
  },
  {
    id: '01a1f620-b0e0-74d5-bb08-cb5264fe6739',
    key: 'galaxy-zoo',
    name: 'Citizen science',
    description:
      'Anybody with a browser can help researchers sort galaxies, count penguins or read old ship logs. Galaxy Zoo opened in 2007 and received so many answers that a whole family of projects, the Zooniverse, grew out of it two years later.',
    category: 'Science',
    color: '#8095ef',
    tags: ['volunteers', 'astronomy', 'research', 'zooniverse'],
    stillGrowing: true,
    events: [
      { date: '2007-07', text: 'Galaxy Zoo opens and asks the public to classify galaxies.' },
      { date: '2009-12', text: 'The Zooniverse starts as a home for more projects.' },
    ],
    article: { title: 'Galaxy Zoo', url: 'https://en.wikipedia.org/wiki/Galaxy_Zoo' },
  },
  {
    id: '01a1f61f-c680-7acb-b3f2-4d546851bc7a',
    key: 'alphafold',
    name: 'AlphaFold',
    description:
      'A computer program learnt to predict the folded shape of proteins, a riddle that had kept biologists busy for half a century. After its success in a 2020 competition its code and predictions were opened to everybody, and a Nobel Prize followed in 2024.',
    category: 'Science',
    color: '#7479f1',
    tags: ['artificial intelligence', 'biology', 'proteins', 'nobel prize'],
    stillGrowing: true,
    events: [
      { date: '2020-11', text: 'AlphaFold 2 wins the CASP14 competition by a wide margin.' },
      { date: '2021-07', text: 'Its code and a public database of predicted structures are published.' },
      {
        date: '2024-10-09',
        text: 'Demis Hassabis and John Jumper share the Nobel Prize in Chemistry with David Baker.',
      },
    ],
    article: { title: 'AlphaFold', url: 'https://en.wikipedia.org/wiki/AlphaFold' },
  },
]
