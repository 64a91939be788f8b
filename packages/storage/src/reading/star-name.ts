import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { StarName } from '@trendverse/application/ports/trend-lives'
import { isClassic } from '@trendverse/domain/trends/classic'

type Named = Pick<TrendWrite, 'id' | 'name' | 'category' | 'status' | 'lifecycle' | 'sources' | 'origin'>

/** Whose life a star is, of what is kept of its trend. */
export function toStarName({ number, ...trend }: Named & { readonly number: number }): StarName {
  const { id, name, category, status, lifecycle } = trend
  return { number, id, name, category, lifecycle: isClassic(trend) ? null : lifecycle, onShow: status === 'active' }
}
