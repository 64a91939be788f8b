import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useServices, useTrendList } from '../../backend/services'
import { RelativeTime } from '../../components/relative-time'
import { joinNews } from './join-news'
import { NewsList } from './news-list'
import { NoNews } from './no-news'
import { OlderNews } from './older-news'
import { SourceFilter } from './source-filter'
import { useOlderNews } from './use-older-news'
import './news.css'

const route = getRouteApi('/news')

function NewsOfSource() {
  const first = route.useLoaderData()
  const search = route.useSearch()
  // Read anew, the first page has moved on from where the older ones began.
  const [opened] = useState(first)
  const older = useOlderNews(search, opened.nextBefore)
  const items = joinNews(first.data, opened.data, older.items)
  return (
    <div className="grid grid-cols-1 gap-10">
      <NewsList items={items} />
      <OlderNews older={older} shown={items.length} />
    </div>
  )
}

/** `/news` (OP-05): the evidence behind the trends by day, newest first. */
export function NewsPage() {
  const { settings } = useServices()
  const { list } = useTrendList()
  const first = route.useLoaderData()
  const { source } = route.useSearch()
  const lastReadAt = list?.trendsUpdatedAt ?? settings.trendsUpdatedAt
  return (
    <div className="page grid grid-cols-1 gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">News</h1>
        <p className="max-w-[62ch] text-muted">
          What we saw, as we saw it: every entry is one sighting in a public source, with a link to the original.
          {lastReadAt && (
            <>
              {' '}
              <span className="text-faint">
                Sources last read <RelativeTime at={lastReadAt} />.
              </span>
            </>
          )}
        </p>
      </header>
      <SourceFilter source={source} seen={first.data.map((item) => item.evidence.source)} />
      {first.data.length > 0 ? (
        <NewsOfSource key={source ?? 'all'} />
      ) : (
        <NoNews source={source} wasRead={lastReadAt !== null} />
      )}
    </div>
  )
}
