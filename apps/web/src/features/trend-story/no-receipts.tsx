import { Link } from '@tanstack/react-router'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { useBackendMode } from '../../backend/services'
import { Panel } from '../../components/panel'

const REASONS: Readonly<Record<TrendDetail['origin'], string>> = {
  starter:
    'This trend is from our starter catalogue: real, dated and described in our own words, but there are no live measurements of it yet. Its momentum stays unmeasured until one of our sources shows it.',
  admin: 'The editors of this site added this trend by hand. There are no live measurements of it yet.',
  live: 'The measurements behind this trend are not here any more: old readings are thinned out as time passes.',
}

/** Without a server a device may hold the short form of a trend only. */
const ON_DEVICE = 'The server cannot be reached, and this device keeps only the short form of this trend.'

/** Says honestly why there are no receipts. */
export function NoReceipts({ trend }: { readonly trend: Pick<TrendDetail, 'origin' | 'sources'> }) {
  const mode = useBackendMode()
  const isShortForm = mode === 'browser' && trend.sources.length > 0
  return (
    <section aria-labelledby="receipts" className="grid gap-5">
      <h2 id="receipts" className="text-2xl">
        Receipts
      </h2>
      <Panel className="grid gap-3 p-6">
        <p className="max-w-[62ch] text-muted">{isShortForm ? ON_DEVICE : REASONS[trend.origin]}</p>
        <p className="text-sm">
          <Link to="/about" hash="receipts" className="text-link">
            How receipts work
          </Link>
        </p>
      </Panel>
    </section>
  )
}
