import { Link } from '@tanstack/react-router'
import { ACCOUNT_LINKS } from './account-links'
import { Avatar } from './avatar'
import type { ShownUser } from './shown-user'

type UserMenuPanelProps = { readonly id: string; readonly user: ShownUser; readonly onLeave: () => void }

/** HD-04: avatar, full name, email and what can be done. */
export function UserMenuPanel({ id, user, onLeave }: UserMenuPanelProps) {
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
