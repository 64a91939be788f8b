import { DEFAULT_CATEGORY, isCategory } from '../trends/categories/category'
import { parseHexColor, toHexColor } from '../trends/planets/planet-color'
import { CATEGORY_PALETTES } from '../trends/planets/planet-palettes'

/** A point of light needs more colour than a planet's air to be told from its neighbours. */
const SATURATION = 1.5

/** The colour of a category as light: the air of its planets. */
export function armColor(category: string): string {
  const [palette] = CATEGORY_PALETTES[isCategory(category) ? category : DEFAULT_CATEGORY]
  const light = parseHexColor(palette.atmosphere) ?? [1, 1, 1]
  const grey = (light[0] + light[1] + light[2]) / 3
  const more = (channel: number): number => Math.max(0, grey + (channel - grey) * SATURATION)
  return toHexColor([more(light[0]), more(light[1]), more(light[2])])
}
