import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { foldTimeline, tellTimeline, type ToldEvent } from './timeline'
import { TimelineEntry } from './timeline-entry'

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
