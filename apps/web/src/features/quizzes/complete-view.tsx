import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { useEffect, useState } from 'react'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { keepTrialMirror } from '../../backend/session/keep-trial-mirror'
import { useSession } from '../../backend/session/use-session'
import { lazyPart } from '../../components/browser/lazy-part'
import { BoardOf } from './board-of'
import { leaderboardRows } from './leaderboard-rows'
import { LeaderboardTable } from './leaderboard-table'
import { QuizBack } from './quiz-back'
import type { QuizResult, ReviewedQuestion } from './quiz-calls'
import { ResultHead } from './result-head'
import './result.css'
import type { QuizPlace } from './quiz-place'

const GuestInvitation = lazyPart(() => import('./guest-invitation').then((module) => module.GuestInvitation))

const ResultReview = lazyPart(() => import('./result-review').then((module) => module.ResultReview))

const QuestionReportDialog = lazyPart(() =>
  import('./question-report-dialog').then((module) => module.QuestionReportDialog),
)

type CompleteViewProps = {
  readonly place: QuizPlace
  readonly result: QuizResult
  /** Who keeps the attempt. */
  readonly keptBy: Runtime
  readonly finishedAtMs: number
  readonly onTryAgain: () => void
}

/** QZ-11 to QZ-17: how it went, every answer with its proof, and the leaderboard. */
export function CompleteView({ place, result, keptBy, finishedAtMs, onTryAgain }: CompleteViewProps) {
  const { user } = useSession()
  const isGuest = user === null
  const [reported, setReported] = useState<ReviewedQuestion | null>(null)
  const { attemptId } = result
  const [wasTrial] = useState(isGuest && dayOfDailyQuiz(result.trendId) === null)
  useEffect(() => {
    // LM-08: a guest's finished quiz was the trial, unless it was the quiz of the day; a member's is not, even if they sign out here.
    if (wasTrial) keepTrialMirror()
  }, [wasTrial])
  const guest = isGuest ? { score: result.percent, time: result.time, atMs: finishedAtMs } : null
  const { rows, own } = leaderboardRows(result.board, guest)
  return (
    <div className="grid gap-5">
      <QuizBack />
      <ResultHead
        eyebrow={place.eyebrow}
        trend={place.subject}
        result={result}
        onTryAgain={isGuest || place.isOnce ? null : onTryAgain}
      />
      <place.Aftermath result={result} />
      <div className="quiz-columns" data-wide="">
        <ResultReview fallback={<div />} questions={result.questions} onReport={setReported} />
        <section aria-labelledby="board" className="quiz-card content-start self-start">
          <h2 id="board" className="text-xl">
            Top 10
          </h2>
          <BoardOf words={place.boardOf(result.difficulty)} />
          <LeaderboardTable caption="The ten best results" rows={rows} own={own} />
          {isGuest && (
            <p className="text-sm text-muted">
              Only you can see this row. Create a free account to appear on the leaderboard.
            </p>
          )}
        </section>
      </div>
      {reported !== null && (
        <QuestionReportDialog
          question={reported}
          attemptId={attemptId}
          keptBy={keptBy}
          onClose={() => setReported(null)}
        />
      )}
      {isGuest && wasTrial && <GuestInvitation attemptId={attemptId} isDue={reported === null} from={place.path} />}
    </div>
  )
}
