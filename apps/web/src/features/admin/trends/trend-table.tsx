import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { countOf, countText } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import { useAdmin } from '../admin-context'
import { AdminTable } from '../table/admin-table'
import type { BulkAction, TableColumn } from '../table/table-column'
import type { TrendRow } from './admin-trend-types'
import { featuredWord, ORIGIN_WORDS, STATUS_WORDS } from './trend-words'

const TREND_LIST = {
  sorts: { newest: 'Newest', updated: 'Last changed', momentum: 'Highest ranked', name: 'Name' },
  filters: {
    status: { label: 'Status', options: STATUS_WORDS },
    category: {
      label: 'Category',
      // One entry per category.
      options: Object.fromEntries(CATEGORIES.map((category) => [category, category])) as Record<
        (typeof CATEGORIES)[number],
        string
      >,
    },
    origin: { label: 'Origin', options: ORIGIN_WORDS },
    featured: { label: 'Featured', options: { true: 'Featured', false: 'Not featured' } },
  },
} as const

const COLUMNS: readonly TableColumn<TrendRow>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name, color }) => (
      <>
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-2.5 rounded-full align-baseline"
          style={{ background: color }}
        />
        {name}
      </>
    ),
    csv: ({ name }) => name,
    sort: { by: 'name', isAscending: true },
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => STATUS_WORDS[status],
    csv: ({ status }) => status,
  },
  { key: 'category', header: 'Category', cell: ({ category }) => category, csv: ({ category }) => category },
  { key: 'origin', header: 'Origin', cell: ({ origin }) => ORIGIN_WORDS[origin], csv: ({ origin }) => origin },
  {
    key: 'featured',
    header: 'Featured',
    cell: ({ featuredByAdmin }) => featuredWord(featuredByAdmin),
    csv: ({ featuredByAdmin }) => featuredWord(featuredByAdmin),
  },
  {
    key: 'attention',
    header: 'Score',
    cell: ({ attention }) => (attention === 0 ? '–' : attention.toFixed(1)),
    csv: ({ attention }) => attention,
    sort: { by: 'momentum' },
    isNumber: true,
  },
  { key: 'views', header: 'Views', cell: ({ views }) => countText(views), csv: ({ views }) => views, isNumber: true },
  {
    key: 'interactions',
    header: 'Interactions',
    cell: ({ interactions }) => countText(interactions),
    csv: ({ interactions }) => interactions,
    isNumber: true,
  },
  {
    key: 'updated',
    header: 'Changed',
    cell: ({ updatedDate }) => <RelativeTime at={updatedDate} />,
    csv: ({ updatedDate }) => updatedDate,
    sort: { by: 'updated' },
  },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdDate }) => <RelativeTime at={createdDate} />,
    csv: ({ createdDate }) => createdDate,
    sort: { by: 'newest' },
    isHiddenAtFirst: true,
  },
  {
    key: 'sources',
    header: 'Sources',
    cell: ({ sources }) => sources.map((source) => SOURCE_PROFILES[source].label).join(', '),
    csv: ({ sources }) => sources.join(' '),
    isHiddenAtFirst: true,
  },
  {
    key: 'tags',
    header: 'Tags',
    cell: ({ tags }) => tags.join(', '),
    csv: ({ tags }) => tags.join(', '),
    isHiddenAtFirst: true,
  },
  {
    key: 'id',
    header: 'ID',
    cell: ({ id }) => <code className="text-xs">{id}</code>,
    csv: ({ id }) => id,
    isHiddenAtFirst: true,
  },
]

/** Trends of every status. */
export function TrendTable() {
  const { call } = useAdmin()
  const setStatus = (label: string, status: TrendRow['status'], said: string): BulkAction<TrendRow> => ({
    label,
    fits: (row) => row.status !== status,
    run: ({ id, status: before }) =>
      call((backend) => backend.admin.trends.update({ id, status, expected: { status: before } })),
    undo: ({ id, status: before }) =>
      call((backend) => backend.admin.trends.update({ id, status: before, expected: { status } })),
    done: (count) => `${countOf(count, 'trend')} ${said}.`,
  })
  const setFeatured = (label: string, featured: boolean | null, said: string): BulkAction<TrendRow> => ({
    label,
    fits: (row) => row.featuredByAdmin !== featured,
    run: ({ id, featuredByAdmin: before }) =>
      call((backend) => backend.admin.trends.update({ id, featured, expected: { featured: before } })),
    undo: ({ id, featuredByAdmin: before }) =>
      call((backend) => backend.admin.trends.update({ id, featured: before, expected: { featured } })),
    done: (count) => `${countOf(count, 'trend')} ${said}.`,
  })
  return (
    <AdminTable
      name="trends"
      label="Trends"
      spec={TREND_LIST}
      columns={COLUMNS}
      idOf={({ id }) => id}
      titleOf={({ name }) => name}
      list={(backend, query, options) =>
        backend.admin.trends.list(
          { ...query, featured: query.featured === undefined ? undefined : query.featured === 'true' },
          options,
        )
      }
      bulk={[
        setStatus('Archive', 'archived', 'archived'),
        setStatus('Publish', 'active', 'published'),
        setFeatured('Feature', true, 'featured'),
        setFeatured('Feature automatically', null, 'set to automatic'),
      ]}
      canOpen
      empty={{
        title: 'There are no trends yet',
        text: 'Trends arrive when the sources are next fetched. You can also create one with “New trend”.',
      }}
    />
  )
}
