import { Link } from '@tanstack/react-router'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { timeLeftText } from '../../components/time-left-text'
import { exactText } from '../../components/zoned-time'
import type { ProfileData } from './read-profile-page'

type FinishedQuizProps = {
  readonly quiz: NonNullable<ProfileData['history']>['data'][number]
  readonly timeZone: string
}

/** One finished quiz: what it was about, when, and how it came out. */
export function FinishedQuiz({ quiz, timeZone }: FinishedQuizProps) {
  const { trendId, trendName, category, score, total, percent, passed, time, finishedAt } = quiz
  return (
    <li className="finished-quiz">
      <div className="min-w-0">
        <p dir="auto" className="text-left font-medium">
          <Link to="/quiz/$trendId" params={{ trendId }} className="text-link wrap-anywhere">
            {trendName}
          </Link>
        </p>
        <p className="text-xs text-faint">
          {category} ·{' '}
          <time dateTime={finishedAt} title={exactText(Date.parse(finishedAt), timeZone)}>
            {exactText(Date.parse(finishedAt), timeZone).split(',')[0]}
          </time>
        </p>
      </div>
      <p className="grid justify-items-end text-right tabular-nums">
        <span className="font-medium">{percent}%</span>
        <span className="text-xs text-muted">
          {score} of {total} in {timeLeftText(time * SECOND_MS)}
          {passed && ', passed'}
        </span>
      </p>
    </li>
  )
}
