import type { Evidence, TrendDetail } from '@trendverse/domain/trends/trend'
import { NoReceipts } from './no-receipts'
import { ReceiptCard } from './receipt-card'

/** Receipts that always show: the strongest come first. */
const SHOWN = 5

function Cards({ evidence }: { readonly evidence: readonly Evidence[] }) {
  return (
    <ul className="grid gap-4">
      {evidence.map((one) => (
        <li key={one.id}>
          <ReceiptCard evidence={one} />
        </li>
      ))}
    </ul>
  )
}

/** Why a trend is listed: every sighting of it. */
export function Receipts({ trend }: { readonly trend: TrendDetail }) {
  const { evidence } = trend
  if (evidence.length === 0) return <NoReceipts trend={trend} />
  const shown = evidence.length <= SHOWN + 1 ? evidence : evidence.slice(0, SHOWN)
  const rest = evidence.slice(shown.length)
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
      <Cards evidence={shown} />
      {rest.length > 0 && (
        <details className="group grid gap-4">
          <summary className="w-fit rounded-full border border-line-strong px-5 py-2.5 text-sm font-medium hover:border-muted hover:bg-raised group-open:mb-4">
            {rest.length} more receipts
          </summary>
          <Cards evidence={rest} />
        </details>
      )}
    </section>
  )
}
