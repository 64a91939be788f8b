import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { useBackendMode } from '../../backend/services'

const REASONS: Readonly<Record<TrendDetail['origin'], string>> = {
  starter: 'A source shows this trend now. Its first numbers come with the next reading.',
  admin: 'The editors of this site added this trend. No source shows it yet.',
  live: 'The readings behind this trend are gone: old ones are thinned out.',
}

/** Without a server a device may hold the short form of a trend only. */
const ON_DEVICE = 'The server cannot be reached. This device keeps only the short form of this trend.'

/** Says honestly why there are no receipts. */
export function NoReceipts({ trend }: { readonly trend: Pick<TrendDetail, 'origin' | 'sources'> }) {
  const mode = useBackendMode()
  const isShortForm = mode === 'browser' && trend.sources.length > 0
  return (
    <section aria-labelledby="receipts" className="grid gap-2">
      <h2 id="receipts" className="text-2xl">
        Receipts
      </h2>
      <p className="max-w-[62ch] text-muted">{isShortForm ? ON_DEVICE : REASONS[trend.origin]}</p>
    </section>
  )
}
