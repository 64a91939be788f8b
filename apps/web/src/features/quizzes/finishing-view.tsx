import { Button } from '../../components/controls/button'
import { PlanetPicture } from '../../components/planet-picture/planet-picture'
import type { QuizSubject } from './quiz-subject'
import { TIME_UP_TEXT } from './spoken-time'
import { ANSWERS_WAIT, WaitingNote } from './waiting-note'

type FinishingViewProps = {
  readonly trend: QuizSubject
  readonly isLost: boolean
  readonly isTimeUp: boolean
  readonly problem: string | null
  readonly onTryAgain: () => void
  readonly onLeave: () => void
}

const PORTRAIT_SIZE_PX = 112

/** All is answered or the time is up; the result is on its way. */
export function FinishingView({ trend, isLost, isTimeUp, problem, onTryAgain, onLeave }: FinishingViewProps) {
  return (
    <section aria-labelledby="finishing" className="quiz-stage">
      <PlanetPicture trend={trend} size={PORTRAIT_SIZE_PX} />
      <h1 id="finishing" tabIndex={-1} className="text-2xl outline-none">
        {problem === null ? 'Scoring your answers' : 'Your result didn’t load'}
      </h1>
      {problem === null ? (
        <div className="-mt-4 grid min-h-24 w-full max-w-md content-start gap-6">
          {isTimeUp && <p className="text-muted">{TIME_UP_TEXT}</p>}
          <div className="text-left">
            <WaitingNote isShown={isLost} text={ANSWERS_WAIT} />
          </div>
        </div>
      ) : (
        <>
          <p role="alert" className="max-w-[44ch] text-muted">
            {problem}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button tone="solid" onClick={onTryAgain}>
              Try again
            </Button>
            <Button onClick={onLeave}>Back to the start</Button>
          </div>
        </>
      )}
    </section>
  )
}
