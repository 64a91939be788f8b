import type { Composition, TrendWrite } from '@trendverse/application/ports/stories'
import type { TrendLives } from '@trendverse/application/ports/trend-lives'
import { goesOn, starColumns } from '@trendverse/domain/galaxy/shown-lives'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { isShown } from '@trendverse/domain/trends/remembered-trend'
import { listNames, nameAsked } from '../reading/star-name'
import type { MemoryStore } from './memory-store'

/** Lives in memory. */
export function memoryTrendLives(store: MemoryStore): TrendLives {
  const stars = () =>
    [...store.trendLives].flatMap(([number, { trendId, life }]) => {
      const trend: TrendWrite | undefined = store.trends.get(trendId ?? '')
      return trend !== undefined && isShown(trend) ? [{ number, trend, life }] : []
    })
  return {
    findLives: async (ids) => {
      const wanted = new Set(ids)
      return new Map(
        [...store.trendLives.values()].flatMap(({ trendId, life }) =>
          trendId !== null && wanted.has(trendId) ? [[trendId, life] as const] : [],
        ),
      )
    },
    listStars: async () =>
      starColumns(
        stars().map(({ number, trend, life }) => ({
          ...life,
          number,
          category: trend.category,
          goesOn: goesOn(trend),
        })),
      ),
    nameStars: async (asked) => nameAsked(stars(), asked),
    listNames: async () => listNames(stars()),
  }
}

/** Numbers ascend in the order they are given, and are never given again. */
export function saveLives({ trendLives }: Pick<MemoryStore, 'trendLives'>, lives: Composition['lives']): void {
  const numbers = new Map([...trendLives].map(([number, { trendId }]) => [trendId, number]))
  for (const { trendId, life } of lives) {
    trendLives.set(numbers.get(trendId) ?? trendLives.size + 1, { trendId, life })
  }
}

/** A trend was deleted: its number stays taken. */
export function loseTrend({ trendLives }: Pick<MemoryStore, 'trendLives'>, id: Uuid): void {
  for (const [number, { trendId, life }] of trendLives)
    if (trendId === id) trendLives.set(number, { trendId: null, life })
}
