import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useEffect } from 'react'
import { RelativeTime } from '../../../components/text/relative-time'
import { useAdmin } from '../admin-context'
import { AdminTable } from '../table/admin-table'
import type { TableColumn } from '../table/table-column'
import type { KycRow } from './admin-user-types'
import { KycDeadline } from './kyc-deadline'
import { KycDecision } from './kyc-decision'
import { KycUrls } from './kyc-urls'
import { KYC_WORDS } from './user-words'

/** KY-05: as often as the server itself looks. */
const REFRESH_MS = 30 * SECOND_MS

const KYC_LIST = { sorts: { waiting: 'Longest waiting' }, filters: {} } as const

const COLUMNS: readonly TableColumn<KycRow>[] = [
  { key: 'username', header: 'Username', cell: ({ username }) => username, csv: ({ username }) => username },
  { key: 'name', header: 'Name', cell: ({ fullName }) => fullName, csv: ({ fullName }) => fullName },
  { key: 'email', header: 'Email', cell: ({ email }) => email, csv: ({ email }) => email, isHiddenAtFirst: true },
  { key: 'reason', header: 'Reason', cell: ({ kycReason }) => kycReason, csv: ({ kycReason }) => kycReason },
  {
    key: 'status',
    header: 'Status',
    cell: ({ kycStatus }) => KYC_WORDS[kycStatus],
    csv: ({ kycStatus }) => kycStatus,
  },
  {
    key: 'deadline',
    header: 'Deadline',
    cell: (check) => <KycDeadline check={check} />,
    csv: ({ timeLimit }) => timeLimit,
  },
  {
    key: 'asked',
    header: 'Requested',
    cell: ({ kycRequiredAt }) => <RelativeTime at={kycRequiredAt} />,
    csv: ({ kycRequiredAt }) => kycRequiredAt,
  },
  { key: 'decision', header: 'Decision', cell: (check) => <KycDecision check={check} /> },
]

/** OP-67: open identity checks, the longest waiting first, and where people verify themselves. */
export function KycQueue() {
  const { changes } = useAdmin()
  useEffect(() => {
    const timer = setInterval(() => changes.notify(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [changes])
  return (
    <div className="grid grid-cols-1 gap-8">
      <AdminTable
        name="identity-checks"
        label="Identity checks"
        spec={KYC_LIST}
        columns={COLUMNS}
        idOf={({ id }) => id}
        titleOf={({ username }) => username}
        list={(backend, { page, pageSize }, options) => backend.admin.kyc.list({ page, pageSize }, options)}
        searchLabel={null}
        empty={{
          title: 'No open identity checks',
          text: 'To request one, open an account and choose “Request an identity check”.',
        }}
      />
      <KycUrls />
    </div>
  )
}
