import { SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { logFailure } from '../../backend/call/log-failure'
import type { Services } from '../../backend/services'
import { type AskedPage, needSession } from '../../backend/session/need-session'
import { isElsewhere, readSharedName } from './shared-name'

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

type Asked = AskedPage & {
  readonly context: Pick<Services, 'session' | 'call'>
  readonly location: { readonly search: object }
}

/**
 * The account, what it did and what it may do today. Null on the server, which writes an empty shape for everybody, and
 * where the address leads to the profile of somebody else; guests who ask for their own are sent to sign in.
 */
export async function readProfilePage(asked: Asked) {
  const { session, call } = asked.context
  if (import.meta.env.SSR || isElsewhere(readSharedName(asked.location.search), session.getState().user)) return null
  needSession(asked)
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
