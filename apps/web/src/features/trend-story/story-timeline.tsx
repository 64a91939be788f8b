import type { TimelineEvent, TrendDetail } from '@trendverse/domain/trends/trend'
import { useTimeZone } from '../../components/browser/use-time-zone'
import { classNames } from '../../components/text/class-names'
import { exactText } from '../../components/text/zoned-time'
import { preciseDateIso, preciseDateText } from './texts'
import { foldTimeline, type ToldEvent, tellTimeline } from './timeline'

type EventsProps = { readonly events: readonly ToldEvent[]; readonly goesOn?: boolean }

function Events({ events, goesOn = false }: EventsProps) {
  return (
    <ol>
      {events.map((told, index) => (
        <TimelineEntry
          key={`${told.event.kind}-${told.event.at}-${index.toString()}`}
          told={told}
          before={events[index - 1]}
          isLast={!goesOn && index === events.length - 1}
        />
      ))}
    </ol>
  )
}

type StoryTimelineProps = {
  readonly trend: Pick<TrendDetail, 'name' | 'timeline'>
  /** Stands among the main parts of the page, not beside them. */
  readonly isMain?: boolean
}

/** What happened to a trend, first to last. */
export function StoryTimeline({ trend, isMain = false }: StoryTimelineProps) {
  if (trend.timeline.length === 0) return null
  const { first, between, latest } = foldTimeline(tellTimeline(trend.timeline, trend.name))
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <h2 id="timeline" className={isMain ? 'text-2xl' : 'text-xl'}>
        Timeline
      </h2>
      <div>
        {first.length > 0 && <Events events={first} goesOn />}
        {between.length > 0 && (
          <details>
            <summary className="mb-3 w-fit py-1 pointer-coarse:py-3 text-sm text-muted hover:text-text">
              {between.length} events in between
            </summary>
            <Events events={between} goesOn />
          </details>
        )}
        <Events events={latest} />
      </div>
    </section>
  )
}

type TimelineEntryProps = {
  readonly told: ToldEvent
  /** The event before, whose time need not be shown twice. */
  readonly before: ToldEvent | undefined
  readonly isLast: boolean
}

function timeText(event: TimelineEvent, timeZone: string): string {
  return event.kind === 'dated' ? preciseDateText(event.at, event.precision) : exactText(Date.parse(event.at), timeZone)
}

/** One event on the rail of a timeline. */
function TimelineEntry({ told: { event, headline, title }, before, isLast }: TimelineEntryProps) {
  const timeZone = useTimeZone()
  const isDated = event.kind === 'dated'
  const time = timeText(event, timeZone)
  const isSameTime = before !== undefined && timeText(before.event, timeZone) === time
  return (
    <li className={classNames('relative grid gap-0.5 pl-6', !isLast && 'pb-4')}>
      {!isLast && <span aria-hidden="true" className="absolute top-3 -bottom-3 left-[0.3125rem] w-px bg-line" />}
      <span
        aria-hidden="true"
        className="absolute top-[0.4375rem] left-0.5 size-[0.4375rem] rounded-full bg-accent outline-3 outline-ink"
      />
      <time
        dateTime={isDated ? preciseDateIso(event.at, event.precision) : event.at}
        className={isSameTime ? 'sr-only' : 'text-xs text-faint tabular-nums'}
      >
        {time}
      </time>
      <p className="text-sm">{headline}</p>
      {title !== null && (
        <p dir="auto" className="line-clamp-2 text-left text-sm text-muted">
          {title}
        </p>
      )}
    </li>
  )
}
