import { TextPage } from '../../components/page/text-page'
import { PRIVACY_SECTIONS } from './privacy-sections'

/** `/privacy` (OP-05) */
export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="What this site knows about you: as little as it can work with. Here is all of it."
      sections={PRIVACY_SECTIONS}
    />
  )
}
