import { DAY_MS } from '../primitives/time'
import type { Uuid } from '../primitives/uuid'
import type { LeaderboardEntry } from './leaderboard'
import { PAGE_DIFFICULTY } from './quiz'

/** QZ-28: scores from 100 down to 75, times from 180 to 290 s. Nobody is meant by the names. */
const SAMPLES = [
  { username: 'sample_nova', score: 100, time: 180 },
  { username: 'sample_comet', score: 90, time: 205 },
  { username: 'sample_orbit', score: 85, time: 235 },
  { username: 'sample_luna', score: 80, time: 260 },
  { username: 'sample_quark', score: 75, time: 290 },
] as const

/**
 * The five invented rows of a leaderboard, for a demonstration only (QZ-28, OP-40), a day apart until now. Their ids
 * come from the trend's, so that the same ones made again are the same rows.
 */
export function sampleEntriesOf(trendId: Uuid, nowMs: number): readonly LeaderboardEntry[] {
  return SAMPLES.map((sample, index) => ({
    ...sample,
    // version 8 of RFC 9562: an id of our own making, which no id by the clock (version 7) can be
    id: `${trendId.slice(0, 14)}8${index}${trendId.slice(16)}`,
    trendId,
    // the board that pages show
    difficulty: PAGE_DIFFICULTY,
    userId: null,
    achievedAtMs: nowMs - (SAMPLES.length - index) * DAY_MS,
    isSample: true,
  }))
}
