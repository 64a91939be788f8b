import type { Trend } from '@trendverse/domain/trends/trend'
import { FeaturedModal } from './featured-modal'
import { WelcomeModal } from './welcome-modal'

type HomeModalProps = {
  readonly modal: 'welcome' | 'featured'
  readonly trends: readonly Trend[]
  readonly onClose: () => void
}

/** The window that is open over the home page; its code comes when it is first asked for. */
export function HomeModal({ modal, trends, onClose }: HomeModalProps) {
  return modal === 'welcome' ? <WelcomeModal onClose={onClose} /> : <FeaturedModal trends={trends} onClose={onClose} />
}
