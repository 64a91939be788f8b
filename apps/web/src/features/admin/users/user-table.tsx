import { isBlocked } from '@trendverse/domain/accounts/user'
import { Badge } from '../../../components/page/badge'
import { countOf, countText } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import { useAdmin } from '../admin-context'
import { AdminTable } from '../table/admin-table'
import type { BulkAction, TableColumn } from '../table/table-column'
import type { UserRow } from './admin-user-types'
import { KYC_WORDS, limitText, ROLE_WORDS, STATUS_WORDS } from './user-words'

const USER_LIST = {
  sorts: { newest: 'Newest', oldest: 'Oldest', username: 'Username', lastActive: 'Last seen' },
  filters: {
    status: { label: 'Status', options: STATUS_WORDS },
    role: { label: 'Role', options: ROLE_WORDS },
    verified: { label: 'Email', options: { true: 'Verified', false: 'Not verified' } },
    kyc: { label: 'Identity check', options: KYC_WORDS },
    activeDays: { label: 'Last seen', options: { '1': 'In 24 hours', '7': 'In 7 days', '30': 'In 30 days' } },
  },
} as const

const COLUMNS: readonly TableColumn<UserRow>[] = [
  {
    key: 'username',
    header: 'Username',
    cell: ({ username }) => username,
    csv: ({ username }) => username,
    sort: { by: 'username', isAscending: true },
  },
  { key: 'name', header: 'Name', cell: ({ fullName }) => fullName, csv: ({ fullName }) => fullName },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email, emailVerified }) => (
      <>
        {email}
        {!emailVerified && <Badge className="ml-2">Not verified</Badge>}
      </>
    ),
    csv: ({ email }) => email,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => STATUS_WORDS[status], csv: ({ status }) => status },
  { key: 'role', header: 'Role', cell: ({ role }) => ROLE_WORDS[role], csv: ({ role }) => role },
  {
    key: 'joined',
    header: 'Joined',
    cell: ({ joinedDate }) => <RelativeTime at={joinedDate} />,
    csv: ({ joinedDate }) => joinedDate,
    sort: { by: 'newest', reverse: 'oldest' },
  },
  {
    key: 'active',
    header: 'Last seen',
    cell: ({ lastActiveDate }) => <RelativeTime at={lastActiveDate} />,
    csv: ({ lastActiveDate }) => lastActiveDate,
    sort: { by: 'lastActive' },
  },
  {
    key: 'verified',
    header: 'Verified',
    cell: ({ emailVerified }) => (emailVerified ? 'Yes' : 'No'),
    csv: ({ emailVerified }) => emailVerified,
    isHiddenAtFirst: true,
  },
  ...(['memes', 'quizzes', 'games'] as const).map((action) => ({
    key: action,
    header: { memes: 'Memes today', quizzes: 'Quizzes today', games: 'Games today' }[action],
    cell: ({ usageToday, dailyLimits }: UserRow) =>
      `${countText(usageToday[action])} of ${limitText(dailyLimits[action])}`,
    csv: ({ usageToday }: UserRow) => usageToday[action],
    isNumber: true,
    isHiddenAtFirst: true,
  })),
  {
    key: 'id',
    header: 'ID',
    cell: ({ id }) => <code className="text-xs">{id}</code>,
    csv: ({ id }) => id,
    isHiddenAtFirst: true,
  },
]

/** Every account (AD-02). */
export function UserTable() {
  const { call } = useAdmin()
  const suspend: BulkAction<UserRow> = {
    label: 'Suspend',
    fits: (row) => row.status !== 'suspended' && !isBlocked(row),
    run: ({ id, status }) =>
      call((backend) => backend.admin.users.update({ id, status: 'suspended', expected: { status } })),
    undo: ({ id }) =>
      call((backend) => backend.admin.users.update({ id, isActive: true, expected: { status: 'suspended' } })),
    done: (count) => `${countOf(count, 'account')} suspended.`,
  }
  const letIn: BulkAction<UserRow> = {
    label: 'Reinstate',
    fits: (row) => row.status === 'suspended',
    run: ({ id }) =>
      call((backend) => backend.admin.users.update({ id, isActive: true, expected: { status: 'suspended' } })),
    undo: ({ id }) => call((backend) => backend.admin.users.update({ id, status: 'suspended' })),
    done: (count) => `${countOf(count, 'account')} reinstated.`,
  }
  return (
    <AdminTable
      name="users"
      label="Users"
      spec={USER_LIST}
      columns={COLUMNS}
      idOf={({ id }) => id}
      titleOf={({ username }) => username}
      list={(backend, { verified, activeDays, ...query }, options) =>
        backend.admin.users.list(
          {
            ...query,
            ...(verified !== undefined && { verified: verified === 'true' }),
            ...(activeDays !== undefined && { activeDays: Number(activeDays) }),
          },
          options,
        )
      }
      bulk={[suspend, letIn]}
      canOpen
      empty={{ title: 'There are no accounts yet', text: 'Accounts appear here when people sign up.' }}
    />
  )
}
