import type { ReactNode } from 'react'
import { handedFocus } from '../../components/browser/handed-focus'
import { siteFile } from '../../components/browser/site-file'
import { Button } from '../../components/controls/button'
import { Badge } from '../../components/page/badge'
import { downloadSize } from './download-size'
import type { ListedGame, OpenRun } from './game-calls'
import { GameDetails, HowToPlay } from './game-facts'
import { DifficultyBadge, GameBack, SiteBadge } from './game-header'
import { RunRules } from './run-rules'

/** The words of a game come before what plays it, which then draws them again. */
const startFocus = handedFocus('start of a game')

type GameDetailProps = {
  readonly game: ListedGame
  /** Why it cannot be started now, in words; null: it can. */
  readonly refusal: string | null
  /** Why the last try to start did not work; another one may. */
  readonly problem: string | null
  readonly isStarting: boolean
  /** A run that was left, which the button goes on with. */
  readonly open?: OpenRun | null
  readonly onStart: () => void
  /** What is chosen before the start. */
  readonly choices: ReactNode
  readonly settings: ReactNode
  readonly board: ReactNode
  /** What a game has beside its runs. */
  readonly extra?: ReactNode
}

/** PL-04 to PL-07: a game before it is started. */
export function GameDetail({
  game,
  refusal,
  problem,
  isStarting,
  open = null,
  onStart,
  choices,
  settings,
  board,
  extra,
}: GameDetailProps) {
  const whyNot = refusal ?? problem
  const tiles = [
    ['Download Size', downloadSize(game)],
    ['Play Time', game.estimatedPlayTime],
    ['Version', game.version],
  ] as const
  return (
    <div className="grid gap-6">
      <GameBack />
      <div className="game-hero">
        <div className="game-picture" data-theme="dark">
          <img src={siteFile(game.thumbnail)} alt="" width="1280" height="720" />
          <div className="game-picture-start">
            <Button
              ref={startFocus}
              tone="solid"
              aria-disabled={refusal !== null || isStarting}
              aria-describedby={whyNot === null ? undefined : 'start-refused'}
              onClick={() => {
                if (refusal === null && !isStarting) onStart()
              }}
              className="min-h-13 px-8 text-base"
            >
              {isStarting ? 'Starting…' : open === null ? 'Start Game' : 'Continue'}
            </Button>
          </div>
        </div>
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <Badge>{game.category}</Badge>
            <DifficultyBadge difficulty={game.difficulty} />
            {game.mobileOptimized && <Badge tone="accent">Mobile Ready</Badge>}
            <SiteBadge game={game} />
          </div>
          <h1 className="text-4xl">{game.name}</h1>
          <p className="max-w-[56ch] text-lg text-text/85">{game.description}</p>
          {choices}
          <RunRules game={game} open={open} />
          {whyNot !== null && (
            <p id="start-refused" role="alert" className="text-sm text-warn">
              {whyNot}
            </p>
          )}
          <dl className="game-tiles">
            {tiles.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ul aria-label="Tags" className="flex flex-wrap gap-x-4 text-sm text-muted">
            {game.tags.map((tag) => (
              <li key={tag}>#{tag}</li>
            ))}
          </ul>
        </div>
      </div>
      {extra}
      <div className="game-columns">
        <HowToPlay game={game} />
        {board}
        <div className="grid content-start gap-5">
          <GameDetails game={game} />
          {settings}
        </div>
      </div>
    </div>
  )
}
