import { useState } from 'react'
import { SessionRow } from '../../../components/account/session-row'
import { Button } from '../../../components/controls/button'
import { ModalCloseButton } from '../../../components/controls/modal-close-button'
import { Modal } from '../../../components/overlays/modal'
import { Badge } from '../../../components/page/badge'
import { Skeleton } from '../../../components/page/skeleton'
import { countOf } from '../../../components/text/count-text'
import { useAdminChange } from '../change/use-admin-change'
import { SettingPanel } from '../sharing/setting-panel'
import { useAdminData } from '../use-admin-data'
import { ReadTrouble } from './read-trouble'

/** Where this administrator is signed in, here and on the pages of visitors; each session can be ended. */
export function SessionsPanel() {
  const read = useAdminData('own sessions', (backend) => backend.admin.security.sessions.list(), {
    followsChanges: true,
  })
  const { change, isBusy } = useAdminChange()
  const [ending, setEnding] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const end = async (id: string) => {
    if (isBusy) return
    setEnding(id)
    await change({ run: (backend) => backend.admin.security.sessions.end({ id }), done: 'Signed out there.' })
    setEnding(null)
  }
  const endOthers = () =>
    change({
      run: (backend) => backend.admin.security.sessions.endOthers(),
      done: ({ data }) => `${countOf(data.ended, 'session')} ended.`,
    })
  const shown = () => {
    if (read.phase === 'failed') return <ReadTrouble onRetry={read.refresh} />
    if (read.phase !== 'ready') return <Skeleton className="h-20" />
    const others = read.data.filter(({ current }) => !current)
    const ordered = [...read.data.filter(({ current }) => current), ...others]
    return (
      <>
        <ul className="grid divide-y divide-line">
          {ordered.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void end(session.id)}
              mark={<Badge>{session.kind === 'admin' ? 'Administration' : 'Site'}</Badge>}
            />
          ))}
        </ul>
        {others.length > 0 && (
          <Button className="w-fit" aria-disabled={isBusy} onClick={() => setIsAsking(!isBusy)}>
            Sign out everywhere else
          </Button>
        )}
        {isAsking && (
          <Modal title="Sign out everywhere else?" onClose={() => setIsAsking(false)} className="max-w-lg">
            <p className="text-muted">
              {countOf(others.length, 'session')} will end, also those on the pages of visitors. This one stays.
            </p>
            <div className="flex flex-wrap gap-3">
              <ModalCloseButton>Keep them</ModalCloseButton>
              <Button
                tone="solid"
                onClick={() => {
                  setIsAsking(false)
                  void endOthers()
                }}
              >
                Sign them out
              </Button>
            </div>
          </Modal>
        )}
      </>
    )
  }
  return (
    <SettingPanel
      title="Where you are signed in"
      text="Sessions of the administration end eight hours after signing in. You get a mail when somebody signs in here from a new place."
    >
      {shown()}
    </SettingPanel>
  )
}
