import { categoryColor } from '@trendverse/domain/trends/categories/category-colors'
import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import { PALETTE_SIZE } from './shaders/stars'

/** The colours of a table of categories as the shaders take them: linear light, three numbers each. */
export function armPalette(categories: readonly string[]): Float32Array {
  const palette = new Float32Array(3 * PALETTE_SIZE)
  for (const [index, category] of categories.slice(0, PALETTE_SIZE).entries()) {
    palette.set(parseHexColor(categoryColor(category)) ?? [1, 1, 1], 3 * index)
  }
  return palette
}
