import type { Backend } from '@trendverse/contract/contract'
import type { ReactNode } from 'react'
import { Button } from '../../../components/controls/button'
import { ExactTime } from '../../../components/text/exact-time'
import { AdminPanel } from '../admin-panel'
import { useAdminAddress } from '../use-admin-address'
import { auditWords } from './audit-words'
import { detailLines } from './detail-lines'

export type AuditRow = Awaited<ReturnType<Backend['admin']['auditLog']['list']>>['data'][number]

type AuditEntryProps = {
  /** Undefined: it is not among those listed. */
  readonly entry: AuditRow | undefined
  readonly onClose: () => void
}

/** One entry in full, with the way to others of the same person or thing. */
export function AuditEntry({ entry, onClose }: AuditEntryProps) {
  const { set } = useAdminAddress()
  if (!entry) {
    return (
      <AdminPanel title="Entry" onClose={onClose}>
        <p className="text-muted">This entry is on another page of the list.</p>
      </AdminPanel>
    )
  }
  const { at, actorId, actorName, action, subjectId, details } = entry
  const only = (values: Readonly<Record<string, string>>) =>
    set({ area: undefined, q: undefined, page: undefined, open: undefined, ...values }, { isStep: true })
  return (
    <AdminPanel title={`${actorName} ${auditWords(action)}`} onClose={onClose}>
      <dl className="grid grid-cols-1 text-sm">
        <Line label="When">
          <ExactTime at={at} />
        </Line>
        <Line label="Action">{action}</Line>
        {subjectId !== null && <Line label="Subject">{subjectId}</Line>}
        {detailLines(details).map(({ label, text }) => (
          <Line key={label} label={label}>
            {text}
          </Line>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {actorId !== null && <Button onClick={() => only({ actor: actorId })}>All by {actorName}</Button>}
        {subjectId !== null && <Button onClick={() => only({ subject: subjectId })}>All about this</Button>}
      </div>
    </AdminPanel>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted first-letter:uppercase">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  )
}
