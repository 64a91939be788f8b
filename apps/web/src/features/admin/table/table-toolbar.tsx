import { type ReactNode, useId, useState } from 'react'
import { useDebouncedEffect } from '../../../components/browser/use-debounced-effect'
import { Button } from '../../../components/controls/button'
import { Field } from '../../../components/controls/field'
import { SearchField } from '../../../components/controls/search-field'
import { Select } from '../../../components/controls/select'
import { type AnyTableQuery, isNarrowed, type TableSpec } from './table-spec'

/** What `/` goes to. */
export const TABLE_SEARCH = 'data-table-search'

type TableSearchProps = {
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

function TableSearch({ label, value, onSearch }: TableSearchProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // The address changed by itself: by Back, or by a link.
  if (value !== seen) {
    setSeen(value)
    if (value !== text.trim()) setText(value)
  }
  useDebouncedEffect(text, (rested) => {
    if (rested.trim() !== value) onSearch(rested.trim())
  })
  return (
    <SearchField
      label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      value={text}
      onText={setText}
      boxClassName="min-w-0 grow basis-60"
      {...{ [TABLE_SEARCH]: '' }}
    />
  )
}

type TableToolbarProps = {
  readonly spec: TableSpec
  readonly query: AnyTableQuery
  /** Null: the list has no search. */
  readonly searchLabel: string | null
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void
  /** Tools at the end of the line. */
  readonly children: ReactNode
}

/** Search, filters and order of a table; all of it stands in the address. */
export function TableToolbar({ spec, query, searchLabel, onChange, children }: TableToolbarProps) {
  const id = useId()
  const said: Readonly<Record<string, string | number | undefined>> = { ...query }
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  const sorts = Object.entries(spec.sorts).map(([value, label]) => ({ value, label }))
  const clear = () => onChange(Object.fromEntries(['q', ...Object.keys(spec.filters)].map((name) => [name, undefined])))
  // On a phone the rows come first.
  const place = areFiltersOpen ? 'min-w-36 grow sm:grow-0' : 'min-w-36 grow max-sm:hidden sm:grow-0'
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
      {searchLabel !== null && (
        <TableSearch label={searchLabel} value={query.q ?? ''} onSearch={(q) => onChange({ q: q || undefined })} />
      )}
      {Object.entries(spec.filters).map(([name, { label, options }]) => (
        <div key={name} className={place}>
          <Field label={label} htmlFor={`${id}${name}`}>
            <Select
              id={`${id}${name}`}
              value={String(said[name] ?? '')}
              options={[
                { value: '', label: 'All' },
                ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
              ]}
              onChange={(value) => onChange({ [name]: value || undefined })}
            />
          </Field>
        </div>
      ))}
      {sorts.length > 1 && (
        <div className={place}>
          <Field label="Sort by" htmlFor={`${id}sort`}>
            <Select
              id={`${id}sort`}
              value={String(query.sort ?? sorts[0]?.value)}
              options={sorts}
              onChange={(sort) => onChange({ sort: sort === sorts[0]?.value ? undefined : sort })}
            />
          </Field>
        </div>
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        {(Object.keys(spec.filters).length > 0 || sorts.length > 1) && (
          <Button
            size="sm"
            aria-expanded={areFiltersOpen}
            onClick={() => setAreFiltersOpen(!areFiltersOpen)}
            className="sm:hidden"
          >
            Filters
          </Button>
        )}
        {isNarrowed(query) && (
          <Button tone="bare" size="sm" onClick={clear}>
            Clear filters
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
