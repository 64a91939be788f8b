import type { StarterTrend } from '../starter-trend'

export const businessTrends: readonly StarterTrend[] = [
  {
    id: '01a1f607-0e60-74e6-8688-6796f404a20b',
    key: 'four-day-week',
    name: 'The four-day week',
    description:
      'Same pay, same results, one day less: companies and public offices tested whether rested people do better work. After trials of shorter hours in Iceland, a British pilot with 61 companies followed in 2022, and most of them kept the shorter week.',
    category: 'Business',
    color: '#ee7a4f',
    tags: ['work', 'productivity', 'well-being', 'time off'],
    stillGrowing: true,
    events: [
      { date: '2015', text: 'Trials of a shorter week begin in Reykjavík.' },
      { date: '2022-06', text: 'Sixty-one British companies begin a pilot of six months.' },
    ],
    article: { title: 'Four-day workweek', url: 'https://en.wikipedia.org/wiki/Four-day_workweek' },
  },
  {
    id: '01a1f606-2400-772d-a8ec-0fbf826e7fa1',
    key: 'remote-work',
    name: 'Remote work',
    description:
      'Kitchen tables became offices in the spring of 2020, and for many people part of the week has stayed there. Jack Nilles had described telecommuting in 1973; half a century later video calls and shared documents made it ordinary.',
    category: 'Business',
    color: '#eca169',
    tags: ['home office', 'work', 'video calls', 'flexibility'],
    stillGrowing: true,
    events: [
      { date: '1973', text: 'Jack Nilles coins the word telecommuting.' },
      { date: '2020-03', text: 'Offices around the world close, and work moves home.' },
    ],
    article: { title: 'Remote work', url: 'https://en.wikipedia.org/wiki/Remote_work' },
  },
  {
    id: '01a1f605-39a0-7077-a076-29c497fc9f96',
    key: 'crowdfunding',
    name: 'Crowdfunding',
    description:
      'Strangers pay in advance for a watch, a board game or a novel they would like to exist, and so become part of its story. Kickstarter opened in 2009, and in 2022 the writer Brandon Sanderson gathered more than 41 million dollars for four secret books.',
    category: 'Business',
    color: '#f2c07d',
    tags: ['kickstarter', 'funding', 'makers', 'community'],
    stillGrowing: true,
    events: [
      { date: '2009-04-28', text: 'Kickstarter opens.' },
      { date: '2012', text: 'The Pebble watch gathers more than ten million dollars.' },
      { date: '2022-03', text: 'Four novels by Brandon Sanderson set the site’s record with 41.7 million dollars.' },
    ],
    article: { title: 'Kickstarter', url: 'https://en.wikipedia.org/wiki/Kickstarter' },
  },
  {
    id: '01a1f604-4f40-72ca-a8b7-5dda9eaf03b7',
    key: 'creator-economy',
    name: 'Paid by the fans',
    description:
      'Musicians, podcasters and essayists began to live from many small monthly payments instead of one large employer. Patreon opened the door in 2013 and Substack followed in 2017, and being a creator became a profession children name when asked.',
    category: 'Business',
    color: '#eac053',
    tags: ['creators', 'patreon', 'newsletters', 'subscriptions'],
    stillGrowing: true,
    events: [
      { date: '2013-05', text: 'Jack Conte and Sam Yam start Patreon.' },
      { date: '2017', text: 'Substack is founded for paid newsletters.' },
    ],
    article: { title: 'Patreon', url: 'https://en.wikipedia.org/wiki/Patreon' },
  },
  {
    id: '01a1f603-64e0-78f6-b72e-fb1719ec2937',
    key: 'bitcoin',
    name: 'Bitcoin',
    description:
      'Digital money without a bank started as an experiment among programmers and became a topic at family dinners. Since its first block in January 2009 it has bought pizza, made headlines with wild swings, and in 2024 arrived in American exchange-traded funds.',
    category: 'Business',
    color: '#f0df66',
    tags: ['cryptocurrency', 'blockchain', 'finance', 'money'],
    stillGrowing: true,
    events: [
      { date: '2009-01-03', text: 'The first block is mined.' },
      { date: '2010-05-22', text: 'Two pizzas are paid for with 10,000 bitcoins.' },
      { date: '2024-01-10', text: 'The US regulator approves funds that hold bitcoin directly.' },
    ],
    article: { title: 'Bitcoin', url: 'https://en.wikipedia.org/wiki/Bitcoin' },
  },
  {
    id: '01a1f602-7a80-7d55-9981-d3679a3e8612',
    key: 'nft-boom',
    name: 'The NFT boom',
    description:
      'Certificates of ownership for digital pictures made artists rich and newspapers curious for one remarkable year. In March 2021 a collage by Beeple was auctioned for 69 million dollars; by the end of 2022 most of the excitement was over.',
    category: 'Business',
    color: '#edef80',
    tags: ['nft', 'digital art', 'blockchain', 'collecting'],
    stillGrowing: false,
    events: [
      { date: '2017', text: 'CryptoPunks and CryptoKitties appear.' },
      { date: '2021-03-11', text: 'Christie’s sells a work by Beeple for 69.3 million dollars.' },
      { date: '2021-11', text: 'Collins Dictionary names NFT its word of the year.' },
    ],
    article: { title: 'Non-fungible token', url: 'https://en.wikipedia.org/wiki/Non-fungible_token' },
  },
  {
    id: '01a1f601-9020-7b5c-b13a-25235a304728',
    key: 'gamestop',
    name: 'The GameStop squeeze',
    description:
      'Small investors on a Reddit forum bought shares of a struggling chain of game shops together and caught large funds off guard. For some days in January 2021 the whole world watched a stock chart, and a feature film told the story two years later.',
    category: 'Business',
    color: '#d2ee4f',
    tags: ['stocks', 'reddit', 'investing', 'wallstreetbets'],
    stillGrowing: false,
    events: [
      { date: '2021-01-28', text: 'Robinhood and other brokers restrict buying while the price swings wildly.' },
      { date: '2023-09', text: 'The film “Dumb Money” retells the events.' },
    ],
    article: { title: 'GameStop short squeeze', url: 'https://en.wikipedia.org/wiki/GameStop_short_squeeze' },
  },
]
