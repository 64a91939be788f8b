import { useState } from 'react'
import { useServices } from '../../../backend/services'
import { Button } from '../../../components/controls/button'
import { Badge } from '../../../components/page/badge'
import { countOf } from '../../../components/text/count-text'
import { ExactTime } from '../../../components/text/exact-time'
import { useAdmin } from '../admin-context'
import { SettingPanel } from '../sharing/setting-panel'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { EnrolSteps } from './enrol-steps'
import { ProveWindow } from './prove-window'
import { RecoveryCodes } from './recovery-codes'

/** So few recovery codes are too few. */
const FEW_CODES = 3

type FactorState = { readonly isOn: boolean; readonly since: string | null; readonly recoveryCodesLeft: number }

/** Whether signing in asks for a code, and everything that can be done about it. */
export function SecondFactorPanel() {
  return useAdmin().isOnDevice() ? (
    <SettingPanel
      title="Two-factor authentication"
      text="Not available on this device: anyone who can open this browser can read what it keeps."
    />
  ) : (
    <FactorPanel />
  )
}

function FactorPanel() {
  const { settings } = useServices()
  const read = useAdminData('second factor', (backend) => backend.admin.security.secondFactor.get(), {
    followsChanges: true,
  })
  const [isEnrolling, setIsEnrolling] = useState(false)
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null)
  const shown = () => {
    if (isEnrolling) return <EnrolSteps onEnd={() => setIsEnrolling(false)} />
    if (newCodes !== null) {
      return <RecoveryCodes codes={newCodes} siteName={settings.siteName} onDone={() => setNewCodes(null)} />
    }
    return (
      <WhenRead read={read} room="h-12 max-w-sm" isPart isFreshOnly>
        {(factor) =>
          factor.isOn ? (
            <FactorOn factor={factor} onNewCodes={setNewCodes} />
          ) : (
            <Button tone="solid" className="w-fit" onClick={() => setIsEnrolling(true)}>
              Switch on
            </Button>
          )
        }
      </WhenRead>
    )
  }
  return (
    <SettingPanel
      title="Two-factor authentication"
      text="With two-factor authentication, you sign in with your password and a code from an app on your phone. A stolen password alone isn’t enough."
    >
      {shown()}
    </SettingPanel>
  )
}

type FactorOnProps = { readonly factor: FactorState; readonly onNewCodes: (codes: readonly string[]) => void }

function FactorOn({ factor: { since, recoveryCodesLeft }, onNewCodes }: FactorOnProps) {
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone="accent">On</Badge>
        <p className="text-sm text-muted">
          {since !== null && (
            <>
              Since <ExactTime at={since} />.{' '}
            </>
          )}
          {recoveryCodesLeft === 0
            ? 'No recovery codes are left.'
            : `${countOf(recoveryCodesLeft, 'recovery code')} left.`}
        </p>
      </div>
      {recoveryCodesLeft < FEW_CODES && (
        <p className="text-sm text-warn">Make new recovery codes before you need the last one.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking('renew')}>New recovery codes</Button>
        <Button onClick={() => setAsking('off')}>Switch off</Button>
      </div>
      {asking === 'renew' && (
        <ProveWindow
          title="New recovery codes"
          text="You get ten new codes. The ones you have now stop working."
          actionLabel="Make new codes"
          done="New recovery codes made."
          run={async (backend, proof) => {
            const { data } = await backend.admin.security.secondFactor.renewCodes(proof)
            onNewCodes(data.recoveryCodes)
          }}
          onClose={close}
        />
      )}
      {asking === 'off' && (
        <ProveWindow
          title="Switch off two-factor authentication?"
          text="Your password alone will let you in again. Your recovery codes stop working."
          actionLabel="Switch off"
          done="Two-factor authentication switched off."
          run={(backend, proof) => backend.admin.security.secondFactor.switchOff(proof)}
          onClose={close}
        />
      )}
    </>
  )
}
