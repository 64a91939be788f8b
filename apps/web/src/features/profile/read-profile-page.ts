import { SAVED_KEPT } from '@trendverse/domain/memes/meme'
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

/** The collection of memes, and how many there are in all (OP-55); null when it could not be read. */
async function readMemes(call: Services['call']) {
  try {
    const [saved, latest] = await Promise.all([
      call((backend) => backend.memes.saved({ page: 1, pageSize: SAVED_KEPT })),
      call((backend) => backend.memes.history({ page: 1, pageSize: 1 })),
    ])
    return { saved: saved.data, kept: latest.total }
  } catch (cause) {
    logFailure('The memes of a profile could not be read.', cause)
    return null
  }
}

/** The account, what it did and what it may do today; null on the server, which writes an empty shape for everybody. */
export async function readProfilePage({ session, call }: Pick<Services, 'session' | 'call'>) {
  if (import.meta.env.SSR || session.token() === null) return null
  const [me, activity, limits, history, memes] = await Promise.all([
    call((backend) => backend.auth.me()),
    call((backend) => backend.account.activity()),
    call((backend) => backend.account.limits()),
    readHistory(call),
    readMemes(call),
  ])
  session.update(me.data)
  return { account: me.data, activity: activity.data, limits: limits.data, history, memes }
}

export type ProfileData = NonNullable<Awaited<ReturnType<typeof readProfilePage>>>
