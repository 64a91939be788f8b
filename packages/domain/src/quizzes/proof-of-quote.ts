import { PRODUCT_NAME } from '../primitives/product'
import type { Evidence, TrendDetail } from '../trends/trend'
import { containsWords, foldQuotes } from './fold-text'
import type { QuestionProof } from './question'
import { sourceLabel } from './record-lines'

/**
 * Where a quoted passage stands among a trend's evidence: the receipt it was taken from with the receipt's own page, or
 * what we wrote ourselves. Whoever wrote a question names only the passage, so that no address comes from anybody but us.
 */
export function proofOfQuote(trend: TrendDetail, quote: string): QuestionProof {
  const folded = foldQuotes(quote)
  const holds = (text: string | null): boolean => text !== null && containsWords(foldQuotes(text), folded)
  for (const receipt of trend.evidence) {
    if (holds(receipt.title) || holds(receipt.summary)) return { quote, ...pageOf(receipt) }
    const reference = receipt.references.find(({ title }) => holds(title))
    if (reference !== undefined) return { quote, ...reference }
  }
  const { background, descriptionOrigin: origin } = trend
  if (background !== null && holds(background.text)) {
    return { quote, title: trend.name, publisher: background.label, url: background.url }
  }
  if (origin.kind === 'source' && holds(trend.description)) {
    return {
      quote,
      title: `About ${trend.name}`,
      publisher: origin.label === '' ? null : origin.label,
      url: origin.url,
    }
  }
  return { quote, title: `About ${trend.name}`, publisher: PRODUCT_NAME, url: trend.links[0]?.url ?? null }
}

function pageOf({ title, publisher, source, url, sourceUrl }: Evidence): Omit<QuestionProof, 'quote'> {
  return { title, publisher: publisher ?? sourceLabel(source), url: url ?? sourceUrl }
}
