import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { Evidence } from '@trendverse/domain/trends/trend'
import { ExternalLink } from '../../components/external-link'
import { Panel } from '../../components/panel'
import { SourceBadge } from '../../components/source-badge'
import { webHost } from '../../components/web-host'
import { ReceiptNumbers } from './receipt-numbers'
import { ReceiptReferences } from './receipt-references'
import { ReceiptTimes } from './receipt-times'

/** One receipt: where a trend was seen, what it said, and the numbers behind its momentum. */
export function ReceiptCard({ evidence }: { readonly evidence: Evidence }) {
  const href = evidence.url ?? evidence.sourceUrl
  const host = href === null ? null : webHost(href)
  const from = [evidence.publisher, host].filter((part) => part !== null)
  return (
    <Panel className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SourceBadge source={evidence.source} />
          {evidence.sourceUrl !== null && evidence.sourceUrl !== href && (
            <ExternalLink href={evidence.sourceUrl} className="py-1 text-xs text-muted">
              See it on {SOURCE_PROFILES[evidence.source].label}
            </ExternalLink>
          )}
        </div>
        <h3 dir="auto" className="text-lg leading-snug">
          {href === null ? evidence.title : <ExternalLink href={href}>{evidence.title}</ExternalLink>}
        </h3>
        {from.length > 0 && <p className="text-sm text-faint">{from.join(', ')}</p>}
        {evidence.summary !== null && (
          <p dir="auto" className="line-clamp-3 max-w-[70ch] text-sm text-muted">
            {evidence.summary}
          </p>
        )}
      </div>
      <ReceiptNumbers evidence={evidence} />
      <ReceiptReferences references={evidence.references.filter(({ url }) => url !== evidence.url)} />
      <ReceiptTimes evidence={evidence} />
    </Panel>
  )
}
