import { Link } from '@tanstack/react-router'
import { Panel } from '../../../components/overlays/panel'
import { countOf } from '../../../components/text/count-text'
import type { Analytics } from './dashboard-answers'

/** The trends people look at most. */
export function TopTrends({ trends }: { readonly trends: Analytics['topTrends'] }) {
  return (
    <Panel className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 className="text-xl">Most viewed</h2>
      {trends.length === 0 ? (
        <p className="text-muted">No trends are live.</p>
      ) : (
        <ol className="grid grid-cols-1 text-sm">
          {trends.map(({ id, name, views, interactions }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
              <Link
                to="/trends/$trendId"
                params={{ trendId: id }}
                className="-my-2.5 min-w-0 truncate py-2.5 hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
              >
                {name}
              </Link>
              <span className="shrink-0 text-muted tabular-nums">
                {countOf(views, 'view')}, {countOf(interactions, 'interaction')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
