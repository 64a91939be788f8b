import { Link } from '@tanstack/react-router'
import type { AttentionSeverity } from '@trendverse/domain/administration/attention'
import { Panel } from '../../../components/overlays/panel'
import { Skeleton } from '../../../components/page/skeleton'
import { classNames } from '../../../components/text/class-names'
import { wayTo } from './attention-pages'
import type { Attention } from './dashboard-answers'

const SEVERITY: Readonly<Record<AttentionSeverity, { readonly word: string; readonly style: string }>> = {
  urgent: { word: 'Now', style: 'border-warn bg-warn text-(--ink)' },
  soon: { word: 'Soon', style: 'border-warn text-warn' },
  note: { word: 'To do', style: 'border-line text-muted' },
}

/** What somebody should look at; each line leads to where it is mended. Null while it is read. */
export function AttentionList({ items }: { readonly items: Attention['items'] | null }) {
  return (
    <Panel className="grid grid-cols-1 gap-3 p-4 sm:p-6">
      <h2 className="text-xl">Needs attention</h2>
      {items === null ? (
        <Skeleton className="h-16" />
      ) : items.length === 0 ? (
        <p className="text-muted">Nothing right now.</p>
      ) : (
        <ul aria-label="Needs attention" className="grid grid-cols-1">
          {items.map((item) => (
            <AttentionLine key={item.text} {...item} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function AttentionLine({ severity, text, place }: Attention['items'][number]) {
  const { word, style } = SEVERITY[severity]
  const way = wayTo(place)
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-t border-line py-2.5 sm:grid-cols-[3.75rem_minmax(0,1fr)_auto]">
      <span
        className={classNames(
          'inline-flex h-6 items-center justify-center rounded-full border px-2 text-xs font-medium',
          style,
        )}
      >
        {word}
      </span>
      <span className="min-w-0">{text}</span>
      <Link
        to="/admin/{-$page}"
        params={way.params}
        search={way.search}
        className="col-start-2 inline-flex min-h-8 pointer-coarse:min-h-11 items-center text-sm text-accent hover:underline sm:col-start-3"
      >
        {way.label}
        <span className="sr-only">: {text}</span>
      </Link>
    </li>
  )
}
