import { PLATFORM_IDS } from './platform'
import type { PlatformRedirects, SocialSettings } from './social-settings'

type Sharing = SocialSettings & { readonly redirects: PlatformRedirects }

/** How far one side's settings of sharing differ from another's. */
export type SharingDifference = {
  /** Platforms with another page, or offered on one side only. */
  readonly platforms: number
  readonly button: boolean
  /** Redirects of the first side that the second has not, or has otherwise. */
  readonly redirects: number
}

/** What bringing settings of sharing over would change (OP-33). */
export function compareSharing(brought: Sharing, present: Sharing): SharingDifference {
  const { links, button, redirects } = brought
  return {
    platforms: PLATFORM_IDS.filter(
      (id) => links[id].enabled !== present.links[id].enabled || links[id].url !== present.links[id].url,
    ).length,
    button:
      button.enabled !== present.button.enabled ||
      button.position.x !== present.button.position.x ||
      button.position.y !== present.button.position.y ||
      button.showLabels !== present.button.showLabels ||
      button.animationEnabled !== present.button.animationEnabled ||
      button.quickShare !== present.button.quickShare,
    redirects: PLATFORM_IDS.filter((id) => {
      const [mine, theirs] = [redirects[id], present.redirects[id]]
      return mine !== undefined && (mine.enabled !== theirs?.enabled || mine.redirectUrl !== theirs.redirectUrl)
    }).length,
  }
}
