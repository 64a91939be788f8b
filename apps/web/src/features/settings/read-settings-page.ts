import type { Services } from '../../backend/services'

/** The account and its sessions; null on the server, which writes the page's empty shape for everybody. */
export async function readSettingsPage({ session, call }: Pick<Services, 'session' | 'call'>) {
  if (import.meta.env.SSR || session.token() === null) return null
  const [me, sessions] = await Promise.all([
    call((backend) => backend.auth.me()),
    call((backend) => backend.auth.listSessions()),
  ])
  session.update(me.data)
  return { account: me.data, sessions: sessions.data }
}

export type OpenSession = NonNullable<Awaited<ReturnType<typeof readSettingsPage>>>['sessions'][number]
