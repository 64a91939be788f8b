import type { MetricUnit } from '../../../trends/items/source'

/** What we have to set against a count of theirs, by what is counted. */
export const MY_COUNTS: Readonly<Record<MetricUnit, readonly string[]>> = {
  views: [
    'my last video: 3 views, all mine',
    'my holiday video: 1 view, by Grandma, by accident',
    'my cooking channel: 4 views, one complaint',
    'my recital: 2 views, one through a window',
  ],
  stars: ['my last project: 1 star, by me', 'my code: 0 stars, 14 bugs', 'my own kitchen: 2 stars, on a good day'],
  points: [
    'my last comment: 1 point, and it came free',
    'my best joke: 2 points, then 1',
    'my pub quiz team: 4 points, all on cheese',
  ],
  searches: [
    'searches for my glasses: 4. They were on my head',
    'searches for my keys: 6, before breakfast',
    'searches for my own name: 1, by me',
  ],
  accounts: [
    'people who answered my post: my mum',
    'accounts I have: 31. Passwords I know: 2',
    'people at my party: 5, two by mistake',
  ],
  posts: ['my own post: a draft since March', 'my posts this year: 1, about soup', 'my fence: 9 posts, one loose'],
  upvotes: ['my best post: 2 upvotes, one from Dad', 'my best idea: 1 upvote, mine', 'my cooking: 3 upvotes, 1 dog'],
  mentions: [
    'mentions of me: 1, by my bank',
    'mentions of me: 1, by the smoke alarm',
    'mentions of me: 1, as “and guest”',
  ],
}
