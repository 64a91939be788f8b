/** The smallest game: it counts taps, by pointer or arrow key, and remembers them. */
import { connectToHost } from '@trendverse/game-kit/connect-to-host'

const host = connectToHost()
const button = document.querySelector('button')
let taps = 0

function show(): void {
  if (button !== null) button.textContent = `Tapped ${taps} times`
}

async function tap(): Promise<void> {
  taps += 1
  show()
  host.tell({ type: 'SCORE_UPDATE', score: taps })
  if (taps === 1) host.tell({ type: 'ACHIEVEMENT_UNLOCKED', achievement: 'First tap' })
  await host.save(String(taps))
}

button?.addEventListener('click', () => void tap())
addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowUp') void tap()
})
host.on('START_GAME', () => host.tell({ type: 'GAME_STARTED' }))
host.on('PAUSE_GAME', () => host.tell({ type: 'GAME_PAUSED' }))
host.on('RESUME_GAME', () => host.tell({ type: 'GAME_RESUMED' }))
host.on('RESET_GAME', () => {
  taps = 0
  show()
})
void host.config.then(({ save }) => {
  taps = Number(save ?? 0)
  show()
  host.tell({ type: 'GAME_LOADED' })
})
host.tell({ type: 'GAME_READY', protocol: 1 })
