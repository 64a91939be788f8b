import { keepText, readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { useState } from 'react'
import type { TableColumn } from './table-column'
import { ToolMenu } from './tool-menu'

const storage = () => window.localStorage

/** Which columns of a table are shown, kept on the device. At least one stays. */
export function useShownColumns<Row>(name: string, columns: readonly TableColumn<Row>[]) {
  const key = `${STORAGE_PREFIX}admin_columns_${name}`
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const kept = readJson(storage, key)
    return new Set(
      Array.isArray(kept)
        ? kept.filter((one) => typeof one === 'string')
        : columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map((column) => column.key),
    )
  })
  const shown = columns.filter((column) => !hidden.has(column.key))
  const toggle = (column: string) => {
    const next = hidden.has(column) ? [...hidden].filter((one) => one !== column) : [...hidden, column]
    setHidden(new Set(next))
    keepText(storage, key, JSON.stringify(next))
  }
  return { shown: shown.length > 0 ? shown : columns.slice(0, 1), toggle }
}

type ColumnChoiceProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly shown: readonly TableColumn<Row>[]
  readonly onToggle: (column: string) => void
}

export function ColumnChoice<Row>({ columns, shown, onToggle }: ColumnChoiceProps<Row>) {
  return (
    <ToolMenu label="Columns">
      <fieldset className="grid gap-1">
        <legend className="sr-only">Columns shown</legend>
        {columns.map((column) => {
          const isShown = shown.includes(column)
          return (
            <label key={column.key} className="flex min-h-9 items-center gap-2.5 text-sm whitespace-nowrap">
              <input
                type="checkbox"
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={() => onToggle(column.key)}
                className="size-4 accent-(--accent)"
              />
              {column.header}
            </label>
          )
        })}
      </fieldset>
    </ToolMenu>
  )
}
