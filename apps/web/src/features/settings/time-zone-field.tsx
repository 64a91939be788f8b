import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNow } from '../../components/browser/use-now'
import { Icon } from '../../components/controls/icon'
import { FormField } from '../../components/form/form-field'
import { classNames } from '../../components/text/class-names'
import { findTimeZones, knownTimeZones, offsetText, type TimeZoneOption } from './time-zone-options'
import { usePickKeys } from './use-pick-keys'

type TimeZoneFieldProps = {
  readonly value: string
  readonly onChange: (timeZone: string) => void
  readonly hint: string
  readonly error: string | undefined
}

/** A time zone, found by typing a part of its name or offset. Arrow keys, Enter and Escape work as in every such field. */
export function TimeZoneField({ value, onChange, hint, error }: TimeZoneFieldProps) {
  const nowMs = useNow()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  /** What is looked for; null while the field rests and shows what was chosen. */
  const [search, setSearch] = useState<string | null>(null)
  const names = useMemo(() => knownTimeZones(value), [value])
  const options = useMemo(() => (search === null ? [] : findTimeZones(names, search, nowMs)), [names, search, nowMs])
  const choose = (name: string) => {
    onChange(name)
    setSearch(null)
  }
  const keys = usePickKeys({
    isOpen: search !== null,
    count: options.length,
    onOpen: () => setSearch(''),
    onClose: () => setSearch(null),
    onPick: (index) => {
      const option = options[index]
      if (option) choose(option.name)
    },
  })
  const optionId = (index: number) => `${listId}-${index.toString()}`
  return (
    <div
      ref={box}
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setSearch(null)
      }}
    >
      <FormField
        id="time-zone"
        label="Time zone"
        hint={hint}
        error={error}
        role="combobox"
        aria-expanded={search !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(search !== null && options.length > 0 && { 'aria-activedescendant': optionId(keys.active) })}
        autoComplete="off"
        spellCheck={false}
        value={search ?? value.replaceAll('_', ' ')}
        placeholder={search === null ? undefined : 'Search by city, region or offset, such as +05:30'}
        onClick={() => search === null && setSearch('')}
        onChange={(event) => {
          setSearch(event.target.value)
          keys.restart()
        }}
        onKeyDown={keys.onKeyDown}
        tool={
          <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center gap-2 text-xs text-faint">
            {search === null && offsetText(value, nowMs)}
            <Icon name={search === null ? 'down' : 'search'} className="size-4" />
          </span>
        }
        className={classNames('pr-28!')}
      />
      {search !== null && (
        <TimeZoneList
          id={listId}
          options={options}
          chosen={value}
          active={keys.active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
    </div>
  )
}

type TimeZoneListProps = {
  readonly id: string
  readonly options: readonly TimeZoneOption[]
  readonly chosen: string
  /** Index of the option the arrow keys stand on. */
  readonly active: number
  readonly optionId: (index: number) => string
  readonly onChoose: (name: string) => void
}

/** What a search over time zones found. The focus stays in the field; a press on a line chooses it. */
function TimeZoneList({ id, options, chosen, active, optionId, onChoose }: TimeZoneListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label="Time zones" className="zone-list fade-in">
      {options.map((option, index) => (
        <div
          key={option.name}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={option.name === chosen}
          data-active={index === active || undefined}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(option.name)
          }}
        >
          <span className="min-w-0 truncate">{option.label}</span>
          <span className="text-xs text-faint tabular-nums">{option.offset}</span>
        </div>
      ))}
      {options.length === 0 && (
        <p role="status" className="px-3 py-3 text-sm text-muted">
          No time zone found. Try a large city nearby.
        </p>
      )}
    </div>
  )
}
