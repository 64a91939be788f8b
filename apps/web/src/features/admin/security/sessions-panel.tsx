import type { Backend } from '@trendverse/contract/contract'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { ModalCloseButton } from '../../../components/controls/modal-close-button'
import { Modal } from '../../../components/overlays/modal'
import { countOf } from '../../../components/text/count-text'
import { useAdminChange } from '../change/use-admin-change'
import { SessionRows } from '../session-rows'
import { SettingPanel } from '../sharing/setting-panel'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'

/** Where this administrator is signed in, here and on the pages of visitors; each session can be ended. */
export function SessionsPanel() {
  const read = useAdminData('own sessions', (backend) => backend.admin.security.sessions.list(), {
    followsChanges: true,
  })
  return (
    <SettingPanel
      title="Where you’re signed in"
      text="Admin sessions end eight hours after sign-in. You get an email about each sign-in from a new place."
    >
      <WhenRead read={read} room="h-20" isPart isFreshOnly>
        {(sessions) => <OwnSessions sessions={sessions} />}
      </WhenRead>
    </SettingPanel>
  )
}

type OwnSession = Awaited<ReturnType<Backend['admin']['security']['sessions']['list']>>['data'][number]

/** The session of this page first; the others are ended one by one or all at once. */
function OwnSessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
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
  const others = sessions.filter(({ current }) => !current)
  const ordered = [...sessions.filter(({ current }) => current), ...others]
  return (
    <>
      <SessionRows sessions={ordered} ending={ending} onEnd={(id) => void end(id)} />
      {others.length > 0 && (
        <Button className="w-fit" aria-disabled={isBusy} onClick={() => setIsAsking(!isBusy)}>
          Sign out everywhere else
        </Button>
      )}
      {isAsking && (
        <Modal title="Sign out everywhere else?" onClose={() => setIsAsking(false)} className="max-w-lg">
          <p className="text-muted">
            {countOf(others.length, 'session')} will end, including those on the public site. This one stays.
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
