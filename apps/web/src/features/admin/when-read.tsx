import type { ReactNode } from 'react'
import type { ReadState } from '../../backend/reads/read-cache'
import { ReadFailure } from '../../components/page/read-failure'
import { Skeleton } from '../../components/page/skeleton'
import { ReadTrouble } from './read-trouble'

type WhenReadProps<Data> = {
  readonly read: {
    readonly phase: ReadState<Data>['phase']
    readonly data: Data | null
    readonly refresh: () => void
  }
  /** The room it will take, for what stands there meanwhile: `h-64`. */
  readonly room: string
  /** Read out while it is on its way. */
  readonly loading?: string
  /** Title of what stands there where it could not be read. */
  readonly failure?: string
  readonly advice?: string
  /** Says a failure in one line: it is a part of something that stands. */
  readonly isPart?: boolean
  /** Whether a failure hides what was read before: where somebody could act upon what is no longer so. */
  readonly isFreshOnly?: boolean
  readonly children: (data: Data) => ReactNode
}

/** What was read, else why not, else its place while it is on its way. */
export function WhenRead<Data>(props: WhenReadProps<Data>) {
  const { read, room, loading, isPart = false, isFreshOnly = false, children } = props
  const { failure = 'Couldn’t load this', advice = 'Try again in a moment.' } = props
  if (read.data !== null && (read.phase === 'ready' || !isFreshOnly)) return children(read.data)
  if (read.phase === 'loading') {
    const skeleton = <Skeleton className={room} />
    if (loading === undefined) return skeleton
    return (
      <div role="status">
        <span className="sr-only">{loading}</span>
        {skeleton}
      </div>
    )
  }
  return isPart ? (
    <ReadTrouble text={`${failure}.`} onRetry={read.refresh} />
  ) : (
    <ReadFailure title={failure} text={advice} onRetry={read.refresh} />
  )
}
