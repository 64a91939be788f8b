import { useNow } from '../browser/use-now'
import { relativeTimeText } from './relative-time-text'

/** An instant as how long ago it was, with the full date on pointing at it. */
export function RelativeTime({ at }: { readonly at: string }) {
  const nowMs = useNow()
  const atMs = Date.parse(at)
  if (Number.isNaN(atMs)) return null
  return (
    <time dateTime={at} title={new Date(atMs).toUTCString()} className="whitespace-nowrap">
      {relativeTimeText(atMs, nowMs)}
    </time>
  )
}
