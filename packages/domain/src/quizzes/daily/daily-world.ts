import { CATEGORIES, DEFAULT_CATEGORY } from '../../trends/categories/category'
import type { PlanetSubject } from '../../trends/planets/planet-appearance'
import { seededFraction } from '../../trends/planets/planet-seed'
import { dailyQuizId } from './daily-quiz'

/** Every quiz of the day has a world of its own, made of the day and lit in gold. */
export function dailyWorld(day: string): PlanetSubject {
  const id = dailyQuizId(day)
  return {
    id,
    category: CATEGORIES[Math.floor(seededFraction(id, 'category') * CATEGORIES.length)] ?? DEFAULT_CATEGORY,
    color: '#ffd592',
    lifecycle: 'rising',
    sources: [],
  }
}
