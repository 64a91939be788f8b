import { getRouteApi, Link } from '@tanstack/react-router'
import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import { useEffect } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { useCountedView } from '../../backend/trends/use-counted-view'
import { whenIdle } from '../../components/browser/when-idle'
import { ExternalLink } from '../../components/controls/external-link'
import { webHost } from '../../components/text/web-host'
import { accentStyle } from '../../components/trend/accent-style'
import { siteCounts } from '../../components/trend/trend-facts'
import { Receipts } from './receipts'
import { RelatedTrends } from './related-trends'
import { SourceRace } from './source-race'
import { StoryBar } from './story-bar'
import { StoryHero } from './story-hero'
import { StoryTimeline } from './story-timeline'
import { WhyItRanks } from './why-it-ranks'
import './story.css'

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
      <p className="-my-4 text-sm">
        <Link to="/trends" className="inline-flex min-h-11 items-center text-muted hover:text-text">
          <span aria-hidden="true">←&nbsp;</span>All trends
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

/** Pages beyond ours that tell more. */
function ReadMore({ links }: Pick<TrendDetail, 'links'>) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="read-more" className="grid gap-3">
      <h2 id="read-more" className="text-xl">
        Read more
      </h2>
      <ul className="grid gap-2.5 text-sm">
        {links.map((link) => (
          <li key={link.url} dir="auto">
            <ExternalLink href={link.url}>{link.title}</ExternalLink>
            <span className="block text-xs text-faint">{webHost(link.url)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The module checks stories by schema, so it comes when there is one to keep. */
async function remember(story: TrendDetail): Promise<void> {
  try {
    const { rememberStory } = await import('../../backend/trends/remember-story')
    rememberStory(story)
  } catch (cause) {
    logFailure('The story could not be kept.', cause)
  }
}

/**
 * Keeps an opened story of the server for the day without a network (TR-06), whether it came with the document or was
 * read since. One that was only fetched ahead was not opened, and the device's own stories are here already.
 */
function useRememberedStory(story: TrendDetail): void {
  const { runtime } = useServices()
  useEffect(() => {
    if (runtime() === 'server') whenIdle(() => void remember(story))
  }, [story, runtime])
}

type StoryTagsProps = { readonly tags: Trend['tags']; readonly views: number; readonly interactions: number }

/** Tags, each leading to other trends with the same word, and how much a story was looked at here. */
function StoryTags({ tags, views, interactions }: StoryTagsProps) {
  const counts = siteCounts({ views, interactions })
  if (tags.length === 0 && counts.length === 0) return null
  return (
    <section aria-labelledby="tags" className="grid gap-3">
      <h2 id="tags" className="text-xl">
        {tags.length > 0 ? 'Tags' : 'On this site'}
      </h2>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/trends"
                search={{ q: tag }}
                className="inline-flex min-h-7 items-center pointer-coarse:min-h-11 rounded-full border border-line px-3 text-xs text-muted transition-colors duration-150 hover:border-line-strong hover:text-text"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {counts.length > 0 && <p className="text-xs text-faint tabular-nums">{counts.join(', ')}</p>}
    </section>
  )
}
