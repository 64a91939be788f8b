import type { Trend } from '@trendverse/domain/trends/trend'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { PlanetPortrait } from '../../components/planet-portrait/planet-portrait'
import type { StopReason } from './quiz-flow'

type StoppedViewProps = {
  readonly trend: Trend
  readonly reason: StopReason
  readonly attemptId: string
  readonly onLeave: () => void
}

const PORTRAIT_SIZE_PX = 112

const WORDS: Readonly<Record<StopReason, { readonly title: string; readonly text: string }>> = {
  signed_out: {
    title: 'You are not signed in any more',
    text: 'Your answers are kept on this device. Sign in again and the quiz goes on where it is; its time runs on meanwhile.',
  },
  gone: {
    title: 'This quiz is no longer there',
    text: 'It was removed, or it belongs to somebody else than who is signed in now. You can start another one.',
  },
}

/** The quiz cannot go on as it is: what happened, and the step to take. */
export function StoppedView({ trend, reason, attemptId, onLeave }: StoppedViewProps) {
  const { title, text } = WORDS[reason]
  const from = `${import.meta.env.BASE_URL}quiz/${trend.id}?attempt=${attemptId}`
  return (
    <section aria-labelledby="stopped" className="quiz-stage">
      <PlanetPortrait trend={trend} size={PORTRAIT_SIZE_PX} />
      <div className="grid justify-items-center gap-3">
        <h1 id="stopped" tabIndex={-1} aria-describedby="stopped-why" className="text-2xl text-balance outline-none">
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
