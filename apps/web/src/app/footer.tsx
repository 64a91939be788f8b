import { Link } from '@tanstack/react-router'
import { useBackendMode, useServices } from '../backend/services'

/** FT-02 */
const QUICK_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/trends', label: 'Trends' },
  { to: '/about', label: 'About' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const

/** FT-01: the columns that exist so far, what the place is and the quick links. */
export function Footer() {
  const { settings } = useServices()
  const mode = useBackendMode()
  return (
    <footer className="border-t border-line">
      <div className="page grid gap-10 py-12 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section className="grid max-w-prose content-start gap-3">
          <h2 className="text-lg">{settings.siteName}</h2>
          <p className="text-sm text-muted">
            What the world is talking about, found in public feeds every hour, scored in the open, and shown with the
            evidence behind it.
          </p>
          {mode === 'browser' && <p className="text-xs text-faint">On this device</p>}
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="text-lg">
            Quick links
          </h2>
          <ul className="mt-2 grid justify-items-start">
            {QUICK_LINKS.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="flex min-h-9 items-center text-sm text-muted hover:text-text">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
