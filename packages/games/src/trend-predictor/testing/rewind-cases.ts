import type { RewindCase } from '@trendverse/domain/games/rewind-case'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { planned } from './planned-case'

const FIRST_SIGHT_MS = Date.parse('2026-10-12T06:00:00.000Z')

/** A case as the database tells it: something on Hacker News, seen for a day. */
export function buildRewindCase(number: number, changes: Partial<RewindCase> = {}): RewindCase {
  const brokeOut = changes.brokeOut ?? number % 3 === 0
  const peak = brokeOut ? 480 + number : 90 + number
  return {
    trend: {
      id: planned(
        { name: 'x', category: 'Music', color: '#4fb4ff', start: 1, rank: 1, bar: 9, peak: 2, engine: null },
        number,
      ).trend.id,
      name: `Band ${number} plays on the roof`,
      description: 'People say it is worth a look, and they share it.',
      tags: ['music'],
      category: 'Music',
      origin: 'live',
      color: '#4fb4ff',
    },
    title: `A roof concert of band ${number}`,
    source: 'hacker-news',
    publishedAtMs: FIRST_SIGHT_MS - 2 * HOUR_MS,
    forecastAtMs: FIRST_SIGHT_MS,
    probability: 0.2,
    hadLearnt: true,
    baseRate: 0.1,
    bar: 300,
    brokeOut,
    points: Array.from({ length: 24 }, (_, hour) => ({
      atMs: FIRST_SIGHT_MS + hour * HOUR_MS,
      count: Math.round(20 + ((peak - 20) * hour) / 23),
      rank: 1 + hour,
    })),
    ...changes,
  }
}
