import { ITEM, type ItemTable } from './item-table'

const SMOOTHING_HALF_LIFE_UNITS = 1
/** A series that never moved would make every step infinite: spreads below this share of its mean are not believed. */
const LEAST_RELATIVE_SPREAD = 0.02
const LOWEST = -4
const HIGHEST = 12

/** How many spreads a reading lies above the mean of its own past. */
function deviation(reading: number, mean: number, variance: number): number {
  const spread = Math.sqrt(variance) + LEAST_RELATIVE_SPREAD * Math.abs(mean) + 1e-9
  return Math.max(LOWEST, Math.min(HIGHEST, (reading - mean) / spread))
}

/**
 * Momentum of a long-lived item against its own past: smoothed level (heat, daily views) or velocity (growing counts),
 * in spreads around an exponentially weighted mean. Reads the past first and then takes the new reading into it.
 */
export function ownMomentum(items: ItemTable, slot: number, showsLevels: boolean, halfLifeUnits: number): number {
  const elapsed = items.get(slot, ITEM.lastElapsed)
  const sightings = items.get(slot, ITEM.sightings)
  const first = sightings <= 1
  const count = items.get(slot, ITEM.count)
  const smoothing = first ? 1 : 1 - 2 ** (-elapsed / SMOOTHING_HALF_LIFE_UNITS)
  const level = items.get(slot, ITEM.level) + smoothing * (count - items.get(slot, ITEM.level))
  items.set(slot, ITEM.level, level)
  const velocity = items.get(slot, ITEM.velocity)
  const weight = Math.max(1 - 2 ** (-elapsed / halfLifeUnits), 1 / sightings)
  const ofLevel = takeReading(items, slot, ITEM.levelMean, ITEM.levelVariance, level, weight)
  const ofSpeed = takeReading(items, slot, ITEM.speedMean, ITEM.speedVariance, velocity, weight)
  return first ? 0 : showsLevels ? ofLevel : ofSpeed
}

function takeReading(
  items: ItemTable,
  slot: number,
  meanColumn: typeof ITEM.levelMean | typeof ITEM.speedMean,
  varianceColumn: typeof ITEM.levelVariance | typeof ITEM.speedVariance,
  reading: number,
  weight: number,
): number {
  const mean = items.get(slot, meanColumn)
  const variance = items.get(slot, varianceColumn)
  const z = deviation(reading, mean, variance)
  const step = reading - mean
  items.set(slot, meanColumn, mean + weight * step)
  items.set(slot, varianceColumn, (1 - weight) * (variance + weight * step * step))
  return z
}
