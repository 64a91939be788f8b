import { CATEGORIES, type Category } from '@trendverse/domain/trends/categories/category'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import { CATEGORY_PALETTES } from '@trendverse/domain/trends/planets/planet-palettes'

const idOf = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** A planet nobody has to know: the one on which size, glow and rings are shown. */
export const EXAMPLE: PlanetSubject = {
  id: idOf(7),
  category: 'Science',
  color: '#6fc7ff',
  momentum: 3,
  lifecycle: 'rising',
  sources: [],
}

export const SIZE_EXAMPLES = [
  { caption: 'little', size: 56 },
  { caption: 'some', size: 84 },
  { caption: 'much', size: 124 },
] as const

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
