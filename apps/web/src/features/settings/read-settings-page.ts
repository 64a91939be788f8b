import type { Services } from '../../backend/services'
import { type AskedPage, needSession } from '../../backend/session/need-session'

type Asked = AskedPage & { readonly context: Pick<Services, 'session' | 'call'> }

/**
 * The account and its sessions. Null on the server, which writes the page's empty shape for everybody; guests are sent to
 * sign in.
 */
export async function readSettingsPage(asked: Asked) {
  if (import.meta.env.SSR) return null
  needSession(asked)
  const { session, call } = asked.context
  const [me, sessions] = await Promise.all([
    call((backend) => backend.auth.me()),
    call((backend) => backend.auth.listSessions()),
  ])
  session.update(me.data)
  return { account: me.data, sessions: sessions.data }
}

export type OpenSession = NonNullable<Awaited<ReturnType<typeof readSettingsPage>>>['sessions'][number]
