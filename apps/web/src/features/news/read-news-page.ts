import type { Services } from '../../backend/services'
import type { NewsSearch } from './news-search'

/** Entries read at once: a good day of news, and few enough to arrive quickly. */
const PAGE_SIZE = 40
/** Headlines of a source on the board. */
const BOARD_ROWS = 12

type NewsResponse = Awaited<ReturnType<typeof readNews>>
export type NewsPageData = NewsResponse & { readonly board: Awaited<ReturnType<typeof readBoard>> }

/** One page of news: the newest, or those first seen before an instant. */
export function readNews({ call }: Pick<Services, 'call'>, search: NewsSearch, before?: string) {
  return call((backend) =>
    backend.trends.news({ ...search, pageSize: PAGE_SIZE, ...(before !== undefined && { before }) }),
  )
}

async function readBoard({ call }: Pick<Services, 'call'>, perSource: number) {
  return (await call((backend) => backend.trends.newsBoard({ perSource }))).data
}

/** The board and the first page of the stream, which the server may have read already; where one source is chosen, only which others there are. */
export function readNewsPage(
  services: Pick<Services, 'call' | 'firstData'>,
  search: NewsSearch,
): Promise<NewsPageData> {
  return services.firstData.once(`news:${search.source ?? ''}`, async () => {
    const [page, board] = await Promise.all([
      readNews(services, search),
      readBoard(services, search.source === undefined ? BOARD_ROWS : 1),
    ])
    return { ...page, board }
  })
}
