import { enabledPlatforms } from '@trendverse/domain/social/social-links'
import { SOCIAL_PLATFORMS } from '@trendverse/social-platforms/registry'
import { useSharing, useSharingSettings } from '../../backend/sharing/use-sharing'
import { brandStyle } from '../../components/sharing/brand-style'
import { CopyByHand } from '../../components/sharing/copy-by-hand'
import { PlatformIcon } from '../../components/sharing/platform-icon'
import { useShareActions } from '../../components/sharing/use-share-actions'
import { currentPage } from './current-page'
import { platformButtonLabel, usePlatformButton } from './use-platform-button'
import './social-column.css'

/** FT-03 */
const SHOWN = 3

/** FT-03: the first three platforms, and where the others are. */
export function SocialColumn({ path }: { readonly path: string }) {
  const { links, button } = useSharingSettings()
  const actions = useShareActions({ subject: currentPage(path), ...useSharing() })
  const press = usePlatformButton(actions)
  const enabled = enabledPlatforms(links)
  const more = enabled.length - SHOWN
  return (
    <>
      <ul className="grid justify-items-start">
        {enabled.slice(0, SHOWN).map((id) => {
          const platform = SOCIAL_PLATFORMS[id]
          return (
            <li key={id}>
              <button
                type="button"
                className="social-link"
                style={brandStyle(platform)}
                aria-label={platformButtonLabel(platform, links[id])}
                onClick={() => void press(platform, links[id])}
              >
                <span className="social-sign">
                  <PlatformIcon platform={platform} className="size-4" />
                </span>
                {platform.name}
              </button>
            </li>
          )
        })}
      </ul>
      {enabled.length === 0 && <p className="text-sm text-muted">Nothing here yet.</p>}
      {more > 0 && button.enabled && <p className="mt-1 text-xs text-faint">+ {more} more via floating button</p>}
      {actions.byHand !== null && <CopyByHand text={actions.byHand} onClose={actions.closeByHand} />}
    </>
  )
}
