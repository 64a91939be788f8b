import type { Trend } from '@trendverse/domain/trends/trend'
import { TrendHero } from '../../components/trend-hero'
import { IntroBoard } from './intro-board'
import { QuizBack } from './quiz-back'
import { QuizRules } from './quiz-rules'
import { SharedResult } from './shared-result'
import { StartArea } from './start-area'
import type { QuizControls } from './use-quiz'

type QuizIntroProps = {
  readonly trend: Trend
  /** Why the last try to begin did not work. */
  readonly problem: string | null
  readonly onStart: QuizControls['start']
  readonly onContinue: QuizControls['goOn']
}

/** QZ-02: what the quiz is about, how it goes, who did best, and the way in. */
export function QuizIntro({ trend, problem, onStart, onContinue }: QuizIntroProps) {
  return (
    <div className="grid gap-5">
      <QuizBack />
      <SharedResult trend={trend} />
      <TrendHero trend={trend} eyebrow="Quiz">
        <p dir="auto" className="line-clamp-5 max-w-[62ch] text-left text-lg text-text/85">
          {trend.description}
        </p>
        <StartArea trendId={trend.id} problem={problem} onStart={onStart} onContinue={onContinue} />
      </TrendHero>
      <div className="quiz-columns">
        <QuizRules />
        <IntroBoard trendId={trend.id} />
      </div>
    </div>
  )
}
