import type { TimelineEvent, TrendDetail } from '@trendverse/domain/trends/trend'
import { orderTimeline } from './order-timeline'
import { TimelineEntry } from './timeline-entry'

type EventsProps = { readonly events: readonly TimelineEvent[]; readonly goesOn?: boolean }

function Events({ events, goesOn = false }: EventsProps) {
  return (
    <ol>
      {events.map((event, index) => (
        <TimelineEntry
          key={`${event.kind}-${event.at}-${index.toString()}`}
          event={event}
          isSameTime={events[index - 1]?.at === event.at}
          isLast={!goesOn && index === events.length - 1}
        />
      ))}
    </ol>
  )
}

/** What happened to a trend, first to last. */
export function StoryTimeline({ trend }: { readonly trend: Pick<TrendDetail, 'timeline' | 'evidence'> }) {
  if (trend.timeline.length === 0) return null
  const { first, between, latest } = orderTimeline(trend.timeline)
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <h2 id="timeline" className={trend.evidence.length === 0 ? 'text-2xl' : 'text-xl'}>
        Timeline
      </h2>
      <div>
        {first.length > 0 && <Events events={first} goesOn />}
        {between.length > 0 && (
          <details>
            <summary className="mb-3 w-fit py-1 text-sm text-muted hover:text-text">
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
