import type { FloatingButtonSettings } from '@trendverse/domain/social/floating-button'
import { enabledPlatforms, type SocialLinks } from '@trendverse/domain/social/social-links'
import { SOCIAL_PLATFORMS } from '@trendverse/social-platforms/registry'
import { Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { brandStyle } from '../../components/sharing/brand-style'
import { CopyByHand } from '../../components/sharing/copy-by-hand'
import { PlatformIcon } from '../../components/sharing/platform-icon'
import type { ShareActions } from '../../components/sharing/use-share-actions'
import { platformButtonLabel, usePlatformButton } from './use-platform-button'

type FloatingMenuProps = Omit<ComponentProps<'div'>, 'className' | 'role'> & {
  readonly settings: FloatingButtonSettings
  readonly links: SocialLinks
  readonly actions: ShareActions
}

/** FL-04: quick share, and a button for each enabled platform. */
export function FloatingMenu({ settings, links, actions, ...rest }: FloatingMenuProps) {
  const press = usePlatformButton(actions)
  return (
    <div {...rest} role="group" aria-label="Share and follow" className="floating-menu">
      <ul>
        {settings.quickShare && (
          <li>
            <button
              type="button"
              className="floating-item"
              aria-label="Quick share"
              onClick={() => void actions.shareQuickly()}
            >
              <Share2 aria-hidden="true" className="size-5" />
              {settings.showLabels && <span>Quick share</span>}
            </button>
          </li>
        )}
        {enabledPlatforms(links).map((id) => {
          const platform = SOCIAL_PLATFORMS[id]
          return (
            <li key={id}>
              <button
                type="button"
                className="floating-item"
                style={brandStyle(platform)}
                aria-label={platformButtonLabel(platform, links[id])}
                title={platform.name}
                onClick={() => void press(platform, links[id])}
              >
                <PlatformIcon platform={platform} />
                {settings.showLabels && <span>{platform.name}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {actions.byHand !== null && <CopyByHand text={actions.byHand} onClose={actions.closeByHand} />}
    </div>
  )
}
