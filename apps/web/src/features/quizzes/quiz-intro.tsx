import { PAGE_DIFFICULTY } from '@trendverse/domain/quizzes/quiz'
import type { Trend } from '@trendverse/domain/trends/trend'
import { TrendHero } from '../../components/trend/trend-hero'
import { boardWords } from './board-of'
import { IntroLeaderboard } from './intro-leaderboard'
import { QuizBack } from './quiz-back'
import type { IntroProps } from './quiz-place'
import { QuizRules } from './quiz-rules'
import { SharedResult } from './shared-result'
import { StartArea } from './start-area'
import { useOffer } from './use-offer'

type QuizIntroProps = IntroProps & { readonly trend: Trend }

/** QZ-02: what the quiz is about, how it goes, who did best, and the way in. */
export function QuizIntro({ trend, problem, onStart, onContinue }: QuizIntroProps) {
  const offer = useOffer(trend.id)
  return (
    <div className="grid gap-5">
      <QuizBack />
      <SharedResult trend={trend} />
      <TrendHero trend={trend} eyebrow="Quiz">
        <p dir="auto" className="line-clamp-5 max-w-[62ch] text-left text-lg text-text/85">
          {trend.description}
        </p>
        <StartArea offer={offer} problem={problem} onStart={onStart} onContinue={onContinue} />
      </TrendHero>
      <div className="quiz-columns">
        <QuizRules counted="questions">
          <p>
            Questions are written by people, by AI or by our own generator. After the quiz, you’ll see the source of
            every answer.
          </p>
          <p>You can change your answer until you move on. Unanswered questions count as wrong.</p>
        </QuizRules>
        <IntroLeaderboard subjectId={trend.id} words={boardWords(PAGE_DIFFICULTY)} />
      </div>
    </div>
  )
}
