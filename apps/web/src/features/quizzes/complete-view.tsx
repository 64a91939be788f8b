import { keepText, type OpenStorage, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { Trend } from '@trendverse/domain/trends/trend'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { leaderboardRows } from './leaderboard-rows'
import { LeaderboardTable } from './leaderboard-table'
import { QuizBack } from './quiz-back'
import type { QuizResult, ReviewedQuestion } from './quiz-calls'
import { ResultHead } from './result-head'
import './result.css'

/** The last result that a guest was invited to sign up with (QZ-17), by the id of its attempt. */
const INVITED_KEY = `${STORAGE_PREFIX}quiz_invited`

/** Where that is remembered: as long as the tab is open. Throws where storage is forbidden. */
const tabStorage: OpenStorage = () => window.sessionStorage

/** Whether the invitation was shown with this result before, as after a reload. */
export function wasInvited(storage: OpenStorage, attemptId: string): boolean {
  return readText(storage, INVITED_KEY) === attemptId
}

export function rememberInvitation(storage: OpenStorage, attemptId: string): void {
  keepText(storage, INVITED_KEY, attemptId)
}

const SignUpPrompt = lazy(() =>
  import('../../components/account/sign-up-prompt').then((module) => ({ default: module.SignUpPrompt })),
)

const ResultReview = lazy(() => import('./result-review').then((module) => ({ default: module.ResultReview })))

const ShareResult = lazy(() => import('./share-result').then((module) => ({ default: module.ShareResult })))

const ReportDialog = lazy(() => import('./report-dialog').then((module) => ({ default: module.ReportDialog })))

type CompleteViewProps = {
  readonly trend: Trend
  readonly result: QuizResult
  /** Who keeps the attempt. */
  readonly keptBy: Runtime
  readonly finishedAtMs: number
  readonly onTryAgain: () => void
}

/** QZ-11 to QZ-17: how it went, every answer with its proof, and the leaderboard. */
export function CompleteView({ trend, result, keptBy, finishedAtMs, onTryAgain }: CompleteViewProps) {
  const { settings } = useServices()
  const { user } = useSession()
  const isGuest = user === null
  const [reported, setReported] = useState<ReviewedQuestion | null>(null)
  const { attemptId } = result
  const [isInvited, setIsInvited] = useState(() => isGuest && !wasInvited(tabStorage, attemptId))
  useEffect(() => {
    if (isInvited) rememberInvitation(tabStorage, attemptId)
  }, [isInvited, attemptId])
  const guest = isGuest ? { score: result.percent, time: result.time, atMs: finishedAtMs } : null
  const { rows, own } = leaderboardRows(result.board, guest)
  return (
    <div className="grid gap-5">
      <QuizBack />
      <ResultHead trend={trend} result={result} onTryAgain={isGuest ? null : onTryAgain} />
      {/* QZ-14, SH-07 */}
      {user !== null && (
        <Suspense>
          <ShareResult
            attemptId={result.attemptId}
            trend={trend}
            score={result.score}
            total={result.total}
            firstName={user.firstName}
          />
        </Suspense>
      )}
      <div className="quiz-columns" data-wide="">
        <Suspense fallback={<div />}>
          <ResultReview questions={result.questions} onReport={setReported} />
        </Suspense>
        <section aria-labelledby="board" className="quiz-card content-start self-start">
          <h2 id="board" className="text-xl">
            Top 10
          </h2>
          <LeaderboardTable caption="The ten best" rows={rows} own={own} />
          {isGuest && <p className="text-sm text-muted">Your row is on this screen only: the board is for accounts.</p>}
        </section>
      </div>
      {reported !== null && (
        <Suspense>
          <ReportDialog question={reported} attemptId={attemptId} keptBy={keptBy} onClose={() => setReported(null)} />
        </Suspense>
      )}
      {isInvited && isGuest && (
        <Suspense>
          <SignUpPrompt
            variant="afterQuiz"
            limits={settings}
            from={`/quiz/${trend.id}`}
            onClose={() => setIsInvited(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
