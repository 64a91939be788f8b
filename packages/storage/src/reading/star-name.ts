import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { AskedStars, StarName } from '@trendverse/application/ports/trend-lives'
import type { NamedStars } from '@trendverse/domain/galaxy/named-stars'
import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import { isClassic } from '@trendverse/domain/trends/classic'

type Named = Pick<TrendWrite, 'id' | 'name' | 'category' | 'color' | 'status' | 'lifecycle' | 'sources' | 'origin'>
type Star = { readonly number: number; readonly trend: Named; readonly life: Pick<RecordedLife, 'reach'> }

/** Whose life a star is, of what is kept of its trend. */
export function toStarName({ number, ...trend }: Named & { readonly number: number }): StarName {
  const { id, name, category, color, sources, status } = trend
  const lifecycle = isClassic(trend) ? null : trend.lifecycle
  return { number, id, name, category, color, sources, lifecycle, onShow: status === 'active' }
}

/** `nameStars` where all stars are at hand, ascending by number. */
export function nameAsked(stars: readonly Star[], { numbers = [], ids = [] }: AskedStars): StarName[] {
  const [byNumber, byId] = [new Set(numbers), new Set(ids)]
  return stars
    .filter(({ number, trend }) => byNumber.has(number) || byId.has(trend.id))
    .map(({ number, trend }) => toStarName({ ...trend, number }))
}

/** `listNames` where all stars are at hand, ascending by number. */
export function listNames(stars: readonly Star[]): NamedStars {
  return {
    numbers: Uint32Array.from(stars, ({ number }) => number),
    reaches: Uint8Array.from(stars, ({ life }) => life.reach),
    names: stars.map(({ trend }) => trend.name),
  }
}
