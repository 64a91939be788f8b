import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/controls/button'
import { Skeleton } from '../../components/page/skeleton'
import { makingWords } from './meme-flow'
import { showResult } from './show-result'

/** The room of what can be done with a meme, while it is made: nothing moves when it comes. */
export function MakingDetails() {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const picture = room.current?.previousElementSibling
    if (picture && room.current) showResult(picture, room.current)
  }, [])
  return (
    <div ref={room} aria-hidden="true" className="meme-card meme-making-details">
      <Skeleton className="h-6 w-56 max-w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}

/** OP-48: after that long the built-in writer steps in. */
const LONGEST_SECONDS = 60
/** What is quick needs no clock. */
const CLOCK_FROM_SECONDS = 3

type MakingNoteProps = {
  readonly stage: GenerationStage | null
  readonly isLost: boolean
  readonly onCancel: () => void
}

/** MM-11: what is going on, how long already, and the way out. */
export function MakingNote({ stage, isLost, onCancel }: MakingNoteProps) {
  const [seconds, setSeconds] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="meme-making fade-in">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        <output>{makingWords(stage)}</output>
      </h2>
      <progress
        aria-label="How long it has taken"
        max={LONGEST_SECONDS}
        value={Math.min(seconds, LONGEST_SECONDS)}
        className="meme-progress"
      />
      <p className="min-h-5.5 text-sm text-muted tabular-nums">
        {isLost && <span className="block">Waiting for a connection. Your meme is still being made.</span>}
        {seconds >= CLOCK_FROM_SECONDS && `${seconds.toString()} s so far, about a minute at most.`}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}
