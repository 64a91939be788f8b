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
  'google-trends': 'Searches that suddenly take off, with related news articles',
  wikipedia: 'The most-read articles on English Wikipedia, day by day',
  'hacker-news': 'Its front page: mostly technology and science',
  mastodon: 'Hashtags, posts and links trending on several servers',
  bluesky: 'Topics that Bluesky itself lists as trending',
  github: 'New repositories that are gaining stars',
  lobsters: 'Its front page: all about computing',
  arxiv: 'New papers in computer science',
  reddit: 'Posts on the rise',
  youtube: 'The most-watched videos',
  'product-hunt': 'New products',
  feeds: 'Headlines from the feeds of news sites',
}

/** For a source that has no words of its own yet. */
const KIND_WORDS: Readonly<Record<SourceKind, string>> = {
  search: 'What people search for',
  social: 'What people post about',
  encyclopedia: 'What people look up',
  news: 'What news sites report',
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
      title="Where our data comes from"
      lead="Our sources are public lists that anyone can read. Each one counts something different, so we compare how unusual a count is, never the count itself."
    >
      <div className="grid grid-cols-1 gap-8">
        <ul className="border-b border-line">
          {USUAL_SOURCES.map((id) => (
            <SourceRow key={id} id={id} />
          ))}
        </ul>
        <p className="max-w-[62ch] text-sm text-muted">
          {SOURCES_ON_REQUEST.map((id) => SOURCE_PROFILES[id].label).join(', ')} can be added by whoever runs the site,
          and any of the others can be switched off.
          {lastReadAt && (
            <>
              {' '}
              We last checked our sources <RelativeTime at={lastReadAt} />.
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
          What people are talking about changes every hour, in many places at once. We follow those places, find what’s
          growing, and show each trend as a planet, along with the sources that put it there.
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
        . Thank you to everyone who made them.
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
      lead={`A trend goes through five stages, and it can start over. After ${DORMANT_AFTER_HOURS} hours with nothing new, it goes quiet and leaves the public list. Its history stays.`}
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
