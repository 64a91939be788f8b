import type { TimelineEvent, TrendDetail } from '@trendverse/domain/trends/trend'
import { orderTimeline } from './order-timeline'
import { TimelineEntry } from './timeline-entry'

function Events({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <ol>
      {events.map((event, index) => (
        <TimelineEntry key={`${event.kind}-${event.at}-${index.toString()}`} event={event} />
      ))}
    </ol>
  )
}

/** What happened to a trend, first to last. */
export function StoryTimeline({ trend }: { readonly trend: Pick<TrendDetail, 'timeline' | 'evidence'> }) {
  if (trend.timeline.length === 0) return null
  const { earlier, shown } = orderTimeline(trend.timeline)
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <h2 id="timeline" className={trend.evidence.length === 0 ? 'text-2xl' : 'text-xl'}>
        Timeline
      </h2>
      <div>
        {earlier.length > 0 && (
          <details className="group mb-1">
            <summary className="w-fit py-1.5 text-sm text-muted hover:text-text">
              {earlier.length} earlier events
            </summary>
            <Events events={earlier} />
          </details>
        )}
        <Events events={shown} />
      </div>
    </section>
  )
}
