import type { TrendLives } from '@trendverse/application/ports/trend-lives'
import type { TrendReader, TrendRecord } from '@trendverse/application/ports/trends'
import { listedLife } from '@trendverse/domain/galaxy/listed-life'
import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import { goesOn, starColumns } from '@trendverse/domain/galaxy/shown-lives'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { listNames, nameAsked } from '../reading/star-name'

type LivingTrend = { readonly number: number; readonly trend: TrendRecord; readonly life: RecordedLife }

/** The lives of the few trends a device knows, as their cards tell them. Stories are only followed on a server. */
export function browserTrendLives(trends: Pick<TrendReader, 'listActive'>): TrendLives {
  const stars = async () => livingTrends(await trends.listActive())
  return {
    findLives: async () => new Map(),
    listStars: async () =>
      starColumns(
        (await stars()).map(({ number, trend, life }) => ({
          ...life,
          number,
          category: trend.category,
          goesOn: goesOn(trend),
        })),
      ),
    nameStars: async (asked) => nameAsked(await stars(), asked),
    listNames: async () => listNames(await stars()),
  }
}

/** Nobody counted them here: a trend's number is the end of its id, or the next one that is free. */
function livingTrends(trends: readonly TrendRecord[]): LivingTrend[] {
  const families = new Map<Uuid, number>()
  const taken = new Set<number>()
  const living = trends
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((trend) => {
      const life = listedLife(trend)
      if (life === null) return []
      const family = trend.relatedIds.map((id) => families.get(id)).find((one) => one !== undefined) ?? life.family
      families.set(trend.id, family)
      let number = Number.parseInt(trend.id.slice(-8), 16) || 1
      while (taken.has(number)) number += 1
      taken.add(number)
      return [{ number, trend, life: { ...life, family } }]
    })
  return living.sort((a, b) => a.number - b.number)
}
