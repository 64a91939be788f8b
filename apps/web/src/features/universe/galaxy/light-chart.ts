import { MOST_REACH } from '@trendverse/domain/galaxy/life'
import { LIGHT, lifeBrightness } from '@trendverse/domain/galaxy/life-light'
import { emptyLife, readLife } from '@trendverse/domain/galaxy/star-columns'
import type { StarCatalogue } from './star-catalogue'

/** Light of each category over time: `light[category * bins + bin]`. */
export type LightChart = { readonly bins: number; readonly light: Float32Array; readonly most: number }

/** How much less than its peak a light still counts in the chart: embers would be a floor that only grows. */
const FAINTEST = 1.5 * LIGHT.ember

/** Adds up the light of every life, by category and by equal steps of time from the first evidence to now. */
export function chartLight(catalogue: StarCatalogue, bins: number): LightChart {
  const { firstHour, nowHour, categories, parts } = catalogue
  const step = Math.max(1, nowHour - firstHour) / bins
  const light = new Float32Array(categories.length * bins)
  const life = emptyLife()
  for (const { columns } of parts) {
    for (let row = 0; row < columns.numbers.length; row++) {
      readLife(columns, row, life)
      const first = Math.max(0, Math.floor((life.bornHour - firstHour) / step))
      let hasShone = false
      for (let bin = first; bin < bins; bin++) {
        const hour = firstHour + (bin + 0.5) * step
        const least = (FAINTEST * life.reach) / MOST_REACH
        const now = lifeBrightness(life, Math.max(hour, life.bornHour))
        if (now <= least && (hasShone || hour > life.bornHour + life.peakHours)) break
        hasShone = true
        light[life.category * bins + bin] = (light[life.category * bins + bin] ?? 0) + now
      }
    }
  }
  let most = 0
  for (let bin = 0; bin < bins; bin++) {
    let sum = 0
    for (let category = 0; category < categories.length; category++) sum += light[category * bins + bin] ?? 0
    most = Math.max(most, sum)
  }
  return { bins, light, most }
}
