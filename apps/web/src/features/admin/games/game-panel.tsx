import type { Game } from '@trendverse/domain/games/game'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { AdminPanel } from '../admin-panel'
import { ConfirmTyping } from '../change/confirm-typing'
import { useAdminChange } from '../change/use-admin-change'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { changesOf } from './game-draft'
import { GameForm } from './game-form'
import type { CatalogueGame } from './game-types'
import { TryOut } from './try-out'

/** In the address while a new game is written. No game is called so: ids have no underscore. */
export const NEW_GAME = 'new_game'
/** There are a hundred added games at most, and ours beside them; one page holds those of most installations. */
const WHOLE_LIST = { page: 1, pageSize: 100 } as const

type GamePanelProps = { readonly id: string; readonly onOpen: (id: string | undefined) => void }

/** A game of the catalogue, to be changed, tried out, hidden or removed; or a new one. */
export function GamePanel({ id, onOpen }: GamePanelProps) {
  const close = () => onOpen(undefined)
  const isNew = id === NEW_GAME
  const read = useAdminData(
    isNew ? null : `game ${id}`,
    async (backend, signal) => {
      const { data } = await backend.admin.games.list({ ...WHOLE_LIST, q: id }, { signal })
      return { data: data.find((game) => game.id === id) ?? null }
    },
    { followsChanges: true },
  )
  return (
    <AdminPanel title={isNew ? 'New game' : (read.data?.name ?? 'Game')} onClose={close}>
      {isNew ? (
        <NewGame onOpen={onOpen} />
      ) : (
        <WhenRead read={read} room="h-96" failure="Couldn’t load this game" advice="It may have been removed.">
          {(game) => <KnownGame key={JSON.stringify(game)} game={game} onClose={close} />}
        </WhenRead>
      )}
    </AdminPanel>
  )
}

function NewGame({ onOpen }: Pick<GamePanelProps, 'onOpen'>) {
  const { change, isBusy } = useAdminChange()
  const add = async (game: Game) => {
    let refused: unknown = null
    await change({
      run: (backend) => backend.admin.games.create(game),
      done: `${game.name} added.`,
      undo: (backend) => backend.admin.games.remove({ gameId: game.id }),
      undone: `${game.name} removed.`,
      onRefused: (error) => {
        refused = error
      },
    })
    if (refused === null) onOpen(game.id)
    return refused
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted">
        A game from another site runs in a frame that can only draw, play sound and talk to this page. Like any website,
        its server sees the visitor’s IP address. Add its site to the setting “Sites with games” first.
      </p>
      <GameForm saved={null} isBusy={isBusy} onSave={add} />
    </div>
  )
}

/** The fields alone, as the catalogue keeps them. */
function fieldsOf(row: CatalogueGame): Game {
  const { modes: _m, measure: _u, figures: _f, practice: _r, plays: _p, ...rest } = row
  const { hidden: _h, isBuiltIn: _b, changed: _c, site: _s, isSiteAllowed: _a, ...game } = rest
  return game
}

function KnownGame({ game: row, onClose }: { readonly game: CatalogueGame; readonly onClose: () => void }) {
  const { change, isBusy } = useAdminChange()
  const [isRemoving, setIsRemoving] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const game = fieldsOf(row)
  const { id: gameId, name } = game
  const save = async (next: Game) => {
    const { changes, seen, isChanged } = changesOf(next, game)
    if (!isChanged) return null
    let refused: unknown = null
    await change({
      run: (backend) => backend.admin.games.update({ gameId, ...changes, expected: seen }),
      done: `${next.name} saved.`,
      undo: (backend) => backend.admin.games.update({ gameId, ...seen, expected: changes }),
      undone: `${name} restored.`,
      onRefused: (error) => {
        refused = error
      },
    })
    return refused
  }
  const setHidden = (hidden: boolean) =>
    change({
      run: (backend) => backend.admin.games.update({ gameId, hidden, expected: { hidden: !hidden } }),
      done: hidden ? `${name} is hidden.` : `${name} is shown.`,
      undo: (backend) => backend.admin.games.update({ gameId, hidden: !hidden, expected: { hidden } }),
    })
  const remove = async () => {
    const isDone = await change({
      run: (backend) => backend.admin.games.remove({ gameId }),
      done: row.isBuiltIn ? `${name} was reset.` : `${name} was removed.`,
    })
    setIsRemoving(false)
    if (isDone && !row.isBuiltIn) onClose()
  }
  const canRemove = !row.isBuiltIn || row.changed.length > 0
  return (
    <div className="grid grid-cols-1 gap-6">
      {!row.isSiteAllowed && (
        <p role="status" className="rounded-md border border-line-strong bg-raised px-4 py-3 text-sm">
          {`Visitors can’t play it: add ${row.site ?? 'its site'} to the setting “Sites with games”.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-expanded={isTrying} onClick={() => setIsTrying(!isTrying)}>
          {isTrying ? 'End the try-out' : 'Try it out'}
        </Button>
        <Button size="sm" aria-disabled={isBusy} onClick={() => void setHidden(!row.hidden)}>
          {row.hidden ? 'Show to visitors' : 'Hide from visitors'}
        </Button>
        {canRemove && (
          <Button size="sm" onClick={() => setIsRemoving(true)}>
            {row.isBuiltIn ? 'Reset to original' : 'Remove'}
          </Button>
        )}
      </div>
      {isTrying && <TryOut game={game} />}
      {row.changed.length > 0 && (
        <p className="text-sm text-muted">Changed since it shipped: {row.changed.join(', ')}.</p>
      )}
      <GameForm saved={game} isBusy={isBusy} onSave={save} />
      {isRemoving && (
        <ConfirmTyping
          title={row.isBuiltIn ? `Reset ${name}?` : `Remove ${name}?`}
          word={gameId}
          actionLabel={row.isBuiltIn ? 'Reset' : 'Remove'}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setIsRemoving(false)}
        >
          <p>
            {row.isBuiltIn
              ? 'This discards every change made to it.'
              : 'This deletes the game and its details from the catalogue.'}
          </p>
        </ConfirmTyping>
      )}
    </div>
  )
}
