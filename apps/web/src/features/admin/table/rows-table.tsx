import { useEffect, useRef } from 'react'
import { classNames } from '../../../components/text/class-names'
import type { ColumnSort, TableColumn } from './table-column'

type Order = { readonly sort: string; readonly onSort: (sort: string) => void }
type Selection<Row> = {
  readonly rows: ReadonlyMap<string, Row>
  readonly onSelect: (rows: ReadonlyMap<string, Row>) => void
}

type RowsTableProps<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly TableColumn<Row>[]
  readonly idOf: (row: Row) => string
  readonly titleOf: (row: Row) => string
  /** The order that holds, where headers change it. */
  readonly order?: Order
  /** The rows that are selected, where that is for something. */
  readonly selection?: Selection<Row> | undefined
  readonly openId: string | undefined
  /** Null: rows do not open. */
  readonly onOpen: ((id: string) => void) | null
  /** Whether newer rows are on their way. */
  readonly isStale?: boolean
}

const HEAD = 'h-10 px-3 text-left text-xs font-medium whitespace-nowrap text-muted'
const CELL = 'h-12 max-w-80 px-3 py-2'

const CONTROLS = 'input, button, a'

/** Moves between the rows with the arrow keys, from whichever part of a row has the focus. */
function moveBetweenRows(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null
  if (step === 0 || row === null) return
  const place = [...row.querySelectorAll<EventTarget & Element>(CONTROLS)].findIndex((one) => one === event.target)
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const targets = next?.querySelectorAll<HTMLElement>(CONTROLS)
  const target = targets?.[place] ?? targets?.[0]
  if (!target) return
  event.preventDefault()
  target.focus()
}

type SortHeaderProps = Order & { readonly header: string; readonly own: ColumnSort }

function SortHeader({ header, own, sort, onSort }: SortHeaderProps) {
  const state = sortState(own, sort)
  return (
    <button
      type="button"
      onClick={() => onSort(sort === own.by && own.reverse !== undefined ? own.reverse : own.by)}
      className="-mx-1.5 inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1 rounded-sm px-1.5 hover:bg-raised hover:text-text"
    >
      {header}
      <span aria-hidden="true" className={classNames('w-3', state === 'none' ? 'opacity-0' : 'text-text')}>
        {state === 'ascending' ? '↑' : '↓'}
      </span>
    </button>
  )
}

function sortState({ by, reverse, isAscending = false }: ColumnSort, now: string) {
  if (now !== by && now !== reverse) return 'none'
  return (now === by) === isAscending ? 'ascending' : 'descending'
}

type SelectBoxProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** A box with room for a thumb around it. */
function SelectBox({ label, isOn, onTurn }: SelectBoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
        className="size-4 accent-(--accent)"
      />
    </label>
  )
}

/** The rows on show. Wider than its place it scrolls by itself, never the page. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { label, rows, columns, idOf, titleOf, order, selection, openId, onOpen, isStale = false } = props
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const element = body.current
    element?.addEventListener('keydown', moveBetweenRows)
    return () => element?.removeEventListener('keydown', moveBetweenRows)
  }, [])
  const canFocus = onOpen !== null || order !== undefined || selection !== undefined
  const areAllSelected = rows.length > 0 && rows.every((row) => selection?.rows.has(idOf(row)))
  const select = (changed: readonly Row[], isOn: boolean) => {
    const next = new Map(selection?.rows)
    for (const row of changed) {
      if (isOn) next.set(idOf(row), row)
      else next.delete(idOf(row))
    }
    selection?.onSelect(next)
  }
  return (
    <section
      aria-label={label}
      // Where nothing in it takes the focus, the keyboard could not scroll it.
      tabIndex={canFocus ? undefined : 0}
      className="relative overflow-x-auto rounded-lg border border-line bg-panel"
    >
      <table
        aria-label={label}
        aria-busy={isStale}
        className="w-full border-collapse text-sm max-lg:w-max max-lg:min-w-full"
      >
        <thead className="border-b border-line">
          <tr>
            {selection && (
              <th scope="col" className="w-12 pl-1 text-left">
                <SelectBox
                  label="Select all rows on this page"
                  isOn={areAllSelected}
                  onTurn={() => select(rows, !areAllSelected)}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort && order && sortState(column.sort, order.sort)}
                className={classNames(HEAD, column.isNumber && 'text-right')}
              >
                {column.sort && order ? (
                  <SortHeader header={column.header} own={column.sort} {...order} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className={classNames('transition-opacity', isStale && 'opacity-60')}>
          {rows.map((row) => {
            const id = idOf(row)
            return (
              <tr
                key={id}
                aria-current={openId === id || undefined}
                className="border-t border-line first:border-t-0 hover:bg-raised/60 aria-[current]:bg-raised"
              >
                {selection && (
                  <td className="w-12 pl-1">
                    <SelectBox
                      label={`Select ${titleOf(row)}`}
                      isOn={selection.rows.has(id)}
                      onTurn={(isOn) => select([row], isOn)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={classNames(CELL, column.isNumber && 'text-right tabular-nums whitespace-nowrap')}
                  >
                    {index === 0 && onOpen !== null ? (
                      <button
                        type="button"
                        aria-label={`Open ${titleOf(row)}`}
                        onClick={() => onOpen(id)}
                        className="max-w-full truncate text-left font-medium text-text underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                      >
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
