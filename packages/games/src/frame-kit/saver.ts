import type { GameHost } from '@trendverse/game-kit/connect-to-host'

/** Twenty saves a minute are allowed; the last one must be among them. */
const LEAST_GAP_MS = 3_500

/** Saves the latest state; states in between are skipped. */
export function createSaver(host: Pick<GameHost, 'save'>) {
  let waiting: string | null = null
  let isResting = false
  const flush = (): void => {
    if (waiting === null) {
      isResting = false
      return
    }
    const data = waiting
    waiting = null
    isResting = true
    void host.save(data)
    setTimeout(flush, LEAST_GAP_MS)
  }
  return {
    save(data: string): void {
      waiting = data
      if (!isResting) flush()
    },
  }
}
