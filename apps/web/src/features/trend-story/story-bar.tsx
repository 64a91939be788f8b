import { isSadTrend } from '@trendverse/domain/taste/matter-of-trend'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useId, useState } from 'react'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { buttonStyle } from '../../components/controls/button-style'
import { ExternalLink } from '../../components/controls/external-link'
import { LinkButton } from '../../components/controls/link-button'
import { webHost } from '../../components/text/web-host'

const ShareStory = lazyPart(() => import('./share-story').then((module) => module.ShareStory))

type StoryBarProps = {
  readonly trend: Pick<Trend, 'id' | 'name' | 'description' | 'descriptionOrigin' | 'category' | 'origin'>
}

/** Longer names would push the other buttons away. */
const LABEL_MAX = 24

/** The page that tells the story, where one is known. */
function pageOf({ descriptionOrigin }: StoryBarProps['trend']) {
  if (descriptionOrigin.kind !== 'source' || webHost(descriptionOrigin.url ?? '') === null) return null
  const { label, url } = descriptionOrigin
  return url === null ? null : { url, label: label.length <= LABEL_MAX ? label : 'the source' }
}

/** What can be done with a story: it stays in reach while the story is read. Nobody is asked for a meme where people suffer. */
export function StoryBar({ trend }: StoryBarProps) {
  const [isSharing, setIsSharing] = useState(false)
  const shareId = useId()
  const page = pageOf(trend)
  return (
    <section aria-label="Take part" className="story-bar">
      <div className="story-bar-buttons">
        {page !== null && (
          <ExternalLink href={page.url} className={buttonStyle('solid', 'md', 'story-bar-read no-underline')}>
            <span>
              Read<span className="story-bar-where"> at {page.label}</span>
            </span>
          </ExternalLink>
        )}
        <LinkButton to="/quiz/$trendId" params={{ trendId: trend.id }} tone={page === null ? 'solid' : 'quiet'}>
          Take Quiz
        </LinkButton>
        {!isSadTrend(trend) && (
          <LinkButton to="/meme/$trendId" params={{ trendId: trend.id }}>
            Make a meme
          </LinkButton>
        )}
        <Button
          aria-expanded={isSharing}
          aria-controls={shareId}
          onClick={() => setIsSharing(!isSharing)}
          className="story-bar-open-share"
        >
          Share
        </Button>
      </div>
      <div id={shareId} hidden={!isSharing} className="story-bar-share">
        {isSharing && <ShareStory trend={trend} />}
      </div>
    </section>
  )
}
