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
        What an account adds
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
    text: 'The strongest trends as planets in 3D. By mouse, touch or keyboard, or as a plain list where 3D cannot run.',
  },
  {
    to: '/trends',
    name: 'Search every trend',
    text: 'As rows or cards: search, filter by category and stage, sort. Each opens its full story.',
  },
  {
    to: '/news',
    name: 'Follow the news',
    text: 'What each source shows now, or everything day by day, with links to the original and its trend.',
  },
  {
    to: '/trends',
    name: 'Take a quiz',
    text: 'Five questions about a trend, then the proof of every answer. One is free without an account.',
  },
  {
    to: '/trends',
    name: 'Make a meme',
    text: 'Pick a trend, a format and a tone, change the caption, then download or share it. It needs a free account.',
  },
  {
    to: '/games',
    name: 'Play the games',
    text: 'Small games built from today’s trends, with a new board every day and replays of the best runs.',
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
              Everything you see comes from an open API. It needs no key, and every call is documented.
            </p>
          </div>
        </li>
      </ul>
      <p className="max-w-[62ch] text-sm text-muted">
        If the server cannot be reached, you still see what your device saved, or our starter catalogue. Reading and one
        quiz need no account. What we know about you is on the pages about{' '}
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
