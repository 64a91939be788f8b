import { useCallback, useEffect, useRef } from 'react'
import { Button } from '../../components/controls/button'
import { Icon } from '../../components/controls/icon'
import { LinkButton } from '../../components/controls/link-button'
import { useAlert } from '../../components/overlays/use-alert'
import { KycClock } from './kyc-clock'
import { useKycStatus } from './use-kyc-status'
import { useLeadToCheck } from './use-lead-to-check'
import './kyc.css'

/** ER-29 */
const NOT_DISMISSABLE =
  'You cannot dismiss this warning. Please complete KYC verification to continue using the service.'

type KycWarningProps = { readonly isSubmitted: boolean; readonly timeLeftMs: number | null }

/** KY-02: stands over every page until the check is decided. Whoever tries to close it is told that it stays. */
function KycWarning({ isSubmitted, timeLeftMs }: KycWarningProps) {
  const showAlert = useAlert()
  const warning = useRef<HTMLElement>(null)
  const isAnswering = useRef(false)

  const refuse = useCallback(async () => {
    if (isAnswering.current) return
    isAnswering.current = true
    await showAlert(NOT_DISMISSABLE)
    isAnswering.current = false
  }, [showAlert])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Whoever works in something else on the page closes that, not this.
      const { activeElement } = document
      const isMeant = activeElement === null || activeElement === document.body
      if (isMeant || warning.current?.contains(activeElement)) void refuse()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [refuse])

  return (
    <section ref={warning} className="kyc-warning" aria-label="Identity check">
      <div className="kyc-warning-card">
        {timeLeftMs === null ? <span /> : <KycClock leftMs={timeLeftMs} size="small" />}
        <div role="alert">
          <p className="font-display font-semibold">
            {isSubmitted ? 'Your identity check is being reviewed' : 'Please verify your identity'}
          </p>
          <p className="text-sm text-muted">
            {isSubmitted
              ? 'The clock has stopped. You can keep using the site.'
              : 'If the time runs out, your account will be blocked.'}
          </p>
        </div>
        <div className="kyc-warning-actions">
          <LinkButton to="/verify-identity" tone="solid">
            {isSubmitted ? 'See its status' : 'Verify now'}
          </LinkButton>
          <Button tone="bare" aria-label="Dismiss this warning" onClick={() => void refuse()} className="px-3">
            <Icon name="close" className="size-5" />
          </Button>
        </div>
      </div>
    </section>
  )
}

/** OP-06: the monitor that is always there for whoever is signed in; it leads and warns only flagged users. */
export function KycMonitor({ userId }: { readonly userId: string }) {
  const { status, timeLeftMs } = useKycStatus(userId)
  useLeadToCheck(userId, status?.flagged ?? null)
  if (status === null || !status.flagged) return null
  return <KycWarning isSubmitted={status.status === 'submitted'} timeLeftMs={timeLeftMs} />
}
