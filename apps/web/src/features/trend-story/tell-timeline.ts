import type { LifecycleStage } from '@trendverse/domain/trends/lifecycle-stage'
import type { TimelineEvent } from '@trendverse/domain/trends/trend'
import { type TimelineText, timelineText } from './timeline-text'

export type ToldEvent = TimelineText & { readonly event: TimelineEvent }

/** Titles that differ in case, blanks and marks alone say the same. */
const sameWords = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Events in words, oldest first. Each title stands once: neither the page's name nor an earlier title is repeated. */
export function tellTimeline(events: readonly TimelineEvent[], name: string): readonly ToldEvent[] {
  const told = new Set([sameWords(name)])
  const ordered = [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const stages = new Set<LifecycleStage>()
  return ordered.map((event) => {
    const { headline, title } = timelineText(event, stages)
    if (event.kind === 'lifecycle') stages.add(event.to)
    if (title === null) return { event, headline, title }
    const words = sameWords(title)
    const isRepeated = told.has(words)
    told.add(words)
    return { event, headline, title: isRepeated ? null : title }
  })
}
