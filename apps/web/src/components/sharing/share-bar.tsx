import { PLATFORM_IDS } from '@trendverse/domain/social/platform'
import { sharePreview } from '@trendverse/domain/social/share-subject'
import { SOCIAL_PLATFORMS } from '@trendverse/social-platforms/registry'
import type { SocialPlatform } from '@trendverse/social-platforms/social-platform'
import { Image, Link2, Share2, Type } from 'lucide-react'
import { Button } from '../controls/button'
import { brandStyle } from './brand-style'
import { CopyByHand } from './copy-by-hand'
import { PlatformIcon } from './platform-icon'
import { hasShareSheet } from './share-sheet'
import { type ShareSource, useShareActions } from './use-share-actions'
import './share-bar.css'

/** SH-02, in that order; for a picture those that take one come first. */
function offeredPlatforms(hasPicture: boolean): readonly SocialPlatform[] {
  const all = PLATFORM_IDS.map((id) => SOCIAL_PLATFORMS[id])
  return hasPicture ? all.toSorted((a, b) => Number(b.supportsImages) - Number(a.supportsImages)) : all
}

/**
 * Everything one thing can be shared with: the device’s own sheet first where there is one, every platform, and the
 * clipboard. Only browsers draw it: load it lazily.
 *
 * @example <ShareBar subject={quizSubject(result)} {...useSharing()} />
 */
export function ShareBar(source: ShareSource) {
  const actions = useShareActions(source)
  const { subject, picture } = source
  const hasPicture = picture !== undefined || subject.pictureUrl !== null
  return (
    <section aria-label="Share" className="share-bar">
      <p dir="auto" className="text-sm text-muted">
        {sharePreview(subject.text)}
      </p>
      <div className="flex flex-wrap gap-2">
        {hasShareSheet() && (
          <Button tone="solid" size="sm" onClick={() => void actions.shareQuickly()}>
            <Share2 aria-hidden="true" className="size-4" />
            Share…
          </Button>
        )}
        <Button size="sm" onClick={() => void actions.copyLink()}>
          <Link2 aria-hidden="true" className="size-4" />
          Copy link
        </Button>
        <Button size="sm" onClick={() => void actions.copyText()}>
          <Type aria-hidden="true" className="size-4" />
          Copy text
        </Button>
        {picture !== undefined && (
          <Button size="sm" onClick={() => void actions.copyImage()}>
            <Image aria-hidden="true" className="size-4" />
            Copy image
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-2">
        {offeredPlatforms(hasPicture).map((platform) => (
          <li key={platform.id}>
            <button
              type="button"
              className="share-platform"
              style={brandStyle(platform)}
              title={platform.name}
              aria-label={`Share on ${platform.name}`}
              onClick={() => void actions.shareTo(platform)}
            >
              <PlatformIcon platform={platform} />
            </button>
          </li>
        ))}
      </ul>
      {actions.byHand !== null && <CopyByHand text={actions.byHand} onClose={actions.closeByHand} />}
    </section>
  )
}
