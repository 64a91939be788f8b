import { DEFAULT_PASSING_SCORE, durationOf, PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { Trend } from '@trendverse/domain/trends/trend'
import { TrendHero } from '../../components/trend-hero'
import { IntroBoard } from './intro-board'
import { QuizBack } from './quiz-back'
import { SharedResult } from './shared-result'
import { StartArea } from './start-area'
import type { QuizControls } from './use-quiz'

const MINUTES = durationOf(PAGE_DIFFICULTY, PAGE_QUESTIONS) / 60

const FACTS = [
  { figure: PAGE_QUESTIONS.toString(), word: 'questions' },
  { figure: MINUTES.toString(), word: 'minute limit' },
  { figure: `${DEFAULT_PASSING_SCORE.toString()}%`, word: 'to pass' },
] as const

/** QZ-02: how many questions, how long, and who writes them. */
function QuizRules() {
  return (
    <section aria-labelledby="rules" className="quiz-card content-start">
      <h2 id="rules" className="text-xl">
        How it goes
      </h2>
      <ul className="quiz-facts">
        {FACTS.map(({ figure, word }) => (
          <li key={word}>
            <span className="quiz-figure">{figure}</span> <span className="text-sm text-muted">{word}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 text-muted">
        <p>
          The questions are AI-generated from this trend's own evidence where this site has a key for it, and otherwise
          made from the same evidence by our own generator. After the quiz, every answer shows its proof.
        </p>
        <p>You may change your mind until you go on. What is unanswered when the time is up counts as wrong.</p>
      </div>
    </section>
  )
}

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
