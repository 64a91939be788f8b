import { getRouteApi } from '@tanstack/react-router'
import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { withoutRepeats } from '@trendverse/domain/trends/listing/news-board'
import { useState } from 'react'
import { useServices, useTrendList } from '../../backend/services'
import { NEWS_LAYOUT } from '../../components/browser/kept-choice'
import { useKeptChoice } from '../../components/browser/use-kept-choice'
import { LayoutSwitch } from '../../components/controls/layout-switch'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { RelativeTime } from '../../components/text/relative-time'
import { joinNews } from './join-news'
import { NewsColumn } from './news-column'
import { NewsList } from './news-list'
import { OlderNews } from './older-news'
import { SourceFilter } from './source-filter'
import { useOlderNews } from './use-older-news'
import './news.css'

const route = getRouteApi('/news')
const LAYOUTS = { board: 'By source', stream: 'Latest' }

function NewsStream() {
  const first = route.useLoaderData()
  const search = route.useSearch()
  // Read anew, the first page has moved on from where the older ones began.
  const [opened] = useState(first)
  const older = useOlderNews(search, opened.nextBefore)
  const items = withoutRepeats(joinNews(first.data, opened.data, older.items))
  return (
    <div className="news-stream grid grid-cols-1 gap-10">
      <NewsList items={items} />
      <OlderNews older={older} shown={items.length} />
    </div>
  )
}

function NewsBoard() {
  const { board } = route.useLoaderData()
  return (
    <div className="news-board">
      {board.map(({ source, items }) => (
        <NewsColumn key={source} source={source} items={items} />
      ))}
    </div>
  )
}

/** Board or stream; the server writes both, and the style sheet shows the one that was chosen. One source is a stream. */
function NewsViews() {
  const { source } = route.useSearch()
  const layout = useKeptChoice(NEWS_LAYOUT)
  if (source !== undefined) return <NewsStream key={source} />
  return (
    <div className="news-views">
      {layout !== 'stream' && <NewsBoard />}
      {layout !== 'board' && <NewsStream key="all" />}
    </div>
  )
}

/** `/news` (OP-05): what was read, with the trends it speaks for, as each source shows it or by day, newest first. */
export function NewsPage() {
  const { settings } = useServices()
  const { list } = useTrendList()
  const first = route.useLoaderData()
  const { source } = route.useSearch()
  const lastReadAt = list?.trendsUpdatedAt ?? settings.trendsUpdatedAt
  const hasNews = first.data.length > 0
  return (
    <div className="page page-wide grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-3">
          <h1 className="text-4xl">News</h1>
          <p className="max-w-[62ch] text-muted">
            What each source is showing now, with links to the originals.
            {lastReadAt && (
              <>
                {' '}
                <span className="text-faint">
                  Last checked <RelativeTime at={lastReadAt} />.
                </span>
              </>
            )}
          </p>
        </div>
        {hasNews && source === undefined && <LayoutSwitch choice={NEWS_LAYOUT} labels={LAYOUTS} />}
      </header>
      <SourceFilter source={source} seen={first.board.map((column) => column.source)} />
      {hasNews ? <NewsViews /> : <NoNews source={source} wasRead={lastReadAt !== null} />}
    </div>
  )
}

type NoNewsProps = {
  readonly source: SourceId | undefined
  /** Whether the sources were ever read. */
  readonly wasRead: boolean
}

/** Says why there is no news: the filter, or nothing measured yet. */
function NoNews({ source, wasRead }: NoNewsProps) {
  if (source !== undefined) {
    const { label } = SOURCE_PROFILES[source]
    return (
      <EmptyState
        title={`Nothing from ${label}`}
        text="This source hasn’t shown anything lately, or it’s switched off."
      >
        <LinkButton to="/news" search={{}} tone="solid">
          All sources
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No news yet"
      text={
        wasRead
          ? 'Our sources had nothing to show when we last checked. In the meantime, explore our classic trends.'
          : 'We’re still collecting the first news. In the meantime, explore our classic trends.'
      }
    >
      <LinkButton to="/trends" tone="solid">
        All trends
      </LinkButton>
    </EmptyState>
  )
}
