import { TextPage } from '../../components/text-page'
import { REVIEW_NOTE } from './review-note'
import { TERMS_SECTIONS } from './terms-sections'

/** `/terms` (OP-05) */
export function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead="What you may expect from this site, and what it asks of you."
      note={REVIEW_NOTE}
      sections={TERMS_SECTIONS}
    />
  )
}
