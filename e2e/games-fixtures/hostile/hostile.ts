/** A game that tries what it must not, tells the page how far it got, and then misbehaves as it is ordered to. */
import { ATTEMPTS, SITE } from './attempts'

const tell = (message: unknown): void => parent.postMessage(message, '*')

async function tryOne(attempt: () => unknown): Promise<string> {
  try {
    return `REACHED: ${String(await attempt()).slice(0, 60)}`
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : `refused: ${String(error)}`
  }
}

const ORDERS: Readonly<Record<string, () => void>> = {
  PAUSE_GAME: () => {
    for (let score = 0; score < 5_000; score += 1) tell({ type: 'SCORE_UPDATE', score })
  },
  RESUME_GAME: () => {
    for (;;);
  },
  RESET_GAME: () => location.assign('index.html?again'),
  UNMUTE_AUDIO: () => location.assign(`${SITE}/api/left`),
  MUTE_AUDIO: () => tell({ type: 'SAVE', id: 1, data: 'x'.repeat(50_000) }),
}
addEventListener('message', ({ data }: MessageEvent<{ readonly type: string }>) => ORDERS[data.type]?.())

const results: Record<string, string> = {}
await Promise.all(
  Object.entries(ATTEMPTS).map(async ([name, attempt]) => {
    results[name] = await tryOne(attempt)
  }),
)
// The journey reads this past the host, which knows no such message.
tell({ type: 'RESULTS', results })
tell({ type: 'ACHIEVEMENT_UNLOCKED', achievement: 'x'.repeat(61) })
tell({ type: 'SCORE_UPDATE', score: 5, admin: true })
tell({ type: 'SCORE_UPDATE', health: 900 })
tell({ type: 'GAME_READY', protocol: 1 })
