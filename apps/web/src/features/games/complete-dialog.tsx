import type { Game } from '@trendverse/domain/games/game'
import { type PlayState, playTimeText } from '@trendverse/domain/games/play-state'
import { tileWords } from '@trendverse/games/tile-words'
import { type ReactNode, Suspense } from 'react'
import { useSession } from '../../backend/session/use-session'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { Modal } from '../../components/overlays/modal'
import { scoreText } from './game-texts'
import { LateShareGame } from './late-share-game'

type CompleteDialogProps = {
  readonly game: Game
  readonly play: PlayState
  /** What became of the run: its place, or why it has none. */
  readonly outcome: ReactNode
  /** The run, where anybody may watch it. */
  readonly runId: string | null
  readonly onContinue: () => void
  readonly onAgain: () => void
}

/** PL-21 to PL-24 */
export function CompleteDialog({ game, play, outcome, runId, onContinue, onAgain }: CompleteDialogProps) {
  const { user } = useSession()
  const { stats, playTimeSeconds, shareGrid } = play
  const words = tileWords(game.id)
  const figures = [
    ['Final Score', scoreText(stats.score), null],
    ['Level', String(stats.level), words?.level],
    ['Time', playTimeText(playTimeSeconds), null],
    ['Coins', scoreText(stats.coins), words?.coins],
  ] as const
  return (
    <Modal title="Game Complete!" onClose={onContinue} className="max-w-xl">
      <p className="text-muted">{`Congratulations on finishing ${game.name}!`}</p>
      <dl className="game-final">
        {figures.map(([name, value, counts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {counts != null && <dd className="game-tile-words">{counts}</dd>}
          </div>
        ))}
      </dl>
      {shareGrid !== null && <p className="game-grid">{shareGrid}</p>}
      {stats.achievements.length > 0 && (
        <ul aria-label="Achievements" className="flex flex-wrap gap-2">
          {stats.achievements.map((achievement, index) => (
            <li key={index} className="rounded-full bg-accent-soft px-3 py-1 text-sm font-medium text-accent">
              {achievement}
            </li>
          ))}
        </ul>
      )}
      {outcome}
      {user !== null && (
        <section aria-labelledby="share-game" className="grid gap-3">
          <h3 id="share-game" className="text-lg">
            Share Achievement!
          </h3>
          <Suspense>
            <LateShareGame game={game} stats={stats} shareGrid={shareGrid} runId={runId} firstName={user.firstName} />
          </Suspense>
        </section>
      )}
      <div className="game-next">
        <Button onClick={onContinue}>Continue</Button>
        <Button tone="solid" onClick={onAgain}>
          Again
        </Button>
        <LinkButton to="/games">Back to Games</LinkButton>
      </div>
    </Modal>
  )
}
