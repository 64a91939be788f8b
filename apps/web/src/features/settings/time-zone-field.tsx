import { useId, useMemo, useRef, useState } from 'react'
import { classNames } from '../../components/class-names'
import { FormField } from '../../components/form/form-field'
import { Icon } from '../../components/icon'
import { useNow } from '../../components/use-now'
import { TimeZoneList } from './time-zone-list'
import { findTimeZones, knownTimeZones, offsetText } from './time-zone-options'
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
        placeholder={search === null ? undefined : 'Search: a city, a region, +05:30'}
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
