import { Link } from '@tanstack/react-router'
import { GAME_IDS } from '@trendverse/domain/games/game-id'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { countText } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import { ReasonWindow } from '../change/reason-window'
import { useAdminChange } from '../change/use-admin-change'
import { AdminTable } from '../table/admin-table'
import type { TableColumn } from '../table/table-column'
import { MAX_REASON_LENGTH, type RunRow } from './game-types'

const RUNS = {
  sorts: { newest: 'Latest first', best: 'Best first' },
  filters: {
    gameId: {
      label: 'Game',
      // One entry per game.
      options: Object.fromEntries(GAME_IDS.map((id) => [id, id])) as Record<(typeof GAME_IDS)[number], string>,
    },
    hidden: { label: 'State', options: { false: 'Shown', true: 'Hidden' } },
  },
} as const

/** Finished runs of everybody. */
export function RunTable() {
  const { change, isBusy } = useAdminChange()
  const [hiding, setHiding] = useState<RunRow | null>(null)
  const show = ({ runId, username }: RunRow) =>
    change({
      run: (backend) => backend.admin.games.showRun({ runId }),
      done: `${username}’s run is shown again.`,
      undo: (backend) => backend.admin.games.hideRun({ runId, reason: 'Shown by mistake' }),
      undone: `${username}’s run is hidden again.`,
    })
  const hide = async ({ runId, username }: RunRow, reason: string) => {
    const isDone = await change({
      run: (backend) => backend.admin.games.hideRun({ runId, reason }),
      done: `${username}’s run is hidden.`,
      undo: (backend) => backend.admin.games.showRun({ runId }),
      undone: `${username}’s run is shown again.`,
    })
    if (isDone) setHiding(null)
  }
  return (
    <>
      <AdminTable
        name="runs"
        label="Runs"
        spec={RUNS}
        columns={columnsOf({ isBusy, onHide: setHiding, onShow: (row) => void show(row) })}
        idOf={({ runId }) => runId}
        titleOf={({ username }) => `${username}’s run`}
        searchLabel="Exact username"
        list={(backend, query, options) => backend.admin.games.listRuns(query, options)}
        empty={{ title: 'No runs yet', text: 'Finished runs appear here.' }}
      />
      {hiding !== null && (
        <ReasonWindow
          title={`Hide ${hiding.username}’s run`}
          hint="It disappears from the leaderboards, and no one can watch it. You can show it again later."
          actionLabel="Hide"
          maxLength={MAX_REASON_LENGTH}
          isRequired
          isBusy={isBusy}
          onConfirm={(reason) => void hide(hiding, reason)}
          onClose={() => setHiding(null)}
        />
      )}
    </>
  )
}

type RunTools = {
  readonly isBusy: boolean
  readonly onHide: (row: RunRow) => void
  readonly onShow: (row: RunRow) => void
}

function columnsOf({ isBusy, onHide, onShow }: RunTools): readonly TableColumn<RunRow>[] {
  return [
    { key: 'player', header: 'Player', cell: ({ username }) => username, csv: ({ username }) => username },
    { key: 'game', header: 'Game', cell: ({ gameId }) => gameId, csv: ({ gameId }) => gameId },
    { key: 'day', header: 'Day', cell: ({ day }) => day, csv: ({ day }) => day },
    {
      key: 'points',
      header: 'Points',
      cell: ({ points }) => countText(points),
      csv: ({ points }) => points,
      sort: { by: 'best' },
      isNumber: true,
    },
    {
      key: 'kind',
      header: 'Counts',
      cell: ({ ranked, mode }) => `${ranked ? 'Ranked' : 'Practice'}${mode === 'calm' ? ', calm' : ''}`,
      csv: ({ ranked }) => (ranked ? 'ranked' : 'practice'),
    },
    {
      key: 'finished',
      header: 'Finished',
      cell: ({ finishedAt }) => <RelativeTime at={finishedAt} />,
      csv: ({ finishedAt }) => finishedAt,
      sort: { by: 'newest' },
    },
    {
      key: 'state',
      header: 'State',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          {row.hidden ? 'Hidden' : 'Shown'}
          <Button
            size="sm"
            aria-label={`${row.hidden ? 'Show' : 'Hide'} ${row.username}’s run`}
            aria-disabled={isBusy}
            onClick={() => {
              if (row.hidden) onShow(row)
              else onHide(row)
            }}
          >
            {row.hidden ? 'Show' : 'Hide'}
          </Button>
          {!row.hidden && row.hasLog && (
            <Link to="/play/$gameId" params={{ gameId: row.gameId }} search={{ run: row.runId }} className="underline">
              Watch
            </Link>
          )}
        </span>
      ),
      csv: ({ hidden }) => (hidden ? 'hidden' : 'shown'),
    },
    {
      key: 'id',
      header: 'ID',
      cell: ({ runId }) => <code className="text-xs">{runId}</code>,
      csv: ({ runId }) => runId,
      isHiddenAtFirst: true,
    },
  ]
}
