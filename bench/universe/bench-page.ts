/** What the bench page offers to the measurements, as `window.bench`. */
export type BenchPage = {
  /** Loads the universe and shows six planets. */
  open: () => Promise<void>
  close: () => void
  show: (count: number, selectedId?: string | null) => void
  /** Id of the first trend. */
  first: string
  /** Instants on the page's clock; null before. */
  chunkAtMs: number | null
  readyAtMs: number | null
  errors: string[]
  steps: { quality: string; atMs: number }[]
}

/** What is counted around the page, as `window.drawCounts`. */
export type DrawCounts = {
  /** WebGL draws since the last frame. */
  draws: number
  /** Draws of every frame that drew anything. */
  frames: number[]
  /** Counts no more: counting a draw allocates what it is called with. */
  stop: () => void
}
