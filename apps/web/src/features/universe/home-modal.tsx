import type { Trend } from '@trendverse/domain/trends/trend'
import { lazy, Suspense } from 'react'

const FeaturedModal = lazy(() => import('./featured-modal').then((module) => ({ default: module.FeaturedModal })))
const WelcomeModal = lazy(() => import('./welcome-modal').then((module) => ({ default: module.WelcomeModal })))

type HomeModalProps = {
  readonly modal: 'welcome' | 'featured'
  readonly trends: readonly Trend[]
  readonly onClose: () => void
}

/** The window that is open over the home page; its code comes when it is first asked for. */
export function HomeModal({ modal, trends, onClose }: HomeModalProps) {
  return (
    <Suspense>
      {modal === 'welcome' ? <WelcomeModal onClose={onClose} /> : <FeaturedModal trends={trends} onClose={onClose} />}
    </Suspense>
  )
}
