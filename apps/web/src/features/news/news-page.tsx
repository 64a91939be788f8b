import { getRouteApi, Link } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state'
import { RelativeTime } from '../../components/relative-time'

const route = getRouteApi('/news')

/** `/news` (OP-05): the evidence behind the trends, newest first. */
export function NewsPage() {
  const { data } = route.useLoaderData()
  return (
    <div className="page grid gap-8">
      <h1 className="text-4xl">News</h1>
      {data.length === 0 && (
        <EmptyState title="No news yet" text="New evidence appears here as the sources are read." />
      )}
      <ul className="grid gap-4">
        {data.map((item) => (
          <li key={item.evidence.id} className="border-t border-line pt-4">
            <Link to="/trends/$trendId" params={{ trendId: item.trendId }} className="font-medium">
              {item.evidence.title}
            </Link>
            <p className="text-sm text-faint">
              {item.trendName}, <RelativeTime at={item.evidence.firstSeenAt} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
