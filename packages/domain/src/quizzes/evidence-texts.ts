import type { Evidence, TimelineEvent, Trend, TrendDetail } from '../trends/trend'
import { eventLine, peakLine } from './record-lines'

function textsOfTimeline(event: TimelineEvent): string[] {
  return event.kind === 'dated' ? [event.text, eventLine(event)] : []
}

function textsOfReceipt(receipt: Evidence): string[] {
  const { title, summary, peakMetric, references } = receipt
  return [
    title,
    ...(summary === null ? [] : [summary]),
    ...references.map((reference) => reference.title),
    ...(peakMetric === null ? [] : [peakLine(receipt, peakMetric)]),
  ]
}

/** What a model wrote proves nothing. */
function descriptionOf({ description, descriptionOrigin }: Trend): string[] {
  return descriptionOrigin.kind === 'ai' ? [] : [description]
}

/**
 * Every text a question about a trend may quote: its description, what an encyclopedia says of it, its timeline and its
 * receipts, word for word; with neighbours, the descriptions of those it is compared to. Our own bookkeeping (tags, stages,
 * ranks, counts of sources) is no matter for questions, so none of it is in here.
 */
export function evidenceTextsOf(trend: TrendDetail, neighbours: readonly Trend[] = []): readonly string[] {
  return [
    ...descriptionOf(trend),
    ...(trend.background === null ? [] : [trend.background.text]),
    ...trend.timeline.flatMap(textsOfTimeline),
    ...trend.evidence.flatMap(textsOfReceipt),
    ...neighbours.flatMap(descriptionOf),
  ]
}
