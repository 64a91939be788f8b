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
  /** What this game was played with on the fourteen days before, the latest first, as its packs hold it. */
  readonly earlier: () => Promise<readonly unknown[]>
  /** Things of the last weeks whose fate is known by now, in no promised order; none where no history is kept. */
  readonly pastCases: () => Promise<readonly RewindCase[]>
}
