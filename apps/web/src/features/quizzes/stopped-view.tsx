import { useEffect, useRef } from 'react'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { PlanetPicture } from '../../components/planet-picture/planet-picture'
import type { StopReason } from './quiz-flow'
import type { QuizSubject } from './quiz-subject'

type StoppedViewProps = {
  readonly trend: QuizSubject
  readonly path: string
  readonly reason: StopReason
  readonly attemptId: string
  readonly onLeave: () => void
}

const PORTRAIT_SIZE_PX = 112

const WORDS: Readonly<Record<StopReason, { readonly title: string; readonly text: string }>> = {
  signed_out: {
    title: 'You’re no longer signed in',
    text: 'Your answers are saved on this device. Sign in again to continue. The clock is still running.',
  },
  gone: {
    title: 'This quiz is no longer available',
    text: 'It was removed, or it belongs to another account. You can start another one.',
  },
}

/** The quiz cannot go on as it is: what happened, and the step to take. */
export function StoppedView({ trend, path, reason, attemptId, onLeave }: StoppedViewProps) {
  const { title, text } = WORDS[reason]
  const heading = useRef<HTMLHeadingElement>(null)
  // It may come a moment after its screen, whose heading is where keyboards and ears begin.
  useEffect(() => heading.current?.focus(), [])
  const from = `${import.meta.env.BASE_URL}${path.slice(1)}?attempt=${attemptId}`
  return (
    <section aria-labelledby="stopped" className="quiz-stage">
      <PlanetPicture trend={trend} size={PORTRAIT_SIZE_PX} />
      <div className="grid justify-items-center gap-3">
        <h1
          ref={heading}
          id="stopped"
          tabIndex={-1}
          aria-describedby="stopped-why"
          className="text-2xl text-balance outline-none"
        >
          {title}
        </h1>
        <p id="stopped-why" className="max-w-[44ch] text-balance text-muted">
          {text}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {reason === 'signed_out' ? (
          <LinkButton to="/login" search={{ from }} tone="solid">
            Sign in again
          </LinkButton>
        ) : (
          <>
            <Button tone="solid" onClick={onLeave}>
              Back to the start
            </Button>
            <LinkButton to="/trends">All trends</LinkButton>
          </>
        )}
      </div>
    </section>
  )
}
