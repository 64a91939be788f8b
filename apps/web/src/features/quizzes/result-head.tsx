import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { unrankedText } from '../../components/ranking/unranked-text'
import { timeLeftText } from '../../components/text/time-left-text'
import { accentStyle } from '../../components/trend/accent-style'
import { OutcomeSign } from './outcome-sign'
import type { QuizResult } from './quiz-calls'
import type { QuizSubject } from './quiz-subject'

type ResultHeadProps = {
  readonly eyebrow: ReactNode
  readonly trend: QuizSubject
  readonly result: QuizResult
  /** Null for guests, who had their one quiz (QZ-12), and where there is no second try. */
  readonly onTryAgain: (() => void) | null
}

/** Nobody needs it before the end. */
const ResultSign = lazyPart(() => import('./result-sign').then((module) => module.ResultSign))

const RADIUS = 46
const LENGTH = 2 * Math.PI * RADIUS

/** QZ-11: score, percentage, time, passed or not, and the ways on. */
export function ResultHead({ eyebrow, trend, result, onTryAgain }: ResultHeadProps) {
  const { score, total, percent, passed, passingScore, time, late, unranked } = result
  return (
    <header data-theme="dark" data-accent="" style={accentStyle(trend.color)} className="quiz-result">
      <div className="quiz-orbit" data-passed={passed || undefined}>
        <ResultSign percent={percent} />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className="quiz-orbit-track" cx="50" cy="50" r={RADIUS} />
          <circle
            className="quiz-orbit-share"
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
            transform="rotate(-90 50 50)"
          />
        </svg>
      </div>
      <div className="grid min-w-0 gap-4">
        <p dir="auto" className="eyebrow text-left text-accent">
          {eyebrow}
        </p>
        <h1 tabIndex={-1} className="quiz-score outline-none">
          <span className="sr-only">Your result: </span>
          {score} / {total}
        </h1>
        <dl className="quiz-outcomes">
          <div>
            <dt>Score</dt>
            <dd>{percent}%</dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>{timeLeftText(time * SECOND_MS)}</dd>
          </div>
          <div>
            <dt>{passingScore}% to pass</dt>
            <dd className="flex items-center gap-1.5">
              <OutcomeSign outcome={passed ? 'right' : 'open'} />
              {passed ? 'Passed' : 'Not passed'}
            </dd>
          </div>
        </dl>
        {unranked !== null && <p className="text-sm text-warn">{unrankedText(unranked)}</p>}
        {late && <p className="text-sm text-warn">Some answers arrived too late, so this result isn’t ranked.</p>}
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          {onTryAgain !== null && <Button onClick={onTryAgain}>Try Again</Button>}
          <LinkButton to="/trends" tone="solid">
            Explore More Trends
          </LinkButton>
        </div>
      </div>
    </header>
  )
}
