import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useRuntime, useServices } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import { whenNear } from '../../components/browser/when-near'
import { NewsletterForm } from '../../features/newsletter/newsletter-form'

const SocialColumn = lazyPart(() =>
  import('../../features/sharing/social-column').then((module) => module.SocialColumn),
)

/** The social column of the footer comes, heading and all, once the footer is near. */
function SocialSlot() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => (place.current ? whenNear(place.current, () => setIsNear(true)) : undefined), [])
  return (
    <div ref={place} className="footer-social-place">
      {isNear && (
        <section aria-labelledby="social">
          <h2 id="social">Follow and share</h2>
          <SocialColumn path={path} />
        </section>
      )}
    </div>
  )
}

/** FT-02 */
const QUICK_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/trends', label: 'Trends' },
  { to: '/about', label: 'About' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const

const ABOUT_LINK =
  'flex min-h-9 items-center text-sm text-muted underline decoration-line-strong underline-offset-4 hover:text-text'

/** FT-01: what the place is, the quick links, the site elsewhere, the newsletter. */
export function Footer() {
  const { settings } = useServices()
  const runtime = useRuntime()
  return (
    <footer className="footer">
      <div className="page footer-columns">
        <section className="grid max-w-prose content-start gap-3">
          <h2>{settings.siteName}</h2>
          <p className="text-sm text-muted">
            What the world is talking about, gathered from public feeds, with links to every source.
          </p>
          <p className="flex flex-wrap gap-x-6">
            <Link to="/quiz/today" className={ABOUT_LINK}>
              Quiz of the day
            </Link>
            <Link to="/memes" className={ABOUT_LINK}>
              Memes
            </Link>
            <Link to="/games" className={ABOUT_LINK}>
              Games
            </Link>
            <Link to="/news" className={ABOUT_LINK}>
              News
            </Link>
            <Link to="/forecasts" className={ABOUT_LINK}>
              Forecasts
            </Link>
            <Link to="/contact" className={ABOUT_LINK}>
              Write to us
            </Link>
          </p>
          {runtime === 'browser' && <p className="text-xs text-faint">On this device</p>}
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick links</h2>
          <ul className="mt-2 grid justify-items-start">
            {QUICK_LINKS.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="flex min-h-9 min-w-11 items-center text-sm text-muted hover:text-text">
                  {link.label}
                </Link>
              </li>
            ))}
            {runtime === 'browser' && (
              <li>
                <Link to="/outbox" className="flex min-h-9 min-w-11 items-center text-sm text-muted hover:text-text">
                  Emails on this device
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <SocialSlot />
        <section aria-labelledby="newsletter" className="footer-newsletter grid content-start gap-3">
          <h2 id="newsletter">The week in one email</h2>
          <p className="max-w-prose text-sm text-muted">
            Every Monday: the trends that moved most, with their sources. Unsubscribe in one click.
          </p>
          <NewsletterForm />
        </section>
      </div>
    </footer>
  )
}
