import { DORMANT_AFTER_HOURS } from '@trendverse/domain/trends/lifecycle'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/lifecycle-stage'
import { LifecycleBadge } from '../../components/lifecycle-badge'
import { LIFECYCLE_TEXT } from '../../components/lifecycle-text'
import { AboutSection } from './about-section'

/** The stages a trend goes through. */
export function AboutStages() {
  return (
    <AboutSection
      id="stages"
      title="The life of a trend"
      lead={`A trend moves through five stages, and may begin again. After ${DORMANT_AFTER_HOURS} hours without anything new it goes quiet and leaves the public list. Its history stays.`}
    >
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5">
        {LIFECYCLE_STAGES.map((stage) => (
          <div key={stage} className="grid content-start gap-1.5 bg-panel p-4">
            <dt>
              <LifecycleBadge stage={stage} />
            </dt>
            <dd className="text-sm text-muted">{LIFECYCLE_TEXT[stage].meaning}</dd>
          </div>
        ))}
      </dl>
    </AboutSection>
  )
}
