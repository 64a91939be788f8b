import type { Category } from '../../trends/categories/category'
import type { WordBank } from './word-bank'

/** What people say of things they read up on. */
export const THOUGHT_WORDS = {
  Technology: {
    doing: [
      'opening forty tabs about it',
      'automating a two-minute job for a week',
      'reading the comments, not the article',
      'explaining it to people who asked how I am',
    ],
    cost: ['my free weekend', 'my laptop’s fan', 'my to-do list'],
    unit: ['tab'],
    expert: ['tech visionary', 'chief innovation officer'],
    promise: ['read one article', 'try the demo'],
    obsession: ['I said “paradigm” at a barbecue', 'my toaster is nervous', 'I have forty tabs and a theory'],
    scene: [
      'you asked one question and I drew a diagram',
      'it’s 3 a.m. and the answer is in tab forty',
      'it works and nobody knows why',
    ],
  },
  Science: {
    doing: [
      'nodding at a diagram I don’t understand',
      'explaining it with two oranges and a grape',
      'reading one abstract and feeling brilliant',
      'whispering “wow” at a graph',
    ],
    cost: ['my small talk', 'my lunch break', 'my sense of scale'],
    unit: ['graph', 'footnote'],
    expert: ['scientist', 'Nobel Prize hopeful'],
    promise: ['read the abstract', 'look at the picture'],
    obsession: [
      'I re-enact it with fruit',
      'I understood one sentence and framed it',
      'I got emotional at a bar chart',
    ],
    scene: [
      'you said “fascinating” and now must explain it',
      'you understand half and are telling everyone',
      'I’m holding two oranges and won’t stop',
    ],
  },
  'News & Politics': {
    doing: ['reading past the headline', 'refreshing the live ticker', 'reading the comments, against advice'],
    cost: ['my peace and quiet', 'my lunch break'],
    unit: ['headline'],
    expert: ['political analyst', 'television pundit'],
    promise: ['read one headline', 'check the weather'],
    obsession: ['I read past the headline and told everyone', 'I have tabs and footnotes'],
    scene: ['you only wanted the weather', 'someone brings it up over soup'],
  },
  Business: {
    doing: [
      'refreshing a chart I can’t read',
      'scheduling a meeting about the meeting',
      'explaining it on a napkin',
      'saying “synergy” with a straight face',
    ],
    cost: ['my calendar', 'my lunch break', 'my inbox'],
    unit: ['email', 'chart'],
    expert: ['economist', 'self-made CEO'],
    promise: ['check one email', 'look at the chart'],
    obsession: [
      'I made slides about it for the cat',
      'I said “let’s circle back” at dinner',
      'I have a spreadsheet with feelings',
    ],
    scene: [
      'this meeting could have been a nap',
      'you said “let’s circle back” to a toddler',
      'the chart moves and you say “as expected”',
    ],
  },
} as const satisfies Partial<Readonly<Record<Category, WordBank>>>
