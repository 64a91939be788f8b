import type { StarterTrend } from '../starter-trend'

export const gamingTrends: readonly StarterTrend[] = [
  {
    id: '01a1f635-bf80-7f3d-86dc-2eab82c7f144',
    key: 'wordle',
    name: 'Wordle',
    description:
      'Six guesses, five letters and one puzzle a day for everybody: a small web game made by Josh Wardle became a worldwide morning ritual at the turn of 2022. Its grid of coloured squares let friends compare results without giving the word away.',
    category: 'Gaming',
    color: '#7cee4f',
    tags: ['puzzle', 'word games', 'daily', 'web'],
    stillGrowing: true,
    events: [
      { date: '2021-10', text: 'Josh Wardle makes the game public.' },
      { date: '2021-12', text: 'A share button turns results into rows of coloured squares.' },
      { date: '2022-01-31', text: 'The New York Times announces that it has bought the game.' },
    ],
    article: { title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' },
  },
  {
    id: '01a1f634-d520-7dcb-9957-0a42c19426ce',
    key: 'speedrunning',
    name: 'Speedrunning',
    description:
      'Players finish games as fast as they can, study every frame for shortcuts and cheer for each other’s records. Marathons streamed since 2010 turned the hobby into a festival for good causes, where thousands watch a childhood game fall apart in minutes.',
    category: 'Gaming',
    color: '#7bec69',
    tags: ['speedrun', 'charity', 'streaming', 'records'],
    stillGrowing: true,
    events: [
      {
        date: '2010-01',
        text: 'Classic Games Done Quick, the first marathon of its organisers, is streamed for charity.',
      },
      { date: '2011-01', text: 'The first Awesome Games Done Quick is held.' },
      { date: '2014', text: 'The leaderboard site speedrun.com opens.' },
    ],
    article: { title: 'Speedrunning', url: 'https://en.wikipedia.org/wiki/Speedrunning' },
  },
  {
    id: '01a1f633-eac0-7f3e-992f-22efce066db3',
    key: 'esports',
    name: 'Esports',
    description:
      'Competitive video games filled arenas once known for basketball and concerts, with commentators, jerseys and home crowds of their own. From the first million-dollar tournaments of the early 2010s the road led to medals at the Asian Games in 2023.',
    category: 'Gaming',
    color: '#7df27f',
    tags: ['competition', 'league of legends', 'dota', 'tournaments'],
    stillGrowing: true,
    events: [
      { date: '2011-08', text: 'The first edition of The International, a Dota 2 tournament, is played in Cologne.' },
      { date: '2013-10-04', text: 'The League of Legends world final fills the Staples Center in Los Angeles.' },
      { date: '2023-09', text: 'Esports count for medals at the Asian Games in Hangzhou.' },
    ],
    article: { title: 'Esports', url: 'https://en.wikipedia.org/wiki/Esports' },
  },
  {
    id: '01a1f633-0060-76ff-92db-2513f5bb079e',
    key: 'cozy-games',
    name: 'Cozy games',
    description:
      'No enemies and no hurry: players water crops, decorate rooms and visit friends in games that feel like a warm blanket. “Stardew Valley” showed the way in 2016, and “Animal Crossing: New Horizons” became a meeting place in the lockdown spring of 2020.',
    category: 'Gaming',
    color: '#53ea6c',
    tags: ['animal crossing', 'stardew valley', 'relaxing', 'nintendo'],
    stillGrowing: true,
    events: [
      { date: '2016-02-26', text: '“Stardew Valley”, made by a single developer, is released.' },
      { date: '2020-03-20', text: '“Animal Crossing: New Horizons” is released.' },
    ],
    article: {
      title: 'Animal Crossing: New Horizons',
      url: 'https://en.wikipedia.org/wiki/Animal_Crossing:_New_Horizons',
    },
  },
  {
    id: '01a1f632-1600-7db8-a9cb-d5e00309ce93',
    key: 'minecraft',
    name: 'Minecraft',
    description:
      'A world of blocks in which everybody is an architect grew into the best-selling video game there is. First shown in 2009, it became a classroom tool, a film set and a place where a generation met its friends, and it had passed 300 million copies by 2023.',
    category: 'Gaming',
    color: '#66f092',
    tags: ['sandbox', 'building', 'mojang', 'creativity'],
    stillGrowing: true,
    events: [
      { date: '2009-05-17', text: 'The first public version appears.' },
      { date: '2011-11-18', text: 'The full game is released.' },
      { date: '2014-11', text: 'Microsoft completes its purchase of the studio Mojang.' },
      { date: '2023-10', text: 'Mojang announces that more than 300 million copies have been sold.' },
    ],
    article: { title: 'Minecraft', url: 'https://en.wikipedia.org/wiki/Minecraft' },
  },
  {
    id: '01a1f631-2ba0-7d8d-a438-ff61957dfd75',
    key: 'pokemon-go',
    name: 'Pokémon Go',
    description:
      'In the summer of 2016 parks filled with people who looked for small monsters through their phones and met their neighbours instead. The game brought augmented reality into everyday life, and its players still gather for monthly community days.',
    category: 'Gaming',
    color: '#80efb4',
    tags: ['augmented reality', 'pokemon', 'mobile', 'outdoors'],
    stillGrowing: true,
    events: [
      { date: '2016-07-06', text: 'The game starts in the United States, Australia and New Zealand.' },
      { date: '2018-01', text: 'The first monthly Community Day is held.' },
    ],
    article: { title: 'Pokémon Go', url: 'https://en.wikipedia.org/wiki/Pok%C3%A9mon_Go' },
  },
]
