import { getRouteApi } from '@tanstack/react-router'
import { accentStyle } from '../../components/accent-style'
import { LifecycleBadge } from '../../components/lifecycle-badge'
import { SourceBadge } from '../../components/source-badge'

const route = getRouteApi('/trends/$trendId')

/** `/trends/{id}`: one trend and what is known about it. */
export function TrendStoryPage() {
  const { data: trend } = route.useLoaderData()
  return (
    <article className="page grid gap-6" data-accent="" style={accentStyle(trend.color)}>
      <p className="eyebrow text-accent">{trend.category}</p>
      <h1 className="text-4xl">{trend.name}</h1>
      <p className="max-w-prose text-lg text-muted">{trend.description}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LifecycleBadge stage={trend.lifecycle} />
        {trend.sources.map((source) => (
          <SourceBadge key={source} source={source} />
        ))}
      </div>
    </article>
  )
}
