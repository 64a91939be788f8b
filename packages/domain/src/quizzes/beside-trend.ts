import { isFitToAsk } from '../taste/matter-of-trend'
import { comparableWords } from '../trends/items/title-tokens'
import type { Trend } from '../trends/trend'
import type { Classic } from './daily/choose-classics'
import { type RandomNumber, shuffled } from './random-choice'

/** A trend as far as others are looked for beside it. */
export type Beside = Pick<Trend, 'id' | 'name' | 'description' | 'category'>

/** Live stories of a trend's category that may be played with, the strongest first. */
export function storiesBeside<Kind extends Trend>(trend: Beside, trends: readonly Kind[]): readonly Kind[] {
  return trends
    .filter(({ id, origin, category }) => id !== trend.id && origin === 'live' && category === trend.category)
    .filter(({ name, description }) => isFitToAsk(name) && isFitToAsk(description))
    .toSorted((a, b) => b.attention - a.attention || (a.id < b.id ? -1 : 1))
}

/**
 * Classics other than a trend: those whose name its own name or description has, then those of its category, then the
 * rest, each in a random order.
 */
export function classicsBeside(trend: Beside, classics: readonly Classic[], random: RandomNumber): readonly Classic[] {
  const words = new Set(comparableWords(`${trend.name} ${trend.description}`))
  const rank = ({ story }: Classic): number => {
    const named = comparableWords(story.name)
    if (named.length > 0 && named.every((word) => words.has(word))) return 0
    return story.category === trend.category ? 1 : 2
  }
  const others = classics.filter(({ story }) => story.id !== trend.id)
  return shuffled(others, random).toSorted((a, b) => rank(a) - rank(b))
}
