import type { Period } from './dashboard-answers'

type Figure = {
  readonly last7Days: number
  readonly before7Days: number
  readonly last30Days: number
  readonly before30Days: number
}

/** A figure of a period, and of the one before it. */
export function ofPeriod<Value>(
  figure: { readonly [Name in keyof Figure]: Value },
  period: Period,
): { readonly now: Value; readonly before: Value } {
  return period === 7
    ? { now: figure.last7Days, before: figure.before7Days }
    : { now: figure.last30Days, before: figure.before30Days }
}

const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
const SIGNED_POINTS = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 1 })

/** How a count changed: `+12% vs. the previous 7 days`, in percent only where there is something to compare with. */
export function changeText(now: number, before: number, period: Period): string {
  if (now === before) return `same as the previous ${period} days`
  if (before === 0) return `none in the previous ${period} days`
  const percent = Math.round(((now - before) / before) * 100)
  // Less than half a percent is still a change.
  if (percent === 0) return `${SIGNED.format(now - before)} vs. the previous ${period} days`
  return `${SIGNED.format(percent)}% vs. the previous ${period} days`
}

/** How a share changed, in percentage points. */
export function rateChangeText(now: number | null, before: number | null, period: Period): string {
  if (now === null) return `no calls in the last ${period} days`
  if (before === null) return `no calls in the previous ${period} days`
  if (now === before) return `same as the previous ${period} days`
  return `${SIGNED_POINTS.format(now - before)} points vs. the previous ${period} days`
}
