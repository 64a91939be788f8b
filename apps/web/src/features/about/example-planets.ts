import { CATEGORIES, type Category } from '@trendverse/domain/trends/categories/category'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import { CATEGORY_PALETTES } from '@trendverse/domain/trends/planets/planet-palettes'
import { PLANET_SIZES } from '@trendverse/domain/trends/planets/planet-size'

const idOf = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** A planet nobody has to know: the one on which size, glow and rings are shown. */
export const EXAMPLE: PlanetSubject = {
  id: idOf(7),
  category: 'Science',
  color: '#6fc7ff',
  lifecycle: 'rising',
  sources: [],
}

/** An average planet. */
const EXAMPLE_SIZE_PX = 80

export const SIZE_EXAMPLES = [
  { caption: 'last', size: EXAMPLE_SIZE_PX * PLANET_SIZES[4] },
  { caption: 'middle', size: EXAMPLE_SIZE_PX * PLANET_SIZES[2] },
  { caption: 'first', size: EXAMPLE_SIZE_PX * PLANET_SIZES[0] },
]

export const RING_EXAMPLES: readonly { readonly caption: string; readonly trend: PlanetSubject }[] = [
  { caption: 'one source', trend: EXAMPLE },
  { caption: 'two or more', trend: { ...EXAMPLE, sources: ['wikipedia', 'mastodon'] } },
]

export const GLOW_EXAMPLES: readonly PlanetSubject[] = LIFECYCLE_STAGES.map((lifecycle) => ({ ...EXAMPLE, lifecycle }))

/** One world per category, its air in its own light. */
export const CATEGORY_EXAMPLES = Object.fromEntries(
  CATEGORIES.map((category, index) => [
    category,
    {
      ...EXAMPLE,
      id: idOf(100 + index),
      category,
      color: CATEGORY_PALETTES[category][0].atmosphere,
      lifecycle: 'peak',
    } satisfies PlanetSubject,
  ]),
) as Readonly<Record<Category, PlanetSubject>>
