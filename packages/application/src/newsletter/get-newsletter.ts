import { isoWeekOf } from '@trendverse/domain/newsletter/digest-schedule'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Needs } from '../ports/ports'
import { readDigestState } from './digest-state'
import { composeDigest } from './send-digest'

const DAYS_SHOWN = 30

/** How the newsletter does (NL-02): its readers, its mails of the last 30 days, and what the week's digest would be. */
export async function getNewsletter(
  ports: Needs<'clock' | 'mails' | 'publicUrl' | 'settings' | 'subscribers' | 'trends'>,
) {
  const nowMs = ports.clock.nowMs()
  const fromMs = Math.floor(nowMs / DAY_MS) * DAY_MS - (DAYS_SHOWN - 1) * DAY_MS
  const week = isoWeekOf(nowMs)
  const [subscribers, mails, receivers, digest, { lastWeek, isUnderWay }] = await Promise.all([
    ports.subscribers.count(fromMs),
    ports.mails.countByDay('newsletter', fromMs),
    ports.subscribers.countActive('weekly_digest'),
    composeDigest(ports, nowMs),
    readDigestState(ports),
  ])
  return {
    subscribers,
    mails: mailsByDate(mails),
    digest: {
      week,
      /** The subject, or null: there is nothing to tell. */
      title: digest?.title ?? null,
      receivers,
      isUnderWay,
      isSent: lastWeek !== null && lastWeek >= week,
    },
  }
}

type Counted = Awaited<ReturnType<Needs<'mails'>['mails']['countByDay']>>

function mailsByDate(counted: Counted) {
  return [...new Set(counted.map(({ day }) => day))].map((day) => {
    const countOf = (...statuses: readonly string[]): number =>
      counted
        .filter((row) => row.day === day && statuses.includes(row.status))
        .reduce((total, { count }) => total + count, 0)
    return { day, sent: countOf('sent'), failed: countOf('failed'), waiting: countOf('waiting', 'sending') }
  })
}
