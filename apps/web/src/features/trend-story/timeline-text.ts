import type { LifecycleStage } from '@trendverse/domain/trends/lifecycle-stage'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { MergeReason, TimelineEvent } from '@trendverse/domain/trends/trend'
import { LIFECYCLE_TEXT } from '../../components/lifecycle-text'

const MERGE_REASONS: Readonly<Record<MergeReason, string>> = {
  same_url: 'the same page',
  same_article: 'the same encyclopedia article',
  same_topic: 'the same topic',
  likeness: 'it tells the same story',
  cover: 'the story is about it',
  admin: 'filed by the editors',
}

const TURNS: Readonly<Record<LifecycleStage, string>> = {
  emerging: 'Began to emerge',
  rising: 'Began to rise',
  peak: 'Reached its peak',
  fading: 'Began to fade',
  dormant: 'Went quiet',
}

/** What happened, and the title it happened to where there is one. */
export type TimelineText = { readonly headline: string; readonly title: string | null }

/** One event of a trend's story in words. */
export function timelineText(event: TimelineEvent): TimelineText {
  switch (event.kind) {
    case 'first_seen':
      return { headline: `First seen on ${SOURCE_PROFILES[event.source].label}`, title: event.title }
    case 'merged':
      return {
        headline: `Merged from ${SOURCE_PROFILES[event.source].label}: ${MERGE_REASONS[event.reason]}`,
        title: event.title,
      }
    case 'lifecycle':
      return { headline: lifecycleText(event.from, event.to), title: null }
    case 'dated':
      return { headline: event.text, title: null }
  }
}

/** A turn in the life of a trend: `Began to rise`, and `Began to rise again` after it had waned. */
function lifecycleText(from: LifecycleStage | null, to: LifecycleStage): string {
  if (from === null) {
    const name = LIFECYCLE_TEXT[to].name
    return `Listed here, ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  }
  const isBack = (from === 'fading' || from === 'dormant') && (to === 'emerging' || to === 'rising')
  return isBack ? `${TURNS[to]} again` : TURNS[to]
}
