import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { Icon } from '../controls/icon'
import { useCloseOnLeave } from '../overlays/use-close-on-leave'
import { ACCOUNT_LINKS } from './account-links'
import { Avatar } from './avatar'
import type { ShownUser } from './shown-user'

/**
 * HD-04, HD-06: the signed-in person, named as the way to their profile, and what they can do below. Escape, a click
 * elsewhere and leaving it close it.
 */
export function UserMenu({ user }: { readonly user: ShownUser }) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useCloseOnLeave({ isOpen, box, button, onClose: () => setIsOpen(false) })

  return (
    <div
      ref={box}
      className="relative flex items-center rounded-full text-sm md:w-full md:border md:border-line md:hover:border-line-strong"
    >
      <Link
        to="/profile"
        preload={false}
        className="hidden min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-full p-1 hover:underline md:flex"
      >
        <Avatar user={user} />
        <span className="truncate">{user.username}</span>
      </Link>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-faint transition-colors duration-150 hover:bg-raised hover:text-text"
      >
        <span className="sr-only">Account menu for {user.username}</span>
        <Avatar user={user} className="size-8 text-xs md:hidden" />
        <Icon name="down" className="hidden size-4 md:block" />
      </button>
      {isOpen && <UserMenuPanel id={panelId} user={user} onLeave={() => setIsOpen(false)} />}
    </div>
  )
}

type UserMenuPanelProps = { readonly id: string; readonly user: ShownUser; readonly onLeave: () => void }

/** HD-04: avatar, full name, email and what can be done. */
function UserMenuPanel({ id, user, onLeave }: UserMenuPanelProps) {
  return (
    <div
      id={id}
      className="fade-in absolute top-full right-0 z-40 mt-2 w-72 rounded-lg border border-line bg-panel p-2 text-text shadow-(--shade)"
    >
      <div className="flex items-center gap-3 px-3 py-3">
        <Avatar user={user} className="size-11 text-sm" />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.fullName}</p>
          <p className="truncate text-sm text-muted">{user.email}</p>
        </div>
      </div>
      <nav aria-label="Account" className="border-t border-line pt-2">
        <ul>
          {ACCOUNT_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                preload={false}
                onClick={onLeave}
                className="flex min-h-11 items-center rounded-md px-3 text-sm text-muted hover:bg-raised hover:text-text"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
