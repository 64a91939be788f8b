import { countOf, countText } from '../../../components/text/count-text'
import { useAdmin } from '../admin-context'
import { AdminTable } from '../table/admin-table'
import type { BulkAction, TableColumn } from '../table/table-column'
import type { CatalogueGame } from './game-types'

const CATALOGUE = {
  sorts: { catalogue: 'As visitors see it' },
  filters: {
    kind: { label: 'Kind', options: { built_in: 'Built in', added: 'Added' } },
    hidden: { label: 'Shown', options: { false: 'Shown', true: 'Hidden' } },
  },
} as const

const COLUMNS: readonly TableColumn<CatalogueGame>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, csv: ({ name }) => name },
  { key: 'state', header: 'State', cell: stateOf, csv: stateOf },
  { key: 'kind', header: 'Kind', cell: kindOf, csv: kindOf },
  { key: 'category', header: 'Category', cell: ({ category }) => category, csv: ({ category }) => category },
  {
    key: 'plays',
    header: 'Runs',
    cell: ({ plays }) => (plays === null ? '–' : countText(plays)),
    csv: ({ plays }) => plays ?? '',
    isNumber: true,
  },
  { key: 'id', header: 'ID', cell: ({ id }) => <code className="text-xs">{id}</code>, csv: ({ id }) => id },
  {
    key: 'address',
    header: 'Address',
    cell: ({ gameUrl }) => gameUrl,
    csv: ({ gameUrl }) => gameUrl,
    isHiddenAtFirst: true,
  },
]

function stateOf({ hidden, isSiteAllowed }: CatalogueGame): string {
  if (hidden) return 'Hidden'
  return isSiteAllowed ? 'Shown' : 'Site not allowed'
}

function kindOf({ isBuiltIn, changed, site }: CatalogueGame): string {
  if (isBuiltIn) return changed.length === 0 ? 'Built in' : 'Built in, changed'
  return site === null ? 'Added' : `From ${site.replace('https://', '')}`
}

/** Every game there is, also those visitors do not see. */
export function CatalogueTable() {
  const { call } = useAdmin()
  const setHidden = (label: string, hidden: boolean): BulkAction<CatalogueGame> => ({
    label,
    fits: (row) => row.hidden !== hidden,
    run: ({ id }) =>
      call((backend) => backend.admin.games.update({ gameId: id, hidden, expected: { hidden: !hidden } })),
    undo: ({ id }) =>
      call((backend) => backend.admin.games.update({ gameId: id, hidden: !hidden, expected: { hidden } })),
    done: (count) => `${countOf(count, 'game')} ${hidden ? 'hidden' : 'shown'}.`,
  })
  return (
    <AdminTable
      name="games"
      label="Games"
      spec={CATALOGUE}
      columns={COLUMNS}
      idOf={({ id }) => id}
      titleOf={({ name }) => name}
      list={(backend, { sort: _order, ...query }, options) => backend.admin.games.list(query, options)}
      bulk={[setHidden('Hide', true), setHidden('Show', false)]}
      canOpen
      empty={{ title: 'There are no games', text: 'Add one with “New game”.' }}
    />
  )
}
