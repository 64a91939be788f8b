import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { NoReceipts } from './no-receipts'
import { ReceiptCard } from './receipt-card'

/** Why a trend is listed: every sighting of it. */
export function Receipts({ trend }: { readonly trend: TrendDetail }) {
  if (trend.evidence.length === 0) return <NoReceipts trend={trend} />
  return (
    <section aria-labelledby="receipts" className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 id="receipts" className="text-2xl">
          Receipts
        </h2>
        <p className="max-w-[62ch] text-muted">
          Why this is listed: where it was seen, with the numbers we read there and a link to the original.
        </p>
      </div>
      <ul className="grid gap-4">
        {trend.evidence.map((evidence) => (
          <li key={evidence.id}>
            <ReceiptCard evidence={evidence} />
          </li>
        ))}
      </ul>
    </section>
  )
}
