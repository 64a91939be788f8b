import type { ReactNode } from 'react'
import type { Read } from '../../../backend/reads/use-read'
import { useSession } from '../../../backend/session/use-session'
import { Button } from '../../../components/controls/button'
import { Skeleton } from '../../../components/page/skeleton'
import { VerifyToBeRanked } from '../../../components/ranking/verify-to-be-ranked'
import type { IntroProps } from '../quiz-place'
import { useAllowance } from '../use-allowance'
import { NextQuiz, Streak } from './next-quiz'
import type { Today } from './use-today'

type WayInProps = {
  readonly label: string
  readonly onPress: () => void
  /** What is said below. */
  readonly children: ReactNode
}

function WayIn({ label, onPress, children }: WayInProps) {
  return (
    <div className="grid gap-3">
      <p>
        <Button id="start" tone="solid" aria-describedby="start-note" onClick={onPress} className="px-7">
          {label}
        </Button>
      </p>
      <p id="start-note" className="text-sm text-muted">
        {children}
      </p>
    </div>
  )
}

type DailyStartProps = IntroProps & { readonly today: Read<Today> }

/** The way in: to begin, to go on, or to what one made of it, with the time of the next one. */
function Way({ today: { phase, data, refresh }, onStart, onContinue }: DailyStartProps) {
  const { user } = useSession()
  const { whenAsked } = useAllowance()
  if (data === null) {
    if (phase === 'loading') return <Skeleton className="h-11 w-48 rounded-full!" />
    return (
      <WayIn label="Try again" onPress={refresh}>
        Today's quiz didn’t load.
      </WayIn>
    )
  }
  const { running, taken, streak } = data
  if (running !== null) {
    return (
      <WayIn label="Continue your quiz" onPress={() => onContinue(running)}>
        You’ve started it, and the clock is running.
      </WayIn>
    )
  }
  if (taken !== null) {
    const { attemptId, score, total } = taken
    return (
      <WayIn label="See your answers" onPress={() => onContinue(attemptId)}>
        You got {score} of {total} today. <Streak days={streak} /> <NextQuiz today={data} />
      </WayIn>
    )
  }
  return (
    <>
      <WayIn label="Start Quiz" onPress={() => void onStart(whenAsked())}>
        {user === null ? (
          'Free every day, without an account.'
        ) : (
          <>
            One try. <Streak days={streak} /> <NextQuiz today={data} />
          </>
        )}
      </WayIn>
      <VerifyToBeRanked user={user} />
    </>
  )
}

export function DailyStart(props: DailyStartProps) {
  return (
    <div className="grid gap-3">
      <Way {...props} />
      {props.problem !== null && (
        <p role="alert" className="quiz-note max-w-[62ch]" data-tone="warn">
          {props.problem}
        </p>
      )}
    </div>
  )
}
