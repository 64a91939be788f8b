const FULL = new Intl.NumberFormat('en')
const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const SHORT_FROM = 10_000

/** A count for reading: `1`, `9,312`, `12.4K`. */
export function countText(count: number): string {
  return count < SHORT_FROM ? FULL.format(count) : SHORT.format(count)
}

/** A count with its noun: `1 view`, `12.4K views`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}
