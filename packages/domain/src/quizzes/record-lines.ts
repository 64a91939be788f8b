import { SOURCE_PROFILES, type SourceId } from '../trends/items/source'
import type { Evidence, RelatedTrend, TimelineEvent, Trend, TrendSeries } from '../trends/trend'
import { sayDate, sayDay, sayInstant } from './say-date'
import { sayCount, sayList, sayNumber } from './say-words'

/**
 * What our record says, one sentence a fact. Figures, dates and ties stand in no text anybody wrote, so questions about
 * them quote these lines, and the gate finds them among the evidence.
 */

export type DatedTimelineEvent = Extract<TimelineEvent, { kind: 'dated' }>
export type StageChange = Extract<TimelineEvent, { kind: 'lifecycle' }>
type Headline = { readonly title: string; readonly publisher: string }
type Reading = Pick<TrendSeries['points'][number], 'at' | 'metric'>

export const sourceLabel = (source: SourceId): string => SOURCE_PROFILES[source].label

/** "31 January 2022: The New York Times announces that it has bought the game." */
export const eventLine = (event: DatedTimelineEvent): string =>
  `${sayDate(Date.parse(event.at), event.precision)}: ${event.text}`

export const tagsLine = (trend: Trend): string => `Tags of ${trend.name}: ${trend.tags.join(', ')}.`
export const categoryLine = (trend: Pick<Trend, 'name' | 'category'>): string =>
  `Category of ${trend.name}: ${trend.category}.`
export const stageLine = (trend: Trend): string => `Stage of ${trend.name}: ${trend.lifecycle}.`
export const momentumLine = (trend: Trend): string => `Momentum of ${trend.name}: ${trend.momentum.toFixed(1)}.`
export const sourcesLine = (trend: Trend): string =>
  `Sources that show ${trend.name}: ${sayList(trend.sources.map(sourceLabel))}.`
export const followedLine = (trend: Trend): string =>
  `${trend.name}: followed since ${sayInstant(Date.parse(trend.createdDate))}.`
export const relationLine = (trend: Trend, related: Pick<RelatedTrend, 'name'>): string =>
  `A line of the constellation ties ${trend.name} to ${related.name}.`
export const articleLine = (trend: Trend, article: { readonly title: string }): string =>
  `To read more about ${trend.name}: ${article.title}.`

export const sightingLine = ({ source, title, firstSeenAt }: Evidence): string =>
  `${sourceLabel(source)} showed “${title}” since ${sayInstant(Date.parse(firstSeenAt))}.`
export const publisherLine = ({ title, publisher }: Headline): string => `“${title}”, published by ${publisher}.`
export const peakLine = ({ source, title, metricUnit }: Evidence, peak: number): string =>
  `“${title}” on ${sourceLabel(source)}: ${sayCount(peak, metricUnit)} at its highest.`
export const rankLine = ({ source, title }: Evidence, rank: number): string =>
  `“${title}” on ${sourceLabel(source)}: place ${sayNumber(rank)} at its best.`
export const readingLine = ({ source, metricUnit }: TrendSeries, { at, metric }: Reading): string =>
  `${sourceLabel(source)}, ${sayInstant(Date.parse(at))}: ${sayCount(metric ?? 0, metricUnit)}.`
export const stageChangeLine = ({ at, from, to }: StageChange): string =>
  `${sayDay(Date.parse(at))}: ${from === null ? 'first stage' : `from ${from} to`} ${to}.`
