import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Needs } from '../ports/ports'

/** The last week whose digest is queued for everybody. */
const LAST_WEEK_KEY = 'newsletterDigestWeek'
/** The week whose digest an administrator wants sent, whatever the day. */
const ASKED_WEEK_KEY = 'newsletterDigestAsked'
/** Until when whoever queues a digest may be taken to be alive, milliseconds since 1970. */
const UNDER_WAY_KEY = 'newsletterDigestUnderWay'
const UNDER_WAY_MS = 2 * MINUTE_MS
const RENEW_EVERY_MS = 30 * SECOND_MS

export type DigestState = {
  readonly lastWeek: string | null
  readonly askedWeek: string | null
  readonly isUnderWay: boolean
}

export async function readDigestState(ports: Needs<'clock' | 'settings'>): Promise<DigestState> {
  const [lastWeek, askedWeek, untilMs] = await Promise.all([
    ports.settings.get(LAST_WEEK_KEY),
    ports.settings.get(ASKED_WEEK_KEY),
    ports.settings.get(UNDER_WAY_KEY),
  ])
  return {
    lastWeek: typeof lastWeek === 'string' ? lastWeek : null,
    askedWeek: typeof askedWeek === 'string' ? askedWeek : null,
    isUnderWay: typeof untilMs === 'number' && untilMs > ports.clock.nowMs(),
  }
}

/** From now on this week's digest is to be sent, also by the job if whoever begins it dies. */
export async function askForDigest(ports: Needs<'clock' | 'settings'>, week: string): Promise<void> {
  const untilMs = ports.clock.nowMs() + UNDER_WAY_MS
  await ports.settings.setAll({ [ASKED_WEEK_KEY]: week, [UNDER_WAY_KEY]: untilMs })
}

/** Says now and then that a digest is being queued. */
export function startDigestRound(ports: Needs<'clock' | 'settings'>) {
  let saidAtMs = Number.NEGATIVE_INFINITY
  return {
    async goOn(): Promise<void> {
      const nowMs = ports.clock.nowMs()
      if (nowMs - saidAtMs < RENEW_EVERY_MS) return
      saidAtMs = nowMs
      await ports.settings.set(UNDER_WAY_KEY, nowMs + UNDER_WAY_MS)
    },
    /** With the week when everybody has its digest. */
    end: (week: string | null): Promise<void> =>
      ports.settings.setAll({ [UNDER_WAY_KEY]: 0, ...(week !== null && { [LAST_WEEK_KEY]: week }) }),
  }
}
