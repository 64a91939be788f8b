import { useNow } from '../browser/use-now'
import { comingTimeText, relativeTimeText } from './relative-time-text'

type Instant = { readonly at: string }

/** An instant as how long ago it was, with the full date on pointing at it. */
export function RelativeTime({ at }: Instant) {
  return <Time at={at} say={relativeTimeText} />
}

/** A future instant, as the time left until then. */
export function ComingTime({ at }: Instant) {
  return <Time at={at} say={comingTimeText} />
}

function Time({ at, say }: Instant & { readonly say: (atMs: number, nowMs: number) => string }) {
  const nowMs = useNow()
  const atMs = Date.parse(at)
  if (Number.isNaN(atMs)) return null
  return (
    <time dateTime={at} title={new Date(atMs).toUTCString()} className="whitespace-nowrap">
      {say(atMs, nowMs)}
    </time>
  )
}
