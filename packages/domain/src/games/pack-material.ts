import type { TrendJokes } from '../memes/built-in/trend-jokes'
import type { Uuid } from '../primitives/uuid'
import type { HandwrittenQuestion } from '../quizzes/handwritten/handwritten-question'
import type { Trend, TrendDetail } from '../trends/trend'
import type { RewindCase } from './rewind-case'

/** What the pack of a day can be made of. Each part is read when a game asks for it. */
export type PackMaterial = {
  /** `2026-11-22`, UTC. */
  readonly day: string
  /** Those on show, live ones and those of the starter catalogue, in any order. */
  readonly trends: readonly Trend[]
  /** All that is known of some of them; those that went meanwhile are left out. */
  readonly detailsOf: (trends: readonly Trend[]) => Promise<readonly TrendDetail[]>
  /** What was written by hand about one of them; nothing, where nothing was. */
  readonly jokesAbout: (trendId: Uuid) => Promise<TrendJokes>
  readonly questionsAbout: (trendId: Uuid) => Promise<readonly HandwrittenQuestion[]>
  /** What this game was played with on the fourteen days before, and after a past day; the latest first, as packs hold it. */
  readonly earlier: () => Promise<readonly unknown[]>
  /** Things of the last weeks whose fate is known by now, in no promised order; none where no history is kept. */
  readonly pastCases: () => Promise<readonly RewindCase[]>
}
