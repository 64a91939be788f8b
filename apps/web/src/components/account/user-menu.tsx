import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon'
import { Avatar } from './avatar'
import type { ShownUser } from './shown-user'
import { UserMenuPanel } from './user-menu-panel'

/** HD-04: the signed-in person, and below them what they can do. Escape, a click elsewhere and leaving it close it. */
export function UserMenu({ user }: { readonly user: ShownUser }) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setIsOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div ref={box} className="relative md:w-full">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`Account of ${user.username}`}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2.5 rounded-full p-1 text-sm transition-colors duration-150 hover:bg-raised md:w-full md:border md:border-line md:pr-3.5 md:hover:border-line-strong"
      >
        <Avatar user={user} />
        <span className="hidden min-w-0 flex-1 truncate text-left md:block">{user.username}</span>
        <Icon name="down" className="hidden size-4 shrink-0 text-faint md:block" />
      </button>
      {isOpen && <UserMenuPanel id={panelId} user={user} onLeave={() => setIsOpen(false)} />}
    </div>
  )
}
