import type { StarterTrend } from '../starter-trend'

export const foodTrends: readonly StarterTrend[] = [
  {
    id: '01a1f619-5de0-7a56-9937-ba5935f6558e',
    key: 'bubble-tea',
    name: 'Bubble tea',
    description:
      'Sweet milk tea with chewy tapioca pearls travelled from Taiwan, where it was invented in the 1980s, to shopping streets everywhere. A fat straw, a shaken cup and endless choices made it a meeting point for young people, with an emoji of its own since 2020.',
    category: 'Food',
    color: '#ee4f58',
    tags: ['boba', 'taiwan', 'tea', 'drinks'],
    stillGrowing: true,
    events: [
      { date: '2020-03', text: 'Bubble tea is part of the emoji of Unicode 13.0.' },
      { date: '2023-01-29', text: 'A Google Doodle celebrates the drink.' },
    ],
    article: { title: 'Bubble tea', url: 'https://en.wikipedia.org/wiki/Bubble_tea' },
  },
  {
    id: '01a1f618-7380-7800-8a16-2c6c1ab3a146',
    key: 'dalgona-coffee',
    name: 'Dalgona coffee',
    description:
      'Equal parts of instant coffee, sugar and hot water, whipped until the arm hurts and spooned over cold milk. The drink got its name on Korean television in January 2020 and within weeks gave people in lockdown all over the world something to do in the kitchen.',
    category: 'Food',
    color: '#ec7569',
    tags: ['coffee', 'korea', 'lockdown', 'recipes'],
    stillGrowing: false,
    events: [
      {
        date: '2020-01',
        text: 'Actor Jung Il-woo tastes it in Macau on South Korean television and compares it with dalgona candy.',
      },
      { date: '2020-04', text: 'Videos of whipped coffee fill TikTok and Instagram.' },
    ],
    article: { title: 'Dalgona coffee', url: 'https://en.wikipedia.org/wiki/Dalgona_coffee' },
  },
  {
    id: '01a1f617-8920-7477-a7d2-1a1ae341d1ea',
    key: 'plant-based-meat',
    name: 'Plant-based meat',
    description:
      'Burgers made of peas or soy that sizzle and brown like beef moved from a few restaurants to fast-food menus. The first wave of 2016 led to a celebrated stock-market start in 2019; the excitement has calmed since, but the burgers stayed.',
    category: 'Food',
    color: '#f2997d',
    tags: ['vegan', 'burgers', 'climate', 'beyond meat'],
    stillGrowing: false,
    events: [
      { date: '2016-07', text: 'The Impossible Burger is first served at a restaurant in New York.' },
      { date: '2019-05-02', text: 'Beyond Meat goes public.' },
      { date: '2019-08', text: 'Burger King sells the Impossible Whopper all over the United States.' },
    ],
    article: { title: 'Impossible Foods', url: 'https://en.wikipedia.org/wiki/Impossible_Foods' },
  },
  {
    id: '01a1f616-9ec0-7f8c-8f35-6f2ad1850daf',
    key: 'sourdough',
    name: 'Sourdough at home',
    description:
      'Flour, water, salt and patience: in the spring of 2020 kitchens filled with bubbling starters that were given names like pets. Shops ran out of flour, neighbours passed on jars, and many who learnt to bake then have never stopped.',
    category: 'Food',
    color: '#ea8e53',
    tags: ['baking', 'bread', 'lockdown', 'home cooking'],
    stillGrowing: false,
    events: [
      {
        date: '2013',
        text: 'A library that keeps sourdough starters from around the world opens in St. Vith, Belgium.',
      },
      { date: '2020-03', text: 'Flour and yeast run short in shops as people begin to bake at home.' },
    ],
    article: { title: 'Sourdough', url: 'https://en.wikipedia.org/wiki/Sourdough' },
  },
  {
    id: '01a1f615-b460-7d5a-8472-35f4044bd25c',
    key: 'dubai-chocolate',
    name: 'Dubai chocolate',
    description:
      'A thick bar filled with pistachio cream and crisp threads of kadayif pastry was created by a small maker in Dubai. One video of a first crunchy bite at the end of 2023 was enough: in 2024 bakeries and supermarkets on several continents made their own.',
    category: 'Food',
    color: '#f0b166',
    tags: ['chocolate', 'pistachio', 'dessert', 'tiktok'],
    stillGrowing: true,
    events: [
      { date: '2021', text: 'Fix Dessert Chocolatier is founded in Dubai.' },
      { date: '2023-12', text: 'A video of Maria Vehera tasting the bar spreads on TikTok.' },
      { date: '2024', text: 'Shops around the world sell their own versions.' },
    ],
    article: { title: 'Dubai chocolate', url: 'https://en.wikipedia.org/wiki/Dubai_chocolate' },
  },
  {
    id: '01a1f614-ca00-7cbd-bc6c-fd04c85fe107',
    key: 'mukbang',
    name: 'Mukbang',
    description:
      'Eating a large meal in front of a camera and chatting with the audience began in South Korea around 2010 as company for people who dine alone. It became a genre of its own all over the world, and in 2021 the word entered the Oxford English Dictionary.',
    category: 'Food',
    color: '#efcd80',
    tags: ['korea', 'eating', 'streaming', 'asmr'],
    stillGrowing: true,
    events: [
      { date: '2010', text: 'Eating broadcasts become popular on the South Korean platform AfreecaTV.' },
      { date: '2021-09', text: 'The Oxford English Dictionary adds mukbang.' },
    ],
    article: { title: 'Mukbang', url: 'https://en.wikipedia.org/wiki/Mukbang' },
  },
  {
    id: '01a1f613-dfa0-76cb-8570-04ea206c6df9',
    key: 'food-trucks',
    name: 'Gourmet food trucks',
    description:
      'Ambitious cooks swapped a dining room for a van and told people on Twitter where to queue tonight. Korean tacos from a truck in Los Angeles started the wave in 2008, and street-food markets have been part of many cities since.',
    category: 'Food',
    color: '#eed44f',
    tags: ['street food', 'los angeles', 'tacos', 'cooking'],
    stillGrowing: true,
    events: [
      { date: '2008-11', text: 'The Kogi truck starts selling Korean tacos in Los Angeles.' },
      { date: '2010-08', text: '“The Great Food Truck Race” begins on American television.' },
    ],
    article: { title: 'Food truck', url: 'https://en.wikipedia.org/wiki/Food_truck' },
  },
]
