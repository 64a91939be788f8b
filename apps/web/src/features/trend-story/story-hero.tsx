import { isClassic } from '@trendverse/domain/trends/classic'
import type { DescriptionOrigin, TrendDetail } from '@trendverse/domain/trends/trend'
import { useNow } from '../../components/browser/use-now'
import { ExternalLink } from '../../components/controls/external-link'
import { foreignLanguage, inLanguage } from '../../components/text/language-text'
import { ageText, dateText } from '../../components/text/relative-time-text'
import { latestOf, sinceOf } from '../../components/trend/trend-facts'
import { TrendHero } from '../../components/trend/trend-hero'
import { TrendStage } from '../../components/trend/trend-stage'
import { heroNumber } from './hero-number'

/** The head of a story: the planet, the name, the one number, and what happened. */
export function StoryHero({ trend }: { readonly trend: TrendDetail }) {
  const number = heroNumber(trend)
  return (
    <TrendHero trend={trend} stage={<Stage trend={trend} />}>
      {number !== null && (
        <p className="story-number">
          <span className="story-number-value">{number.value}</span>{' '}
          <span className="story-number-label">{number.label}</span>{' '}
          {number.note !== null && <span className="story-number-note">{number.note}</span>}
        </p>
      )}
      <RestingNote trend={trend} />
      <StoryDescription trend={trend} />
    </TrendHero>
  )
}

function Stage({ trend }: { readonly trend: TrendDetail }) {
  const nowMs = useNow()
  const since = sinceOf(trend)
  const latest = latestOf(trend)
  return (
    <>
      <TrendStage trend={trend} />
      {!isClassic(trend) && (
        <p className="text-sm text-muted">
          First seen <time dateTime={since}>{ageText(Date.parse(since), nowMs)} ago</time>
          {latest !== since && (
            <>
              , latest report <time dateTime={latest}>{ageText(Date.parse(latest), nowMs)} ago</time>
            </>
          )}
        </p>
      )}
    </>
  )
}

/** Says of a remembered trend that it is history, and since when. */
function RestingNote({ trend }: { readonly trend: Pick<TrendDetail, 'status' | 'evidence'> }) {
  if (trend.status === 'active') return null
  const last = trend.evidence
    .map(({ lastSeenAt }) => lastSeenAt)
    .sort()
    .at(-1)
  return (
    <p className="text-muted">
      People have stopped talking about this trend.{' '}
      {last !== undefined && (
        <>
          Last seen on <time dateTime={last}>{dateText(Date.parse(last))}</time>.
        </>
      )}
    </p>
  )
}

function Named({ label, url }: { readonly label: string; readonly url: string | null }) {
  return url === null ? label : <ExternalLink href={url}>{label}</ExternalLink>
}

function Attribution({ origin }: { readonly origin: DescriptionOrigin }) {
  switch (origin.kind) {
    case 'starter':
      return 'A classic, told in our own words.'
    case 'admin':
      return 'Written by our editors.'
    case 'ai':
      return 'Written by AI from the sources below. It can be wrong.'
    case 'source':
      return (
        <>
          Source: <Named {...origin} />
          {inLanguage(origin)}
        </>
      )
  }
}

type StoryDescriptionProps = { readonly trend: Pick<TrendDetail, 'description' | 'descriptionOrigin' | 'background'> }

/** What happened, and what an encyclopedia says of the subject; each with whose words these are. */
function StoryDescription({ trend }: StoryDescriptionProps) {
  const { description, descriptionOrigin, background } = trend
  return (
    <div className="grid max-w-[62ch] gap-2">
      <p dir="auto" lang={foreignLanguage(descriptionOrigin)} className="text-left text-lg text-text/90">
        {description}
      </p>
      <p className="text-sm text-faint">
        <Attribution origin={descriptionOrigin} />
      </p>
      {background !== null && (
        <p className="mt-2 border-l-2 border-line-strong pl-4 text-sm text-muted">
          <span dir="auto">{background.text}</span>{' '}
          <span className="whitespace-nowrap text-faint">
            <Named label={background.label} url={background.url} />
          </span>
        </p>
      )}
    </div>
  )
}
