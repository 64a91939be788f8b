import { GAME_IDS } from '@trendverse/domain/games/game-id'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { countText } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import { ReasonWindow } from '../change/reason-window'
import { useAdminChange } from '../change/use-admin-change'
import { AdminTable } from '../table/admin-table'
import type { TableColumn } from '../table/table-column'
import { MAX_REASON_LENGTH, type PackRow } from './game-types'

const PACKS = {
  sorts: { newest: 'Latest day first' },
  filters: {
    gameId: {
      label: 'Game',
      // One entry per game.
      options: Object.fromEntries(GAME_IDS.map((id) => [id, id])) as Record<(typeof GAME_IDS)[number], string>,
    },
    withdrawn: { label: 'State', options: { false: 'In use', true: 'Withdrawn' } },
  },
} as const

const EDITION_WORDS = { today: 'Today’s trends', archive: 'Archive' } as const

/** What games were played with, day by day. */
export function PackTable() {
  const { change, isBusy } = useAdminChange()
  const [withdrawing, setWithdrawing] = useState<PackRow | null>(null)
  const restore = ({ packId }: PackRow) =>
    change({
      run: (backend) => backend.admin.games.restorePack({ packId }),
      done: 'The pack is in use again.',
      undo: (backend) => backend.admin.games.withdrawPack({ packId, reason: 'Restored by mistake' }),
      undone: 'The pack is withdrawn again.',
    })
  const withdraw = async ({ packId }: PackRow, reason: string) => {
    const isDone = await change({
      run: (backend) => backend.admin.games.withdrawPack({ packId, reason }),
      done: 'The pack is withdrawn.',
      undo: (backend) => backend.admin.games.restorePack({ packId }),
      undone: 'The pack is in use again.',
    })
    if (isDone) setWithdrawing(null)
  }
  return (
    <>
      <AdminTable
        name="packs"
        label="Packs"
        spec={PACKS}
        columns={columnsOf({ isBusy, onWithdraw: setWithdrawing, onRestore: (row) => void restore(row) })}
        idOf={({ packId }) => packId}
        titleOf={({ packId }) => packId}
        searchLabel={null}
        list={(backend, { page, pageSize, gameId, withdrawn }, options) =>
          backend.admin.games.listPacks({ page, pageSize, gameId, withdrawn }, options)
        }
        empty={{ title: 'There are no packs yet', text: 'The first one is made shortly after the server starts.' }}
      />
      {withdrawing !== null && (
        <ReasonWindow
          title={`Withdraw the pack for ${withdrawing.day}`}
          hint="No new runs can start with it. Its leaderboard stays and shows a note."
          actionLabel="Withdraw"
          maxLength={MAX_REASON_LENGTH}
          isRequired
          isBusy={isBusy}
          onConfirm={(reason) => void withdraw(withdrawing, reason)}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </>
  )
}

type PackTools = {
  readonly isBusy: boolean
  readonly onWithdraw: (row: PackRow) => void
  readonly onRestore: (row: PackRow) => void
}

function columnsOf({ isBusy, onWithdraw, onRestore }: PackTools): readonly TableColumn<PackRow>[] {
  return [
    { key: 'day', header: 'Day', cell: ({ day }) => day, csv: ({ day }) => day },
    { key: 'game', header: 'Game', cell: ({ gameId }) => gameId, csv: ({ gameId }) => gameId },
    {
      key: 'edition',
      header: 'Made from',
      cell: ({ edition }) => EDITION_WORDS[edition],
      csv: ({ edition }) => edition,
    },
    { key: 'runs', header: 'Runs', cell: ({ runs }) => countText(runs), csv: ({ runs }) => runs, isNumber: true },
    {
      key: 'built',
      header: 'Built',
      cell: ({ builtAt }) => <RelativeTime at={builtAt} />,
      csv: ({ builtAt }) => builtAt,
    },
    {
      key: 'state',
      header: 'State',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          {row.withdrawnAt === null ? 'In use' : 'Withdrawn'}
          {row.withdrawnAt === null ? (
            <Button size="sm" aria-label={`Withdraw ${row.packId}`} onClick={() => onWithdraw(row)}>
              Withdraw
            </Button>
          ) : (
            <Button
              size="sm"
              aria-label={`Restore ${row.packId}`}
              aria-disabled={isBusy}
              onClick={() => onRestore(row)}
            >
              Restore
            </Button>
          )}
        </span>
      ),
      csv: ({ withdrawnAt }) => withdrawnAt ?? '',
    },
    {
      key: 'id',
      header: 'ID',
      cell: ({ packId }) => <code className="text-xs">{packId}</code>,
      csv: ({ packId }) => packId,
      isHiddenAtFirst: true,
    },
  ]
}
