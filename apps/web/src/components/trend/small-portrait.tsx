import type { Category } from '@trendverse/domain/trends/categories/category'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { PlanetPortrait } from '../planet-portrait/planet-portrait'

type SmallPortraitProps = {
  readonly trend: {
    readonly id: string
    readonly color: string
    readonly category: Category
    readonly lifecycle: LifecycleStage
    readonly sources: readonly SourceId[]
  }
  readonly size: number
  readonly className?: string
}

/** The planet of a trend of which a list carries only the name and the looks. */
export function SmallPortrait({ trend, size, className }: SmallPortraitProps) {
  return (
    <PlanetPortrait trend={{ ...trend, momentum: 0 }} size={size} {...(className !== undefined && { className })} />
  )
}
