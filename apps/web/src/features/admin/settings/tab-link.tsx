import { Link } from '@tanstack/react-router'
import { ADMIN_PAGES } from '../workplace/admin-pages'

type TabLinkProps = { readonly page: string; readonly tab?: string; readonly text: string }

/** Leads from a tab to the page that has the rest of its subject. */
export function TabLink({ page, tab, text }: TabLinkProps) {
  const entry = ADMIN_PAGES.find((one) => one.page === page)
  if (!entry) return null
  return (
    <p className="text-sm text-muted">
      {text}{' '}
      <Link
        to="/admin/{-$page}"
        params={{ page }}
        search={tab === undefined ? {} : { tab }}
        className="text-accent underline"
      >
        {entry.label}
      </Link>
      .
    </p>
  )
}
