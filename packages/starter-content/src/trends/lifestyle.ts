import type { StarterTrend } from '../starter-trend'

export const lifestyleTrends: readonly StarterTrend[] = [
  {
    id: '01a1f600-a5c0-749e-b928-72548fe85fed',
    key: 'booktok',
    name: 'BookTok',
    description:
      'Readers film themselves crying over a last chapter, and the next day the book is sold out. Since 2020 the corner of TikTok devoted to novels has filled tables in bookshops and made bestsellers of titles that were years old.',
    category: 'Lifestyle',
    color: '#eec24f',
    tags: ['books', 'reading', 'tiktok', 'romance'],
    stillGrowing: true,
    events: [
      { date: '2020', text: 'Readers gather under the tag BookTok during lockdown.' },
      {
        date: '2022',
        text: '“It Ends with Us” by Colleen Hoover, first published in 2016, is among the best-selling books of the year.',
      },
    ],
    article: { title: 'BookTok', url: 'https://en.wikipedia.org/wiki/BookTok' },
  },
  {
    id: '01a1f5ff-bb60-7f64-9fa3-ad232ee85f77',
    key: 'digital-nomads',
    name: 'Digital nomads',
    description:
      'A laptop, a café with good Wi-Fi and a flat rented by the month: working while travelling became a way of life with its own towns and visas. A book gave it the name in 1997, and in 2020 Estonia began to welcome such guests with a special visa.',
    category: 'Lifestyle',
    color: '#ecdc69',
    tags: ['travel', 'remote work', 'visas', 'freelancing'],
    stillGrowing: true,
    events: [
      { date: '1997', text: 'The book “Digital Nomad” by Tsugio Makimoto and David Manners is published.' },
      { date: '2020-08-01', text: 'Estonia opens its digital nomad visa.' },
    ],
    article: { title: 'Digital nomad', url: 'https://en.wikipedia.org/wiki/Digital_nomad' },
  },
  {
    id: '01a1f5fe-d100-7849-ac3e-dc0d04d05c5d',
    key: 'tidying-up',
    name: 'Tidying with Marie Kondo',
    description:
      'Take each thing in your hands and keep it if it sparks joy: a Japanese tidying consultant made clearing out a drawer feel like a small ceremony. Her book reached English readers in 2014, and a series in January 2019 filled charity shops with donations.',
    category: 'Lifestyle',
    color: '#eff27d',
    tags: ['home', 'minimalism', 'organising', 'japan'],
    stillGrowing: false,
    events: [
      { date: '2014-10', text: '“The Life-Changing Magic of Tidying Up” appears in the United States.' },
      { date: '2019-01-01', text: '“Tidying Up with Marie Kondo” starts on Netflix.' },
    ],
    article: { title: 'Marie Kondo', url: 'https://en.wikipedia.org/wiki/Marie_Kondo' },
  },
  {
    id: '01a1f5fd-e6a0-719b-b181-07ee30d529f4',
    key: 'hygge',
    name: 'Hygge',
    description:
      'Candles, wool socks and unhurried company: a Danish word for cosiness became a recipe for long winters elsewhere. In 2016 several books explained it to English readers, and dictionaries put it on their lists of the words of the year.',
    category: 'Lifestyle',
    color: '#cfea53',
    tags: ['denmark', 'cosy', 'home', 'winter'],
    stillGrowing: false,
    events: [
      { date: '2016-09', text: '“The Little Book of Hygge” by Meik Wiking is published.' },
      { date: '2016-11', text: 'Hygge stands on the short list for the word of the year of Oxford Dictionaries.' },
    ],
    article: { title: 'Hygge', url: 'https://en.wikipedia.org/wiki/Hygge' },
  },
  {
    id: '01a1f5fc-fc40-7400-958f-1f36d894c256',
    key: 'bullet-journal',
    name: 'Bullet journal',
    description:
      'A notebook, a pen and a handful of symbols are enough to keep plans, memories and lists in one place. The designer Ryder Carroll shared his method in 2013, and a community turned its plain dots into pages of careful lettering.',
    category: 'Lifestyle',
    color: '#c3f066',
    tags: ['journaling', 'stationery', 'productivity', 'creativity'],
    stillGrowing: true,
    events: [
      { date: '2013', text: 'Ryder Carroll presents the method online.' },
      { date: '2018-10', text: 'His book “The Bullet Journal Method” is published.' },
    ],
    article: { title: 'Bullet journal', url: 'https://en.wikipedia.org/wiki/Bullet_journal' },
  },
  {
    id: '01a1f5fc-11e0-7077-968c-c5c3f5ead26f',
    key: 'dry-january',
    name: 'Dry January',
    description:
      'A month without alcohol after the holidays began as a British campaign and became a yearly habit in many countries. Some four thousand people joined in 2013; since then bars have learnt to mix drinks that need no spirits.',
    category: 'Lifestyle',
    color: '#baef80',
    tags: ['health', 'habits', 'alcohol-free', 'new year'],
    stillGrowing: true,
    events: [
      { date: '2013-01', text: 'Alcohol Concern holds the first campaign in Britain.' },
      { date: '2014-01', text: 'The second campaign already draws more than ten thousand people.' },
    ],
    article: { title: 'Dry January', url: 'https://en.wikipedia.org/wiki/Dry_January' },
  },
  {
    id: '01a1f5fb-2780-754b-a1c3-f433b0876868',
    key: 'bike-sharing',
    name: 'Bike sharing',
    description:
      'Take a bicycle at one corner and leave it at another: an idea tried with white bikes in Amsterdam in 1965 conquered cities once phones and cards could unlock the lock. Paris showed the scale in 2007 and New York followed in 2013.',
    category: 'Lifestyle',
    color: '#8aee4f',
    tags: ['cycling', 'cities', 'mobility', 'climate'],
    stillGrowing: true,
    events: [
      { date: '1965', text: 'Activists in Amsterdam put out white bicycles for everybody.' },
      { date: '2007-07-15', text: 'Vélib’ starts in Paris.' },
      { date: '2013-05-27', text: 'Citi Bike starts in New York.' },
    ],
    article: { title: 'Bicycle-sharing system', url: 'https://en.wikipedia.org/wiki/Bicycle-sharing_system' },
  },
]
