import { PRODUCT_NAME } from '../../primitives/product'
import type { Evidence } from '../../trends/trend'
import type { QuestionProof } from '../question'
import { sourceLabel } from '../record-lines'
import type { DatedEvent } from './dated-events'
import type { QuizMaterial } from './question-kind'

const articleUrl = ({ trend }: QuizMaterial): string | null => trend.links[0]?.url ?? null

/** A line of the timeline, with the article to read it up in. */
export function timelineProof(material: QuizMaterial, event: DatedEvent): QuestionProof {
  const { trend } = material
  return {
    quote: event.line,
    title: `Timeline of ${trend.name}`,
    publisher: PRODUCT_NAME,
    url: articleUrl(material),
  }
}

/** A receipt, or a figure recorded of it, with the page it leads to. */
export function receiptProof(receipt: Evidence, quote: string): QuestionProof {
  const { title, publisher, source, url, sourceUrl } = receipt
  return { quote, title, publisher: publisher ?? sourceLabel(source), url: url ?? sourceUrl }
}
