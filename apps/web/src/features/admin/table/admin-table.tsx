import type { Backend } from '@trendverse/contract/contract'
import { toCsv } from '@trendverse/domain/primitives/csv'
import { useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { saveAsFile } from '../../../components/browser/save-as-file'
import { Button } from '../../../components/controls/button'
import { notify } from '../../../components/overlays/notify'
import { EmptyState } from '../../../components/page/empty-state'
import { useAdmin } from '../admin-context'
import { ReadTrouble } from '../read-trouble'
import { useAdminAddress, useOpenRow } from '../use-admin-address'
import { useAdminRows } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { BulkBar } from './bulk-bar'
import { ColumnChoice, useShownColumns } from './column-choice'
import { MAX_EXPORTED_ROWS, readAllRows } from './read-all-rows'
import { type PageStart, type RowsAnswer, rowCountText, rowText } from './row-count'
import { RowsTable } from './rows-table'
import type { BulkAction, TableColumn } from './table-column'
import { TablePaging } from './table-paging'
import { isNarrowed, readTableQuery, type TableQuery, type TableSpec } from './table-spec'
import { TableToolbar } from './table-toolbar'

type AdminTableProps<Row, Spec extends TableSpec> = {
  /** In addresses of the device's storage and the name of an exported file: `users`. */
  readonly name: string
  /** What the rows are: `Users`. */
  readonly label: string
  /** Orders and filters the server knows; one constant of a module. */
  readonly spec: Spec
  readonly columns: readonly TableColumn<Row>[]
  readonly idOf: (row: Row) => string
  /** What people call a row. */
  readonly titleOf: (row: Row) => string
  /** Reads one page of the list. */
  readonly list: (
    backend: Backend,
    query: TableQuery<Spec> & PageStart,
    options: { readonly signal?: AbortSignal },
  ) => Promise<RowsAnswer<Row>>
  /** What narrows the list beside the filters of the spec, as `list` reads it too: dates, a person. */
  readonly alsoBy?: Readonly<Record<string, string | undefined>>
  /** Null: the list has no search. */
  readonly searchLabel?: string | null
  readonly bulk?: readonly BulkAction<Row>[]
  /** Whether a row opens beside the list (`?open=`, read by `useOpenRow`): the cell of its first column leads there. */
  readonly canOpen?: boolean
  /** Shown while there is not one row at all. */
  readonly empty: { readonly title: string; readonly text: string }
}

const NOTHING_MATCHES = { title: 'No matches', text: 'Try fewer filters or a different search.' }

/** A query for the page that begins there, if it is known where. */
function startingAt<Query>(query: Query, after: string | null | undefined): Query & PageStart {
  return { ...query, ...(typeof after === 'string' && { after }) }
}

/**
 * Rows of the server: searched, filtered, ordered and paged there, all of it in the address; with a choice of columns, a
 * selection with what can be done to it, and an export. Read again after each change of the administration.
 */
export function AdminTable<Row, Spec extends TableSpec>(props: AdminTableProps<Row, Spec>) {
  const { name, label, spec, columns, idOf, titleOf, list, searchLabel = `Search ${label.toLowerCase()}` } = props
  const { alsoBy = {}, bulk = [], canOpen = false, empty } = props
  const { call } = useAdmin()
  const address = useAdminAddress()
  const [openId, open] = useOpenRow()
  const query = readTableQuery(spec, address.get)
  const { shown, toggle } = useShownColumns(name, columns)
  const [selection, setSelection] = useState<ReadonlyMap<string, Row>>(new Map())
  const [exporting, setExporting] = useState<string | null>(null)
  const keyOf = (page: number) => `table ${name} ${JSON.stringify({ ...query, ...alsoBy, page })}`
  // where pages begin, as far as the ones before them were read here
  const [starts] = useState(() => new Map<string, string | null | undefined>())
  const isNarrow = isNarrowed(query) || Object.values(alsoBy).some((value) => value !== undefined)
  const read = useAdminRows(keyOf(query.page), async (backend, signal) => {
    const answer = await list(backend, startingAt(query, starts.get(keyOf(query.page))), { signal })
    starts.set(keyOf(query.page + 1), answer.next)
    return answer
  })

  const narrow = (values: Readonly<Record<string, string | undefined>>) => {
    setSelection(new Map())
    address.set({ ...values, page: undefined })
  }
  const exportRows = async () => {
    if (exporting !== null) return
    setExporting('Exporting…')
    try {
      const rows = await readAllRows(
        (page, pageSize, after) =>
          call((backend) => list(backend, startingAt({ ...query, page, pageSize }, after), {})),
        (done, of) => setExporting(`${rowText(done)} of ${rowCountText(of)}`),
      )
      const written = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []))
      const text = toCsv(
        written.map(({ header }) => header),
        rows.map((row) => written.map(({ csv }) => csv(row))),
      )
      saveAsFile(new Blob([text], { type: 'text/csv' }), `${name}.csv`)
      if (rows.length === MAX_EXPORTED_ROWS)
        notify('The file contains the first 10,000 rows. Use filters to export the rest.')
    } catch (cause) {
      logFailure('A list could not be exported.', cause)
      notify('The list couldn’t be exported. Try again in a moment.')
    }
    setExporting(null)
  }

  const firstSort = Object.keys(spec.sorts)[0] ?? ''
  const isEmpty = read.data?.total === 0
  return (
    <div className="grid grid-cols-1 gap-4">
      {(!isEmpty || isNarrow) && (
        <TableToolbar spec={spec} query={query} searchLabel={searchLabel} onChange={narrow}>
          <ColumnChoice columns={columns} shown={shown} onToggle={toggle} />
          {columns.some(({ csv }) => csv) && (
            <Button size="sm" aria-disabled={exporting !== null} onClick={() => void exportRows()}>
              {exporting ?? 'Export CSV'}
            </Button>
          )}
        </TableToolbar>
      )}
      <WhenRead
        read={read}
        room="h-96"
        loading={`Loading ${label.toLowerCase()}`}
        failure={`Couldn’t load ${label.toLowerCase()}`}
      >
        {({ data, ...count }) =>
          count.total === 0 ? (
            <EmptyState {...(isNarrow ? NOTHING_MATCHES : empty)} />
          ) : (
            <>
              <RowsTable
                label={label}
                rows={data}
                columns={shown}
                idOf={idOf}
                titleOf={titleOf}
                order={{
                  sort: query.sort ?? firstSort,
                  onSort: (sort) => narrow({ sort: sort === firstSort ? undefined : sort }),
                }}
                selection={bulk.length > 0 ? { rows: selection, onSelect: setSelection } : undefined}
                openId={openId}
                onOpen={canOpen ? open : null}
                isStale={read.phase !== 'ready'}
              />
              {read.phase === 'failed' && <ReadTrouble text="This page couldn’t be loaded." onRetry={read.refresh} />}
              <TablePaging query={query} count={count} shown={data.length} />
            </>
          )
        }
      </WhenRead>
      {bulk.length > 0 && (
        <BulkBar
          rows={[...selection.values()]}
          actions={bulk}
          titleOf={titleOf}
          onClear={() => setSelection(new Map())}
        />
      )}
    </div>
  )
}
