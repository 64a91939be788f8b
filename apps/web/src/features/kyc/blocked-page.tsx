import { useNavigate } from '@tanstack/react-router'
import type { Account } from '@trendverse/domain/accounts/account'
import { isBlocked } from '@trendverse/domain/accounts/user'
import { useEffect } from 'react'
import { useRead } from '../../backend/reads/use-read'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { useTimeZone } from '../../components/browser/use-time-zone'
import { LinkButton } from '../../components/controls/link-button'
import { exactText } from '../../components/text/zoned-time'
import './kyc.css'

/** Why and since when, asked anew: an account that was let in again leaves this page. */
function useBlockedAccount(): Account | null {
  const { session } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const { data: account } = useRead(
    user === null ? null : 'blocked account',
    (backend, signal) => backend.auth.me(undefined, { signal }),
    // An account that was let in once and is blocked again stays here.
    { isKept: false },
  )
  useEffect(() => {
    if (account === null) return
    session.update(account)
    if (!isBlocked(account)) void navigate({ to: '/', replace: true })
  }, [account, session, navigate])
  return account !== null && isBlocked(account) ? account : null
}

/** `/blocked` (BL, OP-68): why, since when, whom to write to, the way out, and nothing else. */
export function BlockedPage() {
  const account = useBlockedAccount()
  const { user } = useSession()
  const timeZone = useTimeZone()
  if (user === null) {
    return (
      <div className="kyc-gate" data-alone>
        <section className="kyc-panel" aria-labelledby="blocked-title">
          <h1 id="blocked-title" className="text-3xl">
            You aren’t signed in
          </h1>
          <LinkButton to="/" tone="solid">
            Back to the universe
          </LinkButton>
        </section>
      </div>
    )
  }
  const blockedAt = account?.blockedAt ?? null
  return (
    <div className="kyc-gate" data-alone>
      <section className="kyc-panel" aria-labelledby="blocked-title">
        <span className="kyc-eclipse" aria-hidden="true" />
        <header className="grid gap-3">
          <h1 id="blocked-title" className="text-3xl">
            Your account is blocked
          </h1>
          <p className="text-muted">You’re signed in as {user.email}, but this account can’t use the site.</p>
        </header>
        <dl className="kyc-facts" aria-busy={account === null}>
          <div>
            <dt>Reason</dt>
            <dd>{account === null ? '…' : (account.blockedReason ?? 'No reason was given.')}</dd>
          </div>
          {blockedAt !== null && (
            <div>
              <dt>Since</dt>
              <dd>
                <time dateTime={blockedAt}>{exactText(Date.parse(blockedAt), timeZone)}</time>
              </dd>
            </div>
          )}
        </dl>
        <p className="text-muted">Think this is a mistake? The people who run this site can unblock you.</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact" tone="solid">
            Write to support
          </LinkButton>
          <LinkButton to="/logout">Sign out</LinkButton>
        </div>
      </section>
    </div>
  )
}
