import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { ExactTime } from '../../../components/text/exact-time'
import { AdminFrame } from '../admin-frame'
import { AdminTable } from '../table/admin-table'
import type { TableColumn } from '../table/table-column'
import { useAdminAddress, useOpenRow } from '../use-admin-address'
import { AuditEntry, type AuditRow } from './audit-entry'
import { AUDIT_AREAS, auditWords } from './audit-words'
import { detailSummary } from './detail-lines'

const SPEC = {
  sorts: { newest: 'Newest first' },
  filters: { area: { label: 'About', options: AUDIT_AREAS } },
} as const

const COLUMNS: readonly TableColumn<AuditRow>[] = [
  {
    key: 'what',
    header: 'What',
    cell: ({ actorName, action, details }) => `${actorName} ${auditWords(action)}${detailSummary(details)}`,
    csv: ({ action }) => action,
  },
  { key: 'who', header: 'Who', cell: ({ actorName }) => actorName, csv: ({ actorName }) => actorName },
  { key: 'when', header: 'When', cell: ({ at }) => <ExactTime at={at} />, csv: ({ at }) => at },
  {
    key: 'subject',
    header: 'About',
    cell: ({ subjectId }) => subjectId ?? '',
    csv: ({ subjectId }) => subjectId,
    isHiddenAtFirst: true,
  },
  {
    key: 'details',
    header: 'Details',
    cell: ({ details }) => Object.keys(details).join(', '),
    csv: ({ details }) => JSON.stringify(details),
    isHiddenAtFirst: true,
  },
]

const DATE = /^\d{4}-\d{2}-\d{2}$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A value of the address that anybody may have typed, if it looks like one. */
function readAs(pattern: RegExp, text: string | undefined): string | undefined {
  return text !== undefined && pattern.test(text) ? text : undefined
}

const dateOf = (text: string | undefined) => (Number.isNaN(Date.parse(text ?? '')) ? undefined : readAs(DATE, text))

/** `/admin/audit`: what administrators did, newest first. */
export function AuditPage() {
  const { get, set } = useAdminAddress()
  const [openId, open] = useOpenRow()
  const [seen, setSeen] = useState<readonly AuditRow[]>([])
  const alsoBy = {
    from: dateOf(get('from')),
    to: dateOf(get('to')),
    actorId: readAs(UUID, get('actor')),
    subjectId: get('subject')?.slice(0, 100),
  }
  const isAboutOne = alsoBy.actorId !== undefined || alsoBy.subjectId !== undefined
  return (
    <AdminFrame title="Audit log" lead="Who did what, and when. Entries are never changed or removed.">
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          id="audit-from"
          label="From"
          value={alsoBy.from}
          onChange={(from) => set({ from, page: undefined })}
        />
        <DateField id="audit-to" label="To" value={alsoBy.to} onChange={(to) => set({ to, page: undefined })} />
        {isAboutOne && (
          <Button onClick={() => set({ actor: undefined, subject: undefined, page: undefined })}>
            {alsoBy.actorId === undefined ? 'Filtered by subject: show all' : 'Filtered by person: show all'}
          </Button>
        )}
      </div>
      <AdminTable
        name="audit-log"
        label="Entries"
        spec={SPEC}
        columns={COLUMNS}
        idOf={({ id }) => id}
        titleOf={({ actorName, action }) => `${actorName} ${auditWords(action)}`}
        alsoBy={alsoBy}
        searchLabel="Search by person, action or ID"
        list={async (backend, { sort: _, ...query }, options) => {
          const answer = await backend.admin.auditLog.list({ ...query, ...alsoBy }, options)
          // An export reads without a signal; it is not what is listed.
          if (options.signal !== undefined) setSeen(answer.data)
          return answer
        }}
        canOpen
        empty={{ title: 'No entries yet', text: 'Everything administrators do is recorded here.' }}
      />
      {openId !== undefined && (
        <AuditEntry entry={seen.find(({ id }) => id === openId)} onClose={() => open(undefined)} />
      )}
    </AdminFrame>
  )
}

type DateFieldProps = {
  readonly id: string
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A day in UTC; empty: none. */
function DateField({ id, label, value, onChange }: DateFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      type="date"
      error={undefined}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  )
}
