import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'

/** What the field of a search and the list below it agree about. */
export type SearchListControl = {
  /** Of the list of options. */
  readonly listId: string
  /** Not empty. */
  readonly search: string
  /** Holds the field and the list. */
  readonly box: RefObject<HTMLElement | null>
  /** The option the arrows have come to; null: the field itself. */
  readonly active: string | null
  readonly onActive: (optionId: string | null) => void
  readonly onClose: () => void
  /** Enter in the field itself, with the text that stands in it. */
  readonly onEnter: (typed: string) => void
}

type SearchListProps = SearchListControl & {
  /** How many there are, or why there are none. */
  readonly status: string | null
  /** `SearchOption`s. */
  readonly children: ReactNode
}

/** Where an arrow leads: on through the options, and from either end back into the field. */
function stepFrom(options: readonly Element[], active: string | null, by: 1 | -1): Element | null {
  const place = options.findIndex(({ id }) => id === active)
  const next = place === -1 ? (by === 1 ? 0 : options.length - 1) : place + by
  return options[next] ?? null
}

/** The list below a search, by the combobox pattern: the focus stays in the field, arrows walk, Enter chooses, Escape closes. */
export function SearchList({
  listId,
  search,
  box,
  active,
  onActive,
  onClose,
  onEnter,
  status,
  children,
}: SearchListProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Keys pressed while an input method composes are not commands.
    if (event.isComposing || !(event.target instanceof HTMLInputElement)) return
    const options = [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = stepFrom(options, active, event.key === 'ArrowDown' ? 1 : -1)
      next?.scrollIntoView({ block: 'nearest' })
      onActive(next?.id ?? null)
    } else if (event.key === 'Enter') {
      const chosen = options.find(({ id }) => id === active)
      if (chosen === undefined) onEnter(event.target.value.trim())
      else chosen.click()
    } else if (event.key === 'Escape') {
      onClose()
      // Neither empties the field nor leads out of what lies behind.
      event.stopPropagation()
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const field = box.current
    const heard = (event: KeyboardEvent) => press(event)
    field?.addEventListener('keydown', heard)
    return () => field?.removeEventListener('keydown', heard)
  }, [box])
  const forgetActive = useEffectEvent(() => onActive(null))
  useEffect(() => forgetActive(), [search])
  return (
    // Whatever is pressed in it keeps the focus here: without it the list would go before the press is heard.
    <div data-covers="list" className="search-results outline-none" tabIndex={-1}>
      {status !== null && <output className="px-3 text-xs text-faint tabular-nums">{status}</output>}
      <div id={listId} role="listbox" aria-label="Trends found">
        {children}
      </div>
    </div>
  )
}
