import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { countOf } from '../../../components/text/count-text'
import { useAdminChange } from '../change/use-admin-change'
import { SessionRows } from '../session-rows'
import type { OpenUser } from './admin-user-types'

type UserSessionsProps = { readonly id: string; readonly sessions: OpenUser['sessions'] }

/** Where an account is signed in; each session can be ended, or all at once. */
export function UserSessions({ id, sessions }: UserSessionsProps) {
  const { change, isBusy } = useAdminChange()
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (sessionId: string | undefined) => {
    if (isBusy) return
    setEnding(sessionId ?? null)
    await change({
      run: (backend) => backend.admin.users.endSessions({ id, sessionId }),
      done: ({ data }) => `${countOf(data.ended, 'session')} ended.`,
    })
    setEnding(null)
  }
  if (sessions.length === 0) return <p className="text-muted">No active sessions.</p>
  return (
    <div className="grid gap-4">
      <SessionRows sessions={sessions} ending={ending} onEnd={(sessionId) => void end(sessionId)} />
      {sessions.some(({ current }) => !current) && (
        <Button className="w-fit" aria-disabled={isBusy} onClick={() => void end(undefined)}>
          End all sessions
        </Button>
      )}
    </div>
  )
}
