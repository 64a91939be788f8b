import type { StarterTrend } from '../starter-trend'

export const fashionTrends: readonly StarterTrend[] = [
  {
    id: '01a1f61e-dc20-7018-803d-da8caf5cc5db',
    key: 'y2k-fashion',
    name: 'Y2K fashion',
    description:
      'Low waists, tiny bags, butterfly clips and shiny fabrics from around the year 2000 came back in the early 2020s. A generation that was too young the first time found the originals in second-hand apps, and designers followed them to the catwalk.',
    category: 'Fashion',
    color: '#ee4fcb',
    tags: ['y2k', 'retro', '2000s', 'style'],
    stillGrowing: false,
    events: [
      { date: '2011', text: 'Depop, later a favourite place for clothes of the 2000s, is founded.' },
      { date: '2021-10', text: 'Miu Miu shows cropped knitwear and very short, low skirts in Paris.' },
    ],
    article: { title: '2000s in fashion', url: 'https://en.wikipedia.org/wiki/2000s_in_fashion' },
  },
  {
    id: '01a1f61d-f1c0-703c-bb07-66e96269561c',
    key: 'second-hand',
    name: 'Second-hand first',
    description:
      'Buying used clothes changed from a way to save money into a hunt people are proud of. Apps born around 2010 let anybody sell a wardrobe from the sofa; Vinted, which began in Vilnius in 2008, became Lithuania’s first company valued above a billion.',
    category: 'Fashion',
    color: '#ec69bc',
    tags: ['thrifting', 'vintage', 'sustainability', 'vinted'],
    stillGrowing: true,
    events: [
      { date: '2008', text: 'Vinted is founded in Vilnius.' },
      { date: '2019-11', text: 'An investment values Vinted at more than one billion euros.' },
      { date: '2021', text: 'Etsy buys Depop for about 1.6 billion dollars.' },
    ],
    article: { title: 'Vinted', url: 'https://en.wikipedia.org/wiki/Vinted' },
  },
  {
    id: '01a1f61d-0760-772a-97de-fa0d5367e8a5',
    key: 'sneaker-culture',
    name: 'Sneaker culture',
    description:
      'Shoes made for sport became collectors’ items with release calendars, raffles and museum shows. It started with the Air Jordan of 1985, and by 2023 a pair worn by Michael Jordan in the 1998 finals was worth more than two million dollars.',
    category: 'Fashion',
    color: '#f27db6',
    tags: ['sneakers', 'nike', 'collecting', 'streetwear'],
    stillGrowing: true,
    events: [
      { date: '1985', text: 'Nike brings the first Air Jordan to shops.' },
      { date: '2016-02', text: 'StockX opens as an exchange for sneakers.' },
      { date: '2023-04', text: 'Shoes worn by Michael Jordan in 1998 are auctioned for 2.2 million dollars.' },
    ],
    article: { title: 'Sneaker collecting', url: 'https://en.wikipedia.org/wiki/Sneaker_collecting' },
  },
  {
    id: '01a1f61c-1d00-7f08-9640-c84d97cdb6a7',
    key: 'streetwear',
    name: 'Streetwear meets luxury',
    description:
      'Hoodies and skate shirts walked from the pavement into the oldest fashion houses. When Supreme and Louis Vuitton showed a collection together in 2017, and Virgil Abloh took over the latter’s menswear a year later, the line between the two was gone.',
    category: 'Fashion',
    color: '#ea5385',
    tags: ['streetwear', 'supreme', 'luxury', 'hoodies'],
    stillGrowing: false,
    events: [
      { date: '1994', text: 'Supreme opens its first shop in New York.' },
      { date: '2017-01', text: 'Louis Vuitton and Supreme show a shared collection in Paris.' },
      { date: '2018-03', text: 'Virgil Abloh becomes artistic director of menswear at Louis Vuitton.' },
    ],
    article: { title: 'Streetwear', url: 'https://en.wikipedia.org/wiki/Streetwear' },
  },
  {
    id: '01a1f61b-32a0-73ed-b65c-759ccb4d4df2',
    key: 'cottagecore',
    name: 'Cottagecore',
    description:
      'Puffed sleeves, wild flowers, home-made jam and a walk to the henhouse: an idealised country life became a style for people on their phones. Named on Tumblr around 2018, it bloomed in the lockdown year of 2020, when many longed for a garden.',
    category: 'Fashion',
    color: '#f0667f',
    tags: ['aesthetic', 'countryside', 'vintage', 'nature'],
    stillGrowing: false,
    events: [
      { date: '2018', text: 'The word appears on Tumblr.' },
      { date: '2020-07-24', text: 'Taylor Swift releases “Folklore”, whose woodland pictures fit the mood.' },
    ],
    article: { title: 'Cottagecore', url: 'https://en.wikipedia.org/wiki/Cottagecore' },
  },
  {
    id: '01a1f61a-4840-77f1-80e6-8bf0d11bd7d2',
    key: 'crocs',
    name: 'The return of Crocs',
    description:
      'A foam clog that was a joke for years became a badge of comfort and self-confidence. Fashion houses and musicians lent a hand from 2017 on, small charms filled the holes, and the shoe moved from the garden to the red carpet.',
    category: 'Fashion',
    color: '#ef8084',
    tags: ['shoes', 'comfort', 'collaborations', 'balenciaga'],
    stillGrowing: true,
    events: [
      { date: '2002', text: 'The company is founded in Colorado.' },
      { date: '2017-10', text: 'Balenciaga shows platform Crocs in Paris.' },
      { date: '2018-11', text: 'A version designed with Post Malone sells out at once.' },
    ],
    article: { title: 'Crocs', url: 'https://en.wikipedia.org/wiki/Crocs' },
  },
]
