import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { orderAsSource, withoutRepeats } from '@trendverse/domain/trends/listing/news-board'
import type { NewsColumn } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import type { TrendReader } from '../ports/trends'

/** Rows a column is chosen from: what a source shows at the top may have stood on its list for a day. */
const ROWS_PER_SOURCE = 60

/** What each source shows now, in its own order; sources that showed nothing are left out. */
export async function readNewsBoard(
  ports: Needs<'clock'> & { readonly trends: Pick<TrendReader, 'listNews'> },
  input: {
    /** Most rows of a column. */
    readonly perSource: number
  },
): Promise<readonly NewsColumn[]> {
  const beforeMs = ports.clock.nowMs() + 1
  const columns = await Promise.all(
    SOURCE_IDS.map(async (source) => {
      const rows = await ports.trends.listNews({ source, beforeMs, limit: ROWS_PER_SOURCE })
      return { source, items: withoutRepeats(orderAsSource(rows)).slice(0, input.perSource) }
    }),
  )
  return columns.filter(({ items }) => items.length > 0)
}
