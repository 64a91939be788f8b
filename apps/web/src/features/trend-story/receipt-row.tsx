import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { Receipt } from '@trendverse/domain/trends/listing/group-receipts'
import type { Evidence } from '@trendverse/domain/trends/trend'
import { ExternalLink } from '../../components/controls/external-link'
import { ExactTime } from '../../components/text/exact-time'
import { webHost } from '../../components/text/web-host'
import { SourceSign } from '../../components/trend/source-signs'
import { receiptNumbers } from './texts'

/** When a page came out, or else when it was first seen. */
function ReceiptTime({ receipt: { sightings } }: { readonly receipt: Receipt }) {
  const published = sightings.find(({ publishedAt }) => publishedAt !== null)?.publishedAt
  const [seen] = sightings.map(({ firstSeenAt }) => firstSeenAt).sort()
  const at = published ?? seen
  if (at === undefined) return null
  return (
    <span className="whitespace-nowrap">
      {published === undefined ? 'seen ' : ''}
      <ExactTime at={at} />
    </span>
  )
}

/** One page that speaks for a story: who published it, what it says, and the numbers of every source that shows it. */
export function ReceiptRow({ receipt }: { readonly receipt: Receipt }) {
  const { url, title, publisher, summary, sightings, listedBy } = receipt
  const host = url === null ? null : webHost(url)
  // Who published an article is said already; a feed adds nothing but that it listed it.
  const shown = sightings.filter((one) => receiptNumbers(one).length > 0 || publisher === null)
  const names = [publisher, host === publisher ? null : host].filter((name) => name !== null)
  return (
    <li className="receipt">
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-xs text-faint">
          {names.length > 0 && (
            <span>
              {names.map((name, index) => (
                <span key={name} className={index === 0 ? 'font-medium text-muted' : undefined}>
                  {index > 0 && ', '}
                  {name}
                </span>
              ))}
            </span>
          )}
          <ReceiptTime receipt={receipt} />
        </p>
        <h3 dir="auto" className="font-sans text-base leading-snug font-medium tracking-normal">
          {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}
        </h3>
        {summary !== null && sightings.length > 0 && (
          <p dir="auto" className="line-clamp-2 max-w-[70ch] text-sm text-muted">
            {summary}
          </p>
        )}
        {listedBy.length > 0 && (
          <p className="text-xs text-faint">
            Listed by {listedBy.map((source) => SOURCE_PROFILES[source].label).join(', ')}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ul className="receipt-sightings">
          {shown.map((evidence) => (
            <ReceiptSighting key={evidence.id} evidence={evidence} pageUrl={url} />
          ))}
        </ul>
      )}
    </li>
  )
}

type ReceiptSightingProps = {
  readonly evidence: Evidence
  /** The page of the receipt, which needs no second link. */
  readonly pageUrl: string | null
}

/** What one source shows of a page: its sign, which leads there, and its numbers. */
function ReceiptSighting({ evidence, pageUrl }: ReceiptSightingProps) {
  const { source, sourceUrl } = evidence
  const sign = (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      <SourceSign source={source} className="size-3.5" />
      {SOURCE_PROFILES[source].label}
    </span>
  )
  const numbers = receiptNumbers(evidence)
  return (
    <li className="grid content-start justify-items-start gap-1 text-sm tabular-nums">
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
