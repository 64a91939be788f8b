import { SharingFrame } from './sharing-frame'
import { SocialForm } from './social-form'
import './sharing-settings.css'

/** `/admin/social` (AD-07): the site's pages elsewhere, and the sharing button. */
export function SocialSettings() {
  return (
    <SharingFrame title="Social" lead="The platforms visitors see, your pages on them, and the floating button.">
      {({ links, button }) => <SocialForm saved={{ links, button }} />}
    </SharingFrame>
  )
}
