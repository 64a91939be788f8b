import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { ModalCloseButton } from '../../components/controls/modal-close-button'
import { plainFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { Modal } from '../../components/overlays/modal'
import { notify } from '../../components/overlays/notify'
import { Badge } from '../../components/page/badge'
import { countOf } from '../../components/text/count-text'
import { ExactTime } from '../../components/text/exact-time'
import type { OpenSession } from './read-settings-page'
import { SettingSection } from './setting-section'

const PHONE = /android|ios|iphone|ipad|mobile/i
const SCREEN = 'M3.5 5.5h17v10.5h-17ZM9 20h6M12 16v4'
const HANDSET = 'M7.5 3h9v18h-9ZM11 18h2'

/** A screen or a handset, by what a session says of its device. Decorative: the words stand beside it. */
function DeviceIcon({ device }: { readonly device: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-10 shrink-0 rounded-md border border-line p-2 text-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PHONE.test(device) ? HANDSET : SCREEN} />
    </svg>
  )
}

type SessionRowProps = { readonly session: OpenSession; readonly isEnding: boolean; readonly onEnd: () => void }

/** One session: on what, from where, since when. The one of this page is left by signing out. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, network, createdAt, lastSeenAt, current } = session
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {device}
          {current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          {network} · last used <ExactTime at={lastSeenAt} /> · signed in <ExactTime at={createdAt} />
        </p>
      </div>
      {!current && (
        <Button size="sm" aria-disabled={isEnding} aria-label={`Sign out ${device}, ${network}`} onClick={onEnd}>
          {isEnding ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  )
}

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
      notify(data.ended === 0 ? 'It had ended already.' : `${countOf(data.ended, 'session')} ended.`)
    } catch (cause) {
      logFailure('Sessions could not be ended.', cause)
      setError(plainFailure(cause, 'That did not work. The session may still be open; please try again.'))
    }
    setEnding(null)
  }
  return (
    <SettingSection
      id="sessions"
      text="Where you are signed in. A session ends by itself seven days after it was last used."
    >
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
        {countOf(count, 'session')} on other devices and browsers will end. They have to sign in again; this one stays.
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
