import { Link } from '@tanstack/react-router'
import { Brain, Gamepad2, Image } from 'lucide-react'
import { useTrendList } from '../../backend/services'
import { LinkButton } from '../../components/controls/link-button'
import { ModalCloseButton } from '../../components/controls/modal-close-button'
import { Modal } from '../../components/overlays/modal'

/** HM-03 */
const CARDS = [
  {
    title: 'AI Quiz',
    text: 'Five questions about a trend, against the clock.',
    Icon: Brain,
    to: '/trends',
    label: 'Choose a trend',
  },
  {
    title: 'Meme Creator',
    text: 'Captions and pictures for any trend you pick.',
    Icon: Image,
    to: '/meme/$trendId',
    label: 'Make a meme',
  },
  {
    title: 'Mini Games',
    text: 'Small games built around what people are talking about.',
    Icon: Gamepad2,
    to: '/games',
    label: 'See the games',
  },
] as const

const LINK = 'text-link inline-flex min-h-6 items-center text-text pointer-coarse:min-h-11'

/** HM-03: what this place is, and what can be done here. */
export function WelcomeModal({ onClose }: { readonly onClose: () => void }) {
  const first = useTrendList().list?.trends[0]
  return (
    <Modal title="Welcome to the universe of trends" onClose={onClose}>
      <p className="max-w-prose text-muted">
        Each planet is a trend: the higher it ranks, the bigger it is. Colours show the category, and a ring means two
        or more sources. Fly to one to see its sources and numbers.
      </p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {CARDS.map(({ title, text, Icon, to, label }) => (
          <li key={title} className="grid content-start gap-2 rounded-md border border-line p-4">
            <Icon aria-hidden="true" className="size-5 text-accent" strokeWidth={1.6} />
            <h3 className="text-lg">{title}</h3>
            <p className="text-sm text-muted">{text}</p>
            <p className="mt-1 text-xs">
              {to === '/meme/$trendId' && first !== undefined ? (
                <Link to={to} params={{ trendId: first.id }} className={LINK}>
                  {label}
                </Link>
              ) : (
                <Link to={to === '/meme/$trendId' ? '/trends' : to} className={LINK}>
                  {label}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/trends" tone="solid">
          Explore Now
        </LinkButton>
        <ModalCloseButton>Close</ModalCloseButton>
      </div>
    </Modal>
  )
}
