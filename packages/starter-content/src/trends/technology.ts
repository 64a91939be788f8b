import type { StarterTrend } from '../starter-trend'

export const technologyTrends: readonly StarterTrend[] = [
  {
    id: '01a1f62a-c300-7c4f-83d5-4e6235a8d1ab',
    key: 'generative-ai',
    name: 'Generative AI',
    description:
      'Software that writes, paints and answers in plain language moved from laboratories to everyday tools within a few months of 2022. Image models and then ChatGPT made it a conversation at every table, full of wonder, doubt and new habits.',
    category: 'Technology',
    color: '#4feece',
    tags: ['artificial intelligence', 'chatgpt', 'image generation', 'chatbots'],
    stillGrowing: true,
    events: [
      { date: '2022-08-22', text: 'The image model Stable Diffusion is published for everybody.' },
      { date: '2022-11-30', text: 'OpenAI opens ChatGPT to the public.' },
      { date: '2023-03-14', text: 'OpenAI presents GPT-4.' },
    ],
    article: {
      title: 'Generative artificial intelligence',
      url: 'https://en.wikipedia.org/wiki/Generative_artificial_intelligence',
    },
  },
  {
    id: '01a1f629-d8a0-7a47-86a1-19d132458a19',
    key: 'vibe-coding',
    name: 'Vibe coding',
    description:
      'Describing a program in plain words and letting a language model write the code got a name in February 2025, when Andrej Karpathy called it vibe coding. Hobby projects bloomed, engineers argued, and a dictionary made it the word of the year.',
    category: 'Technology',
    color: '#69ece6',
    tags: ['programming', 'artificial intelligence', 'copilot', 'software'],
    stillGrowing: true,
    events: [
      { date: '2021-06-29', text: 'GitHub shows a technical preview of Copilot, an assistant that suggests code.' },
      { date: '2025-02', text: 'Andrej Karpathy coins the term vibe coding.' },
      { date: '2025-11', text: 'Collins Dictionary names vibe coding its word of the year.' },
    ],
    article: { title: 'Vibe coding', url: 'https://en.wikipedia.org/wiki/Vibe_coding' },
  },
  {
    id: '01a1f628-ee40-7e17-996c-eeb685009eb0',
    key: 'electric-cars',
    name: 'Electric cars',
    description:
      'Quiet motors and charging cables went from curiosity to common sight on the street in little more than a decade. Norway shows how far it can go: in 2024 almost nine of ten new cars sold there ran on batteries alone.',
    category: 'Technology',
    color: '#7de6f2',
    tags: ['electric vehicles', 'batteries', 'mobility', 'climate'],
    stillGrowing: true,
    events: [
      { date: '2010-12', text: 'The first Nissan Leaf cars are delivered.' },
      { date: '2012-06-22', text: 'Deliveries of the Tesla Model S begin.' },
      { date: '2024', text: 'Battery cars make up almost nine of ten new cars sold in Norway.' },
    ],
    article: { title: 'Electric car', url: 'https://en.wikipedia.org/wiki/Electric_car' },
  },
  {
    id: '01a1f628-03e0-7717-8e4e-ee4c9f1db497',
    key: 'raspberry-pi',
    name: 'Raspberry Pi and the makers',
    description:
      'A bare computer the size of a bank card, sold for about 35 dollars, invited children and tinkerers to build whatever they could imagine. Since 2012 it has run weather stations, arcade cabinets, home servers and experiments in space.',
    category: 'Technology',
    color: '#53c4ea',
    tags: ['makers', 'hardware', 'programming', 'education'],
    stillGrowing: true,
    events: [
      { date: '2012-02-29', text: 'The first Raspberry Pi goes on sale.' },
      { date: '2015-11-26', text: 'The five-dollar Pi Zero is given away on the cover of a magazine.' },
      { date: '2019-06-24', text: 'The Raspberry Pi 4 is released.' },
    ],
    article: { title: 'Raspberry Pi', url: 'https://en.wikipedia.org/wiki/Raspberry_Pi' },
  },
  {
    id: '01a1f627-1980-70a9-804f-568b0209feab',
    key: 'fediverse',
    name: 'The Fediverse',
    description:
      'Instead of one company’s network, thousands of independent servers talk to each other, and people move between them with their friends. Built around Mastodon and an open web standard of 2018, it drew its largest crowd when Twitter changed hands in 2022.',
    category: 'Technology',
    color: '#66b9f0',
    tags: ['mastodon', 'open source', 'social media', 'activitypub'],
    stillGrowing: true,
    events: [
      { date: '2016', text: 'Mastodon is released.' },
      { date: '2018-01-23', text: 'ActivityPub becomes a recommendation of the World Wide Web Consortium.' },
      { date: '2022-11', text: 'Hundreds of thousands of people try Mastodon after the sale of Twitter.' },
    ],
    article: { title: 'Fediverse', url: 'https://en.wikipedia.org/wiki/Fediverse' },
  },
  {
    id: '01a1f626-2f20-7dca-8189-4d31166e73a9',
    key: 'virtual-reality',
    name: 'Virtual reality at home',
    description:
      'Headsets promised other worlds for decades, until a crowdfunded prototype in 2012 made the promise feel real. Since then people have danced with light sabres, met friends as avatars and tried whole offices in the air, with enthusiasm that comes in waves.',
    category: 'Technology',
    color: '#80b2ef',
    tags: ['vr', 'headsets', 'oculus', 'immersive'],
    stillGrowing: false,
    events: [
      { date: '2012-08-01', text: 'The Oculus Rift appears on Kickstarter.' },
      { date: '2016-03-28', text: 'The first Rift for consumers is delivered.' },
      { date: '2024-02-02', text: 'Apple starts selling the Vision Pro in the United States.' },
    ],
    article: { title: 'Virtual reality', url: 'https://en.wikipedia.org/wiki/Virtual_reality' },
  },
]
