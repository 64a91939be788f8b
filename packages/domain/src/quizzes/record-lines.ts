import { SOURCE_PROFILES, type SourceId } from '../trends/items/source'
import type { Evidence, TimelineEvent } from '../trends/trend'
import { sayDate } from './say-date'
import { sayCount } from './say-words'

/**
 * What our record says, one sentence a fact. Figures and dates stand in no text anybody wrote, so questions about them
 * quote these lines, and the gate finds them among the evidence.
 */

export type DatedTimelineEvent = Extract<TimelineEvent, { kind: 'dated' }>

export const sourceLabel = (source: SourceId): string => SOURCE_PROFILES[source].label

/** "31 January 2022: The New York Times announces that it has bought the game." */
export const eventLine = (event: DatedTimelineEvent): string =>
  `${sayDate(Date.parse(event.at), event.precision)}: ${event.text}`

export const peakLine = ({ source, title, metricUnit }: Evidence, peak: number): string =>
  `“${title}” on ${sourceLabel(source)}: ${sayCount(peak, metricUnit)} at its highest.`
