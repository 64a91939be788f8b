import type { GameMode } from '@trendverse/domain/games/game-run'
import { useId, useState } from 'react'
import { Skeleton } from '../../components/page/skeleton'
import { BoardRows } from './board-rows'
import { dayName } from './day-name'
import type { ListedGame } from './game-calls'
import { TabChoice } from './tab-choice'
import { useBoard } from './use-board'
import { useToday } from './use-today'

const RESTING_ROWS = ['a', 'b', 'c'] as const

type BoardName = 'day' | 'all-time'

type GameBoardProps = {
  readonly game: Pick<ListedGame, 'id' | 'measure' | 'figures'>
  readonly mode: GameMode
  /** `2026-11-22`, UTC. */
  readonly day: string
  /** Changes when this page has made a new place. */
  readonly version: string
}

/** The board of a game: of the day, or of all time. */
export function GameBoard({ game, mode, day, version }: GameBoardProps) {
  const id = useId()
  const [name, setName] = useState<BoardName>('day')
  const board = name === 'day' ? day : 'all-time'
  const { phase, data } = useBoard({ gameId: game.id, mode, board, version })
  const dayLabel = dayName(day, useToday())
  return (
    <section aria-labelledby={id} className="game-card" aria-busy={phase === 'loading'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {data?.scope === 'device' ? 'On this device' : 'Leaderboard'}
        </h2>
        <TabChoice
          legend="Which leaderboard"
          options={[
            ['day', dayLabel],
            ['all-time', 'All time'],
          ]}
          value={name}
          onChoose={setName}
        />
      </div>
      {phase === 'loading' ? (
        <div aria-hidden="true" className="grid gap-3">
          {RESTING_ROWS.map((row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </div>
      ) : phase === 'failed' ? (
        <p className="text-sm text-muted">The leaderboard didn’t load. You can still play.</p>
      ) : data.rows.length === 0 ? (
        <p className="text-sm text-muted">
          {name === 'day' && dayLabel === 'Today'
            ? 'No scores yet today. Be the first on this leaderboard.'
            : 'No scores yet.'}
        </p>
      ) : (
        <>
          <BoardRows
            key={`${board} ${mode} ${version}`}
            game={game}
            first={data}
            caption={name === 'day' ? 'Best scores of the day' : 'Best scores of all time'}
          />
          {data.isWithdrawn && (
            <p className="text-sm text-muted">
              One of that day’s questions turned out to be wrong. The rankings stay as they are.
            </p>
          )}
        </>
      )}
    </section>
  )
}
