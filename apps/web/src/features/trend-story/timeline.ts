import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { MergeReason, TimelineEvent } from '@trendverse/domain/trends/trend'
import { LIFECYCLE_TEXT } from '../../components/text/lifecycle-text'

const MERGE_REASONS: Readonly<Record<MergeReason, string>> = {
  same_url: 'same page',
  same_article: 'same encyclopedia article',
  same_topic: 'same topic',
  likeness: 'same story',
  cover: 'the story is about this',
  admin: 'added by our editors',
}

const TURNS: Readonly<Record<LifecycleStage, string>> = {
  emerging: 'Began to emerge',
  rising: 'Began to rise',
  peak: 'Reached its peak',
  fading: 'Began to fade',
  dormant: 'Went quiet',
}
const TURNS_AGAIN: Readonly<Record<LifecycleStage, string>> = {
  emerging: 'Began to emerge again',
  rising: 'Began to rise again',
  peak: 'Reached a new peak',
  fading: 'Began to fade again',
  dormant: 'Went quiet again',
}

/** What happened, and the title it happened to where there is one. */
type TimelineText = { readonly headline: string; readonly title: string | null }

/** One event of a trend's story in words. `before`: the stages it was in earlier. */
export function timelineText(event: TimelineEvent, before: ReadonlySet<LifecycleStage> = new Set()): TimelineText {
  switch (event.kind) {
    case 'first_seen':
      return { headline: `First seen ${placeOf(event.source)}`, title: event.title }
    case 'merged':
      return {
        headline: `Merged in from ${SOURCE_PROFILES[event.source].label}: ${MERGE_REASONS[event.reason]}`,
        title: event.title,
      }
    case 'lifecycle':
      return { headline: lifecycleText(event.from, event.to, before), title: null }
    case 'dated':
      return { headline: event.text, title: null }
  }
}

/** `on Hacker News`, `in the news` */
function placeOf(source: SourceId): string {
  return source === 'feeds' ? 'in the news' : `on ${SOURCE_PROFILES[source].label}`
}

/** A turn in the life of a trend: `Began to rise`, and `Began to rise again` where it had done so, or had waned. */
function lifecycleText(from: LifecycleStage | null, to: LifecycleStage, before: ReadonlySet<LifecycleStage>): string {
  if (from === null) {
    const name = LIFECYCLE_TEXT[to].name
    return `Joined our list while ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  }
  const isBack = (from === 'fading' || from === 'dormant') && (to === 'emerging' || to === 'rising')
  return isBack || before.has(to) ? TURNS_AGAIN[to] : TURNS[to]
}

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

/** Latest events that always show, beside the first one. */
export const TIMELINE_LATEST = 6

type FoldedTimeline<Event> = {
  /** How it began. */
  readonly first: readonly Event[]
  /** What waits behind a fold. */
  readonly between: readonly Event[]
  readonly latest: readonly Event[]
}

/** Events in order, with the middle of a long story folded away. */
export function foldTimeline<Event>(events: readonly Event[]): FoldedTimeline<Event> {
  // One event alone behind a fold would be silly.
  if (events.length <= TIMELINE_LATEST + 2) return { first: [], between: [], latest: events }
  const end = events.length - TIMELINE_LATEST
  return { first: events.slice(0, 1), between: events.slice(1, end), latest: events.slice(end) }
}
