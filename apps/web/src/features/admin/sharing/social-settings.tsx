import { SharingFrame } from './sharing-frame'
import { SocialForm } from './social-form'
import './sharing-settings.css'

/** `/admin/social` (AD-07): the site's pages elsewhere, and the sharing button. */
export function SocialSettings() {
  return (
    <SharingFrame
      title="Social"
      lead="Which platforms visitors are offered, where the site is found there, and how the floating button looks."
    >
      {({ links, button }) => <SocialForm saved={{ links, button }} />}
    </SharingFrame>
  )
}
