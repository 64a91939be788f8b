import { ExactTime } from '../../../components/text/exact-time'
import { useAdminSession } from '../admin-context'
import { AdminPanel } from '../admin-panel'
import { AdminTabs, tabOf } from '../admin-tabs'
import { useAdminAddress } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import type { OpenUser } from './admin-user-types'
import { KycState } from './kyc-state'
import { UserActions } from './user-actions'
import { UserAudit } from './user-audit'
import { UserContent } from './user-content'
import { UserForm } from './user-form'
import { UserSessions } from './user-sessions'
import { ROLE_WORDS, STATUS_WORDS, usesText } from './user-words'

type UserPanelProps = { readonly id: string; readonly onClose: () => void }

/** One account beside the list. */
export function UserPanel({ id, onClose }: UserPanelProps) {
  const read = useAdminData(`user ${id}`, (backend, signal) => backend.admin.users.get({ id }, { signal }), {
    followsChanges: true,
    isKept: false,
  })
  return (
    <AdminPanel title={read.data?.account.username ?? 'Account'} onClose={onClose}>
      <WhenRead
        read={read}
        room="h-96"
        failure="Couldn’t load this account"
        advice="It may have been deleted. Try again in a moment."
      >
        {(user) => <UserParts user={user} onChangedElsewhere={read.refresh} onGone={onClose} />}
      </WhenRead>
    </AdminPanel>
  )
}

type UserPartsProps = {
  readonly user: OpenUser
  readonly onChangedElsewhere: () => void
  readonly onGone: () => void
}

function UserParts({ user, onChangedElsewhere, onGone }: UserPartsProps) {
  const session = useAdminSession()
  const part = tabOf(['overview', 'sessions', 'content', 'audit'], useAdminAddress().get('part'))
  const { account, kyc, sessions, audit } = user
  const isOneself = session.phase === 'in' && session.profile.id === account.id
  return (
    <div className="grid grid-cols-1 gap-6">
      <UserFacts account={account} />
      {kyc !== null && <KycState check={kyc} />}
      {isOneself ? (
        <p className="text-sm text-muted">
          This is your own account. Another administrator can suspend, demote or delete it.
        </p>
      ) : (
        <UserActions account={account} onGone={onGone} />
      )}
      <AdminTabs
        label="Account sections"
        name="part"
        value={part}
        tabs={[
          { value: 'overview', label: 'Overview' },
          { value: 'sessions', label: 'Sessions', count: sessions.length },
          { value: 'content', label: 'Content' },
          { value: 'audit', label: 'Audit' },
        ]}
      />
      {/* The form stays, so that nothing that was typed is lost by looking at another part. */}
      <div hidden={part !== 'overview'}>
        <UserForm user={user} isOneself={isOneself} onChangedElsewhere={onChangedElsewhere} />
      </div>
      {part === 'sessions' && <UserSessions id={account.id} sessions={sessions} />}
      {part === 'content' && <UserContent user={user} />}
      {part === 'audit' && <UserAudit entries={audit} />}
    </div>
  )
}

function UserFacts({ account }: { readonly account: OpenUser['account'] }) {
  const { stats, status, role, emailVerified, blockedReason } = account
  const facts = [
    ['Status', blockedReason === null ? STATUS_WORDS[status] : `${STATUS_WORDS[status]}: ${blockedReason}`],
    ['Role', ROLE_WORDS[role]],
    ['Email', emailVerified ? 'Verified' : 'Not verified'],
    ['Joined', <ExactTime key="joined" at={account.joinedDate} />],
    ['Last seen', <ExactTime key="active" at={account.lastActiveDate} />],
    ['Time zone', account.timeZone],
    ['Total activity', usesText({ memes: stats.totalMemes, quizzes: stats.totalQuizzes, games: stats.totalGames })],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
