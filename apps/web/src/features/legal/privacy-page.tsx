import { TextPage } from '../../components/page/text-page'
import { PRIVACY_SECTIONS } from './privacy-sections'

/** `/privacy` (OP-05) */
export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="We only keep what the site needs to work. Here’s all of it."
      sections={PRIVACY_SECTIONS}
    />
  )
}
