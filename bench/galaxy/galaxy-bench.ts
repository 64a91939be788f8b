/** What the bench page of the galaxy offers to the measurements, as `window.galaxyBench`. */
export type GalaxyBench = {
  frames: number
  readonly errors: string[]
  /** Instants on the page's clock: when the stars were handed over, and when the first of them were drawn. */
  readonly startedAtMs: number
  readyAtMs: number | null
  fly: ((seconds: number) => void) | null
  drag: ((seconds: number) => void) | null
  start?: (what: 'fly' | 'drag') => void
  /** What the page of the product holds beside the picture. */
  kept?: unknown
}
