import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { Evidence } from '@trendverse/domain/trends/trend'
import { ExternalLink } from '../../components/external-link'
import { SourceSign } from '../../components/source-signs'
import { receiptNumbers } from './texts'

type ReceiptSightingProps = {
  readonly evidence: Evidence
  /** The page of the receipt, which needs no second link. */
  readonly pageUrl: string | null
}

/** What one source shows of a page: its sign, which leads there, and its numbers. */
export function ReceiptSighting({ evidence, pageUrl }: ReceiptSightingProps) {
  const { source, sourceUrl } = evidence
  const sign = (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      <SourceSign source={source} className="size-3.5" />
      {SOURCE_PROFILES[source].label}
    </span>
  )
  const numbers = receiptNumbers(evidence)
  return (
    <li className="grid justify-items-start gap-1 text-sm tabular-nums">
      {sourceUrl === null || sourceUrl === pageUrl ? (
        sign
      ) : (
        <ExternalLink href={sourceUrl} plain>
          {sign}
        </ExternalLink>
      )}
      {numbers.map(({ value, note }) => (
        <p key={value}>
          <span className="font-medium">{value}</span>
          {note !== null && <span className="text-xs text-faint"> {note}</span>}
        </p>
      ))}
    </li>
  )
}
