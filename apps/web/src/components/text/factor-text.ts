const FINE = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const ROUGH = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
/** From here on a fraction says nothing more. */
const ROUGH_FROM = 10

/** How many times something is something else: `3.2`, `14`, `1,200`. */
export function factorText(factor: number): string {
  return (factor < ROUGH_FROM ? FINE : ROUGH).format(factor)
}
