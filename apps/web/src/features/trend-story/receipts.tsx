import { groupReceipts, type Receipt } from '@trendverse/domain/trends/listing/group-receipts'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { useRuntime } from '../../backend/services'
import { ReceiptRow } from './receipt-row'

const REASONS: Readonly<Record<TrendDetail['origin'], string>> = {
  starter: 'A source has started showing this trend. Its first numbers will appear with the next measurement.',
  admin: 'Our editors added this trend. None of our sources are showing it yet.',
  live: 'We no longer store the numbers behind this older trend.',
}

/** Without a server a device may hold the short form of a trend only. */
const ON_DEVICE = 'We can’t reach the server. This device only has a summary of this trend.'

/** Says honestly why there are no receipts. */
function NoReceipts({ trend }: { readonly trend: Pick<TrendDetail, 'origin' | 'sources'> }) {
  const runtime = useRuntime()
  const isShortForm = runtime === 'browser' && trend.sources.length > 0
  return (
    <section aria-labelledby="receipts" className="grid gap-2">
      <h2 id="receipts" className="text-2xl">
        Sources
      </h2>
      <p className="max-w-[62ch] text-muted">{isShortForm ? ON_DEVICE : REASONS[trend.origin]}</p>
    </section>
  )
}

/** Receipts that always show: the strongest come first. */
const SHOWN = 8

function Rows({ receipts }: { readonly receipts: readonly Receipt[] }) {
  return (
    <ul className="receipts">
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.key} receipt={receipt} />
      ))}
    </ul>
  )
}

/** Why a trend is listed: every page that speaks for it, once, with who shows it and what numbers it had there. */
export function Receipts({ trend }: { readonly trend: TrendDetail }) {
  const receipts = groupReceipts(trend.evidence)
  if (receipts.length === 0) return <NoReceipts trend={trend} />
  const shown = receipts.length <= SHOWN + 1 ? receipts : receipts.slice(0, SHOWN)
  const rest = receipts.slice(shown.length)
  return (
    <section aria-labelledby="receipts" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <h2 id="receipts" className="text-2xl">
          Sources
        </h2>
        <p className="max-w-[62ch] text-muted">Every page behind this story, so you can check it yourself.</p>
      </div>
      <Rows receipts={shown} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit items-center rounded-full border border-line-strong px-5 text-sm font-medium hover:border-muted hover:bg-raised group-open:mb-5">
            Show {rest.length} more
          </summary>
          <Rows receipts={rest} />
        </details>
      )}
    </section>
  )
}
