import type { KeyType } from '@trendverse/domain/ai/key-type'
import { Badge } from '../../../components/page/badge'
import { RowsTable } from '../table/rows-table'
import type { TableColumn } from '../table/table-column'
import { useOpenRow } from '../use-admin-address'
import { type ApiKey, BREAKER_WORDS, durationText, percentText, STATUS_WORDS, TYPE_WORDS } from './api-key'

const COLUMNS: readonly TableColumn<ApiKey>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'active' ? 'accent' : 'plain'}>{STATUS_WORDS[status]}</Badge>,
  },
  { key: 'priority', header: 'Priority', cell: ({ priority }) => priority, isNumber: true },
  {
    key: 'today',
    header: 'Today',
    cell: ({ usageToday, dailyLimit }) => `${usageToday} of ${dailyLimit}`,
    isNumber: true,
  },
  {
    key: 'month',
    header: 'This month',
    cell: ({ usageThisMonth, monthlyLimit }) => `${usageThisMonth} of ${monthlyLimit}`,
    isNumber: true,
  },
  { key: 'success', header: 'Success rate', cell: ({ successRate }) => percentText(successRate), isNumber: true },
  {
    key: 'response',
    header: 'Response time',
    cell: ({ avgResponseTime }) => durationText(avgResponseTime),
    isNumber: true,
  },
  { key: 'health', header: 'Health', cell: ({ health }) => health, isNumber: true },
  {
    key: 'breaker',
    header: 'Breaker',
    cell: ({ breaker }) => (
      <span className={breaker === 'closed' ? 'text-muted' : 'font-medium text-warn'}>{BREAKER_WORDS[breaker]}</span>
    ),
  },
]

type KeyListProps = {
  readonly type: KeyType
  readonly keys: readonly ApiKey[]
  readonly onOpen: (id: string) => void
}

/** The keys of one kind, in the order they are preferred. */
export function KeyList({ type, keys, onOpen }: KeyListProps) {
  const [openId] = useOpenRow()
  const label = `Keys for ${TYPE_WORDS[type].toLowerCase()}`
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{label}</h2>
      {keys.length === 0 ? (
        <p className="text-sm text-muted">
          No key yet. The built-in generator makes {TYPE_WORDS[type].toLowerCase()} until you add one.
        </p>
      ) : (
        <RowsTable
          label={label}
          rows={keys}
          columns={COLUMNS}
          idOf={({ id }) => id}
          titleOf={({ name }) => name}
          openId={openId}
          onOpen={onOpen}
        />
      )}
    </section>
  )
}
