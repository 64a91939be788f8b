import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { AboutSection } from './about-section'

const SignUpPrompt = lazyPart(() =>
  import('../../components/account/sign-up-prompt').then((module) => module.SignUpPrompt),
)

/** GN-04: what an account adds, shown on request, and only to visitors without one. */
function AboutAccount() {
  const { settings } = useServices()
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  if (user) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)} className="justify-self-start">
        What you get with a free account
      </Button>
      {isOpen && <SignUpPrompt variant="default" limits={settings} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const CARD =
  'group relative grid h-full content-start gap-2 rounded-lg border border-line bg-panel p-5 transition-[border-color] duration-150 hover:border-line-strong'
const OVER_CARD =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent'

const PAGES = [
  {
    to: '/',
    name: 'Fly through the universe',
    text: 'See the biggest trends as planets in 3D. Use your mouse, touch or keyboard, or a plain list if 3D can’t run.',
  },
  {
    to: '/trends',
    name: 'Search every trend',
    text: 'Browse every trend as a list or as cards. Search, sort, and filter by category or stage. Each one opens its full story.',
  },
  {
    to: '/news',
    name: 'Follow the news',
    text: 'See what each source is showing now, or everything day by day, with links to the original and to its trend.',
  },
  {
    to: '/trends',
    name: 'Take a quiz',
    text: 'Answer five questions about a trend, then see the source for every answer. Your first quiz is free, no account needed.',
  },
  {
    to: '/trends',
    name: 'Make a meme',
    text: 'Pick a trend, a format and a tone, edit the caption, then download or share your meme. You’ll need a free account.',
  },
  {
    to: '/games',
    name: 'Play the games',
    text: 'Play small games built from today’s trends, with a new leaderboard every day and replays of the best runs.',
  },
] as const

/** What can be done here now. */
export function AboutFeatures() {
  return (
    <AboutSection id="features" title="What you can do here">
      <ul className="grid gap-4 sm:grid-cols-2">
        {PAGES.map(({ to, name, text }) => (
          <li key={name}>
            <div className={CARD}>
              <h3 className="text-lg">
                <Link to={to} className={OVER_CARD}>
                  {name}
                </Link>
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
        <li className="sm:col-span-2">
          <div className={CARD}>
            <h3 className="text-lg">
              <a href="/api/docs" className={OVER_CARD}>
                Use the data
              </a>
            </h3>
            <p className="text-sm text-muted">
              Everything you see comes from an open API. You don’t need a key, and every call is documented.
            </p>
          </div>
        </li>
      </ul>
      <p className="max-w-[62ch] text-sm text-muted">
        If we can’t reach the server, you’ll still see what your device has saved, or our classic trends. You can read
        everything and take one quiz without an account. To find out what we know about you, read our pages on{' '}
        <Link to="/privacy" className="text-link text-text">
          privacy
        </Link>{' '}
        and{' '}
        <Link to="/terms" className="text-link text-text">
          terms
        </Link>
        .
      </p>
      <AboutAccount />
    </AboutSection>
  )
}
