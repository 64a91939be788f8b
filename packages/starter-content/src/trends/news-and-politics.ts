import type { StarterTrend } from '../starter-trend'

export const newsAndPoliticsTrends: readonly StarterTrend[] = [
  {
    id: '01a1f60b-a240-7a22-82b8-750abad0d1b0',
    key: 'fridays-for-future',
    name: 'Fridays for Future',
    description:
      'A pupil sat down in front of the Swedish parliament with a hand-painted sign, and within months classrooms on every continent were empty on Fridays. The school strikes for the climate that began in 2018 brought millions to the streets in 2019.',
    category: 'News & Politics',
    color: '#ee4f7d',
    tags: ['climate', 'youth', 'protest', 'greta thunberg'],
    stillGrowing: false,
    events: [
      { date: '2018-08-20', text: 'Greta Thunberg begins her school strike in Stockholm.' },
      { date: '2019-03-15', text: 'The first global strike takes place.' },
      { date: '2019-09-20', text: 'A week of strikes begins in which millions take part.' },
    ],
    article: { title: 'Fridays for Future', url: 'https://en.wikipedia.org/wiki/Fridays_for_Future' },
  },
  {
    id: '01a1f60a-b7e0-7144-8498-d1b7c06aa18d',
    key: 'marriage-equality',
    name: 'Marriage equality',
    description:
      'Country after country opened marriage to couples of the same sex, often after long and moving public debates. The Netherlands came first in 2001, Ireland decided by popular vote in 2015, and Taiwan was the first place in Asia in 2019.',
    category: 'News & Politics',
    color: '#ec697c',
    tags: ['equality', 'rights', 'lgbtq', 'law'],
    stillGrowing: true,
    events: [
      { date: '2001-04-01', text: 'The first couples marry in the Netherlands.' },
      { date: '2015-05-22', text: 'The people of Ireland vote in favour.' },
      { date: '2019-05-24', text: 'The first couples marry in Taiwan.' },
      { date: '2025-01-23', text: 'The law takes effect in Thailand.' },
    ],
    article: { title: 'Same-sex marriage', url: 'https://en.wikipedia.org/wiki/Same-sex_marriage' },
  },
  {
    id: '01a1f609-cd80-7273-b227-66c0bdec9524',
    key: 'right-to-repair',
    name: 'Right to repair',
    description:
      'People who want to open, fix and keep their phones and tractors asked for spare parts, manuals and fair rules, and lawmakers began to listen. Massachusetts voters decided on cars in 2012, and the European Union passed a law for household goods in 2024.',
    category: 'News & Politics',
    color: '#f27e7d',
    tags: ['repair', 'consumer rights', 'sustainability', 'electronics'],
    stillGrowing: true,
    events: [
      { date: '2012-11', text: 'Voters in Massachusetts approve a law on car repairs.' },
      { date: '2021-07', text: 'An order of the US president asks for fair repair rules.' },
      { date: '2024-04', text: 'The European Parliament adopts a right-to-repair directive.' },
    ],
    article: { title: 'Right to repair', url: 'https://en.wikipedia.org/wiki/Right_to_repair' },
  },
  {
    id: '01a1f608-e320-7467-92c3-a37b4388244e',
    key: 'free-public-transport',
    name: 'Free and flat-fare transport',
    description:
      'Cities and whole countries tried what happens when a bus ride costs nothing, or when one cheap ticket is valid everywhere. Tallinn made transport free for residents in 2013, Luxembourg for everybody in 2020, and Germany sold a nine-euro ticket in 2022.',
    category: 'News & Politics',
    color: '#ea6a53',
    tags: ['public transport', 'cities', 'climate', 'mobility'],
    stillGrowing: true,
    events: [
      { date: '2013-01-01', text: 'Public transport becomes free for the residents of Tallinn.' },
      { date: '2020-02-29', text: 'Luxembourg makes public transport free in the whole country.' },
      { date: '2022-06', text: 'Germany sells a ticket for nine euros a month for one summer.' },
    ],
    article: { title: 'Free public transport', url: 'https://en.wikipedia.org/wiki/Free_public_transport' },
  },
  {
    id: '01a1f607-f8c0-7588-81ed-e9356eb19e05',
    key: 'open-source-investigation',
    name: 'Open-source investigation',
    description:
      'Volunteers and reporters compare shadows, road signs and satellite pictures to find out what really happened in a video. Bellingcat, founded in 2014, made the method widely known, and newsrooms have built their own teams for it since.',
    category: 'News & Politics',
    color: '#f09066',
    tags: ['journalism', 'fact-checking', 'satellite images', 'bellingcat'],
    stillGrowing: true,
    events: [
      { date: '2014-07', text: 'Eliot Higgins founds Bellingcat.' },
      {
        date: '2023-03-12',
        text: '“Navalny”, a film that shows such an investigation, wins the Academy Award for documentaries.',
      },
    ],
    article: { title: 'Bellingcat', url: 'https://en.wikipedia.org/wiki/Bellingcat' },
  },
]
