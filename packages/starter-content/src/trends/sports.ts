import type { StarterTrend } from '../starter-trend'

export const sportsTrends: readonly StarterTrend[] = [
  {
    id: '01a1f630-4140-7a6b-b46f-d27c9542b9df',
    key: 'pickleball',
    name: 'Pickleball',
    description:
      'A backyard game from an island near Seattle, played with paddles and a perforated ball, became the sport neighbours queue for. Invented in 1965 and easy to learn at any age, it counted among the fastest-growing sports in the United States of the 2020s.',
    category: 'Sports',
    color: '#d8ee4f',
    tags: ['paddle', 'tennis', 'outdoors', 'fitness'],
    stillGrowing: true,
    events: [
      { date: '1965', text: 'The game is invented on Bainbridge Island, Washington.' },
      { date: '2022-03', text: 'Washington makes it the official sport of the state.' },
    ],
    article: { title: 'Pickleball', url: 'https://en.wikipedia.org/wiki/Pickleball' },
  },
  {
    id: '01a1f62f-56e0-7cb7-9572-0e2227940692',
    key: 'womens-football',
    name: 'The rise of women’s football',
    description:
      'Stadiums that once stood half empty for women’s matches now sell out, and the players are household names. In 2022 more than 91,000 people came to a club match in Barcelona, and a European final filled Wembley a few months later.',
    category: 'Sports',
    color: '#c7ec69',
    tags: ['football', 'soccer', 'world cup', 'euro'],
    stillGrowing: true,
    events: [
      { date: '2022-04-22', text: '91,648 people watch Barcelona play Wolfsburg at the Camp Nou.' },
      { date: '2022-07-31', text: '87,192 people see England win the European Championship at Wembley.' },
      { date: '2023-08-20', text: 'Spain win the World Cup in Sydney.' },
      { date: '2025-07-27', text: 'England defend the European title in Basel.' },
    ],
    article: {
      title: "Women's association football",
      url: 'https://en.wikipedia.org/wiki/Women%27s_association_football',
    },
  },
  {
    id: '01a1f62e-6c80-7b73-b334-b2324aace1b4',
    key: 'drive-to-survive',
    name: 'Formula 1’s new audience',
    description:
      'A documentary series turned drivers and team bosses into characters and brought a young, international audience to motor racing. It began in 2019, and soon races in Miami and Las Vegas joined the calendar to meet the new fans.',
    category: 'Sports',
    color: '#bff27d',
    tags: ['formula 1', 'racing', 'netflix', 'motorsport'],
    stillGrowing: true,
    events: [
      { date: '2019-03-08', text: 'The first season of “Drive to Survive” appears.' },
      { date: '2022-05-08', text: 'The first Miami Grand Prix is held.' },
      { date: '2023-11', text: 'Formula 1 returns to Las Vegas with a night race on the Strip.' },
    ],
    article: { title: 'Formula 1: Drive to Survive', url: 'https://en.wikipedia.org/wiki/Formula_1:_Drive_to_Survive' },
  },
  {
    id: '01a1f62d-8220-786b-82ba-d21276e8d345',
    key: 'street-sports-olympics',
    name: 'Skateboarding at the Olympics',
    description:
      'Sports born on stairs, walls and pavements entered the Olympic Games, with teenagers on the podium and rivals who cheer for each other. Skateboarding and climbing had their first events in Tokyo in 2021, and breaking joined for Paris in 2024.',
    category: 'Sports',
    color: '#92ea53',
    tags: ['skateboarding', 'olympics', 'climbing', 'breaking'],
    stillGrowing: true,
    events: [
      { date: '2021-07-25', text: 'Yuto Horigome of Japan wins the first Olympic skateboarding event in Tokyo.' },
      { date: '2021-08', text: 'Sport climbing has its first Olympic medals.' },
      { date: '2024-08', text: 'Breaking is danced for medals in Paris.' },
    ],
    article: {
      title: 'Skateboarding at the Summer Olympics',
      url: 'https://en.wikipedia.org/wiki/Skateboarding_at_the_Summer_Olympics',
    },
  },
  {
    id: '01a1f62c-97c0-766b-abb6-14a073d9ae15',
    key: 'caitlin-clark',
    name: 'The Caitlin Clark effect',
    description:
      'A guard from Iowa who shoots from almost anywhere brought record audiences to women’s basketball. In 2024 she passed the scoring record of the college game, her final was watched by more people than the men’s, and full arenas followed her into the WNBA.',
    category: 'Sports',
    color: '#8bf066',
    tags: ['basketball', 'wnba', 'college sports', 'records'],
    stillGrowing: true,
    events: [
      {
        date: '2024-02-15',
        text: 'Clark breaks the career scoring record of women’s college basketball in the top division.',
      },
      {
        date: '2024-04-07',
        text: 'About 18.9 million people in the United States watch the final between South Carolina and Iowa.',
      },
      { date: '2024-04-15', text: 'The Indiana Fever choose her first in the WNBA draft.' },
    ],
    article: { title: 'Caitlin Clark', url: 'https://en.wikipedia.org/wiki/Caitlin_Clark' },
  },
  {
    id: '01a1f62b-ad60-7874-9483-adbd03763a2b',
    key: 'parkrun',
    name: 'parkrun',
    description:
      'Every Saturday morning people meet in a park and run five kilometres, free of charge, timed by volunteers and finished with coffee. Thirteen runners started it in London in 2004; today such mornings take place in more than twenty countries.',
    category: 'Sports',
    color: '#8def80',
    tags: ['running', 'volunteers', 'community', 'fitness'],
    stillGrowing: true,
    events: [
      { date: '2004-10-02', text: 'Thirteen people run the first event in Bushy Park, London.' },
      { date: '2007', text: 'A second weekly run begins, on Wimbledon Common.' },
      { date: '2024-10', text: 'The movement celebrates twenty years.' },
    ],
    article: { title: 'Parkrun', url: 'https://en.wikipedia.org/wiki/Parkrun' },
  },
]
