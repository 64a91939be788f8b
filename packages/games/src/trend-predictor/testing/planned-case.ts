import type { Category } from '@trendverse/domain/trends/categories/category'
import type { CurvePoint, PredictorCase } from '../pack'

/** An invented case in a few figures. */
export type PlannedCase = {
  readonly name: string
  readonly category: Category
  readonly color: string
  /** Count at the end of what is seen. */
  readonly start: number
  readonly rank: number
  readonly bar: number
  readonly peak: number
  /** As it was stated, and here. */
  readonly engine: readonly [number, number] | null
}

const SEEN_UNTIL = 150
const DEADLINE = 1_530
const HIDDEN_POINTS = 23

/** Grows as counts of a front page do: fast at first, then ever slower. */
export function planned(
  { name, category, color, start, rank, bar, peak, engine }: PlannedCase,
  index: number,
): PredictorCase {
  const hidden = Array.from({ length: HIDDEN_POINTS }, (_, at): CurvePoint => {
    const share = (at + 1) / HIDDEN_POINTS
    return [SEEN_UNTIL + (at + 1) * 60, Math.round(start + (peak - start) * (1 - (1 - share) ** 2.6))]
  })
  return {
    trend: {
      id: `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
      name,
      category,
      color,
      momentum: 0,
      lifecycle: 'emerging',
      sources: ['hacker-news'],
    },
    source: 'Hacker News',
    unit: 'points',
    startsAt: '2026-10-12T04:30:00.000Z',
    seenUntilMinutes: SEEN_UNTIL,
    deadlineMinutes: DEADLINE,
    bar,
    barText: `${bar} points on Hacker News by 06:00 UTC on 13 Oct`,
    rank,
    seen: [
      [0, 0],
      [90, Math.round(start * 0.55)],
      [118, Math.round(start * 0.8)],
      [147, start],
    ],
    hidden,
    brokeOut: peak >= bar,
    engine: engine === null ? null : { stated: engine[0], here: engine[1] },
    baseRate: { stated: 10, here: 40 },
  }
}
