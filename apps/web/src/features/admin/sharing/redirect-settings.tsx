import { RedirectForm } from './redirect-form'
import { SharingFrame } from './sharing-frame'
import './sharing-settings.css'

/** `/admin/redirects` (AD-06): where sharing leads instead of a platform's own address. */
export function RedirectSettings() {
  return (
    <SharingFrame
      title="Redirects"
      lead="Sharing on a platform can lead through an address of yours, for example one that counts. {url} and {text} in it stand for what is shared."
    >
      {({ redirects }) => <RedirectForm saved={redirects} />}
    </SharingFrame>
  )
}
