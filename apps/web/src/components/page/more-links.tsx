import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useCloseOnLeave } from '../overlays/use-close-on-leave'
import { moreLinks } from './section-links'

type MoreLinksProps = {
  readonly id: string
  /** Holds the button and these links. */
  readonly box: RefObject<HTMLElement | null>
  readonly button: RefObject<HTMLElement | null>
  /** Opened with an arrow key: the focus moves to the links. */
  readonly takesFocus: boolean
  readonly hasGalaxy: boolean
  readonly onClose: () => void
}

/** Where each arrow leads among so many links; null for every other key. */
function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (Math.max(place, 0) + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Below `More`: the pages the bar has no room for. Arrows walk through them, Tab does as everywhere. */
export function MoreLinks({ id, box, button, takesFocus, hasGalaxy, onClose }: MoreLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useCloseOnLeave({ isOpen: true, box, button, onClose })
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('a')?.focus()
  }, [takesFocus])
  const walk = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const place = links.findIndex((link) => link === document.activeElement)
    const next = nextPlace(event.key, place, links.length)
    if (next === null) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    <ul
      ref={list}
      id={id}
      onKeyDown={walk}
      className="fade-in absolute top-full right-0 z-40 mt-2 w-52 rounded-lg border border-line bg-panel p-2 text-text shadow-(--shade)"
    >
      {moreLinks(hasGalaxy).map(({ label, ...way }) => (
        <li key={label}>
          <Link
            {...way}
            onClick={onClose}
            activeOptions={{ exact: way.to === '/' }}
            className="flex min-h-11 items-center rounded-md px-3 text-sm text-muted hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
