import { AgeBinnedMoments, ageBin } from '@trendverse/domain/trends/momentum/age-binned-moments'
import { MomentumEngine } from '@trendverse/domain/trends/momentum/momentum-engine'
import type { HistoryRow } from './observation-rows'

/** Every score the evaluation compares, ours last. */
export const SCORE_NAMES = [
  'raw metric',
  'HN gravity',
  'Mastodon 2 h',
  'Reddit hot',
  'age-cohort z',
  'formula S',
  'online (ours)',
] as const

/** Start of Reddit's clock, seconds since 1970. */
const REDDIT_EPOCH_S = 1_134_028_003

/** HN: (points - 1)^0.8 / (age + 2 h)^1.8, age in hours. */
export function hackerNewsGravity(points: number, ageHours: number): number {
  return Math.max(0, points - 1) ** 0.8 / ((ageHours * 60 + 120) / 60) ** 1.8
}

/** Mastodon status score: (observed - 1)^2, nothing below 5, halved every two hours. */
export function mastodonScore(observed: number, ageHours: number): number {
  return observed < 5 ? 0 : (observed - 1) ** 2 * 0.5 ** (ageHours / 2)
}

/** Reddit hot: log10 of the score plus the time it was published, in units of 12.5 hours. */
export function redditHot(score: number, publishedAtS: number): number {
  return Math.log10(Math.max(Math.abs(score), 1)) * Math.sign(score) + (publishedAtS - REDDIT_EPOCH_S) / 45_000
}

/** A count for a row without one: places in a list, best first. */
const countOf = ({ observation: { metric, rank } }: HistoryRow): number =>
  metric ?? (rank !== null && rank >= 1 ? 1_000 / rank : 0)

/** The scores our own is compared with, for the snapshots of one source; they see what the engine sees. */
export class SourceBaselines {
  private readonly unitHours: 1 | 24
  private readonly cohorts = new AgeBinnedMoments(1)
  private readonly formula: MomentumEngine

  constructor(unitHours: 1 | 24) {
    this.unitHours = unitHours
    this.formula = new MomentumEngine({ timeUnitHours: unitHours, ranking: 'formula' })
  }

  /** One list of scores per row, in the order of SCORE_NAMES without ours. */
  score(rows: readonly HistoryRow[], agesHours: readonly number[]): number[][] {
    const observedAtMs = rows[0]?.observedAtMs ?? 0
    const byFormula = this.formula.observe({ observedAtMs, observations: rows.map((row) => row.observation) }).scores
    const scored = rows.map((row, index) => {
      const count = countOf(row)
      const ageHours = agesHours[index] ?? 0
      return [
        count,
        hackerNewsGravity(count, ageHours),
        mastodonScore(count, ageHours),
        redditHot(count, observedAtMs / 1_000 - ageHours * 3_600),
        this.cohorts.zScore(0, ageBin(ageHours / this.unitHours), Math.log(Math.max(0, count) + 1)),
        byFormula[index]?.momentum ?? 0,
      ]
    })
    for (const [index, row] of rows.entries()) {
      const bin = ageBin((agesHours[index] ?? 0) / this.unitHours)
      this.cohorts.add(0, bin, Math.log(Math.max(0, countOf(row)) + 1))
    }
    return scored
  }
}
