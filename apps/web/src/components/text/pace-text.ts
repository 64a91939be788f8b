import { factorText } from './factor-text'

/** Between these a thing goes as fast as usual: what lies closer is noise. */
const USUAL = { from: 0.8, to: 1.2 } as const

/**
 * A trend's pace for reading: `3.2× the usual pace`, `the usual pace`, `slower than usual`; null where it is unknown.
 *
 * @param pace How many times as fast as things of its age usually go in its strongest source; 3.2 means 3.2 times.
 */
export function paceText(pace: number | null): string | null {
  if (pace === null || !Number.isFinite(pace)) return null
  if (pace < USUAL.from) return 'slower than usual'
  if (pace < USUAL.to) return 'the usual pace'
  return `${factorText(pace)}× the usual pace`
}
