import type { ImportProgress } from '@trendverse/application/history/import-history'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'

const count = (value: number): string => Math.round(value).toLocaleString('en')

function duration(ms: number): string {
  if (ms >= HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h ${Math.round((ms % HOUR_MS) / MINUTE_MS)} min`
  if (ms >= MINUTE_MS) return `${Math.floor(ms / MINUTE_MS)} min ${Math.round((ms % MINUTE_MS) / SECOND_MS)} s`
  return `${Math.ceil(ms / SECOND_MS)} s`
}

/**
 * Where an import is, in one line.
 *
 * @param kept How much of the files is kept, 0 to 1, and how much was when it began. @param elapsedMs Since it began.
 */
export function progressLine(
  progress: ImportProgress,
  { share, firstShare }: { readonly share: number; readonly firstShare: number },
  elapsedMs: number,
): string {
  const { throughMs, rows, founded } = progress
  const day = throughMs === null ? 'nothing yet' : new Date(throughMs).toISOString().slice(0, 10)
  const minutes = elapsedMs / MINUTE_MS
  const gained = share - firstShare
  const left = gained > 0 ? `, about ${duration((elapsedMs * (1 - share)) / gained)} left` : ''
  return (
    `${day}: ${count(rows)} rows (${Math.floor(share * 100)}%), ${count(founded)} trends, ` +
    `${count((rows / elapsedMs) * SECOND_MS)} rows a second, ${count(founded / minutes)} trends a minute${left}`
  )
}
