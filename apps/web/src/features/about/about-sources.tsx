import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/source'
import { useServices, useTrendList } from '../../backend/services'
import { RelativeTime } from '../../components/relative-time'
import { SOURCES_ON_REQUEST, USUAL_SOURCES } from '../../components/usual-sources'
import { AboutSection } from './about-section'
import { sourceWords } from './source-words'

function SourceRow({ id }: { readonly id: SourceId }) {
  const { label, metricUnit } = SOURCE_PROFILES[id]
  return (
    <li className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-4 gap-y-0.5 border-t border-line py-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_6rem]">
      <span className="font-medium">{label}</span>
      <span className="text-muted">{sourceWords(id)}</span>
      <span className="col-start-2 text-faint sm:col-start-3 sm:text-right">{metricUnit}</span>
    </li>
  )
}

/** Which public lists are read, and what they count. */
export function AboutSources() {
  const { settings } = useServices()
  const { list } = useTrendList()
  const lastReadAt = list?.trendsUpdatedAt ?? settings.trendsUpdatedAt
  return (
    <AboutSection
      id="sources"
      title="Where it comes from"
      lead="Public lists that need no key. Each counts something else, so they are compared by how unusual a count is, never by the count itself."
    >
      <div className="grid grid-cols-1 gap-8">
        <ul className="border-b border-line">
          {USUAL_SOURCES.map((id) => (
            <SourceRow key={id} id={id} />
          ))}
        </ul>
        <p className="max-w-[62ch] text-sm text-muted">
          {SOURCES_ON_REQUEST.map((id) => SOURCE_PROFILES[id].label).join(', ')} can be added by the operator of a site,
          and any of the others switched off.
          {lastReadAt && (
            <>
              {' '}
              The sources were last read here <RelativeTime at={lastReadAt} />.
            </>
          )}
        </p>
      </div>
    </AboutSection>
  )
}
