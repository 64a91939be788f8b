import type { Trend } from '@trendverse/domain/trends/trend'
import { useId, useState } from 'react'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'

const ShareStory = lazyPart(() => import('./share-story').then((module) => module.ShareStory))

type StoryBarProps = { readonly trend: Pick<Trend, 'id' | 'name' | 'description'> }

/** What can be done with a story: it stays in reach while the story is read. */
export function StoryBar({ trend }: StoryBarProps) {
  const [isSharing, setIsSharing] = useState(false)
  const shareId = useId()
  return (
    <section aria-label="Take part" className="story-bar">
      <div className="story-bar-buttons">
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
      <div id={shareId} hidden={!isSharing} className="story-bar-share">
        {isSharing && <ShareStory trend={trend} />}
      </div>
    </section>
  )
}
