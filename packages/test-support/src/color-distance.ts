import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'

/** Lightness and the two axes of colour as OKLab has them (https://bottosson.github.io/posts/oklab/). */
function okLab(color: string): readonly [number, number, number] {
  const [red, green, blue] = parseHexColor(color) ?? [0, 0, 0]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How far apart two hex colours are seen: 1 from black to white, about 0.02 where the eye begins to tell them apart. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [okLab(one), okLab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
