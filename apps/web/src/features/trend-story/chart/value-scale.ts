/** Maps values to heights in a chart: 0 is its foot, 1 its top. */
export type ValueScale = {
  readonly ticks: readonly number[]
  readonly heightOf: (value: number) => number
}

/** Steps people count in, times a power of ten. */
const FRIENDLY = [1, 2, 2.5, 5, 10] as const
const STEPS = 3

function friendlyStep(range: number): number {
  const rough = range / STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (FRIENDLY.find((factor) => factor * power >= rough) ?? 10) * power
  // Things are counted in whole numbers.
  return Math.max(1, Math.ceil(step))
}

/** A scale for counts: starts at zero (or at the lowest negative count) and ends at a friendly figure. */
export function countScale(values: readonly number[]): ValueScale {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(1, ...values)
  const step = friendlyStep(highest - lowest)
  const foot = Math.floor(lowest / step) * step
  const top = Math.ceil(highest / step) * step
  const ticks = Array.from({ length: Math.round((top - foot) / step) + 1 }, (_, index) => foot + index * step)
  return { ticks, heightOf: (value) => (value - foot) / (top - foot) }
}

/** A scale for positions: the first place is at the top. */
export function rankScale(values: readonly number[]): ValueScale {
  const worst = Math.max(2, ...values)
  const ticks = [...new Set([1, Math.round((1 + worst) / 2), worst])]
  return { ticks, heightOf: (value) => (worst - value) / (worst - 1) }
}
