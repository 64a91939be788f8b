import { useEffect, useRef } from 'react'
import type { TimeZoneOption } from './time-zone-options'

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
export function TimeZoneList({ id, options, chosen, active, optionId, onChoose }: TimeZoneListProps) {
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
          No time zone of that name. Try a large city nearby.
        </p>
      )}
    </div>
  )
}
