import type { Evidence } from '@trendverse/domain/trends/trend'
import { ExactTime } from '../../components/exact-time'

/** When a receipt was published, first and last seen. */
export function ReceiptTimes({ evidence }: { readonly evidence: Evidence }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-faint">
      {evidence.publishedAt !== null && (
        <span>
          Published <ExactTime at={evidence.publishedAt} />
        </span>
      )}
      <span>
        First seen <ExactTime at={evidence.firstSeenAt} />
      </span>
      <span>
        Last seen <ExactTime at={evidence.lastSeenAt} />
      </span>
    </p>
  )
}
