import type { Services } from '../../backend/services'

/** The account, what it did and what it may do today; null on the server, which writes an empty shape for everybody. */
export async function readProfilePage({ session, call }: Pick<Services, 'session' | 'call'>) {
  if (import.meta.env.SSR || session.token() === null) return null
  const [me, activity, limits] = await Promise.all([
    call((backend) => backend.auth.me()),
    call((backend) => backend.account.activity()),
    call((backend) => backend.account.limits()),
  ])
  session.update(me.data)
  return { account: me.data, activity: activity.data, limits: limits.data }
}

export type ProfileData = NonNullable<Awaited<ReturnType<typeof readProfilePage>>>
