import type { Category } from '../../trends/categories/category'
import { LIFE_WORDS } from './life-words'
import { PLAY_WORDS } from './play-words'
import { THOUGHT_WORDS } from './thought-words'
import type { WordBank } from './word-bank'

export const CATEGORY_WORDS: Readonly<Record<Category, WordBank>> = { ...PLAY_WORDS, ...THOUGHT_WORDS, ...LIFE_WORDS }

/** Words that go with anything. */
export const EVERYDAY_WORDS = {
  person: ['my dentist', 'my cat', 'my grandma', 'the bus driver', 'my houseplant', 'a stranger in the lift'],
  chore: ['answering emails', 'folding laundry', 'going to bed on time', 'doing my taxes', 'eating a vegetable'],
  duty: ['my inbox', 'the laundry', 'my actual job', 'my tax return', 'my deadline'],
} as const
