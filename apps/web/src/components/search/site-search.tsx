import { ClientOnly } from '@tanstack/react-router'
import {
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '../controls/icon'
import { SearchBox } from '../controls/search-box'
import type { SearchListControl } from './search-list'

type SiteSearchProps = {
  /** Decides at which widths the field waits behind a button. */
  readonly place: 'home' | 'header'
  /** The search in effect. */
  readonly value: string
  readonly onSearch: (text: string) => void
  /** Enter in the field, with no hit chosen. */
  readonly onEnter?: (text: string) => void
  /** What lies below the field while somebody searches; its code comes with the first search. */
  readonly List: ComponentType<{ readonly control: SearchListControl }>
}

const WRITABLE = 'input, textarea, select, [contenteditable]'

/** The key of searches everywhere; not for whoever writes, or is in a window or a menu over the page. */
function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false
  return !(target instanceof Element && target.closest(WRITABLE))
}

/** HD-03: the search over trends, one for all pages: a combobox whose field is in the page from the start. */
export function SiteSearch({ place, value, onSearch, onEnter, List }: SiteSearchProps) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const field = () => box.current?.querySelector('input')
  const close = () => {
    setIsOpen(false)
    setActive(null)
  }
  const answerSlash = useEffectEvent((event: KeyboardEvent) => {
    if (!isSlash(event)) return
    event.preventDefault()
    setIsUnfolded(true)
    field()?.focus()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => answerSlash(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  // It takes the focus once it shows.
  useEffect(() => {
    if (isUnfolded) field()?.focus()
  }, [isUnfolded])
  const isShown = isOpen && value !== ''
  const enter = (typed: string) => {
    close()
    if (typed !== '') onEnter?.(typed)
  }
  // The open list handles its own keys first.
  const answerKey = ({ key, defaultPrevented, currentTarget }: ReactKeyboardEvent<HTMLInputElement>) => {
    if (defaultPrevented) return
    if (key === 'ArrowDown' || key === 'ArrowUp') setIsOpen(true)
    // The field is ahead of the search in effect.
    if (key === 'Enter') enter(currentTarget.value.trim())
    if (key === 'Escape' && isUnfolded) {
      setIsUnfolded(false)
      button.current?.focus()
    }
  }
  return (
    <div
      ref={box}
      className="site-search"
      data-place={place}
      data-unfolded={isUnfolded || undefined}
      onBlur={({ relatedTarget }) => {
        if (box.current?.contains(relatedTarget)) return
        close()
        setIsUnfolded(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label="Search"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="site-search-button"
      >
        <Icon name="search" />
      </button>
      <div className="site-search-field">
        <SearchBox
          value={value}
          onSearch={onSearch}
          field={{
            role: 'combobox',
            'aria-expanded': isShown,
            'aria-controls': isShown ? listId : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': (isShown && active) || undefined,
            onFocus: () => setIsOpen(true),
            onInput: () => setIsOpen(true),
            onKeyDown: answerKey,
          }}
        />
        <ClientOnly>
          {isShown && (
            <List
              control={{
                listId,
                search: value,
                box,
                active,
                onActive: setActive,
                onClose: close,
                onEnter: enter,
              }}
            />
          )}
        </ClientOnly>
      </div>
    </div>
  )
}
