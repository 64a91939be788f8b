import { Link } from '@tanstack/react-router'
import { useRead } from '../../backend/reads/use-read'
import { useServices } from '../../backend/services'
import type { OnThisDay as Told } from '../../backend/trends/on-this-day'
import { useNow } from '../../components/browser/use-now'
import { LinkButton } from '../../components/controls/link-button'
import { peopleText } from '../../components/text/people-text'
import { dateText } from '../../components/text/relative-time-text'
import { TrendPortrait } from '../../components/trend/trend-portrait'

const PORTRAIT_SIZE_PX = 40
const AGO = { week: 'One week ago', month: 'One month ago', year: 'One year ago' } as const

/** `2026-11-20`, of an instant or of an hour as addresses write it. */
const dayOf = (time: string): string => time.slice(0, 10)

/**
 * The brightest trends of this hour one week, one month and one year ago, as far back as the site goes; nothing on a site
 * that has just begun. The server writes them into the home page; a page that stays open is told anew each day.
 */
export function OnThisDay() {
  const { onThisDay: written } = useServices()
  const today = dayOf(new Date(useNow()).toISOString())
  const told = written !== null && dayOf(written.nowAt) === today ? written.data : null
  const { data: read } = useRead(told ? null : `universe.onThisDay ${today}`, (backend, signal) =>
    backend.universe.onThisDay(undefined, { signal }),
  )
  const moments = told ?? read ?? []
  if (moments.length === 0) return null
  return (
    <section aria-labelledby="on-this-day" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="on-this-day" className="text-2xl">
          On this day
        </h2>
        <p className="text-muted">What shone brightest back then.</p>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15.5rem),1fr))] gap-4">
        {moments.map((moment) => (
          <PastMoment key={moment.ago} moment={moment} />
        ))}
      </ul>
    </section>
  )
}

function PastMoment({ moment: { ago, at, trends } }: { readonly moment: Told['data'][number] }) {
  const date = dateText(Date.parse(dayOf(at)))
  return (
    <li className="@container grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-3 rounded-lg border border-line bg-panel p-5">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {AGO[ago]}{' '}
        <time dateTime={`${at.slice(0, 13)}:00Z`} className="font-sans text-sm font-normal text-muted">
          {date}
        </time>
      </h3>
      <ol className="grid grid-cols-1 content-start gap-x-6 @xl:grid-cols-3">
        {trends.map(({ people, ...trend }) => (
          // All of the row leads to the story.
          <li
            key={trend.id}
            className="relative grid min-h-11 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-3 border-t border-line py-2.5"
          >
            <TrendPortrait
              trend={{ ...trend, lifecycle: trend.lifecycle ?? 'fading' }}
              size={PORTRAIT_SIZE_PX}
              isLater
            />
            <div className="grid gap-0.5">
              <Link
                to="/trends/$trendId"
                params={{ trendId: trend.id }}
                dir="auto"
                className="line-clamp-2 max-w-full justify-self-start font-medium after:absolute after:inset-0 hover:underline"
              >
                {trend.name}
              </Link>
              <span className="text-sm text-muted tabular-nums">
                {[trend.category, peopleText(people)].filter((part) => part !== null).join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton to="/trends" search={{ at }} size="sm" className="justify-self-start">
        All trends from that hour<span className="sr-only">: {date}</span>
      </LinkButton>
    </li>
  )
}
