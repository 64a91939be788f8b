import type { Services } from '../../backend/services'
import type { NewsSearch } from './news-search'

/** Entries read at once: a good day of news, and few enough to arrive quickly. */
const PAGE_SIZE = 40

type NewsAnswer = Awaited<ReturnType<typeof readNews>>

/** One page of news: the newest, or those first seen before an instant. */
export function readNews({ call }: Pick<Services, 'call'>, search: NewsSearch, before?: string) {
  return call((backend) =>
    backend.trends.news({ ...search, pageSize: PAGE_SIZE, ...(before !== undefined && { before }) }),
  )
}

/** The first page of news, which the server may have read already. */
export function readNewsPage(services: Pick<Services, 'call' | 'firstData'>, search: NewsSearch): Promise<NewsAnswer> {
  return services.firstData.once(`news:${search.source ?? ''}`, () => readNews(services, search))
}
