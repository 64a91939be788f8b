import type { ShownUser } from './shown-user'

/** HM-08: who is signed in at the home page, and whether the account is active. */
export function StatusCard({ user }: { readonly user: Pick<ShownUser, 'username' | 'isActive'> }) {
  return (
    <section aria-label="Your account" className="status-card fade-in">
      <span className="max-w-40 truncate font-medium">{user.username}</span>
      <span className="flex items-center gap-1.5 text-muted">
        <span aria-hidden="true" className="status-dot" data-active={user.isActive || undefined} />
        {user.isActive ? 'active' : 'inactive'}
      </span>
    </section>
  )
}
