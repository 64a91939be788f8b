import { Badge } from '../../../components/page/badge'
import { EmptyState } from '../../../components/page/empty-state'
import { ExactTime } from '../../../components/text/exact-time'
import { RowsTable } from '../table/rows-table'
import type { TableColumn } from '../table/table-column'
import type { ShownJob } from './health-answers'
import { jobWords } from './job-words'

const STATE_WORDS = { idle: 'Waiting', running: 'Running', failed: 'Failed' } as const

const COLUMNS: readonly TableColumn<ShownJob>[] = [
  {
    key: 'name',
    header: 'Job',
    cell: ({ name }) => (
      <span className="grid min-w-44">
        <span>{jobWords(name) ?? name}</span>
        {jobWords(name) !== undefined && <span className="text-xs text-muted">{name}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Badge tone={state === 'running' ? 'accent' : 'plain'} className={state === 'failed' ? 'text-warn' : ''}>
        {STATE_WORDS[state]}
      </Badge>
    ),
  },
  { key: 'started', header: 'Last started', cell: ({ lastStartedAt }) => <Instant at={lastStartedAt} /> },
  { key: 'succeeded', header: 'Last succeeded', cell: ({ lastSucceededAt }) => <Instant at={lastSucceededAt} /> },
]

function Instant({ at }: { readonly at: string | null }) {
  return <span className="whitespace-nowrap">{at === null ? 'Never' : <ExactTime at={at} />}</span>
}

/** Failed ones first. */
export function JobTable({ jobs }: { readonly jobs: readonly ShownJob[] }) {
  const ordered = jobs.toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))
  return (
    <section className="grid grid-cols-1 gap-3">
      <header className="grid gap-1">
        <h2 className="text-xl">Background jobs</h2>
        <p className="max-w-prose text-sm text-muted">
          A failed job runs again on schedule. If it keeps failing, the server log shows why.
        </p>
      </header>
      {ordered.length === 0 ? (
        <EmptyState title="No job has run yet" text="Jobs start shortly after the server does." />
      ) : (
        <RowsTable
          label="Background jobs"
          rows={ordered}
          columns={COLUMNS}
          idOf={({ name }) => name}
          titleOf={({ name }) => name}
          openId={undefined}
          onOpen={null}
        />
      )}
    </section>
  )
}
