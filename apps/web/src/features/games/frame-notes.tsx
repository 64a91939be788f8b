import type { Game } from '@trendverse/domain/games/game'
import type { PlayState } from '@trendverse/domain/games/play-state'
import { Instructions } from './instructions'

/** GF-01: over the frame until the game says that it is loaded. */
export function LoadingOverlay({ isMobile }: { readonly isMobile: boolean }) {
  return (
    <output className="game-overlay">
      <span className="game-overlay-orbit" aria-hidden="true" />
      <span className="text-lg font-semibold">Loading Game...</span>
      <span className="text-sm text-muted">{isMobile ? 'Optimizing for mobile' : 'Preparing game environment'}</span>
    </output>
  )
}

type MobileStripProps = {
  readonly play: Pick<PlayState, 'hasControls'>
  readonly orientation: 'landscape' | 'portrait'
}

/** GF-03 */
export function MobileStrip({ play, orientation }: MobileStripProps) {
  return (
    <ul aria-label="Game status" className="game-strip">
      <li>{play.hasControls ? 'Game Ready' : 'Loading...'}</li>
      <li>{orientation === 'landscape' ? 'Landscape' : 'Portrait'}</li>
      {navigator.maxTouchPoints > 0 && <li>Touch Enabled</li>}
    </ul>
  )
}

/** GF-04 */
export function MobileControls({ game }: { readonly game: Pick<Game, 'controls' | 'instructions'> }) {
  return (
    <section aria-labelledby="mobile-controls" className="game-card">
      <h2 id="mobile-controls" className="text-xl">
        Mobile Controls
      </h2>
      <Instructions game={game} isPhone />
      {game.controls === 'touch' && <p className="text-sm">Use landscape mode for better experience</p>}
    </section>
  )
}
