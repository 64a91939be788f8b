import { useNow } from '../browser/use-now'
import { useTimeZone } from '../browser/use-time-zone'
import { relativeTimeText } from './relative-time-text'
import { exactText } from './zoned-time'

/** An instant as how long ago it was; day and time in the visitor's zone on pointing at it and for screen readers. */
export function ExactTime({ at }: { readonly at: string }) {
  const nowMs = useNow()
  const timeZone = useTimeZone()
  const atMs = Date.parse(at)
  if (Number.isNaN(atMs)) return null
  const exact = exactText(atMs, timeZone)
  return (
    <time dateTime={at} title={`${exact} (${timeZone})`} className="whitespace-nowrap text-muted tabular-nums">
      {relativeTimeText(atMs, nowMs)}
      <span className="sr-only">, {exact}</span>
    </time>
  )
}
