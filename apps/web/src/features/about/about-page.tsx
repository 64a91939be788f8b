import {
  SOURCE_PROFILES,
  SOURCES_ON_REQUEST,
  type SourceId,
  type SourceKind,
  USUAL_SOURCES,
} from '@trendverse/domain/trends/items/source'
import { DORMANT_AFTER_HOURS } from '@trendverse/domain/trends/momentum/lifecycle'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { useServices, useTrendList } from '../../backend/services'
import { LIFECYCLE_TEXT } from '../../components/text/lifecycle-text'
import { RelativeTime } from '../../components/text/relative-time'
import { LifecycleBadge } from '../../components/trend/lifecycle-badge'
import { AboutFeatures } from './about-features'
import { AboutHow } from './about-how'
import { AboutPlanets } from './about-planets'
import { AboutSection } from './about-section'
import './about.css'

const SOURCE_WORDS: Readonly<Partial<Record<SourceId, string>>> = {
  'google-trends': 'Searches that rise suddenly, with the articles named beside them',
  wikipedia: 'The most read articles of the English encyclopedia, day by day',
  'hacker-news': 'The front page, mostly about technology and science',
  mastodon: 'Hashtags, posts and links that several servers see trending',
  bluesky: 'Topics the network itself calls trending',
  github: 'New repositories gaining stars',
  lobsters: 'The front page, about computing',
  arxiv: 'New papers in computer science',
  reddit: 'Rising posts',
  youtube: 'The most watched videos',
  'product-hunt': 'New products',
  feeds: 'News sites, by the feeds they publish',
}

/** For a source that has no words of its own yet. */
const KIND_WORDS: Readonly<Record<SourceKind, string>> = {
  search: 'What people search for',
  social: 'What people post about',
  encyclopedia: 'What people look up',
  news: 'What is reported',
  developer: 'What developers talk about',
}

/** What a source is read for, in a few words. */
function sourceWords(id: SourceId): string {
  return SOURCE_WORDS[id] ?? KIND_WORDS[SOURCE_PROFILES[id].kind]
}

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
function AboutSources() {
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

/** `/about` (OP-05): what this place does, and how it works. */
export function AboutPage() {
  const { settings } = useServices()
  return (
    <div className="page about-page">
      <header className="grid max-w-[62ch] gap-5">
        <h1 className="text-4xl">About {settings.siteName}</h1>
        <p className="text-xl text-muted">
          Things people talk about come and go every hour, in many places at once. We read those places, find what is
          growing, and show each trend as a planet, together with the evidence that put it there.
        </p>
      </header>
      <AboutFeatures />
      <AboutHow />
      <AboutStages />
      <AboutPlanets />
      <AboutSources />
      <p className="text-sm text-muted">
        Made with{' '}
        <a
          href={`${import.meta.env.BASE_URL}notices.txt`}
          className="text-text underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          open source libraries and fonts
        </a>
        , whose authors we thank.
      </p>
    </div>
  )
}

/** The stages a trend goes through. */
function AboutStages() {
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
