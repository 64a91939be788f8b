import type { Evidence, TimelineEvent, Trend, TrendDetail } from '../trends/trend'
import {
  articleLine,
  categoryLine,
  eventLine,
  followedLine,
  momentumLine,
  peakLine,
  publisherLine,
  rankLine,
  readingLine,
  relationLine,
  sightingLine,
  sourcesLine,
  stageChangeLine,
  stageLine,
  tagsLine,
} from './record-lines'

/** A headline with who published it: the receipt's own, and those the source lists beside it. */
export type Headline = {
  readonly title: string
  readonly publisher: string
  readonly url: string | null
  readonly evidence: Evidence
}

/** Every headline of a trend whose publisher is known, each once. */
export function headlinesOf({ evidence }: Pick<TrendDetail, 'evidence'>): readonly Headline[] {
  const headlines = evidence.flatMap((receipt) =>
    [receipt, ...receipt.references].flatMap(({ title, publisher, url }) =>
      publisher === null || publisher.trim() === ''
        ? []
        : [{ title, publisher: publisher.trim(), url, evidence: receipt }],
    ),
  )
  return [...new Map(headlines.map((headline) => [`${headline.title}\n${headline.publisher}`, headline])).values()]
}

function textsOfTimeline(event: TimelineEvent): string[] {
  if (event.kind === 'dated') return [event.text, eventLine(event)]
  return event.kind === 'lifecycle' ? [stageChangeLine(event)] : []
}

function textsOfReceipt(receipt: Evidence): string[] {
  const { title, summary, peakMetric, bestRank, references } = receipt
  return [
    title,
    ...(summary === null ? [] : [summary]),
    ...references.map((reference) => reference.title),
    sightingLine(receipt),
    ...(peakMetric === null ? [] : [peakLine(receipt, peakMetric)]),
    ...(bestRank === null ? [] : [rankLine(receipt, bestRank)]),
  ]
}

/** What is recorded of any trend, also where only the list of trends is at hand. */
function textsOfTrend(trend: Trend): string[] {
  return [
    // What a model wrote proves nothing.
    ...(trend.descriptionOrigin.kind === 'ai' ? [] : [trend.description]),
    ...(trend.tags.length > 0 ? [tagsLine(trend)] : []),
    ...(trend.sources.length > 0 ? [sourcesLine(trend)] : []),
    categoryLine(trend),
    stageLine(trend),
    momentumLine(trend),
    followedLine(trend),
  ]
}

/**
 * Every text a question about a trend may quote: its description, timeline and receipts word for word, and our own
 * record of it in sentences; with neighbours, what is recorded of those it is compared to.
 */
export function evidenceTextsOf(trend: TrendDetail, neighbours: readonly Trend[] = []): readonly string[] {
  return [
    ...textsOfTrend(trend),
    ...trend.timeline.flatMap(textsOfTimeline),
    ...trend.evidence.flatMap(textsOfReceipt),
    ...headlinesOf(trend).map(publisherLine),
    ...trend.series.flatMap((series) =>
      // what a source states of earlier instants is not our record
      series.points.flatMap((point) => (point.metric === null || point.stated ? [] : [readingLine(series, point)])),
    ),
    ...trend.related.map((related) => relationLine(trend, related)),
    ...trend.links.map((link) => articleLine(trend, link)),
    ...neighbours.flatMap(textsOfTrend),
  ]
}
