import { getRouteApi, Link } from '@tanstack/react-router'
import { useCountedView } from '../../backend/use-counted-view'
import { accentStyle } from '../../components/accent-style'
import { ReadMore } from './read-more'
import { Receipts } from './receipts'
import { RelatedTrends } from './related-trends'
import { StoryFacts } from './story-facts'
import { StoryHero } from './story-hero'
import { StorySeries } from './story-series'
import { StoryTags } from './story-tags'
import { StoryTimeline } from './story-timeline'
import { useRememberedStory } from './use-remembered-story'

const route = getRouteApi('/trends/$trendId')

/** `/trends/{id}`: one trend, its receipts and its story. */
export function TrendStoryPage() {
  const { data: trend } = route.useLoaderData()
  const views = useCountedView(trend)
  useRememberedStory(trend)
  const hasReceipts = trend.evidence.length > 0
  return (
    <article className="page grid gap-5" data-accent="" style={accentStyle(trend.color)}>
      <p className="-mt-4 text-sm">
        <Link to="/trends" className="text-muted hover:text-text">
          <span aria-hidden="true">← </span>All trends
        </Link>
      </p>
      <StoryHero trend={trend} />
      <StoryFacts trend={trend} />
      <div className="mt-8 grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-14">
          {/* What nobody measured has a history to tell instead. */}
          {!hasReceipts && <StoryTimeline trend={trend} />}
          <Receipts trend={trend} />
          <StorySeries series={trend.series} />
        </div>
        <aside aria-label="About this trend" className="grid content-start gap-12">
          {hasReceipts && <StoryTimeline trend={trend} />}
          <RelatedTrends related={trend.related} />
          <ReadMore links={trend.links} />
          <StoryTags tags={trend.tags} views={views} interactions={trend.interactions} />
        </aside>
      </div>
    </article>
  )
}
