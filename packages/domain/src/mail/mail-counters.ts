/** Counters of a server as they were last written down. */
export type MailCounters = {
  readonly sentToday: number
  readonly sentThisMonth: number
  /** UTC day of the last delivery, `2026-05-01`. */
  readonly countedDay: string
}

/** The UTC day an instant lies in. */
export function utcDay(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10)
}

/** What the counters are worth now: they start again at 00:00 UTC and on day 1 (OP-51). */
export function countersAt(counters: MailCounters, nowMs: number): MailCounters {
  const day = utcDay(nowMs)
  // A clock that was turned back must not throw away what was counted.
  if (counters.countedDay >= day) return counters
  const sameMonth = counters.countedDay.slice(0, 7) === day.slice(0, 7)
  return { sentToday: 0, sentThisMonth: sameMonth ? counters.sentThisMonth : 0, countedDay: day }
}

/** The counters after one more delivery. */
export function countDelivery(counters: MailCounters, nowMs: number): MailCounters {
  const current = countersAt(counters, nowMs)
  return { ...current, sentToday: current.sentToday + 1, sentThisMonth: current.sentThisMonth + 1 }
}

/** EM-01: deliveries of a hundred tries, or null before the first. */
export function successRate(counts: { readonly succeeded: number; readonly failed: number }): number | null {
  const tries = counts.succeeded + counts.failed
  return tries === 0 ? null : Math.round((counts.succeeded / tries) * 1_000) / 10
}
