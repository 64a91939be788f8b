import { getRouteApi, Link } from '@tanstack/react-router'
import { isClassic } from '@trendverse/domain/trends/classic'
import { useCountedView } from '../../backend/use-counted-view'
import { accentStyle } from '../../components/accent-style'
import { ReadMore } from './read-more'
import { Receipts } from './receipts'
import { RelatedTrends } from './related-trends'
import { SourceRace } from './source-race'
import { StoryBar } from './story-bar'
import { StoryHero } from './story-hero'
import { StoryTags } from './story-tags'
import { StoryTimeline } from './story-timeline'
import './story.css'
import { useRememberedStory } from './use-remembered-story'
import { WhyItRanks } from './why-it-ranks'

const route = getRouteApi('/trends/$trendId')

/** `/trends/{id}`: one trend, its receipts and its story. */
export function TrendStoryPage() {
  const { data: trend } = route.useLoaderData()
  const views = useCountedView(trend)
  useRememberedStory(trend)
  // What nobody measures has a history to tell instead.
  const isHistory = isClassic(trend)
  return (
    <article className="page story" data-accent="" style={accentStyle(trend.color)}>
      <p className="-mt-4 text-sm">
        <Link to="/trends" className="text-muted hover:text-text">
          <span aria-hidden="true">← </span>All trends
        </Link>
      </p>
      <StoryHero trend={trend} />
      <StoryBar trend={trend} />
      <SourceRace trend={trend} />
      <WhyItRanks trend={trend} />
      <div className="story-columns">
        <div className="grid grid-cols-1 content-start gap-14">
          {isHistory ? <StoryTimeline trend={trend} isMain /> : <Receipts trend={trend} />}
          {isHistory && <ReadMore links={trend.links} />}
        </div>
        <aside aria-label="About this trend" className="grid content-start gap-12">
          {!isHistory && <StoryTimeline trend={trend} />}
          <RelatedTrends related={trend.related} />
          {!isHistory && <ReadMore links={trend.links} />}
          <StoryTags tags={trend.tags} views={views} interactions={trend.interactions} />
        </aside>
      </div>
    </article>
  )
}
