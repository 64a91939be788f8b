import { ExternalLink } from '../../components/external-link'
import { webHost } from '../../components/web-host'
import type { ReviewedQuestion } from './quiz-calls'

/** Where an answer stands, word for word, with the way there where it is on the web. */
export function QuestionProof({ source }: Pick<ReviewedQuestion, 'source'>) {
  const { quote, title, publisher, url } = source
  const host = url === null ? null : webHost(url)
  const from = [publisher, host].filter((part) => part !== null)
  return (
    <figure className="quiz-proof">
      <blockquote dir="auto" {...(host !== null && url !== null && { cite: url })}>
        {quote}
      </blockquote>
      <figcaption dir="auto">
        {url === null || host === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}
        {from.length > 0 && <span className="text-faint"> ({from.join(', ')})</span>}
      </figcaption>
    </figure>
  )
}
