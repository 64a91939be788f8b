import type { MetricUnit } from '../../../trends/items/source'

type Counted = {
  /** One of those that are counted. */
  readonly one: string
  /** What we have to set against a count of theirs. */
  readonly mine: readonly string[]
}

/** Nobody knows why so many look something up, and the reason may be sad: what is set against it is ourselves, looking. */
const LOOKED_UP = [
  'at least nine of them me, checking the spelling',
  'the latest of them me, on a work call, nodding',
] as const

/** By what is counted. */
export const MY_COUNTS: Readonly<Record<MetricUnit, Counted>> = {
  views: { one: 'reader', mine: LOOKED_UP },
  searches: { one: 'search', mine: LOOKED_UP },
  stars: {
    one: 'star',
    mine: ['my last project: 1 star, by me', 'my code: 0 stars, 14 bugs', 'my own kitchen: 2 stars, on a good day'],
  },
  points: {
    one: 'point',
    mine: [
      'my last comment: 1 point, and it came free',
      'my best joke: 2 points, then 1',
      'my pub quiz team: 4 points, all on cheese',
    ],
  },
  accounts: {
    one: 'account',
    mine: [
      'people who answered my post: my mum',
      'accounts I have: 31. Passwords I know: 2',
      'people at my party: 5, two by mistake',
    ],
  },
  posts: {
    one: 'post',
    mine: ['my own post: a draft since March', 'my posts this year: 1, about soup', 'my fence: 9 posts, one loose'],
  },
  upvotes: {
    one: 'upvote',
    mine: ['my best post: 2 upvotes, one from Dad', 'my best idea: 1 upvote, mine', 'my cooking: 3 upvotes, 1 dog'],
  },
  mentions: {
    one: 'mention',
    mine: [
      'mentions of me: 1, by my bank',
      'mentions of me: 1, by the smoke alarm',
      'mentions of me: 1, as “and guest”',
    ],
  },
}
