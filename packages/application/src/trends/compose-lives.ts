import { hourOf } from '@trendverse/domain/galaxy/life'
import { classicLife, nextLife, ownFamily, type RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { isClassic, yearsOf } from '@trendverse/domain/trends/classic'
import { readPulse } from '@trendverse/domain/trends/compose-pulse'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import type { FollowedItem } from '@trendverse/domain/trends/items/followed-item'
import { type RelatedEdge, relatedIdsOf } from '@trendverse/domain/trends/listing/related-trends'
import { isShown } from '@trendverse/domain/trends/remembered-trend'
import { readAttention } from '@trendverse/domain/trends/stories/attention'
import { mapInTurns } from '../in-turns'
import type { Needs } from '../ports/ports'
import type { Composition } from '../ports/stories'

type Composed = {
  readonly trends: readonly FollowedTrend[]
  /** The trends as they were read. */
  readonly stored: ReadonlyMap<Uuid, FollowedTrend>
  readonly itemsByStory: ReadonlyMap<Uuid, readonly FollowedItem[]>
  readonly related: readonly RelatedEdge[]
  readonly atMs: number
}

const TRENDS_AT_ONCE = 20

/**
 * The lives that began or changed in a run: of trends that visitors may read and that have new evidence, those at rest by its
 * end among them, and of the catalogue, whose years are known. A new life belongs to the constellation of what it is most related to.
 */
export async function composeLives(
  ports: Needs<'letOthersRun' | 'trendLives'>,
  { trends, stored, itemsByStory, related, atMs }: Composed,
): Promise<Composition['lives']> {
  const shown = trends.filter(isShown)
  const lives = new Map(await ports.trendLives.findLives(shown.map(({ id }) => id)))
  const after = (trend: FollowedTrend): RecordedLife | null => {
    const { id } = trend
    const life = lives.get(id) ?? null
    if (life !== null && stored.get(id)?.lastEvidenceAtMs === trend.lastEvidenceAtMs) return life
    const kin = life === null ? relatedIdsOf(id, related).find((other) => lives.has(other)) : undefined
    const family = (kin === undefined ? undefined : lives.get(kin)?.family) ?? ownFamily(id)
    const items = itemsByStory.get(id) ?? []
    if (items.length > 0) return nextLife(life, readingOf(items, atMs), family)
    const years = isClassic(trend) ? yearsOf(trend.datedEvents) : null
    return life ?? (years && classicLife(years, family))
  }
  const changed = await mapInTurns(ports, shown, TRENDS_AT_ONCE, (trend) => {
    const life = after(trend)
    if (life === null || life === lives.get(trend.id)) return null
    lives.set(trend.id, life)
    return { trendId: trend.id, life }
  })
  return changed.filter((one) => one !== null)
}

function readingOf(items: readonly FollowedItem[], atMs: number) {
  return {
    hour: hourOf(atMs),
    firstHour: hourOf(Math.min(...items.map(({ firstSeenAtMs }) => firstSeenAtMs))),
    lastHour: hourOf(Math.max(...items.map(({ lastSeenAtMs }) => lastSeenAtMs))),
    people: readAttention(items, readPulse(items, atMs), atMs).people,
  }
}
