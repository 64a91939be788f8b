import { Button } from '../../components/controls/button'
import { BoardTable } from './board-table'
import type { Board, ListedGame } from './game-calls'
import { useFurtherRows } from './use-further-rows'

type BoardRowsProps = {
  readonly game: Pick<ListedGame, 'id' | 'measure' | 'figures'>
  readonly first: Board
  readonly caption: string
}

/** Places of a board from the first on, as far as they were asked for, with the visitor's own below where it is further down. */
export function BoardRows({ game, first, caption }: BoardRowsProps) {
  const { rows, load, hasMore, isLoading, hasFailed } = useFurtherRows(first)
  const { own } = first
  const isOwnBelow = own !== null && !rows.some(({ runId }) => runId === own.runId)
  return (
    <>
      <BoardTable game={game} caption={caption} rows={rows} ownRunId={own?.runId ?? null} />
      {hasMore && (
        <Button size="sm" aria-disabled={isLoading} onClick={() => void load()} className="min-h-11 justify-self-start">
          {isLoading ? 'Loading more...' : 'Show more'}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="text-sm text-warn">
          We couldn’t load the rest of the leaderboard. Please try again.
        </p>
      )}
      {isOwnBelow && <BoardTable game={game} caption="Your place" rows={[own]} ownRunId={own.runId} />}
    </>
  )
}
