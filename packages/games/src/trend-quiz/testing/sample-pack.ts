import type { PackTrend, TrendQuizPack, TrendQuizQuestion } from '../pack'

const world = (number: number, name: string, category: PackTrend['category']): PackTrend => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name,
  category,
  color: '#4fb4ff',
  momentum: number / 4,
  lifecycle: 'rising',
  sources: ['wikipedia', 'hacker-news'],
})

const WORLDS = {
  companions: world(1, 'AI Companions', 'Technology'),
  solarpunk: world(2, 'Solarpunk Living', 'Lifestyle'),
  drill: world(3, 'Hyper-drill', 'Music'),
  quiet: world(4, 'Quiet Luxury', 'Fashion'),
  analog: world(5, 'Analog Revival', 'Film & TV'),
  idols: world(6, 'Neon Idols', 'Music'),
  comet: world(7, 'A Comet You Can See', 'Science'),
  cozy: world(8, 'Cozy Horror Games', 'Gaming'),
  ferment: world(9, 'Home Ferments', 'Food'),
  trams: world(10, 'Night Trams', 'Lifestyle'),
  chess: world(11, 'Speed Chess', 'Sports'),
  island: world(12, 'The New Island', 'Science'),
} as const

type Side = readonly [name: keyof typeof WORLDS, value: number]
const side = ([name, value]: Side): TrendQuizQuestion['left'] => ({
  trend: WORLDS[name],
  value,
  link: `/trends/${WORLDS[name].id}`,
})

const READ = {
  ask: 'Which was read more on Wikipedia?',
  source: 'Wikipedia',
  window: 'latest full day',
  unit: 'views',
  wins: 'greater',
} as const
const POINTS = { ...READ, ask: 'Which has more points on Hacker News?', source: 'Hacker News', unit: 'points' } as const
const FIRST = { ...READ, ask: 'Which came first?', source: 'Our archive', unit: 'year', wins: 'smaller' } as const

const question = (measure: Omit<TrendQuizQuestion, 'left' | 'right'>, left: Side, right: Side): TrendQuizQuestion => ({
  ...measure,
  left: side(left),
  right: side(right),
})

/** An invented day. Recorded flights carry a copy of it, so changing it here changes none of them. */
export const samplePack: TrendQuizPack = {
  game: 'trend-quiz',
  day: '2026-11-22',
  edition: 'today',
  countedAt: '2026-11-22T00:00:00.000Z',
  questions: [
    question(READ, ['companions', 184_200], ['solarpunk', 30_400]),
    question(POINTS, ['drill', 61], ['comet', 312]),
    question(READ, ['idols', 22_900], ['quiet', 71_300]),
    question(FIRST, ['island', 2024], ['analog', 2007]),
    question(READ, ['chess', 48_700], ['cozy', 20_100]),
    question(POINTS, ['trams', 96], ['ferment', 201]),
    question(READ, ['solarpunk', 30_400], ['island', 55_600]),
    question(FIRST, ['quiet', 2009], ['chess', 2013]),
    question(POINTS, ['comet', 312], ['companions', 388]),
    question(READ, ['cozy', 20_100], ['idols', 22_900]),
  ],
}
