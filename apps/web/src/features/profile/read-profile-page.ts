import { logFailure } from '../../backend/log-failure'
import type { Services } from '../../backend/services'

/** Finished quizzes shown at first, and added each time more are asked for. */
export const HISTORY_PAGE_SIZE = 8

/** What a profile can do without. */
async function readHistory(call: Services['call']) {
  try {
    return await call((backend) => backend.quizzes.history({ page: 1, pageSize: HISTORY_PAGE_SIZE }))
  } catch (cause) {
    logFailure('The quizzes of a profile could not be read.', cause)
    return null
  }
}

/** The account, what it did and what it may do today; null on the server, which writes an empty shape for everybody. */
export async function readProfilePage({ session, call }: Pick<Services, 'session' | 'call'>) {
  if (import.meta.env.SSR || session.token() === null) return null
  const [me, activity, limits, history] = await Promise.all([
    call((backend) => backend.auth.me()),
    call((backend) => backend.account.activity()),
    call((backend) => backend.account.limits()),
    readHistory(call),
  ])
  session.update(me.data)
  return { account: me.data, activity: activity.data, limits: limits.data, history }
}

export type ProfileData = NonNullable<Awaited<ReturnType<typeof readProfilePage>>>
