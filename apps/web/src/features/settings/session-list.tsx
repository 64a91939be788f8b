import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { SessionRow } from '../../components/account/session-row'
import { Button } from '../../components/controls/button'
import { ModalCloseButton } from '../../components/controls/modal-close-button'
import { plainFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { Modal } from '../../components/overlays/modal'
import { notify } from '../../components/overlays/notify'
import { countOf } from '../../components/text/count-text'
import type { OpenSession } from './read-settings-page'
import { SettingSection } from './setting-section'

type SessionListProps = { readonly sessions: readonly OpenSession[]; readonly onEnded: () => Promise<unknown> }

/** OP-20: where this account is signed in; every session can be ended, one by one or all others at once. */
export function SessionList({ sessions, onEnded }: SessionListProps) {
  const { call } = useServices()
  const [ending, setEnding] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const others = sessions.filter(({ current }) => !current)
  const ordered = [...sessions.filter(({ current }) => current), ...others]

  const end = async (what: string, endThem: () => Promise<{ readonly data: { readonly ended: number } }>) => {
    if (ending !== null) return
    setEnding(what)
    setError(null)
    try {
      const { data } = await endThem()
      await onEnded()
      notify(data.ended === 0 ? 'That session had already ended.' : `${countOf(data.ended, 'session')} ended.`)
    } catch (cause) {
      logFailure('Sessions could not be ended.', cause)
      setError(plainFailure(cause, 'That didn’t work. The session may still be open; please try again.'))
    }
    setEnding(null)
  }
  return (
    <SettingSection id="sessions" text="Where you’re signed in. A session ends seven days after it was last used.">
      <ul className="grid divide-y divide-line">
        {ordered.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id, () => call((backend) => backend.auth.endSession({ id: session.id })))}
          />
        ))}
      </ul>
      <FormMessage text={error} />
      {others.length > 0 && (
        <Button className="w-fit" aria-disabled={ending !== null} onClick={() => setIsAsking(ending === null)}>
          Sign out everywhere else
        </Button>
      )}
      {isAsking && (
        <EndAllSessions
          count={others.length}
          onClose={() => setIsAsking(false)}
          onConfirm={() => end('all', () => call((backend) => backend.auth.endOtherSessions()))}
        />
      )}
    </SettingSection>
  )
}

type EndAllSessionsProps = {
  readonly count: number
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** Asks once more before several devices are signed out at once. */
function EndAllSessions({ count, onClose, onConfirm }: EndAllSessionsProps) {
  return (
    <Modal title="Sign out everywhere else?" onClose={onClose} className="max-w-lg">
      <p className="text-muted">
        {countOf(count, 'session')} on other devices and browsers will end. This one stays open.
      </p>
      <div className="flex flex-wrap gap-3">
        <ModalCloseButton>Keep them</ModalCloseButton>
        <Button
          tone="solid"
          onClick={() => {
            onClose()
            void onConfirm()
          }}
        >
          Sign them out
        </Button>
      </div>
    </Modal>
  )
}
