import { Link } from '@tanstack/react-router'
import type { Game } from '@trendverse/domain/games/game'
import { foreignOriginOf } from '@trendverse/domain/games/game-origins'
import { type PlayState, playTimeText } from '@trendverse/domain/games/play-state'
import { ArrowLeft, Maximize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '../../components/controls/button'
import { Badge } from '../../components/page/badge'
import { controlsText, scoreText } from './game-texts'

/** PL-08: leads to the catalogue, whatever page was before. */
export function GameBack() {
  return (
    <Link to="/games" className="game-back">
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back
    </Link>
  )
}

export function DifficultyBadge({ difficulty }: Pick<Game, 'difficulty'>) {
  return (
    <span className="game-difficulty" data-difficulty={difficulty}>
      {difficulty}
    </span>
  )
}

/** Where a game comes from that is not of this site. */
export function SiteBadge({ game }: { readonly game: Pick<Game, 'gameUrl'> }) {
  const site = foreignOriginOf(game)
  return site === null ? null : <Badge>{`From ${site.slice('https://'.length)}`}</Badge>
}

type GameHeaderProps = {
  readonly game: Game
  readonly play: PlayState
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onReset: () => void
  readonly onSound: () => void
  readonly onFullscreen: () => void
}

const ICON = 'size-4.5'

/** A game that loses the focus pauses, and gets no more keys. Only a pointer is held back: the button can still be tabbed to. */
function keepFocusInGame(event: MouseEvent): void {
  event.preventDefault()
}

/** PL-08, PL-09: what is played, how it stands, and what stops, restarts and silences it. */
export function GameHeader({ game, play, onPause, onResume, onReset, onSound, onFullscreen }: GameHeaderProps) {
  const { isRunning, isOver, isMuted, hasControls, stats, playTimeSeconds } = play
  return (
    <header className="game-header">
      <GameBack />
      <h1 className="game-header-name">{game.name}</h1>
      <div className="game-header-facts">
        <Badge>{game.category}</Badge>
        <DifficultyBadge difficulty={game.difficulty} />
        <SiteBadge game={game} />
        <span className="text-sm text-muted">{controlsText(game.controls)}</span>
      </div>
      <p className="game-header-time">
        <span>
          <span className="sr-only">Time </span>
          {playTimeText(playTimeSeconds)}
        </span>
        {stats.score > 0 && (
          <span className="text-accent">
            <span className="sr-only">Score </span>
            {scoreText(stats.score)}
          </span>
        )}
      </p>
      {hasControls && (
        <div className="game-header-buttons">
          <Button
            tone="bare"
            size="sm"
            aria-label={isRunning ? 'Pause' : 'Resume'}
            disabled={isOver}
            onClick={isRunning ? onPause : onResume}
          >
            {isRunning ? <Pause aria-hidden="true" className={ICON} /> : <Play aria-hidden="true" className={ICON} />}
          </Button>
          <Button tone="bare" size="sm" aria-label="Reset" onClick={onReset}>
            <RotateCcw aria-hidden="true" className={ICON} />
          </Button>
          <Button
            tone="bare"
            size="sm"
            aria-label={isMuted ? 'Turn sound on' : 'Turn sound off'}
            onMouseDown={keepFocusInGame}
            onClick={onSound}
          >
            {isMuted ? (
              <VolumeX aria-hidden="true" className={ICON} />
            ) : (
              <Volume2 aria-hidden="true" className={ICON} />
            )}
          </Button>
          <Button tone="bare" size="sm" aria-label="Full screen" onMouseDown={keepFocusInGame} onClick={onFullscreen}>
            <Maximize aria-hidden="true" className={ICON} />
          </Button>
        </div>
      )}
    </header>
  )
}
