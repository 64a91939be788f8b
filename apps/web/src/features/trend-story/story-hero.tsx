import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { Button } from '../../components/button'
import { LinkButton } from '../../components/link-button'
import { TrendHero } from '../../components/trend-hero'
import { lazy, Suspense, useId, useState } from 'react'
import { StoryDescription } from './story-description'

const ShareStory = lazy(() => import('./share-story').then((module) => ({ default: module.ShareStory })))

/** The head of a story: the planet, the name, what it is about, and what can be done with it. */
export function StoryHero({ trend }: { readonly trend: TrendDetail }) {
  const [isSharing, setIsSharing] = useState(false)
  const shareId = useId()
  return (
    <TrendHero trend={trend}>
      <StoryDescription trend={trend} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/quiz/$trendId" params={{ trendId: trend.id }} tone="solid">
          Take Quiz
        </LinkButton>
        <LinkButton to="/meme/$trendId" params={{ trendId: trend.id }}>
          Make a meme
        </LinkButton>
        <Button aria-expanded={isSharing} aria-controls={shareId} onClick={() => setIsSharing(!isSharing)}>
          Share
        </Button>
      </div>
      <div id={shareId} hidden={!isSharing}>
        {isSharing && (
          <Suspense>
            <ShareStory trend={trend} />
          </Suspense>
        )}
      </div>
    </TrendHero>
  )
}
